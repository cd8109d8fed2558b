"""A store from its URL: the one place that knows which kinds of database there are."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from urllib.request import url2pathname

from kartentisch.server.store import Store, UnknownDatabase, sqlite_claim
from kartentisch.server.store.sqlite import SqliteStore

_SQLITE = "sqlite://"


def _file(database: str) -> str:
    """The SQLite file that a URL (``sqlite:///absolute/path``) or a plain path means."""
    if "://" not in database:
        return database
    if database.startswith(f"{_SQLITE}/"):
        return url2pathname(database.removeprefix(_SQLITE))
    raise UnknownDatabase(database.partition("://")[0])


async def open_store(database: str, batch_seen: Callable[[int], None] = lambda _: None) -> Store:
    """The store at a URL (``sqlite:///absolute/path``) or in the SQLite file of a plain path; made if it is not there.

    `batch_seen` is called with the number of jobs in each commit. `CannotOpen` or `UnknownDatabase` where it fails.
    """
    return SqliteStore(_file(database), batch_seen)


def claimed(database: str) -> AbstractContextManager[None]:
    """While it lasts nobody else claims the database; `InUse` where somebody has it."""
    return sqlite_claim.claimed(_file(database))
