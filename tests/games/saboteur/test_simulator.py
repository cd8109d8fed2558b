"""The simulator against the rules: the same choices, mines, tools and ends, step by step."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kartentisch.game import Budget
from kartentisch.games.saboteur import bridge, rules
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.players.apprentice import Apprentice, cards_to
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.games.saboteur.view import view

PARTS = (
    (sim.TURN, 1),
    (sim.SHOWN, 1),
    (sim.BROKEN, sim.SEATS),
    (sim.COUNTS, sim.SEATS),
    (sim.KNOWS, sim.SEATS),
    (sim.TILES, sim.CELLS),
    (sim.LIT, sim.CELLS),
    (sim.ROOM, 3),
    (sim.WANTED, 3),
)
"""What a round must have in common with the state that it stands for; hands and pile are in another order."""


def dealt(seed: int) -> State:
    state = rules.new(Config(3 + seed % 8, break_own_tool=seed % 3 > 0))
    return rules.apply(state, rules.shuffle(state, Random(seed)))


def hands(this: sim.Round, players: int) -> list[list[int]]:
    starts = [sim.HANDS + seat * sim.HAND for seat in range(players)]
    return [sorted(this[start : start + this[sim.COUNTS + seat]].tolist()) for seat, start in enumerate(starts)]


def compare(state: State, this: sim.Round, actions: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
    loaded = bridge.load(state)
    for start, size in PARTS:
        assert (loaded[start : start + size] == this[start : start + size]).all(), start
    assert hands(loaded, state.config.players) == hands(this, state.config.players)
    assert [this[sim.PILED + i] for i in range(this[sim.DRAWN], this[sim.PILE])] == [
        bridge.NUMBER_OF[card] for card in state.deck
    ]
    number = sim.legal(this, actions)
    assert sorted(actions[:number].tolist()) == sorted(bridge.action_of(move) or 0 for move in rules.legal(state))
    down = list(state.board.down)
    needs = [sim.cards_to(this, GOAL_CELLS.index(goal), -1, 0) for goal in down]
    assert needs == cards_to(state.board, down)


def lockstep(seed: int) -> int:
    """Plays a round on both sides, at random or as apprentices; how many turns they went together."""
    rng, state = Random(seed), dealt(seed)
    this, actions = bridge.load(state), np.zeros(sim.MOST, dtype=np.int64)
    turns = 0
    while state.phase is Phase.TURN:
        moves = list(rules.legal(state))
        if any(bridge.action_of(move) is None for move in moves):
            return turns  # somebody could dig out of what the simulator keeps of the mine
        compare(state, this, actions)
        move = rng.choice(moves) if seed % 2 else Apprentice().choose(view(state, state.turn), rng, Budget())
        action = bridge.action_of(move)
        assert action is not None
        state = rules.apply(state, move)
        sim.apply(this, action)
        turns += 1
    assert this[sim.OVER]
    assert (this[sim.REACHER] >= 0) == (state.phase is Phase.PICK or state.past[-1].reached)
    return turns


@pytest.mark.parametrize("seed", range(16))
def test_a_round_goes_as_by_the_rules(seed: int) -> None:
    assert lockstep(seed) >= 15


@pytest.mark.long
def test_many_rounds_go_as_by_the_rules() -> None:
    assert sum(lockstep(seed) for seed in range(100, 500)) > 10_000


def test_cards_that_are_laid_change_the_way_as_the_mine_says() -> None:
    """What a tile would do is worked out without laying it."""
    rng = Random(3)
    compared = 0
    for seed in range(0, 24, 2):
        state = dealt(seed)
        while state.phase is Phase.TURN:
            this = bridge.load(state)
            for move in rules.legal(state):
                action = bridge.action_of(move)
                if action is None or action >= sim.BREAK:
                    continue
                board = state.board.lay(action // sim.CELLS, move.cell)  # type: ignore[attr-defined]
                reached = board.reached(move.cell)  # type: ignore[attr-defined]
                goals = [goal for goal in board.down if goal not in reached]
                found = [
                    sim.cards_to(this, GOAL_CELLS.index(goal), action % sim.CELLS, action // sim.CELLS)
                    for goal in goals
                ]
                assert found == cards_to(board, goals, reached)
                compared += 1
            state = rules.apply(state, Apprentice().choose(view(state, state.turn), rng, Budget()))
    assert compared > 500
