"""An exact solver for the last tricks of a round with all cards open.

Everybody minimises their own penalty (max^n search); of choices that are equally good the first is taken.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.cards import COLOUR_OF, RED, SEATS, VALUES
from kartentisch.games.siegel.players.policy import Desk, new_desk, rollout
from kartentisch.games.siegel.players.strength import Floats
from kartentisch.games.siegel.round import HALF, OVER, PLAY, Round, Rounds, lowest, new_rounds, power_to_beat, suit
from kartentisch.games.siegel.simulator import apply, legal, points

DEEPEST = 4
"""The most cards in a hand with which an ending can be solved."""
_DEPTH = DEEPEST * (SEATS + 1) + 1
_COLOUR_OF = np.array(COLOUR_OF, dtype=np.int64)


class Room(NamedTuple):
    """Work space of `solve`: a stack with a row for each decision."""

    rounds: Rounds
    """The positions; the first is the one to solve."""
    ends: NDArray[np.int64]
    """``ends[depth, seat]``: the points at the end, as far as they are known."""
    untried: NDArray[np.int64]
    """The choices that are still to be tried, as sets of actions."""
    tried: NDArray[np.int64]
    """How many choices were tried."""
    latest: NDArray[np.int64]
    """The choice that was tried last, or left out as being like it."""
    desk: Desk
    """Work space for rollouts by the policy."""


def room_to_solve() -> Room:
    """New work space, for one ending at a time."""
    return Room(
        new_rounds(_DEPTH),
        np.zeros((_DEPTH, SEATS), dtype=np.int64),
        np.zeros((_DEPTH, 2), dtype=np.int64),
        np.zeros(_DEPTH, dtype=np.int64),
        np.zeros(_DEPTH, dtype=np.int64),
        new_desk(),
    )


@compiled
def solve(room: Room, positions: int, me: int, mine: Floats, others: Floats) -> int:
    """Solves ``room.rounds[0]``, and writes the points of all seats to ``room.ends[0]``.

    Returns the number of positions searched; after `positions` of them the rest is played by the policy, as in
    `rollout`.
    """
    looked, depth, down = 0, 0, True
    while depth >= 0:  # a loop, since Numba cannot cache recursive functions
        this = room.rounds[depth]
        if down:
            looked += 1
            if looked > positions:
                rollout(this, me, mine, others, room.desk)
            room.untried[depth, 0], room.untried[depth, 1] = legal(this)
            room.tried[depth] = 0
        up = this.phase == OVER
        if up:
            for seat in range(this.players):
                room.ends[depth, seat] = points(this, seat)
        else:
            latest, best = room.ends[depth + 1, this.turn], room.ends[depth, this.turn]
            if not down and (room.tried[depth] == 1 or latest < best):
                for seat in range(this.players):
                    room.ends[depth, seat] = room.ends[depth + 1, seat]
            action = _following(room, depth)
            up = action < 0
            if not up:
                room.rounds[depth + 1] = this
                apply(room.rounds[depth + 1], action)
                room.tried[depth] += 1
        down = not up
        depth += 1 if down else -1
    return looked


@compiled
def _following(room: Room, depth: int) -> int:
    """The next choice that is worth trying, or -1."""
    while room.untried[depth, 0] | room.untried[depth, 1]:
        half = 0 if room.untried[depth, 0] else 1
        action = half * HALF + lowest(room.untried[depth, half])
        room.untried[depth, half] &= room.untried[depth, half] - 1
        before = room.latest[depth]
        room.latest[depth] = action
        if room.tried[depth] == 0 or not _alike(room.rounds[depth], before, action):
            return action
    return -1


@compiled
def _alike(this: Round, low: int, high: int) -> bool:
    """Whether two own cards are equivalent: no card of another hand or on the table lies between them."""
    if this.phase != PLAY or _COLOUR_OF[low] != _COLOUR_OF[high]:
        return False
    colour = _COLOUR_OF[low]
    first = colour * VALUES
    between = (1 << high - first) - (1 << low - first)
    for seat in range(this.players):
        if seat != this.turn and suit(this.hands[seat], colour) & between:
            return False
    trump = VALUES if colour == RED else 0
    return this.laid == 0 or not low - first + 1 + trump < power_to_beat(this) < high - first + 1 + trump
