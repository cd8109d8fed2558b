"""Databases of every kind that the server can use, empty ones, as tests reach them: by their URL, and from outside."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from kartentisch.server.store import Store
from kartentisch.server.store.opening import is_shared, open_store

KINDS = ("sqlite", "postgresql")
"""The schemes of URLs. For each of them there is a module here, ``<kind>_database.py``, that makes such databases."""
TABLES = ("people", "secrets", "codes", "tables", "chairs", "moves", "finished", "games", "tallies", "reports", "bans")
"""What every kind of database has, with the same columns."""

USUAL = os.environ.get("KARTENTISCH_TEST_DATABASE", "sqlite")
"""What a test gets that does not say which kind it wants: `make test` runs those of the server once with each."""

SHARED = tuple(kind for kind in KINDS if is_shared(f"{kind}://"))
"""Those that several servers may use at the same time."""

every_kind = pytest.mark.parametrize("database", KINDS, indirect=True)
"""For tests that hold for whatever is behind a `Store`."""
every_shared_kind = pytest.mark.parametrize("database", SHARED, indirect=True)
"""For tests that hold for whatever several servers share."""


class Refused(Exception):
    """The database itself does not allow a change."""


class Database(Protocol):
    """A database that a server may be using, seen from outside."""

    url: str
    log: Path
    """Where a server that uses it may write its log."""

    def rows(self, query: str) -> list[tuple[object, ...]]:
        """What it answers."""

    def change(self, *statements: str) -> None:
        """Carries out all of them or, with `Refused`, none."""

    def back_up(self, file: Path) -> None:
        """Makes a backup as `docs/deploy.md` says, also while a server runs."""

    def restore(self, file: Path) -> None:
        """Puts a backup in its place as `docs/deploy.md` says, while no server runs."""


class Dialect(NamedTuple):
    """How databases of a kind came into their form, as its module says in ``DIALECT``."""

    migrations: str
    """The folder that holds the scripts."""
    statements: Callable[[str], Iterable[str]]
    """A script as it is carried out: whole, or each statement for itself."""
    digest: str
    """How the digest ``m`` is written."""


def dialect_of(kind: str) -> Dialect:
    """That of this kind."""
    found: Dialect = import_module(f"tests.server.store.{kind}_database").DIALECT
    return found


@contextmanager
def made(kind: str, folder: Path) -> Iterator[Database]:
    """An empty database of that kind, for as long as it is used."""
    make: Callable[[Path], AbstractContextManager[Database]] = import_module(f"tests.server.store.{kind}_database").made
    with make(folder) as database:
        yield database


@cache
def located(file: Path) -> str:
    """Where a test that names a file has its database: there or, of another kind, one that belongs to that name."""
    if USUAL == "sqlite":
        return str(file)
    create: Callable[[Path], Database] = import_module(f"tests.server.store.{USUAL}_database").created
    return create(file.parent).url


def stored(database: Database, work: Callable[[Store], Awaitable[None]]) -> None:
    """Opens a store, works with it, and closes it."""

    async def whole() -> None:
        store = await open_store(database.url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def everything(database: Database) -> str:
    """All that is stored, as text."""
    return "\n".join(map(str, (row for table in TABLES for row in database.rows(f"SELECT * FROM {table}"))))


def number_of(database: Database, table: str) -> int:
    """How many rows a table of the database has."""
    ((number,),) = database.rows(f"SELECT count(*) FROM {table}")
    return int(str(number))
