"""The fitted numbers of the policy; `tools/siegel_fit.py` makes them.

Each of the functions is a small net: the counts of `weighing`, a layer of hidden numbers that are nought or more, and
their weighted sum. ``WEIGHTS[net]`` has a row for each count, then one for what is added, then one for the sum.
"""

from __future__ import annotations

from importlib import resources

import numpy as np

INPUTS, HIDDEN, NETS = 39, 16, 10

with (resources.files(__package__) / "fitted.npy").open("rb") as file:
    WEIGHTS = np.load(file)
