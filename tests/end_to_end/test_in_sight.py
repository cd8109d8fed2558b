"""What somebody needs at the moment is in sight: the button that goes on, the seconds left, what befell them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import LANGUAGES, speaker
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

# On what of the table a question to everybody lies.
_ASKED_OVER = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].filter((node) => node.checkVisibility())
        .map((node) => [node.ariaLabel ?? node.className, node.getBoundingClientRect()]);
    const asked = boxes('.asked .banner');
    if (!asked.length) return ['nothing is asked'];
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const kept = ['.plate', '.seals .kt-seal', '.hand button', '.mine', '.latest', '.role', '.side', '.bar button'];
    return kept.flatMap(boxes).filter(([, box]) => asked.some(([, other]) => over(box, other))).map(([name]) => name);
}"""
_ASKED = {
    "a pause": "({ ...news, paused: true, paused_by: 1 })",
    "a wish to end": "({ ...news, seats: news.seats.map((seat, i) => ({ ...seat, ends: i === 1 })) })",
    "one's own wish to end": "({ ...news, seats: news.seats.map((seat, i) => ({ ...seat, ends: i === news.you })) })",
    "a wish to take back": "({ ...news, undo: { seat: 1, waits_for: [news.you] } })",
    "one's own wish to take back": "({ ...news, undo: { seat: news.you, waits_for: [1, 2] } })",
}

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


def test_the_answers_to_a_wish_to_end_are_yes_and_no(shown: Gallery) -> None:
    shown.show("end-asked")
    shown.look("light", PHONE)
    no = shown.page.get_by_role("button", name=say("page-end-decline"), exact=True)
    assert say("page-end-decline") == say("undo-decline") == "Nein"
    no.click()
    expect(no).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["follow", "saboteur-5", "saboteur-10"])
def test_two_questions_at_once_lie_side_by_side_on_a_desk(browser: Browser, scene: str, language: str) -> None:
    """A pause while somebody wishes to end, too, hides no seat."""
    wish = _ASKED["a wish to end"].replace("...news,", "...news, paused: true, paused_by: 2,", 1)
    with gallery(browser, language) as shown:
        shown.show(scene)
        shown.page.evaluate("window.news = session.news")
        shown.page.evaluate(f"session.news = {wish}")
        for size in ((1280, 800), DESK):
            shown.look("light", size)
            expect(shown.page.locator(".asked .banner")).to_have_count(2)
            assert shown.page.evaluate(_ASKED_OVER) == [], size
            assert shown.cut() == [], size


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["follow", "saboteur-5", "saboteur-10"])
def test_what_everybody_is_asked_lies_on_nothing_that_is_there(browser: Browser, scene: str, language: str) -> None:
    """Neither on seats and their seals nor on the hand, the mine, what happened last, or a button of the bar."""
    with gallery(browser, language) as shown:
        shown.show(scene)
        shown.page.evaluate("window.news = session.news")
        for asked in _ASKED.values():
            shown.page.evaluate(f"session.news = {asked}")
            for size in (PHONE, (390, 844), (1280, 800), DESK):
                shown.look("light", size)
                assert shown.page.evaluate(_ASKED_OVER) == [], (asked, size)
                assert shown.cut() == [], (asked, size)


def test_the_sound_is_switched_in_the_bar_on_a_phone(shown: Gallery) -> None:
    for scene in ("follow", "saboteur-5"):
        shown.show(scene)
        for size in (PHONE, (390, 844), DESK):
            shown.look("light", size)
            sound = shown.page.get_by_role("banner").get_by_role("switch", name=say("settings-sound"))
            assert sound.evaluate(_SEEN)
            assert sound.evaluate("node => Math.min(node.offsetWidth, node.offsetHeight)") >= 44
            title = shown.page.locator(".bar .sub")
            assert title.evaluate("node => node.scrollWidth <= node.clientWidth && node.offsetHeight <= 44")


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_lamp_of_hints_the_bar_of_a_phone_has_one_line(browser: Browser, language: str) -> None:
    lamp = """bar => {
        const lamp = bar.querySelector('.sound').cloneNode(true);
        lamp.classList.replace('sound', 'hint');
        bar.lastElementChild.before(lamp);
        const sub = bar.querySelector('.sub');
        return [sub.offsetHeight < 24, sub.scrollWidth <= sub.clientWidth, bar.scrollWidth <= innerWidth];
    }"""
    with gallery(browser, language) as shown:
        shown.look("light", PHONE)
        for scene in ("predict", "follow", "saboteur-5"):
            shown.show(scene)
            assert shown.page.locator(".app > .bar").evaluate(lamp) == [True] * 3, scene


