"""What each of some choices costs on average, in the same likely deals for all of them.

The compiled work comes in small pieces, so that whoever thinks can look at the clock, or be stopped, in between.
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
from kartentisch.games.siegel.players.likely import Walks, recall, set_out, walk
from kartentisch.games.siegel.players.standing import Standing, price
from kartentisch.games.siegel.round import PREDICT, Round
from kartentisch.games.siegel.simulator import Rng, apply

SOLVED = np.array([0, 0, 0, 3, 3, 2], dtype=np.int64)
"""By the number of players: with so many cards in the hands, or fewer, the rest is solved instead of played out."""
POSITIONS = 5_000
"""How many positions of an ending are looked at, at most: nearly always enough."""
WALKS, FIRST, BETWEEN, PIECE = 24, 60, 6, 48
"""How many walks; their steps to the first deal and from one to the next; how many deals in a piece of work.

Deals of one walk are alike. With few walks that counts for more than the number of deals: choices are given up by luck.
"""
DOUBT = 2.5
"""How many deviations of chance behind the best a choice is given up."""
UNSEEN = 0.3
"""What the few deals of the first piece may hide, in points."""
START = 0.7
"""How many deviations of chance better than the usual choice another must be."""
PREDICTING = 2
"""How many times as much as a card a prediction is thought about: there is one in a round, and the cards follow it."""
PLAYING_SHARE, PREDICTING_SHARE, RATE = 0.35, 0.7, 19_000
"""By the clock: which share of its time it takes, and how many rounds are played out in a second, about."""


Choice: TypeAlias = tuple[int, ...]
"""Actions in a row."""


@compiled
def cost(
    this: Round,
    me: int,
    deals: NDArray[np.int64],
    choice: NDArray[np.int64],
    table: Standing,
    room: Room,
    costs: NDArray[np.float64],
    ends: NDArray[np.int64],
) -> None:
    """What a choice, some actions in a row, costs in each of the deals, and the points of all seats at the end."""
    # To solve it at one glance is to play it out by the policy.
    positions = POSITIONS if HAND_SIZE - this.tricks <= SOLVED[this.players] else 0
    for number in range(len(deals)):
        room.rounds[0] = this
        world = room.rounds[0]
        for seat in range(this.players):
            world.hands[seat, 0], world.hands[seat, 1] = deals[number, seat, 0], deals[number, seat, 1]
        for action in choice:
            apply(world, action)
        solve(room, positions)
        costs[number] = price(room.ends[0], this.players, me, table)
        ends[number] = room.ends[0]


class Allowance:
    """How much more may be thought: by count, or by the clock with a count to plan by."""

    def __init__(self, budget: Budget, predicting: bool) -> None:
        self.used, self._end = 0, float("inf")
        if budget.simulations is None:
            seconds = min(1.0 if budget.seconds is None else budget.seconds, 1.0)
            seconds *= PREDICTING_SHARE if predicting else PLAYING_SHARE
            self.planned, self._end = int(seconds * RATE), perf_counter() + seconds
        else:
            self.planned = budget.simulations * (PREDICTING if predicting else 1)

    @property
    def left(self) -> int:
        """How many rounds may still be played out."""
        return 0 if perf_counter() >= self._end else self.planned - self.used


class Search:
    """One decision being thought about."""

    def __init__(
        self, start: Round, history: NDArray[np.int64], me: int, table: Standing, rng: Rng, budget: Budget
    ) -> None:
        self._me, self._table, self._rng = me, table, rng
        self.this, self._past = recall(start, history)
        self.allowance = Allowance(budget, self.this.phase == PREDICT)
        self._walks: Walks | None = None
        self._room = room_to_solve()
        self.ends: dict[Choice, list[NDArray[np.int64]]] = {}
        """The points of all seats at the ends of the rounds that were played out with each choice."""

    def deals(self, number: int) -> NDArray[np.int64]:
        """Likely hands, as many."""
        if self._walks is None:
            # Who may think little only must not spend it all here.
            walks, first = min(WALKS, self.allowance.planned // 40 + 3), min(FIRST, self.allowance.planned // 4)
            self._walks = set_out(self.this, self._me, walks, self._rng)
            walk(self._walks, self._me, self._past, first, self._rng, self._room.rounds, _hands(walks))
        hands = _hands(number)
        walk(self._walks, self._me, self._past, BETWEEN, self._rng, self._room.rounds, hands)
        return hands

    def costs(self, deals: NDArray[np.int64], choice: Choice) -> NDArray[np.float64]:
        """What a choice costs in each of the deals."""
        costs, ends = np.empty(len(deals)), np.empty((len(deals), SEATS), dtype=np.int64)
        cost(self.this, self._me, deals, np.array(choice, dtype=np.int64), self._table, self._room, costs, ends)
        self.ends.setdefault(choice, []).append(ends)
        self.allowance.used += len(deals)
        return costs

    def best(self, costs: Mapping[Choice, NDArray[np.float64]], usual: Choice) -> Choice:
        """The best choice: all are tried in the same deals, and what falls behind clearly is tried no more.

        `costs` is what each cost in deals that were tried before. The best of many looks better than it is, so the
        usual one is left only for what is surely better, about.
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
    """Whether a choice may still be better than the leading one; one that is exactly as good is not."""
    return bool(behind.sum() < DOUBT * (behind.std() + UNSEEN * (behind.sum() > 0)) * len(behind) ** 0.5)


def leader(racing: Mapping[Choice, NDArray[np.float64]], usual: Choice) -> Choice:
    """The choice that costs least; the usual one has a start."""
    if usual not in racing:
        return min(racing, key=lambda choice: racing[choice].sum())
    if not len(racing[usual]):
        return usual

    def behind(choice: Choice) -> float:
        more = racing[choice] - racing[usual]
        return float(more.sum() + START * more.std() * len(more) ** 0.5)

    return min(racing, key=lambda choice: (behind(choice), choice != usual))
