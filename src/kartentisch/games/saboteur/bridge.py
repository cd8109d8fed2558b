"""Conversions between rules and simulator: states and views to positions, deals to moves. Other moves: `actions`."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Seat
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.actions import CARDS, cell_number
from kartentisch.games.saboteur.board import GOAL_CELLS, START, Board
from kartentisch.games.saboteur.cards import DECK, GOALS, TOOLS, TREASURE, Card, Role, Tool
from kartentisch.games.saboteur.moves import Deal, Map, Turn
from kartentisch.games.saboteur.simulator import POSITION, Position, mine
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.games.saboteur.view import View

CARD_NUMBERS = {card: number for number, card in enumerate(CARDS)}
_GOAL_NAMES = {tile: name for name, tile in GOALS.items()}


def rng_of(seed: int) -> sim.Rng:
    """A random number generator for the simulator, whose state must not be 0."""
    return np.array([seed * 0x9E3779B97F4A7C15 % (1 << 64) or 1], dtype=np.uint64)


def new(config: Config) -> Position:
    """A game before its first deal."""
    this: Position = np.zeros(1, POSITION)[0]
    this.players, this.rounds = config.players, config.rounds
    this.break_own_tool, this.gold_by_players = config.break_own_tool, config.gold_cards == "players"
    this.reacher = -1
    sim.begin(this)
    return this


def empty(config: Config) -> Position:
    """A round at its start, without cards and roles."""
    this = new(config)
    this.phase = sim.TURN
    this.stacked = 0
    mine.clear(this)
    return this


def load(state: State) -> Position:
    """The position of a state in the middle of a round."""
    assert state.phase in (Phase.TURN, Phase.PICK)
    this = _table(state.config, state.board, state.broken, state.history, state.turn)
    this.phase = state.phase
    for goal, what in enumerate(state.goals):
        _set_goal(this, goal, what)
    for seat, hand in enumerate(state.hands):
        _set_hand(this, seat, hand)
        this.counts[seat] = len(hand)
        this.roles[seat] = state.roles[seat] == Role.SABOTEUR
    this.spare = state.spare == Role.SABOTEUR
    this.piled = len(state.deck)
    this.pile[: len(state.deck)] = [CARD_NUMBERS[card] for card in state.deck]
    if state.history:
        this.last = state.history[-1].seat
    if state.phase is Phase.PICK:
        this.reacher = this.last
    this.finished = len(rules.scores(state))
    for points in rules.scores(state):
        this.nuggets[: len(points)] += np.array(points, dtype=np.int16)
    for pick in state.picks:
        this.nuggets[pick.seat] += pick.value
    this.stacked, this.offered = len(state.stack), len(state.offer)
    this.stack[: len(state.stack)] = state.stack[::-1]
    for value in state.offer:
        this.offer[value] += 1
    return this


def deal_of(this: Position) -> Deal:
    """The deal with which the round of a position began, if nothing has been done in it yet."""
    roles = [Role.SABOTEUR if role else Role.DIGGER for role in (*this.roles[: this.players], this.spare)]
    return Deal(
        first=int(this.turn),
        roles=tuple(roles[:-1]),
        spare=roles[-1],
        goals=tuple(_GOAL_NAMES[int(tile)] for tile in this.goals),
        hands=tuple(
            tuple(CARDS[card] for card in this.hands[seat, : this.counts[seat]]) for seat in range(this.players)
        ),
        deck=tuple(CARDS[card] for card in this.pile[this.drawn : this.piled]),
        gold=tuple(int(value) for value in this.stack[: this.stacked][::-1]),
    )


def seen(view: View) -> Position:
    """What a seat sees of a round; the roles, hands and goals that it does not know, and all gold, are left at 0."""
    this = _table(view.config, view.board, view.broken, view.history, view.turn)
    this.counts[: view.config.players] = view.counts
    this.piled = view.pile
    if None in view.goals:
        this.treasure = view.goals.index(None)  # anywhere but where it is known not to be
    for goal, what in enumerate(view.goals):
        if what is not None:
            _set_goal(this, goal, what)
    if view.seat is not None:
        _set_hand(this, view.seat, view.hand)
        this.roles[view.seat] = view.roles[view.seat] == Role.SABOTEUR
    return this


def unseen(view: View) -> NDArray[np.int64]:
    """The cards of the round that a seat has not seen."""
    left = list(DECK)
    for card in view.hand:
        left.remove(card)
    for turn in view.history:
        if turn.move.card is not None:
            left.remove(turn.move.card)
    return np.array([CARD_NUMBERS[card] for card in left], dtype=np.int64)


def _table(
    config: Config,
    board: Board,
    broken: Iterable[tuple[Tool, ...]],
    history: Iterable[Turn],
    turn: Seat | None,
) -> Position:
    """What lies open on the table; cards outside of the window are left out."""
    this = empty(config)
    this.turn = turn or 0
    for cell, tile in board.tiles.items():
        number = cell_number(cell)
        if cell in GOAL_CELLS:
            mine.show(this, GOAL_CELLS.index(cell), tile)
        elif number is not None and cell != START:
            mine.place(this, mine.grid_cell(number), tile)
    for seat, tools in enumerate(broken):
        this.broken[seat] = sum(1 << TOOLS.index(tool) for tool in tools)
    for seat, move in history:
        if isinstance(move, Map):
            this.knows[seat] |= 1 << GOAL_CELLS.index(move.cell)
    mine.light(this)
    return this


def _set_goal(this: Position, goal: int, what: str) -> None:
    this.goals[goal] = GOALS[what]
    if what == TREASURE:
        this.treasure = goal


def _set_hand(this: Position, seat: Seat, hand: tuple[Card, ...]) -> None:
    this.hands[seat, : len(hand)] = [CARD_NUMBERS[card] for card in hand]
