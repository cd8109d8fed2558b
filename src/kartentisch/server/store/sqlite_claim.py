"""Only one program at a time may change an SQLite file of tables: each server holds its tables in memory."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from kartentisch.server.store import CannotOpen, InUse

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextmanager
def claimed(file: str) -> Iterator[None]:
    """Keeps everybody else from claiming the file, or raises `InUse`. A program that dies lets go of it.

    The lock is on a file beside it, and in Linux on the database itself as well: neither another name of the file (a
    hard link) nor a lock that somebody has deleted lets a second one in. Elsewhere SQLite would take such a lock for
    that of another program.
    """
    path = Path(file).resolve()  # the same for every way to the file
    locked = [Path(f"{path}.lock"), *([path] if sys.platform == "linux" else [])]
    # SQLite's own locks on the database end when this process closes it anywhere: so not before the store is closed.
    with ExitStack() as held:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            locks = []
            for each in locked:
                locks.append(os.open(each, os.O_RDWR | os.O_CREAT, 0o600))
                held.callback(os.close, locks[-1])
        except OSError as error:
            raise CannotOpen(file, error.strerror or type(error).__name__) from None
        if fcntl is not None:
            try:
                for lock in locks:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse(file, "") from None
        yield
