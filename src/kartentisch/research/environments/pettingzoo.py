"""PettingZoo: every game as a turn-based environment (AEC).

An observation is a dict of ``observation`` and ``action_mask``; the mask of a seat that is not on turn is all 0.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kartentisch.research.environments.episode import Episode, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kartentisch.game import Seat, Shuffler


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "margin",
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with a reward of -1 for it."""
    bare = raw_env(game, players, options, reward, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's environments are named so; it has no types
    """The environment alone: an illegal action raises `kartentisch.game.Illegal` and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "margin",
        render_mode: str | None = None,
    ) -> None:
        """An episode is a whole game; ``options={"rounds": 1}`` makes it one round. See `Reward` for `reward`."""
        super().__init__()
        self.metadata = {"name": f"kartentisch_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._game = Game(game, players, options, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self._game.players)]
        self._seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(-np.inf, np.inf, self._game.shape, np.float32)
        mask = spaces.Box(0, 1, (self._game.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._game.actions) for agent in self.possible_agents}
        self._chance: Shuffler = SystemRandom()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:  # noqa: ARG002
        """Begins a new game. With a seed, all deals from here on follow from it."""
        if seed is not None:
            self._chance = Random(seed)
        self._episode = Episode(self._game)
        self._episode.deal(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and which actions it may take now."""
        seat = self._seats[agent]
        return {"observation": self._episode.observation(seat), "action_mask": self._episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent on turn acts; after the end of a round the next one is dealt."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        earned = self._episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        for other, seat in self._seats.items():
            self.rewards[other] = 0.0 if earned is None else earned[seat]
        if self._episode.awaits_deal:
            self._episode.deal(self._chance)
        if self._episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode is not None:
            self.render()

    def render(self) -> str | None:
        """With ``render_mode="ansi"`` the table as an onlooker sees it, as text."""
        return self._episode.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        seat = self._episode.turn
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
