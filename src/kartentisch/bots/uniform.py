"""The random player, which can play every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from kartentisch.game import Budget, Move, View


class Uniform:
    """Chooses uniformly among the moves of the view; big moves step by step."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - there is nothing to think about
        """One of `view.moves`."""
        return rng.choice(view.moves)
