"""The journeyman of Saboteur: fitted weights, and a belief about roles and treasure from everything that was done."""

from __future__ import annotations

from random import Random

from kartentisch.game import Budget, Move, Rating
from kartentisch.games.saboteur.players import belief
from kartentisch.games.saboteur.players.trials import Trials, Weighed, picks
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View


class Journeyman:
    """Makes the move with the highest value, by fitted weights that depend on its role, the mine and its belief.

    Diggers shorten the way to where the treasure probably lies, repair the tools of those they trust and break those
    of others. Saboteurs break the tools of diggers, repair each other's, block the tunnel, and consider what an action
    would tell.

    The values order the moves but are not in gold. So its ratings come from rollouts; its own choice comes first even
    where another move is rated higher, because choosing by rollouts would make it another, slower player.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (it needs no budget)
        """Its move."""
        if view.phase is Phase.PICK:
            return picks(view)[0].move
        weighed = Weighed(view)
        return weighed.moves[weighed.best(rng)]

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The expected gold of this round for each move."""
        if view.phase is Phase.PICK:
            return picks(view)
        weighed = Weighed(view)
        chosen = weighed.best(rng)
        return Trials(weighed, rng).ratings(chosen, budget)

    def belief(self, view: View) -> tuple[float, ...]:
        """The probability of each seat to be a saboteur, as the seat of the view believes."""
        return belief.seats(view)
