"""The introduction to Saboteur in the browser: by fingers on a phone, by keyboard, and in all languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kartentisch.texts import LANGUAGES
from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.learning import Learning
from tests.end_to_end.mine import Mine
from tests.end_to_end.people import PHONE

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
UPRIGHT = (390, 844)
TURNED = {"ESW": "NEW"}
"""A card as it lies, by its name in the hand."""


def by_finger(learning: Learning, move: str) -> None:
    """Makes a move as people do on a phone: card, place, and what confirms it."""
    person, mine = learning.person, Mine(learning.person.screen)
    what, _, where = move.replace("@", " ").rpartition(" ")
    tile = what if "@" in move else ""
    card = mine.held(TURNED.get(tile, tile) or what.split(" ")[0])

    def chosen() -> bool:
        card.tap()
        return card.get_attribute("aria-pressed") == "true"

    person.wait(chosen)  # the table may still show what the others did
    if where.isdigit():
        person.touch(mine.before(int(where)))
    else:
        person.touch(mine.spot(where))
        if tile and mine.tile != tile:
            person.touch(person.screen.button("saboteur-page-turn"))
    if mine.confirm.count():
        person.touch(mine.confirm)


def by_keys(learning: Learning, move: str) -> None:
    """The focus is on the card: Enter takes it up, and leads to where it can be played."""
    page, mine = learning.page, Mine(learning.person.screen)
    what, _, where = move.replace("@", " ").rpartition(" ")
    tile = what if "@" in move else ""
    card = mine.held(TURNED.get(tile, tile) or what.split(" ")[0])

    def chosen() -> bool:
        expect(card).to_be_focused()
        page.keyboard.press("Enter")
        return mine.chosen.count() == 1

    learning.person.wait(chosen)  # the table may still show what the others did
    if where.isdigit():
        for _ in range(len(learning.parts[0].deal["hands"])):  # type: ignore[arg-type]
            if mine.before(int(where)).evaluate("each => each === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(mine.before(int(where))).to_be_focused()
        page.keyboard.press("Enter")
        if mine.chosen.count():
            expect(mine.confirm).to_be_focused()
            page.keyboard.press("Enter")
        return
    expect(mine.plan).to_be_focused()
    page.keyboard.press("Enter")
    there = mine.plan.locator(f'.sel[data-cell="{where}"]')
    for key in WAYS:
        if there.count():
            break
        page.keyboard.press(key)
    expect(there).to_have_count(1)
    if tile and mine.tile != tile:
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(mine.chosen).to_have_count(0)


WAYS = ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowLeft"]
"""Towards where the lessons play, from the place at which the keyboard begins."""

WRONG = {"lay": "EW@-1,0", "turn": "ESW@3,0", "map": "map 8,2", "people": "break:lamp 1", "fall": "rockfall 2,0"}


@pytest.mark.parametrize(("size", "language"), [(UPRIGHT, "en"), (PHONE, "nl")])
def test_whoever_follows_the_coach_on_a_phone_finishes(invite: Invite, size: tuple[int, int], language: str) -> None:
    """On a small one, too, what is to be touched never lies below what is said."""
    anna = invite("Anna", language, size)
    learning = Learning(anna, "saboteur", by_finger)
    page, say = anna.page, anna.screen.say
    page.goto("/learn/saboteur")
    wrong = dict(WRONG)
    for part in learning.parts:
        for number, beat in learning.beats(part):
            if beat.accepts and (other := wrong.pop(part.name, None)):
                learning.does(other)
                kindly = next((name for expression, name in beat.kindly if re.fullmatch(expression, other)), "")
                learning.hears(part, number, f"-no-{kindly}")
                anna.touch(anna.screen.button("page-cancel"))
            if number == 1:
                assert not faults(page, ALL), part.name
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not wrong
    expect(learning.done).to_be_visible()
    assert not faults(page, ALL)
    page.goto("/")
    expect(page.get_by_role("region", name=say("saboteur-page-title"), exact=True)).to_be_visible()
    expect(page.get_by_role("region", name=say("home-learn-title"), exact=True)).to_have_count(0)


def test_by_keyboard_alone(invite: Invite) -> None:
    ben = invite("Ben", "de")
    learning = Learning(ben, "saboteur", by_keys)
    ben.page.goto("/learn/saboteur")
    for part in learning.parts:
        for number, beat in enumerate(part.beats, 1):
            learning.hears(part, number)
            if beat.accepts:
                learning.does(beat.accepts[0])
            else:
                expect(learning.onward).to_be_focused()
                ben.page.keyboard.press("Enter")
    expect(learning.done).to_be_visible()
    expect(ben.page.get_by_role("button", name=ben.screen.say("learn-play"), exact=True)).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_and_for_everybody(invite: Invite, language: str) -> None:
    eva = invite("Eva", language, UPRIGHT)
    learning = Learning(eva, "saboteur", by_finger)
    eva.page.goto("/learn/saboteur")
    for _ in learning.beats(learning.parts[0]):
        assert not faults(eva.page, ALL)
