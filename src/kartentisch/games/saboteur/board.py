"""The mine: an immutable plan of all visible cards, where light reaches, and where it can be dug on (T9, T10, T16).

North is up (y grows), east leads to the goals (x grows). The mine knows where face-down goals lie, never what they
are, so one and the same `Board` stands in the state and in everybody's view.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, NoReturn, TypeAlias, TypeVar

from kartentisch.game import Illegal
from kartentisch.games.saboteur.cards import CROSSING, DEAD, TEXT_OF, E, N, S, Tile, W, turned
from kartentisch.games.saboteur.reasons import SaboteurReason

Cell: TypeAlias = tuple[int, int]
V = TypeVar("V")

START: Cell = (0, 0)
GOAL_CELLS: tuple[Cell, ...] = ((8, 2), (8, 0), (8, -2))
"""A, B and C."""

SIDES = ((N, 0, 1, S), (E, 1, 0, W), (S, 0, -1, N), (W, -1, 0, E))
"""Each side, the way to the neighbour there, and the neighbour's side that meets it."""


class Cells(Mapping[Cell, V]):
    """What is at which cell. It cannot be changed, and is equal and hashed by value.

    There is no dict behind it that a stranger's bot could get hold of: a lookup searches `entries`, which are in the
    order of their cells. For many lookups in a row ``dict(cells.entries)`` is quicker.
    """

    __slots__ = ("entries",)
    entries: tuple[tuple[Cell, V], ...]

    def __new__(cls, entries: tuple[tuple[Cell, V], ...] = ()) -> Cells[V]:
        made = super().__new__(cls)
        object.__setattr__(made, "entries", entries)  # not in `__init__`, which could be called again
        return made

    def put(self, cell: Cell, value: V) -> Cells[V]:
        """The same with something at one more cell, which was empty."""
        at = bisect_left(self.entries, (cell,))
        return Cells((*self.entries[:at], (cell, value), *self.entries[at:]))

    def __getitem__(self, cell: Cell) -> V:
        at = bisect_left(self.entries, (cell,))
        if at < len(self.entries) and self.entries[at][0] == cell:
            return self.entries[at][1]
        raise KeyError(cell)

    def __iter__(self) -> Iterator[Cell]:
        return (cell for cell, _ in self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __eq__(self, other: object) -> bool:
        return self.entries == other.entries if isinstance(other, Cells) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.entries)

    def __repr__(self) -> str:
        return f"Cells({self.entries})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Cells, (self.entries,)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"immutable: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"immutable: {name}")


class Gap(NamedTuple):
    """An empty cell next to a lit tunnel: the sides that must be open, those that must not, those that bring light."""

    need: int
    wall: int
    join: int


