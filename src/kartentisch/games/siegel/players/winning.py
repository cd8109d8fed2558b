"""The chance to win the game after a round, as what a search looks for."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.cards import SEATS
from kartentisch.games.siegel.players.standing import Price
from kartentisch.games.siegel.view import View

SPREAD = 1.7
"""The standard deviation of a seat's points in a round to come, about."""
WON, MARGIN = 12.0, 0.15
"""What a game won is worth, so that a point is about 1 at its beginning; and a point of margin beside it, so that what
cannot be won any more is still played well."""
_FUTURES = 200
_NOISE = np.random.default_rng(1).normal(size=(_FUTURES // 2, SEATS))
_NOISE = np.concatenate([_NOISE, -_NOISE])


def to_win(view: View) -> Price:
    """The cost of a round by the chance to win the game after it (S21), and a little by the margin to the others."""
    assert view.seat is not None
    futures, players, seat = _futures(view), view.config.players, view.seat
    return lambda ends: _prices(ends, players, seat, futures)


def _futures(view: View) -> NDArray[np.float64]:
    """What all seats may have in the end without this round: totals so far, and chance in the rounds to come."""
    totals = np.zeros(SEATS)
    for result in view.results:
        totals[: view.config.players] += result.scores
    to_come = view.config.rounds_to_play - view.round
    return totals + _NOISE * SPREAD * np.sqrt(to_come) if to_come else totals[None]


@compiled
def _prices(ends: NDArray[np.int64], players: int, me: int, futures: NDArray[np.float64]) -> NDArray[np.float64]:
    found = np.empty(len(ends))
    for number in range(len(ends)):
        points = ends[number]
        won, theirs = 0.0, 0.0
        for future in futures:
            mine, first = future[me] + points[me], 1
            for seat in range(players):
                total = future[seat] + points[seat]
                if total < mine:
                    first = 0
                    break
                first += seat != me and total == mine
            if first:
                won += 1.0 / first  # those who are level share it
        for seat in range(players):
            if seat != me:
                theirs += points[seat]
        found[number] = MARGIN * (points[me] - theirs / (players - 1)) - WON * won / len(futures)
    return found
