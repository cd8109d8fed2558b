"""The compiled deals: possible ones only, and every one as likely as the others, like those of `worlds`."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel.cards import SUIT
from kartentisch.games.siegel.players.dealing import draw, possible_deals
from kartentisch.games.siegel.round import COLOURS, HALF, Round
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import view
from kartentisch.games.siegel.worlds import Worlds
from tests.games.siegel.positions import all_configs, played_again, played_cards


def hands_of(this: Round, players: int) -> tuple[int, ...]:
    return tuple(int(low) | int(high) << HALF for low, high in this.hands[:players])


def positions(players: int, rng: Random, tricks: int) -> State:
    """A random game with so many tricks played, in which somebody has shown a void."""
    while True:
        state = rules.new(Config(players))
        state = rules.apply(state, rules.shuffle(state, rng))
        while len(state.tricks) < tricks or not state.trick:
            state = rules.apply(state, rng.choice(rules.steps(state)))
        if bridge.load(state).voids:
            return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_deal_is_possible(players: int) -> None:
    rng, chance = Random(players), bridge.rng_of(players)
    for tricks in (0, 2, 5, 8, 11, 14):
        state = positions(players, rng, tricks) if tricks else rules.new(Config(players))
        if not tricks:
            state = rules.apply(state, rules.shuffle(state, rng))
        this = bridge.load(state)
        me = state.turn
        deals = possible_deals(this, me)
        before = this.copy()
        for _ in range(20):
            draw(this, deals, chance)
            drawn = hands_of(this, players)
            assert drawn[me] == state.hands[me]
            assert [hand.bit_count() for hand in drawn] == [hand.bit_count() for hand in state.hands]
            assert sum(drawn) == sum(state.hands)
            for seat in range(players):
                for colour in range(COLOURS):
                    if int(this.voids) >> COLOURS * seat + colour & 1:
                        assert not drawn[seat] & SUIT[colour] or seat == me
            before.hands[:] = this.hands
            assert this == before


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_deal_could_have_been_played(players: int) -> None:
    """With every option: what everybody has done is what the rules allowed them with the cards that they get."""
    rng, chance, checked = Random(players), bridge.rng_of(players), 0
    for config in all_configs(rounds=1):
        if config.players == players:
            for moves, state in played_cards(config, rng):
                this = bridge.load(state)
                draw(this, possible_deals(this, state.turn), chance)
                world = state._replace(hands=hands_of(this, players))
                assert played_again(world, moves) == world
                checked += 1
    assert checked > 100


@pytest.mark.parametrize(("players", "tricks"), [(3, 11), (3, 12), (4, 12), (5, 13)])
def test_every_deal_is_as_likely_as_the_others(players: int, tricks: int) -> None:
    """Late in a round there are few deals: both samplers find the same ones, and chi-square finds nothing odd."""
    rng, chance = Random(100 * players + tricks), bridge.rng_of(5)
    state = positions(players, rng, tricks)
    worlds = Worlds(view(state, state.turn))
    this = bridge.load(state)
    deals = possible_deals(this, state.turn)
    known = {worlds.draw(rng).hands for _ in range(3_000)}
    draws = 40 * len(known)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        draw(this, deals, chance)
        found[hands_of(this, players)] += 1
    if len(known) < 600:  # all of them were met
        assert set(found) == known
    expected = draws / len(found)
    chi2 = sum((number - expected) ** 2 / expected for number in found.values())
    freedom = len(found) - 1
    assert abs(chi2 - freedom) < 5 * np.sqrt(2 * freedom) + 5


def test_before_the_first_trick_everything_is_open() -> None:
    """Nobody is known to lack anything: each other seat gets each unseen card equally often."""
    rng, chance = Random(1), bridge.rng_of(1)
    state = rules.new(Config(4))
    state = rules.apply(state, rules.shuffle(state, rng))
    assert state.phase is Phase.PREDICT
    this = bridge.load(state)
    deals = possible_deals(this, state.turn)
    held = np.zeros((4, 75))
    for _ in range(3_000):
        draw(this, deals, chance)
        for seat, hand in enumerate(hands_of(this, 4)):
            held[seat] += [hand >> card & 1 for card in range(75)]
    unseen = held[(state.turn + 1) % 4] > 0
    assert unseen.sum() == 45
    for seat in range(4):
        if seat != state.turn:
            assert (abs(held[seat][unseen] / 3_000 - 1 / 3) < 5 * (2 / 9 / 3_000) ** 0.5).all()
