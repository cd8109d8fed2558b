"""The master of Saboteur: plays the likeliest moves to the end of the round in worlds that it believes in."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Budget, Move
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, FIX, LOOK
from kartentisch.games.saboteur.players import belief, foresight
from kartentisch.games.saboteur.players.fitted import fitted
from kartentisch.games.saboteur.players.foresight import Candidates, Knowledge
from kartentisch.games.saboteur.players.journeyman import largest, weighed
from kartentisch.games.saboteur.players.weights import Floats
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

CANDIDATES, NEXT_BEST = 6, 4
PARTS = 3
"""After each part of the budget the worse half of the candidates is dropped."""
SIMULATIONS = 200
"""If the budget says nothing."""
CAUTION, DOUBT = 1.5, 4.0
"""By how many errors another move must be better than the journeyman's, which usually is the best; and how far apart
moves are taken to be before anything is known."""
SHARE = 0.3
MOST_SECONDS = 0.3
"""At a live table: which part of the time is used, and never more than so much."""
AT_ONCE = 4
"""So many worlds are tried between two looks at the clock."""
PIECE = 64
"""With a counted budget so many at once, so that it can be interrupted."""
NOISE = 0.2
"""How much chance there is in the worth of an action when rounds are played to their end."""

Indices: TypeAlias = NDArray[np.int64]


class Master:
    """Sees the end of the round many times over before it moves.

    Roles and treasure are drawn as likely as it believes them, cards as they may lie; everybody then plays as
    journeymen do. What counts is the gold that it gets itself, so a saboteur hides for as long as hiding pays.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move."""
        if view.phase is Phase.PICK:
            return largest(view)
        return _Thought(view, rng).best(budget)

    def belief(self, view: View) -> tuple[float, ...]:
        """How likely each seat is a saboteur, for the seat whose view this is."""
        return belief.seats(view)


class _Thought:
    """The candidates for one move and what is known of each."""

    def __init__(self, view: View, rng: Random) -> None:
        assert view.seat is not None
        found = belief.evidence(view)
        believed = belief.believe(view, found)
        self._style = fitted(view.config.players)
        self._seen = bridge.seen(view)
        self._known = Knowledge(
            seat=view.seat,
            gold_cards=min(view.config.players, view.stack) if view.config.gold_cards == "players" else 0,
            cases=believed.cases,
            cumulative=np.cumsum(believed.weights),
            unseen=bridge.unseen(view),
            signs=found.signs,
        )
        self._moves, self._actions, self._worth = weighed(view, found, believed)
        self._rng = bridge.rng_of(rng.getrandbits(63))
        self._sums, self._squares, self._times = (np.zeros(len(self._actions)) for _ in range(3))

    def best(self, budget: Budget) -> Move:
        """The journeyman's move, unless another brings more gold by more than chance would explain."""
        left = self._candidates()
        if len(left) == 1:
            return self._moves[int(left[0])]
        begun = perf_counter()
        for part in range(1, PARTS + 1):
            if budget.seconds is None:
                worlds = max(2, (budget.simulations or SIMULATIONS) // PARTS // len(left))
                for done in range(0, worlds, PIECE):
                    self._try(left, min(PIECE, worlds - done))
            else:
                until = begun + min(SHARE * budget.seconds, MOST_SECONDS) * part / PARTS
                self._try(left, AT_ONCE)
                while perf_counter() < until:
                    self._try(left, AT_ONCE)
            others = left[1:][np.argsort(-self._value(left[1:]), kind="stable")]
            left = np.concatenate((left[:1], others[: max(1, len(others) // 2)]))
        return self._moves[int(left[1] if self._value(left[1:])[0] > 0 else left[0])]

    def _candidates(self) -> Indices:
        """The journeyman's move first, then what he would do next and the best of every other sort of action."""
        order = np.argsort(-self._worth, kind="stable")
        first: dict[int, int] = {}
        for i in order:
            first.setdefault(_sort(int(self._actions[i])), int(i))
        chosen = dict.fromkeys([*map(int, order[:NEXT_BEST]), *first.values()])
        return np.array(list(chosen)[:CANDIDATES], dtype=np.int64)

    def _try(self, left: Indices, worlds: int) -> None:
        tried = Candidates(self._actions[left], np.zeros(len(left)), np.zeros(len(left)))
        foresight.foresee(self._seen, self._known, tried, self._style, worlds, NOISE, self._rng)
        self._sums[left] += tried.sums
        self._squares[left] += tried.squares
        self._times[left] += worlds

    def _value(self, left: Indices) -> Floats:
        """How much more gold than by the journeyman's move is almost certain."""
        times = self._times[left]
        mean = self._sums[left] / times
        spread = (self._squares[left] + DOUBT) / (times + 1) - mean**2
        return mean - CAUTION * np.sqrt(np.maximum(spread, 0.0) / times)


def _sort(action: int) -> int:
    """Lay, break, mend, rockfall, map or discard."""
    return sum(action >= start for start in (BREAK, FIX, FALL, LOOK, DISCARD))
