"""The fitted functions as vectors: to the last bit what the plain sums are, one count after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kartentisch.games.siegel.players.features import POSITION
from kartentisch.games.siegel.players.fitted import HIDDEN, INPUTS, NETS, WEIGHTS
from kartentisch.games.siegel.players.net import shared_sums, worth


@pytest.mark.parametrize("net", range(NETS))
def test_the_sums_are_the_plain_ones_in_their_order(net: int) -> None:
    rng = np.random.default_rng(net)
    for _ in range(20):
        numbers = rng.normal(size=INPUTS).astype(np.float32)
        hidden = WEIGHTS[net, INPUTS].copy()
        for i in range(POSITION):
            hidden += numbers[i] * WEIGHTS[net, i]
        shared = np.empty(HIDDEN, dtype=np.float32)
        shared_sums(WEIGHTS, net, numbers, shared)
        assert (shared == hidden).all()
        for i in range(POSITION, INPUTS):
            hidden += numbers[i] * WEIGHTS[net, i]
        total = np.float32(0)
        for h in range(HIDDEN):
            total += max(hidden[h], np.float32(0)) * WEIGHTS[net, INPUTS + 1, h]
        assert worth(WEIGHTS, net, numbers, shared) == total


def test_other_numbers_than_it_can_read_are_refused() -> None:
    """It reads memory as it is, so a gap or another kind of number would be read wrongly."""
    shared = np.empty(HIDDEN, dtype=np.float32)
    unfit: tuple[Any, ...] = (np.zeros(INPUTS), np.zeros(2 * INPUTS, dtype=np.float32)[::2])
    for numbers in unfit:
        with pytest.raises(TypeError):
            shared_sums(WEIGHTS, 0, numbers, shared)
