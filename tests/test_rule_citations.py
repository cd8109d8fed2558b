"""Every numbered rule in docs/rules/ is cited by a test of a game: in its name, its text or a table it goes through."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"

NUMBERED = re.compile(r"^- \*\*([ST]\d+)\b", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z0-9])[STst]\d+(?![A-Za-z0-9])")


def numbers(page: str) -> list[str]:
    return NUMBERED.findall((RULES / page).read_text("utf-8"))


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


@pytest.mark.parametrize(("page", "letter", "last"), [("siegel.md", "S", 23), ("saboteur.md", "T", 22)])
def test_every_rule_is_cited(page: str, letter: str, last: int) -> None:
    rules = numbers(page)
    assert rules == [f"{letter}{number}" for number in range(1, last + 1)]
    files = (TESTS / "games" / page.removesuffix(".md")).rglob("test_*.py")
    found = set().union(*(cited(file.read_text("utf-8")) for file in files))
    assert [rule for rule in rules if rule not in found] == []


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
