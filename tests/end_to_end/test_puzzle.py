"""Puzzles in the browser: the one of the day on a phone, others by keyboard, with verdict, streak and text to share."""

from __future__ import annotations

from datetime import date

import pytest
from playwright.sync_api import Locator, expect

from kartentisch.puzzles import KINDS, Puzzle, daily, shipped
from kartentisch.texts import LANGUAGES
from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import DESK, PHONE, Person

DAY = date(2026, 11, 18)
NOON = f"{DAY}T12:00:00Z"
ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
LETTERS = "ABCD"

# Whether all of it is in sight, and nothing lies over its middle.
_SEEN = """(node) => {
    const { left, top, bottom, width, height } = node.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(middle) && top >= 0 && bottom <= innerHeight;
}"""

# Whether something of it reaches over its edge.
_CUT = """(node) => [...node.querySelectorAll('b, small')].some((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getBoundingClientRect().right > node.getBoundingClientRect().right - 3;
})"""

_MEASURE = "ranges => ranges.map(({ offsetHeight, offsetWidth }) => [offsetHeight, offsetWidth])"


class Solving:
    """A puzzle as somebody sees it."""

    def __init__(self, person: Person, path: str = "/puzzle") -> None:
        self.person, self.page, self.say = person, person.page, person.screen.say
        self.page.clock.set_fixed_time(NOON)
        self.page.goto(path)

    @property
    def puzzle(self) -> Puzzle:
        """The one that is shown, as the package has it."""
        board = self.page.locator("[data-puzzle]")
        name = board.get_attribute("data-puzzle") or ""
        return next(each for each in shipped(name.partition("-")[0]) if each.id == name)

    def slip(self, number: int) -> Locator:
        return self.page.get_by_role("radio").nth(number)

    def button(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **arguments), exact=True)

    def heading(self, key: str) -> Locator:
        return self.page.get_by_role("heading", name=self.say(key), exact=True)

    @property
    def sideways(self) -> int:
        found: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_on_a_phone(invite: Invite, language: str) -> None:
    anna = invite("Anna", language, PHONE)
    at_home = Solving(anna, "/")
    anna.touch(at_home.page.get_by_role("link", name=at_home.say("puzzle-solve"), exact=True))
    found, today = at_home.puzzle, daily(DAY)
    assert found == today, "the same for everybody"
    best = found.question.best
    wrong = (best + 1) % len(LETTERS)
    expect(at_home.button("puzzle-pick")).to_be_disabled()
    assert faults(anna.page, ALL) == []
    assert at_home.sideways <= 0

    anna.touch(at_home.slip(wrong))
    anna.touch(at_home.slip(best))  # until it is settled one may change one's mind
    anna.touch(anna.page.locator(".board .btn.go"))
    expect(at_home.heading("puzzle-right")).to_be_focused()
    assert faults(anna.page, ALL) == []
    assert at_home.sideways <= 0
    expect(anna.page.get_by_role("radio")).to_have_count(0)
    expect(anna.page.get_by_text(at_home.say("puzzle-streak", days=1), exact=True)).to_be_visible()
    anna.page.evaluate("() => { navigator.share = async ({ text }) => { window.told = text; }; }")
    anna.touch(at_home.button("page-share"))
    lines = anna.page.evaluate("window.told").splitlines()
    assert len(lines) == 2
    assert lines[1] == at_home.say("puzzle-shared-streak", days=1)
    before, _, after = at_home.say("puzzle-shared-right", date="|").partition("|")
    assert lines[0].startswith(before)
    assert lines[0].endswith(after), "the answer is not given away"
    assert "18" in lines[0].removeprefix(before).removesuffix(after)

    anna.page.reload()
    expect(at_home.heading("puzzle-right")).to_be_visible()
    anna.page.goto("/")
    expect(anna.page.get_by_text(at_home.say("puzzle-right"))).to_be_visible()
    anna.touch(anna.page.get_by_role("link", name=at_home.say("puzzle-another"), exact=True))
    expect(anna.page.get_by_role("radio")).to_have_count(len(LETTERS))
    assert at_home.puzzle.kind == today.kind
    assert at_home.puzzle.id != today.id


def test_puzzles_by_keyboard(invite: Invite) -> None:
    bas = invite("Bas", "nl")
    solving = Solving(bas, "/puzzle/card")
    first = solving.puzzle
    best = first.question.best
    wrong = max(range(len(LETTERS)), key=lambda number: first.question.answers[number].value)
    bas.page.keyboard.press(LETTERS[best].lower())
    expect(solving.slip(best)).to_be_checked()
    bas.page.keyboard.press("ArrowRight")
    expect(solving.slip((best + 1) % len(LETTERS))).to_be_checked()
    bas.page.keyboard.press(LETTERS[wrong])
    expect(solving.button("puzzle-choose", letter=LETTERS[wrong])).to_be_enabled()
    bas.page.keyboard.press("Enter")
    behind = first.question.answers[wrong].value - first.question.answers[best].value
    expect(solving.heading("puzzle-wrong" if behind >= 1 else "puzzle-near")).to_be_focused()
    shown = bas.page.locator(".board")
    for answer in first.question.answers:
        expect(shown).to_contain_text(f"{answer.value:.1f}".replace(".", ","))
    for reason in first.question.reasons:
        expect(shown).to_contain_text(solving.say(reason.key, **reason.args))
    bas.page.keyboard.press("Tab")
    bas.page.keyboard.press("Enter")
    expect(bas.page.get_by_role("radio")).to_have_count(len(LETTERS))
    assert solving.puzzle.id != first.id


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_drawn_and_read(invite: Invite, kind: str) -> None:
    katrin = invite("Katrin", "de")
    solving = Solving(katrin, f"/puzzle/{kind}")
    expect(katrin.page.get_by_role("radio")).to_have_count(len(LETTERS))
    for width, height in (PHONE, (390, 844)):
        katrin.page.set_viewport_size({"width": width, "height": height})
        assert katrin.page.locator(".board .go").evaluate(_SEEN), "without scrolling"
        seen = [solving.slip(number).evaluate(_SEEN) for number in range(len(LETTERS))]
        assert seen[0], "there is something to choose"
        assert not any(solving.slip(number).evaluate(_CUT) for number in range(len(LETTERS)))
        assert (width, height) == PHONE or all(seen)
    katrin.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    names = [solving.slip(number).get_attribute("aria-label") or "" for number in range(len(LETTERS))]
    assert len(set(names)) == len(LETTERS)
    assert faults(katrin.page, ALL) == []
    katrin.page.keyboard.press(LETTERS[solving.puzzle.question.best])
    katrin.page.keyboard.press("Enter")
    expect(solving.heading("puzzle-right")).to_be_focused()
    seal = katrin.page.locator(".verdict use")
    assert seal.evaluate("use => Math.min(use.getBBox().width, use.getBBox().height)") > 10, "it is drawn"
    for high, wide in katrin.page.locator(".board .wb u").evaluate_all(_MEASURE):
        assert wide > high, "an error that is next to nothing is not drawn"
    assert faults(katrin.page, ALL) == []
    done = solving.say("puzzle-progress", done=1, all=len(shipped(kind)))
    expect(katrin.page.get_by_text(done, exact=True)).to_be_visible()
