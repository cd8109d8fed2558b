"""One server a file: a lock beside the SQLite file, which goes with the process however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kartentisch.server.store import CannotOpen, InUse

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def locked(file: str) -> Iterator[None]:
    """Holds the lock of an SQLite file; `InUse` if another server has it.

    It lies in a file of its own: SQLite would lose its own locks with any other descriptor of the database that is
    closed, and programs that only read, such as backups, are not kept out.
    """
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        # By the real path: a link to the database is the same database.
        held = os.open(f"{os.path.realpath(file)}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotOpen(file, error.strerror or type(error).__name__) from None
    try:
        try:
            if sys.platform == "win32":
                msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(file, "locked") from None
        yield
    finally:
        os.close(held)
