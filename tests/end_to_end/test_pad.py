"""The score pad for a real table: an evening written down on a phone, without a connection, corrected and shared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kartentisch.games import GAMES
from kartentisch.games.siegel.cards import KINDS
from kartentisch.texts import LANGUAGES
from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, Person

NAMES = ["Anna", "Bas", "Clara", "Dirk"]
ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]

# Nothing about it is pale: it can be touched.
_BRIGHT = """node => [node, ...node.querySelectorAll('.kt-seal, .kt-icon')].every((each) => {
    const { filter, opacity } = getComputedStyle(each);
    return opacity === '1' && !/saturate|opacity/.test(filter);
})"""


class Pad:
    """A score pad as somebody sees it."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page, self.say = person, person.page, person.screen.say
        self.mark = self.say(f"{game}-pad-mark")
        person.page.goto(f"/pad/{game}")

    def button(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **arguments), exact=True)

    def begin(self, names: list[str]) -> None:
        for number, name in enumerate(names, 1):
            if number > 3:
                self.person.touch(self.button("pad-more"))
            self.page.get_by_role("textbox", name=self.say("pad-name", number=number), exact=True).fill(name)
        self.person.touch(self.button("pad-begin"))

    def seal(self, name: str, kind: str) -> Locator:
        words = self.say("siegel-pad-seals", name=name, kind=kind, number=0).removesuffix("0")
        return self.page.get_by_role("button", name=words)

    def row(self, number: int) -> list[str]:
        cells = self.page.get_by_role("row").nth(number).get_by_role("cell")
        return [text.removeprefix(self.mark).strip() for text in cells.all_inner_texts()]

    def enter(self, number: int) -> Locator:
        return self.button("pad-enter", round=number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_of_die_sieben_siegel(invite: Invite, language: str) -> None:
    anna = invite("Anna", language, PHONE)
    pad = Pad(anna, "siegel")
    expect(pad.button("pad-begin")).to_be_disabled()
    expect(pad.page.get_by_role("textbox")).to_have_count(3)  # as many as are needed
    pad.begin(NAMES)
    assert pad.seal("Anna", "k").evaluate(_BRIGHT)
    anna.may_lose_connection = True
    anna.context.set_offline(True)
    # The third of the worked examples of the rules.
    for name, kind in [("Anna", "k"), ("Bas", "w"), ("Dirk", "y"), ("Dirk", "k")]:
        anna.touch(pad.seal(name, kind))
    anna.touch(pad.button("siegel-pad-saboteur", name="Clara"))
    assert pad.row(1) == ["3", "4", "2", "5"]
    assert faults(pad.page, ALL) == []
    anna.touch(pad.enter(1))

    for i in range(7):
        anna.touch(pad.seal(NAMES[i % 3], "k"))
    too_many = pad.say("siegel-pad-too-many", kind="k", number=7)
    expect(pad.page.get_by_role("alert").filter(has_text=too_many)).to_be_visible()
    expect(pad.page.get_by_text(pad.say("page-lost"))).to_have_count(0)
    expect(pad.enter(2)).to_be_disabled()
    anna.touch(pad.button("pad-undo"))
    expect(pad.enter(2)).to_be_enabled()

    anna.touch(pad.button("pad-correct", round=1))
    pad.seal("Anna", "k").press("-")
    anna.touch(pad.enter(1))
    assert pad.row(1) == ["0", "4", "3", "5"]
    assert pad.row(2) == ["6", "6", "6", "0"], "the new round has waited"
    anna.context.set_offline(False)
    anna.page.reload()
    expect(pad.page.get_by_role("row")).to_have_count(4)
    assert pad.row(2) == ["6", "6", "6", "0"]
    for number in (2, 3, 4):
        if number > 2:
            anna.touch(pad.seal("Bas", "r"))
        anna.touch(pad.enter(number))
    expect(pad.page.get_by_role("heading", name=pad.say("pad-won", names="Dirk", number=1))).to_be_visible()
    pad.page.evaluate("() => { navigator.share = async ({ text }) => { window.told = text; }; }")
    anna.touch(pad.button("page-share"))
    assert pad.page.evaluate("window.told").splitlines()[-1].endswith("Anna 6, Bas 14, Clara 9, Dirk 5")


def test_every_seal_is_reached_by_keyboard(invite: Invite) -> None:
    anna = invite("Anna", "en")
    pad = Pad(anna, "siegel")
    pad.begin(NAMES[:3])
    pad.seal("Anna", "r").focus()
    for kind in KINDS:
        expect(pad.seal("Anna", kind)).to_be_focused()
        anna.page.keyboard.press("Enter")
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Space")
    assert pad.row(1) == ["4", "0", "0"], "a saboteur has no seals, so there is nothing black"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_of_saboteur_is_covered_until_the_end(invite: Invite, language: str) -> None:
    anna = invite("Anna", language, PHONE)
    pad = Pad(anna, "saboteur")
    pad.begin([*NAMES, "Emil"])
    enter = pad.enter(1)
    expect(enter).to_be_disabled()
    pad.page.get_by_role("radio", name=pad.say("saboteur-pad-won", side="diggers")).tap()
    anna.touch(pad.button("saboteur-pad-role", name="Clara", role="digger"))
    assert pad.button("saboteur-pad-gold", name="Anna", value=3, number=0).evaluate(_BRIGHT)
    for name, value in [("Anna", 3), ("Bas", 1), ("Dirk", 2)]:
        anna.touch(pad.button("saboteur-pad-gold", name=name, value=value, number=0))
    missing = pad.say("saboteur-pad-one-missing", cards=4, taken=3, name="Emil")
    expect(pad.page.get_by_role("status").filter(has_text=missing)).to_be_visible()
    anna.touch(pad.button("saboteur-pad-gold", name="Emil", value=1, number=0))
    assert faults(pad.page, ALL) == []
    anna.touch(enter)
    assert pad.row(1) == ["•"] * 5
    expect(pad.button("page-share")).to_be_disabled()
    anna.touch(pad.button("saboteur-pad-cover"))
    assert pad.row(1) == ["3", "1", "0", "2", "1"]
    pad.page.get_by_role("radio", name=pad.say("saboteur-pad-won", side="saboteurs")).tap()
    for name in ("Bas", "Dirk"):
        anna.touch(pad.button("saboteur-pad-role", name=name, role="digger"))
    assert pad.row(2) == ["0", "3", "0", "3", "0"]
    anna.touch(pad.enter(2))

    # A round later it turns out that Anna had less.
    anna.touch(pad.button("pad-correct", round=1))
    anna.touch(pad.button("saboteur-pad-gold", name="Anna", value=3, number=1))
    expect(pad.enter(1)).to_be_disabled()
    anna.touch(pad.button("saboteur-pad-gold", name="Anna", value=1, number=0))
    anna.touch(pad.enter(1))
    assert pad.row(1) == ["1", "1", "0", "2", "1"]

    pad.page.get_by_role("radio", name=pad.say("saboteur-pad-won", side="saboteurs")).tap()
    anna.touch(pad.button("saboteur-pad-role", name="Clara", role="digger"))
    anna.touch(pad.enter(3))
    assert faults(pad.page, ALL) == []
    pad.page.evaluate("() => { navigator.share = async ({ text }) => { window.told = text; }; }")
    anna.touch(pad.button("page-share"))
    assert pad.page.evaluate("window.told").splitlines()[-1].endswith("Anna 1, Bas 4, Clara 4, Dirk 5, Emil 1")


def test_gold_is_written_down_by_keyboard(invite: Invite) -> None:
    anna = invite("Anna", "nl")
    pad = Pad(anna, "saboteur")
    pad.begin(NAMES[:3])
    press = anna.page.keyboard.press
    pad.page.get_by_role("radio", name=pad.say("saboteur-pad-won", side="saboteurs")).focus()
    press("Space")
    pad.button("saboteur-pad-role", name="Bas", role="digger").focus()
    press("Enter")
    assert pad.row(1) == ["0", "4", "0"]
    pad.enter(1).focus()
    press("Enter")
    expect(pad.button("pad-correct", round=1)).to_be_visible()


def test_the_start_page_leads_to_the_pads_of_all_games(invite: Invite) -> None:
    anna = invite("Anna", "nl", PHONE)
    anna.open()
    for game in GAMES:
        link = anna.page.locator(f"a[href='/pad/{game}']")
        anna.touch(link)
        expect(anna.page.get_by_role("heading", name=anna.screen.say(f"{game}-pad-title"), level=1)).to_be_visible()
        anna.touch(anna.page.get_by_role("button", name=anna.screen.say("page-back"), exact=True))
