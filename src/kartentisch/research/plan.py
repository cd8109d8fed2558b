"""What an arena plays: its settings, and the tables that follow from them, each of which can be played anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Literal, NamedTuple

from kartentisch.game import Seat

BUDGET = 200
"""Simulations a decision, as in `kartentisch.bots.play`."""

Kind = Literal["round", "game"]


@dataclass(frozen=True)
class Plan:
    """The settings on which results depend. The number of deals and of workers are not among them."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "1"
    budget: int = BUDGET
    options: Mapping[str, object] = field(default_factory=dict)
    limit: float | None = None
    """Seconds that a decision may take; a bot that needs longer ends the arena. No result depends on it."""

    def settings(self) -> dict[str, object]:
        """As a file names them."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "budget": self.budget,
            "options": dict(self.options),
        }

    def pairs(self) -> list[tuple[int, int]]:
        """Every candidate among every other bot, by their places in `bots`."""
        bots = range(len(self.bots))
        return [(candidate, others) for candidate in bots for others in bots if candidate != others]


class Seating(NamedTuple):
    """One table: a deal (or a whole game), who sits where, and whose results are wanted.

    Bots are named by their places in `Plan.bots`. Tables of the same `kind` and `number` have the same deal and chance.
    """

    kind: Kind
    number: int
    bots: tuple[int, ...]
    watched: tuple[Seat, ...]


def alone(plan: Plan, kind: Kind, index: int, bot: int) -> Seating:
    """One bot in all seats."""
    return Seating(kind, index, (bot,) * plan.players, tuple(range(plan.players)))


def among(plan: Plan, kind: Kind, index: int, candidate: int, others: int, seat: Seat) -> Seating:
    """A candidate in one seat, another bot in all the others."""
    return Seating(kind, index, tuple(candidate if s == seat else others for s in range(plan.players)), (seat,))


def halves(plan: Plan, kind: Kind, index: int, candidate: int, others: int) -> Iterator[Seating]:
    """A candidate in half of the seats (of five, in two), another bot in the rest.

    The seats are drawn, and then turned round the table until each has had both bots. With three players there is no
    half that is not one seat alone.
    """
    if plan.players // 2 < 2:
        return
    drawn = set(Random(f"{plan.seed}/halves/{index}").sample(range(plan.players), plan.players // 2))
    bots = tuple(candidate if seat in drawn else others for seat in range(plan.players))
    for turn in range(plan.players):
        turned = bots[turn:] + bots[:turn]
        yield Seating(kind, index, turned, tuple(seat for seat in range(plan.players) if turned[seat] == candidate))


def duplicates(plan: Plan, kind: Kind, index: int) -> Iterator[Seating]:
    """All tables of a deal: each bot in all seats, and each candidate in every seat among every other bot."""
    for bot in range(len(plan.bots)):
        yield alone(plan, kind, index, bot)
    for candidate, others in plan.pairs():
        for seat in range(plan.players):
            yield among(plan, kind, index, candidate, others, seat)


def mixed(plan: Plan, index: int) -> Iterator[Seating]:
    """The tables of a league's deal: randomly drawn bots, rotated by one seat until each has sat in every seat.

    With fewer bots than seats everybody plays, some more than once.
    """
    rng = Random(f"{plan.seed}/league/{index}")
    drawn: list[int] = []
    while len(drawn) < plan.players:
        drawn += rng.sample(range(len(plan.bots)), len(plan.bots))
    bots = tuple(drawn[: plan.players])
    for turn in range(plan.players):
        yield Seating("round", index, bots[turn:] + bots[:turn], tuple(range(plan.players)))
