"""The material of Saboteur (T1–T6): one table of all cards, and what can be read off a path card.

A card is its code in a record. A path card as it lies is a *tile*: one bit for each side that is open, and `DEAD`
if every opening ends in rock.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from kartentisch.game import Constant

Card: TypeAlias = str
Tile: TypeAlias = int
Tool: TypeAlias = str

N, E, S, W, DEAD = 1, 2, 4, 8, 16
OPEN = N | E | S | W
TOOLS: tuple[Tool, ...] = ("pick", "lamp", "cart")

PATHS: Mapping[Card, int] = {
    "NESW": 5,
    "NES": 5,
    "NEW": 5,
    "NS": 4,
    "EW": 3,
    "NE": 5,
    "NW": 4,
    "NESW!": 1,
    "NES!": 1,
    "NEW!": 1,
    "NS!": 1,
    "EW!": 1,
    "NE!": 1,
    "NW!": 1,
    "N!": 1,
    "E!": 1,
}
"""T1: the path cards and how many there are of each."""

ACTIONS: Mapping[Card, int] = {
    "break:pick": 3,
    "break:lamp": 3,
    "break:cart": 3,
    "fix:pick": 2,
    "fix:lamp": 2,
    "fix:cart": 2,
    "fix:pick+lamp": 1,
    "fix:lamp+cart": 1,
    "fix:pick+cart": 1,
    "rockfall": 3,
    "map": 6,
}
"""T3: the action cards."""

COUNTS: Mapping[Card, int] = {**PATHS, **ACTIONS}
DECK: tuple[Card, ...] = tuple(card for card, number in COUNTS.items() for _ in range(number))
ROCKFALL, MAP = "rockfall", "map"
BREAKS: Mapping[Card, Tool] = {f"break:{tool}": tool for tool in TOOLS}
FIXES: Mapping[Card, tuple[Tool, ...]] = {
    card: tuple(card.removeprefix("fix:").split("+")) for card in ACTIONS if card.startswith("fix:")
}

TREASURE = "gold"
GOLD: tuple[int, ...] = (1,) * 16 + (2,) * 8 + (3,) * 4
"""T4: the gold cards."""


class Role(Constant, StrEnum):
    """What a dwarf is."""

    DIGGER = "digger"
    SABOTEUR = "saboteur"


_SABOTEURS_AND_DIGGERS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
DWARVES: Mapping[int, tuple[Role, ...]] = {
    players: (Role.SABOTEUR,) * saboteurs + (Role.DIGGER,) * diggers
    for players, (saboteurs, diggers) in _SABOTEURS_AND_DIGGERS.items()
}
"""T5: the dwarves by number of players, one more than there are players."""

PAY: Mapping[int, int] = {1: 4, 2: 3, 3: 3, 4: 2}
"""T19: what each saboteur gets, by how many there were among the players."""

HAND_SIZE: Mapping[int, int] = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
"""T6, by number of players."""


def turned(tile: Tile) -> Tile:
    """The tile turned by 180°."""
    return (tile & (N | E)) << 2 | (tile & (S | W)) >> 2 | tile & DEAD


def _tile(text: str) -> Tile:
    return sum({"N": N, "E": E, "S": S, "W": W, "!": DEAD}[sign] for sign in text)


def _text(tile: Tile) -> str:
    return "".join(sign for bit, sign in ((N, "N"), (E, "E"), (S, "S"), (W, "W"), (DEAD, "!")) if tile & bit)


POSITIONS: Mapping[Card, tuple[Tile, ...]] = {
    card: tuple(dict.fromkeys((_tile(card), turned(_tile(card))))) for card in PATHS
}
"""The one or two ways in which a path card can be laid."""

CARD_OF: Mapping[Tile, Card] = {tile: card for card, tiles in POSITIONS.items() for tile in tiles}
TEXT_OF: Mapping[Tile, str] = {tile: _text(tile) for tile in CARD_OF}
TILE_OF: Mapping[str, Tile] = {text: tile for tile, text in TEXT_OF.items()}
CROSSING: Tile = OPEN
"""The start card."""
GOALS: Mapping[str, Tile] = {TREASURE: CROSSING, "NE": TILE_OF["NE"], "NW": TILE_OF["NW"]}
"""T2: what the goals are, and each in one of its positions."""
