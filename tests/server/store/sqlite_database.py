"""SQLite files for tests."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from kartentisch.server.store.sqlite import _statements
from tests.server.store.databases import Dialect, Refused

DIALECT = Dialect("sqlite_migrations", _statements, "x'6d'")

_numbers = count(1)


class SqliteDatabase:
    """See `Database`."""

    def __init__(self, file: Path, log: Path) -> None:
        self.file, self.log = file, log
        self.url = f"sqlite://{file}"

    def rows(self, query: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(query).fetchall()

    def change(self, *statements: str) -> None:
        self.file.parent.mkdir(exist_ok=True)
        with closing(sqlite3.connect(self.file)) as connection, connection:
            for statement in statements:
                try:
                    connection.execute(statement)
                except sqlite3.IntegrityError as error:
                    raise Refused(str(error)) from None

    def back_up(self, file: Path) -> None:
        # The command `.backup` of the program sqlite3 does the same.
        with closing(sqlite3.connect(self.file)) as connection, closing(sqlite3.connect(file)) as copy:
            connection.backup(copy)

    def restore(self, file: Path) -> None:
        for ending in ("-wal", "-shm"):
            self.file.with_name(self.file.name + ending).unlink(missing_ok=True)
        shutil.copyfile(file, self.file)


def of(file: Path) -> SqliteDatabase:
    """That file, for tests of what only SQLite does."""
    return SqliteDatabase(file, file.with_suffix(".log"))


def created(folder: Path) -> SqliteDatabase:
    """A file that is not there yet, nor the folder around it."""
    return SqliteDatabase(folder / f"database-{next(_numbers)}" / "tables.sqlite", folder / "server.log")


@contextmanager
def made(folder: Path) -> Iterator[SqliteDatabase]:
    """The same: it goes with its folder."""
    yield created(folder)
