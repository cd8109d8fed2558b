"""Material stands once: rules, compiled code and players take the numbers of `cards`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from kartentisch.games import saboteur
from kartentisch.games.saboteur import actions, cards
from kartentisch.games.saboteur.cards import COUNTS, DECK, DWARVES, GOALS, GOLD, HAND_SIZE, PATHS, PAY, Role
from kartentisch.games.saboteur.players import foresight
from kartentisch.games.saboteur.simulator import choices, game, gold, mine, position

FOLDER = Path(saboteur.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))

TELLING = {len(DECK), sum(PATHS.values()), len(GOLD), len(COUNTS), len(actions.TILES)}
"""Numbers of cards that hardly anything else is as many as: 67 cards, 40 paths, 28 gold cards, 27 kinds, 26 tiles."""


def numbers(tree: ast.AST) -> Iterator[int]:
    """Every whole number that is written in the code, not in its texts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield node.value


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_no_number_of_cards_is_written_a_second_time(file: Path) -> None:
    allowed = {27} if file.name == "chance.py" else set[int]()  # by how much xorshift64* shifts
    written = set(numbers(ast.parse(file.read_text("utf-8"))))
    assert not written & (TELLING - allowed)


def test_the_compiled_tables_are_those_of_the_material() -> None:
    assert [actions.CARDS[card] for card in game._DECK] == list(DECK)
    assert game._GOLD.tolist() == list(GOLD)
    assert game._GOAL_TILES.tolist() == list(GOALS.values())
    for players, dwarves in DWARVES.items():
        assert game.SABOTEURS[players] == dwarves.count(Role.SABOTEUR)
        assert game._HAND_SIZE[players] == HAND_SIZE[players]
    for saboteurs, pay in PAY.items():
        assert gold._PAY[saboteurs] == foresight._PAY[saboteurs] == pay
    assert actions.CARDS[choices.MAP] == cards.MAP
    assert actions.CARDS[choices.ROCKFALL] == cards.ROCKFALL
    assert mine.POSITION_TILES.tolist() == [[tiles[0], tiles[-1]] for tiles in cards.POSITIONS.values()]
    assert set(foresight._STONES) | {cards.CROSSING} == set(GOALS.values())
    shapes = {name: position.POSITION[name].shape for name in ("hands", "pile", "stack", "laid", "goals")}
    assert shapes == {"hands": (10, 6), "pile": (67,), "stack": (28,), "laid": (40,), "goals": (3,)}
    assert np.array_equal(mine.TURNED, [cards.turned(tile) for tile in range(position.TILES)])