class Board(NamedTuple):
    """The visible cards and what follows from them, all of it immutable."""

    tiles: Cells[Tile]
    """Start, laid path cards and shown goals, as they lie."""
    down: tuple[Cell, ...]
    """The goals still face down."""
    lit: frozenset[Cell]
    """The cards joined to the start by an unbroken tunnel; a dead end may be lit, but light ends in it."""
    frontier: Cells[Gap]
    """Every cell where a path card could be laid, in order. Whoever meets its needs and walls is joined, too."""

    @property
    def laid(self) -> list[Cell]:
        """The path cards that players have laid, in order (T14: only these can fall)."""
        return [cell for cell, _ in self.tiles.entries if cell != START and cell not in GOAL_CELLS]

    def places(self, tile: Tile) -> list[Cell]:
        """Where a tile may be laid (T9)."""
        return [cell for cell, (need, wall, _) in self.frontier.entries if tile & (need | wall) == need]

    def check(self, tile: Tile, cell: Cell) -> None:
        """`Illegal` where the tile may not be laid there, with the first thing that is wrong (T9, T10)."""
        tiles = dict(self.tiles.entries)
        if cell in tiles or cell in self.down:
            raise Illegal(SaboteurReason.OCCUPIED, "T9", cell=cell_name(cell))
        need, wall, join = _gap(tiles, self.lit, cell)
        if not need | wall:
            raise Illegal(SaboteurReason.APART, "T9", cell=cell_name(cell))
        if tile & (need | wall) != need:
            raise Illegal(SaboteurReason.MISMATCH, "T9", card=TEXT_OF[tile], cell=cell_name(cell))
        if not join:
            raise Illegal(SaboteurReason.NOT_JOINED, "T9", cell=cell_name(cell))

    def lay(self, tile: Tile, cell: Cell) -> Board:
        """The mine with one more card, which may be laid there."""
        return _lit_from(cell, self.tiles.put(cell, tile), self.down, self.lit, self.frontier)

    def reached(self, cell: Cell) -> list[Cell]:
        """T16: the face-down goals to which the card just laid there opens a tunnel.

        No other card can newly lead to one: whichever through card lies open to a goal turned it when it was laid,
        and goals stay turned whatever falls.
        """
        tile = self.tiles[cell]
        if tile & DEAD:
            return []
        x, y = cell
        cells = [(x + dx, y + dy) for side, dx, dy, _ in SIDES if tile & side]
        return [goal for goal in self.down if goal in cells]

    def show(self, goal: Cell, what: Tile, source: Cell) -> Board:
        """T16: a goal is turned over, in the position that joins it to the tunnel from the neighbouring `source`."""
        x, y = goal
        back = next(side for side, dx, dy, _ in SIDES if (x + dx, y + dy) == source)
        tile = what if what & back else turned(what)
        down = tuple(cell for cell in self.down if cell != goal)
        return _lit_from(goal, self.tiles.put(goal, tile), down, self.lit, self.frontier)

    def fall(self, cell: Cell) -> Board:
        """The mine without one laid card: light is worked out anew (T14)."""
        return board_of(tuple(entry for entry in self.tiles.entries if entry[0] != cell), self.down)


def cell_name(cell: Cell) -> str:
    """A cell as people call it: its depth, then its rows towards goal A or C."""
    x, y = cell
    return f"{x}{'' if y == 0 else 'A' if y > 0 else 'C'}{abs(y) or ''}"


def _gap(tiles: Mapping[Cell, Tile], lit: frozenset[Cell], cell: Cell) -> Gap:
    x, y = cell
    need = wall = join = 0
    for side, dx, dy, back in SIDES:
        neighbour = (x + dx, y + dy)
        tile = tiles.get(neighbour)
        if tile is None:
            continue
        if not tile & back:
            wall |= side
        else:
            need |= side
            if not tile & DEAD and neighbour in lit:
                join |= side
    return Gap(need, wall, join)


def _lit_from(
    source: Cell,
    laid: Cells[Tile],
    down: tuple[Cell, ...],
    lit: frozenset[Cell],
    frontier: Cells[Gap],
) -> Board:
    """The mine once light has spread from `source`, newly lit, over what was dark so far."""
    tiles = dict(laid.entries)
    fresh = [source]
    edge: list[Cell] = []
    for cell in fresh:
        x, y = cell
        tile = tiles[cell]
        for side, dx, dy, back in SIDES:
            neighbour = (x + dx, y + dy)
            other = tiles.get(neighbour)
            if other is None:
                if neighbour not in down:
                    edge.append(neighbour)
            elif tile & side and other & back and not tile & DEAD and neighbour not in lit and neighbour not in fresh:
                fresh.append(neighbour)
    lit = lit.union(fresh)
    gaps = dict(frontier.entries)
    gaps.pop(source, None)
    for cell in edge:
        gap = _gap(tiles, lit, cell)
        if gap.join:
            gaps[cell] = gap
    return Board(laid, down, lit, Cells(tuple(sorted(gaps.items()))))


def board_of(tiles: tuple[tuple[Cell, Tile], ...], down: tuple[Cell, ...]) -> Board:
    """The mine in which these cards lie open, in the order of their cells, and these goals face down."""
    return _lit_from(START, Cells(tiles), down, frozenset(), Cells())


EMPTY = board_of(((START, CROSSING),), GOAL_CELLS)
"""The mine at the start of a round."""
