"""``kartentisch puzzles``: ``make`` finds them in games between bots, ``solve`` asks those that are there."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from kartentisch.cli.arguments import Arguments, flag, number, value
from kartentisch.cli.files import unwritable_refused
from kartentisch.cli.progress import Progress
from kartentisch.cli.screen import interactive
from kartentisch.game import Illegal, quoted
from kartentisch.puzzles import KINDS, asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say

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
