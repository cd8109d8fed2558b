"""The gallery in the documentation: every picture is there, none is left over, and all together stay small."""

from __future__ import annotations

import re
from pathlib import Path

from tools import scenes
from tools.gallery_page import SHOWN, write_page
from tools.pictures import DOCS, LOOKS

MOST_BYTES = 4_000_000


def test_the_page_shows_exactly_the_pictures_that_are_there() -> None:
    page = DOCS.parent / "gallery.md"
    shown = re.findall(r'src="pictures/([\w-]+)\.webp"', page.read_text("utf-8"))
    assert sorted(shown) == sorted(SHOWN) == sorted(file.stem for file in DOCS.iterdir())


def test_the_page_is_up_to_date(tmp_path: Path) -> None:
    write_page(tmp_path / "gallery.md")
    assert (tmp_path / "gallery.md").read_text("utf-8") == (DOCS.parent / "gallery.md").read_text("utf-8")


def test_every_picture_shown_is_one_that_is_taken() -> None:
    for name in SHOWN:
        assert any(name == look.name(scene) for look in LOOKS for scene in [name.split(f"-{look.size}-")[0]]), name


def test_the_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in DOCS.iterdir()) < MOST_BYTES


def test_the_played_scenes_are_up_to_date() -> None:
    """`python -m tools.scenes` writes them anew."""
    assert scenes.text() == scenes.FILE.read_text("utf-8")
