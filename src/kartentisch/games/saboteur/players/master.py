"""The master of Saboteur: compares the most promising moves by rollouts from worlds drawn by its belief."""

from __future__ import annotations

from random import Random
from time import perf_counter

import numpy as np

from kartentisch.game import Budget, Line, Move, Rating
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, FIX, LOOK
from kartentisch.games.saboteur.cards import Role
from kartentisch.games.saboteur.players import belief, talking
from kartentisch.games.saboteur.players.company import OPEN
from kartentisch.games.saboteur.players.conduct import CLEAR_GAIN
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
from kartentisch.games.saboteur.simulator import target_of
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

TALKATIVE = 0.4
"""How often it says something where it could: less than a journeyman."""
CANDIDATES, NEXT_BEST = 6, 4
PARTS = 3
"""The number of parts of the budget (sequential halving): after each the worse half of the candidates is dropped."""
SUSPECT = 0.8
"""Whoever is believed to be a saboteur at least so much may have a tool broken by a digger."""
CAUTION = 1.5
"""How many standard errors another move must be better than the journeyman's, which usually is the best."""


class Master:
    """Plays the round to its end many times before it moves.

    Roles and treasure are drawn by its belief, unseen cards uniformly; then everybody plays like a journeyman. It
    maximises its own expected gold, within what looks sensible: as a digger it discards nothing while a card clearly
    shortens the way, and breaks no tool of somebody whom it does not suspect much. As a saboteur it hides in the same
    turns as a journeyman, for suspense, even where that costs a little.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move."""
        if view.phase is Phase.PICK:
            return picks(view)[0].move
        weighed = Weighed(view)
        usual, how = weighed.best(rng)
        if how != OPEN:
            return weighed.moves[usual]
        return weighed.moves[_best(weighed, usual, Trials(weighed, rng, usual), rng, budget)]

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The expected gold of this round for each move; moves that it would not consider have larger errors."""
        if view.phase is Phase.PICK:
            return picks(view)
        weighed = Weighed(view)
        usual, how = weighed.best(rng)
        trials = Trials(weighed, rng, usual)
        return trials.ratings(usual if how != OPEN else _best(weighed, usual, trials, rng, budget), budget)

    def say(self, view: View, rng: Random) -> Line | None:
        """Something to say before its move, or nothing."""
        return talking.line(view, rng, TALKATIVE)

    def belief(self, view: View) -> tuple[float, ...]:
        """The probability of each seat to be a saboteur, as the seat of the view believes."""
        return belief.seats(view)


def _best(weighed: Weighed, usual: int, trials: Trials, rng: Random, budget: Budget) -> int:
    """The best move: the journeyman's, unless another brings significantly more gold (`CAUTION`)."""
    left = _candidates(weighed, usual, rng)
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


def _candidates(weighed: Weighed, usual: int, rng: Random) -> Indices:
    """The candidates: the journeyman's move first, then his next best ones and the best of every other sort."""
    order = list(range(len(weighed.moves)))
    rng.shuffle(order)  # of equal moves none is preferred
    order.sort(key=lambda i: -weighed.worths[i])
    order = [i for i in order if i != usual and _is_sensible(weighed, int(weighed.actions[i]))]
    first: dict[int, int] = {}
    for i in order:
        first.setdefault(_sort(int(weighed.actions[i])), i)
    chosen = dict.fromkeys([usual, *order[:NEXT_BEST], *first.values()])
    return np.array(list(chosen)[:CANDIDATES], dtype=np.int64)


def _is_sensible(weighed: Weighed, action: int) -> bool:
    """Whether a digger would not have to explain such an action; saboteurs may do anything."""
    view = weighed.view
    assert view.seat is not None
    if view.roles[view.seat] is Role.SABOTEUR:
        return True
    if BREAK <= action < FIX:
        return weighed.believed.seats[target_of(action)] >= SUSPECT
    return action < DISCARD or weighed.gain <= CLEAR_GAIN


def _sort(action: int) -> int:
    """The sort of an action: lay, break, repair, rockfall, map or discard."""
    return sum(action >= start for start in (BREAK, FIX, FALL, LOOK, DISCARD))
