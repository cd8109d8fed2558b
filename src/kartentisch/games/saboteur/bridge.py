"""Between the rules and the simulator: states and views as rounds, moves as actions."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from kartentisch.game import Move, Seat
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.board import GOAL_CELLS, START, Board, Cell
from kartentisch.games.saboteur.cards import COUNTS, DECK, FIXES, GOALS, POSITIONS, TOOLS, TREASURE, Card, Role, Tool
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Lay, Map, Rockfall, Turn
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.games.saboteur.view import View

CARDS: tuple[Card, ...] = tuple(COUNTS)
NUMBER_OF: dict[Card, int] = {card: number for number, card in enumerate(CARDS)}
_FIX_OF = {card: number for number, card in enumerate(FIXES)}


def rng_of(seed: int) -> sim.Rng:
    """A generator; the simulator's must not begin with nought."""
    return np.array([seed * 0x9E3779B97F4A7C15 % (1 << 64) or 1], dtype=np.uint64)


def cell_number(cell: Cell) -> int | None:
    """A cell as the simulator counts it; None outside of what it keeps of the mine."""
    x, y = cell
    if -5 < x < 14 and -7 < y < 7:
        return sim.START + y * sim.WIDTH + x
    return None


def action_of(move: Move) -> int | None:
    """A move as an action; None for what lies outside, and for what is no turn."""
    if isinstance(move, Lay | Rockfall):
        cell = cell_number(move.cell)
        if cell is None:
            return None
        return move.tile * sim.CELLS + cell if isinstance(move, Lay) else sim.FALL + cell
    if isinstance(move, Break):
        return sim.BREAK + TOOLS.index(move.tool) * 10 + move.seat
    if isinstance(move, Fix):
        return sim.FIX + _FIX_OF[move.card] * 30 + TOOLS.index(move.tool) * 10 + move.seat
    if isinstance(move, Map):
        return sim.LOOK + GOAL_CELLS.index(move.cell)
    if isinstance(move, Discard) and move.card is not None:
        return sim.PASS + NUMBER_OF[move.card]
    return None


def seen(view: View) -> sim.Round:
    """What a seat sees of a round; the roles, hands and goals that it does not know are left at nought."""
    this = _table(view.config, view.board, view.broken, view.history, view.turn)
    this[sim.COUNTS : sim.COUNTS + view.config.players] = view.counts
    this[sim.PILE] = view.pile
    if None in view.goals:
        this[sim.TREASURE] = view.goals.index(None)  # anywhere but where it is known not to be
    for goal, what in enumerate(view.goals):
        if what is not None:
            _set_goal(this, goal, what)
    if view.seat is not None:
        _set_hand(this, view.seat, view.hand)
        this[sim.ROLES + view.seat] = view.roles[view.seat] == Role.SABOTEUR
    return this


def load(state: State) -> sim.Round:
    """A state in the middle of a round."""
    this = _table(state.config, state.board, state.broken, state.history, state.turn)
    this[sim.OVER] = state.phase is not Phase.TURN
    for goal, what in enumerate(state.goals):
        _set_goal(this, goal, what)
    for seat, hand in enumerate(state.hands):
        _set_hand(this, seat, hand)
        this[sim.COUNTS + seat] = len(hand)
        this[sim.ROLES + seat] = state.roles[seat] == Role.SABOTEUR
    this[sim.PILE] = len(state.deck)
    this[sim.PILED : sim.PILED + len(state.deck)] = [NUMBER_OF[card] for card in state.deck]
    return this


def unseen(view: View) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The cards of the round that a seat has not seen."""
    left = list(DECK)
    for card in view.hand:
        left.remove(card)
    for turn in view.history:
        if turn.move.card is not None:
            left.remove(turn.move.card)
    return np.array([NUMBER_OF[card] for card in left], dtype=np.int64)


def empty(config: Config) -> sim.Round:
    """A round before anything is laid."""
    this = np.zeros(sim.SIZE, dtype=np.int64)
    this[sim.PLAYERS], this[sim.REACHER], this[sim.BREAK_OWN] = config.players, -1, config.break_own_tool
    this[sim.TILES + sim.START] = sim.TILE[0]
    for cell in sim.GOALS:
        this[sim.TILES + cell] = sim.DOWN
    sim.light(this)
    return this


def _table(
    config: Config,
    board: Board,
    broken: Iterable[tuple[Tool, ...]],
    history: Iterable[Turn],
    turn: Seat | None,
) -> sim.Round:
    this = empty(config)
    this[sim.TURN] = turn or 0
    for cell, tile in board.tiles.items():
        number = cell_number(cell)
        if number is not None and cell != START:
            this[sim.TILES + number] = tile
    this[sim.SHOWN] = sum(1 << goal for goal, cell in enumerate(GOAL_CELLS) if cell not in board.down)
    for seat, tools in enumerate(broken):
        this[sim.BROKEN + seat] = sum(1 << TOOLS.index(tool) for tool in tools)
    for seat, move in history:
        if isinstance(move, Map):
            this[sim.KNOWS + seat] |= 1 << GOAL_CELLS.index(move.cell)
    sim.light(this)
    return this


def _set_goal(this: sim.Round, goal: int, what: str) -> None:
    this[sim.KINDS + goal] = GOALS[what]
    if what == TREASURE:
        this[sim.TREASURE] = goal


def _set_hand(this: sim.Round, seat: Seat, hand: tuple[Card, ...]) -> None:
    start = sim.HANDS + seat * sim.HAND
    this[start : start + len(hand)] = [NUMBER_OF[card] for card in hand]


assert [POSITIONS[card][0] for card in CARDS[: sim.BREAKING]] == list(sim.TILE)
assert len(CARDS) == sim.CARDS
assert len(DECK) == sim.DECK
