"""The journeyman in JAX, as an opponent in training, against the compiled one that sits at tables."""

from __future__ import annotations

from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kartentisch.games.siegel import bridge, encode, rules
from kartentisch.games.siegel.actions import MOVES
from kartentisch.games.siegel.parallel import play, seen, sight, tables
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.state import Config, Phase
from kartentisch.games.siegel.training.journeyman import preferences
from kartentisch.games.siegel.view import view
from tests.games.siegel.test_parallel import hands_of, step

TABLES = 24


@pytest.mark.parametrize(
    "players", [3, pytest.param(4, marks=pytest.mark.long), pytest.param(5, marks=pytest.mark.long)]
)
def test_it_decides_like_the_compiled_one(players: int) -> None:
    """In rounds with a random move now and then; rounding may decide between choices that are as good as equal."""
    config, rng = Config(players, saboteur_base=5), Random(players)
    states = [rules.new(config) for _ in range(TABLES)]
    states = [rules.apply(state, rules.shuffle(state, rng)) for state in states]
    game = seen.new_game(config, TABLES)
    dealer = jnp.array([state.dealer for state in states])
    here = tables.narrow(tables.begin(hands_of(states), dealer, seen.prices(game, config)))
    past = seen.unseen(here)

    @jax.jit
    def chosen(here: Any, past: Any) -> Any:
        looked = sight.looked(here, past, game, play.legal(here, config), config)
        return jnp.where(sight.mask(looked, config).T, preferences(here, past, config), -jnp.inf).argmax(1)

    same: dict[Phase, list[bool]] = {}
    while any(rules.steps(state) for state in states):
        answers, numbers = np.asarray(chosen(here, past)), np.zeros(TABLES, np.int32)
        for table, state in enumerate(states):
            if not (steps := rules.steps(state)):
                continue
            move = MOVES[policy(bridge.look(view(state, state.turn)))]
            if len(steps) > 1:
                same.setdefault(state.phase, []).append(encode.number(config, state.turn, move) == answers[table])
            move = rng.choice(steps) if rng.random() < 0.2 else move
            numbers[table] = encode.number(config, state.turn, move)
            states[table] = rules.apply(state, move)
        here, past = step(config)(here, past, jnp.asarray(numbers))
    assert {*same} == {Phase.PREDICT, Phase.PLAY, Phase.HAND_BACK}
    for phase, alike in same.items():
        assert sum(alike) >= 0.995 * len(alike), (phase, sum(alike), len(alike))
