"""The moves of Saboteur and their texts, as ``docs/rules/records.md`` writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypeAlias

from kartentisch.game import Illegal, Move, Seat, quoted
from kartentisch.games.saboteur.board import Cell
from kartentisch.games.saboteur.cards import (
    BREAKS,
    CARD_OF,
    COUNTS,
    FIXES,
    GOLD,
    MAP,
    ROCKFALL,
    TEXT_OF,
    TILE_OF,
    Card,
    Role,
    Tile,
    Tool,
)
from kartentisch.games.saboteur.reasons import SaboteurReason


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance's move: everything that is shuffled at the start of a round, in the order in which it lies."""

    first: Seat
    roles: tuple[Role, ...]
    spare: Role
    goals: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    gold: tuple[int, ...]

    def __str__(self) -> str:
        told = " ".join(f"{key}={value}" for key, value in DealText().write(self).items())
        return f"deal {told}"


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Laying a path card, in the position in which it is to lie."""

    tile: Tile
    cell: Cell

    @property
    def card(self) -> Card:
        """The card in the hand."""
        return CARD_OF.get(self.tile, quoted(self.tile))

    def __str__(self) -> str:
        return f"{TEXT_OF[self.tile]}@{self.cell[0]},{self.cell[1]}"


@dataclass(frozen=True, slots=True)
class Break(Move):
    """Laying a broken tool before somebody."""

    tool: Tool
    seat: Seat

    @property
    def card(self) -> Card:
        """The card in the hand."""
        return f"break:{self.tool}"

    def __str__(self) -> str:
        return f"{self.card} {self.seat}"


@dataclass(frozen=True, slots=True)
class Fix(Move):
    """Repairing one of somebody's broken tools."""

    card: Card
    tool: Tool
    seat: Seat

    def __str__(self) -> str:
        return f"{self.card} {self.tool} {self.seat}"


@dataclass(frozen=True, slots=True)
class Rockfall(Move):
    """Removing a path card from the mine."""

    cell: Cell
    card: ClassVar[Card] = ROCKFALL

    def __str__(self) -> str:
        return f"rockfall {self.cell[0]},{self.cell[1]}"


@dataclass(frozen=True, slots=True)
class Map(Move):
    """Looking at a goal."""

    cell: Cell
    card: ClassVar[Card] = MAP

    def __str__(self) -> str:
        return f"map {self.cell[0]},{self.cell[1]}"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Passing with a face-down card. None stands for one that somebody else may not know."""

    card: Card | None

    def __str__(self) -> str:
        return "discard" if self.card is None else f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Gold(Move):
    """Picking a gold card from those on offer."""

    value: int

    def __str__(self) -> str:
        return f"gold {self.value}"


CardMove: TypeAlias = Lay | Break | Fix | Rockfall | Map | Discard
"""T8: what a turn consists of; `card` is the hand card that it spends."""


class Turn(NamedTuple):
    """Who did what with a card."""

    seat: Seat
    move: CardMove


_NUMBER = r"(0|-?[1-9][0-9]{0,3})"
_SEAT = r"(0|[1-9][0-9]{0,3})"
_CELL = f"{_NUMBER},{_NUMBER}"


def _one_of(texts: Mapping[str, object]) -> str:
    return "(" + "|".join(map(re.escape, texts)) + ")"


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Move]], ...] = (
    (re.compile(f"{_one_of(TILE_OF)}@{_CELL}"), lambda tile, x, y: Lay(TILE_OF[tile], (int(x), int(y)))),
    (re.compile(f"discard {_one_of(COUNTS)}"), Discard),
    (re.compile(f"{_one_of(BREAKS)} {_SEAT}"), lambda card, seat: Break(BREAKS[card], int(seat))),
    (re.compile(f"{_one_of(FIXES)} (pick|lamp|cart) {_SEAT}"), lambda card, tool, seat: Fix(card, tool, int(seat))),
    (re.compile(f"rockfall {_CELL}"), lambda x, y: Rockfall((int(x), int(y)))),
    (re.compile(f"map {_CELL}"), lambda x, y: Map((int(x), int(y)))),
    (re.compile("gold ([123])"), lambda value: Gold(int(value))),
)
"""No two of them fit the same text. Nobody can lay a card further out than four digits tell."""


def parse(text: str) -> Move:
    """The move of that text. Only the canonical text is one, so every text that parses is written the same way."""
    for form, make in _FORMS:
        if found := form.fullmatch(text):
            return make(*found.groups())
    raise Illegal(SaboteurReason.NO_MOVE, text=quoted(text))


class DealText:
    """A deal in a record."""

    keys = ("first", "roles", "spare", "goals", "hands", "deck", "gold")

    def read(self, fields: Mapping[str, object]) -> Deal:
        """The deal, of whatever size; whether it is one by the rules `rules.apply` decides."""
        first = fields["first"]
        if type(first) is not int:
            raise Illegal(SaboteurReason.NO_DEAL, key="first")
        return Deal(
            first,
            tuple(map(_role, _texts(fields, "roles"))),
            _role(_text(fields, "spare")),
            _texts(fields, "goals"),
            tuple(map(_cards, _texts(fields, "hands"))),
            _cards(_text(fields, "deck")),
            tuple(map(_gold, _tokens(_text(fields, "gold")))),
        )

    def write(self, deal: Deal) -> dict[str, object]:
        """The fields of the deal."""
        return {
            "first": deal.first,
            "roles": list(map(str, deal.roles)),
            "spare": str(deal.spare),
            "goals": list(deal.goals),
            "hands": [" ".join(hand) for hand in deal.hands],
            "deck": " ".join(deal.deck),
            "gold": " ".join(map(str, deal.gold)),
        }


def _text(fields: Mapping[str, object], key: str) -> str:
    value = fields[key]
    if not isinstance(value, str):
        raise Illegal(SaboteurReason.NO_DEAL, key=key)
    return value


def _texts(fields: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = fields[key]
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise Illegal(SaboteurReason.NO_DEAL, key=key)
    return tuple(value)


def _tokens(text: str) -> list[str]:
    return text.split(" ") if text else []


def _role(text: str) -> Role:
    if text not in tuple(Role):
        raise Illegal(SaboteurReason.NO_ROLE, "T4", role=quoted(text))
    return Role(text)


def _cards(text: str) -> tuple[Card, ...]:
    for card in _tokens(text):
        if card not in COUNTS:
            raise Illegal(SaboteurReason.NO_CARD, "T1", card=quoted(card))
    return tuple(_tokens(text))


def _gold(text: str) -> int:
    if text not in map(str, GOLD):
        raise Illegal(SaboteurReason.NO_GOLD, "T4", card=quoted(text))
    return int(text)
