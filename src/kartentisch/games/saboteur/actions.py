"""Every move of a player as one dense number, the same for all configurations; tables only.

The numbers come in groups, in this order:

    LAY + tile × CELLS + cell     lay a path card; tiles as in `TILES`, cells as in `cell_number`
    BREAK + tool × SEATS + seat   break a tool of a seat; tools as in `cards.TOOLS`
    FIX + repair × SEATS + seat   repair a tool of a seat; `REPAIRS` lists the cards with the tools that each repairs
    FALL + cell                   rockfall
    LOOK + goal                   map; goals A, B, C are 0, 1, 2
    DISCARD + card                discard; cards as in `CARDS`
    GOLD + value - 1              pick a gold card

The mine has no bounds (T9), numbers have: a cell has one only within a window of `COLUMNS` by `ROWS` around start and
goals. Whoever digs out of the window makes a move that has no number.
"""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.game import Move
from kartentisch.games.saboteur.board import GOAL_CELLS, Cell
from kartentisch.games.saboteur.cards import COUNTS, DWARVES, FIXES, TEXT_OF, TOOLS, Card, Tile, Tool
from kartentisch.games.saboteur.cards import GOLD as GOLD_CARDS
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall

COLUMNS = range(-4, 14)
ROWS = range(-6, 7)
"""The window: x from 4 west of the start to 5 east of the goals, y from 4 below goal C to 4 above goal A."""
CELLS = len(COLUMNS) * len(ROWS)

SEATS = max(DWARVES)
"""Every seat has its numbers, at whatever table."""
CARDS: tuple[Card, ...] = tuple(COUNTS)
"""The kinds of hand cards: paths, then breaks, repairs, rockfall, map."""
TILES: tuple[Tile, ...] = tuple(TEXT_OF)
"""The path cards in each of their positions."""
REPAIRS: tuple[tuple[Card, Tool], ...] = tuple((card, tool) for card, tools in FIXES.items() for tool in tools)

LAY = 0
BREAK = LAY + len(TILES) * CELLS
FIX = BREAK + len(TOOLS) * SEATS
FALL = FIX + len(REPAIRS) * SEATS
LOOK = FALL + CELLS
DISCARD = LOOK + len(GOAL_CELLS)
GOLD = DISCARD + len(CARDS)
ACTIONS = GOLD + len(set(GOLD_CARDS))
"""How many numbers there are."""


def cell_number(cell: Cell) -> int | None:
    """The number of a cell, row by row from the south-west; None outside of the window."""
    x, y = cell
    if x in COLUMNS and y in ROWS:
        return (y - ROWS.start) * len(COLUMNS) + x - COLUMNS.start
    return None


_CELLS: tuple[Cell, ...] = tuple((x, y) for y in ROWS for x in COLUMNS)

MOVES: tuple[Move, ...] = (
    *(Lay(tile, cell) for tile in TILES for cell in _CELLS),
    *(Break(tool, seat) for tool in TOOLS for seat in range(SEATS)),
    *(Fix(card, tool, seat) for card, tool in REPAIRS for seat in range(SEATS)),
    *map(Rockfall, _CELLS),
    *map(Map, GOAL_CELLS),
    *map(Discard, CARDS),
    *map(Gold, sorted(set(GOLD_CARDS))),
)
"""The move of every number."""
ACTION_OF: Mapping[Move, int] = {move: action for action, move in enumerate(MOVES)}
"""The number of every move that has one; discards that nobody may know have none."""
