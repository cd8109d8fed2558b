"""The journeyman of Die sieben Siegel: counts cards and seals, and plays by the fitted policy."""

from __future__ import annotations

from random import Random

from kartentisch.game import Budget, Move
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.actions import MOVES
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.view import View


class Journeyman:
    """Plays for the points of the round, without search and without chance."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (the interface asks for them)
        """Its move, a prediction step by step; neither generator nor budget matter."""
        return MOVES[policy(bridge.look(view))]
