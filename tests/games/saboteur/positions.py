"""Mines and states of Saboteur for the tests, built move by move or by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kartentisch.game import Illegal, Move
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.board import EMPTY, SIDES, Board, Cell
from kartentisch.games.saboteur.cards import DECK, GOLD, TILE_OF, Role, Tile
from kartentisch.games.saboteur.moves import Deal, Lay, Turn, parse
from kartentisch.games.saboteur.state import Config, Phase, State

D, S = Role.DIGGER, Role.SABOTEUR
A, B, C = (8, 2), (8, 0), (8, -2)


def laid(*texts: str, board: Board = EMPTY) -> Board:
    """A mine with these cards laid one after the other, each of which must be legal."""
    for text in texts:
        move = parse(text)
        assert isinstance(move, Lay)
        board.check(move.tile, move.cell)
        board = board.lay(move.tile, move.cell)
    return board


def side_to(cell: Cell, other: Cell) -> int:
    """The side of a cell at which a neighbour lies."""
    return next(side for side, dx, dy, _ in SIDES if (cell[0] + dx, cell[1] + dy) == other)


def dug(*corners: Cell, board: Board = EMPTY) -> Board:
    """A mine with a tunnel along straight lines from corner to corner; the first is lit, the last stays empty."""
    path = [corners[0]]
    for x, y in corners[1:]:
        while path[-1] != (x, y):
            px, py = path[-1]
            path.append((px + (x > px) - (x < px), py) if px != x else (px, py + (y > py) - (y < py)))
    for before, cell, after in zip(path, path[1:], path[2:], strict=False):
        tile = side_to(cell, before) | side_to(cell, after)
        board.check(tile, cell)
        board = board.lay(tile, cell)
    return board


def tile(text: str) -> Tile:
    return TILE_OF[text]


def state(
    *hands: str,
    board: Board = EMPTY,
    goals: Sequence[str] = ("NE", "gold", "NW"),
    roles: Sequence[Role] = (),
    deck: str = "",
    stack: Iterable[int] = GOLD,
    turn: int = 0,
    **fields: Any,
) -> State:
    """A round in progress; whatever a test does not care about is left out, cards too."""
    players = len(hands)
    config = fields.pop("config", Config(players))
    return rules.new(config)._replace(
        phase=Phase.TURN,
        turn=turn,
        board=board,
        goals=tuple(goals),
        roles=tuple(roles) or (S, *(D,) * (players - 1)),
        spare=D,
        hands=tuple(tuple(hand.split()) for hand in hands),
        deck=tuple(deck.split()),
        stack=tuple(stack),
        **fields,
    )


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = rules.apply(state, parse(text))
    return state


def refusal(state: State, move: str | Move) -> tuple[str, str]:
    """The reason and the rule with which a move is refused; every refusal leaves the state as it is."""
    with pytest.raises(Illegal) as caught:
        rules.apply(state, parse(move) if isinstance(move, str) else move)
    return caught.value.reason, caught.value.rule


def turns(*texts: str) -> tuple[Turn, ...]:
    """A history: ``0 NS@0,1`` and the like."""
    found = []
    for text in texts:
        seat, _, move = text.partition(" ")
        found.append(Turn(int(seat), parse(move)))  # type: ignore[arg-type]
    return tuple(found)


def deal(players: int = 3, seed: int = 0, **changes: Any) -> Deal:
    """A fair deal of a first round, with changes."""
    return replace(rules.shuffle(rules.new(Config(players)), Random(seed)), **changes)


def pile_without(*cards: str) -> tuple[str, ...]:
    """The deck without some cards."""
    left = list(DECK)
    for card in cards:
        left.remove(card)
    return tuple(left)
