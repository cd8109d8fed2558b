"""Somebody who learns: reads what the coach says, and does what is asked, nothing else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from kartentisch import games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from kartentisch.lesson import Beat, Part
    from tests.end_to_end.people import Person

_WORDS = "() => (document.querySelector('aside.coach')?.innerText ?? '').replaceAll(/\\s+/g, ' ')"


class Learning:
    """An introduction as somebody sees it. `do` makes a move with the usual handling of the table."""

    def __init__(self, person: Person, game: str, do: Callable[[Learning, str], None]) -> None:
        self.person, self.page, self.game, self._do = person, person.page, game, do
        self.say = person.screen.say
        self.parts = games.lessons(game).parts

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.say("learn-coach"), exact=True)

    @property
    def onward(self) -> Locator:
        return self.coach.get_by_role("button", name=self.say("learn-on"), exact=True)

    @property
    def done(self) -> Locator:
        return self.page.get_by_role("heading", name=self.say(f"{self.game}-learn-done"), exact=True)

    def step(self, part: Part) -> Locator:
        """The bead of a part."""
        number = self.parts.index(part) + 1
        return self.page.get_by_role("button", name=f"{number}: {self.title(part)}", exact=True)

    def title(self, part: Part) -> str:
        return self.say(f"{self.game}-learn-{part.name}")

    def sentence(self, part: Part, number: int, rest: str = "") -> str:
        """What the coach says, with the words that the page puts into it."""
        names = {f"p{seat}": name for seat, name in enumerate(games.lessons(self.game).players)}
        kinds = {kind: self.say("siegel-kind", kind=kind) for kind in "rygbv"}
        told = self.say(f"{self.game}-learn-{part.name}-{number}{rest}", **names, **kinds)
        return re.sub(r"\s+", " ", told)

    def hears(self, part: Part, number: int, rest: str = "") -> None:
        """Waits until the coach says exactly that."""
        wanted = self.sentence(part, number, rest)
        self.person.wait(lambda: wanted in self.page.evaluate(_WORDS))

    def does(self, move: str) -> None:
        self._do(self, move)

    def goes_on(self) -> None:
        self.person.touch(self.onward)

    def beats(self, part: Part) -> Iterator[tuple[int, Beat]]:
        """Follows the coach through a part: whoever iterates may try something else before each step is done."""
        for number, beat in enumerate(part.beats, 1):
            self.hears(part, number)
            expect(self.coach.get_by_role("heading", name=self.title(part), exact=True)).to_be_visible()
            if beat.accepts:
                self.hears(part, number, "-do")
            yield number, beat
            if beat.accepts:
                self.does(beat.accepts[0])
            else:
                self.goes_on()
