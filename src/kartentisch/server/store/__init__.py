"""Storage of tables, their entries and people. Other code knows `Store` and its errors only; which database is behind
it, only `opening.py` knows."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Sequence
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


class Finished(NamedTuple):
    """A game that has just ended: its id, which nobody can guess, its summary and its record, and who had a chair."""

    id: str
    summary: str
    record: str
    seats: tuple[tuple[str, int], ...]
    """The people who had a chair, and which one."""
    tallies: tuple[tuple[str, str], ...] = ()
    """What the statistics of these people keep of it; empty: it does not count for them."""
    tallies_kept: int = 0
    """Of so many games these statistics keep something, the latest; 0: of all."""


class Facts(NamedTuple):
    """What can be looked up about a table without reading its entries."""

    people: frozenset[str]
    """The ids of the people with a chair."""
    over: bool
    creator: str = ""
    """Who opened the table; counts with its first entries only."""
    finished: Finished | None = None


class FinishedRow(NamedTuple):
    """A finished game of a person: their seat, its id and table, the second of the clock when it ended, its summary."""

    seat: int
    game: str
    table: str
    ended: int
    summary: str
    whole: int
    """1 where its record is kept; 0 for games that ended under earlier versions."""


class KeptGame(NamedTuple):
    """A finished game as a whole."""

    id: str
    table: str
    ended: int
    summary: str
    record: str
    """Empty for games that ended under earlier versions."""
    analysis: str | None
    """As `keep_analysis` was told it; None: there is none yet."""


class Tallied(NamedTuple):
    """What the statistics of a person keep of a finished game, and the second of the clock when it ended."""

    game: str
    ended: int
    tally: str
    """Empty: the game does not count."""


class Untallied(NamedTuple):
    """A finished game of a person of which their statistics know nothing: their seat, and the game as it is kept."""

    seat: int
    game: str
    ended: int
    summary: str
    record: str


class Rewritten(NamedTuple):
    """What is written anew of a table: entries, each with its number, and finished games, without analyses."""

    entries: Sequence[tuple[int, bytes]]
    games: Sequence[KeptGame]


class Waiting(NamedTuple):
    """A table where somebody has a chair, and the second of the clock when anybody was last there."""

    table: str
    visited: int


class Report(NamedTuple):
    """What somebody tells whoever runs the server, about a person (empty: about nobody in particular), at a table."""

    table: str
    person: str
    name: str
    about: str
    about_name: str
    text: str


class Filed(NamedTuple):
    """A report with its number and the time (UTC) when it came."""

    number: int
    at: str
    report: Report


class Listed(NamedTuple):
    """A table as whoever runs the server sees it: when it was opened and last used (UTC), how long its history is."""

    table: str
    since: str
    used: str
    over: bool
    entries: int
    names: str


class StoreError(Exception):
    """The base of all errors of a store.

    Its message is one word of our own, because it is public (`/healthz`, logs): what a database says itself may hold
    names of machines and people.
    """


class Conflict(StoreError):
    """An entry of that number exists already: another process has appended to the table."""


class Lost(Conflict):
    """Another server holds the table now; nothing was stored."""


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


class Peer(NamedTuple):
    """A server that shares the database: an id of its own, where others reach it, and what they must know for that."""

    id: str
    address: str
    secret: str


class Shown(NamedTuple):
    """A table in the lobby: who opened it, from which place, and what is shown."""

    host: str
    place: str
    shown: str


class Sharing(Protocol):
    """How several servers share one database: each of them holds some tables, and nobody else appends to these.

    A server that does not say for `seconds` that it is there may lose all that it holds, by the clock of the database;
    whatever it appends then is refused with `Lost`. Any call may raise `Unavailable`.
    """

    async def join(self, address: str, seconds: float) -> Peer:
        """We are a server, reached there, and hold no table yet. From now on we append only to tables that we hold."""

    async def beat(self, seconds: float) -> frozenset[str]:
        """We are still there; the ids of all servers that are. `Lost`: we are taken for dead, and have to join anew."""

    async def claim(self, table: str, from_the_dead: bool = True) -> Peer | None:
        """The server that holds a table; None: we do. `from_the_dead`: a server past its time does not hold any."""

    def release(self, table: str) -> Future[None]:
        """We do not hold that table any more, once all that we have appended to it is stored."""

    async def leave(self) -> None:
        """We hold nothing any more, and are no server."""

    async def held(self, table: str) -> bool:
        """Whether any server that is there holds a table."""

    async def peers(self) -> list[Peer]:
        """All servers that are there."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Calls `heard` with every hint, and with an empty one whenever some may have been missed. Never returns."""

    async def hint(self, what: str) -> None:
        """Tells all servers that something may be read anew. A hint may get lost."""

    async def show(self, table: str, waiting: bool, shown: Shown | None) -> None:
        """A table of ours as the lobby shows it, those that wait for players first; None: not any more."""

    async def shown(self, most: int, of_a_host: int, of_a_place: int) -> list[Shown]:
        """What the lobby shows, of all servers; so many tables in all, of one host, and of one place."""

    async def take(self, name: str, rate: float, most: float) -> bool:
        """Whether a token was left in the bucket of that name, which all servers share (see `limits.Bucket`)."""

    async def claim_all(self) -> None:
        """Nobody else is a server until the store is closed; `InUse` where somebody is."""


