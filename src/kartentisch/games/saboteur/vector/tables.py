"""Many tables of Saboteur in arrays, and the compiled functions over them as `kartentisch.game.Tables`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.games.saboteur import bridge, encode
from kartentisch.games.saboteur.observation import CHOICES
from kartentisch.games.saboteur.simulator import (
    MOST,
    POSITION,
    Rng,
)
from kartentisch.games.saboteur.state import Config
from kartentisch.games.saboteur.vector import play, sight
from kartentisch.games.saboteur.vector.log import LOG, Masks, Rows


class Tables:
    """So many tables; see `kartentisch.game.Tables`."""

    def __init__(self, config: Config, number: int) -> None:
        self.positions, self.logs = np.zeros(number, POSITION), np.zeros(number, LOG)
        self.positions[:] = bridge.new(config)
        self.logs["options"] = [option.values.index(getattr(config, option.name)) for option in CHOICES]
        self._choices = np.zeros((number, 1 + MOST), dtype=np.int16)
        """By table how many actions the seat on turn may take, then these."""
        (length,) = encode.shape(config)
        self._kept = np.zeros((number, 1 + length), dtype=np.int16), np.zeros((number, 1 + MOST), dtype=np.int16)
        """By table how many numbers of the kept observation and mask are not 0, then where."""
        self._other = np.zeros_like(self._kept[0]), np.zeros_like(self._kept[1])
        """The same for arrays that are not kept."""

    def begin(self, rngs: Rng) -> None:
        """Begins a new game at every table."""
        play.begin_all(self.positions, self.logs, rngs)
        play.choose(self.positions, self._choices)

    def refused(self, actions: NDArray[np.int64]) -> int:
        """The first table whose action the seat on turn may not take; -1 if there is none."""
        return play.refused(self._choices, actions)

    def step(self, rngs: Rng, actions: NDArray[np.int64], scores: NDArray[np.int64], ends: NDArray[np.int8]) -> None:
        """Takes a legal action at every table; writes where a round (1) or a game (2) has ended, and its scores."""
        play.step(self.positions, self.logs, rngs, actions, scores, ends)
        play.choose(self.positions, self._choices)

    def observe(self, observations: Rows, masks: Masks, seats: NDArray[np.int8], kept: bool) -> None:
        """Writes for every table who is on turn, what that seat sees, and which actions it may take."""
        if not kept:
            observations[:] = 0
            masks[:] = False
            for notes in self._other:
                notes[:, 0] = 0
        seen, allowed = self._kept if kept else self._other
        sight.observe(self.positions, self.logs, observations, seen, seats)
        sight.mask(self._choices, masks, allowed)

    def sample(self, rngs: Rng, actions: NDArray[np.int64]) -> None:
        """Writes an action for every table, all legal ones with a number equally likely."""
        play.sample(self._choices, rngs, actions)
