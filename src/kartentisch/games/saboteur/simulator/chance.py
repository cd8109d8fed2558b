"""Random numbers for compiled code: a generator is an array with one number."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import inlined

Rng: TypeAlias = NDArray[np.uint64]

_12, _25, _27, _32 = (np.uint64(number) for number in (12, 25, 27, 32))
_FACTOR = np.uint64(0x2545F4914F6CDD1D)


@inlined
def below(rng: Rng, number: int) -> int:
    """A random integer from 0 to `number` - 1 (xorshift64*)."""
    x = rng[0]
    x ^= x >> _12
    x ^= x << _25
    x ^= x >> _27
    rng[0] = x
    drawn: int = np.int64((((x * _FACTOR) >> _32) * np.uint64(number)) >> _32)  # type: ignore[assignment]
    return drawn
