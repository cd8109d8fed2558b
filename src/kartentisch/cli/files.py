"""Files of records: opened with a clear refusal, read line by line in little memory."""

from __future__ import annotations

import os
import stat
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from kartentisch.game import Illegal

if TYPE_CHECKING:
    from collections.abc import Iterator

STANDARD = "-"
"""Standard input or output."""
LONGEST = 16 * 2**20
"""Bytes of a record; the longest game with every word a table could say about it stays far below."""

_BOM = b"\xef\xbb\xbf"
_BLANK = b" \t\r\n"
_REASONS: dict[type[OSError], str] = {
    IsADirectoryError: "file-directory",
    PermissionError: "file-forbidden",
}


class Line(NamedTuple):
    """A line that is not blank; `whole` is false where it was longer than `LONGEST` and only begins so."""

    number: int
    text: bytes
    whole: bool
    share: float | None
    """How much of the file has been read by now; None where nobody knows how long it is."""


def lines(name: str) -> Iterator[Line]:
    """The lines of a file that are not blank, numbered from 1; `Illegal` if it cannot be opened or read.

    A byte order mark at its beginning is no part of it.
    """
    with _reading(name) as file:
        status = os.fstat(file.fileno())
        size = status.st_size if stat.S_ISREG(status.st_mode) else 0
        number = end = 0
        while text := file.readline(LONGEST):
            number += 1
            end += len(text)
            whole = len(text) < LONGEST or text.endswith(b"\n")
            rest = text
            while not rest.endswith(b"\n") and (rest := file.readline(LONGEST)):
                end += len(rest)
            if number == 1:
                text = text.removeprefix(_BOM)
            if text.strip(_BLANK):
                yield Line(number, text, whole, end / size if size else None)


@contextmanager
def _reading(name: str) -> Iterator[BinaryIO]:
    try:
        standard = name == STANDARD
        with open(0 if standard else name, "rb", closefd=not standard) as file:
            yield file
    except OSError as error:
        reason = "file-missing" if isinstance(error, FileNotFoundError) else "file-unreadable"
        raise _refusal(error, name, reason) from None


@contextmanager
def writing(name: str) -> Iterator[BinaryIO]:
    """A file to write whole lines to, each with one `write` and `flush`.

    The buffer holds any line, so that what an interruption leaves behind ends with a whole one.
    """
    try:
        standard = name == STANDARD
        with open(1 if standard else name, "wb", buffering=LONGEST, closefd=not standard) as file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = "file-nowhere" if isinstance(error, FileNotFoundError) else "file-unwritable"
        raise _refusal(error, name, reason) from None


def _refusal(error: OSError, name: str, otherwise: str) -> Illegal:
    """What the operating system refused, in our words where we have some."""
    return Illegal(_REASONS.get(type(error), otherwise), file=shown(name), why=error.strerror or type(error).__name__)


def shown(name: str) -> str:
    """A file's name as it may be printed on one line."""
    return name if name and name.isprintable() else ascii(name)
