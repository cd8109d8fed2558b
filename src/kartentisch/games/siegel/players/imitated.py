"""Weights with which the journeyman's policy plays about as the grandmaster's net does; `tools/siegel_imitate.py`.

The net itself is far too slow to play rounds out. ``IMITATED[players]`` has the shape of `fitted.WEIGHTS`.
"""

from __future__ import annotations

from importlib import resources

import numpy as np

with (resources.files(__package__) / "imitated.npz").open("rb") as file, np.load(file) as kept:
    IMITATED = {players: kept[f"players{players}"].astype(np.float32) for players in (3, 4, 5)}
"""By the number of players."""
