"""Storage of tables, their entries and people. Other code knows `Store` and its errors only; which database is behind
it, only `opening.py` knows."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Person(NamedTuple):
    """Somebody who was here: a person, or a program that says so."""

    id: str
    name: str
    bot: bool


class Visitor(NamedTuple):
    """A person as whoever runs the server sees them: when they came first and last, and how many chairs they have."""

    person: Person
    since: str
    seen: str
    tables: int


class Facts(NamedTuple):
    """What can be looked up about a table without reading its entries."""

    people: frozenset[str]
    """The ids of the people with a chair."""
    over: bool
    creator: str = ""
    """Who opened the table; counts with its first entries only."""
    finished: str | None = None
    """The summary of a game that has just ended."""
    seats: tuple[tuple[str, int], ...] = ()
    """With a finished game: the people who had a chair, and which one."""


class FinishedRow(NamedTuple):
    """A finished game of a person: their seat, the table, the second of the clock when it ended, and its summary."""

    seat: int
    table: str
    ended: int
    summary: str


class Rewritten(NamedTuple):
    """What is written anew of a table: entries and summaries of finished games, each with its number."""

    entries: Sequence[tuple[int, bytes]]
    summaries: Sequence[tuple[int, str]]


class Waiting(NamedTuple):
    """A table where somebody has a chair, and the second of the clock when anybody was last there."""

    table: str
    visited: int


class StoreError(Exception):
    """The base of all errors of a store.

    Its message is one word of our own, because it is public (`/healthz`, logs): what a database says itself may hold
    names of machines and people.
    """


class Conflict(StoreError):
    """An entry of that number exists already: another process has appended to the table."""


class Unavailable(StoreError):
    """The store cannot read or write now (disk full, for example); nothing was stored."""


class Gone(Unavailable):
    """The database is not where it was opened: deleted, or another one is there. What was stored now would be lost."""


class UnknownDatabase(StoreError):
    """There is no store for such a URL. The message is its scheme: the rest may hold a password."""


class CannotOpen(StoreError):
    """A database cannot be used. `where`: the database as it may be shown to whoever runs the server."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where, self.why = where, why


class NewerDatabase(CannotOpen):
    """A newer version of this program has written the database."""


class InUse(CannotOpen):
    """Another program, a server for example, holds the database."""


class Store(Protocol):
    """Storage. When the result of a call is there, everything is on disk; simultaneous calls may share a commit.

    The number of an entry is unique for its table. Any call may raise `Unavailable`. Secrets and codes come as digests.
    Entries come back byte for byte. When a person was last seen, and a table last used, is told by the database's own
    clock to the hour; when the last one left a table, to the second.
    """

    def append(self, table: str, first: int, entries: Sequence[bytes], facts: Facts | None) -> Future[None]:
        """Entries number `first` and on, all of them or none; `facts` where they have changed. May raise `Conflict`."""

    async def entries(self, table: str, first: int, most: int) -> list[bytes]:
        """So many entries of a table in order, from number `first` on; none at all: there is no such table."""

    async def tables_of(self, person: str, most: int) -> list[Waiting]:
        """The tables with a chair of that person where the game is not over, the latest first."""

    async def finished_of(self, person: str, most: int) -> list[FinishedRow]:
        """The finished games of a person, the latest first."""

    def visited(self, table: str) -> Future[None]:
        """The last one has left that table now."""

    async def tables_open(self, person: str) -> int:
        """How many unfinished tables that person has a chair at or has opened."""

    async def tables_opened(self, person: str, hours: int) -> int:
        """How many tables that person has opened in the last hours, and that are still kept."""

    async def touch(self, tables: Sequence[str]) -> None:
        """These tables are in use now. Whatever changes their facts says so, too."""

    async def past_tables(self, used_before: float, empty_before: float, most: int) -> list[str]:
        """Some tables not in use since that second of the clock, or since the other one without anybody on a chair.

        Those whose removal has begun come first.
        """

    async def remove_piece(self, table: str) -> bool:
        """Removes a table from sight and some of its entries from the disk; True: nothing is left of it.

        Interrupted, it is gone on with later: the table is among `past_tables`.
        """

    async def remove_people(self, seen_before: float, most: int) -> int:
        """Removes some people without a chair who were not seen since that second of the clock; how many."""

    async def people(self, wanted: str) -> list[Visitor]:
        """The people whose name contains that text, or whose id it is; those seen last come first."""

    async def tables_naming(self, person: str) -> list[str]:
        """All tables whose entries name that person, whether they have a chair there or not, or are being removed."""

    async def summaries(self, table: str) -> list[tuple[int, str]]:
        """All summaries of games that have ended at a table, one for each person who was there, with their numbers."""

    async def rewrite(self, table: str, anew: Rewritten, first: int, entries: Sequence[bytes], facts: Facts) -> None:
        """Writes some of a table anew and appends entries as `append` does: all of it or nothing.

        Only where a person is deleted, and no server runs.
        """

    async def delete_person(self, person: str) -> None:
        """Removes a person, their secrets, codes, chairs and finished games."""

    async def add_person(self, person: Person, secret: bytes) -> None:
        """Somebody new and the digest of their secret."""

    async def add_secret(self, person: str, secret: bytes, most: int) -> None:
        """One more secret of a person: that of another device. Of more than so many the newest are kept."""

    async def person_of(self, secret: bytes) -> Person | None:
        """Whose secret it is; they have been seen now."""

    async def rename(self, person: str, name: str) -> None:
        """Another name from now on."""

    async def add_code(self, person: str, code: bytes, now: float, until: float) -> None:
        """A one-time code, valid until that second of the clock; the person's older one is void."""

    async def redeem(self, code: bytes, now: float) -> Person | None:
        """Whose code it was, if it was still good. It is gone in any case."""

    async def close(self) -> None:
        """Finishes what was begun."""
