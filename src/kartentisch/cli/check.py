"""``kartentisch check FILE``: replays every record through the rules; ``--fair``: repeats its deals, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartentisch import fair, replay
from kartentisch.cli.arguments import Arguments, flag, needed
from kartentisch.cli.files import LONGEST, RecordText, records, shown
from kartentisch.cli.progress import Progress
from kartentisch.game import Illegal
from kartentisch.refusals import sentence
from kartentisch.replay import BadRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say

BAD = 1


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command. What it prints is read by other programs, so only the reasons are translated."""
    parser = Arguments()
    parser.place("file")
    parser.switch("--fair")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-check"))
        return 0
    name = needed(given, "file")
    count = bad = 0
    with Progress() as progress:
        for record in records(name):
            count += 1
            problem = fault(record, flag(given, "fair"))
            if problem:
                bad += 1
                progress.clear()
                print(located(name, record.number, problem, say))
            progress.reached(record.share)
    if bad:
        return BAD
    print(f"{count} records, all good")
    return 0


def fault(record: RecordText, fair_deals: bool = False) -> BadRecord | None:
    """What is wrong with a record; `fair_deals`: it must also prove that nobody chose the cards."""
    if not record.whole:
        return BadRecord(0, 0, Illegal("record-too-long", bytes=LONGEST))
    try:
        found = replay.read(record.text)
        if fair_deals:
            fair.check(found)
    except BadRecord as problem:
        return problem
    return None


def located(name: str, number: int, problem: BadRecord, say: Say) -> str:
    """A fault as every checker prints it (``docs/rules/records.md``): the frame is the same in all languages."""
    reason = sentence(problem.cause, say, problem.game)
    return f"{shown(name)}:{number}: round {problem.round}, move {problem.move}: {reason}"
