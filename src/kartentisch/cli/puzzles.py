"""``kartentisch puzzles``: ``make`` finds them in games between bots, ``solve`` asks those that are there."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import count as counting
from typing import TYPE_CHECKING

from kartentisch.cli.arguments import Arguments, flag, number, value
from kartentisch.cli.files import unwritable_refused
from kartentisch.cli.progress import Progress
from kartentisch.cli.screen import interactive
from kartentisch.game import Illegal, quoted
from kartentisch.puzzles import KINDS, daily, graded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kartentisch.game import Say
    from kartentisch.puzzles import Puzzle

COUNT, SEED = 500, "1"


def run(arguments: Sequence[str], language: str, say: Say) -> int:
    """The command."""
    parser = Arguments()
    parser.place("task")
    parser.place("kind")
    for name in ("--count", "--seed", "--out"):
        parser.option(name)
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-puzzles", kinds=", ".join(KINDS), count=COUNT))
        return 0
    task, kind = value(given, "task"), value(given, "kind")
    if task not in ("make", "solve"):
        raise Illegal("usage-puzzles", text=quoted(task or ""))
    if (kind is None and task == "make") or (kind is not None and kind not in KINDS):
        raise Illegal("usage-puzzle-kind", text=quoted(kind or ""), kinds=", ".join(KINDS))
    if task == "solve":
        app = interactive("kartentisch.terminal.app")
        status: int = app.solve(asked(kind, datetime.now(UTC).date()), language)
        return status
    assert kind is not None
    from kartentisch.research.puzzles import collect

    count = number(given, "count", least=1) or COUNT
    file = value(given, "out") or f"{kind}.jsonl"
    with Progress() as progress, unwritable_refused(file):
        for found in collect(kind, value(given, "seed") or SEED, count, file):
            progress.reached(found / count)
    return 0


def asked(kind: str | None, today: date) -> Iterator[Puzzle]:
    """All of a kind, the easiest first; without a kind the puzzle of the day, then those of the days before."""
    if kind is None:
        return (daily(today - timedelta(days=before)) for before in counting())
    return (puzzle for grade in graded(kind) for puzzle in grade)
