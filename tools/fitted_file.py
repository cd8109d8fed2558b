"""Writes the parameters of Saboteur's players into ``players/fitted.py`` and ``players/habits.txt``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import numpy as np

from kartentisch.games.saboteur.players import fitted
from kartentisch.games.saboteur.players.weights import LABELS, STAGES, Floats

KINDS = (
    *("ahead", "creep", "aside", "block", "end", "end_block", "clear", "dig", "spoil", "looking", "passing"),
    *("break_digger", "break_saboteur", "mend_own", "mend_digger", "mend_saboteur", "break_self"),
)
CIRCUMSTANCES = (*STAGES, *(f"{stage}_broken" for stage in STAGES))
ROLES = ("digger", "saboteur")


def write(characters: Sequence[str], weights: Floats, habits: Floats, shares: Floats, trust: Floats) -> None:
    """Writes all parameters, with the sizes of tables first; what is not fitted stays as it is."""
    file = Path(fitted.__file__)
    text = file.read_text("utf-8")
    shares = shares / shares.sum(axis=-1, keepdims=True)
    tables = {
        "_WEIGHTS": _table(LABELS, weights.reshape(-1, len(LABELS)).T, 2),
        "_SHARES": _table(characters, shares.reshape(-1, len(characters)).T, 4),
        "_TRUST": _table((*STAGES, "pairs"), trust.T, 3),
    }
    for name, table in tables.items():
        head, start, rest = text.partition(f'{name} = """\n')
        _, end, tail = rest.partition('"""')
        text = head + start + table + end + tail
    file.write_text(text, "utf-8")
    lines = [
        "# Logarithms of the frequencies of actions, by the least number of players; written by tools/saboteur_fit.py.",
        " ".join(("players", "character", "role", "circumstances", *KINDS)),
    ]
    places = product(fitted.SIZES, characters, ROLES, CIRCUMSTANCES)
    for place, row in zip(places, habits.reshape(-1, len(KINDS)), strict=True):
        lines.append(" ".join((*map(str, place), *(f"{number:.2f}" for number in row))))
    file.with_name("habits.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _table(names: Sequence[str], rows: Floats, digits: int) -> str:
    width = 4 + digits
    lines = [
        f"{name:<19}" + " ".join(f"{number:{width}.{digits}f}" for number in np.round(row, digits) + 0.0)
        for name, row in zip(names, rows, strict=True)
    ]
    return "\n".join(lines) + "\n"
