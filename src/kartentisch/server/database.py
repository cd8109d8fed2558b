"""A database for one program alone; whatever is wrong with it is refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kartentisch.game import Illegal
from kartentisch.server.store import CannotOpen, InUse, NewerDatabase, UnknownDatabase
from kartentisch.server.store.opening import claimed


@contextmanager
def own(database: str) -> Iterator[None]:
    """Claims the database. `Illegal` where another program has it or, at any time within, it cannot be opened."""
    with in_words(), claimed(database):
        yield


@contextmanager
def in_words() -> Iterator[None]:
    """Refuses whatever is wrong with a database within."""
    try:
        yield
    except InUse as error:
        raise Illegal("serve-database-in-use", file=error.where) from None
    except NewerDatabase as error:
        raise Illegal("serve-database-newer", file=error.where) from None
    except CannotOpen as error:
        raise Illegal("serve-database", file=error.where, why=error.why) from None
    except UnknownDatabase as error:
        raise Illegal("serve-database-unknown", scheme=str(error)) from None
