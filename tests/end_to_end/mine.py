"""Where things are at a table of Saboteur: by role and by the words of the catalogues, as in `screen`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.end_to_end.screen import Screen

GOALS = "ABC"
TOOLS = ("pick", "lamp", "cart")
SHAPES = ("crossing", "junction", "straight", "bend")
"""Tunnels that lead on, those first that lead to more places."""

# One look at the page instead of one for each button: a long game looks often, and a search by role takes its time.
_ASKS = """(words) => {
    const names = [...document.querySelectorAll('button')].filter((each) => each.ariaDisabled !== 'true')
        .map((each) => each.ariaLabel ?? each.textContent.trim());
    const has = (what) => words[what].some((word) => names.includes(word));
    const asked = document.title.startsWith('●');
    if (has('over')) return 'over';
    if (has('onward')) return 'onward';
    if (!asked) return names.some((name) => name.startsWith(words.next)) ? 'nod' : '';
    if (document.querySelector('[role=radiogroup] [role=radio]')) return 'pick';
    return has('dig') ? 'dig' : '';
}"""

_ONWARD = ("who-was-who", "turn-all", "onward")

_CELL = re.compile(r"^(-?\d+)(?:([AC])(\d+)| \([^)]+\)): ")
"""Its name, with that of its row in any case."""


class Mine:
    """The page of somebody at such a table."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.page = screen, screen.page

    def asks(self) -> str:
        """What the page asks now: to dig, pick, nod or go `onward`; `over` when the game is; else nothing."""
        say = self.screen.say
        words = {
            "over": [say("page-download")],
            "onward": [say(f"saboteur-page-{key}") for key in _ONWARD],
            "next": say("saboteur-page-next", round=99).partition("99")[0],
            "dig": [say("saboteur-page-discard"), say("saboteur-page-discard-sure")],
        }
        found: str = self.page.evaluate(_ASKS, words)
        return found

    # The hand

    @property
    def cards(self) -> Locator:
        hand = self.page.get_by_role("list", name=self.screen.say("saboteur-page-hand"), exact=True)
        return hand.get_by_role("button")

    @property
    def chosen(self) -> Locator:
        hand = self.page.get_by_role("list", name=self.screen.say("saboteur-page-hand"), exact=True)
        return hand.get_by_role("button", pressed=True)

    def labels(self) -> list[str]:
        found: list[str] = self.cards.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        return found

    def useful(self, label: str) -> bool:
        """Whether more can be done with it than to discard it."""
        hint = self.screen.say("saboteur-page-only-discard", card="").strip()
        return hint not in label

    def kind(self, label: str) -> str:
        """What sort of card it is, by its name: a shape of a tunnel, or what it does."""
        say = self.screen.say
        beginnings = {say("saboteur-page-shape", shape=shape): shape for shape in (*SHAPES, "dead-end")}
        beginnings |= {say(f"saboteur-card-{kind}"): kind for kind in ("map", "rockfall")}
        beginnings |= {say("saboteur-card-break", tool=tool): "break" for tool in TOOLS}
        beginnings |= {say("saboteur-page-card-fix", tools="").strip(): "fix"}
        return next(kind for beginning, kind in beginnings.items() if label.startswith(beginning))

    def held(self, card: str) -> Locator:
        """A card of the hand, as records write it."""
        return self.page.locator(f'.hand [data-card="{card}"]').first

    # The plan

    def spot(self, cell: str) -> Locator:
        """Where the chosen card can be played, as records write cells."""
        return self.plan.locator(f'button[data-cell="{cell}"]')

    @property
    def tile(self) -> str:
        """How the card lies that has been put down, as records write it."""
        return self.plan.locator("[aria-pressed=true] [data-tile]").get_attribute("data-tile") or ""

    @property
    def confirm(self) -> Locator:
        """To do what has been prepared."""
        return self.page.locator(".asking .go")

    def before(self, seat: int) -> Locator:
        """To play the chosen card before somebody."""
        return self.page.locator(f'.miner[data-seat="{seat}"]').get_by_role("button").first

    @property
    def plan(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def places(self) -> Locator:
        """The chosen path card wherever it may lie."""
        return self.plan.get_by_role("button", name=_CELL)

    def lies(self) -> str:
        """How the card lies that has been put down; not how it would when turned."""
        label = self.plan.get_by_role("button", name=_CELL, pressed=True).get_attribute("aria-label") or ""
        return label.partition(". ")[0]

    def cell(self, label: str) -> tuple[int, int]:
        """The cell that a place or a card in the mine is on."""
        found = _CELL.match(label)
        assert found, label
        return int(found[1]), int(found[3] or 0) * (1 if found[2] == "A" else -1)

    def promising(self) -> list[tuple[int, int]]:
        """The goals where the treasure can still be, as far as the page tells."""
        self.told.first.wait_for(state="attached")  # it comes when there is time
        told = self.told.all_inner_texts()
        gold, stone = (self.screen.say("saboteur-page-goal-what", what=what) for what in ("gold", "stone"))
        found = []
        for name in GOALS:
            down = self.screen.say("saboteur-page-goal-down", goal=name)
            line = next((text for text in told if down in text), "")
            if line.endswith(f"{gold}."):
                return [self.cell(line)]
            if line and not line.endswith(f"{stone}."):
                found.append(self.cell(line))
        return found

    def place(self, beginning: str) -> Locator:
        """The chosen card where it would lie on that cell."""
        return self.plan.get_by_role("button", name=re.compile(rf"^{re.escape(beginning)}(?: \([^)]+\))?: "))

    def goal(self, name: str) -> Locator:
        """To look at it, with a map."""
        return self.plan.get_by_role("button", name=self.screen.say("saboteur-page-look-at", goal=name), exact=True)

    @property
    def goals(self) -> Locator:
        names = "|".join(re.escape(self.screen.say("saboteur-page-look-at", goal=name)) for name in GOALS)
        return self.plan.get_by_role("button", name=re.compile(f"^({names})$"))

    @property
    def beyond(self) -> Locator:
        """At the edges, where cells that can be chosen are out of sight."""
        say = self.screen.say
        one = re.escape(say("saboteur-page-beyond", number=1))
        many = re.escape(say("saboteur-page-beyond", number=99)).replace("99", r"\d+")
        return self.plan.get_by_role("button", name=re.compile(f"^({one}|{many})$"))

    @property
    def told(self) -> Locator:
        """The mine as a list, for those who listen."""
        region = self.page.get_by_role("region", name=self.screen.say("saboteur-page-mine-list"), exact=True)
        return region.get_by_role("listitem")

    @property
    def lay(self) -> Locator:
        return self.screen.button("saboteur-page-lay")

    @property
    def turn(self) -> Locator:
        return self.screen.button("saboteur-page-turn")

    # The others, and oneself

    @property
    def targets(self) -> Locator:
        """Those before whom the chosen card can be played."""
        return self.screen.beginning("button", "saboteur-page-play-on", seat="")

    def target(self, name: str) -> Locator:
        return self.screen.beginning("button", "saboteur-page-play-on", seat=f"{name}:")

    @property
    def tools(self) -> Locator:
        """Which of somebody's tools is to be repaired, where two could be."""
        names = "|".join(re.escape(self.screen.say("saboteur-tool", tool=tool)) for tool in TOOLS)
        return self.page.get_by_role("button", name=re.compile(f"^({names})$"))

    @property
    def sure(self) -> Locator:
        """Where a finger may slip: what cannot be taken back is confirmed in the dock."""
        say = self.screen.say
        words = [say(f"saboteur-page-do-{kind}") for kind in ("break", "fix")]
        words += [say("saboteur-page-look-at", goal=name) for name in GOALS]
        names = "|".join(map(re.escape, words))
        return self.page.get_by_role("contentinfo").get_by_role("button", name=re.compile(f"^({names})$"))

    def seat(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=re.compile(f"^{re.escape(name)}: "))

    @property
    def role(self) -> Locator:
        return self.page.get_by_role("region", name=self.screen.say("saboteur-page-role"), exact=True)

    @property
    def discard(self) -> Locator:
        """Also when it asks once more."""
        names = "|".join(re.escape(self.screen.say(f"saboteur-page-{key}")) for key in ("discard", "discard-sure"))
        return self.page.get_by_role("button", name=re.compile(f"^({names})$"))

    # The gold

    @property
    def onward(self) -> Locator:
        """On with how the round ended: the treasure, then who was who, then the gold."""
        names = "|".join(re.escape(self.screen.say(f"saboteur-page-{key}")) for key in _ONWARD)
        return self.page.get_by_role("button", name=re.compile(f"^({names})$"))

    @property
    def nuggets(self) -> Locator:
        """The gold cards to choose from."""
        group = self.page.get_by_role("radiogroup", name=self.screen.say("saboteur-page-take"), exact=True)
        return group.get_by_role("radio")

    @property
    def take(self) -> Locator:
        pattern = re.escape(self.screen.say("saboteur-page-take-it", number=99)).replace("99", r"\d+")
        return self.page.get_by_role("button", name=re.compile(f"^{pattern}$"))

    @property
    def next_round(self) -> Locator:
        """For whoever has not nodded yet."""
        pattern = re.escape(self.screen.say("saboteur-page-next", round=99)).replace("99", r"\d+")
        return self.page.get_by_role("button", name=re.compile(f"^{pattern}$"), disabled=False)

    @property
    def gold(self) -> Locator:
        """The table of who got what."""
        total = self.page.get_by_role("columnheader", name=self.screen.say("saboteur-page-sum"), exact=True)
        return self.page.get_by_role("table").filter(has=total).first
