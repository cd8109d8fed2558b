"""The master of Saboteur: plays the likeliest moves to the end of the round in worlds that it believes in."""

from __future__ import annotations

from random import Random
from time import perf_counter

import numpy as np

from kartentisch.game import Budget, Move, Rating
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, FIX, LOOK
from kartentisch.games.saboteur.players import belief
from kartentisch.games.saboteur.players.trials import (
    MOST_SECONDS,
    SHARE,
    SIMULATIONS,
    Indices,
    Trials,
    Weighed,
    picks,
)
from kartentisch.games.saboteur.players.weights import Floats
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

CANDIDATES, NEXT_BEST = 6, 4
PARTS = 3
"""After each part of the budget the worse half of the candidates is dropped."""
CAUTION = 1.5
"""By how many errors another move must be better than the journeyman's, which usually is the best."""


class Master:
    """Sees the end of the round many times over before it moves.

    Roles and treasure are drawn as likely as it believes them, cards as they may lie; everybody then plays as
    journeymen do. What counts is the gold that it gets itself, so a saboteur hides for as long as hiding pays.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move."""
        if view.phase is Phase.PICK:
            return picks(view)[0].move
        weighed = Weighed(view)
        return weighed.moves[_best(weighed, Trials(weighed, rng), budget)]

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The gold that it expects of this round by each move; of what it would not consider it knows less."""
        if view.phase is Phase.PICK:
            return picks(view)
        weighed = Weighed(view)
        trials = Trials(weighed, rng)
        return trials.ratings(_best(weighed, trials, budget), budget)

    def belief(self, view: View) -> tuple[float, ...]:
        """How likely each seat is a saboteur, for the seat whose view this is."""
        return belief.seats(view)


def _best(weighed: Weighed, trials: Trials, budget: Budget) -> int:
    """The journeyman's move, unless another brings more gold by more than chance would explain."""
    left = _candidates(weighed)
    if len(left) == 1:
        return int(left[0])
    begun = perf_counter()
    for part in range(1, PARTS + 1):
        if budget.seconds is None:
            trials.run_all(left, max(2, (budget.simulations or SIMULATIONS) // PARTS // len(left)))
        else:
            trials.run_until(left, begun + min(SHARE * budget.seconds, MOST_SECONDS) * part / PARTS)
        others = left[1:][np.argsort(-_surely(trials, left[1:]), kind="stable")]
        left = np.concatenate((left[:1], others[: max(1, len(others) // 2)]))
    return int(left[1] if _surely(trials, left[1:])[0] > 0 else left[0])


def _surely(trials: Trials, moves: Indices) -> Floats:
    """How much more gold than by the journeyman's move is almost certain."""
    more, errors = trials.more(moves)
    return more - CAUTION * errors


def _candidates(weighed: Weighed) -> Indices:
    """The journeyman's move first, then what he would do next and the best of every other sort of action."""
    order = np.argsort(-weighed.worths, kind="stable")
    first: dict[int, int] = {}
    for i in order:
        first.setdefault(_sort(int(weighed.actions[i])), int(i))
    chosen = dict.fromkeys([*map(int, order[:NEXT_BEST]), *first.values()])
    return np.array(list(chosen)[:CANDIDATES], dtype=np.int64)


def _sort(action: int) -> int:
    """Lay, break, mend, rockfall, map or discard."""
    return sum(action >= start for start in (BREAK, FIX, FALL, LOOK, DISCARD))
