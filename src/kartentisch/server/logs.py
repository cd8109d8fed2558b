"""Structured logs on standard error: one JSON object a line or, on a terminal, a line for people.

No secrets, hands, codes, moves or names go in there.

Whoever knows a table's id may enter it, so a log gets a few characters of its digest only. (A logging library is not
worth it for so little: loading one took as long as loading the rest of the server.)
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import sys
import traceback
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import msgspec

from kartentisch.server import limits

_NO_ERRORS = ("Invalid UTF-8", "Invalid HTTP", "Unsupported upgrade", "ASGI callable")
"""How messages begin that uvicorn logs though only a client sent something broken, or we have answered a socket by a
status such as 503: anybody could fill the log."""


class Enough(logging.Filter):
    """Lets a number of lines of each event through in a while, and then tells how many it has left out.

    Strangers decide how often a socket is closed or a table loaded: nobody must fill the disk in that way.
    """

    def __init__(self) -> None:
        super().__init__()
        self._since = 0.0
        self._lines: Counter[str] = Counter()
        """How many lines of each event there have been since then."""
        self._left_out: Counter[str] = Counter()
        """How many of them were left out, and have not been told of."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        if record.created - self._since >= limits.WARNING_SECONDS:
            self._since = record.created
            self._lines.clear()
        event = str(record.msg)
        self._lines[event] += 1
        if self._lines[event] > limits.LOG_LINES:
            self._left_out[event] += 1
            return False
        if left_out := self._left_out.pop(event, 0):
            vars(record)["facts"] = {**getattr(record, "facts", {"logger": record.name}), "left_out": left_out}
        return True


class _Lines(logging.Handler):
    """Writes the log records of this program and of the libraries in one form."""

    def __init__(self, for_people: bool) -> None:
        super().__init__()
        self.addFilter(Enough())
        self._written = _for_people if for_people else _as_json

    def emit(self, record: logging.LogRecord) -> None:
        line = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            # What libraries add in further lines shows objects and exceptions, which may hold anything.
            "event": record.getMessage().partition("\n")[0],
            **getattr(record, "facts", {"logger": record.name}),
        }
        if record.exc_info:
            # Only where it happened: the message of an exception might contain a secret.
            kind, _, trace = record.exc_info
            line["error"] = kind.__name__ if kind else ""
            line["trace"] = [f"{f.name}:{f.lineno}" for f in traceback.extract_tb(trace)]
        with contextlib.suppress(OSError):  # a full disk, for example: no table may stop because a log line is lost
            sys.stderr.write(self._written(line) + "\n")
            sys.stderr.flush()


def _as_json(line: dict[str, Any]) -> str:
    return msgspec.json.encode(line).decode()


def _for_people(line: dict[str, Any]) -> str:
    """The local time, how serious it is, what happened, and the facts about it."""
    clock = datetime.now().astimezone().strftime("%H:%M:%S")  # whoever reads it sits in front of it
    facts = (f"{name}={fact}" for name, fact in line.items() if name not in ("time", "level", "event"))
    return " ".join((clock, f"{line['level']:7}", str(line["event"]), *facts))


def _no_fault(record: logging.LogRecord) -> bool:
    """Whether uvicorn logs something that only a client has done wrong, or that comes with every stop."""
    # What is answered to a request that broke off in a way that HTTP does not know cannot be sent any more, and what is
    # still being answered some seconds after a stop is cancelled.
    kind = "" if record.exc_info is None else getattr(record.exc_info[0], "__name__", "")
    return kind in ("LocalProtocolError", "CancelledError") or str(record.msg).startswith(_NO_ERRORS)


class Log:
    """Events by name, with facts about them."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def info(self, event: str, **facts: str | int | None) -> None:
        """Logs something ordinary."""
        self._logger.info(event, extra={"facts": facts})

    def warning(self, event: str, **facts: str | int | None) -> None:
        """Logs something that should be looked at some day."""
        self._logger.warning(event, extra={"facts": facts})

    def error(self, event: str, error: BaseException | None = None, **facts: str | int | None) -> None:
        """Logs something that should be looked at now."""
        self._logger.error(event, exc_info=error, extra={"facts": facts})


log = Log("kartentisch")


def set_up(level: str, form: str = "auto") -> None:
    """Sets up logging for the whole process. Libraries log warnings only: uvicorn would log every socket."""
    root = logging.getLogger()
    root.handlers[:] = [_Lines(sys.stderr.isatty() if form == "auto" else form == "text")]
    root.setLevel(logging.WARNING)
    logging.getLogger("kartentisch").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(lambda record: not _no_fault(record))


def mark(table: str) -> str:
    """The name of a table in logs: the start of its id's digest."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]
