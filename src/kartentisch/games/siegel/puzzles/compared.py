"""Choices of Die sieben Siegel compared in the same likely deals, with standard errors that can be relied on.

The deals of a Markov chain depend on each other, so the error of a mean comes from the means of many independent
chains, not from single deals.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Budget
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.search import CHAINS, Choice, Search
from kartentisch.games.siegel.players.standing import own_points
from kartentisch.games.siegel.view import View
from kartentisch.question import CLEAR

_STARTS = 2
"""How many sets of chains one comparison starts."""
_LEAST_ERROR = 0.02
"""The least standard error in points, so that a few equal results do not look certain."""
_PLANNED = 4_000
"""A budget that gives a search all its chains and its whole burn-in."""


class Compared(NamedTuple):
    """The mean costs of some choices with their standard errors, and how far the second best is behind the best."""

    values: tuple[float, ...]
    errors: tuple[float, ...]
    best: int
    gap: float
    gap_error: float
    worlds: int

    @property
    def clear(self) -> bool:
        """Whether one choice is clearly the best."""
        return self.gap >= CLEAR * self.gap_error


def search(view: View, rng: Random, budget: int = _PLANNED) -> Search:
    """A new search for a decision, by the points of the round."""
    assert view.seat is not None
    chance = np.array([rng.getrandbits(64) or 1], dtype=np.uint64)
    return Search(*remember(view), view.seat, own_points(view.seat), chance, Budget(simulations=budget))


def compare(view: View, choices: list[Choice], rng: Random, rounds: int) -> Compared:
    """The choices in new deals, so many of each chain."""
    chains: list[list[NDArray[np.float64]]] = [[] for _ in choices]
    for _ in range(_STARTS):
        one = search(view, rng)
        deals = one.deals(rounds * CHAINS)
        for means, choice in zip(chains, choices, strict=True):
            means.append(one.costs(deals, choice).reshape(rounds, CHAINS).mean(axis=0))
    return _summary([np.concatenate(means) for means in chains], rounds * CHAINS * _STARTS)


def _summary(chains: list[NDArray[np.float64]], worlds: int) -> Compared:
    values = [float(row.mean()) for row in chains]
    order = sorted(range(len(values)), key=values.__getitem__)
    # The one that is least clearly worse than the best: usually the second, unless a third varies more.
    gaps = [(values[other] - values[order[0]], _error(chains[other] - chains[order[0]])) for other in order[1:]]
    gap, gap_error = min(gaps, key=lambda pair: pair[0] / pair[1])
    return Compared(tuple(values), tuple(map(_error, chains)), order[0], gap, gap_error, worlds)


def _error(chains: NDArray[np.float64]) -> float:
    return max(float(chains.std(ddof=1) / np.sqrt(len(chains))), _LEAST_ERROR)
