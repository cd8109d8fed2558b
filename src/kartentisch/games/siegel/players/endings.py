"""The last tricks of a round with all cards open, played out to the end in every way that matters.

Everybody looks for the least penalty of his own (max^n); of choices that are equally good the first is taken.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.players.policy import rollout
from kartentisch.games.siegel.simulator import (
    ACTIONS,
    BEST,
    COLOURS,
    HANDS,
    LAID,
    OVER,
    PHASE,
    PLAY,
    PLAYERS,
    RED,
    SEATS,
    SIZE,
    TURN,
    VALUES,
    Round,
    apply,
    legal,
    points,
)

DEEPEST = 4
"""With so many cards in a hand, or fewer, an ending can be solved."""
_DEPTH = DEEPEST * (SEATS + 1) + 1


@compiled
def room_to_solve() -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """What `solve` needs: the rounds on the way down, the points on the way up, the choices."""
    return (
        np.empty((_DEPTH, SIZE), dtype=np.int64),
        np.zeros((_DEPTH, SEATS), dtype=np.int64),
        np.empty((_DEPTH, ACTIONS), dtype=np.int64),
    )


@compiled
def solve(rounds: NDArray[np.int64], ends: NDArray[np.int64], choices: NDArray[np.int64], positions: int) -> int:
    """Plays rounds[0] out; every seat's points go to ends[0]. Returns how many positions it looked at.

    After `positions` of them it goes on by the policy.
    """
    players = rounds[0, PLAYERS]
    # At each depth: how many choices there are, and which comes next. It is a loop since recursion cannot be cached.
    counts, following = np.zeros(_DEPTH, dtype=np.int64), np.zeros(_DEPTH, dtype=np.int64)
    looked, depth, down = 0, 0, True
    while depth >= 0:
        this = rounds[depth]
        if down:
            looked += 1
            if looked > positions:
                rollout(this, choices[depth])
            counts[depth], following[depth] = legal(this, choices[depth]), 0
        up = this[PHASE] == OVER
        if up:
            for seat in range(players):
                ends[depth, seat] = points(this, seat)
        else:
            if not down and (following[depth] == 1 or ends[depth + 1, this[TURN]] < ends[depth, this[TURN]]):
                for seat in range(players):
                    ends[depth, seat] = ends[depth + 1, seat]
            i = following[depth]
            while 0 < i < counts[depth] and _alike(this, choices[depth, i - 1], choices[depth, i]):
                i += 1
            up = i == counts[depth]
            if not up:
                rounds[depth + 1] = this
                apply(rounds[depth + 1], choices[depth, i])
                following[depth] = i + 1
        down = not up
        depth += 1 if down else -1
    return looked


@compiled
def _alike(this: Round, low: int, high: int) -> bool:
    """Whether no card of another hand or on the table lies between two of the own."""
    colour = low // VALUES
    if this[PHASE] != PLAY or high // VALUES != colour:
        return False
    between = (1 << high % VALUES) - (1 << low % VALUES)
    for seat in range(this[PLAYERS]):
        if seat != this[TURN] and this[HANDS + seat * COLOURS + colour] & between:
            return False
    trump = VALUES if colour == RED else 0
    return this[LAID] == 0 or not low % VALUES + 1 + trump < this[BEST] < high % VALUES + 1 + trump
