"""Moves of Saboteur weighed at a glance, and tried to the end of the round in worlds that a seat believes in."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Budget, Rating
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur.actions import ACTION_OF
from kartentisch.games.saboteur.moves import Discard, Gold
from kartentisch.games.saboteur.players import belief, conduct, foresight
from kartentisch.games.saboteur.players.conduct import Choices, Opinion
from kartentisch.games.saboteur.players.fitted import fitted
from kartentisch.games.saboteur.players.foresight import Candidates, Knowledge
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import Floats
from kartentisch.games.saboteur.simulator.mine import GOALS
from kartentisch.games.saboteur.simulator.position import SEATS
from kartentisch.games.saboteur.view import View

SIMULATIONS = 200
"""If the budget says nothing."""
DOUBT = 4.0
"""How far apart, squared, moves are taken to be before anything is known."""
SHARE, MOST_SECONDS = 0.3, 0.3
"""At a live table: which part of the time is used, and never more than so much."""
AT_ONCE = 4
"""So many worlds are tried between two looks at the clock."""
PIECE = 64
"""With a counted budget so many at once, so that it can be interrupted."""
NOISE = 0.2
"""How much chance there is in the worth of an action when rounds are played to their end."""

Indices: TypeAlias = NDArray[np.int64]


def picks(view: View) -> tuple[Rating, ...]:
    """The gold cards on offer, the largest first; what they bring is certain."""
    offered = [Rating(move, float(move.value), 0.0) for move in view.moves if isinstance(move, Gold)]
    return tuple(sorted(offered, key=lambda rating: -rating.value))


class Weighed:
    """The moves of a view within the window of `actions`, and what each is worth by the fitted weights."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.found = belief.evidence(view)
        self.believed = belief.believe(view, self.found)
        self.moves = [move for move in view.moves if move in ACTION_OF]
        self.actions = np.array([ACTION_OF[move] for move in self.moves], dtype=np.int64)
        choices = Choices(self.actions, np.empty(len(self.actions)))
        own = Opinion(np.array(self.believed.goals), np.zeros(SEATS))
        public = Opinion(np.empty(len(GOALS)), np.zeros(SEATS))
        own.foes[: len(self.believed.seats)] = self.believed.seats
        seen, desk = bridge.seen(view), conduct.desk()
        conduct.suspects(seen, self.found.signs, -1, public)
        survey(seen, desk.ways[0])
        style = fitted(view.config.players)
        conduct.worths(seen, desk, own, public.foes[seen.turn], style, choices, len(self.actions))
        # The last bits of an exponential differ from one machine to the next, and must not decide between equals.
        self.worths = np.round(choices.worths, 9)

    def best(self, rng: Random) -> int:
        """The place of the move that is worth most, by lot among equals."""
        return rng.choice(np.flatnonzero(self.worths == self.worths.max()).tolist())


class Trials:
    """What is known of some moves from playing rounds to their end, everybody as journeymen do.

    Every move is tried in the same worlds as the weightiest one, `habit`, and compared with it.
    """

    def __init__(self, weighed: Weighed, rng: Random) -> None:
        view = weighed.view
        assert view.seat is not None
        self._weighed = weighed
        self._style = fitted(view.config.players)
        self._seen = bridge.seen(view)
        self._known = Knowledge(
            seat=view.seat,
            gold_cards=min(view.config.players, view.stack) if view.config.gold_cards == "players" else 0,
            cases=weighed.believed.cases,
            cumulative=np.cumsum(weighed.believed.weights),
            unseen=bridge.unseen(view),
            signs=weighed.found.signs,
        )
        self.habit = int(np.argmax(weighed.worths))
        self._rng = bridge.rng_of(rng.getrandbits(63))
        self._gold = np.zeros(2)
        self._sums, self._squares, self._times = (np.zeros(len(weighed.actions)) for _ in range(3))

    def run(self, moves: Indices, worlds: int) -> None:
        """Tries moves, the habit first, in so many worlds."""
        tried = Candidates(self._weighed.actions[moves], self._gold, np.zeros(len(moves)), np.zeros(len(moves)))
        foresight.foresee(self._seen, self._known, tried, self._style, worlds, NOISE, self._rng)
        self._sums[moves] += tried.sums
        self._squares[moves] += tried.squares
        self._times[moves] += worlds

    def run_all(self, moves: Indices, worlds: int) -> None:
        """The same in pieces."""
        for done in range(0, worlds, PIECE):
            self.run(moves, min(PIECE, worlds - done))

    def run_until(self, moves: Indices, end: float) -> None:
        """The same until the clock says so, and at least once."""
        self.run(moves, AT_ONCE)
        while perf_counter() < end:
            self.run(moves, AT_ONCE)

    def more(self, moves: Indices) -> tuple[Floats, Floats]:
        """How much more gold than by the habit each move brings, and the error of that as it was fitted to be used."""
        times = self._times[moves]
        mean = self._sums[moves] / times
        spread = (self._squares[moves] + DOUBT) / (times + 1) - mean**2
        return mean, np.sqrt(np.maximum(spread, 0.0) / times)

    def ratings(self, chosen: int, budget: Budget) -> tuple[Rating, ...]:
        """What the seat gets in this round by each move, the chosen one first; what was not tried yet is tried now.

        Who digs out of the window changes nothing in it: that is worth as much as to discard the card.
        """
        weighed = self._weighed
        missing = np.flatnonzero(self._times == 0)
        if len(missing):
            moves = np.append(self.habit, missing[missing != self.habit])
            if budget.seconds is None:
                self.run_all(moves, max(2, (budget.simulations or SIMULATIONS) // len(moves)))
            else:
                self.run_until(moves, perf_counter() + min(SHARE * budget.seconds, MOST_SECONDS))
        gold, error = _estimate(self._gold[0], self._gold[1], self._times[self.habit])
        more, errors = _estimate(self._sums, self._squares, self._times)
        errors[self.habit] = 0.0
        known = {
            move: Rating(move, float(gold + more[i]), float(np.hypot(error, errors[i])))
            for i, move in enumerate(weighed.moves)
        }
        for move in weighed.view.moves:
            if move not in known:
                known[move] = known[Discard(move.card)]._replace(move=move)  # type: ignore[attr-defined]
        first = known.pop(weighed.moves[chosen])
        return (first, *sorted(known.values(), key=lambda rating: -rating.value))


def _estimate(sums: Floats, squares: Floats, times: Floats) -> tuple[Floats, Floats]:
    """Means and their standard errors. A few trials that happen to end alike do not make anything certain."""
    means = sums / times
    return means, np.sqrt(np.maximum(squares - times * means**2 + DOUBT, 0.0)) / times
