"""Every numbered rule in docs/rules/ is cited by a test of a game: in its name, its text or a table it goes through."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kartentisch.games import GAMES

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"

NUMBERED = re.compile(r"^- \*\*([A-Z]\d+)\b", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]\d+(?![A-Za-z0-9])")


def numbers(game: str) -> list[str]:
    return NUMBERED.findall((RULES / f"{game}.md").read_text("utf-8"))


def cited(source: str) -> set[str]:
    """The numbers in the test functions (comments included) and tables of a test file, but not in its docstring."""
    lines = source.splitlines()
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign):
            decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
            first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
            while first > 1 and lines[first - 2].startswith("#"):
                first -= 1
            text = "\n".join(lines[first - 1 : node.end_lineno])
            if not isinstance(node, ast.FunctionDef) or node.name.startswith("test_"):
                found |= {number.upper() for number in CITED.findall(text)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_and_whatever_is_cited_is_a_rule(game: str) -> None:
    rules = numbers(game)
    letter = rules[0][0]
    assert rules == [f"{letter}{number}" for number in range(1, len(rules) + 1)]
    files = (TESTS / "games" / game).rglob("test_*.py")
    found = set().union(*(cited(file.read_text("utf-8")) for file in files))
    assert {number for number in found if number.startswith(letter)} == set(rules)


def test_every_game_numbers_its_rules_by_a_letter_of_its_own() -> None:
    assert len({numbers(game)[0][0] for game in GAMES}) == len(GAMES)


def test_what_counts_as_a_citation() -> None:
    source = '''"""S1 is not cited here."""
# S2 is.
def test_s3_is_too(): "S4"

def helper(): "S5 is not"

TABLE = ["S6", "XS7"]

# S8 is not.

@decorated("S9")
def test_other():
    # S10
    assert not "S11b"
'''
    assert cited(source) == {"S2", "S3", "S4", "S6", "S9", "S10"}
