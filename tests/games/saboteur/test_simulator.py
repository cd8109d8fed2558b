"""The simulator against the rules: whole games with the same deals, choices, positions and scores, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import numpy as np
import pytest

from kartentisch.game import Budget, Move
from kartentisch.games.saboteur import GAME, bridge, rules
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.actions import ACTION_OF, MOVES
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.cards import DWARVES, Role
from kartentisch.games.saboteur.moves import Lay
from kartentisch.games.saboteur.players import conduct
from kartentisch.games.saboteur.players.apprentice import Apprentice, cards_to
from kartentisch.games.saboteur.players.ways import cards_to as fast_cards_to
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.simulator.position import CELLS, POSITION, Position
from kartentisch.games.saboteur.state import OPTIONS, Config, Phase, State
from kartentisch.games.saboteur.view import view
from tests.games.saboteur.positions import tile


def configs() -> Iterator[Config]:
    """Every number of players with every option."""
    for players in DWARVES:
        for values in product(*(option.values for option in OPTIONS)):
            config = GAME.configure(
                players, {option.name: value for option, value in zip(OPTIONS, values, strict=True)}
            )
            assert isinstance(config, Config)
            yield config


CONFIGS = list(configs())
OTHERWISE = {"hands", "pile", "piled", "drawn", "queue", "edges", "laid", "stack", "last", "paid"}
"""Fields that are compared in another way, as they have something else behind what counts, or in another order."""


def random_moves(state: State, rng: Random) -> Move:
    return rng.choice([move for move in rules.legal(state) if move in ACTION_OF])


def sensible_moves(state: State, rng: Random) -> Move:
    return Apprentice().choose(view(state, state.turn), rng, Budget())


def compare(state: State, this: Position) -> None:
    """Whether a position is that of a state, with the same choices."""
    loaded = bridge.load(state)
    for field in set(POSITION.names or ()) - OTHERWISE:
        assert np.array_equal(getattr(loaded, field), getattr(this, field)), field
    assert np.array_equal(loaded.stack[: loaded.stacked], this.stack[: this.stacked])
    for name, size in (("edges", this.edge_cells), ("laid", this.laid_cards)):
        assert np.array_equal(getattr(loaded, name)[:size], getattr(this, name)[:size])
    for seat in range(this.players):
        size = this.counts[seat]
        assert sorted(loaded.hands[seat, :size]) == sorted(this.hands[seat, :size])
    assert np.array_equal(loaded.pile[: loaded.piled], this.pile[this.drawn : this.piled])
    if state.history:
        assert this.last == state.history[-1].seat
    out = np.zeros(sim.MOST, dtype=np.int64)
    number = sim.legal(this, out)
    assert len(set(out[:number])) == number
    assert {MOVES[action] for action in out[:number]} == {move for move in rules.legal(state) if move in ACTION_OF}


def lockstep(config: Config, seed: int) -> int:
    """Plays a game on both sides with the simulator's deals; returns how many decisions were compared."""
    rng, chance = Random(seed), bridge.rng_of(seed)
    choose = sensible_moves if seed % 3 else random_moves
    state, this = rules.new(config), bridge.new(config)
    decisions = 0
    while not rules.is_over(state):
        totals = [sum(points) for points in zip(*rules.scores(state), strict=True)] or [0] * config.players
        if rules.awaits_deal(state):
            assert this.phase == sim.DEAL
            assert list(this.nuggets[: config.players]) == totals
            assert this.paid == (bool(state.past) and any(state.past[-1].paid))
            sim.deal(this, chance)
            state = rules.apply(state, bridge.deal_of(this))  # which refuses whatever is no fair deal
            continue
        compare(state, this)
        move = choose(state, rng)
        if move not in ACTION_OF:
            move = random_moves(state, rng)
        state = rules.apply(state, move)
        sim.apply(this, ACTION_OF[move])
        decisions += 1
    assert this.phase == sim.OVER
    assert this.finished == config.rounds
    assert list(this.nuggets[: config.players]) == [sum(points) for points in zip(*rules.scores(state), strict=True)]
    return decisions


@pytest.mark.parametrize("number", range(0, len(CONFIGS), 5))
def test_a_game_goes_as_by_the_rules(number: int) -> None:
    assert lockstep(CONFIGS[number], number) >= 15


@pytest.mark.long
def test_many_games_go_as_by_the_rules() -> None:
    played = [lockstep(config, seed) for seed in range(4) for config in CONFIGS]
    assert sum(played) > 40_000


