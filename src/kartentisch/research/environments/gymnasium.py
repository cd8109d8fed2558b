"""Gymnasium: one seat of a game against bots of one's choice."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kartentisch import bots
from kartentisch.bots.play import BUDGET
from kartentisch.research.environments.episode import Episode, Game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from kartentisch.game import Bot, Budget, Seat

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):
    """A learner in one seat; the others are bots, which play as soon as they are on turn.

    The reward of a step is all that the seat has earned until it is on turn again. ``action_masks`` has the name that
    libraries of maskable policies look for.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str],
        seat: Seat | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "margin",
        budget: Budget = BUDGET,
    ) -> None:
        """`opponents`: levels or import paths of bots, from the learner's left on. `seat` None: drawn by lot."""
        self._game = Game(game, len(opponents) + 1, options, reward)
        if seat is not None and seat not in range(self._game.players):
            raise ValueError(f"no such seat: {seat}")
        self._names, self._wanted, self._budget = tuple(opponents), seat, budget
        self._others()  # a wrong name is refused now, not in the middle of a game
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, self._game.shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self._game.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self._game.actions)  # type: ignore[assignment] # its actions are NumPy's

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a new game and plays until the learner is on turn."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(2**63)))
        self._seat = self._rng.randrange(self._game.players) if self._wanted is None else self._wanted
        players = self._game.players
        others = self._others()
        self._bots = {(self._seat + 1 + place) % players: bot for place, bot in enumerate(others)}
        self._episode = Episode(self._game)
        self._advance()
        return self._observed()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the bots until it is on turn again. Raises `Illegal` and changes nothing."""
        earned = self._episode.act(int(action))
        reward = 0.0 if earned is None else earned[self._seat]
        reward += self._advance()
        seen, info = self._observed()
        return seen, reward, self._episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken now."""
        return self._episode.mask(self._seat).astype(np.bool_)

    def _others(self) -> list[Bot[Any]]:
        return [bots.player(self._game.game, name) for name in self._names]

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        seen = {"observation": self._episode.observation(self._seat), "action_mask": self._episode.mask(self._seat)}
        return seen, {"seat": self._seat}

    def _advance(self) -> float:
        """Deals, and lets the bots play, until the learner is on turn or the game is over: what it earns meanwhile."""
        reward = 0.0
        episode = self._episode
        while not episode.over and episode.turn != self._seat:
            if episode.awaits_deal:
                episode.deal(self._rng)
                continue
            seat = episode.turn
            assert seat is not None
            earned = episode.play(self._bots[seat].choose(episode.view(seat), self._rng, self._budget))
            reward += 0.0 if earned is None else earned[self._seat]
        return reward
