"""The position of a game of Saboteur as a record of named fields, and the grid of its mine."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import record_type
from kartentisch.games.saboteur import actions
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.cards import DECK, GOLD, HAND_SIZE, OPEN, PATHS
from kartentisch.games.saboteur.state import Phase

WIDTH, HEIGHT = len(actions.COLUMNS) + 2, len(actions.ROWS) + 2
"""The grid: the window of `actions` and a rim around it, on which nothing is ever laid, so that every cell of the
window has four neighbours. Its cells are counted row by row."""
CELLS = WIDTH * HEIGHT
SEATS, CARDS, PILE, GOLD_CARDS = actions.SEATS, len(actions.CARDS), len(DECK), len(GOLD)
HAND = max(HAND_SIZE.values())
LAID = sum(PATHS.values())
TILES = 2 * (OPEN + 1)
"""Tiles are numbers below this one."""
DOWN = TILES
"""What lies at a goal that is face down, in place of a tile."""
EDGES = 32
"""An upper bound for the cells next to the light: each opening of a card beyond two adds one, 24 in all."""


DEAL, TURN, PICK, OVER = (int(phase) for phase in (Phase.DEAL, Phase.TURN, Phase.PICK, Phase.OVER))


class Position(Protocol):
    """The whole state of a game, as a record of the type `POSITION`."""

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
    broken: Annotated[NDArray[np.uint8], SEATS]
    """For each seat the bits of its broken tools."""
    roles: Annotated[NDArray[np.int8], SEATS]
    """1 for saboteurs, 0 for diggers."""
    counts: Annotated[NDArray[np.int8], SEATS]
    """How many cards each seat holds."""
    hands: Annotated[NDArray[np.uint8], (SEATS, HAND)]
    """The cards of each seat, as numbers of `actions.CARDS`."""
    offer: Annotated[NDArray[np.int8], max(GOLD) + 1]
    """How many gold cards of each value are on offer."""
    goals: Annotated[NDArray[np.int8], len(GOAL_CELLS)]
    """The goals as tiles, face down or not."""
    pile: Annotated[NDArray[np.uint8], PILE]
    """The draw pile, the first card first; those drawn are still there."""
    stack: Annotated[NDArray[np.int8], GOLD_CARDS]
    """The gold cards that are not drawn, the next one last."""
    laid: Annotated[NDArray[np.uint16], LAID]
    """The cells of all laid path cards in ascending order."""
    edges: Annotated[NDArray[np.uint16], EDGES]
    """The empty cells to which a lit tunnel opens, nearest to the start first."""
    queue: Annotated[NDArray[np.uint16], LAID + 1 + len(GOAL_CELLS)]
    """Work space of `light`."""
    tiles: Annotated[NDArray[np.uint8], CELLS]
    """What lies in each cell: a tile, `DOWN`, or 0."""
    gaps: Annotated[NDArray[np.uint8], CELLS]
    """For each cell the sides that must be open, and times 16 those that must not be."""
    lit: Annotated[NDArray[np.int8], CELLS]
    """1 for a card that light reaches, -1 for a cell in `edges`, else 0."""

    def copy(self) -> Position:
        """A copy; for Python only."""


POSITION = record_type(Position)
"""``np.zeros(1, POSITION)[0]`` is a position, which `bridge.new` makes ready for a game."""
