"""The simulator against the rules: the same deals, moves, choices, seals and points, step by step."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.actions import ACTION_OF, ACTIONS, DONE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import HAND_SIZE, SEATS, VALUES, cards_in, deck
from kartentisch.games.siegel.moves import Deal
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    KINDS,
    OVER,
    ROUND,
    Round,
    Rounds,
    count,
    lowest,
    new_rounds,
    nth,
    nth_counted,
    packed,
    put,
    size,
    suit,
    there,
    unsettled,
)
from kartentisch.games.siegel.state import OPTIONS, Config, Phase

ALL_OPTIONS = [
    dict(
        zip(
            ("whites_exhausted", "white_before_black", "by_hand", "saboteur_base", "designer_long"), values, strict=True
        )
    )
    for values in product(("forbid", "uncompensated"), ("must", "may"), (False, True), (4, 5), (False, True))
]
"""Every option that the simulator must know of; how many rounds there are and what lies open it need not."""


def test_all_options_are_known() -> None:
    assert {option.name for option in OPTIONS} == {*ALL_OPTIONS[0], "rounds", "open_tricks"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_lockstep(players: int) -> None:
    """All options, several rounds of each, so that the saboteur's price goes up (S22); every part is the same."""
    rng = Random(players)
    met, prices = set(), set()
    for options in ALL_OPTIONS:
        state = rules.new(Config(players, rounds=3, **options))  # type: ignore[arg-type]
        while state.phase is not Phase.OVER:
            state = rules.apply(state, rules.shuffle(state, rng))
            this = bridge.load(state)
            while moves := rules.steps(state):
                assert this == bridge.load(state)
                assert sim.legal_actions(this) == sorted(ACTION_OF[move] for move in moves)
                # In the second round all predict as much as they can, so that seals run out.
                greedy = state.phase is Phase.PREDICT and len(state.results) == 1
                move = rng.choice((greedy and moves[1 : rng.randint(2, 5)]) or moves)
                met.add(ACTION_OF[move])
                state = rules.apply(state, move)
                sim.apply(this, ACTION_OF[move])
            assert this == bridge.load(state)
            assert this.phase == OVER
            assert sim.legal(this) == (0, 0)
            assert tuple(sim.points(this, seat) for seat in range(players)) == state.results[-1].scores
            prices |= {int(price) for price in this.prices[:players]}
    assert met >= {*range(TAKE, TAKE_FROM), *range(DONE, ACTIONS)}, "every kind of action"
    robbed = {divmod(action - TAKE_FROM, SEATS) for action in met if TAKE_FROM <= action < DONE}
    assert [set(parts) for parts in zip(*robbed, strict=True)] == [set(range(COLOURS)), set(range(players))]
    assert prices >= {4, 5, 6}


@compiled
def tally(start: Round, worlds: Rounds, rng: sim.Rng, into: NDArray[np.float64]) -> None:
    """Code of somebody who uses the simulator."""
    for _ in range(30_000):
        worlds[0] = start
        into[sim.random_action(worlds[0], rng)] += 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_chance_prefers_no_action(players: int) -> None:
    """In every phase each legal action comes up, all equally often; chi-square finds nothing odd."""
    rng, chance = bridge.rng_of(players), Random(players)
    phases = set()
    for options in ({}, {"white_before_black": "may", "by_hand": True}):
        state = rules.new(Config(players, **options))  # type: ignore[arg-type]
        state = rules.apply(state, rules.shuffle(state, chance))
        while state.phase not in (Phase.DEAL, Phase.OVER):
            moves = rules.steps(state)
            if len(moves) > 1 and (state.phase is Phase.HAND_BACK or chance.random() < 0.2):
                times = np.zeros(ACTIONS)
                tally(bridge.load(state), new_rounds(1), rng, times)
                legal = sorted(ACTION_OF[move] for move in moves)
                assert list(np.flatnonzero(times)) == legal
                expected = 30_000 / len(legal)
                chi2 = ((times[legal] - expected) ** 2 / expected).sum()
                assert chi2 < len(legal) - 1 + 6 * (2 * len(legal)) ** 0.5
                phases.add(state.phase)
            state = rules.apply(state, chance.choice(moves))
    assert phases == {Phase.PREDICT, Phase.PLAY, Phase.HAND_BACK}


def hands_of(this: Round) -> list[int]:
    return [int(low) | int(high) << HALF for low, high in this.hands[: this.players]]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_its_own_deals_are_fair(players: int) -> None:
    this, rng = bridge.table(Config(players)), bridge.rng_of(players)
    owners = np.zeros((players, 75))
    for number in range(2_000):
        sim.deal(this, rng, number % players)
        for seat, hand in enumerate(hands_of(this)):
            assert hand.bit_count() == HAND_SIZE
            owners[seat, list(cards_in(hand))] += 1
    dealt = owners.sum(axis=0) > 0
    assert set(np.flatnonzero(dealt)) == set(deck(players))
    # Each seat gets each card equally often; five deviations of chance are allowed.
    share = owners[:, dealt] / 2_000
    assert (abs(share - 1 / players) < 5 * (1 / players / 2_000) ** 0.5).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_deals_onto_a_clean_table(players: int) -> None:
    """Whatever was played before, a deal leaves what the rules leave after the same deal."""
    rng = bridge.rng_of(9)
    this = bridge.table(Config(players))
    for dealer in range(players):
        sim.deal(this, rng, dealer)
        hands = tuple(cards_in(hand) for hand in hands_of(this))
        assert this == bridge.load(rules.apply(rules.new(Config(players)), Deal(dealer, hands)))
        while this.phase != OVER:
            sim.apply(this, sim.random_action(this, rng))


def test_a_deal_of_the_rules_is_loaded_whole() -> None:
    state = rules.new(Config(4))
    deal = rules.shuffle(state, Random(1))
    this = bridge.load(rules.apply(state, deal))
    assert [list(cards_in(hand)) for hand in hands_of(this)] == [sorted(hand) for hand in deal.hands]


def test_a_round_is_small() -> None:
    """It is copied millions of times by searching players."""
    assert ROUND.itemsize <= 176


@given(st.integers(1, (1 << 60) - 1))
def test_sets_of_bits_are_searched(cards: int) -> None:
    places = [place for place in range(60) if cards >> place & 1]
    for found in {nth, nth_counted}:  # whatever this processor has, the way for all others is right, too
        assert [found(cards, n) for n in range(len(places))] == places
    assert (lowest(cards), size(cards)) == (places[0], len(places))


def test_cards_go_in_and_out() -> None:
    cards = np.zeros(2, dtype=np.int64)
    for card in range(75):
        put(cards, card)
        colour, value = divmod(card, VALUES)
        assert [suit(cards, other) for other in range(COLOURS)] == [(c == colour) << value for c in range(COLOURS)]
        put(cards, card)
        assert not cards.any()


@given(st.tuples(*(st.integers(0, most) for most in (5, 3, 3, 3, 3, 4, 6))))
def test_seals_are_counted(counts: tuple[int, ...]) -> None:
    word = packed(counts)
    assert tuple(count(word, kind) for kind in range(KINDS)) == counts
    assert tuple(count(there(word), kind) for kind in range(KINDS)) == tuple(int(number > 0) for number in counts)
    assert unsettled(word) == sum(counts[:-1])
