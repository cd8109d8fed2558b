"""The master: legal everywhere, one answer to one seed, blind to what it cannot know, in time, and worth its name."""

from __future__ import annotations

from random import Random
from statistics import mean
from time import perf_counter

import numpy as np
import pytest

from kartentisch.game import Bot, Budget, Move
from kartentisch.games.siegel import bridge, rules
from kartentisch.games.siegel.cards import SEATS
from kartentisch.games.siegel.players.journeyman import Journeyman
from kartentisch.games.siegel.players.likely import recall
from kartentisch.games.siegel.players.master import Master
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.standing import CLOSENESS, price, standing
from kartentisch.games.siegel.state import Config, Phase, Result, State
from kartentisch.games.siegel.view import View, view
from kartentisch.games.siegel.worlds import Worlds
from tests.games.siegel.positions import all_configs, random_game

TINY = Budget(simulations=12)


def chosen(state: State, seed: int = 1, budget: Budget = TINY) -> Move:
    return Master().choose(view(state, state.turn), Random(seed), budget)


def some_states(players: int, rng: Random, share: float) -> list[State]:
    """Positions of random games with all options, where somebody is to decide."""
    found = []
    for i, config in enumerate(c for c in all_configs(rounds=1) if c.players == players):
        for _, _, state in random_game(config, rng, skewed=i % 2 == 1):
            often = share if state.phase is Phase.PLAY else 5 * share  # rare, and of several kinds
            if rules.to_act(state) is not None and rng.random() < often:
                found.append(state)
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_it_remembers_is_the_round(players: int) -> None:
    """The round played again from a view is the round of the state, but for the other hands."""
    for state in some_states(players, Random(players), 0.3):
        start, history = remember(view(state, state.turn))
        this, past = recall(start, history)
        loaded = bridge.load(state)
        for seat in range(SEATS):
            if seat != state.turn:
                loaded.hands[seat] = 0
        assert this == loaded
        assert len(past.moments) == len(history)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_plays_whole_games_by_the_rules(players: int) -> None:
    """All options and phases; whatever it says is legal, or `apply` would refuse it."""
    rng = Random(players)
    phases = set()
    for i, config in enumerate(c for c in all_configs(rounds=1) if c.players == players):
        if i % 4:
            continue
        state = rules.new(config)
        while not rules.is_over(state):
            if rules.awaits_deal(state):
                state = rules.apply(state, rules.shuffle(state, rng))
                continue
            phases.add(state.phase)
            state = rules.apply(state, chosen(state, rng.randrange(1000)))
    assert phases >= {Phase.PREDICT, Phase.PLAY}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_answers_anywhere(players: int) -> None:
    """Positions that it would never have come to itself, in the middle of a prediction too."""
    seen = set()
    for state in some_states(players, Random(10 + players), 0.04):
        rules.apply(state, chosen(state))
        seen.add((state.phase, bool(state.taking)))
    assert {(Phase.PREDICT, False), (Phase.PREDICT, True), (Phase.PLAY, False), (Phase.HAND_BACK, False)} <= seen


def test_the_seed_decides_and_nothing_else() -> None:
    states = some_states(4, Random(3), 0.01)
    answers = [chosen(state, 5) for state in states]
    assert answers == [chosen(state, 5) for state in states]
    assert any(answers != [chosen(state, seed) for state in states] for seed in range(6, 12))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_it_cannot_know_does_not_matter(players: int) -> None:
    """S23: the other hands are exchanged for others that agree with its view; it answers the same."""
    rng = Random(players)
    for state in some_states(players, rng, 0.01):
        other = Worlds(view(state, state.turn)).draw(rng)
        assert chosen(other, 9) == chosen(state, 9)


def test_it_keeps_the_clock() -> None:
    """At a live table it is bound by seconds, and has much of them left."""
    states = some_states(5, Random(5), 0.004)
    chosen(states[0])  # compiles, or loads what is compiled
    for state in states:
        start = perf_counter()
        chosen(state, budget=Budget(seconds=0.3))
        assert perf_counter() - start < 0.3


def penalties(players: int, deals: range, master: bool, budget: Budget) -> list[int]:
    """How many points fewer the candidate has than another bot in the same seat of the same deals.

    The candidate is a master among journeymen, or a journeyman among masters.
    """
    bots: dict[bool, Bot[View]] = {False: Journeyman(), True: Master()}
    gains = []
    for number in deals:
        start = rules.new(Config(players, rounds=1))
        start = rules.apply(start, rules.shuffle(start, Random(number)))
        scores = []
        for one in (master, not master):
            state, rng = start, Random(number)
            while (seat := rules.to_act(state)) is not None:
                bot = bots[one if seat == number % players else not master]
                state = rules.apply(state, bot.choose(view(state, seat), rng, budget))
            scores.append(state.results[0].scores[number % players])
        gains.append(scores[1] - scores[0])
    return gains


def test_it_is_better_than_the_journeyman() -> None:
    """With little thought already; the arena measures it closely."""
    assert mean(penalties(3, range(60), True, Budget(simulations=80))) > 0.5


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_is_better_each_way_round(players: int) -> None:
    assert mean(penalties(players, range(150), True, Budget(simulations=300))) > 0.8
    assert mean(penalties(players, range(100), False, Budget(simulations=100))) < -0.5


def test_points_count_first_and_places_last() -> None:
    """Only in the last rounds of a game that has begun is the place what matters."""
    state = rules.new(Config(3))
    state = rules.apply(state, rules.shuffle(state, Random(1)))
    for played in range(6):
        results = tuple(Result(0, None, (1, 2, 3)) for _ in range(played))
        table = standing(view(state._replace(results=results), 0))
        assert (table[CLOSENESS] > 0) == (played >= 4)
        if played == 0:
            assert price(np.array([5, 0, 0, 0, 0]), 3, 0, table) == 5
        if played == 5:
            # Ten behind is as bad as eleven behind; to be level or not is what counts.
            apart = [price(np.array([points, 0, 30, 0, 0]), 3, 0, table) for points in (4, 6, 14, 16)]
            assert apart[1] - apart[0] > 5 * (apart[3] - apart[2]) > 0
