"""The journeyman of Saboteur: sound rules, and a belief about roles and treasure from everything that was done."""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Budget, Move
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur.actions import ACTION_OF
from kartentisch.games.saboteur.moves import Gold
from kartentisch.games.saboteur.players import belief, conduct
from kartentisch.games.saboteur.players.belief import Belief, Evidence
from kartentisch.games.saboteur.players.conduct import Choices, Opinion
from kartentisch.games.saboteur.players.fitted import fitted
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import Floats
from kartentisch.games.saboteur.simulator.mine import GOALS
from kartentisch.games.saboteur.simulator.position import SEATS
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View


class Journeyman:
    """Does what is worth most by weights fitted to its role, the way still to dig and what it believes of the others.

    Diggers shorten the way to where the treasure probably lies, mend whom they trust and break whom they do not.
    Saboteurs break the tools of diggers, mend each other's, spoil the way, and weigh what an action would tell.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (it never thinks for long)
        """Its move."""
        if view.phase is Phase.PICK:
            return largest(view)
        found = belief.evidence(view)
        moves, _, worth = weighed(view, found, belief.believe(view, found))
        best = worth.max()
        return rng.choice([move for move, value in zip(moves, worth, strict=True) if value == best])

    def belief(self, view: View) -> tuple[float, ...]:
        """How likely each seat is a saboteur, for the seat whose view this is."""
        return belief.seats(view)


def largest(view: View) -> Move:
    """The largest gold card on offer."""
    return max(view.moves, key=lambda move: move.value if isinstance(move, Gold) else 0)


def weighed(view: View, found: Evidence, believed: Belief) -> tuple[list[Move], NDArray[np.int64], Floats]:
    """The moves within the part of the mine that is worth a thought, also as actions, and what each is worth."""
    moves = [move for move in view.moves if move in ACTION_OF]
    actions = np.array([ACTION_OF[move] for move in moves], dtype=np.int64)
    choices = Choices(actions, np.empty(len(actions)))
    own, public = Opinion(np.array(believed.goals), np.zeros(SEATS)), Opinion(np.empty(len(GOALS)), np.zeros(SEATS))
    own.foes[: len(believed.seats)] = believed.seats
    seen, desk = bridge.seen(view), conduct.desk()
    conduct.suspects(seen, found.signs, -1, public)
    survey(seen, desk.ways[0])
    conduct.worths(seen, desk, own, public.foes[seen.turn], fitted(view.config.players), choices, len(actions))
    # The last bits of an exponential differ from one machine to the next, and must not decide between equals.
    return moves, actions, np.round(choices.worths, 9)