def test_both_ends_of_a_round_are_compared() -> None:
    """With sensible players diggers often reach the treasure and pick gold; at random saboteurs mostly win."""
    ends: Counter[tuple[str, bool]] = Counter()
    for seed in range(12):
        rng, state = Random(seed), rules.new(Config(5, rounds=1))
        state = rules.apply(state, rules.shuffle(state, rng))
        while not rules.is_over(state):
            choose = sensible_moves if seed % 3 else random_moves
            state = rules.apply(state, choose(state, rng))
        ends["sensible" if seed % 3 else "random", state.past[-1].reached] += 1
    assert ends["sensible", True] >= 2
    assert ends["random", False] >= 2


def test_phases_have_the_numbers_of_the_rules() -> None:
    assert tuple(Phase) == (sim.DEAL, sim.TURN, sim.PICK, sim.OVER)


def test_every_deal_is_as_likely_as_any_other() -> None:
    """Means over many deals lie within five standard errors of what they must be."""
    chance, this = bridge.rng_of(7), bridge.new(Config(5))
    deals = 4_000
    first, treasure, gold_on_top = Counter[int](), Counter[int](), Counter[int]()
    saboteurs, maps, crossings = np.zeros(6), 0, 0
    for _ in range(deals):
        sim.begin(this)
        sim.deal(this, chance)
        deal = bridge.deal_of(this)
        first[deal.first] += 1
        treasure[deal.goals.index("gold")] += 1
        gold_on_top[deal.gold[0]] += 1
        saboteurs += [role == Role.SABOTEUR for role in (*deal.roles, deal.spare)]
        maps += deal.hands[0].count("map")
        crossings += deal.deck[-1] == "NESW"

    def near(number: float, chances: float) -> bool:
        error: float = (deals * chances * (1 - chances)) ** 0.5
        return abs(number - deals * chances) < 5 * error

    assert all(near(first[seat], 1 / 5) for seat in range(5))
    assert all(near(treasure[goal], 1 / 3) for goal in range(3))
    assert all(near(number, 2 / 6) for number in saboteurs)
    assert all(near(gold_on_top[value], number / 28) for value, number in ((1, 16), (2, 8), (3, 4)))
    assert near(maps / 6, 6 / 67)
    assert near(crossings, 5 / 67)


def test_every_legal_action_is_as_likely_as_any_other() -> None:
    state = rules.apply(rules.new(Config(4)), rules.shuffle(rules.new(Config(4)), Random(3)))
    this, chance, out = bridge.load(state), bridge.rng_of(3), np.zeros(sim.MOST, dtype=np.int64)
    number = sim.legal(this, out)
    legal = set(out[:number].tolist())
    times = 400 * number
    drawn = Counter(sim.random_action(this, chance, out) for _ in range(times))
    assert drawn.keys() == legal
    assert all(abs(count - 400) < 5 * 400**0.5 for count in drawn.values())


def test_what_hangs_on_cards_outside_of_the_window_lies_in_the_dark() -> None:
    """Such cards have no number, so a history is played again without them; a dead end behind them is not lit."""
    this = bridge.empty(Config(3))
    assert Lay(tile("NESW"), (-5, 0)) not in ACTION_OF
    sim.happen(this, ACTION_OF[Lay(tile("N!"), (-4, 0))])
    assert this.laid_cards == 1
    assert list(this.lit).count(1) == 1
    assert this.edge_cells == 4


# How far it is to the goals: held to what the apprentice finds out with plain Python


def ways_of(this: Position) -> conduct.Desk:
    desk = conduct.desk()
    survey(this, desk.ways[0])
    return desk


@pytest.mark.parametrize("seed", range(0, 24, 2))
def test_cards_that_are_laid_change_the_way_as_the_mine_says(seed: int) -> None:
    """What a tile would do is found without laying it."""
    rng, state = Random(3), rules.new(Config(3 + seed % 8, break_own_tool=seed % 3 > 0, rounds=1))
    state = rules.apply(state, rules.shuffle(state, Random(seed)))
    compared = 0
    while state.phase is Phase.TURN:
        this = bridge.load(state)
        ways = ways_of(this).ways[0]
        down = list(state.board.down)
        needs = [fast_cards_to(this, ways, GOAL_CELLS.index(goal), -1, 0) for goal in down]
        assert needs == cards_to(state.board, down)
        for move in rules.legal(state):
            if not isinstance(move, Lay) or move not in ACTION_OF:
                continue
            cell = sim.cell_of(ACTION_OF[move])
            assert 0 <= cell < CELLS
            board = state.board.lay(move.tile, move.cell)
            reached = board.reached(move.cell)
            goals = [goal for goal in board.down if goal not in reached]
            found = [fast_cards_to(this, ways, GOAL_CELLS.index(goal), cell, move.tile) for goal in goals]
            assert found == cards_to(board, goals, reached)
            compared += 1
        choose = random_moves if seed % 4 else sensible_moves
        state = rules.apply(state, choose(state, rng))
    assert compared > 30
