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
ACTIONS = GOLD + max(GOLD_CARDS)
"""How many numbers there are."""

CARD_NUMBERS = {card: number for number, card in enumerate(CARDS)}
TILE_NUMBERS = {tile: number for number, tile in enumerate(TILES)}
_REPAIR_NUMBERS = {repair: number for number, repair in enumerate(REPAIRS)}


def cell_number(cell: Cell) -> int | None:
    """The number of a cell, row by row from the south-west; None outside of the window."""
    x, y = cell
    if x in COLUMNS and y in ROWS:
        return (y - ROWS.start) * len(COLUMNS) + x - COLUMNS.start
    return None


def cell_of(number: int) -> Cell:
    """The cell with a number."""
    row, column = divmod(number, len(COLUMNS))
    return COLUMNS[column], ROWS[row]


def number_of(move: Move) -> int | None:
    """The number of a move; None for what has none: digging out of the window, and discards that nobody may know."""
    if isinstance(move, Lay | Rockfall):
        cell = cell_number(move.cell)
        if cell is None:
            return None
        return FALL + cell if isinstance(move, Rockfall) else LAY + TILE_NUMBERS[move.tile] * CELLS + cell
    if isinstance(move, Break):
        return BREAK + TOOLS.index(move.tool) * SEATS + move.seat
    if isinstance(move, Fix):
        return FIX + _REPAIR_NUMBERS[move.card, move.tool] * SEATS + move.seat
    if isinstance(move, Map):
        return LOOK + GOAL_CELLS.index(move.cell)
    if isinstance(move, Discard) and move.card is not None:
        return DISCARD + CARD_NUMBERS[move.card]
    if isinstance(move, Gold):
        return GOLD + move.value - 1
    return None


def move_of(number: int) -> Move:
    """The move with a number."""
    if number < BREAK:
        tile, cell = divmod(number - LAY, CELLS)
        return Lay(TILES[tile], cell_of(cell))
    if number < FIX:
        tool, seat = divmod(number - BREAK, SEATS)
        return Break(TOOLS[tool], seat)
    if number < FALL:
        repair, seat = divmod(number - FIX, SEATS)
        return Fix(*REPAIRS[repair], seat)
    if number < LOOK:
        return Rockfall(cell_of(number - FALL))
    if number < DISCARD:
        return Map(GOAL_CELLS[number - LOOK])
    if number < GOLD:
        return Discard(CARDS[number - DISCARD])
    return Gold(number - GOLD + 1)
