"""The simulator against the rules: the same deals, moves, choices, seals and points, step by step."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.actions import ACTION_OF, MOVES
from kartentisch.games.siegel.cards import deck
from kartentisch.games.siegel.moves import Deal
from kartentisch.games.siegel.state import OPTIONS, Config, Phase, State

ALL_OPTIONS = [
    dict(
        zip(
            ("whites_exhausted", "white_before_black", "by_hand", "saboteur_base", "designer_long"), values, strict=True
        )
    )
    for values in product(("forbid", "uncompensated"), ("must", "may"), (False, True), (4, 5), (False, True))
]
"""Every option that the simulator must know of; how many rounds there are and what lies open it need not."""
LEFT_OVER = {
    sim.PREDICT: [sim.LED, sim.BEST, sim.BEST_SEAT, sim.BY],
    sim.PLAY: [sim.BY],
    sim.HAND_BACK: [sim.BEST, sim.BEST_SEAT],
    sim.OVER: [sim.BEST, sim.BEST_SEAT, sim.TURN, sim.LEADER],
}
"""What means nothing then: it is of the last trick."""


def compare(state: State, this: sim.Round) -> None:
    """Every part that means something is the same in both."""
    loaded = bridge.load(state)
    meant = np.ones(sim.SIZE, dtype=bool)
    meant[LEFT_OVER[int(loaded[sim.PHASE])]] = False
    meant[sim.CARDS + len(state.trick) : sim.PRICES] = False
    if not state.trick and state.phase is Phase.PLAY:
        meant[[sim.LED, sim.BEST, sim.BEST_SEAT]] = False
    different = np.flatnonzero((loaded != this) & meant)
    assert not different.size, different


def test_all_options_are_known() -> None:
    assert {option.name for option in OPTIONS} == {*ALL_OPTIONS[0], "rounds", "open_tricks"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_lockstep(players: int) -> None:
    """All options, several rounds of each, so that the saboteur's price goes up (S22)."""
    rng = Random(players)
    actions = np.empty(sim.ACTIONS, dtype=np.int64)
    met, prices = set(), set()
    for options in ALL_OPTIONS:
        state = rules.new(Config(players, rounds=3, **options))  # type: ignore[arg-type]
        while state.phase is not Phase.OVER:
            state = rules.apply(state, rules.shuffle(state, rng))
            this = bridge.load(state)
            while moves := rules.steps(state):
                compare(state, this)
                count = sim.legal(this, actions)
                assert [MOVES[action] for action in actions[:count]] == list(moves)
                # In the second round all predict as much as they can, so that seals run out.
                greedy = state.phase is Phase.PREDICT and len(state.results) == 1
                move = rng.choice((greedy and moves[1 : rng.randint(2, 5)]) or moves)
                met.add(ACTION_OF[move])
                state = rules.apply(state, move)
                sim.apply(this, ACTION_OF[move])
            compare(state, this)
            assert tuple(sim.points(this, seat) for seat in range(players)) == state.results[-1].scores
            prices |= {int(price) for price in this[sim.PRICES : sim.PRICES + players]}
    assert met >= {*range(sim.TAKE, sim.TAKE_FROM), *range(sim.DONE, sim.ACTIONS)}, "every kind of action"
    robbed = {divmod(action - sim.TAKE_FROM, sim.SEATS) for action in met if sim.TAKE_FROM <= action < sim.DONE}
    assert [set(parts) for parts in zip(*robbed, strict=True)] == [set(range(sim.COLOURS)), set(range(players))]
    assert prices >= {4, 5, 6}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_its_own_deals_are_fair(players: int) -> None:
    this, rng = bridge.table(Config(players)), bridge.rng_of(players)
    owners = np.zeros((players, 75))
    for number in range(2_000):
        sim.deal(this, rng, number % players)
        hands = this[sim.HANDS : sim.SEALS].reshape(sim.SEATS, sim.COLOURS)
        bits = (hands[:players, :, None] >> np.arange(sim.VALUES) & 1).reshape(players, -1)
        assert (bits.sum(axis=1) == sim.HAND).all()
        owners += bits
    dealt = owners.sum(axis=0) > 0
    assert set(np.flatnonzero(dealt)) == set(deck(players))
    # Each seat gets each card equally often; five deviations of chance are allowed.
    share = owners[:, dealt] / 2_000
    assert (abs(share - 1 / players) < 5 * (1 / players / 2_000) ** 0.5).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_deals_onto_a_clean_table(players: int) -> None:
    """Whatever was played before, a deal leaves what the rules leave after the same deal."""
    rng, actions = bridge.rng_of(9), np.empty(sim.ACTIONS, dtype=np.int64)
    this = bridge.table(Config(players))
    for dealer in range(players):
        sim.deal(this, rng, dealer)
        hands = tuple(tuple(cards_of(this, seat)) for seat in range(players))
        compare(rules.apply(rules.new(Config(players)), Deal(dealer, hands)), this)
        while this[sim.PHASE] != sim.OVER:
            sim.apply(this, sim.random_action(this, rng, actions))


def cards_of(this: sim.Round, seat: int) -> list[int]:
    held = this[sim.HANDS + seat * sim.COLOURS :]
    return [card for card in range(75) if held[card // sim.VALUES] >> card % sim.VALUES & 1]


def test_a_deal_of_the_rules_is_loaded_whole() -> None:
    state = rules.new(Config(4))
    deal = rules.shuffle(state, Random(1))
    this = bridge.load(rules.apply(state, deal))
    assert [cards_of(this, seat) for seat in range(4)] == [sorted(hand) for hand in deal.hands]


@pytest.mark.parametrize("cards", [1, 0b100, 0b1011, 0b110_0000_0000_0101, 0b111_1111_1111_1111])
def test_sets_of_cards_are_searched(cards: int) -> None:
    places = [place for place in range(sim.VALUES) if cards >> place & 1]
    assert [sim.nth(cards, n) for n in range(len(places))] == places
    assert (sim.top(cards), sim.BITS[cards]) == (places[-1], len(places))
