"""The improver of Saboteur, between apprentice and journeyman: has learned, but is not always attentive."""

from __future__ import annotations

from random import Random

from kartentisch.game import Budget, Move
from kartentisch.games.saboteur.players.apprentice import Apprentice
from kartentisch.games.saboteur.players.journeyman import Journeyman
from kartentisch.games.saboteur.view import View

LAPSE = 0.3
"""How often a decision is made by the apprentice's rules of thumb."""


class Improver:
    """Decides like a journeyman, but now and then without weighing what was done, like an apprentice."""

    def __init__(self) -> None:
        self._habit, self._skill = Apprentice(), Journeyman()

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move."""
        attentive = rng.random() >= LAPSE
        return (self._skill if attentive else self._habit).choose(view, rng, budget)
