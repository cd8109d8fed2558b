"""Duplicate comparison: the same deal once more, with another player in one of the seats.

So luck can be told from skill: what a master gets with the same cards against the same others is what was there to get.
"""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

from kartentisch import bots, games
from kartentisch.analysis.decisions import LEVEL
from kartentisch.bots.play import answered, asked
from kartentisch.game import Budget, Seat
from kartentisch.match import positions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kartentisch.game import Game
    from kartentisch.record import Record

STRONG = "master"
"""The level that is put into the seat."""


class Again(NamedTuple):
    """A round to be played once more from its deal, with `STRONG` in one seat."""

    game: str
    round: int
    seat: Seat
    number: int
    state: Any
    levels: tuple[str, ...]


class Replayed(NamedTuple):
    """The points that the seat got then."""

    round: int
    seat: Seat
    points: int


class Standard(NamedTuple):
    """What `STRONG` gets with a seat's cards of a round: the mean, and its standard error."""

    mean: float
    error: float


def levels_of(record: Record) -> tuple[str, ...]:
    """Who plays in the other seats: the bots that the record names, as `simulate` does; `LEVEL` for all people."""
    known = bots.names(games.load(record.game))
    return tuple(name if name in known else LEVEL for name in record.players)


def agains(record: Record, times: int, levels: Sequence[str]) -> Iterator[Again]:
    """Every finished round, for every seat, so many times."""
    game = games.load(record.game)
    last = {number for number, played in enumerate(record.rounds, 1) if _finished(record, number, played.scores)}
    for position in positions(record):
        if position.round in last and position.move == 0:
            for seat in range(len(record.players)):
                for number in range(times):
                    yield Again(game.name, position.round, seat, number, position.match.state, tuple(levels))


def _finished(record: Record, number: int, scores: tuple[int, ...] | None) -> bool:
    """Whether a round was played to its end; a record need not write its scores."""
    return scores is not None or number < len(record.rounds) or record.totals is not None


def replay(again: Again, budget: int, seed: str) -> Replayed:
    """Plays the round. Every bot gets the view of its own seat only."""
    game = games.load(again.game)
    rules, state = game.rules, again.state
    names = [STRONG if seat == again.seat else level for seat, level in enumerate(again.levels)]
    players = [bots.bot(game, name) for name in names]
    rng = Random(f"{seed}/again/{again.round}/{again.seat}/{again.number}")
    while (seat := rules.to_act(state)) is not None:
        move = asked(players[seat], game.view(state, seat), rng, Budget(simulations=budget), seat)
        state = answered(partial(rules.apply, state), move, players[seat], seat)
    return Replayed(again.round, again.seat, rules.scores(state)[-1][again.seat])


def standard(points: Sequence[int]) -> Standard:
    """The mean of some replays, and its standard error, never 0: a few equal results are not certain."""
    spread = stdev(points) if len(points) > 1 else 0.0
    return Standard(fmean(points), (spread**2 / len(points) + 1.0 / len(points) ** 2) ** 0.5)


def sign(game: Game[Any, Any]) -> int:
    """1 where points are penalties, so that a regret adds to them; -1 where it takes from them."""
    return 1 if game.fewest_win else -1
