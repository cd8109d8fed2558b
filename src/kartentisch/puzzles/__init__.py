"""The puzzles that come with the package: positions from games between bots to which one answer is clearly the best.

They are made by `kartentisch.research.puzzles` and lie in ``shipped/``, a file a kind, one puzzle a line. Whoever
solves one gets its position from the record by the rules, and so exactly what the seat could see.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from importlib import resources
from itertools import count
from typing import Any

from kartentisch import games, match, replay
from kartentisch.game import Seat
from kartentisch.question import Answer, Question, Reason

KINDS: Mapping[str, str] = {kind: name for name in games.GAMES for kind in games.load(name).puzzles}
"""Every kind of puzzle with its game, in the order in which they are offered."""
GRADES = 7
"""How many grades of difficulty there are, one for each day of a week."""


@dataclass(frozen=True)
class Puzzle:
    """A question about the last position of a record, asked of a seat."""

    id: str
    kind: str
    record: Mapping[str, Any]
    seat: Seat
    question: Question

    def position(self) -> match.Match[Any, Any]:
        """The match at this position, replayed by the rules."""
        return match.resume(replay.read(json.dumps(self.record)))

    def line(self) -> str:
        """The puzzle as one line of JSON."""
        found = self.question
        told = {
            "id": self.id,
            "kind": self.kind,
            "seat": self.seat,
            "options": [answer.text for answer in found.answers],
            "values": [round(answer.value, 3) for answer in found.answers],
            "errors": [round(answer.error, 3) for answer in found.answers],
            "best": found.best,
            "gap": round(found.gap, 3),
            "gap_error": round(found.gap_error, 3),
            "worlds": found.worlds,
            "difficulty": round(found.difficulty, 3),
            "reasons": [[reason.key, dict(reason.args)] for reason in found.reasons],
            "facts": [[fact.key, dict(fact.args)] for fact in found.facts],
            "record": self.record,
        }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> Puzzle:
    """The puzzle of a line that `Puzzle.line` wrote."""
    told = json.loads(line)
    answers = map(Answer, told["options"], told["values"], told["errors"])
    reasons, facts = (tuple(Reason(key, args) for key, args in told[part]) for part in ("reasons", "facts"))
    figures = told["best"], told["gap"], told["gap_error"], told["worlds"], told["difficulty"]
    found = Question(tuple(answers), *figures, reasons, facts)
    return Puzzle(told["id"], told["kind"], told["record"], told["seat"], found)


@cache
def shipped(kind: str) -> tuple[Puzzle, ...]:
    """All puzzles of a kind that come with the package, in the order in which they were made."""
    packed = resources.files(__name__).joinpath("shipped", f"{kind}.jsonl.gz").read_bytes()
    return tuple(map(read, gzip.decompress(packed).decode().splitlines()))


@cache
def graded(kind: str) -> tuple[tuple[Puzzle, ...], ...]:
    """The puzzles of a kind by grade, the easiest first, in equal parts; in a grade in the order of their making."""
    ordered = sorted(shipped(kind), key=lambda puzzle: (puzzle.question.difficulty, puzzle.id))
    ends = [len(ordered) * grade // GRADES for grade in range(GRADES + 1)]
    places = {puzzle.id: place for place, puzzle in enumerate(shipped(kind))}
    return tuple(
        tuple(sorted(ordered[ends[grade] : ends[grade + 1]], key=lambda puzzle: places[puzzle.id]))
        for grade in range(GRADES)
    )


_MONDAY = date(1970, 1, 5)


def daily(day: date) -> Puzzle:
    """The puzzle of a day (UTC), the same for everybody: harder from Monday to Sunday, the kinds in turn."""
    week, weekday = divmod((day - _MONDAY).days, GRADES)
    kinds = tuple(KINDS)
    grade = graded(kinds[(week + weekday) % len(kinds)])[weekday]
    return grade[week // len(kinds) % len(grade)]


def asked(kind: str | None, today: date) -> Iterator[Puzzle]:
    """All of a kind, the easiest first; without a kind the puzzle of the day, then those of the days before."""
    if kind is None:
        return (daily(today - timedelta(days=before)) for before in count())
    return (puzzle for grade in graded(kind) for puzzle in grade)