class Store(Protocol):
    """Storage. When the result of a call is there, everything is on disk; simultaneous calls may share a commit.

    The number of an entry is unique for its table. Any call may raise `Unavailable`. Secrets and codes come as digests.
    Entries come back byte for byte. When a person was last seen, and a table last used, is told by the database's own
    clock to the hour; when the last one left a table, to the second.
    """

    sharing: Sharing | None
    """How to share it with other servers; None: one server has it for itself."""

    def append(self, table: str, first: int, entries: Sequence[bytes], facts: Facts | None) -> Future[None]:
        """Entries number `first` and on, all of them or none; `facts` where they have changed. May raise `Conflict`."""

    async def entries(self, table: str, first: int, most: int) -> list[bytes]:
        """So many entries of a table in order, from number `first` on; none at all: there is no such table."""

    async def tables_of(self, person: str, most: int) -> list[Waiting]:
        """The tables with a chair of that person where the game is not over, the latest first."""

    async def finished_of(self, person: str, most: int) -> list[FinishedRow]:
        """The finished games of a person, the latest first."""

    async def game(self, game: str) -> KeptGame | None:
        """The finished game of that id. It is kept as long as its table."""

    async def tallies_of(self, person: str, most: int, skipped: int) -> list[Tallied]:
        """What the statistics of a person keep of the games that count, the latest first, after so many others.

        They are kept as long as the person, whatever becomes of the tables, or until there are too many later ones.
        """

    async def untallied(self, person: str, most: int, kept: int) -> list[Untallied]:
        """Games of a person whose records are kept and of which their statistics know nothing, the latest first.

        None that are older than the latest `kept` ones: they were too many.
        """

    async def keep_tallies(self, person: str, tallies: Sequence[Tallied], kept: int) -> None:
        """Adds games to the statistics of a person, which keep the latest `kept`; those that are there stay as they
        are."""

    async def forget_tallies(self, person: str) -> None:
        """Empties the statistics of a person: no game that has ended by now will ever count again."""

    async def keep_analysis(self, game: str, analysis: str) -> None:
        """Keeps a text beside a finished game, in place of the one before; nothing if the game is gone."""

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

        A table where a game has ended is kept as long as others, whoever sits there. Those whose removal has begun come
        first.
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

    async def games_at(self, table: str) -> list[KeptGame]:
        """All games that have ended at a table, in order."""

    async def rewrite(self, table: str, anew: Rewritten, first: int, entries: Sequence[bytes], facts: Facts) -> None:
        """Writes some of a table anew and appends entries as `append` does: all of it or nothing.

        Only where a person is deleted, and no server runs.
        """

    async def delete_person(self, person: str) -> None:
        """Removes a person, their secrets, codes, chairs, finished games, statistics, and reports by and about them."""

    async def add_report(self, report: Report, most: int) -> None:
        """Keeps a report; of more than so many the oldest go of whoever has made most."""

    async def reports_by(self, person: str, hours: int) -> int:
        """How many reports of that person in the last hours are kept."""

    async def reports(self) -> list[Filed]:
        """All reports, the oldest first."""

    async def remove_report(self, number: int) -> bool:
        """Whether there was such a report, which is gone now."""

    async def ban(self, who: str, banned: bool) -> bool:
        """Notes that a person or network may not come in, or may again; whether that changes anything."""

    async def bans(self) -> list[tuple[str, str]]:
        """All who may not come in, and since when (UTC)."""

    async def tables(self, wanted: str) -> list[Listed]:
        """The tables where a person has a chair whose name contains that text or whose id it is, or of that id; the
        last used first."""

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
