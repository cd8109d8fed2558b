"""The master of Saboteur: compares the most promising moves by rollouts from worlds drawn by its belief."""

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
"""The number of parts of the budget (sequential halving): after each the worse half of the candidates is dropped."""
CAUTION = 1.5
"""How many standard errors another move must be better than the journeyman's, which usually is the best."""


class Master:
    """Plays the round to its end many times before it moves.

    Roles and treasure are drawn by its belief, unseen cards uniformly; then everybody plays like a journeyman. It
    maximises its own expected gold, so as a saboteur it hides for as long as that pays.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move."""
        if view.phase is Phase.PICK:
            return picks(view)[0].move
        weighed = Weighed(view)
        return weighed.moves[_best(weighed, Trials(weighed, rng), budget)]

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The expected gold of this round for each move; moves that it would not consider have larger errors."""
        if view.phase is Phase.PICK:
            return picks(view)
        weighed = Weighed(view)
        trials = Trials(weighed, rng)
        return trials.ratings(_best(weighed, trials, budget), budget)

    def belief(self, view: View) -> tuple[float, ...]:
        """The probability of each seat to be a saboteur, as the seat of the view believes."""
        return belief.seats(view)


def _best(weighed: Weighed, trials: Trials, budget: Budget) -> int:
    """The best move: the journeyman's, unless another brings significantly more gold (`CAUTION`)."""
    left = _candidates(weighed)
    if len(left) == 1:
        return int(left[0])
    begun = perf_counter()
    for part in range(1, PARTS + 1):
        if budget.seconds is None:
            trials.run_all(left, max(2, (budget.simulations or SIMULATIONS) // PARTS // len(left)))
        else:
            trials.run_until(left, begun + min(SHARE * budget.seconds, MOST_SECONDS) * part / PARTS)
        others = left[1:][np.argsort(-_lower_bounds(trials, left[1:]), kind="stable")]
        left = np.concatenate((left[:1], others[: max(1, len(others) // 2)]))
    return int(left[1] if _lower_bounds(trials, left[1:])[0] > 0 else left[0])


def _lower_bounds(trials: Trials, moves: Indices) -> Floats:
    """A lower confidence bound of how much more gold than the journeyman's move each move brings."""
    more, errors = trials.more(moves)
    return more - CAUTION * errors


def _candidates(weighed: Weighed) -> Indices:
    """The candidates: the journeyman's move first, then his next best ones and the best of every other sort."""
    order = np.argsort(-weighed.worths, kind="stable")
    first: dict[int, int] = {}
    for i in order:
        first.setdefault(_sort(int(weighed.actions[i])), int(i))
    chosen = dict.fromkeys([*map(int, order[:NEXT_BEST]), *first.values()])
    return np.array(list(chosen)[:CANDIDATES], dtype=np.int64)


def _sort(action: int) -> int:
    """The sort of an action: lay, break, repair, rockfall, map or discard."""
    return sum(action >= start for start in (BREAK, FIX, FALL, LOOK, DISCARD))
