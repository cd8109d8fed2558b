"""Material stands once: the numbers of cards, seals and points are written in `cards` and nowhere else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kartentisch.games.siegel import cards, simulator
from kartentisch.games.siegel import round as packed_round

FOLDER = Path(cards.__file__).parent
TOOLS = FOLDER.parents[3] / "tools"
TABLES = {
    "SEALS": (5, 3, 3, 3, 3, 4, 6),
    "PENALTY": (2, 2, 2, 2, 2, 4, 3),
    "HIGHEST": (9, 12, 15),
    "SABOTEUR_PRICES": (4, 5),
}
ELSEWHERE = [path for path in (*FOLDER.rglob("*.py"), *TOOLS.glob("siegel_*.py")) if path.name != "cards.py"]


def numbers(node: ast.AST) -> list[tuple[object, ...]]:
    """Every row of numbers that is written out below a node: tuples, lists and the values of dicts."""
    rows: list[tuple[object, ...]] = []
    for part in ast.walk(node):
        if isinstance(part, ast.Tuple | ast.List | ast.Dict):
            items = part.values if isinstance(part, ast.Dict) else part.elts
            rows.append(tuple(item.value for item in items if isinstance(item, ast.Constant)))
    return rows


def contains(row: tuple[object, ...], table: tuple[int, ...]) -> bool:
    """Whether the table is in the row; two numbers alone may well follow each other elsewhere."""
    if len(table) == 2:
        return row == table
    return any(row[start : start + len(table)] == table for start in range(len(row) - len(table) + 1))


def test_the_tables_are_in_their_place() -> None:
    written = numbers(ast.parse(Path(cards.__file__).read_text("utf-8")))
    for name, table in TABLES.items():
        there = getattr(cards, name)
        assert tuple(there.values() if isinstance(there, dict) else there) == table
        assert sum(contains(row, table) for row in written) == 1


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: path.name)
def test_nothing_is_written_a_second_time(path: Path) -> None:
    for row in numbers(ast.parse(path.read_text("utf-8"))):
        for name, table in TABLES.items():
            assert not contains(row, table), f"{name} is written again: {row}"


def test_a_second_table_would_be_found() -> None:
    for text in ("x = np.array([0, 0, 0, 9, 12, 15])", "x = {3: 9, 4: 12, 5: 15}", "f((5, 3, 3, 3, 3, 4, 6), 1)"):
        assert any(contains(row, table) for row in numbers(ast.parse(text)) for table in TABLES.values())


def test_compiled_code_has_the_same() -> None:
    """Packed, but made of the tables."""
    kinds = range(len(cards.KINDS))
    assert tuple(packed_round.count(packed_round.ALL_SEALS, kind) for kind in kinds) == cards.SEALS
    assert {players: int(packed_round.DECK[players]).bit_length() for players in cards.HIGHEST} == cards.HIGHEST
    here = packed_round.new_rounds(1)[0]
    here.players, here.saboteur = 3, packed_round.NOBODY
    for kind in kinds:
        here.seals[0] = packed_round.packed(tuple(int(kind == other) for other in kinds))
        assert simulator.points(here, 0) == cards.PENALTY[kind]
