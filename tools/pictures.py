"""Takes pictures of every screen and state of the page, in a real browser: ``python -m tools.pictures``.

All of them go to ``build/pictures/``; a small selection, with ``docs/gallery.md`` around it, to ``docs/pictures/``.
The scenes are those of ``web/gallery/``: hand-made news, drawn by the real page. Arguments name the only scenes wanted;
``--docs`` takes only what the documentation shows, which is quicker.
"""

from __future__ import annotations

import base64
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import npm
from tools.browser import ARGUMENTS, MISSING, found
from tools.gallery_page import SHOWN, write_page

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "gallery"
ALL = ROOT / "build" / "pictures"
DOCS = ROOT / "docs" / "pictures"

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "small": (360, 640), "across": (740, 360)}
THEMES = ("light", "dark")
# German in all sizes and themes; the others where words are long and room is short.
ELSEWHERE = (("nl", "small", "light"), ("nl", "desk", "light"), ("en", "phone", "light"))
EYES = ("deuteranopia", "protanopia")
COLOURFUL = ("follow", "predict")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Size and theme have reached the page by then."""
LATE_MS = {"lost": 900, "refusal": 150, "toast": 150, "help": 200, "saboteur-help": 200}
"""A lost connection is only told when it lasts, and messages fade in."""


@dataclass(frozen=True)
class Look:
    """How a scene is looked at."""

    language: str
    size: str
    theme: str
    eyes: str = ""

    def name(self, scene: str) -> str:
        return "-".join(filter(None, (scene, self.size, self.theme, self.language, self.eyes)))


LOOKS = (
    *(Look("de", size, theme) for size in SIZES for theme in THEMES),
    *(Look(*each) for each in ELSEWHERE),
    *(Look("de", "desk", "light", eyes) for eyes in EYES),
)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the base class calls it so)
        """Says nothing of each file."""


@contextmanager
def served() -> Iterator[str]:
    """The built gallery on a port of the system's choice."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        host, port = server.server_address[:2]
        yield f"http://{host!s}:{port}/gallery.html"
        server.shutdown()


def capture(page: Page, quality: int, file: Path) -> None:
    """As WebP, which Playwright does not offer by itself."""
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    file.write_bytes(base64.b64decode(answer["data"]))
    session.detach()


def faults(page: Page) -> list[str]:
    """What must never be on a picture: sideways scrolling, and errors."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{wide} px too wide"] if wide > 0 else []


def take(browser: Browser, address: str, language: str, wanted: list[str], docs: bool) -> Iterator[str]:
    """Pictures of all scenes in one language; tells of faults. A scene is loaded once and looked at in all ways."""
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.wait_for_selector("html[data-ready]")
    scenes: list[str] = page.evaluate("document.documentElement.dataset.scenes.split(' ')")
    looks = [look for look in LOOKS if look.language == language]
    for scene, eyes in ((scene, eyes) for scene in wanted or scenes for eyes in ("", *EYES)):
        if eyes and scene not in COLOURFUL:
            continue
        ways = [look for look in looks if look.eyes == eyes and (not docs or look.name(scene) in SHOWN)]
        if not ways:
            continue
        page.goto(f"{address}?scene={scene}&eyes={eyes}")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_timeout(LATE_MS.get(scene, 0))
        for look in ways:
            width, height = SIZES[look.size]
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
            page.evaluate(DRAWN)
            name = look.name(scene)
            capture(page, 90, ALL / f"{name}.webp")
            if name in SHOWN:
                capture(page, 72, DOCS / f"{name}.webp")
            yield from (f"{name}: {fault}" for fault in (*faults(page), *errors))
            errors.clear()
    context.close()


def main(arguments: list[str]) -> int:
    docs = "--docs" in arguments
    wanted = [name for name in arguments if name != "--docs"]
    chromium = found()
    if chromium is None:
        sys.exit(MISSING)
    if npm.main(["run", "--silent", "gallery", "--", "--logLevel", "warn"]):
        return 1
    for folder in (ALL, DOCS):
        folder.mkdir(parents=True, exist_ok=True)
    if not wanted:
        for old in ALL.glob("*.webp"):
            old.unlink()
    # Those of the documentation go only once they are no longer shown: who stops halfway has lost none.
    for old in DOCS.glob("*.webp"):
        if old.stem not in SHOWN:
            old.unlink()
    told: list[str] = []
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, chromium_sandbox=os.geteuid() != 0, args=ARGUMENTS
        )
        for language in dict.fromkeys(look.language for look in LOOKS):
            told += take(browser, address, language, wanted, docs)
        browser.close()
    write_page(DOCS.parent / "gallery.md")
    there = DOCS if wanted else ALL
    missing = [name for name in SHOWN if not (there / f"{name}.webp").exists()]
    for line in (*told, *(f"{name}: not taken" for name in missing)):
        print(line, file=sys.stderr)
    print(f"{len(list(ALL.glob('*.webp')))} pictures in {ALL.relative_to(ROOT)}, {len(SHOWN)} in docs/gallery.md")
    return 1 if told or missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
