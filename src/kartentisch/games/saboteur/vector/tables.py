"""Many tables of Saboteur in arrays, and the compiled functions over them as `kartentisch.game.Tables`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Sight
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur.observation import CHOICES
from kartentisch.games.saboteur.simulator import MOST, POSITION, Rng
from kartentisch.games.saboteur.state import Config
from kartentisch.games.saboteur.vector import play, sight
from kartentisch.games.saboteur.vector.log import KEPT, LOG, AllKept


class Tables:
    """So many tables; see `kartentisch.game.Tables`."""

    def __init__(self, config: Config, number: int) -> None:
        self.positions, self.logs = np.zeros(number, POSITION), np.zeros(number, LOG)
        self.positions[:] = bridge.new(config)
        self.logs["options"] = [option.values.index(getattr(config, option.name)) for option in CHOICES]
        self._choices = np.zeros((number, 1 + MOST), dtype=np.int16)
        self._kept, self._other = np.zeros(number, KEPT), np.zeros(number, KEPT)
        """What is written in the arrays that are kept, and in any others."""

    def begin(self, rngs: Rng, out: Sight) -> None:
        """Begins a new game at every table, and writes what is to be seen."""
        kept = self._cleared(out)
        play.begin_all(self.positions, self.logs, rngs, self._choices)
        sight.look_at_all(self.positions, self.logs, self._choices, kept, out.observations, out.masks, out.seats)

    def refused(self, actions: NDArray[np.int64]) -> int:
        """The first table whose action the seat on turn may not take; -1 if there is none."""
        return play.refused(self._choices, actions)

    def step(
        self, rngs: Rng, actions: NDArray[np.int64], scores: NDArray[np.int64], ends: NDArray[np.int8], out: Sight
    ) -> None:
        """Takes a legal action at every table, and writes what is to be seen then; see `kartentisch.game.Tables`."""
        kept = self._cleared(out)
        play.step(self.positions, self.logs, rngs, actions, scores, ends, self._choices)
        sight.look_at_all(self.positions, self.logs, self._choices, kept, out.observations, out.masks, out.seats)

    def _cleared(self, out: Sight) -> AllKept:
        """What is written in the arrays; those that may hold anything are cleared first."""
        if out.kept:
            return self._kept
        out.observations[:] = 0
        out.masks[:] = False
        self._other[:] = np.zeros(1, KEPT)
        return self._other

    def sample(self, rngs: Rng, actions: NDArray[np.int64]) -> None:
        """Writes an action for every table, all legal ones with a number equally likely."""
        play.sample(self._choices, rngs, actions)
