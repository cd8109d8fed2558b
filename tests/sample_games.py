"""Games from an independent implementation of the rules pages, legal and illegal (``samples/README.md``)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "samples"


class Illegal(NamedTuple):
    """A record with a fault, and where it stands."""

    line: int
    text: str
    round: int
    move: int
    why: str


@cache
def legal(game: str) -> tuple[str, ...]:
    return tuple((FOLDER / f"{game}.jsonl").read_text("utf-8").splitlines())


@cache
def illegal() -> tuple[Illegal, ...]:
    reasons = (FOLDER / "illegal-why.tsv").read_text("utf-8").splitlines()
    found = []
    for text, reason in zip((FOLDER / "illegal.jsonl").read_text("utf-8").splitlines(), reasons, strict=True):
        parts = re.fullmatch(r"(\d+)\tround (\d+), move (\d+): (.*)", reason)
        assert parts, reason
        found.append(Illegal(int(parts[1]), text, int(parts[2]), int(parts[3]), parts[4]))
    return tuple(found)
