"""Played by keyboard alone, with the focus in sight all the time."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.conftest import Invite
from tests.end_to_end.gallery import gallery
from tests.end_to_end.mine import Mine
from tests.end_to_end.people import DESK, PHONE, Person, Task
from tests.end_to_end.screen import COLOURS, Screen
from tools.pictures import DRAWN

# What has the focus: its part of the table, its name, and whether a ring of 3 px is drawn around it.
_FOCUS = """() => {
    const at = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const part = { '.banners': 'banners', '.desk-tray': 'question', '.give': 'question', '.q': 'question',
        '.hand': 'hand', '.seat': 'seats', '.bar': 'bar', 'dialog': 'panel', '.side': 'side', '.ledger': 'ledger' };
    return {
        part: Object.entries(part).find(([selector]) => at.closest(selector))?.[1] ?? at.className,
        name: at.ariaLabel ?? at.innerText.split('\\n')[0],
        ring: outlineStyle === 'solid' && outlineWidth === '3px',
        nowhere: at === document.body,
    };
}"""

_OFFERED = """cards => cards.filter((card) => card.ariaDisabled !== 'true').map((card) => card.ariaLabel)"""


class Typist:
    """Somebody who has no mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.screen = person, person.page, person.screen

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> str:
        """The name of what has the focus, which must be seen to have it."""
        found = self.page.evaluate(_FOCUS)
        assert not found["nowhere"], found
        assert found["ring"], found
        return str(found["name"])

    @property
    def part(self) -> str:
        return str(self.page.evaluate(_FOCUS)["part"])

    def to(self, part: str, back: bool = False) -> None:
        """Tab by Tab to another part of the page."""
        for _ in range(40):
            if self.part == part:
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no way to the {part}")

    def to_button(self, name: str) -> None:
        for _ in range(40):
            self.press("Tab")
            if self.focus == name:
                return
        raise AssertionError(f"no way to {name}")

    def order(self) -> list[str]:
        """The parts of the page in the order in which Tab reaches them, up to the bar."""
        self.press("Escape")
        self.page.evaluate("document.activeElement.blur(); getSelection().collapse(document.body, 0)")
        found: list[str] = []
        while "bar" not in found:
            self.press("Tab")
            assert self.focus
            found += [self.part] if self.part not in found[-1:] else []
        return found

    @property
    def asked_to_predict(self) -> bool:
        return self.person.task() is Task.PREDICT

    def left(self, kind: str) -> int:
        """How many seals of a colour lie in the middle."""
        found: int = self.screen.well(kind).locator(".kt-seal").count()
        return found

    def column(self, kind: str, mine: int) -> str:
        """What a colour's column is called."""
        colour = self.screen.say("siegel-kind", kind=kind)
        return self.screen.say("siegel-page-column", colour=colour, left=self.left(kind), mine=mine)

    def card(self, highest: bool) -> None:
        """The highest or lowest card that may be played, by arrows."""
        before = self.screen.hand_cards.count()
        if self.part != "hand":
            self.to("hand")
        offered = self.screen.hand_cards.evaluate_all(_OFFERED)
        name = (max if highest else min)(offered, key=lambda each: int(re.sub(r"\D", "", each)))
        for _ in range(before):
            if self.focus == name:
                break
            self.press("ArrowRight")
        assert self.focus == name
        self.press("Enter")
        self.person.gone(self.screen.card(name))
        assert self.screen.hand_cards.count() == before - 1
        if before > 1:
            self.person.wait(lambda: self.part in ("hand", "question"))
            assert self.focus != name, "the focus goes on to the next card, or to what the trick has brought"

    def hand_back(self) -> None:
        # The question has called the focus from the hand, and arrows walk round its seals.
        expect(self.screen.hand_backs.first).to_be_focused()
        names = [self.focus]
        for _ in range(self.screen.hand_backs.count()):
            self.press("ArrowRight")
            names.append(self.focus)
        assert names[0] == names[-1]
        assert len({*names}) == len(names) - 1 > 1
        self.press("ArrowUp", "ArrowDown", "Enter")
        self.person.gone(self.screen.hand_backs)
        if self.screen.hand_cards.count():
            self.person.wait(lambda: self.part == "hand")