def test_whom_a_question_is_about_stays_in_sight_on_a_phone(shown: Gallery) -> None:
    """With all the players that there can be; the scene has two to choose from, so they are made more."""
    shown.show("predict-from")
    more = """() => {
        const one = document.querySelector('.q .opt');
        for (let i = 0; i < 2; i++) one.after(one.cloneNode(true));
    }"""
    shown.page.evaluate(more)
    for size in (PHONE, (390, 844)):
        shown.look("light", size)
        sheet = shown.page.locator(".q").evaluate("node => node.getBoundingClientRect().top")
        seats = shown.page.locator(".seat:not(.me)").evaluate_all(
            "all => all.map((seat) => seat.getBoundingClientRect().bottom)"
        )
        assert max(seats) <= sheet
        plates = shown.page.locator(".seat button.plate")
        assert [plate.evaluate(_SEEN) for plate in plates.all()] == [True, True], "Frank and Sabine can be tapped"


def test_a_suspicion_that_is_offered_leaves_the_goals_in_sight(shown: Gallery) -> None:
    shown.look("light", DESK)
    shown.show("saboteur-marks")
    note = shown.page.get_by_role("dialog")
    expect(note).to_be_visible()
    edge = note.evaluate("note => note.getBoundingClientRect().right")
    goals = shown.page.locator(".mine .cell.goal").evaluate_all(
        "all => all.map((goal) => goal.getBoundingClientRect().left)"
    )
    assert len(goals) == 3
    assert edge < min(goals)


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


def test_whose_clock_runs_is_named_whole_even_if_they_are_the_saboteur(shown: Gallery) -> None:
    shown.look("light", PHONE)
    shown.show("clock-other")
    seat = shown.page.locator(".seat[aria-current=true]")
    expect(seat.get_by_role("timer")).to_be_visible()
    assert seat.locator(".hooded b").evaluate("name => name.scrollWidth <= name.clientWidth")
    shown.show("predict-saboteur")
    words = shown.page.locator(".seat .hooded small")
    expect(words).to_have_text(say("siegel-page-saboteur"))
    assert words.evaluate("words => words.scrollWidth <= words.clientWidth")


def test_what_is_suspected_of_one_of_many_hides_no_tool(shown: Gallery) -> None:
    shown.show("saboteur-10")
    for size in (PHONE, (390, 844)):
        shown.look("light", size)
        plate = shown.page.locator(".miner:has(.mark .mk) .plate").first
        assert plate.locator("b").evaluate("name => name.scrollWidth <= name.clientWidth")
        edge = plate.locator(".mark").evaluate("mark => mark.getBoundingClientRect().left")
        tools = plate.locator(".tool").evaluate_all("all => all.map((tool) => tool.getBoundingClientRect().right)")
        assert len(tools) == 3
        assert max(tools) <= edge + 1, size


def test_good_news_are_no_warning(shown: Gallery) -> None:
    shown.look("light", PHONE)
    colour = "line => getComputedStyle(line.querySelector('span')).color"
    shown.show("saboteur-known")
    mended = shown.page.locator(".latest .line").last
    expect(mended).to_contain_text("repariert")
    good = mended.evaluate(colour)
    shown.show("saboteur-broken")
    broken = shown.page.locator(".latest .line").last
    expect(broken).to_contain_text("kaputt")
    assert broken.evaluate(colour) != good


def test_a_hint_of_the_menu_stands_below_what_it_is_about(shown: Gallery) -> None:
    shown.look("light", PHONE)
    shown.show("menu")
    words = shown.page.get_by_role("switch", name=say("menu-hints")).locator(".words > *")
    expect(words).to_have_count(2)
    title, hint = (each.bounding_box() for each in words.all())
    assert title
    assert hint
    assert hint["y"] >= title["y"] + title["height"] - 1


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


def test_after_a_clear_loss_the_way_down_is_in_sight_on_a_phone(shown: Gallery) -> None:
    """Beside the button that plays again, and with a wish of others in sight, too."""
    shown.show("game-end-other")
    wish = "session.news.seats.map((seat) => ({ ...seat, ends: seat.name === 'Sabine' }))"
    for size in (PHONE, (390, 844), *ACROSS):
        shown.look("light", size)
        easier = shown.page.get_by_role("radio", name=say("menu-offer-is", wish="easier"))
        assert easier.evaluate(_SEEN), size
        assert shown.page.get_by_role("button", name=say("page-rematch")).evaluate(_SEEN), size
        assert [*shown.targets(), *shown.cut()] == [], size
    shown.page.evaluate(f"session.news = {{ ...session.news, seats: {wish} }}")
    for size in (PHONE, (390, 844)):
        shown.look("light", size)
        assert easier.evaluate(_SEEN), size
        wanted = shown.page.get_by_text(say("page-rematch-wanted", number=1, names="Sabine"))
        assert wanted.evaluate(_SEEN), size
        assert [*shown.targets(), *shown.cut()] == [], size


def test_after_a_game_all_that_can_be_done_stands_in_one_row_on_a_desk(shown: Gallery) -> None:
    shown.look("light", DESK)
    for scene in ("game-end-other", "saboteur-over-3"):
        shown.show(scene)
        buttons = shown.page.locator(".sheet-foot > .btn")
        assert buttons.count() > 3
        rows = buttons.evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)")
        assert max(rows) - min(rows) < 12, rows


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
