"""What a round of Saboteur tells about its players, for their statistics."""

from __future__ import annotations

from collections.abc import Iterator

from kartentisch.game import Seat, SeatTally
from kartentisch.games.saboteur.cards import Role
from kartentisch.games.saboteur.moves import Break
from kartentisch.games.saboteur.state import State


def tally(state: State) -> tuple[SeatTally, ...]:
    """For each seat of the round just ended: when it began, what it was, and how it went.

    ``won``: whether its side has won (T18, T19); ``suspected``: how many tools others broke before it (T12).
    """
    seats = state.config.players
    return tuple(
        SeatTally((seat - state.first) % seats, str(state.roles[seat]), dict(_counted(state, seat)))
        for seat in range(seats)
    )


def _counted(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    past = state.past[-1]
    broken = sum(
        isinstance(turn.move, Break) and turn.move.seat == seat and turn.seat != seat for turn in state.history
    )
    if broken:
        yield "suspected", broken
    if past.reached == (past.roles[seat] is Role.DIGGER):
        yield "won", 1
