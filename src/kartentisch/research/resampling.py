"""Intervals by the bootstrap: what the averages would have been with other deals of the same kind."""

from __future__ import annotations

from hashlib import sha256
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

RESAMPLES = 2_000
LEVEL = 95.0
_AT_ONCE = 2_000_000
"""Floats held in memory at a time."""


def generator(seed: str) -> np.random.Generator:
    """A generator that follows from a text."""
    return np.random.default_rng(int.from_bytes(sha256(seed.encode()).digest()))


def sums(columns: Floats, seed: str, resamples: int = RESAMPLES) -> Floats:
    """The sum of each column over deals drawn with replacement, a row for each of the resamples.

    `columns` has a row for each deal. All columns share the draws, so that a ratio of two keeps its meaning.
    """
    deals = len(columns)
    rng = generator(seed)
    even = np.full(deals, 1 / deals)
    step = max(1, _AT_ONCE // deals)
    drawn = (
        rng.multinomial(deals, even, size=min(step, resamples - start)) @ columns for start in range(0, resamples, step)
    )
    return np.concatenate(list(drawn))


def interval(resampled: Floats) -> tuple[float, float]:
    """The 95 % interval of resampled values (bootstrap); NaN where there are none."""
    told = resampled[np.isfinite(resampled)]
    if not len(told):
        return float("nan"), float("nan")
    low, high = np.percentile(told, [(100 - LEVEL) / 2, (100 + LEVEL) / 2])
    return float(low), float(high)
