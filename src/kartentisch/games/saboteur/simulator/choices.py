"""The legal actions of the seat on turn, and the parts of an action: tile, cell, target, tool, card."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import inlined
from kartentisch.games.saboteur import actions, cards
from kartentisch.games.saboteur.actions import BREAK, CARDS, CELLS, DISCARD, FALL, FIX, LAY, LOOK, MOVES, REPAIRS
from kartentisch.games.saboteur.actions import GOLD as PICKING
from kartentisch.games.saboteur.board import START
from kartentisch.games.saboteur.cards import FIXES, PATHS, TOOLS
from kartentisch.games.saboteur.simulator.mine import FITS, GOALS, GRID, NUMBER, POSITION_TILES
from kartentisch.games.saboteur.simulator.position import EDGES, HAND, PICK, SEATS, TILES, Position

Actions: TypeAlias = NDArray[np.int64]

MOST = HAND * (1 + 2 * EDGES)
"""An upper bound for the number of legal actions."""

BREAKING, FIXING = len(PATHS), len(PATHS) + len(cards.BREAKS)
"""The first break and the first repair, as cards; the paths come before them."""
ROCKFALL, MAP = CARDS.index(cards.ROCKFALL), CARDS.index(cards.MAP)

_TILE_NUMBER = np.zeros(TILES, dtype=np.int64)
_TILE_NUMBER[list(actions.TILES)] = np.arange(len(actions.TILES))
_REPAIR = np.full((len(FIXES), len(TOOLS)), -1, dtype=np.int64)
"""The number of the repair of a tool by a card; -1 if the card does not repair that tool."""
for _number, (_card, _tool) in enumerate(REPAIRS):
    _REPAIR[tuple(FIXES).index(_card), TOOLS.index(_tool)] = _number

# What every action means
_ACTION_CARD = np.array([CARDS.index(getattr(move, "card", CARDS[0])) for move in MOVES], dtype=np.int8)
_ACTION_TILE = np.array([getattr(move, "tile", 0) for move in MOVES], dtype=np.int8)
_ACTION_TOOL = np.array([TOOLS.index(getattr(move, "tool", TOOLS[0])) for move in MOVES], dtype=np.int8)
_ACTION_SEAT = np.array([getattr(move, "seat", 0) for move in MOVES], dtype=np.int8)
_ACTION_CELL = np.array([actions.cell_number(getattr(move, "cell", START)) for move in MOVES], dtype=np.int16)
_ACTION_CELL = GRID[_ACTION_CELL].astype(np.int16)


@inlined
def legal(this: Position, out: Actions) -> int:
    """T8: writes all legal actions of the seat on turn, and returns their number."""
    number = 0
    if this.phase == PICK:
        for value in range(len(this.offer)):
            if this.offer[value]:
                out[number] = PICKING + value - 1
                number += 1
        return number
    seat = this.turn
    done = 0
    for i in range(this.counts[seat]):
        card = this.hands[seat, i]
        if done >> card & 1:
            continue
        done |= 1 << card
        out[number] = DISCARD + card
        number += 1
        if card < BREAKING:
            if not this.broken[seat]:
                number = _legal_lays(this, card, out, number)
        elif card < FIXING:
            number = _legal_breaks(this, card - BREAKING, out, number)
        elif card < ROCKFALL:
            number = _legal_repairs(this, card - FIXING, out, number)
        elif card == MAP:
            for goal in range(len(GOALS)):
                if not this.shown >> goal & 1:
                    out[number] = LOOK + goal
                    number += 1
        else:
            for at in range(this.laid_cards):
                out[number] = FALL + NUMBER[this.laid[at]]
                number += 1
    return number


@inlined
def _legal_lays(this: Position, card: int, out: Actions, number: int) -> int:
    for turn in range(2):
        tile = POSITION_TILES[card, turn]
        if turn and tile == POSITION_TILES[card, 0]:
            break
        first = LAY + _TILE_NUMBER[tile] * CELLS
        for at in range(this.edge_cells):
            # Without a branch: an action that does not fit is overwritten by the next one.
            cell = this.edges[at]
            out[number] = first + NUMBER[cell]
            number += FITS[this.gaps[cell]] >> tile & 1
    return number


@inlined
def _legal_breaks(this: Position, tool: int, out: Actions, number: int) -> int:
    for seat in range(this.players):
        if not this.broken[seat] >> tool & 1 and (seat != this.turn or this.break_own_tool):
            out[number] = BREAK + tool * SEATS + seat
            number += 1
    return number


@inlined
def _legal_repairs(this: Position, card: int, out: Actions, number: int) -> int:
    for seat in range(this.players):
        if this.broken[seat]:
            for tool in range(len(TOOLS)):
                if _REPAIR[card, tool] >= 0 and this.broken[seat] >> tool & 1:
                    out[number] = FIX + _REPAIR[card, tool] * SEATS + seat
                    number += 1
    return number


# What an action means


@inlined
def tile_of(action: int) -> int:
    """The tile that is laid."""
    return int(_ACTION_TILE[action])


@inlined
def cell_of(action: int) -> int:
    """Where a tile is laid or falls, as a place in the grid of `mine`."""
    return int(_ACTION_CELL[action])


@inlined
def target_of(action: int) -> int:
    """The seat whose tool is broken or repaired."""
    return int(_ACTION_SEAT[action])


@inlined
def tool_of(action: int) -> int:
    """The tool that is broken or repaired."""
    return int(_ACTION_TOOL[action])


@inlined
def card_of(action: int) -> int:
    """The hand card that an action spends."""
    return int(_ACTION_CARD[action])
