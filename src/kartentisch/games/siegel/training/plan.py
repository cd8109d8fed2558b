"""What is trained, and how: everything that stays the same during a training."""

from __future__ import annotations

from typing import NamedTuple

from kartentisch.games.siegel.state import Config

GAME, POINTS = "game", "points"
"""What a net may play for: the chance to win the game, or the fewest points of its own."""
JOURNEYMAN = "journeyman"
"""The opponent that is no net; now and then it makes a random move."""
SELF = "self"


class Group(NamedTuple):
    """Neighbouring tables at which some seats are played by others."""

    name: str
    """By whom: `SELF`: past selves, `JOURNEYMAN`, or the net of a file."""
    tables: int


class Plan(NamedTuple):
    """A training."""

    players: int
    width: int = 1024
    depth: int = 3
    critic_width: int = 512
    critic_depth: int = 2
    tables: int = 16384
    steps: int = 128
    """Decisions at every table before the nets learn from them."""
    batches: int = 16
    epochs: int = 1
    mixed: int = 8
    """One table of so many is for past selves, and one for each of those in `among`."""
    selves: int = 8
    """How many past selves there are."""
    keep: float = 0.95
    """How much of later surprises counts for a decision: the λ of generalised advantage estimation."""
    clip: float = 0.2
    scale: float = 5.0
    """So many points are 1 for the critic."""
    seed: int = 1
    against: str = ""
    """Whom it is to beat, alone among such players at every table; else it plays against itself."""
    among: tuple[str, ...] = ()
    """With whom else it sits at some of the tables."""
    goal: str = GAME
    start: str = ""
    """The net from which it goes on; else it knows nothing."""

    @property
    def config(self) -> Config:
        """The rules by which it plays: whole games."""
        return Config(self.players)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The tables with others, which come first; at all that follow it is among its like."""
        if self.against:
            return (Group(self.against, self.tables),)
        return tuple(Group(name, self.tables // self.mixed) for name in (SELF, *self.among))

    @property
    def rivals(self) -> tuple[str, ...]:
        """Those of the others who never change, in the order of their groups."""
        return tuple(group.name for group in self.groups if group.name != SELF)
