"""The process that prepares bots: it makes their machine code while the server already serves.

The names of a level's game and of the level come on standard input, a line each time; to standard output goes one of
the types of `Report` in JSON, a line each. When the server goes, the input ends and so does the process.
"""

from __future__ import annotations

import contextlib
import os
import sys
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, json

from kartentisch.bots.prepared import Level, leave_working_directory
from kartentisch.bots.warm import prepare_alone

if TYPE_CHECKING:
    from typing import BinaryIO

REPORT_SECONDS = 0.5
NICENESS = 10


class Progress(Struct, frozen=True, tag="progress"):
    """How many of the functions of a level are machine code by now, and how many there are; not all are needed."""

    done: int
    of: int


class Ready(Struct, frozen=True, tag="ready"):
    """The level is prepared."""


class Failed(Struct, frozen=True, tag="failed"):
    """The kind of the error that kept the level from being prepared."""

    why: str


Report: TypeAlias = Progress | Ready | Failed


def serve(reports: BinaryIO) -> None:
    """Prepares one level after the other, as they are asked for."""
    asked: SimpleQueue[Level] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    while True:
        level = asked.get()
        done = Event()
        teller = Thread(target=_tell, args=(reports, done))
        teller.start()
        try:
            prepare_alone(level)
            last: Report = Ready()
        except Exception as error:
            last = Failed(type(error).__name__)
        done.set()
        teller.join()
        _write(reports, last)


def _listen(asked: SimpleQueue[Level]) -> None:
    for line in sys.stdin:
        asked.put(Level(*line.split()))
    os._exit(0)  # in the midst of compiling, too


def _tell(reports: BinaryIO, done: Event) -> None:
    while not done.wait(REPORT_SECONDS):
        # Loaded together with the level, which may not have come that far.
        compiled = sys.modules.get("kartentisch.compiled")
        if compiled is not None and hasattr(compiled, "progress"):
            _write(reports, Progress(*compiled.progress()))


def _write(reports: BinaryIO, report: Report) -> None:
    reports.write(json.encode(report) + b"\n")
    reports.flush()


if __name__ == "__main__":
    with contextlib.suppress(OSError, AttributeError):  # not every system has priorities
        os.nice(NICENESS)
    # What a bot prints must not end up among the reports.
    reports = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    leave_working_directory()
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(reports)
