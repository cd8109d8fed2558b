"""Every state of the page as `web/gallery` stages it, and what axe and a ruler say of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from tests.end_to_end.axe import faults
from tools.pictures import BUILT, DRAWN, LATE_MS, served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# What a finger can use: large enough, and nothing lies over its middle. Cards of the hand are measured by themselves,
# the mine is a plan that is moved about, and single tools are for a mouse only: a finger is asked in the dock.
_TARGETS = """() => {
    const found = [];
    const above = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.veil, .note');
    const top = above ?? document;
    const exact = matchMedia('(hover: hover) and (pointer: fine)').matches ? '.tools' : ':not(*)';
    for (const node of top.querySelectorAll('button, a[href], input, [role=tab]')) {
        if (!node.checkVisibility({ visibilityProperty: true }) || node.closest(`.hand, .mine, ${exact}`)) continue;
        const name = `${node.className || node.tagName} "${node.ariaLabel ?? node.innerText}"`;
        let { width, height } = node.getBoundingClientRect();
        if (width < 43.5 || height < 43.5) found.push(`${name} has ${width.toFixed(1)} × ${height.toFixed(1)} px`);
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top: above } = node.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, above + height / 2);
        if (!node.contains(hit) && !hit?.closest('.toasts')) found.push(`${name} lies below ${hit?.className}`);
    }
    scrollTo(0, 0);
    return found;
}"""

# What can be pressed and has no name, or the name of another one in the same group.
_TWINS = """() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const seen = new Set(), found = [];
    for (const node of top.querySelectorAll('button, a[href], [role=tab]')) {
        if (node.closest('[inert], [aria-hidden]') || !node.checkVisibility({ visibilityProperty: true })) continue;
        const name = (node.ariaLabel || node.innerText).trim().replace(/\\s+/g, ' ');
        const group = node.closest('[role=group], [role=radiogroup], fieldset')?.ariaLabel ?? '';
        const key = `${group}: ${name}`;
        if (!name || seen.has(key)) found.push(`"${key}" is not the only one`);
        seen.add(key);
    }
    return found;
}"""

# The part of each card that is not covered by the next one: its widest and its highest line. None is lifted then.
_CARDS = """() => {
    if (document.querySelector('dialog[open], .veil, .note, .banners > *, .hand .raised')) return [];
    const found = [];
    for (const card of document.querySelectorAll('.hand button')) {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        const mine = (x, y) => Number(card.contains(document.elementFromPoint(x, y)));
        let [wide, high] = [0, 0];
        for (let x = left + .5; x < right; x++) wide += mine(x, top + 20);
        for (let y = top + .5; y < bottom; y++) high += mine(left + 20, y);
        if (wide < 41.5 || high < 54.5) found.push(`${card.ariaLabel} shows ${wide} × ${high} px`);
    }
    return found;
}"""

# Sideways scrolling, and words that end outside of what can be seen or scrolled to.
_CUT = """() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`${wide} px too wide`);
    for (const node of document.querySelectorAll('button, a[href], h1, h2, p, td, b, small, output')) {
        if (!node.checkVisibility({ visibilityProperty: true }) || node.closest('.sr, .art, .mine')) continue;
        const box = node.getBoundingClientRect();
        if (!box.width || getComputedStyle(node).clipPath !== 'none') continue;
        let clip = node.parentElement;
        while (clip && getComputedStyle(clip).overflow === 'visible') clip = clip.parentElement;
        const whole = !clip || clip === document.body || clip === document.documentElement;
        const area = whole ? { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 } : clip.getBoundingClientRect();
        const scrolls = !whole && /auto|scroll/.test(getComputedStyle(clip).overflowY);
        // Who was who is a row that is moved sideways on phones.
        const row = clip?.matches('.cast');
        const beside = !row && (box.right > area.right + 1.5 || box.left < area.left - 1.5);
        const below = !scrolls && (box.bottom > area.bottom + 1.5 || box.top < area.top - 1.5);
        if (beside || below) found.push(`"${node.ariaLabel ?? node.innerText}" is cut off by ${clip?.className}`);
    }
    return found;
}"""


@contextmanager
def gallery(browser: Browser, language: str = "de", *, touch: bool = False) -> Iterator[Gallery]:
    assert (BUILT / "gallery.html").exists(), "there is no gallery: run `make gallery`"
    with served() as address:
        context = browser.new_context(locale=language, reduced_motion="reduce", has_touch=touch)
        with closing(context):
            page, errors = context.new_page(), list[str]()
            page.on("pageerror", lambda error: errors.append(str(error)))
            yield Gallery(page, address)
            assert not errors, errors


class Gallery:
    """A page on which one scene after the other is shown."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self._address = page, address
        page.goto(address)
        page.wait_for_selector("html[data-ready]")
        self.scenes: list[str] = page.evaluate("document.documentElement.dataset.scenes.split(' ')")

    def show(self, scene: str) -> None:
        self.page.goto(f"{self._address}?scene={scene}")
        self.page.wait_for_selector("html[data-ready]")
        self.page.wait_for_timeout(LATE_MS.get(scene, 0))

    def look(self, theme: str, size: tuple[int, int]) -> None:
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)

    def axe(self, rules: list[str]) -> list[str]:
        return faults(self.page, rules)

    def targets(self) -> list[str]:
        found: list[str] = self.page.evaluate(_TARGETS)
        return found

    def cards(self) -> list[str]:
        found: list[str] = self.page.evaluate(_CARDS)
        return found

    def twins(self) -> list[str]:
        found: list[str] = self.page.evaluate(_TWINS)
        return found

    def cut(self) -> list[str]:
        found: list[str] = self.page.evaluate(_CUT)
        return found
