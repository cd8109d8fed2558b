"""The mean cost of each of some choices, in the same likely deals for all of them.

The compiled work is done in small pieces, so that a search can look at the clock, or be interrupted, in between.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.game import Budget
from kartentisch.games.siegel.cards import HAND_SIZE, SEATS
from kartentisch.games.siegel.players.endings import Room, room_to_solve, solve
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.likely import Chains, recall, sample, start_chains
from kartentisch.games.siegel.players.standing import Price
from kartentisch.games.siegel.players.strength import Floats
from kartentisch.games.siegel.round import PREDICT, Round
from kartentisch.games.siegel.simulator import Rng, apply

SOLVED = np.array([0, 0, 0, 3, 3, 2], dtype=np.int64)
"""By the number of players: the most cards in a hand with which the rest is solved instead of played by the policy."""
POSITIONS = 5_000
"""The most positions searched in an ending: nearly always enough."""
CHAINS, FIRST, BETWEEN, PIECE = 24, 60, 6, 48
"""The number of Markov chains; their steps before the first deal (burn-in) and between deals; the deals of one piece.

Deals of one chain are correlated: with few chains, good choices are dropped by chance, however many deals there are.
"""
DOUBT = 2.5
"""A choice is dropped when it is this many standard errors behind the best."""
UNSEEN = 0.3
"""An addition to the standard deviation, in points, for what few deals may not show."""
START = 0.7
"""How many standard errors better than the policy's choice another must be."""
PREDICTING = 2
"""The factor of the budget for a prediction, of which there is only one in a round and on which all cards depend."""
MOST_SECONDS = 1.0
"""More time is not used: people wait."""
PLAYING_SHARE, PREDICTING_SHARE, RATE = 0.35, 0.7, 19_000
"""With a time limit: the shares of it that are used for a card and for a prediction, and about how many rollouts a
second are planned."""


Choice: TypeAlias = tuple[int, ...]
"""A sequence of actions: one card, or the steps of a prediction."""


@compiled
def play_out(
    this: Round,
    me: int,
    deals: NDArray[np.int64],
    choice: NDArray[np.int64],
    mine: Floats,
    others: Floats,
    room: Room,
    ends: NDArray[np.int64],
) -> None:
    """Writes the points of all seats at the end of the round after a choice, in each of the deals.

    Seat `me` plays by the policy with the weights `mine`, the others by that with which their deal was drawn.
    """
    # With a limit of 0 positions, `solve` plays the round out by the policy.
    positions = POSITIONS if HAND_SIZE - this.tricks <= SOLVED[this.players] else 0
    for number in range(len(deals)):
        room.rounds[0] = this
        world = room.rounds[0]
        for seat in range(this.players):
            world.hands[seat, 0], world.hands[seat, 1] = deals[number, seat, 0], deals[number, seat, 1]
        for action in choice:
            apply(world, action)
        solve(room, positions, me, mine, others[number % len(others)])
        # In a loop: assigning an array to a row would compile NumPy's message about shapes, for seconds.
        for seat in range(len(room.ends[0])):
            ends[number, seat] = room.ends[0, seat]


class Allowance:
    """The rest of a budget: counted, or by the clock with an estimated count to plan by."""

    def __init__(self, budget: Budget, predicting: bool) -> None:
        self.used, self._end = 0, float("inf")
        if budget.simulations is None:
            seconds = min(MOST_SECONDS if budget.seconds is None else budget.seconds, MOST_SECONDS)
            seconds *= PREDICTING_SHARE if predicting else PLAYING_SHARE
            self.planned, self._end = int(seconds * RATE), perf_counter() + seconds
        else:
            self.planned = budget.simulations * (PREDICTING if predicting else 1)

    @property
    def left(self) -> int:
        """How many rollouts are still allowed."""
        return 0 if perf_counter() >= self._end else self.planned - self.used


