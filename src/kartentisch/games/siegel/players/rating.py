"""What moves of Die sieben Siegel cost, from rounds that were played out with them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Move, Rating
from kartentisch.games.siegel.actions import ACTION_OF, DONE, MOVES, SABOTAGE
from kartentisch.games.siegel.moves import Predict, Take
from kartentisch.games.siegel.players.plans import usual
from kartentisch.games.siegel.players.search import PIECE, Choice, Search
from kartentisch.games.siegel.round import PREDICT
from kartentisch.games.siegel.simulator import apply, legal_actions
from kartentisch.games.siegel.view import View

_UNSEEN = 4.0
"""The prior variance of the results of rounds, so that a few equal results do not give an error of 0."""


def move_of(view: View, choice: Choice) -> Move:
    """The move that a choice is: a whole prediction, if none of its seals has been taken yet."""
    if choice[-1] != DONE or view.taking:
        return MOVES[choice[0]]
    return Predict(tuple(take for take in map(MOVES.__getitem__, choice) if isinstance(take, Take)))


def choice_of(move: Move) -> Choice:
    """The actions of a move as a record writes it."""
    if isinstance(move, Predict):
        return (*(ACTION_OF[take] for take in move.takes), DONE)
    return (ACTION_OF[move],)


def ratings(view: View, search: Search, chosen: Choice) -> tuple[Rating, ...]:
    """The expected points of each move in this round, the chosen one first; what was not tried is tried now.

    Where a prediction has been begun, a step stands for the best prediction found with it. The deals of a search are
    correlated, so the true errors are a little larger.
    """
    _try_the_rest(search)
    found: dict[Move, Rating] = {}
    for choice, ends in search.ends.items():
        rating = _rating(view, move_of(view, choice), np.concatenate(ends))
        known = found.get(rating.move)
        if known is None or choice == chosen or (rating.value < known.value and rating.move != move_of(view, chosen)):
            found[rating.move] = rating
    first = found.pop(move_of(view, chosen))
    return (first, *sorted(found.values(), key=lambda rating: rating.value))


def _rating(view: View, move: Move, ends: NDArray[np.int64]) -> Rating:
    assert view.seat is not None
    points = ends[:, view.seat]
    error = float(np.sqrt(points.var() * len(points) + _UNSEEN)) / len(points)
    return Rating(move, float(points.mean()), error, _wins(view, ends))


def _wins(view: View, ends: NDArray[np.int64]) -> float | None:
    """S21: the chance to win the game; known in its last round only."""
    if view.round < view.config.rounds_to_play:
        return None
    earlier = np.array([result.scores for result in view.results], dtype=np.int64).reshape(-1, view.config.players)
    totals = ends[:, : view.config.players] + earlier.sum(axis=0)
    best = totals == totals.min(axis=1, keepdims=True)
    return float((best[:, view.seat] / best.sum(axis=1)).mean())


def _try_the_rest(search: Search) -> None:
    """Makes rollouts for every legal step that is not the beginning of a choice tried so far."""
    begun = {choice[0] for choice in search.ends}
    rest = [whole(search, step) for step in legal_actions(search.this) if step not in begun]
    while rest:
        deals = search.deals(PIECE // 2)
        for choice in rest:
            search.costs(deals, choice)
        if search.allowance.left <= 0:
            return


def whole(search: Search, step: int) -> Choice:
    """The choice that begins with a step; a prediction goes on as the policy would."""
    if search.this.phase != PREDICT or step in (DONE, SABOTAGE):
        return (step,)
    world = search.this.copy()
    apply(world, step)
    return (step, *usual(world))
