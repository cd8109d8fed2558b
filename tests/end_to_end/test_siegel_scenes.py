"""Die sieben Siegel at moments that pass quickly: what lies where, and what is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import LANGUAGES, speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.test_scenes import ACROSS, TABLET
from tools.pictures import DRAWN

say = speaker("de")
LOW, UPRIGHT = (1280, 720), (820, 1180)

# Whatever glides has arrived.
SETTLED = "() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))"

# The trick on the table is won by seat 1; the last one of the round, if so.
_WON = f"""async (last) => {{
    const {{ view }} = session.news;
    const trick = {{ leader: 1, winner: 1, led: 'b', by: 'b', seal: 'b', cards: ['b10', 'b7', 'b2', 'b5'] }};
    const seen = {{ ...view, trick: [], winning: null, cards: [], tricks: [...view.tricks, trick] }};
    session.news = last
        ? {{ ...session.news, stage: 'between', turn: null, view: {{ ...seen, hand: [], phase: 'deal' }} }}
        : {{ ...session.news, turn: 1, view: seen }};
    await ({DRAWN})();
}}"""


@pytest.fixture
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as opened:
        yield opened


def test_the_bar_counts_the_trick_that_lies_there(shown: Gallery) -> None:
    where = shown.page.locator(".bar .sub")
    for last in (False, True):
        shown.show("few")
        lies = where.inner_text()
        assert lies == say("siegel-page-where-trick", round=2, rounds=4, trick=7)
        shown.page.evaluate(_WON, last)
        assert where.inner_text() == lies
        shown.page.locator(".trick").click()
        after = "siegel-page-where-end" if last else "siegel-page-where-trick"
        expect(where).to_have_text(say(after, round=2, rounds=4, trick=8))


# How far the words are off the middle of where the trick will lie.
_OFF_CENTRE = """() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.trick.waiting .say'));
    const [words, mat] = [range, document.querySelector('.mat')].map((each) => each.getBoundingClientRect());
    return (words.left + words.right - mat.left - mat.right) / 2;
}"""


def test_who_predicts_is_told_in_the_middle(shown: Gallery) -> None:
    shown.show("predict-wait")
    for size in (DESK, UPRIGHT, PHONE):
        shown.look("light", size)
        assert abs(shown.page.evaluate(_OFF_CENTRE)) < 2


def test_the_fan_opens_on_the_felt(shown: Gallery) -> None:
    page = shown.page
    shown.show("fifteen")
    for size in (DESK, LOW, TABLET, UPRIGHT):
        shown.look("light", size)
        page.keyboard.press("Shift")  # by keyboard
        page.locator(".hand button").first.focus()
        expect(page.locator(".hand .aside")).to_have_count(14)
        page.evaluate(SETTLED)
        felt, last = (page.locator(each).last.bounding_box() for each in (".mat", ".hand button"))
        assert felt is not None
        assert last is not None
        assert last["x"] + last["width"] <= felt["x"] + felt["width"] - 5
        page.locator(".hand button").first.blur()


# What lies in a well of the prediction and reaches over its rim.
_OUTSIDE = """() => [...document.querySelectorAll('.well')].flatMap((well) => {
    const { left, right } = well.getBoundingClientRect();
    return [...well.children].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width && (box.left < left + 2 || box.right > right - 2);
    }).map((each) => `${well.dataset.kind} ${each.className}`);
})"""


def test_seals_and_empty_places_lie_in_their_well(shown: Gallery) -> None:
    shown.show("predict-first")
    more = shown.page.get_by_role("button", name=say("siegel-page-one-more", kind="r"))
    for taken in (0, 2, 4):
        for _ in range(taken and 2):
            more.click()
        for size in (DESK, LOW, UPRIGHT, PHONE, ACROSS):
            shown.look("light", size)
            assert shown.page.evaluate(_OUTSIDE) == []


# The height of the line, and the beads in it.
_TOTAL = """() => ({
    height: document.querySelector('.total').offsetHeight,
    beads: [...document.querySelectorAll('.seg i')].map((bead) => bead.getBoundingClientRect()),
})"""


def test_a_total_above_fifteen_needs_no_more_room(shown: Gallery) -> None:
    heights: dict[tuple[int, int], set[int]] = {}
    for scene in ("predict", "predict-robbed", "predict-over"):
        shown.show(scene)
        for size in (DESK, UPRIGHT, PHONE, ACROSS):
            shown.look("light", size)
            total = shown.page.evaluate(_TOTAL)
            heights.setdefault(size, set()).add(total["height"])
            beads = total["beads"]
            assert len(beads) == (17 if scene == "predict-over" else 15)
            assert all(abs(bead["width"] - bead["height"]) < 0.5 for bead in beads)
            assert len({round(bead["top"] + bead["height"] / 2) for bead in beads}) == 1, "all in one line"
    assert [len(each) for each in heights.values()] == [1] * 4, heights


def test_the_prediction_says_what_a_beginner_needs_on_every_screen(shown: Gallery) -> None:
    """The highest card, trump, what points are, what each seal and the saboteur cost, without scrolling."""
    keys = ("siegel-page-trump", "siegel-page-become-less", "siegel-page-costs-word")
    shown.show("predict")
    page = shown.page
    for size in (DESK, LOW, UPRIGHT, PHONE, ACROSS):
        shown.look("light", size)
        tray = page.get_by_role("region", name=say("siegel-page-prediction"))
        for words in (*(say(key) for key in keys), say("siegel-page-highest", highest=12)):
            expect(tray.get_by_text(words, exact=True)).to_be_in_viewport(ratio=1)
        costs = [cost.split() for cost in tray.locator(".cost").all_inner_texts()]
        kinds = {"colour": "2", "black": "3", "white": "4"}
        assert costs == [[say(f"siegel-page-cost-{kind}"), points] for kind, points in kinds.items()]
        for cost in tray.locator(".cost").all():
            expect(cost).to_be_in_viewport(ratio=1)
        expect(tray.get_by_text(say("siegel-page-from"), exact=True).first).to_be_in_viewport(ratio=1)
        become = tray.get_by_role("button", name=re.compile(re.escape(say("siegel-page-become"))))
        expect(become).to_contain_text(say("siegel-page-become-less"))
        expect(become).to_contain_text("4")
        if size is not ACROSS:  # there the word is left out, and read aloud
            expect(tray.get_by_text(say("siegel-page-points-bad"), exact=True)).to_be_in_viewport(ratio=1)


def test_what_seals_cost_can_be_read_during_play(shown: Gallery) -> None:
    shown.show("follow")
    shown.look("light", DESK)
    costs = shown.page.get_by_text(say("siegel-page-left-cost"), exact=True)
    expect(shown.page.get_by_role("complementary").filter(has=costs)).to_be_visible()
    shown.look("light", PHONE)
    shown.page.get_by_role("button", name=say("page-score"), exact=True).click()
    drawer = shown.page.get_by_role("dialog", name=say("page-score"))
    drawer.locator(".cost").last.scroll_into_view_if_needed()
    expect(drawer.locator(".cost").last).to_be_in_viewport(ratio=1)


# Figures of the saboteur that lie over a number.
_COVERED = """() => [...document.querySelectorAll('.scores .kt-figure')].filter((figure) => {
    const box = figure.getBoundingClientRect();
    return [...figure.closest('tr').cells].some((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        if (cell.contains(figure)) range.setStartAfter(figure);
        const { left, right } = range.getBoundingClientRect();
        return cell.innerText.trim() && left < box.right && right > box.left;
    });
}).length"""


def test_the_saboteur_in_the_score_hides_no_number(shown: Gallery) -> None:
    for scene in ("predict", "round-end", "sheet"):
        shown.show(scene)
        for size in (DESK, PHONE):
            shown.look("light", size)
            assert shown.page.locator(".scores .kt-figure").count()
            assert shown.page.evaluate(_COVERED) == 0


# Whether one's own seals are in sight, each in the middle.
_MY_SEALS = """() => [...document.querySelectorAll('.me[data-seat="0"] .seals .kt-seal:not(.gone)')].map((seal) => {
    const { left, top, width, height } = seal.getBoundingClientRect();
    return seal.contains(document.elementFromPoint(left + width / 2, top + height / 2)) && seal.dataset.kind;
}).filter(Boolean).join('')"""


def test_whoever_hands_back_a_seal_sees_what_they_hold(shown: Gallery) -> None:
    shown.show("give")
    last = say("siegel-page-give-last")
    for size in (DESK, LOW, TABLET, UPRIGHT, PHONE, ACROSS):
        shown.look("light", size)
        assert shown.page.evaluate(_MY_SEALS) == "rbbw"
        told = shown.page.locator(".give button").all_inner_texts()
        for choice, held in zip(told, (say("siegel-page-give-of", number=2), last, last), strict=True):
            assert held in choice


def test_the_hand_lies_on_the_felt_of_a_low_desk(shown: Gallery) -> None:
    lower = [(1280, 640), (1366, 620), (1366, 600), (768, 600), (900, 650), (1180, 490), (760, 481)]
    for scene, sizes in (("predict-robbed", [LOW, *lower]), ("fifteen", [LOW]), ("give", [LOW])):
        shown.show(scene)
        for size in sizes:
            shown.look("light", size)
            felt, card = (shown.page.locator(each).last.bounding_box() for each in (".mat", ".hand button"))
            assert felt is not None
            assert card is not None
            assert card["y"] + card["height"] <= felt["y"] + felt["height"] - 5, size
            # Where there is not enough room for it, the page scrolls.
            assert [*shown.cut(), *shown.targets()] == [], size


_LEFTS = "cards => cards.map((card) => card.getBoundingClientRect().left)"


@pytest.mark.parametrize("size", [(640, 360), (667, 375)])
def test_fifteen_cards_lie_side_by_side_on_a_small_phone_across(shown: Gallery, size: tuple[int, int]) -> None:
    shown.look("light", size)
    for scene in ("fifteen", "predict", "predict-wait"):
        shown.show(scene)
        assert shown.cut() == [], scene
        lefts = shown.page.locator(".hand button").evaluate_all(_LEFTS)
        assert len(lefts) == 15
        assert min(after - before for before, after in pairwise(lefts)) >= 42, scene


def test_the_end_is_whole_on_a_small_phone_across(browser: Browser) -> None:
    with gallery(browser, "nl") as shown:
        shown.look("light", (667, 375))
        for scene in ("game-end", "game-end-tie"):
            shown.show(scene)
            assert shown.cut() == [], scene


# Words of the others' seats that are cut short: bots of every level, one of them the saboteur, who has won many tricks;
# one that is on turn with a clock; people, and people who have gone.
_CUT_SHORT = """async () => {
    const first = session.news, found = new Set();
    const look = async (seat, more) => {
        session.news = {
            ...first,
            ...more,
            seats: first.seats.map((each, i) => (i ? { ...each, ...seat } : each)),
            view: { ...first.view, ...more.view },
        };
        await new Promise((done) => setTimeout(done));
        for (const words of document.querySelectorAll('.seat small > span'))
            if (words.scrollWidth > words.clientWidth) found.add(words.innerText);
    };
    const tricks = first.seats.flatMap((_, winner) => Array(12).fill({ ...first.view.tricks[0], winner }));
    for (let saboteur = 1; saboteur < first.seats.length; saboteur++)
        for (const bot of ['apprentice', 'journeyman', 'master'])
            for (const turn of bot === 'journeyman' ? [0, saboteur] : [0])
                await look({ person: false, bot, present: true }, { turn, view: { saboteur, tricks } });
    const counts = first.seats.map(() => 12);
    await look({ person: true, bot: null, present: true }, { view: { saboteur: null, tricks, counts } });
    await look({ person: true, bot: null, present: false, takeover_in: 42 }, { view: { saboteur: null } });
    session.news = first;
    return [...found];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_a_seat_are_read_on_a_desk(browser: Browser, language: str) -> None:
    with gallery(browser, language) as shown:
        for scene in ("three", "follow", "five"):
            shown.show(scene)
            for size in (DESK, (1190, 800)):
                shown.look("light", size)
                assert shown.page.evaluate(_CUT_SHORT) == [], (scene, size)


# Everybody else holds ten seals; then it is asked whom to rob.
_MANY = f"""async () => {{
    const {{ view }} = session.news;
    const seals = view.seals.map((held, seat) => (seat ? {{ r: 3, y: 1, g: 1, b: 2, v: 2, w: 1 }} : held));
    session.news = {{ ...session.news, view: {{ ...view, seals }} }};
    await ({DRAWN})();
    document.querySelector('.col:has([data-kind=b]) .more').click();
    await ({DRAWN})();
}}"""
# How much room is left beside the white seal, in each row.
_LEFT = """() => [...document.querySelectorAll('.opt .chg')].map((row) =>
    row.getBoundingClientRect().right - row.lastElementChild.getBoundingClientRect().right)"""


def test_the_seals_of_whom_one_robs_stay_in_their_row(shown: Gallery) -> None:
    shown.show("predict")
    shown.page.evaluate(_MANY)
    for size in ((360, 640), ACROSS, LOW):
        shown.look("light", size)
        left = shown.page.evaluate(_LEFT)
        assert left
        assert min(left) >= 0, size


def test_phrases_close_when_words_are_sent_and_on_escape(shown: Gallery) -> None:
    shown.look("light", LOW)
    shown.show("talk")
    page = shown.page
    page.get_by_role("tab", name=say("talk")).click()
    phrases, opener = page.locator(".phrases"), page.locator(".say-it button").first
    opener.click()
    page.locator(".say-it input").fill("Hallo")
    page.keyboard.press("Enter")
    expect(phrases).to_have_count(0)
    opener.click()
    phrases.locator("button").first.focus()
    page.keyboard.press("Escape")
    expect(phrases).to_have_count(0)
    expect(opener).to_be_focused()


def test_nothing_is_to_be_played_while_the_game_is_paused(shown: Gallery) -> None:
    shown.look("light", PHONE)
    shown.show("paused")
    expect(shown.page.locator(".me.turn")).to_have_count(0)
    expect(shown.page.locator(".hand")).to_have_css("opacity", "0.55")
    expect(shown.page.locator(".hand .yes").first).to_have_css("transform", "none")


_SEALS = "seals => seals.map((seal) => seal.dataset.kind + (seal.matches('.gone') ? '-' : '')).join(' ')"


def test_the_end_tells_ones_own_place_and_what_decided_with_the_seals(shown: Gallery) -> None:
    shown.show("game-end-other")
    page = shown.page
    for size in (DESK, PHONE):
        shown.look("light", size)
        told = page.get_by_role("status").filter(has_text=say("siegel-page-place", place=2, players=4))
        expect(told).to_be_visible()
        rounds = page.locator(".extremes li")
        expect(rounds).to_have_count(2)
        for row, key, seals in zip(rounds.all(), ("best", "dearest"), ("r- y- b- b-", "r- g b- k k"), strict=True):
            number, points = {"best": (2, 0), "dearest": (1, 8)}[key]
            expect(row).to_contain_text(say(f"siegel-page-{key}-round", round=number, points=points))
            assert row.locator(".kt-seal").evaluate_all(_SEALS) == seals
    # The winner has the candle, which is read aloud, and has it once.
    expect(page.get_by_role("img", name=say("siegel-page-wins"), exact=True)).to_have_count(1)
    expect(page.get_by_role("row", name="Frank").locator(".winner")).to_be_visible()


# What lies over a card of the hand, and what over the own plate or seals.
_OVER_MINE = """() => [...document.querySelectorAll('.hand button, .me .plate, .me .kt-seal')].filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [0.2, 0.5, 0.8].some((y) =>
        document.elementFromPoint(left + Math.min(width / 2, 20), top + y * height)?.closest('.banner'));
}).length"""


def test_a_pause_says_whose_it_is_and_hides_nothing_of_ones_own(shown: Gallery) -> None:
    shown.show("paused")
    words = shown.page.get_by_role("status").get_by_text(say("page-paused-by", you="no", name="Peter"))
    for size in (DESK, LOW, TABLET, UPRIGHT, PHONE, (360, 640), ACROSS):
        shown.look("light", size)
        expect(words).to_be_in_viewport(ratio=1)
        assert shown.page.evaluate(_OVER_MINE) == 0, size
        assert [*shown.targets(), *shown.cut()] == [], size
    shown.page.evaluate("session.news = { ...session.news, you: null }")
    expect(words).to_be_visible()
    shown.page.evaluate("session.news = { ...session.news, you: 1 }")
    expect(shown.page.get_by_text(say("page-paused-by", you="yes", name="Peter"))).to_be_visible()


# The smallest card of the hand, and how far the question is from the seals above it and from the hand below it.
_ROOM = """() => {
    const boxes = (each) => [...document.querySelectorAll(each)].map((node) => node.getBoundingClientRect());
    const [tray] = boxes('.desk-tray'), cards = boxes('.hand button');
    return {
        width: Math.min(...cards.map(({ width }) => width)),
        height: Math.min(...cards.map(({ height }) => height)),
        above: tray && tray.top - Math.max(...boxes('.seat:not(.me) .kt-seal').map(({ bottom }) => bottom)),
        below: tray && Math.min(...cards.map(({ top }) => top)) - tray.bottom,
    };
}"""


def test_cards_on_phones_are_as_large_as_the_room_allows(shown: Gallery) -> None:
    for scene, tall, small in (("fifteen", 62, 43), ("follow", 73, 60), ("few", 90, 64), ("predict", 60, 43)):
        shown.show(scene)
        for size, least in (((390, 844), tall), ((360, 640), small)):
            shown.look("light", size)
            room = shown.page.evaluate(_ROOM)
            assert room["width"] >= least - 0.1, (scene, size)
            assert room["height"] >= least * 1.4, (scene, size)
            assert shown.cards() == [], (scene, size)
            if scene == "predict":
                assert 0 < room["above"] <= 16, size
                assert 0 < room["below"] <= 12, size


# How far the first line that is in sight is cut.
_CUT_LINE = """() => {
    const list = document.querySelector('.side .log ol');
    const edge = list.getBoundingClientRect().top;
    const lines = [...list.children].map((line) => line.getBoundingClientRect());
    const first = lines.find(({ bottom }) => bottom > edge + 1);
    return Math.max(0, edge - first.top) + (list.scrollHeight - list.clientHeight - list.scrollTop > 1 ? 1000 : 0);
}"""


def test_the_first_line_of_the_log_is_whole(shown: Gallery) -> None:
    shown.show("long")
    for height in range(720, 900, 17):
        shown.look("light", (1440, height))
        expect(shown.page.locator(".side .log li").last).to_be_in_viewport()
        shown.page.wait_for_function(f"() => ({_CUT_LINE})() <= 1")


def test_two_seals_to_choose_from_have_the_whole_width_of_a_phone(shown: Gallery) -> None:
    shown.show("give")
    for size in (PHONE, (390, 844)):
        shown.look("light", size)
        for backs in ("['-b', '-w']", "['-w', '-k']"):
            shown.page.evaluate(
                f"session.news = {{ ...session.news, view: {{ ...session.news.view, hand_backs: {backs} }} }}"
            )
            expect(shown.page.locator(".give-one")).to_have_count(2)
            question = shown.page.locator(".give").bounding_box()
            assert question is not None
            assert question["width"] >= size[0] - 18, size
            assert [*shown.targets(), *shown.cut()] == [], size


def test_the_last_choices_below_the_round_table_stand_above_the_foot(shown: Gallery) -> None:
    shown.look("light", LOW)
    for scene in ("new", "gathering"):
        shown.show(scene)
        last, foot = (shown.page.locator(each).last.bounding_box() for each in (".who-sits button", ".nt footer"))
        assert last is not None
        assert foot is not None
        assert last["y"] + last["height"] <= foot["y"], scene


def test_the_card_with_the_focus_has_its_ring_over_its_picture(shown: Gallery) -> None:
    """Below it, nobody who plays by keyboard would see which card they are about to play."""
    shown.show("follow")
    shown.page.locator('.hand button[tabindex="0"]').focus()
    shown.page.keyboard.press("ArrowRight")
    ring = "getComputedStyle(document.activeElement, '::after')"
    assert shown.page.evaluate(f"[{ring}.borderTopWidth, {ring}.position]") == ["3px", "absolute"]
    assert shown.page.evaluate(f"{ring}.borderTopColor == getComputedStyle(document.activeElement).outlineColor")
