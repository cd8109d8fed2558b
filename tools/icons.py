"""The icons of the installed page, from its favicon: ``python -m tools.icons``."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import browser

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
GROUND = "#e6d9c2"
ICONS = {"icon-180": (180, 0.84, True), "icon-192": (192, 1.0, False), "icon-512": (512, 1.0, False)}
ICONS["icon-512-whole"] = (512, 0.66, True)
"""Size, how much of it the seal fills, and whether there is a ground behind it: systems cut icons."""


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.found(), args=browser.ARGUMENTS)
        for name, (size, share, whole) in ICONS.items():
            page = chromium.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{GROUND if whole else 'none'}"
            page.set_content(f'<body style="{style}"><div style="width:{size * share}px">{drawing}</div></body>')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        chromium.close()


if __name__ == "__main__":
    main()
