"""Tables of chances that follow from numbers of cards alone; NumPy is all that they need."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def _none_of() -> NDArray[np.float32]:
    """[holders, cards]: the probability that one of so many seats has none of so many cards that lie among them."""
    table = np.zeros((6, 16), dtype=np.float32)
    for holders in range(1, 6):
        table[holders] = (1 - 1 / holders) ** np.arange(16)
    table[0, 0] = 1
    return table


def _holds_up() -> NDArray[np.float32]:
    """[others, above, below]: the probability that a card stays the highest if each other seat adds an unseen card."""
    table = np.zeros((5, 16, 16), dtype=np.float32)
    for others in range(5):
        for above in range(16):
            for below in range(16):
                chance = 1.0
                for drawn in range(min(others, above + below)):
                    chance *= max(below - drawn, 0) / (above + below - drawn)
                table[others, above, below] = chance
    return table


NONE_OF = _none_of()
HOLDS_UP = _holds_up()