class Search:
    """The search for one decision.

    Rounds are played out by the policy: by its weights `mine` in the own seat, and in the others by the weights in
    `others` in turn, for nobody knows who sits there. Deals are drawn by the same ones.
    """

    def __init__(
        self,
        start: Round,
        history: NDArray[np.int64],
        me: int,
        price: Price,
        rng: Rng,
        budget: Budget,
        mine: Floats = WEIGHTS,
        others: Floats = WEIGHTS[None],
        chains: int = CHAINS,
    ) -> None:
        self._me, self._price, self._rng = me, price, rng
        self._mine, self._others = mine, others
        self.this, self._past = recall(start, history)
        self.allowance = Allowance(budget, self.this.phase == PREDICT)
        self._most_chains = chains
        self._chains: Chains | None = None
        self._room = room_to_solve()
        self.ends: dict[Choice, list[NDArray[np.int64]]] = {}
        """For each choice the points of all seats at the ends of its rollouts."""

    def deals(self, number: int) -> NDArray[np.int64]:
        """A number of likely deals of the hands."""
        if self._chains is None:
            # With a small budget, fewer chains and a shorter burn-in.
            planned = self.allowance.planned
            chains, first = min(self._most_chains, planned // 40 + 3), min(FIRST, planned // 4)
            chains += -chains % len(self._others)  # as many chains for each of the policies
            self._chains = start_chains(self.this, self._me, chains, self._rng)
            self._sample(self._chains, first, _hands(chains))
        hands = _hands(number)
        self._sample(self._chains, BETWEEN, hands)
        return hands

    def _sample(self, chains: Chains, steps: int, hands: NDArray[np.int64]) -> None:
        sample(chains, self._me, self._past, self._others, steps, self._rng, self._room.rounds, hands)

    def costs(self, deals: NDArray[np.int64], choice: Choice) -> NDArray[np.float64]:
        """The cost of a choice in each of the deals."""
        ends = np.empty((len(deals), SEATS), dtype=np.int64)
        steps = np.array(choice, dtype=np.int64)
        play_out(self.this, self._me, deals, steps, self._mine, self._others, self._room, ends)
        self.ends.setdefault(choice, []).append(ends)
        self.allowance.used += len(deals)
        return self._price(ends)

    def best(self, costs: Mapping[Choice, NDArray[np.float64]], usual: Choice) -> Choice:
        """The best choice, by a race: all are tried in the same deals, and those that fall behind clearly are dropped.

        `costs` has the costs of each choice in deals that were tried before. The minimum of many estimates is too
        low, so the `usual` choice is only left for one that is better by some standard errors (`START`).
        """
        racing, piece = dict(costs), PIECE // 2
        while len(racing) > 1 and self.allowance.left > 0:
            deals = self.deals(min(piece, -(-self.allowance.left // len(racing))))
            piece = PIECE
            racing = {choice: np.append(before, self.costs(deals, choice)) for choice, before in racing.items()}
            first = leader(racing, usual)
            racing = {choice: row for choice, row in racing.items() if choice == first or _near(row - racing[first])}
        return leader(racing, usual)


def _hands(number: int) -> NDArray[np.int64]:
    return np.empty((number, SEATS, 2), dtype=np.int64)


def _near(behind: NDArray[np.float64]) -> bool:
    """Whether a choice may still be better than the leading one, by its differences; an exactly equal one may not."""
    return bool(behind.sum() < DOUBT * (behind.std() + UNSEEN * (behind.sum() > 0)) * len(behind) ** 0.5)


def leader(racing: Mapping[Choice, NDArray[np.float64]], usual: Choice) -> Choice:
    """The choice with the least cost, with an advantage for the usual one (`START`)."""
    if usual not in racing:
        return min(racing, key=lambda choice: racing[choice].sum())
    if not len(racing[usual]):
        return usual

    def behind(choice: Choice) -> float:
        more = racing[choice] - racing[usual]
        return float(more.sum() + START * more.std() * len(more) ** 0.5)

    return min(racing, key=lambda choice: (behind(choice), choice != usual))
