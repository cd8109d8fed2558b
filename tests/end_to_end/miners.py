"""People who play Saboteur at browsers: they dig towards the goals, with what the page offers them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from tests.end_to_end.mine import SHAPES, Mine
from tests.end_to_end.people import PATIENCE, Person, Row

_LOOK_MS = 50


def gather(host: Person, guests: Sequence[Person], players: int, rounds: int = 3) -> None:
    """A table for fast bots by the form, the guests by its link, bots on the other chairs; without guests at once."""
    screen, touch = host.screen, host.touch
    host.arrive()
    host.open("/new/saboteur")
    for _ in range(abs(players - 5)):
        touch(screen.button("page-more-chairs" if players > 5 else "page-fewer-chairs"))
    if rounds != 3:
        group = screen.page.get_by_role("radiogroup", name=screen.say("saboteur-page-option-rounds"), exact=True)
        touch(group.get_by_role("radio", name=str(rounds), exact=True))
    touch(screen.choice("page-pace", "page-pace-is", pace="fast"))
    if not guests:
        touch(screen.choice("page-fill-level", "page-level", level="apprentice"))
        touch(screen.button("page-open-and-start"))
        return
    touch(screen.button("page-open-table"))
    expect(screen.button("page-start")).to_be_visible()
    for guest in guests:
        guest.join(host.page.url)
    touch(screen.button("page-fill"))
    host.start()


_IN_SIGHT = """place => {
    const [cell, mine] = [place, place.closest('.mine')].map((node) => node.getBoundingClientRect());
    const [x, y] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2];
    return mine.left < x && x < mine.right && mine.top < y && y < mine.bottom;
}"""


class Miner:
    """Somebody at such a table, and what they do in their turn."""

    def __init__(self, person: Person) -> None:
        self.person, self.mine = person, Mine(person.screen)
        self.done: list[str] = []
        """The kinds of cards played so far, and `discard`."""

    @property
    def name(self) -> str:
        return self.person.name

    # One turn

    def ready(self) -> None:
        """Whoever is called by the tab has seen enough of what the others did."""
        if self.person.asked and self.mine.asks() != "dig":
            self.person.go_on()
            self.person.wait(lambda: self.mine.asks() == "dig")

    def choose(self, kind: str) -> None:
        """Takes up the first useful card of that kind."""
        self.ready()
        labels = self.mine.labels()
        index = next(i for i, each in enumerate(labels) if self.mine.kind(each) == kind and self.mine.useful(each))
        self.person.touch(self.mine.cards.nth(index))

    def finish(self) -> None:
        """Waits until the move has been made."""
        self.person.wait(lambda: not self.mine.chosen.count())

    def lay(self, kind: str) -> None:
        """As near to a promising goal as it goes, and open towards the goals if that can be had there."""
        self.choose(kind)
        self.person.wait(self.mine.places.count)
        labels: list[str] = self.mine.places.evaluate_all("places => places.map(place => place.ariaLabel)")
        goals = self.mine.promising()
        ahead = self.person.screen.say("saboteur-page-side", side="E")

        def way(label: str) -> tuple[int, bool]:
            x, y = self.mine.cell(label)
            return min(abs(x - gx) + abs(y - gy) for gx, gy in goals), ahead not in label

        place = self.mine.plan.get_by_role("button", name=min(labels, key=way), exact=True)
        # A mine may be too large for a telephone; its edges lead to what is out of sight.
        for turn in range(8):
            self.person.wait(lambda: place.evaluate(_IN_SIGHT) or self.mine.beyond.count())
            if place.evaluate(_IN_SIGHT):
                break
            self.person.touch(self.mine.beyond.nth(turn % self.mine.beyond.count()))
        self.person.touch(place)
        if self.mine.turn.count() and ahead not in self.mine.lies():
            self.person.touch(self.mine.turn)
        self.person.touch(self.mine.lay)
        self.finish()

    def aim(self, kind: str, name: str | None = None) -> None:
        """Plays an action card before somebody: the one named, or else whoever comes last in the strip."""
        self.choose(kind)
        self.person.touch(self.mine.target(name) if name else self.mine.targets.last)
        if self.mine.chosen.count() and self.mine.tools.count():
            self.person.touch(self.mine.tools.first)
        elif self.person.phone or kind == "break":
            self.person.touch(self.mine.sure)
        self.finish()

    def look(self, goal: str | None = None) -> None:
        self.choose("map")
        self.person.touch(self.mine.goal(goal) if goal else self.mine.goals.first)
        self.person.touch(self.mine.sure)
        self.finish()

    def discard(self, index: int = 0) -> None:
        self.ready()
        useful = self.mine.useful(self.mine.labels()[index])
        self.person.touch(self.mine.cards.nth(index))
        self.person.touch(self.mine.discard)
        if useful:  # What can only be discarded is not asked about once more.
            self.person.touch(self.mine.discard)
        self.finish()

    def dig(self) -> None:
        """One turn: a tunnel if there is one, else what helps, else what harms, else nothing."""
        kinds = [self.mine.kind(label) for label in self.mine.labels() if self.mine.useful(label)]
        kind = next((kind for kind in (*SHAPES, "fix", "map", "break") if kind in kinds), "discard")
        if kind in SHAPES:
            self.lay(kind)
        elif kind == "map":
            self.look()
        elif kind == "discard":
            self.discard()
        else:
            self.aim(kind)
        self.done.append(kind)

    def pick(self) -> None:
        """The largest nugget."""
        labels = self.mine.nuggets.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        self.person.touch(self.mine.nuggets.nth(labels.index(max(labels))))
        self.person.touch(self.mine.take)
        self.person.gone(self.mine.nuggets)
        self.done.append("pick")

    def go_on(self) -> None:
        """Is told how the round ended, as quickly as can be; the gold comes by itself then."""
        for key in ("who-was-who", "turn-all"):
            self.person.touch(self.person.screen.button(f"saboteur-page-{key}"))

    def act(self) -> bool:
        """Does what the page asks of them now, if it does."""
        match self.mine.asks():
            case "dig":
                self.dig()
            case "pick":
                self.pick()
            case "nod":
                self.person.touch(self.mine.next_round)
                self.person.gone(self.mine.next_round)
            case "onward":
                # Who has seen enough need not wait. In one step, as dwarves are turned over by themselves.
                self.mine.onward.evaluate_all("found => found.forEach(each => each.click())")
            case _:
                return False
        return True

    # After it

    def sheet(self) -> dict[str, Row]:
        """The table of the gold as it is shown, by name."""
        rows = {}
        for row in self.mine.gold.get_by_role("row").all()[1:]:
            *points, total = (int(text) for text in row.get_by_role("cell").all_inner_texts())
            rows[row.get_by_role("rowheader").inner_text()] = Row(points, total)
        return rows


def play(miners: Sequence[Miner], until: Callable[[], object]) -> None:
    """Lets people do what they are asked until something is the case."""
    idle = time.monotonic()
    while not until():
        if sum(miner.act() for miner in miners):
            idle = time.monotonic()
        for miner in miners:
            miner.person.go_on()
        assert time.monotonic() - idle < PATIENCE, f"nobody is asked anything: {miners[0].person.news}"
        miners[0].person.page.wait_for_timeout(_LOOK_MS)


def to_the_end(miners: Sequence[Miner]) -> None:
    play(miners, lambda: all(miner.mine.asks() == "over" for miner in miners))
