"""Structured logs: one JSON object a line on standard error. No secrets, hands, codes, moves or names go in there.

A table's id is the key to its door, so a log gets a few characters of its digest only. (This is so little that a
library for it, which took as long to load as the rest of the server, is not worth it.)
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

LEVELS = ("debug", "info", "warning", "error")

_CLIENTS_FAULT = "Invalid UTF-8"
"""How uvicorn begins to log a fault of a client as an error, with a traceback: anybody could fill the log with it."""


class _Lines(logging.Handler):
    """Writes what we and the libraries log, in one form."""

    def emit(self, record: logging.LogRecord) -> None:
        line = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {"logger": record.name}),
        }
        if record.exc_info:
            # The places only: what an exception says might be somebody's secret.
            kind, _, trace = record.exc_info
            line["error"] = kind.__name__ if kind else ""
            line["trace"] = [f"{f.name}:{f.lineno}" for f in traceback.extract_tb(trace)]
        with contextlib.suppress(OSError):  # a full disk may be the very thing to tell: no table may stop over a line
            sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
            sys.stderr.flush()


class Log:
    """Events by name, with facts about them."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def info(self, event: str, **facts: str | int | None) -> None:
        """In the ordinary course."""
        self._logger.info(event, extra={"facts": facts})

    def warning(self, event: str, **facts: str | int | None) -> None:
        """Somebody should look at it some day."""
        self._logger.warning(event, extra={"facts": facts})

    def error(self, event: str, error: BaseException | None = None, **facts: str | int | None) -> None:
        """Somebody should look at it now."""
        self._logger.error(event, exc_info=error, extra={"facts": facts})


log = Log("kartentisch")


def set_up(level: str) -> None:
    """For the whole process. Libraries tell of what went wrong only: uvicorn would tell of every socket."""
    root = logging.getLogger()
    root.handlers[:] = [_Lines()]
    root.setLevel(logging.WARNING)
    logging.getLogger("kartentisch").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(lambda record: not str(record.msg).startswith(_CLIENTS_FAULT))


def mark(table: str) -> str:
    """What a log calls a table."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]
