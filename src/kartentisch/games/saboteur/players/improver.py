"""The improver of Saboteur, between apprentice and journeyman: has learned, but is not always attentive."""

from __future__ import annotations

from random import Random

from kartentisch.game import Budget, Line, Move
from kartentisch.games.saboteur.cards import Role
from kartentisch.games.saboteur.players import talking
from kartentisch.games.saboteur.players.apprentice import Apprentice
from kartentisch.games.saboteur.players.journeyman import Journeyman
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

TALKATIVE = 0.8
"""How often it says something where it could: more than the others."""
LAPSE = 0.3
"""How often a decision is made by the apprentice's rules of thumb."""
CAREFUL = 2
"""In so many of its first turns a saboteur is attentive: it does not want to be known at once."""


class Improver:
    """Decides like a journeyman, but now and then without weighing what was done, like an apprentice."""

    def __init__(self) -> None:
        self._habit, self._skill = Apprentice(), Journeyman()

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move."""
        attentive = rng.random() >= LAPSE or is_careful(view)
        return (self._skill if attentive else self._habit).choose(view, rng, budget)

    def say(self, view: View, rng: Random) -> Line | None:
        """Something to say before its move, or nothing."""
        return talking.line(view, rng, TALKATIVE)


def is_careful(view: View) -> bool:
    """Whether a saboteur has had only a few turns yet."""
    if view.seat is None or view.phase is not Phase.TURN or view.roles[view.seat] is Role.DIGGER:
        return False
    return sum(turn.seat == view.seat for turn in view.history) < CAREFUL
