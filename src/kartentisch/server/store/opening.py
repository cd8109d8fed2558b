"""A store from its URL: the one place that knows which kinds of database there are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from kartentisch.server.store import Store, UnknownDatabase, sqlite, sqlite_claim
from kartentisch.server.store.sqlite import SqliteStore

_SQLITE = "sqlite://"
_POSTGRES = ("postgresql://", "postgres://")


def _file(database: str) -> str:
    """The SQLite file that a URL (``sqlite:///absolute/path``) or a plain path means."""
    if "://" not in database:
        return database
    if database.startswith(f"{_SQLITE}/"):
        return url2pathname(database.removeprefix(_SQLITE))
    raise UnknownDatabase(database.partition("://")[0])


async def open_store(database: str, batch_seen: Callable[[int], None] = lambda _: None) -> Store:
    """The store at a URL (``sqlite:///absolute/path``, ``postgresql://…``) or in the SQLite file of a plain path.

    A file that is not there is made; a PostgreSQL database must be there, and may be empty.

    `batch_seen` is called with the number of jobs in each commit. `CannotOpen` or `UnknownDatabase` where it fails.
    """
    if is_shared(database):
        from kartentisch.server.store import postgres  # not everybody has its driver

        return await postgres.opened(database, shown(database), batch_seen)
    return SqliteStore(_file(database), batch_seen)


def check(database: str) -> None:
    """Raises what `open_store` would, and changes nothing. (A shared database is asked when it is claimed.)"""
    if not is_shared(database):
        sqlite.check(_file(database))


def beside(database: str) -> Path | None:
    """Where a server that uses the database listens to whoever runs it; None: nowhere."""
    return None if is_shared(database) else Path(f"{Path(_file(database)).resolve()}.admin")


def is_shared(database: str) -> bool:
    """Whether several servers may use the database at the same time."""
    return database.startswith(_POSTGRES)


def missing(database: str) -> bool:
    """Whether it is a file that is not there, and that `open_store` would make."""
    return not is_shared(database) and not Path(_file(database)).exists()


def shown(database: str) -> str:
    """The database as it may be shown: without a password."""
    if "://" not in database or database.startswith(_SQLITE):
        return database
    try:
        parts = urlsplit(database)
    except ValueError:  # an address that cannot be: nobody knows which part of it is the password
        return f"{database.partition('://')[0]}://…"
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


@contextmanager
def _reached(database: str) -> Iterator[None]:
    from kartentisch.server.store import postgres

    asyncio.run(postgres.check(database, shown(database)))
    yield


def claimed(database: str) -> AbstractContextManager[None]:
    """While it lasts nobody else claims the database; `InUse` where somebody has it. A shared one must answer."""
    if is_shared(database):
        return _reached(database)
    return sqlite_claim.claimed(_file(database))
