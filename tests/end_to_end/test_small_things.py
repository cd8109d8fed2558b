"""Small things that were in somebody's way: what hides what, and what outlives its moment."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.mine import Mine
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.screen import Screen

say = speaker("de")
TALL, LOW = (390, 844), (1280, 800)

_BOX = (
    "node => { const { left, right, top, bottom } = node.getBoundingClientRect(); return [left, right, top, bottom]; }"
)
# Whether one sees its upper left corner, where a card has its number, up to its edge.
_CORNER_SEEN = """node => {
    const { left, top } = node.getBoundingClientRect();
    const seen = (x, y) => node.contains(document.elementFromPoint(left + x, top + y));
    return [[12, 2], [20, 2], [4, 12], [12, 12], [20, 20]].every(([x, y]) => seen(x, y));
}"""
_TAP = "node => node.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))"
_STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


@pytest.fixture
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as opened:
        yield opened


def apart(one: list[float], other: list[float]) -> bool:
    return one[1] <= other[0] + 1 or other[1] <= one[0] + 1 or one[3] <= other[2] + 1 or other[3] <= one[2] + 1


def test_the_drawer_of_tricks_closes_with_its_round(shown: Gallery) -> None:
    shown.show("round-tricks")
    drawer = shown.page.get_by_role("dialog", name=say("siegel-page-tricks-of-round"))
    expect(drawer).to_be_visible()
    shown.page.evaluate("""() => {
        const { view } = session.news;
        const next = { ...view, round: view.round + 1, tricks: [], trick: [], winning: null };
        session.news = { ...session.news, stage: 'playing', view: next };
    }""")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("scene", ["away", "long"])
def test_phones_tell_too_when_a_bot_will_go_on_for_somebody(shown: Gallery, scene: str) -> None:
    shown.show(scene)
    for size in (PHONE, TALL, (740, 360), DESK):
        shown.look("light", size)
        left = shown.page.locator(".seat.off").get_by_text(re.compile(r"\d:\d\d$")).filter(visible=True)
        expect(left).to_have_count(1)
        words, time = left.locator("..").evaluate(_BOX), left.evaluate(_BOX)
        assert time[1] <= words[1] + 1, (size, "the time is whole")


@pytest.mark.parametrize("scene", ["lead", "few", "fifteen"])
def test_a_card_that_is_lifted_lies_over_ones_plate(shown: Gallery, scene: str) -> None:
    for size in (PHONE, TALL):
        shown.look("light", size)
        shown.show(scene)
        cards = shown.page.locator(".hand button:not([aria-disabled=true])")
        assert cards.count()
        for place in range(cards.count()):
            cards.nth(place).evaluate(_TAP)
            raised = shown.page.locator(".hand .raised")
            expect(raised).to_have_count(1)
            assert raised.evaluate(_CORNER_SEEN), (size, place)


@pytest.mark.parametrize("scene", ["follow", "predict", "fifteen"])
def test_the_card_with_the_focus_leaves_all_numbers_in_sight(shown: Gallery, scene: str) -> None:
    shown.show(scene)
    for size in (DESK, LOW):
        shown.look("light", size)
        cards = shown.page.locator(".hand button")
        shown.page.keyboard.press("Shift")  # by keyboard
        for place in range(0, cards.count(), 3):
            cards.nth(place).focus()
            shown.page.wait_for_function(_STILL)
            assert all(cards.evaluate_all(f"all => all.map({_CORNER_SEEN})")), (size, place)


def test_the_tag_of_the_dealer_leaves_the_saboteur_whole(shown: Gallery) -> None:
    shown.show("follow")
    shown.page.evaluate("""() => {
        const { view } = session.news, [saboteur] = view.saboteur === null ? [2] : [view.saboteur];
        session.news = { ...session.news, view: { ...view, saboteur, dealer: saboteur } };
    }""")
    for size in (DESK, LOW, PHONE, TALL):
        shown.look("light", size)
        plate = shown.page.locator(".plate:has(.dealer)")
        expect(plate.locator(".kt-figure")).to_be_visible()
        tag, figure = (plate.locator(each).evaluate(_BOX) for each in (".dealer", ".kt-figure"))
        assert apart(tag, figure), size


def test_the_number_of_new_words_hides_no_word(shown: Gallery) -> None:
    shown.show("talk")
    for size in (DESK, LOW, PHONE):
        shown.look("light", size)
        badge = shown.page.locator(".badge:visible").first
        expect(badge).to_be_visible()
        box = badge.evaluate(_BOX)
        beside = badge.locator("xpath=preceding-sibling::*").evaluate_all(f"all => all.map({_BOX})")
        assert all(apart(box, other) for other in beside if other[1] > other[0]), size


def test_a_game_that_ends_before_any_round_draws_no_empty_graph(shown: Gallery) -> None:
    shown.show("ended-early")
    expect(shown.page.locator(".graph, .standings").first).to_be_visible()
    shown.page.evaluate("""() => {
        const { news } = session, none = { scores: [], past: [], accounts: [], winners: [] };
        session.news = { ...news, view: { ...news.view, ...none } };
    }""")
    expect(shown.page.get_by_role("heading", name=say("page-ended-early"))).to_be_visible()
    expect(shown.page.locator(".graph, .standings")).to_have_count(0)
    expect(shown.page.get_by_role("table")).to_have_count(0)


# Everybody says something at once.
_ALL_TALK = """() => {
    const text = 'So viel auf einmal hat hier noch niemand gesagt!';
    const line = { phrase: null, text, blank: null };
    const lines = session.news.seats.map(({ who, name }, number) => ({ ...line, number, who, name }));
    talk.bubbles = Object.fromEntries(lines.map((line) => [line.who, line]));
}"""


def test_nothing_that_is_said_hides_whose_turn_it_is(shown: Gallery) -> None:
    for size in (DESK, LOW, PHONE, TALL):
        shown.look("light", size)
        shown.show("follow")
        shown.page.evaluate(_ALL_TALK)
        expect(shown.page.locator(".bubble")).to_have_count(shown.page.evaluate("session.news.seats.length"))
        plate = shown.page.locator(".me .plate").evaluate(_BOX)
        for bubble in shown.page.locator(".bubble").all():
            assert apart(plate, bubble.evaluate(_BOX)), size


def test_nothing_can_be_played_in_the_mine_while_the_table_is_paused(shown: Gallery) -> None:
    """What was being put together is there again afterwards."""
    page, sent = shown.page, list[str]()
    mine = Mine(Screen(page, say))
    page.on("console", lambda message: sent.append(message.text))
    shown.look("light", DESK)
    shown.show("saboteur-place")
    mine.places.first.click()
    expect(mine.lay).to_be_visible()
    page.evaluate("session.news = { ...session.news, can_undo: true, paused: true, paused_by: 1 }")
    expect(mine.lay).to_have_count(0)
    enabled = page.locator(".dock").get_by_role("button", disabled=False)
    expect(enabled.and_(page.locator(".hand button, .do button"))).to_have_count(0)
    mine.cards.first.click(force=True)
    expect(page.get_by_role("alert").get_by_text(say("page-paused"))).to_be_visible()
    expect(mine.places).to_have_count(0)
    page.evaluate("session.news = { ...session.news, paused: false }")
    expect(mine.lay).to_be_visible()
    shown.show("saboteur-pick")
    page.get_by_role("radio").first.click()
    take = page.locator(".sheet-foot .go")
    expect(take).to_be_enabled()
    page.evaluate("session.news = { ...session.news, paused: true }")
    expect(take).to_be_disabled()
    assert sent == []


@pytest.mark.parametrize("what", ["gold", "NSW"])
def test_a_map_turns_the_goal_for_whoever_reads_it(shown: Gallery, what: str) -> None:
    """For a moment; afterwards it is marked, and lies face down for all."""
    shown.show("saboteur-5")
    shown.page.emulate_media(reduced_motion="no-preference")
    expect(shown.page.locator(".look")).to_have_count(0)
    shown.page.evaluate(
        """(what) => {
            const { news } = session, number = news.events.at(-1).number + 1;
            const saw = { number, name: 'saw', args: { cell: [8, 0], what } };
            session.news = { ...news, events: [...news.events, saw], log: [...news.log, saw] };
        }""",
        what,
    )
    look = shown.page.locator(".look")
    expect(look).to_have_count(1)
    expect(look.locator(".back, .face")).to_have_count(2)
    expect(look).to_have_count(0)