def test_a_whole_round_by_keyboard_alone(invite: Invite) -> None:
    anna, ben = Typist(invite("Anna")), Typist(invite("Ben"))
    anna.person.arrive()
    # If the bot comes between them, it may take all the white seals there are.
    ben.person.join(anna.person.create(3, 2, bots=1, switches=["siegel-page-option-whites-exhausted"]))
    anna.person.start()

    # The first takes all there is of four colours, so that the other can only take from him; and a red one, so that the
    # first trick he wins brings the choice between its colour and white.
    anna.person.wait(lambda: anna.asked_to_predict or ben.asked_to_predict)
    first, second = (anna, ben) if anna.asked_to_predict else (ben, anna)
    for kind in COLOURS:
        first.press("ArrowRight")  # from nowhere, to begin with: so far everything was done with the mouse
        number = 1 if kind == "r" else first.left(kind)
        first.press(*["+"] * number)
        assert first.focus == first.column(kind, number)
    first.press("-", "+", "Enter")
    first.person.gone(first.screen.prediction)
    first.person.wait(lambda: first.part == "hand")
    second.person.wait(lambda: second.asked_to_predict)
    rob(second, first.person)
    look_around(second)

    # Who holds the white seal plays high, to win one.
    given = 0
    while not (first.screen.next_round.count() and second.screen.next_round.count()):
        for typist in (first, second):
            match typist.person.task():
                case Task.PLAY:
                    typist.card(highest=typist is first)
                case Task.GIVE:
                    typist.hand_back()
                    given += 1
        first.page.wait_for_timeout(20)
    assert given, "whoever has white seals has had a choice"

    for typist in (first, second):
        expect(typist.screen.next_round).to_be_focused()
        assert typist.focus
        typist.press("Enter")
    first.person.wait(lambda: first.asked_to_predict or second.asked_to_predict)
    asked, other = (first, second) if first.asked_to_predict else (second, first)
    assert asked.person.news["view"]["round"] == 2
    asked.person.wait(lambda: asked.focus == asked.column("r", 0))
    other.person.wait(lambda: other.part == "hand")
    asked.press("Enter")
    assert asked.focus == asked.screen.say("siegel-page-take", number=0), "nothing is predicted by one key too many"
    asked.press("Enter")
    asked.person.gone(asked.screen.prediction)


def rob(typist: Typist, victim: Person) -> None:
    """A prediction with a seal from another player, and every key there is for it."""
    person, screen = typist.person, typist.screen
    typist.press("ArrowLeft")
    assert typist.focus == typist.column("v", 0)
    typist.press("ArrowRight")
    assert typist.focus == typist.column("r", 0)
    if typist.left("r"):  # else the bot has been greedy
        typist.press("+", "-", "+")
        assert typist.focus == typist.column("r", 1)
    held = person.news["view"]["seals"][victim.news["you"]]
    kind = next(kind for kind in "ygbv" if held.get(kind) and screen.more_from_others(kind).count())
    typist.press(*["ArrowRight"] * COLOURS.index(kind), "v")
    expect(screen.from_whom(kind).first).to_be_focused()
    assert typist.focus
    typist.press("Tab", "Shift+Tab", "Escape")
    person.gone(screen.from_whom(kind))
    assert typist.focus == typist.column(kind, 0), "the focus is where it was"
    typist.press("+")
    expect(screen.from_whom(kind).first).to_be_focused()
    names = screen.from_whom(kind).all_inner_texts()
    typist.press(*["Tab"] * next(i for i, name in enumerate(names) if victim.name in name))
    expect(screen.from_whom(kind).filter(has_text=victim.name)).to_be_focused()
    typist.press("Enter")
    person.gone(screen.from_whom(kind))
    assert typist.focus == typist.column(kind, 1)
    typist.press("s")
    expect(screen.dialog("siegel-page-sure")).to_be_visible()
    typist.press("Escape")
    person.gone(screen.dialog("siegel-page-sure"))
    assert typist.focus == typist.column(kind, 1)

    assert typist.order() == ["question", "hand", "bar"]
    typist.to("question", back=True)
    typist.press("ArrowRight", "Enter")
    person.gone(screen.prediction)
    person.wait(lambda: typist.part == "hand")
    assert f"{kind}@" in person.sent[-1]["command"]["move"]


def look_around(typist: Typist) -> None:
    """Panels come and go, and leave the focus where it was."""
    person, screen = typist.person, typist.screen
    typist.to_button(screen.say("page-menu"))
    typist.press("Enter")
    expect(screen.dialog("page-menu")).to_be_visible()
    assert typist.part == "panel"
    typist.to_button(screen.say("settings"))
    typist.press("Enter")
    expect(screen.dialog("settings")).to_be_visible()
    typist.press("Escape")
    person.gone(screen.dialog("settings"))
    person.wait(lambda: typist.part == "bar")
    assert typist.focus == screen.say("page-menu")


# News as they would come, without a server: a seal to hand back, the answer to it, the end of the round.
_NEWS = f"""async (what) => {{
    window.first ??= session.news;
    const {{ view }} = first;
    session.news = {{
        ...first,
        stage: what === 'end' ? 'between' : 'playing',
        view: what === 'seals' ? {{ ...view, phase: 'hand_back', cards: [], hand_backs: ['-r', '-b', '-w'] }} : view,
    }};
    await ({DRAWN})();
}}"""


