"""What somebody needs at the moment is in sight: the button that goes on, the seconds left, what befell them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.people import DESK, PHONE

say = speaker("de")
ACROSS = ((740, 360), (844, 390))
"""Phones held so may be wider than any that is held upright."""

# Buttons of which a message hides a part.
_HIDDEN = """() => {
    const toasts = [...document.querySelectorAll('.toast')].map((each) => each.getBoundingClientRect());
    if (!toasts.length) return ['there is no message'];
    return [...document.querySelectorAll('.game button')].filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const over = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return node.checkVisibility({ visibilityProperty: true }) && toasts.some(over);
    }).map((node) => node.ariaLabel ?? node.innerText);
}"""

# Whether one sees the middle of it, without scrolling.
_SEEN = """(node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2)) && top + height <= innerHeight;
}"""


# How far the foot of a sheet is from the lower edge, and how much of the sheet's end it hides.
_FOOT = """() => {
    const box = (what) => [...document.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
    const [foot] = box('.sheet-foot');
    const end = Math.max(...box(':is(.goldsheet, .ledger) > :not(.sheet-foot)').map(({ bottom }) => bottom));
    return [Math.round(innerHeight - foot.bottom), Math.max(0, end - foot.top)];
}"""


@pytest.fixture
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as opened:
        yield opened


def test_messages_hide_no_button_on_a_phone(shown: Gallery) -> None:
    shown.look("light", PHONE)
    for scene in ("toast", "refusal", "saboteur-toast"):
        shown.show(scene)
        assert shown.page.evaluate(_HIDDEN) == []


def test_gold_is_taken_without_scrolling(shown: Gallery) -> None:
    shown.show("saboteur-pick")
    for size in (DESK, PHONE, *ACROSS):
        shown.look("light", size)
        cards = shown.page.get_by_role("radio")
        take = shown.page.get_by_role("button", name=say("saboteur-page-choose"))
        assert [cards.nth(i).evaluate(_SEEN) for i in range(cards.count())] == [True] * 3
        assert take.evaluate(_SEEN)


@pytest.mark.parametrize("scene", ["saboteur-pick-others", "saboteur-reached", "round-end"])
def test_across_the_foot_of_a_sheet_stands_at_the_lower_edge(shown: Gallery, scene: str) -> None:
    shown.show(scene)
    expect(shown.page.locator(".sheet-foot")).to_be_visible()
    for size in ACROSS:
        shown.look("light", size)
        assert shown.page.evaluate(_FOOT)[0] == 0
        shown.page.evaluate("for (const each of document.querySelectorAll('*')) each.scrollTop = 1e6")
        assert shown.page.evaluate(_FOOT) == [0, 0]


def test_the_line_of_the_turn_has_the_seconds_and_what_befell_oneself(shown: Gallery) -> None:
    shown.look("light", PHONE)
    shown.show("saboteur-clock")
    lines = shown.page.locator(".latest .line")
    expect(lines.first).to_contain_text(say("saboteur-log-your-turn"))
    expect(lines.first.get_by_role("timer")).to_be_visible()
    expect(shown.page.get_by_role("timer")).to_have_count(1)
    # It was not the last thing that happened.
    tool = say("saboteur-tool", tool="cart")
    expect(lines.last).to_contain_text(
        say("saboteur-page-short-broke", target=say("saboteur-page-you"), tool=tool, player="Sabine")
    )
    assert lines.last.locator("span").first.evaluate("node => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize("scene", ["saboteur-5", "saboteur-10", "saboteur-clock"])
def test_across_what_happened_last_is_told_whole(shown: Gallery, scene: str) -> None:
    shown.show(scene)
    for size in ACROSS:
        shown.look("light", size)
        newest = shown.page.locator(".latest .newest")
        whole = "node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight"
        assert newest.locator("span").first.evaluate(whole)
        assert newest.evaluate("node => node.getBoundingClientRect().bottom <= innerHeight")


def test_when_roles_are_shown_nobody_counts_saboteurs(shown: Gallery) -> None:
    drawer = shown.page.get_by_role("dialog")
    guess = drawer.get_by_role("heading", name=say("saboteur-page-who-is-who"))
    shown.show("saboteur-log")
    expect(guess).to_be_visible()
    shown.show("saboteur-log-end")
    expect(drawer.get_by_role("heading", name=say("saboteur-page-sum"), exact=True)).to_be_visible()
    expect(guess).to_have_count(0)


def test_the_lifted_card_says_what_the_next_tap_does(shown: Gallery) -> None:
    shown.look("light", PHONE)
    shown.show("raised")
    expect(shown.page.locator(".me .txt b")).to_have_text(say("siegel-page-tap-again"))
    expect(shown.page.locator(".me .task")).to_contain_text("12")


def test_whose_place_a_bot_holds_is_offered_it_back(shown: Gallery) -> None:
    shown.show("round-end-bot")
    expect(shown.page.get_by_role("button", name=say("page-take-back"))).to_have_count(1)
    expect(shown.page.get_by_role("button", name=say("siegel-page-next", round=4))).to_have_count(0)


@pytest.mark.parametrize("scene", ["game-end", "game-end-tie", "saboteur-over-3", "saboteur-over-10"])
def test_the_same_people_can_play_again_without_scrolling(shown: Gallery, scene: str) -> None:
    shown.show(scene)
    for size in (DESK, (1024, 768), PHONE, *ACROSS):
        shown.look("light", size)
        again = shown.page.get_by_role("button", name=say("page-rematch"))
        assert again.evaluate(_SEEN), size
    # What else there is at the foot comes out from below it.
    shown.page.get_by_role("button", name=say("page-download")).scroll_into_view_if_needed()
    assert shown.page.get_by_role("button", name=say("page-download")).evaluate(_SEEN)


def test_many_seals_that_are_left_squeeze_neither_words_nor_points(shown: Gallery) -> None:
    """Twelve, as somebody new may have; the scene has a few, so they are made more."""
    shown.show("round-end")
    many = """row => {
        const seals = row.querySelector('.left');
        const seal = document.querySelector('.why .left > :not(.kt-figure)');
        while (seals.childElementCount < 12) seals.append(seal.cloneNode(true));
        const [words, points] = ['.txt', '.pts'].map((part) => row.querySelector(part).getBoundingClientRect());
        return [words.width, innerWidth - points.right];
    }"""
    for size, least in ((PHONE, 80), (DESK, 150)):
        shown.look("light", size)
        rows = shown.page.locator(".why li")
        for number in range(rows.count()):
            words, room = rows.nth(number).evaluate(many)
            assert words >= least
            assert room >= 0
