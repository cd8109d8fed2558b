"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kartentisch import games
from kartentisch.game import Illegal
from kartentisch.research.environments.pettingzoo import env, raw_env

# PettingZoo recommends a dict of observation and mask, and its test warns of every dict.
pytestmark = pytest.mark.filterwarnings("ignore:Observation :UserWarning")


@pytest.mark.parametrize("name", games.GAMES)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    players = games.load(name).players
    api_test(env(name, players[0], {"rounds": 1}), num_cycles=150)
    api_test(env(name, players[-1]), num_cycles=100)
    seed_test(lambda: env(name, players[0]), num_cycles=100)


def finished(table: Any, seed: int) -> dict[str, float]:
    """A game of random actions to its end: what everybody has earned."""
    rng = Random(seed)
    table.reset(seed=seed)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        total[agent] += reward
        table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("name", games.GAMES)
def test_a_whole_game_pays_every_round_to_everybody(name: str) -> None:
    table = raw_env(name, 3, {"rounds": 3}, reward="points")
    total = finished(table, 1)
    state = table._episode.state
    scores = table._game.game.rules.scores(state)
    sign = -1 if table._game.game.fewest_win else 1
    assert len(scores) == 3
    assert list(total.values()) == [sign * sum(one[seat] for one in scores) for seat in range(3)]
    assert sum(finished(raw_env(name, 3), 1).values()) == pytest.approx(0)


def test_who_is_not_on_turn_has_an_empty_mask() -> None:
    table = raw_env("siegel", 4)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_illegal_action() -> None:
    bare = raw_env("siegel", 3)
    bare.reset(seed=1)
    with pytest.raises(Illegal):
        bare.step(0)
    table = env("siegel", 3)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(0)
    assert all(table.terminations.values())
    assert table._cumulative_rewards[loser] == -1


def test_the_table_as_text_shows_no_hand() -> None:
    table = env("siegel", 3, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    hand = table.unwrapped._episode.view(0).hand
    from kartentisch.games.siegel.cards import TEXT_OF

    assert "player 0" in text
    assert not any(TEXT_OF[card] in text for card in hand)