def test_a_question_takes_the_focus_from_the_hand_and_from_nowhere_only(browser: Browser) -> None:
    say = speaker("de")
    with gallery(browser) as shown:
        page = shown.page
        news = partial(page.evaluate, _NEWS)

        def in_part(selector: str) -> None:
            expect(page.locator(selector).locator(":focus")).to_have_count(1)

        next_round = page.get_by_role("button", name=re.compile(say("siegel-page-next", round=3)))
        words = page.get_by_role("textbox", name=say("talk-your-words"), exact=True)

        shown.show("follow")
        page.mouse.click(5, 5)
        news("seals")
        assert page.evaluate(_FOCUS)["nowhere"], "to a mouse it says nothing"

        news("none")
        page.keyboard.press("Shift")
        for question, there in (("seals", ".give"), ("none", ".hand"), ("seals", ".give"), ("none", ".hand")):
            news(question)
            in_part(there)
        news("end")
        expect(next_round).to_be_focused()

        # The key that played a card is still held down when a question comes: that is no answer to it.
        shown.show("follow")
        page.evaluate("() => { window.moved = []; session.move = async (move) => moved.push(move); }")
        page.locator(".hand .yes").first.focus()
        page.keyboard.down("Enter")
        assert len(page.evaluate("moved")) == 1
        news("seals")
        in_part(".give")
        page.keyboard.down("Enter")
        page.keyboard.up("Enter")
        assert len(page.evaluate("moved")) == 1
        page.keyboard.press("Enter")
        assert page.evaluate("moved")[1:] == ["-r"]

        # What is being written stays, also where there is no room for it any more.
        shown.show("predict")
        page.get_by_role("tab", name=say("talk"), exact=True).click()
        words.click()
        words.press_sequentially("so viele -")
        expect(words).to_have_value("so viele -")
        shown.show("follow")
        page.get_by_role("tab", name=say("talk"), exact=True).click()
        words.click()
        words.press("s")
        news("seals")
        in_part(".side")
        news("end")
        expect(next_round).to_be_visible()
        assert page.evaluate(_FOCUS)["nowhere"]
        news("none")
        page.get_by_role("tab", name=say("talk"), exact=True).click()
        expect(words).to_have_value(re.compile("s$"))


def test_a_key_that_is_held_down_answers_once(browser: Browser) -> None:
    say = speaker("de")
    with gallery(browser) as shown:
        page, sent = shown.page, list[str]()
        page.on("console", lambda message: sent.append(message.text))

        def hold_enter() -> None:
            for _ in range(4):
                page.keyboard.down("Enter")
                page.evaluate(DRAWN)
            page.keyboard.up("Enter")

        # The first Enter leads on to the button, which would predict nothing.
        shown.show("predict-first")
        page.keyboard.press("ArrowRight")
        hold_enter()
        expect(page.get_by_role("button", name=say("siegel-page-take", number=0))).to_be_focused()
        assert sent == []
        hold_enter()
        assert len(sent) == 1

        # A card is taken up, put down and played.
        mine = Mine(Screen(page, say))
        for index in range(6):
            shown.show("saboteur-5")
            sent.clear()
            mine.cards.nth(index).focus()
            hold_enter()
            expect(mine.chosen).to_have_count(1)
            assert sent == []
        mine.discard.focus()
        hold_enter()
        expect(mine.discard).to_have_text(say("saboteur-page-discard-sure"))
        assert sent == []
        page.keyboard.press("Enter")
        assert len(sent) == 1


@pytest.mark.parametrize("size", [DESK, PHONE, (800, 1100)])
def test_the_keys_of_a_prediction_are_told_to_whoever_uses_keys(browser: Browser, size: tuple[int, int]) -> None:
    say = speaker("de")
    with gallery(browser) as shown:
        page = shown.page
        shown.look("light", size)
        shown.show("predict")
        told = page.get_by_text(say("siegel-page-keys"), exact=True)
        expect(told).to_be_hidden()
        red = page.get_by_role("group", name=re.compile(f"^{say('siegel-kind', kind='r')}:"))
        expect(red).to_have_accessible_description(say("siegel-page-keys"))
        before = red.bounding_box()
        if size != PHONE:  # there are places beside the cards: a click there leads nowhere
            page.locator(".hand").click(position={"x": 1, "y": 1})
        page.keyboard.press("ArrowRight")
        expect(red).to_be_focused()
        expect(told).to_be_visible()
        assert red.bounding_box() == before
        question = page.get_by_role("heading", name=say("siegel-page-ask"))
        assert question.evaluate("(node) => node.offsetHeight < 40"), "the question keeps its one line"


