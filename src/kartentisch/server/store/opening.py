"""A store from its URL: the one place that knows which kinds of database there are."""

from __future__ import annotations

from collections.abc import Callable
from urllib.request import url2pathname

from kartentisch.server.store import Store, UnknownDatabase
from kartentisch.server.store.sqlite import SqliteStore

_SQLITE = "sqlite://"


async def open_store(database: str, batch_seen: Callable[[int], None] = lambda _: None) -> Store:
    """The store at a URL (``sqlite:///absolute/path``) or in the SQLite file of a plain path; made if it is not there.

    `batch_seen` is called with the number of jobs in each commit. `CannotOpen` or `UnknownDatabase` where it fails.
    """
    if "://" not in database:
        return SqliteStore(database, batch_seen)
    if database.startswith(f"{_SQLITE}/"):
        return SqliteStore(url2pathname(database.removeprefix(_SQLITE)), batch_seen)
    raise UnknownDatabase(database.partition("://")[0])
