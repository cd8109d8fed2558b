"""The mine, compiled: where cards lie, where light reaches, and where a path card can be laid (T9, T10, T16).

It is a part of a `Position`. The rules use `kartentisch.games.saboteur.board` instead.
"""

from __future__ import annotations

import numpy as np

from kartentisch.compiled import compiled, inlined
from kartentisch.games.saboteur import actions, cards
from kartentisch.games.saboteur.board import GOAL_CELLS, SIDES
from kartentisch.games.saboteur.board import START as START_CELL
from kartentisch.games.saboteur.cards import DEAD, OPEN, PATHS, POSITIONS, Tile, turned
from kartentisch.games.saboteur.simulator.position import CELLS, DOWN, TILES, WIDTH, Position


def grid_cell(number: int) -> int:
    """The place in the grid of the cell that `actions` gives a number."""
    row, column = divmod(number, len(actions.COLUMNS))
    return (row + 1) * WIDTH + column + 1


def _place(cell: tuple[int, int]) -> int:
    number = actions.cell_number(cell)
    assert number is not None
    return grid_cell(number)


START = _place(START_CELL)
GOALS = np.array([_place(cell) for cell in GOAL_CELLS], dtype=np.int64)
GRID = np.array([grid_cell(number) for number in range(actions.CELLS)], dtype=np.int64)
"""The place in the grid of every cell with a number."""
NUMBER = np.full(CELLS, -1, dtype=np.int64)
"""The number of every cell of the window; -1 on the rim."""
NUMBER[GRID] = np.arange(actions.CELLS)

SIDE = np.array([side for side, _, _, _ in SIDES], dtype=np.int64)
STEP = np.array([dy * WIDTH + dx for _, dx, dy, _ in SIDES], dtype=np.int64)
BACK = np.array([back for _, _, _, back in SIDES], dtype=np.int64)
"""For each side its bit, the way to the neighbour there, and the bit of the neighbour's side that meets it."""
TURNED = np.array([turned(tile) for tile in range(TILES)], dtype=np.int64)
FITS = np.zeros(1 << 8, dtype=np.int64)
"""For every gap the tiles that may be laid there (T9), as bits."""
for _gap in range(1 << 8):
    _need, _wall = _gap & OPEN, _gap >> 4
    for _tile in actions.TILES:
        if _tile & (_need | _wall) == _need:
            FITS[_gap] |= 1 << _tile
POSITION_TILES = np.array([[POSITIONS[card][0], POSITIONS[card][-1]] for card in PATHS], dtype=np.int64)
"""The two ways to lay each path card; they may be equal."""
CROSSING: Tile = cards.CROSSING


@compiled
def clear(this: Position) -> None:
    """The mine at the start of a round: nothing but the start, and the goals face down."""
    this.tiles[:] = 0
    this.gaps[:] = 0
    this.laid_cards = 0
    this.shown = 0
    for goal in range(len(GOALS)):
        this.tiles[GOALS[goal]] = DOWN
    _put(this, START, CROSSING)
    light(this)


@compiled
def lay(this: Position, cell: int, tile: int) -> None:
    """T16: lays a path card and turns over the goals that it reaches."""
    place(this, cell, tile)
    if tile & DEAD and this.lit[cell] < 0:
        _close(this, cell)
        return
    if not tile & DEAD:
        for i in range(4):
            other = cell + STEP[i]
            if tile & SIDE[i] and this.tiles[other] == DOWN:
                for goal in range(len(GOALS)):
                    if GOALS[goal] == other:
                        what = this.goals[goal]
                        show(this, goal, what if what & BACK[i] else TURNED[what])
    light(this)


@compiled
def fall(this: Position, cell: int) -> None:
    """T14: takes a laid path card away."""
    this.tiles[cell] = 0
    for i in range(4):
        this.gaps[cell + STEP[i]] &= ~(BACK[i] | BACK[i] << 4)
    at = 0
    while this.laid[at] != cell:
        at += 1
    this.laid_cards -= 1
    for i in range(at, this.laid_cards):
        this.laid[i] = this.laid[i + 1]
    light(this)


@inlined
def place(this: Position, cell: int, tile: int) -> None:
    """Puts a path card into the mine; where light reaches is left as it was."""
    _put(this, cell, tile)
    at = this.laid_cards
    while at and this.laid[at - 1] > cell:
        this.laid[at] = this.laid[at - 1]
        at -= 1
    this.laid[at] = cell
    this.laid_cards += 1


@inlined
def show(this: Position, goal: int, tile: int) -> None:
    """Turns a goal over so that it lies as a tile; where light reaches is left as it was."""
    _put(this, GOALS[goal], tile)
    this.shown |= 1 << goal


@inlined
def _put(this: Position, cell: int, tile: int) -> None:
    this.tiles[cell] = tile
    for i in range(4):
        this.gaps[cell + STEP[i]] |= BACK[i] if tile & SIDE[i] else BACK[i] << 4


@inlined
def _close(this: Position, cell: int) -> None:
    """A dead end has been laid at an edge: light reaches it, and nothing else changes."""
    this.lit[cell] = 1
    at = 0
    while this.edges[at] != cell:
        at += 1
    this.edge_cells -= 1
    for i in range(at, this.edge_cells):
        this.edges[i] = this.edges[i + 1]


@compiled
def light(this: Position) -> None:
    """Recomputes where light reaches and to which empty cells it opens, in breadth-first order from the start."""
    this.lit[:] = 0
    this.queue[0] = START
    this.lit[START] = 1
    at, end, edges = 0, 1, 0
    while at < end:
        cell = this.queue[at]
        at += 1
        tile = this.tiles[cell]
        if tile & DEAD:
            continue
        for i in range(4):
            if tile & SIDE[i]:
                other = cell + STEP[i]
                if this.lit[other]:
                    continue
                what = this.tiles[other]
                if what == 0:
                    if NUMBER[other] >= 0:
                        this.lit[other] = -1
                        this.edges[edges] = other
                        edges += 1
                elif what != DOWN and what & BACK[i]:
                    this.lit[other] = 1
                    this.queue[end] = other
                    end += 1
    this.edge_cells = edges
