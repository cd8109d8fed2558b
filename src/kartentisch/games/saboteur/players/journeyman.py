"""The journeyman of Saboteur: sound rules, and a belief about roles and treasure from everything that was done."""

from __future__ import annotations

from random import Random

from kartentisch.game import Budget, Move, Rating
from kartentisch.games.saboteur.players import belief
from kartentisch.games.saboteur.players.trials import Trials, Weighed, picks
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View


class Journeyman:
    """Does what is worth most by weights fitted to its role, the way still to dig and what it believes of the others.

    Diggers shorten the way to where the treasure probably lies, mend whom they trust and break whom they do not.
    Saboteurs break the tools of diggers, mend each other's, spoil the way, and weigh what an action would tell.

    The weights order moves but are no gold. So its ratings come from rounds played to their end, and its choice is the
    first of them whatever they say: who chose by them would be another, slower player.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (it never thinks for long)
        """Its move."""
        if view.phase is Phase.PICK:
            return picks(view)[0].move
        weighed = Weighed(view)
        return weighed.moves[weighed.best(rng)]

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The gold that it expects of this round by each move."""
        if view.phase is Phase.PICK:
            return picks(view)
        weighed = Weighed(view)
        chosen = weighed.best(rng)
        return Trials(weighed, rng).ratings(chosen, budget)

    def belief(self, view: View) -> tuple[float, ...]:
        """How likely each seat is a saboteur, for the seat whose view this is."""
        return belief.seats(view)
