"""The tables in JAX against the rules and their encoding: the same choices, states, observations and points."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from numpy.typing import NDArray

from kartentisch.games.siegel import GAME, encode, rules, scoring
from kartentisch.games.siegel import round as compiled
from kartentisch.games.siegel.actions import ACTION_OF, ACTIONS, DONE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import HAND_SIZE, KINDS, SEATS, WHITE, deck
from kartentisch.games.siegel.parallel import play, seen, sight, tables, words
from kartentisch.games.siegel.state import OPTIONS, Config, Phase, Result, State
from kartentisch.games.siegel.view import view
from tests.games.siegel.positions import lopsided

TABLES = 8
# Compiling takes most of the time of these tests, and what is compiled runs a few hundred times only.
jax.config.update("jax_disable_most_optimizations", True)


@cache
def step(config: Config) -> Any:
    """One action at every table where the round is not over."""

    def run(here: Any, past: Any, number: Any) -> Any:
        action = jnp.where(play.over(here), play.NOTHING, sight.plain(number, here.turn, config))
        after, happened = play.apply(here, action, config)
        return after, seen.remember(past, here, after, action, happened)

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
        [
            [state.hands[seat] >> words.BITS * place & words.FULL for state in states]
            for place in range(words.CARD_WORDS)
        ]
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


def test_every_value_of_every_option_is_played() -> None:
    for option in OPTIONS:
        if option.name != "rounds":
            assert {getattr(config, option.name) for config in CONFIGS} == {*option.values}, option.name


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
                wrong = np.flatnonzero(np.abs(observations[:, table] - features) > 1e-6)
                assert not wrong.size, [
                    n for n, p in encode.pieces(config).items() if {*wrong} & {*range(10**4)[p.slice]}
                ]
                # In the second round all predict as much as they can, so that seals run out.
                greedy = state.phase is Phase.PREDICT and number == 1
                move = rng.choice((greedy and steps[1 : rng.randint(2, 5)]) or steps)
                numbers[table] = encode.number(config, state.turn, move)
                met.add(ACTION_OF[move])
                states[table] = rules.apply(state, move)
            here, past = step(config)(here, past, jnp.asarray(numbers))
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
        assert counted(int(got["middle"][table])) == state.middle
    for seat in range(players):
        seals, hand = np.asarray(here.seals[seat]), [np.asarray(bits) for bits in here.hands[seat]]
        for table in running:
            assert counted(int(seals[table])) == states[table].seals[seat]
            cards = sum(int(bits[table]) << words.BITS * place for place, bits in enumerate(hand))
            assert cards == states[table].hands[seat]


def counted(seals: int) -> tuple[int, ...]:
    return tuple(seals >> tables.SEAL_BITS * kind & 7 for kind in range(len(KINDS)))


def test_every_card_is_dealt_once_and_to_everybody_alike() -> None:
    """15 cards each, the whole deck; over many deals every seat gets every card, as often as chance has it."""
    number = 4000
    for players in (3, 5):
        here, _ = jax.jit(play.deal, static_argnums=2)(words.chance(7, number), jnp.zeros(number, jnp.uint32), players)
        # bits[seat, card, table]
        bits = np.array(
            [
                [np.asarray(hand[card // words.BITS]) >> card % words.BITS & 1 for card in deck(players)]
                for hand in here.hands
            ]
        )
        assert (bits.sum(0) == 1).all()
        assert (bits.sum(1) == HAND_SIZE).all()
        assert (
            sum(int(np.bitwise_count(part).sum()) for hand in here.hands for part in map(np.asarray, hand))
            == bits.sum()
        )
        holds = bits.sum(2)
        fair = number / players
        chi_square = ((holds - fair) ** 2 / fair).sum()
        free = (players - 1) * len(deck(players))
        assert abs(chi_square - free) < 6 * (2 * free) ** 0.5
        assert np.abs(np.bincount(here.dealer, minlength=players) - fair).max() < 6 * fair**0.5


@cache
def allowed() -> tuple[Any, ...]:
    """All that the options allow the most players."""
    names = [option.name for option in OPTIONS]
    return tuple(
        GAME.configure(SEATS, dict(zip(names, values, strict=True)))
        for values in product(*(option.values for option in OPTIONS))
    )


def test_as_many_seals_as_there_may_be_have_room() -> None:
    """S2: with every option, in the tables here and in the compiled simulator."""
    most = max(number for config in allowed() for number in rules.new(config).middle)
    assert most < 1 << tables.SEAL_BITS
    assert most <= compiled._MOST


def test_the_largest_price_and_the_largest_score_have_room() -> None:
    """S18, S19, S22: whatever the options are. For a white seal one has been robbed of a coloured one (S8)."""
    prices, scores = set[int](), set[int]()
    for config in allowed():
        always = (Result(0, 0, (0,) * SEATS),) * (config.rounds_to_play - 1)
        prices.add(scoring.saboteur_price(config, always, 0))
        seals = rules.new(config).middle
        robbed = tuple(number - (seals[WHITE] if kind == 0 else 0) for kind, number in enumerate(seals))
        scores.add(scoring.accounts((robbed,), None, 0)[0].points)
    price, most = max(prices), max(scores)
    assert price == 5 + 19
    assert most == 60
    assert price < 1 << tables.PRICE_BITS
    assert max(price, most) < 1 << seen.SCORE_BITS
    assert SEATS * max(tables.PRICE_BITS, seen.SCORE_BITS) <= np.iinfo(np.uint32).bits
