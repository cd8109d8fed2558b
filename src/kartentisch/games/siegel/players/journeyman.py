"""The journeyman of Die sieben Siegel: counts cards and seals, and plays by the fitted policy."""

from __future__ import annotations

from random import Random

import numpy as np

from kartentisch.game import Budget, Move
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.actions import MOVES
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.view import View


class Journeyman:
    """Plays for the points of the round, without search and without chance."""

    def __init__(self) -> None:
        self._actions = np.empty(sim.ACTIONS, dtype=np.int64)

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (the interface asks for them)
        """Its move, a prediction step by step; neither generator nor budget matter."""
        return MOVES[policy(bridge.look(view), self._actions)]