# A table that goes on: our turn, the others', or the end of the round with the last card.
_TURN = f"""async (what) => {{
    window.first ??= session.news;
    const {{ view }} = first;
    const trick = {{ ...view.tricks.at(-1), cards: ['b7', 'b10', 'r2', 'b5'] }};
    const wait = {{ ...first, turn: 1, view: {{ ...view, cards: [] }} }};
    const end = {{ phase: 'deal', hand: [], cards: [], trick: [], winning: null, tricks: [...view.tricks, trick] }};
    const over = {{ ...first, stage: 'between', turn: null, view: {{ ...view, ...end }} }};
    session.news = {{ wait, mine: first, end: over }}[what];
    await ({DRAWN})();
}}"""


def test_arrows_lead_to_the_cards_that_may_be_played(browser: Browser) -> None:
    with gallery(browser) as shown:
        page = shown.page
        shown.show("follow")
        focus, all_cards = page.locator(":focus"), page.locator(".hand button")

        def walked(*keys: str) -> list[str | None]:
            found = []
            for key in keys:
                page.keyboard.press(key)
                found.append(focus.get_attribute("data-card"))
            return found

        # While the others play the whole hand is walked through.
        page.evaluate(_TURN, "wait")
        all_cards.first.focus()
        assert walked("ArrowRight", "End", "ArrowRight") == ["y11", "v3", "r4"]
        # Then blue is to be followed, and the focus does not rest on red.
        page.evaluate(_TURN, "mine")
        expect(focus).to_have_attribute("data-card", "b12")
        assert walked("ArrowRight", "ArrowRight", "Home", "ArrowLeft", "End") == ["b5", "b12", "b12", "b5", "b5"]
        assert walked("Tab", "Shift+Tab")[1] == "b5"
        # Whoever reads the other cards is not called away from them, and hears why.
        all_cards.first.focus()
        expect(focus).to_have_accessible_description(speaker("de")("siegel-page-must-follow", colour="Blau"))
        page.evaluate("async () => { session.news = { ...session.news, onlookers: 3 }; }")
        assert walked("Shift") == ["r4"]
        assert walked("ArrowLeft") == ["b5"]
        # What belongs to the browser does not walk.
        assert walked("Alt+ArrowLeft", "Control+End") == ["b5", "b5"]
        # From nowhere the turn calls to the hand, but for whoever has a mouse.
        for key, there in (("Shift", "b5"), (None, None)):
            page.evaluate(_TURN, "wait")
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press(key) if key else page.mouse.click(5, 5)
            page.evaluate(_TURN, "mine")
            if there:
                expect(focus).to_have_attribute("data-card", there)
            else:
                expect(focus).to_have_count(0)


def test_from_none_of_its_buttons_arrows_lead_to_the_ends_of_a_question(browser: Browser) -> None:
    with gallery(browser) as shown:
        shown.show("predict-from")
        question = shown.page.get_by_role("dialog")
        for key, there in (
            ("ArrowLeft", question.locator("button").last),
            ("ArrowRight", question.locator("button").first),
        ):
            question.focus()
            shown.page.keyboard.press(key)
            expect(there).to_be_focused()


def test_the_focus_waits_in_the_empty_hand(browser: Browser) -> None:
    with gallery(browser) as shown:
        page = shown.page
        shown.show("few")
        page.keyboard.press("Shift")
        page.locator(".hand .yes").first.focus()
        page.evaluate(_TURN, "end")
        expect(page.get_by_role("list", name=speaker("de")("siegel-page-hand"), exact=True)).to_be_focused()
        assert page.evaluate(_FOCUS)["ring"]
        page.locator(".trick").dispatch_event("click")
        expect(page.get_by_role("button", name=re.compile(speaker("de")("siegel-page-next", round=3)))).to_be_focused()


# For each thing that gets the focus from now on: whether it is in the hand.
_BEEN = """() => {
    window.been = [];
    addEventListener('focusin', ({ target }) => been.push(!!target.closest('.hand')));
}"""


def test_a_game_is_begun_by_keyboard(invite: Invite) -> None:
    anna = Typist(invite("Anna"))
    anna.person.open()
    anna.to_button(anna.screen.play_now.evaluate("(node) => node.ariaLabel ?? node.innerText"))
    anna.page.evaluate(_BEEN)
    anna.press("Enter")
    expect(anna.screen.hand_cards).to_have_count(15)
    anna.person.wait(lambda: anna.asked_to_predict)
    anna.person.wait(lambda: anna.part == "question")
    assert anna.focus == anna.column("r", 0)
    # While the others predict, which takes a while: not nowhere. Whoever is first is asked at once.
    first = all(each is None for each in anna.person.news["view"]["predictions"])
    assert first or anna.page.evaluate("been")[0]
