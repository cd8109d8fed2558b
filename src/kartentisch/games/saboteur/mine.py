"""The mine at machine speed: where cards lie, where light reaches, and where a path card can be laid (T9, T10, T16).

`board` is the same for the rules. Here a mine is a part of a `Position`, a record of named fields that is changed in
place. Cells are counted row by row in a grid of `WIDTH` by `HEIGHT`: the window of `actions` and a rim around it, on
which nothing is ever laid, so that every cell of the window has four neighbours.
"""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, record_type
from kartentisch.games.saboteur import actions, cards
from kartentisch.games.saboteur.board import GOAL_CELLS, SIDES
from kartentisch.games.saboteur.board import START as START_CELL
from kartentisch.games.saboteur.cards import DEAD, DECK, GOLD, HAND_SIZE, OPEN, PATHS, POSITIONS, Tile, turned

WIDTH, HEIGHT = len(actions.COLUMNS) + 2, len(actions.ROWS) + 2
CELLS = WIDTH * HEIGHT
SEATS, CARDS, PILE, GOLD_CARDS = actions.SEATS, len(actions.CARDS), len(DECK), len(GOLD)
HAND = max(HAND_SIZE.values())
LAID = sum(PATHS.values())
TILES = 2 * (OPEN + 1)
"""Tiles are numbers below this one."""
DOWN = TILES
"""What lies at a goal that is face down, in place of a tile."""
EDGES = 32
"""More cells than can ever be next to the light: each opening beyond two of a card adds one, which makes 24."""


class Position(Protocol):
    """Everything that there is in a game, as a record of the type `POSITION`."""

    # The configuration
    players: int
    rounds: int
    break_own_tool: int
    """T12: 1 if it is allowed."""
    gold_by_players: int
    """T18: 1 if as many gold cards are drawn as there are players, 0 if as many as there are diggers."""

    # The game
    phase: int
    """DEAL, TURN, PICK or OVER, as in `state.Phase`."""
    turn: int
    finished: int
    """How many rounds are finished."""
    stacked: int
    """How many gold cards are in the stack."""
    paid: int
    """1 if the last round ended with gold given to saboteurs (T20)."""

    # The round
    last: int
    """The seat that spent a card last."""
    reacher: int
    """The seat that reached the treasure, or -1."""
    piled: int
    """How many cards the pile had at first."""
    drawn: int
    """How many of them are drawn."""
    treasure: int
    """The goal that is the treasure."""
    shown: int
    """A bit for each goal that is turned over."""
    offered: int
    """How many gold cards are on offer."""
    spare: int
    """1 if the dwarf left over is a saboteur."""

    # The mine
    laid_cards: int
    """How many path cards are laid."""
    edge_cells: int
    """How many cells there are in `edges`."""

    nuggets: Annotated[NDArray[np.int16], SEATS]
    """What each seat has won so far."""
    knows: Annotated[NDArray[np.int8], SEATS]
    """For each seat the bits of the goals that it looked at."""
    broken: Annotated[NDArray[np.int8], SEATS]
    """For each seat the bits of its broken tools."""
    roles: Annotated[NDArray[np.int8], SEATS]
    """1 for saboteurs, 0 for diggers."""
    counts: Annotated[NDArray[np.int8], SEATS]
    """How many cards each seat holds."""
    hands: Annotated[NDArray[np.int8], (SEATS, HAND)]
    """The cards of each seat, as numbers of `actions.CARDS`."""
    offer: Annotated[NDArray[np.int8], max(GOLD) + 1]
    """How many gold cards of each value are on offer."""
    goals: Annotated[NDArray[np.int8], len(GOAL_CELLS)]
    """The goals as tiles, face down or not."""
    pile: Annotated[NDArray[np.int8], PILE]
    """The draw pile, the first card first; those drawn are still there."""
    stack: Annotated[NDArray[np.int8], GOLD_CARDS]
    """The gold cards that are not drawn, the next one last."""
    laid: Annotated[NDArray[np.int16], LAID]
    """The cells of all laid path cards in ascending order."""
    edges: Annotated[NDArray[np.int16], EDGES]
    """The empty cells to which a lit tunnel opens, nearest to the start first."""
    queue: Annotated[NDArray[np.int16], LAID + 1 + len(GOAL_CELLS)]
    """Room for `light` to work in."""
    tiles: Annotated[NDArray[np.int8], CELLS]
    """What lies in each cell: a tile, `DOWN`, or 0."""
    gaps: Annotated[NDArray[np.uint8], CELLS]
    """For each cell the sides that must be open, and times 16 those that must not be."""
    lit: Annotated[NDArray[np.int8], CELLS]
    """1 for a card that light reaches, -1 for a cell in `edges`, else 0."""

    def copy(self) -> Position:
        """The same in another place; for Python only."""


POSITION = record_type(Position)
"""``np.zeros(1, POSITION)[0]`` is a position, which `bridge.new` makes ready for a game."""


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


@compiled
def place(this: Position, cell: int, tile: int) -> None:
    """Puts a path card into the mine; where light reaches is left as it was."""
    _put(this, cell, tile)
    at = this.laid_cards
    while at and this.laid[at - 1] > cell:
        this.laid[at] = this.laid[at - 1]
        at -= 1
    this.laid[at] = cell
    this.laid_cards += 1


@compiled
def show(this: Position, goal: int, tile: int) -> None:
    """Turns a goal over so that it lies as a tile; where light reaches is left as it was."""
    _put(this, GOALS[goal], tile)
    this.shown |= 1 << goal


@compiled
def _put(this: Position, cell: int, tile: int) -> None:
    this.tiles[cell] = tile
    for i in range(4):
        this.gaps[cell + STEP[i]] |= BACK[i] if tile & SIDE[i] else BACK[i] << 4


@compiled
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
    """Finds out anew where light reaches and to which empty cells it opens, in breadth-first order from the start."""
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
