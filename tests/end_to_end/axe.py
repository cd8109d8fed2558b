"""What axe says of a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Whatever fades in has its colours at the end only; what moves for ever is looked at as it is.
_AT_REST = """async () => {
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
}"""
_FIND = """async (rules) => (await axe.run(document,
    { ...(rules && { runOnly: rules }), resultTypes: ['violations'] })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`).join(' | ')}`)"""


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """By these rules, or by all of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text("utf-8"))  # as a script of the page it would break its security policy
    page.evaluate(_AT_REST)
    found: list[str] = page.evaluate(_FIND, rules)
    return found
