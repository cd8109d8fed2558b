"""Every screen in every state: axe finds nothing, fingers find everything, nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import gallery
from tests.end_to_end.people import DESK, PHONE

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
CONTRAST = ["color-contrast"]
TABLET, UPRIGHT, ACROSS = (1024, 768), (390, 844), (740, 360)
# Twice as large means half the room.
ZOOMED = [(DESK[0] // 2, DESK[1] // 2), (TABLET[0] // 2, TABLET[1] // 2), (640, 512)]
# Scenes are shared out, so that two processors have something to do.
PARTS = 4


LIGHT_DESK, DARK_PHONE = ("light", DESK, ALL), ("dark", PHONE, ALL)
SIZES = (DESK, UPRIGHT, PHONE, ACROSS)

Look = tuple[str, tuple[int, int], list[str]]


def under_axe(browser: Browser, part: int, looks: Callable[[int], Sequence[Look]]) -> list[str]:
    """What axe says of the scenes of one part; `looks`: how the first, second … of them is looked at."""
    found = []
    with gallery(browser) as shown:
        for number, scene in enumerate(shown.scenes[part::PARTS]):
            shown.show(scene)
            for theme, size, rules in looks(number):
                shown.look(theme, size)
                found += [f"{scene} {theme} {size}: {fault}" for fault in shown.axe(rules)]
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing(browser: Browser, part: int) -> None:
    """Every other scene on a desk, the others on a phone; the long tests look at each in every way."""
    found = under_axe(browser, part, lambda number: [(LIGHT_DESK, DARK_PHONE)[number % 2]])
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing_in_any_light_and_size(browser: Browser, part: int) -> None:
    looks = (LIGHT_DESK, DARK_PHONE, ("dark", DESK, CONTRAST), ("light", PHONE, CONTRAST))
    found = under_axe(browser, part, lambda _: looks)
    assert not found, "\n".join(found)


def out_of_reach(browser: Browser, part: int, sizes: Sequence[tuple[int, int]]) -> list[str]:
    found = []
    with gallery(browser) as shown:
        for scene in shown.scenes[part::PARTS]:
            shown.show(scene)
            for size in sizes:
                shown.look("light", size)
                faults = [*shown.targets(), *shown.cut()]
                if size in (UPRIGHT, PHONE, ACROSS):
                    faults += shown.cards()
                if size in (DESK, UPRIGHT):
                    faults += shown.twins()
                found += [f"{scene} {size}: {fault}" for fault in faults]
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_everything_is_in_reach_and_in_sight(browser: Browser, part: int) -> None:
    found = out_of_reach(browser, part, SIZES)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_is_in_reach_and_in_sight_on_tablets_and_twice_as_large(browser: Browser, part: int) -> None:
    found = out_of_reach(browser, part, (TABLET, *ZOOMED))
    assert not found, "\n".join(found)


def test_a_low_window_is_a_phone_however_wide_it_is(browser: Browser) -> None:
    with gallery(browser) as shown:
        for scene in ("follow", "predict", "round-end", "saboteur-5", "saboteur-pick"):
            shown.show(scene)
            for size in ((1000, 430), (1280, 470)):
                shown.look("light", size)
                assert [*shown.targets(), *shown.cut(), *shown.cards()] == [], (scene, size)
                expect(shown.page.locator(".side")).to_be_hidden()
                expect(shown.page.get_by_role("button", name=speaker("de")("talk")).first).to_be_visible()
