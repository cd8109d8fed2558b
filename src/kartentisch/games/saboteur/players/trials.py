"""Values of Saboteur's moves: quickly by fitted weights, or by rollouts from worlds drawn by a seat's belief."""

from __future__ import annotations

from functools import cached_property
from random import Random
from time import perf_counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Budget, Rating
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur.actions import ACTION_OF
from kartentisch.games.saboteur.moves import Break, Discard, Gold
from kartentisch.games.saboteur.players import belief, company, conduct, foresight
from kartentisch.games.saboteur.players.company import Memory
from kartentisch.games.saboteur.players.conduct import Choices
from kartentisch.games.saboteur.players.fitted import bot, fitted
from kartentisch.games.saboteur.players.foresight import Candidates, Knowledge
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import Floats
from kartentisch.games.saboteur.simulator.mine import GOALS
from kartentisch.games.saboteur.view import View

SIMULATIONS = 200
"""The number of rollouts if the budget does not say."""
DOUBT = 4.0
"""The prior variance of the difference between two moves."""
SHARE, MOST_SECONDS = 0.3, 0.3
"""At a live table: the share of the time that is used, and the most seconds."""
AT_ONCE = 4
"""How many worlds are tried between two looks at the clock."""
PIECE = 64
"""How many worlds are tried in one compiled call with a counted budget, so that it can be interrupted in between."""
NOISE = 0.2
"""The size of the random part of an action's value in rollouts."""

Indices: TypeAlias = NDArray[np.int64]


def picks(view: View) -> tuple[Rating, ...]:
    """Ratings of the gold cards on offer, the largest first; their values are certain."""
    offered = [Rating(move, float(move.value), 0.0) for move in view.moves if isinstance(move, Gold)]
    return tuple(sorted(offered, key=lambda rating: -rating.value))


def recall(view: View) -> Memory:
    """What a seat remembers of the round."""
    past = company.memory()
    for seat, move in view.history:
        past.turns[seat] += 1
        if isinstance(move, Break):
            past.hurt[move.seat, seat] += 1
    return past


class Weighed:
    """The moves of a view within the window of `actions`, with their values by the fitted weights."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.found = belief.evidence(view)
        self.believed = belief.believe(view, self.found)
        self.moves = [move for move in view.moves if move in ACTION_OF]
        self.actions = np.array([ACTION_OF[move] for move in self.moves], dtype=np.int64)
        self._seen, self._bench = bridge.seen(view), company.bench()
        self._style = fitted(view.config.players)
        self._bench.choices.actions[: len(self.actions)] = self.actions
        self._bench.own.likely[:] = self.believed.goals
        self._bench.own.foes[: len(self.believed.seats)] = self.believed.seats
        conduct.suspects(self._seen, self.found.signs, -1, self._bench.public)
        survey(self._seen, self._bench.desk.ways[0])
        choices = Choices(self.actions, np.empty(len(self.actions)))
        exposed = self._bench.public.foes[self._seen.turn]
        conduct.worths(self._seen, self._bench.desk, self._bench.own, exposed, self._style, choices, len(self.actions))
        # The last bits of exp() differ between machines, and must not decide between equal moves.
        self.worths = np.round(choices.worths, 9)

    def best(self, rng: Random) -> tuple[int, int]:
        """The index of the move that the journeyman makes, and the mood in which he makes it.

        It is not always the one with the highest value: he varies a little, and a saboteur hides now and then.
        """
        weights, tempers = bot(self.view.config.players)
        chance, past = bridge.rng_of(rng.getrandbits(63)), recall(self.view)
        need = conduct.needed(self._seen, self._bench.desk.ways[0], self._bench.own.likely, -1, 0)
        how = company.mood(self._seen, past, tempers[0], need, chance)
        own, number = self._bench.own.foes.copy(), len(self.actions)
        action = company.decide(self._seen, self._bench, past, self._style, weights, tempers[0], how, chance, number)
        self._bench.own.foes[:] = own
        return int(np.flatnonzero(self.actions == action)[0]), how

    @cached_property
    def gain(self) -> float:
        """How many cards the best real path saves, as far as the seat has seen the goals itself."""
        likely = np.empty(len(GOALS))
        conduct.chances(self._seen, self._seen.turn, likely)
        return conduct.best_gain(self._seen, self._bench.desk, likely, self.actions, len(self.actions))


class Trials:
    """The results of rollouts for some moves, in which everybody plays like a journeyman.

    Every move is tried in the same worlds as one of them, `habit`, and compared with it: the one with the highest
    value, unless another is named.
    """

    def __init__(self, weighed: Weighed, rng: Random, habit: int | None = None) -> None:
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
        self.habit = int(np.argmax(weighed.worths)) if habit is None else habit
        self._rng = bridge.rng_of(rng.getrandbits(63))
        self._gold = np.zeros(2)
        self._sums, self._squares, self._times = (np.zeros(len(weighed.actions)) for _ in range(3))

    def run(self, moves: Indices, worlds: int) -> None:
        """Tries moves, `habit` first, in so many worlds."""
        tried = Candidates(self._weighed.actions[moves], self._gold, np.zeros(len(moves)), np.zeros(len(moves)))
        foresight.foresee(self._seen, self._known, tried, self._style, worlds, NOISE, self._rng)
        self._sums[moves] += tried.sums
        self._squares[moves] += tried.squares
        self._times[moves] += worlds

    def run_all(self, moves: Indices, worlds: int) -> None:
        """As `run`, in pieces of `PIECE` worlds."""
        for done in range(0, worlds, PIECE):
            self.run(moves, min(PIECE, worlds - done))

    def run_until(self, moves: Indices, end: float) -> None:
        """As `run`, until the clock shows `end`, at least once."""
        self.run(moves, AT_ONCE)
        while perf_counter() < end:
            self.run(moves, AT_ONCE)

    def more(self, moves: Indices) -> tuple[Floats, Floats]:
        """How much more gold than `habit` each move brings, and the error of that as the search uses it."""
        times = self._times[moves]
        mean = self._sums[moves] / times
        spread = (self._squares[moves] + DOUBT) / (times + 1) - mean**2
        return mean, np.sqrt(np.maximum(spread, 0.0) / times)

    def gold(self) -> tuple[float, float]:
        """The expected gold of `habit`, and its standard error."""
        gold, error = _estimate(self._gold[0], self._gold[1], self._times[self.habit])
        return float(gold), float(error)

    def ratings(self, chosen: int, budget: Budget) -> tuple[Rating, ...]:
        """The expected gold of each move, the chosen one first; moves that were not tried yet are tried now.

        Laying a card outside of the window changes nothing inside it, so that is rated like discarding the card.
        """
        weighed = self._weighed
        missing = np.flatnonzero(self._times == 0)
        if len(missing):
            moves = np.append(self.habit, missing[missing != self.habit])
            if budget.seconds is None:
                self.run_all(moves, max(2, (budget.simulations or SIMULATIONS) // len(moves)))
            else:
                self.run_until(moves, perf_counter() + min(SHARE * budget.seconds, MOST_SECONDS))
        gold, error = self.gold()
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
    """Means and their standard errors, with a prior, so that a few equal results do not give an error of 0."""
    means = sums / times
    return means, np.sqrt(np.maximum(squares - times * means**2 + DOUBT, 0.0)) / times
