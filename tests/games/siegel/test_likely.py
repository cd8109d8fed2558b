"""Likely deals: always possible ones, and nearer to the truth than chance where the others play like the policy."""

from __future__ import annotations

from random import Random
from statistics import mean

import numpy as np
import pytest

from kartentisch.game import Budget
from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel.cards import SEATS, SUIT
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.journeyman import Journeyman
from kartentisch.games.siegel.players.likely import recall, sample, start_chains
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.search import leader
from kartentisch.games.siegel.round import COLOURS, HALF, new_rounds
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import view
from tests.games.siegel.positions import all_configs, random_game


def drawn(state: State, steps: int, number: int) -> list[tuple[int, ...]]:
    """The hands of all seats after so many steps of two chains."""
    this, past = recall(*remember(view(state, state.turn)))
    chance = bridge.rng_of(1)
    hands = np.empty((number, SEATS, 2), dtype=np.int64)
    sample(
        start_chains(this, state.turn, 2, chance), state.turn, past, WEIGHTS[None], steps, chance, new_rounds(1), hands
    )
    return [tuple(int(low) | int(high) << HALF for low, high in deal) for deal in hands]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_chain_leads_to_possible_deals_only(players: int) -> None:
    """S10, S23: the same cards, as many for everybody, the own hand untouched, nothing that was not followed."""
    rng = Random(players)
    for config in [config for config in all_configs(rounds=1) if config.players == players][::3]:
        for state, _, _ in random_game(config, rng, skewed=True):
            if rules.to_act(state) is None or rng.random() < 0.8:
                continue
            true = bridge.load(state)
            for hands in drawn(state, 5, 4):
                assert hands[state.turn] == state.hands[state.turn]
                assert sum(hands) == sum(state.hands)
                for seat in range(players):
                    assert hands[seat].bit_count() == state.hands[seat].bit_count()
                    lacks = [colour for colour in range(COLOURS) if int(true.voids) >> COLOURS * seat + colour & 1]
                    assert seat == state.turn or not any(hands[seat] & SUIT[colour] for colour in lacks)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_was_done_tells_who_holds_what(players: int) -> None:
    """Among journeymen a card is more often where it was thought to be than where chance would put it."""
    bot = Journeyman()
    gains = []
    for number in range(16):
        state = rules.new(Config(players, rounds=1))
        state = rules.apply(state, rules.shuffle(state, Random(number)))
        while len(state.tricks) < 5 or state.phase is not Phase.PLAY:
            state = rules.apply(state, bot.choose(view(state, state.turn), Random(), Budget()))
        others = [seat for seat in range(players) if seat != state.turn]
        right = [
            mean(
                sum((hands[seat] & state.hands[seat]).bit_count() for seat in others)
                for hands in drawn(state, steps, 40)
            )
            for steps in (0, 40)
        ]
        gains.append(right[1] - right[0])
    assert mean(gains) > 1.0


def test_the_usual_choice_is_left_for_what_is_surely_better() -> None:
    usual, other, third = (1,), (2,), (3,)
    even = np.array([3.0, 5.0] * 8)
    assert leader({usual: even, other: even, third: even + 1}, usual) == usual
    assert leader({usual: even, other: even - 1, third: even - 2}, usual) == third
    noisy = even + np.array([-9.0, 8.9] * 8)
    assert noisy.mean() < even.mean()
    assert leader({usual: even, other: noisy}, usual) == usual
    assert leader({third: even, other: noisy}, usual) == other
    assert leader({usual: np.empty(0), other: np.empty(0)}, usual) == usual
