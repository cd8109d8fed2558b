"""The journeyman of Die sieben Siegel: counts cards and seals, and plays by the fitted policy."""

from __future__ import annotations

from random import Random

import numpy as np

from kartentisch.game import Budget, Comparison, Move, Rating
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.actions import MOVES
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.view import View


class Journeyman:
    """Plays for the points of the round, without search and deterministically.

    The policy orders moves but its values are not points. So its ratings come from rollouts in likely deals; its own
    choice comes first even where another is rated better, because choosing by rollouts would make it another, slower
    player.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (the interface asks for them)
        """Its move, a prediction step by step; neither generator nor budget matter."""
        return MOVES[policy(bridge.look(view))]

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The expected points of each move; for a first step of a prediction, of the one the policy makes of it."""
        # Imported here: only ratings need the search, which is large.
        from kartentisch.games.siegel.players.memory import remember
        from kartentisch.games.siegel.players.rating import ratings, whole
        from kartentisch.games.siegel.players.search import Search
        from kartentisch.games.siegel.players.standing import own_points

        assert view.seat is not None
        chance = np.array([rng.getrandbits(64) or 1], dtype=np.uint64)
        search = Search(*remember(view), view.seat, own_points(view.seat), chance, budget)
        return ratings(view, search, whole(search, int(policy(bridge.look(view)))))

    def compare(self, view: View, played: Move, rng: Random, budget: Budget) -> Comparison:
        """What a decision was worth beside the others, by rollouts in the same worlds."""
        # Imported here: only analysis needs it.
        from kartentisch.games.siegel.players.comparing import compare

        return compare(view, played, rng, budget)
