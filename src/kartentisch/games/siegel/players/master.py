"""The master of Die sieben Siegel: tries its choices in many deals that are likely, and takes what costs least."""

from __future__ import annotations

from random import Random

import numpy as np

from kartentisch.game import Budget, Move
from kartentisch.games.siegel.actions import ACTION_OF, MOVES, SABOTAGE
from kartentisch.games.siegel.moves import Predict, Take
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.plans import plan
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.players.search import Search
from kartentisch.games.siegel.players.standing import standing
from kartentisch.games.siegel.state import Phase
from kartentisch.games.siegel.view import View


class Master:
    """Searches; the generator and a counted budget decide everything, at a live table the clock does."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move; a prediction is decided as a whole."""
        assert view.seat is not None
        chance = np.array([rng.getrandbits(64) or 1], dtype=np.uint64)
        if len(view.moves) == 1:
            return view.moves[0]
        search = Search(*remember(view), view.seat, standing(view), chance, budget)
        if view.phase != Phase.PREDICT:
            usual = (int(policy(search.this)),)
            return MOVES[search.best({(ACTION_OF[move],): np.empty(0) for move in view.moves}, usual)[0]]
        steps = plan(search)
        if view.taking or steps[0] == SABOTAGE:
            return MOVES[steps[0]]
        return Predict(tuple(take for take in map(MOVES.__getitem__, steps) if isinstance(take, Take)))
