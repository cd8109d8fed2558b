"""The fitted weights of the policy; `tools/siegel_fit.py` makes them.

Each function is a small neural network: the inputs of `features`, one hidden layer with ReLU, and a linear output.
``WEIGHTS[net]`` has a row for each input, then one for the biases, then one for the weights of the output.
"""

from __future__ import annotations

from importlib import resources

import numpy as np

INPUTS, HIDDEN, NETS = 39, 16, 10
LEADING, FOLLOWING, FREE, AS_SABOTEUR, RED_SEAL, OTHER_SEAL, TO_SABOTAGE, HANDING_BACK = 0, 1, 2, 3, 6, 7, 8, 9
"""Which network decides what. Cards have three (leading, following suit, discarding freely), and the saboteur another
three from `AS_SABOTEUR` on."""

with (resources.files(__package__) / "fitted.npy").open("rb") as file:
    WEIGHTS = np.load(file)
