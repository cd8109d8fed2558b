"""The master of Die sieben Siegel: tries its choices in many likely deals, and takes the one that costs least."""

from __future__ import annotations

from random import Random

import numpy as np

from kartentisch.game import Budget, Move, Rating
from kartentisch.games.siegel.actions import ACTION_OF
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.plans import plan
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.players.rating import move_of, ratings
from kartentisch.games.siegel.players.search import Choice, Search
from kartentisch.games.siegel.players.standing import places
from kartentisch.games.siegel.state import Phase
from kartentisch.games.siegel.view import View


class Master:
    """Searches. With a counted budget the generator decides everything; at a live table the clock limits it.

    In the last rounds of a game it plays for its place, so its choice is not always the one with the fewest points.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move; a prediction is decided as a whole."""
        chance = rng.getrandbits(64)
        if len(view.moves) == 1:
            return view.moves[0]
        return move_of(view, _best(view, _search(view, chance, budget)))

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The expected points of each move; of predictions, the whole ones that it has considered."""
        search = _search(view, rng.getrandbits(64), budget)
        return ratings(view, search, _best(view, search) if len(view.moves) > 1 else (ACTION_OF[view.moves[0]],))


def _search(view: View, chance: int, budget: Budget) -> Search:
    assert view.seat is not None
    return Search(*remember(view), view.seat, places(view), np.array([chance or 1], dtype=np.uint64), budget)


def _best(view: View, search: Search) -> Choice:
    if view.phase == Phase.PREDICT:
        return plan(search)
    usual = (int(policy(search.this)),)
    return search.best({(ACTION_OF[move],): np.empty(0) for move in view.moves}, usual)
