"""The journeyman of Saboteur: fitted weights, and a belief about roles and treasure from everything that was done."""

from __future__ import annotations

from random import Random

from kartentisch.game import Budget, Comparison, Line, Move, Rating
from kartentisch.games.saboteur.players import belief, talking
from kartentisch.games.saboteur.players.trials import Trials, Weighed, picks
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

TALKATIVE = 0.6
"""How often it says something where it could."""


class Journeyman:
    """Makes a move of high value, by fitted weights that depend on its role, the mine and its belief.

    Diggers shorten the way to where the treasure probably lies, repair the tools of those they trust and break those
    of others. Saboteurs break the tools of diggers, repair each other's, block the tunnel, and consider what an action
    would tell: they keep quiet in their first turns, and now and then they play as a digger would, until the treasure
    comes near.

    The values order the moves but are not in gold. So its ratings come from rollouts; its own choice comes first even
    where another move is rated higher, because choosing by rollouts would make it another, slower player.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (it needs no budget)
        """Its move."""
        if view.phase is Phase.PICK:
            return picks(view)[0].move
        weighed = Weighed(view)
        return weighed.moves[weighed.best(rng)[0]]

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The expected gold of this round for each move."""
        if view.phase is Phase.PICK:
            return picks(view)
        weighed = Weighed(view)
        chosen, _ = weighed.best(rng)
        return Trials(weighed, rng).ratings(chosen, budget)

    def compare(self, view: View, played: Move, rng: Random, budget: Budget) -> Comparison:
        """What a decision was worth beside the others, by rollouts in the same worlds."""
        # Imported here: only analysis needs it.
        from kartentisch.games.saboteur.players.comparing import compare

        return compare(view, played, rng, budget)

    def say(self, view: View, rng: Random) -> Line | None:
        """Something to say before its move, or nothing."""
        return talking.line(view, rng, TALKATIVE)

    def belief(self, view: View) -> tuple[float, ...]:
        """The probability of each seat to be a saboteur, as the seat of the view believes."""
        return belief.seats(view)
