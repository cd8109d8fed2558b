"""The player without a thought, who knows every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from kartentisch.game import Budget, Move, View


class Uniform:
    """Takes any of the moves on offer, each as likely as the others; big moves step by step."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - there is nothing to think about
        """One of `view.moves`."""
        return rng.choice(view.moves)
