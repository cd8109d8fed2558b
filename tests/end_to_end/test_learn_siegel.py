"""The introduction to Die sieben Siegel in the browser: by fingers on a phone, by keyboard, in all languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kartentisch.texts import LANGUAGES
from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.learning import Learning
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.screen import COLOURS

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
CARD = re.compile(r"[rygbv]\d+")


def by_finger(learning: Learning, move: str) -> None:
    """Makes a move as people do on a phone."""
    person, screen = learning.person, learning.person.screen
    if CARD.fullmatch(move):
        card = screen.card(screen.card_word(move))
        person.touch_card(card)
        person.touch_card(card)  # the first touch lifts it
    elif move == "saboteur":
        person.touch(screen.saboteur)
        person.touch(screen.dialog("siegel-page-sure").get_by_role("button").first)
    elif move.startswith("-"):
        word = learning.say("siegel-kind", kind=move[1])
        person.touch(screen.hand_backs.filter(has_text=re.compile(f"^{word}", re.IGNORECASE)))
    else:
        for seal in move.split(" "):
            person.touch(screen.well(seal[0]))
            if "@" in seal:
                person.touch(screen.from_whom(seal[0]).first)
        person.touch(screen.prediction.get_by_role("button", name=taking(learning, move), exact=True))


def by_keys(learning: Learning, move: str) -> None:
    """The focus is on what is asked: a key or two do it."""
    page, screen = learning.page, learning.person.screen
    if CARD.fullmatch(move):
        expect(screen.card(screen.card_word(move))).to_be_focused()
        page.keyboard.press("Enter")
    elif move == "saboteur":
        expect(screen.saboteur).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif move.startswith("-"):
        expect(screen.hand_backs.and_(page.locator(":focus"))).to_have_count(1)
        page.keyboard.press("Enter")
    else:
        expect(screen.prediction.locator(":focus")).to_have_count(1)
        column = COLOURS.index("b" if "@" in move else "r")  # what is asked for first
        for seal in move.split(" "):
            for _ in range(COLOURS.index(seal[0]) - column):
                page.keyboard.press("ArrowRight")
            column = COLOURS.index(seal[0])
            page.keyboard.press("+")
            if "@" in seal:
                expect(screen.from_whom(seal[0]).first).to_be_focused()
                page.keyboard.press("Enter")
        page.keyboard.press("Enter")


def taking(learning: Learning, move: str) -> str:
    return learning.say("siegel-page-take", number=len(move.split(" ")))


def test_whoever_follows_the_coach_on_a_phone_finishes(invite: Invite) -> None:
    anna = invite("Anna", "de", PHONE)
    learning = Learning(anna, "siegel", by_finger)
    page, say = anna.page, anna.screen.say
    page.goto("/")
    offer = page.get_by_role("region", name=say("home-learn-title"), exact=True)
    anna.touch(offer.get_by_role("link", name=f"{say('home-learn')}: {say('siegel-page-title')}", exact=True))
    wrong = {"win": "v5", "ruff": "y3", "give": "-r", "predict": "r r r", "take": "r"}
    for part in learning.parts:
        for number, beat in learning.beats(part):
            if beat.accepts and (other := wrong.pop(part.name, None)):
                learning.does(other)
                kindly = next((name for expression, name in beat.kindly if re.fullmatch(expression, other)), "")
                learning.hears(part, number, f"-no-{kindly}" if kindly else "-no")
                learning.hears(part, number, "-do")
                for seal in other.split(" ") if part.name in ("predict", "take") else ():
                    anna.touch(anna.screen.less(seal))  # as nothing was done, it can be taken back
            if (part.name, number) == ("follow", 2):
                anna.screen.card(anna.screen.card_word("r9")).tap(force=True)
                refusal = say("siegel-page-must-follow", colour=say("siegel-kind", kind="g"))
                expect(page.get_by_text(refusal).filter(visible=True)).to_be_visible()
            if number == 1:
                assert not faults(page, ALL), part.name
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not wrong
    expect(learning.done).to_be_visible()
    assert not faults(page, ALL)
    anna.touch(page.get_by_role("button", name=say("learn-play"), exact=True))
    expect(anna.screen.hand_cards).to_have_count(15)
    page.goto("/")
    expect(page.get_by_role("region", name=say("siegel-page-title"), exact=True)).to_be_visible()
    expect(offer).to_have_count(0)


# What lies in the trick, or in the hand, and is more than touched by what the coach says.
_HIDDEN = """() => {
    const coach = document.querySelector('aside.coach').getBoundingClientRect();
    return [...document.querySelectorAll('.trick [data-seat], .hand button')].filter((card) => {
        const { left, right, top, bottom, width } = card.getBoundingClientRect();
        const over = Math.min(right, coach.right) - Math.max(left, coach.left);
        return width && over > 6 && Math.min(bottom, coach.bottom) - Math.max(top, coach.top) > 6;
    }).length;
}"""


@pytest.mark.parametrize("size", [DESK, (1280, 800)])
def test_by_keyboard_alone(invite: Invite, size: tuple[int, int]) -> None:
    ben = invite("Ben", "nl", size)
    learning = Learning(ben, "siegel", by_keys)
    ben.page.goto("/learn/siegel")
    for part in learning.parts:
        for number, beat in enumerate(part.beats, 1):
            learning.hears(part, number)
            if beat.accepts:
                if CARD.fullmatch(beat.accepts[0]):
                    ben.wait(lambda: ben.page.evaluate(_HIDDEN) == 0)
                learning.does(beat.accepts[0])
            else:
                expect(learning.onward).to_be_focused()
                ben.page.keyboard.press("Enter")
    expect(learning.done).to_be_visible()
    expect(ben.page.get_by_role("button", name=ben.screen.say("learn-play"), exact=True)).to_be_focused()


def test_it_goes_on_where_it_was_left_and_back_to_what_was_done(invite: Invite) -> None:
    clara = invite("Clara", "en", PHONE)
    learning = Learning(clara, "siegel", by_finger)
    page, say = clara.page, clara.screen.say
    follow, win, ruff = learning.parts[:3]
    page.goto("/learn/siegel")
    for part in (follow, win):
        for _ in learning.beats(part):
            pass
    learning.hears(ruff, 1)
    page.reload()
    learning.hears(ruff, 1)
    clara.touch(page.get_by_role("button", name=say("learn-skip"), exact=True))
    expect(page.get_by_text(say("home-learn-begun"))).to_be_visible()
    page.goto("/rules/siegel")
    clara.touch(page.get_by_role("link", name=say("learn-here"), exact=True))
    learning.hears(ruff, 1)
    clara.touch(learning.step(follow))
    learning.hears(follow, 1)
    expect(learning.step(learning.parts[3])).to_be_disabled()


def test_nobody_has_to_learn(invite: Invite) -> None:
    dario = invite("Dario")
    page, say = dario.page, dario.screen.say
    page.goto("/")
    dario.touch(page.get_by_role("button", name=say("home-learn-no"), exact=True))
    offer = page.get_by_role("region", name=say("home-learn-title"), exact=True)
    expect(offer).to_have_count(0)
    page.reload()
    expect(dario.screen.play_now).to_be_visible()
    expect(offer).to_have_count(0)
    dario.touch(dario.screen.poster("siegel", "page-how-to"))
    dario.touch(page.get_by_role("link", name=say("learn-here"), exact=True))
    learning = Learning(dario, "siegel", by_finger)
    learning.hears(learning.parts[0], 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_and_for_everybody(invite: Invite, language: str) -> None:
    eva = invite("Eva", language, PHONE)
    learning = Learning(eva, "siegel", by_finger)
    eva.page.goto("/learn/siegel")
    for _ in learning.beats(learning.parts[0]):
        assert not faults(eva.page, ALL)
