"""Files of records: opened with a clear refusal, read record by record in little memory."""

from __future__ import annotations

import gzip
import io
import os
import re
import stat
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO, NamedTuple, cast

from kartentisch.game import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STANDARD = "-"
"""Standard input or output."""
LONGEST = 16 * 2**20
"""The most bytes of a record; the longest game with all that a table adds to it stays far below."""

_BOM = b"\xef\xbb\xbf"
_BLANK = b" \t\r\n"
_CONTINUES = (b" ", b"\t", b"]", b"}")
_QUOTED = re.compile(rb'"(?:[^"\\]|\\.)*+"?')
"""A text, also one that does not end: it is not looked at again from every quotation mark in it."""
_GZIP = b"\x1f\x8b"
_REASONS: dict[type[OSError], str] = {
    IsADirectoryError: "file-directory",
    PermissionError: "file-forbidden",
}


class RecordText(NamedTuple):
    """The text of one record, not yet understood."""

    number: int
    """The number of the line on which the record begins, from 1."""
    text: bytes
    whole: bool
    """False where the record is longer than `LONGEST`; `text` is its beginning then."""
    share: float | None
    """How much of the file has been read so far; None where its length is not known."""


def records(name: str) -> Iterator[RecordText]:
    """The records of a file, one a line or spread over several; `Illegal` if it cannot be opened or read.

    A record goes on where a line is indented, or begins with a closing bracket, and a bracket is still open: so an
    incomplete line does not take the record after it along. Blank lines between records do not count. A byte order
    mark at the beginning is no part of the first record. Compressed files (gzip) are recognized by their content.
    """
    parts: list[RecordText] = []
    depth = size = 0
    for line in _lines(name):
        if parts and not (depth > 0 and line.text[:1] in _CONTINUES):
            yield _joined(parts)
            parts, depth, size = [], 0, 0
        parts.append(line)
        depth += _opened(line.text)
        size += len(line.text)
        if size > LONGEST:  # only its beginning is kept
            parts = [parts[0]._replace(whole=False)]
            size = len(parts[0].text)
    if parts:
        yield _joined(parts)


def _joined(parts: list[RecordText]) -> RecordText:
    text = b"".join(part.text for part in parts)
    return RecordText(parts[0].number, text, all(part.whole for part in parts), parts[-1].share)


def _opened(line: bytes) -> int:
    """How many more brackets a line opens than it closes, those within texts aside. (No text goes on after a line.)"""
    bare = _QUOTED.sub(b"", line)
    return bare.count(b"{") + bare.count(b"[") - bare.count(b"}") - bare.count(b"]")


def _lines(name: str) -> Iterator[RecordText]:
    with _reading(name) as (file, share):
        number = 0
        while text := file.readline(LONGEST):
            number += 1
            whole = len(text) < LONGEST or text.endswith(b"\n")
            rest = text
            while not rest.endswith(b"\n") and (rest := file.readline(LONGEST)):
                pass
            if number == 1:
                text = text.removeprefix(_BOM)
            if text.strip(_BLANK):
                yield RecordText(number, text, whole, share())


@contextmanager
def _reading(name: str) -> Iterator[tuple[BinaryIO, Callable[[], float | None]]]:
    """The file to read from, decompressed if need be, and how to learn what share of it has been read."""
    try:
        standard = name == STANDARD
        with open(0 if standard else name, "rb", closefd=not standard) as raw:
            status = os.fstat(raw.fileno())
            size = status.st_size if stat.S_ISREG(status.st_mode) else 0
            zipped = raw.peek(len(_GZIP)).startswith(_GZIP)
            file = io.BufferedReader(gzip.GzipFile(fileobj=raw)) if zipped else raw
            yield file, lambda: raw.tell() / size if size else None
    except (EOFError, zlib.error) as error:
        raise Illegal("file-unreadable", file=shown(name), why=str(error)) from None
    except OSError as error:
        reason = "file-missing" if isinstance(error, FileNotFoundError) else "file-unreadable"
        raise _refusal(error, name, reason) from None


@contextmanager
def writing(name: str) -> Iterator[BinaryIO]:
    """A file to write whole lines to, each with one `write` and `flush`; compressed where its name ends with ``.gz``.

    The buffer holds any line, so that what an interruption leaves behind ends with a whole one.
    """
    standard = name == STANDARD
    with unwritable_refused(name), open(1 if standard else name, "wb", buffering=LONGEST, closefd=not standard) as file:
        if name.endswith(".gz"):
            # Without name and time: the same seed gives the same file.
            with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as zipped:
                yield cast("BinaryIO", zipped)
        else:
            yield file


def check_writable(name: str) -> None:
    """`Illegal` where `writing` would refuse; the file stays as it is. For what is written after long work."""
    if name != STANDARD:
        new = not os.path.lexists(name)
        with unwritable_refused(name):
            open(name, "ab").close()
            if new:
                os.unlink(name)


@contextmanager
def unwritable_refused(name: str) -> Iterator[None]:
    """Refuses in words where a file cannot be written within."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = "file-nowhere" if isinstance(error, FileNotFoundError) else "file-unwritable"
        raise _refusal(error, name, reason) from None


def _refusal(error: OSError, name: str, otherwise: str) -> Illegal:
    """An error of the operating system as a refusal, with a translated reason where there is one."""
    return Illegal(
        _REASONS.get(type(error), otherwise), file=shown(name), why=error.strerror or str(error) or type(error).__name__
    )


def shown(name: str) -> str:
    """A file's name as it may be printed on one line."""
    return name if name and name.isprintable() else ascii(name)
