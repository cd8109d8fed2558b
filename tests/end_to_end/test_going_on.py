"""What others do is seen for a moment; whoever has seen enough goes on, by a click or a key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.people import DESK, PHONE

say = speaker("de")
WAYS = [("click", DESK), ("click", PHONE), ("Enter", DESK), ("Space", DESK), ("Escape", DESK)]

# The trick on the table is won by seat 1.
_WON = """() => {
    const { news } = session, { view } = news;
    const trick = { leader: 1, winner: 1, led: 'b', by: 'b', seal: 'b', cards: ['b10', 'b7', 'b2', 'b5'] };
    const seen = { ...view, trick: [], winning: null, cards: [], tricks: [...view.tricks, trick] };
    session.news = { ...news, turn: 1, view: seen };
}"""

# Seat 1 was on turn and has passed; it is our turn.
_BEFORE = "() => { session.news = { ...session.news, turn: 1 }; }"
_PASSED = """() => {
    const { news } = session, number = news.events.at(-1).number + 1;
    const passed = { number, name: 'passed', args: { seat: 1 } };
    session.news = { ...news, turn: 0, events: [...news.events, passed], log: [...news.log, passed] };
}"""


def still(shown: Gallery, scene: str, size: tuple[int, int]) -> None:
    """That scene, where no time passes: nothing goes on by itself."""
    shown.page.clock.install(time=0)
    shown.look("light", size)
    shown.show(scene)
    shown.page.clock.pause_at(600)


def go_on(shown: Gallery, way: str, where: str) -> None:
    if way == "click":
        shown.page.locator(where).click(position={"x": 12, "y": 12})
    else:
        shown.page.keyboard.press(way)


@pytest.mark.parametrize(("way", "size"), WAYS)
def test_a_trick_has_been_seen(browser: Browser, way: str, size: tuple[int, int]) -> None:
    with gallery(browser) as shown:
        still(shown, "few", size)
        where = shown.page.locator(".bar .sub")
        expect(where).to_have_text(say("siegel-page-where-trick", round=2, rounds=4, trick=7))
        shown.page.evaluate(_WON)
        expect(where).to_have_text(say("siegel-page-where-trick", round=2, rounds=4, trick=7))
        go_on(shown, way, ".trick")
        expect(where).to_have_text(say("siegel-page-where-trick", round=2, rounds=4, trick=8))


@pytest.mark.parametrize(("way", "size"), WAYS)
def test_a_deed_in_the_mine_has_been_seen(browser: Browser, way: str, size: tuple[int, int]) -> None:
    with gallery(browser) as shown:
        still(shown, "saboteur-5", size)
        shown.page.evaluate(_BEFORE)
        on_turn = shown.page.locator(".miner:has(.kt-candle)")
        expect(on_turn).to_have_attribute("data-seat", "1")
        shown.page.evaluate(_PASSED)
        expect(on_turn).to_have_attribute("data-seat", "1")
        go_on(shown, way, ".mat")
        expect(on_turn).to_have_attribute("data-seat", "0")
