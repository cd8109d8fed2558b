"""What a finished game tells about each of its seats, for people's statistics; computed from its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kartentisch.game import Seat
from kartentisch.match import positions, total
from kartentisch.record import Record


@dataclass(frozen=True, slots=True)
class RoundTally:
    """One round of one seat; see `SeatTally`."""

    points: int
    others: int
    """The points of all others together."""
    order: int
    role: str
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameTally:
    """One finished game of one seat. It names nobody, so that it may outlive the others' names."""

    game: str
    players: int
    seat: Seat
    points: int
    place: int
    """1 is the best; a tie shares the better place."""
    bots: tuple[str, ...]
    """The levels of the other seats that bots had."""
    rounds: tuple[RoundTally, ...]


def tallied(record: Record, bots: Sequence[str | None]) -> tuple[GameTally, ...]:
    """Every seat of a game; none if it was not played to its end, or if the game has no statistics.

    `bots`: the level of each seat that a bot had.
    """
    rounds: list[tuple[RoundTally, ...]] = []
    totals: tuple[int, ...] = ()
    better = 1
    for position in positions(record):
        game, state = position.match.game, position.match.state
        if position.round == 0 or not position.match.round_over:
            continue
        scores, seats = game.rules.scores(state), game.tally(state)
        if not seats:
            return ()
        rounds.append(
            tuple(RoundTally(own, sum(scores[-1]) - own, *told) for own, told in zip(scores[-1], seats, strict=True))
        )
        if game.rules.is_over(state):
            totals, better = total(scores), -1 if game.fewest_win else 1
    return tuple(
        GameTally(
            record.game,
            len(totals),
            seat,
            points,
            1 + sum(better * other > better * points for other in totals),
            tuple(level for other, level in enumerate(bots) if level is not None and other != seat),
            tuple(played[seat] for played in rounds),
        )
        for seat, points in enumerate(totals)
    )
