"""Thousands of tables of a game at once, for learning: compiled code plays them, one call is one decision at each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch import games
from kartentisch.game import Sight
from kartentisch.research.environments.episode import Game

if TYPE_CHECKING:
    from collections.abc import Mapping


class Step(NamedTuple):
    """What there is to know of every table after a step; the first axis of each array is the tables."""

    observations: NDArray[np.float32]
    """What the seat on turn sees (`kartentisch.game.Encoder.fill`)."""
    masks: NDArray[np.bool_]
    """Which actions it may take; some of them always."""
    rewards: NDArray[np.float32]
    """By seat what the end of a round has earned; 0 while it is played (see `episode.Reward`)."""
    ends: NDArray[np.bool_]
    """Where a game has ended; the observation is the first one of the next game."""
    seats: NDArray[np.int8]
    """Who is on turn."""


class Tables:
    """So many tables, each with a whole game; where one is over, the next one begins in the same step.

    What `reset` and `step` return is written over by the next step, and only to be read. To keep it, copy it, or hand
    over arrays of `arrays` to write to, such as the next row of a buffer: these may hold anything and are the caller's.
    """

    def __init__(
        self,
        game: str,
        number: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "margin",
    ) -> None:
        """`players` None: the fewest; ``options={"rounds": 1}``: a game is one round. See `Reward` for `reward`."""
        self.game = Game(game, players, options, reward)
        if number < 1:
            raise ValueError(f"no tables: {number}")
        self.number = number
        self._tables = games.tables(game, self.game.config, number)
        self._scores = np.zeros((number, self.game.players), dtype=np.int64)
        self._ends = np.zeros(number, dtype=np.int8)
        self._own = self.arrays()
        self._rngs: NDArray[np.uint64] | None = None

    def arrays(self) -> Step:
        """New arrays for all tables."""
        number, players = self.number, self.game.players
        return Step(
            np.zeros((number, *self.game.shape), dtype=np.float32),
            np.zeros((number, self.game.actions), dtype=np.bool_),
            np.zeros((number, players), dtype=np.float32),
            np.zeros(number, dtype=np.bool_),
            np.zeros(number, dtype=np.int8),
        )

    def reset(self, seed: int | None = None, out: Step | None = None) -> Step:
        """Begins a new game at every table. All deals follow from the seed; None: from the system's randomness."""
        seeds = np.random.SeedSequence(seed).generate_state(self.number, np.uint64)
        self._rngs = np.maximum(seeds, np.uint64(1))  # the simulators' generators must not be 0
        told = self._to(out)
        self._tables.begin(self._rngs, Sight(told.observations, told.masks, told.seats, kept=out is None))
        told.rewards[:], told.ends[:] = 0, False
        return told

    def step(self, actions: NDArray[np.integer], out: Step | None = None) -> Step:
        """The seats on turn act. Raises `ValueError`, and changes nothing, where one may not do so."""
        rngs = self._begun()
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        if numbers.shape != (self.number,):
            raise ValueError(f"an action for each of {self.number} tables is needed, not {numbers.shape}")
        wrong = self._tables.refused(numbers)
        if wrong >= 0:
            raise ValueError(f"table {wrong}: action {numbers[wrong]} is not possible")
        told = self._to(out)
        sight = Sight(told.observations, told.masks, told.seats, kept=out is None)
        self._tables.step(rngs, numbers, self._scores, self._ends, sight)
        told.rewards[:] = 0
        ended = np.flatnonzero(self._ends)
        if len(ended):
            told.rewards[ended] = self.game.rewards_of_many(self._scores[ended])
        np.equal(self._ends, 2, out=told.ends)
        return told

    def sample(self) -> NDArray[np.int64]:
        """Actions of players who choose at random, all that the masks allow equally likely."""
        actions = np.zeros(self.number, dtype=np.int64)
        self._tables.sample(self._begun(), actions)
        return actions

    def _begun(self) -> NDArray[np.uint64]:
        if self._rngs is None:
            raise ValueError("call reset first")
        return self._rngs

    def _to(self, out: Step | None) -> Step:
        """The arrays to write to."""
        if out is not None:
            _check(out, self._own)
        return self._own if out is None else out


def _check(given: Step, wanted: Step) -> None:
    """Compiled code writes wherever it is told to."""
    for name in Step._fields:
        array: NDArray[np.generic] = getattr(given, name)
        own: NDArray[np.generic] = getattr(wanted, name)
        if array.shape != own.shape or array.dtype != own.dtype or not array.flags.carray:
            raise ValueError(f"{name}: an array like that of arrays() is needed")
