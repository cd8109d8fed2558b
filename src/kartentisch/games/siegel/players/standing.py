"""What the end of a round is worth: its points, and in the last rounds of a game the place that they lead to."""

from __future__ import annotations

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.cards import SEATS
from kartentisch.games.siegel.view import View

LAST_ROUNDS = 2
"""From how many rounds before the end on the place counts."""
_SPREAD, _CLOSE, _PLACE, _POINT = 1.9, 0.25, 10.0, 0.2
"""How far apart a round brings two players; what is a tie, nearly; what a place and a point are worth then."""
CLOSENESS, STANDING = SEATS, SEATS + 1

Standing = NDArray[np.float64]


def standing(view: View) -> Standing:
    """The totals before this round, and how far apart they must be to be safe; nought: only points count."""
    row = np.zeros(STANDING)
    to_come = view.config.rounds_to_play - view.round
    if view.results and to_come < LAST_ROUNDS:
        for result in view.results:
            row[: view.config.players] += result.scores
        row[CLOSENESS] = _CLOSE + _SPREAD * sqrt(to_come)
    return row


@compiled
def price(scores: NDArray[np.int64], players: int, me: int, table: Standing) -> float:
    """What a seat makes of everybody's points in a round: its own points, or mostly places lost."""
    if table[CLOSENESS] == 0.0:
        return float(scores[me])
    cost = _POINT * float(scores[me])
    for seat in range(players):
        if seat != me:
            ahead = (table[me] + scores[me] - table[seat] - scores[seat]) / table[CLOSENESS]
            cost += _PLACE / (1.0 + exp(-ahead))
    return cost
