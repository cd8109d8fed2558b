"""Many tables of Die sieben Siegel in arrays, and the compiled functions over them as `kartentisch.game.Tables`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Sight
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.observation import chosen
from kartentisch.games.siegel.round import (
    new_rounds,
)
from kartentisch.games.siegel.simulator import Rng
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.vector import play, sight
from kartentisch.games.siegel.vector.log import LOG


class Tables:
    """So many tables; see `kartentisch.game.Tables`."""

    def __init__(self, config: Config, number: int) -> None:
        self.rounds, self.logs = new_rounds(number), np.zeros(number, LOG)
        self.rounds[:] = bridge.table(config)
        self.logs["rounds"], self.logs["dearer"] = config.rounds_to_play, config.designer_long
        self.logs["price"], self.logs["options"] = config.saboteur_base, chosen(config)

    def begin(self, rngs: Rng, out: Sight) -> None:
        """Begins a new game at every table, and writes what is to be seen."""
        play.begin(self.rounds, self.logs, rngs)
        sight.observe(self.rounds, self.logs, out.observations, out.masks, out.seats)

    def refused(self, actions: NDArray[np.int64]) -> int:
        """The first table whose action the seat on turn may not take; -1 if there is none."""
        return play.refused(self.rounds, actions)

    def step(
        self, rngs: Rng, actions: NDArray[np.int64], scores: NDArray[np.int64], ends: NDArray[np.int8], out: Sight
    ) -> None:
        """Takes a legal action at every table, and writes what is to be seen then; see `kartentisch.game.Tables`.

        An observation is small enough to be written over whole, whatever the arrays hold.
        """
        play.step(self.rounds, self.logs, rngs, actions, scores, ends)
        sight.observe(self.rounds, self.logs, out.observations, out.masks, out.seats)

    def sample(self, rngs: Rng, actions: NDArray[np.int64]) -> None:
        """Writes an action for every table, all legal ones equally likely."""
        play.sample(self.rounds, rngs, actions)
