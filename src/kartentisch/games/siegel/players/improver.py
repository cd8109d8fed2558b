"""The improver of Die sieben Siegel, between apprentice and journeyman: has learned, but is not always attentive."""

from __future__ import annotations

from random import Random

from kartentisch.game import Budget, Move
from kartentisch.games.siegel.players.apprentice import Apprentice
from kartentisch.games.siegel.players.journeyman import Journeyman
from kartentisch.games.siegel.view import View

LAPSE = 0.5
"""How often a decision is made by the apprentice's rules of thumb."""


class Improver:
    """Decides like a journeyman, but now and then without counting, like an apprentice."""

    def __init__(self) -> None:
        self._habit, self._skill = Apprentice(), Journeyman()

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move. A prediction that the journeyman has begun is his to the end: it is one decision."""
        attentive = rng.random() >= LAPSE or bool(view.taking)
        return (self._skill if attentive else self._habit).choose(view, rng, budget)
