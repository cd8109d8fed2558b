"""The tables in JAX against the rules and their encoding: the same choices, states, observations and points."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from numpy.typing import NDArray

from kartentisch.games.siegel import encode, rules
from kartentisch.games.siegel.actions import ACTION_OF, ACTIONS, DONE, MOVES, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import COLOURS, HAND_SIZE, HIGHEST, KINDS, SEATS
from kartentisch.games.siegel.parallel import play, seen, sight, tables, words
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import view
from tests.games.siegel.positions import lopsided

TABLES = 24


@cache
def step(config: Config) -> Any:
    """One action at every table, and what the seat on turn sees before it."""

    def run(here: Any, past: Any, game: Any, number: Any) -> Any:
        action = jnp.where(play.over(here), play.NOTHING, sight.plain(number, here.turn, config))
        after, happened = play.apply(here, action, config)
        return after, seen.remember(past, here, after, action, happened), action

    return jax.jit(run)


@cache
def look(config: Config) -> Any:
    """The legal actions, the words of what is seen, the mask and the observation."""

    def run(here: Any, past: Any, game: Any) -> Any:
        choices = play.legal(here, config)
        found = sight.looked(here, past, game, choices, config)
        return choices, sight.mask(found, config), sight.observation(found, config)

    return jax.jit(run)


def hands_of(states: list[State]) -> Any:
    """The hands of many states as words."""
    masks = [
        [[state.hands[seat] >> words.BITS * place & words.FULL for state in states] for place in range(words.CARD_WORDS)]
        for seat in range(states[0].config.players)
    ]
    return tuple(tuple(jnp.array(bits, jnp.uint32) for bits in hand) for hand in masks)


def fields(here: Any) -> dict[str, NDArray[Any]]:
    return {name: np.asarray(value) for name, value in here._asdict().items() if not isinstance(value, tuple)}


CONFIGS = [
    Config(3, rounds=3, saboteur_base=5),
    Config(3, rounds=2, by_hand=True, white_before_black="may"),
    Config(4),
    Config(4, rounds=2, whites_exhausted="uncompensated", by_hand=True),
    Config(5, rounds=2, white_before_black="may", open_tricks=True),
    Config(5, rounds=4, designer_long=True, whites_exhausted="uncompensated"),
]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_lockstep(config: Config) -> None:
    """Whole games at several tables at once, each as the rules have it after every step."""
    rng = Random(str(config))
    states = [rules.new(config) for _ in range(TABLES)]
    game = seen.new_game(config, TABLES)
    met: set[int] = set()
    for number in range(config.rounds_to_play):
        deals = [lopsided(state, rng) if rng.random() < 0.3 else rules.shuffle(state, rng) for state in states]
        states = [rules.apply(state, deal) for state, deal in zip(states, deals, strict=True)]
        dealer = jnp.array([deal.dealer for deal in deals])
        here = tables.narrow(tables.begin(hands_of(states), dealer, seen.prices(game, config)))
        past = seen.unseen(here)
        while any(rules.steps(state) for state in states):
            choices, masks, observations = map(jax.device_get, look(config)(here, past, game))
            check_state(here, states)
            numbers = np.zeros(TABLES, np.int32)
            for table, state in enumerate(states):
                steps = rules.steps(state)
                legal = {ACTION_OF[move] for move in steps}
                bits = sum(int(bits[table]) << words.BITS * place for place, bits in enumerate(choices))
                assert {action for action in range(play.NOTHING) if bits >> action & 1} == legal
                if not steps:
                    continue
                looked = view(state, state.turn)
                expected = np.empty(encode.actions(config), np.uint8)
                encode.mask(looked, expected)
                assert (masks[:, table] == expected).all()
                features = np.empty(encode.shape(config), np.float32)
                encode.fill(looked, features)
                for name, piece in encode.pieces(config).items():
                    np.testing.assert_allclose(observations[piece.slice, table], features[piece.slice], 1e-6, err_msg=name)
                # In the second round all predict as much as they can, so that seals run out.
                greedy = state.phase is Phase.PREDICT and number == 1
                move = rng.choice((greedy and steps[1 : rng.randint(2, 5)]) or steps)
                numbers[table] = encode.number(config, state.turn, move)
                met.add(ACTION_OF[move])
                states[table] = rules.apply(state, move)
            here, past, actions = step(config)(here, past, game, jnp.asarray(numbers))
        assert np.asarray(play.over(here)).all()
        costs = np.array(play.points(here))
        assert [tuple(column) for column in costs.T] == [state.results[-1].scores for state in states]
        game = seen.round_over(game, here)
    assert [tuple(row) for row in np.array(game.totals).T] == [
        tuple(map(sum, zip(*rules.scores(state), strict=True))) for state in states
    ]
    kinds = {*range(TAKE, TAKE_FROM), DONE, DONE + 1}
    assert met >= kinds
    robbed = {divmod(action - TAKE_FROM, SEATS) for action in met if TAKE_FROM <= action < DONE}
    assert {seat for _, seat in robbed} == set(range(config.players))
    assert (ACTIONS - 1 in met) == config.by_hand


def check_state(here: Any, states: list[State]) -> None:
    """Every field of the tables that a state has, too."""
    got = fields(here)
    players = states[0].config.players
    running = [table for table, state in enumerate(states) if rules.steps(state)]
    for table in running:
        state = states[table]
        assert got["phase"][table] == state.phase
        assert got["turn"][table] == state.turn
        assert got["dealer"][table] == state.dealer
        assert got["saboteur"][table] == (tables.NOBODY if state.saboteur is None else state.saboteur)
        assert got["laid"][table] == len(state.trick)
        assert got["tricks"][table] == len(state.tricks)
        assert counts(int(got["middle"][table])) == state.middle
    for seat in range(players):
        seals, hand = np.asarray(here.seals[seat]), [np.asarray(bits) for bits in here.hands[seat]]
        for table in running:
            assert counts(int(seals[table])) == states[table].seals[seat]
            cards = sum(int(bits[table]) << words.BITS * place for place, bits in enumerate(hand))
            assert cards == states[table].hands[seat]


def counts(seals: int) -> tuple[int, ...]:
    return tuple(seals >> tables.SEAL_BITS * kind & 7 for kind in range(len(KINDS)))
