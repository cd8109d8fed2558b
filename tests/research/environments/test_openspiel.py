"""OpenSpiel's own test, its search, and what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from kartentisch import games
from kartentisch.research.environments import openspiel  # noqa: F401 - registers the games


def advanced(state: Any, rng: Random, decisions: int) -> Any:
    """The state after some random decisions, with all deals between them."""
    while not state.is_terminal() and (state.is_chance_node() or decisions):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", games.GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    for wish in ("rounds=1", "rounds=2,reward=points", "rounds=1,players=5"):
        game = pyspiel.load_game(f"kartentisch_{name}({wish})")
        pyspiel.random_sim_test(game, num_sims=1, serialize="players" not in wish, verbose=False)


@pytest.mark.parametrize("name", games.GAMES)
def test_its_search_plays_a_round(name: str) -> None:
    game = pyspiel.load_game(f"kartentisch_{name}(rounds=1)")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=4.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=2,
        random_state=np.random.RandomState(2),
    )
    rng, state, chosen = Random(1), game.new_initial_state(), 0
    while not advanced(state, rng, 0).is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            chosen += 1
        else:
            advanced(state, rng, 1)
    assert chosen > 5
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_resampled_state_looks_the_same_to_its_seat_alone(name: str) -> None:
    game = pyspiel.load_game(f"kartentisch_{name}(players=4)")
    rng, differs = Random(5), 0
    for decisions in (1, 10, 25):
        state = advanced(game.new_initial_state(), rng, decisions)
        for seat in range(4):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            keys = [[s.information_state_string(p) for p in range(4)] for s in (state, other)]
            differs += keys[0] != keys[1]
    assert differs


def test_every_deal_is_equally_likely_and_drawn_card_by_card() -> None:
    state = pyspiel.load_game("kartentisch_siegel(players=3)").new_initial_state()
    numbers = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        numbers.append(len(outcomes))
        state.apply_action(outcomes[-1][0])
    assert numbers == [3, *range(45, 1, -1)]
