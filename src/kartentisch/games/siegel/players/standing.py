"""The cost of the end of a round: its points and, in the last rounds of a game, the places that they lead to."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.game import Seat
from kartentisch.games.siegel.cards import SEATS
from kartentisch.games.siegel.view import View

LAST_ROUNDS = 2
"""The number of rounds at the end of a game in which places count."""
_SPREAD, _CLOSE, _PLACE, _POINT = 1.9, 0.25, 10.0, 0.2
"""The standard deviation of two players' difference after a round; the width of a near tie; the costs of a lost place
and of a point."""
CLOSENESS, STANDING = SEATS, SEATS + 1

Standing = NDArray[np.float64]
Price: TypeAlias = Callable[[NDArray[np.int64]], NDArray[np.float64]]
"""What the ends of some rounds cost a seat; a row is the points of all seats."""


def own_points(seat: Seat) -> Price:
    """Only the seat's own points count."""
    return lambda ends: ends[:, seat].astype(np.float64)


def places(view: View) -> Price:
    """In the last rounds the places in the game count, before that the points."""
    assert view.seat is not None
    table, players, seat = standing(view), view.config.players, view.seat
    return lambda ends: _prices(ends, players, seat, table)


def standing(view: View) -> Standing:
    """The totals before this round, and the difference that is safe; 0 where only points count."""
    row = np.zeros(STANDING)
    to_come = view.config.rounds_to_play - view.round
    if view.results and to_come < LAST_ROUNDS:
        for result in view.results:
            row[: view.config.players] += result.scores
        row[CLOSENESS] = _CLOSE + _SPREAD * sqrt(to_come)
    return row


@compiled
def _prices(ends: NDArray[np.int64], players: int, me: int, table: Standing) -> NDArray[np.float64]:
    found = np.empty(len(ends))
    for number in range(len(ends)):
        found[number] = price(ends[number], players, me, table)
    return found


@compiled
def price(scores: NDArray[np.int64], players: int, me: int, table: Standing) -> float:
    """The cost of a round's points for a seat: its own points or, in the last rounds, mostly places lost."""
    if table[CLOSENESS] == 0.0:
        return float(scores[me])
    cost = _POINT * float(scores[me])
    for seat in range(players):
        if seat != me:
            ahead = (table[me] + scores[me] - table[seat] - scores[seat]) / table[CLOSENESS]
            cost += _PLACE / (1.0 + exp(-ahead))
    return cost
