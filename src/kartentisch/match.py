"""A game being played: its state and its growing record, immutable. Tables, simulations and replays hold one."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from kartentisch import games
from kartentisch.game import Game, Move, Shuffler, View
from kartentisch.record import Record, Round

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

S = TypeVar("S")
V = TypeVar("V", bound=View)


class Match(NamedTuple, Generic[S, V]):
    """A game, its record so far, and its current state."""

    game: Game[S, V]
    record: Record
    state: S

    def play(self, move: Move) -> Match[S, V]:
        """The match after a move, a step of one, or a deal; `Illegal` if it may not be made.

        Steps in progress are in the state only: the record gets the whole move with its last step.
        """
        rules = self.game.rules
        state = rules.apply(self.state, move)
        written = rules.written(self.state, move)
        if written is None:
            return Match(self.game, self.record, state)
        record = self.record
        if rules.awaits_deal(self.state):
            before, deal = record.rounds, written
            moves: tuple[Move, ...] = ()
        else:
            *rest, last = record.rounds
            before, deal, moves = tuple(rest), last.deal, (*last.moves, written)
        scores = totals = None
        over = rules.is_over(state)
        if over or rules.awaits_deal(state):
            all_scores = rules.scores(state)
            scores = all_scores[-1]
            totals = total(all_scores) if over else None
        rounds = (*before, Round(deal, moves, scores))
        grown = Record(record.game, record.players, record.options, record.meta, rounds, totals)
        return Match(self.game, grown, state)

    def deal(self, rng: Shuffler) -> Match[S, V]:
        """The match after a shuffled deal; only where `awaits_deal`."""
        return self.play(self.game.rules.shuffle(self.state, rng))

    @property
    def round_over(self) -> bool:
        """Whether no round is being played: before the first deal, between rounds, and after the end."""
        return self.game.rules.awaits_deal(self.state) or self.game.rules.is_over(self.state)


def start(
    game: Game[S, V],
    players: Sequence[str],
    options: Mapping[str, object] | None = None,
    meta: Mapping[str, object] | None = None,
) -> Match[S, V]:
    """A new match before its first deal; `Illegal` where players or options do not suit the game."""
    state = game.rules.new(game.configure(len(players), options))
    return Match(game, Record(game.name, tuple(players), options, meta), state)


class Position(NamedTuple):
    """Where a replay stands: round and move count from 1, move 0 is the deal, (0, 0) is before the first one."""

    round: int
    move: int
    match: Match[Any, Any]


def positions(record: Record) -> Iterator[Position]:
    """Every position of a record from the first to the last."""
    match = start(games.load(record.game), record.players, record.options, record.meta)
    yield Position(0, 0, match)
    for number, played in enumerate(record.rounds, 1):
        for count, move in enumerate((played.deal, *played.moves)):
            match = match.play(move)
            yield Position(number, count, match)


def resume(record: Record) -> Match[Any, Any]:
    """The match at the end of a record, to be continued. With `Record.truncated` this undoes moves."""
    return latest(positions(record)).match


def latest(found: Iterator[Position]) -> Position:
    """The last position. Earlier ones are not kept, because each holds a record of its own."""
    return deque(found, maxlen=1).pop()


def total(scores: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The sums of all rounds, seat by seat."""
    return tuple(map(sum, zip(*scores, strict=True)))
