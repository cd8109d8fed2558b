"""Only one program at a time may change an SQLite file of tables: each server holds its tables in memory."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kartentisch.server.store import CannotOpen, InUse

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextmanager
def claimed(file: str) -> Iterator[None]:
    """Keeps everybody else from claiming the file, or raises `InUse`. A program that dies lets go of it.

    The lock is on a file beside it: to open and close the database itself would end SQLite's own locks.
    """
    beside = Path(f"{Path(file).resolve()}.lock")  # the same for every way to the file
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotOpen(file, error.strerror or type(error).__name__) from None
    try:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse(file, "") from None
        yield
    finally:
        os.close(lock)
