"""The store in one SQLite file: one thread writes, and jobs that arrive meanwhile share the next commit."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec

from kartentisch.server.store import (
    CannotOpen,
    Conflict,
    Facts,
    Filed,
    FinishedRow,
    Gone,
    KeptGame,
    Listed,
    NewerDatabase,
    Person,
    Report,
    Rewritten,
    Sharing,
    Tallied,
    Unavailable,
    Untallied,
    Visitor,
    Waiting,
)
from kartentisch.server.store import sqlite_removal as removal
from kartentisch.server.store.queries import migrations
from kartentisch.server.store.sqlite_queries import SQL

_MIGRATIONS = "sqlite_migrations"
_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "secure_delete = ON",
)
"""`secure_delete`: what is removed is overwritten, so that nothing of a deleted person is left in the file."""


_Row = tuple[str, int, str]
"""A table, the number of an entry, the entry."""


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any] | None
    answer: asyncio.Future[Any]
    rows: Sequence[_Row] = ()
    """Entries to append before the work."""


def _statements(text: str) -> Iterator[str]:
    """The statements of a file one by one, triggers with all that is in them."""
    gathered = ""
    for line in text.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered.strip()
            gathered = ""


def _migrate(connection: sqlite3.Connection, file: str) -> None:
    known = migrations(_MIGRATIONS)
    connection.execute(SQL["migrations"])
    for number in range(_reached(connection, file) + 1, max(known) + 1):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(SQL["migrated"], (number,))
        for statement in _statements(known[number].read_text("utf-8")):
            connection.execute(statement)
        connection.execute("COMMIT")


def _reached(connection: sqlite3.Connection, file: str) -> int:
    """The newest migration; `NewerDatabase` where there is one that we cannot do without."""
    known = max(migrations(_MIGRATIONS))
    (reached,) = connection.execute(SQL["newest-migration"]).fetchone()
    if reached > known:
        (needed,) = connection.execute(SQL["needed-migration"]).fetchone()
        if needed > known:
            raise NewerDatabase(file, str(needed))
    return int(reached)


def _connect(file: str) -> sqlite3.Connection:
    try:
        return _opened(file)
    except (OSError, sqlite3.Error) as error:
        raise _cannot_open(file, error) from None


def _cannot_open(file: str, error: OSError | sqlite3.Error) -> CannotOpen:
    return CannotOpen(file, error.strerror if isinstance(error, OSError) and error.strerror else str(error))


def _opened(file: str) -> sqlite3.Connection:
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    # It holds everybody's cards, so only its owner may read it. SQLite gives its side files the same permissions.
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    _migrate(connection, file)
    return connection


def check(file: str) -> None:
    """Raises what `SqliteStore` would for a file that is there, and changes nothing in it."""
    if not os.path.exists(file):
        return
    try:
        os.close(os.open(file, os.O_RDWR))
        with closing(sqlite3.connect(f"{Path(file).resolve().as_uri()}?mode=ro", uri=True)) as connection:
            if not connection.execute(SQL["has-migrations"]).fetchone()[0]:
                return
            _reached(connection, file)
    except (OSError, sqlite3.Error) as error:
        raise _cannot_open(file, error) from None


class SqliteStore:
    """See `Store`. Made inside a running loop; makes the file or brings it up to date, or raises `CannotOpen`."""

    sharing: Sharing | None = None

    def __init__(self, file: str, batch_seen: Callable[[int], None] = lambda _: None) -> None:
        self._connection = _connect(file)
        self._file, self._mark = file, _mark(file)
        """The file, and how it was when this store last wrote to it."""
        self._loop = asyncio.get_running_loop()
        self._gathered: list[_Job] = []
        """The jobs that wait until the thread has finished its current batch."""
        self._writing = False
        self._batches: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._batch_seen = batch_seen
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def append(self, table: str, first: int, entries: Sequence[bytes], facts: Facts | None) -> asyncio.Future[None]:
        return self._do(None if facts is None else partial(_update, table, facts), _rows(table, first, entries))

    async def entries(self, table: str, first: int, most: int) -> list[bytes]:
        rows = await self._do(lambda c: c.execute(SQL["entries"], (table, first, most)).fetchall())
        return [entry.encode() for (entry,) in rows]

    async def tables_of(self, person: str, most: int) -> list[Waiting]:
        rows = await self._do(lambda c: c.execute(SQL["tables-of"], (person, most)).fetchall())
        return [Waiting(*row) for row in rows]

    async def finished_of(self, person: str, most: int) -> list[FinishedRow]:
        rows = await self._do(lambda c: c.execute(SQL["finished-of"], (person, most)).fetchall())
        return [FinishedRow(*row) for row in rows]

    async def game(self, game: str) -> KeptGame | None:
        row = await self._do(lambda c: c.execute(SQL["game"], (game,)).fetchone())
        return None if row is None else KeptGame(*row)

    async def tallies_of(self, person: str, most: int, skipped: int) -> list[Tallied]:
        rows = await self._do(lambda c: c.execute(SQL["tallies-of"], (person, most, skipped)).fetchall())
        return [Tallied(*row) for row in rows]

    async def untallied(self, person: str, most: int, kept: int) -> list[Untallied]:
        rows = await self._do(lambda c: c.execute(SQL["untallied"], (person, most, kept)).fetchall())
        return [Untallied(*row) for row in rows]

    async def keep_tallies(self, person: str, tallies: Sequence[Tallied], kept: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(SQL["keep-tally"], [(person, *tallied) for tallied in tallies])
            connection.execute(SQL["trim-tallies"], (person, kept))

        await self._do(work)

    async def forget_tallies(self, person: str) -> None:
        await self._do(partial(removal.forget_tallies, person))

    async def keep_analysis(self, game: str, analysis: str) -> None:
        await self._do(lambda c: c.execute(SQL["keep-analysis"], (analysis, game)).rowcount)

    def visited(self, table: str) -> asyncio.Future[None]:
        return self._do(lambda c: c.execute(SQL["table-visited"], (table,)).rowcount)

    async def tables_open(self, person: str) -> int:
        (number,) = await self._do(lambda c: c.execute(SQL["tables-open"], (person,)).fetchone())
        return int(number)

    async def tables_opened(self, person: str, hours: int) -> int:
        (number,) = await self._do(lambda c: c.execute(SQL["tables-opened"], (person, f"-{hours} hours")).fetchone())
        return int(number)

    async def touch(self, tables: Sequence[str]) -> None:
        await self._do(partial(removal.touch, tables))

    async def past_tables(self, used_before: float, empty_before: float, most: int) -> list[str]:
        found: list[str] = await self._do(partial(removal.past, used_before, empty_before, most))
        return found

    async def remove_piece(self, table: str) -> bool:
        return bool(await self._do(partial(removal.remove_piece, table)))

    async def remove_people(self, seen_before: float, most: int) -> int:
        return int(await self._do(partial(removal.remove_people, seen_before, most)))

    async def people(self, wanted: str) -> list[Visitor]:
        rows = await self._do(lambda c: c.execute(SQL["people"], (wanted,)).fetchall())
        return [Visitor(Person(row[0], row[1], bool(row[2])), *row[3:]) for row in rows]

    async def tables_naming(self, person: str) -> list[str]:
        written = msgspec.json.encode(person).decode()
        rows = await self._do(lambda c: c.execute(SQL["tables-naming"], (written,)).fetchall())
        return [table for (table,) in rows]

    async def games_at(self, table: str) -> list[KeptGame]:
        rows = await self._do(lambda c: c.execute(SQL["games-at"], (table,)).fetchall())
        return [KeptGame(*row) for row in rows]

    async def rewrite(self, table: str, anew: Rewritten, first: int, entries: Sequence[bytes], facts: Facts) -> None:
        def work(connection: sqlite3.Connection) -> None:
            removal.rewrite(table, anew, connection)
            _update(table, facts, connection)

        await self._do(work, _rows(table, first, entries))

    async def delete_person(self, person: str) -> None:
        await self._do(partial(removal.delete_person, person))

    async def add_report(self, report: Report, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(SQL["add-report"], report)
            connection.execute(SQL["keep-reports"], (most,))

        await self._do(work)

    async def reports_by(self, person: str, hours: int) -> int:
        (number,) = await self._do(lambda c: c.execute(SQL["reports-by"], (person, hours)).fetchone())
        return int(number)

    async def reports(self) -> list[Filed]:
        rows = await self._do(lambda c: c.execute(SQL["reports"]).fetchall())
        return [Filed(number, at, Report(*row)) for number, at, *row in rows]

    async def remove_report(self, number: int) -> bool:
        return bool(await self._do(lambda c: c.execute(SQL["remove-report"], (number,)).rowcount))

    async def ban(self, who: str, banned: bool) -> bool:
        return bool(await self._do(lambda c: c.execute(SQL["ban" if banned else "unban"], (who,)).rowcount))

    async def bans(self) -> list[tuple[str, str]]:
        rows: list[tuple[str, str]] = await self._do(lambda c: c.execute(SQL["bans"]).fetchall())
        return rows

    async def tables(self, wanted: str) -> list[Listed]:
        rows = await self._do(lambda c: c.execute(SQL["tables"], (wanted,)).fetchall())
        return [Listed(*row)._replace(over=bool(row[3])) for row in rows]

    async def add_person(self, person: Person, secret: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(SQL["add-person"], person)
            connection.execute(SQL["add-secret"], (secret, person.id))

        await self._do(work)

    async def add_secret(self, person: str, secret: bytes, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(SQL["add-secret"], (secret, person))
            connection.execute(SQL["keep-secrets"], (person, secret, most))

        await self._do(work)

    async def person_of(self, secret: bytes) -> Person | None:
        def work(connection: sqlite3.Connection) -> Any:
            found = connection.execute(SQL["person-of-secret"], (secret,)).fetchone()
            if found is not None:
                connection.execute(SQL["person-seen"], (found[0],))
            return found

        return _person(await self._do(work))

    async def rename(self, person: str, name: str) -> None:
        await self._do(lambda c: c.execute(SQL["rename"], (name, person)).rowcount)

    async def add_code(self, person: str, code: bytes, now: float, until: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(SQL["clear-codes"], (person, now))
            connection.execute(SQL["add-code"], (code, person, until))

        await self._do(work)

    async def redeem(self, code: bytes, now: float) -> Person | None:
        def work(connection: sqlite3.Connection) -> Any:
            found = connection.execute(SQL["person-of-code"], (code, now)).fetchone()
            connection.execute(SQL["spend-code"], (code,))
            return found

        return _person(await self._do(work))

    async def close(self) -> None:
        self._batches.put(self._gathered)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _do(self, work: Callable[[sqlite3.Connection], Any] | None, rows: Sequence[_Row] = ()) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append(_Job(work, answer, rows))
        if not self._writing:
            # Not at once: other jobs of this iteration of the event loop can join the batch.
            self._writing = True
            self._loop.call_soon(self._hand_over)
        return answer

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        self._batches.put(batch)
        self._batch_seen(len(batch))

    def _written(self, batch: Sequence[_Job], results: Sequence[Any]) -> None:
        for job, result in zip(batch, results, strict=True):
            if not job.answer.done():
                if isinstance(result, Exception):
                    job.answer.set_exception(result)
                else:
                    job.answer.set_result(result)
        self._writing = bool(self._gathered)
        if self._gathered:
            self._hand_over()

    # The thread

    def _write(self) -> None:
        while (batch := self._batches.get()) is not None:
            results = self._carried_out(batch)
            self._loop.call_soon_threadsafe(self._written, batch, results)

    def _carried_out(self, jobs: Sequence[_Job]) -> list[Any]:
        """The result or error of each job, once all of them are on disk."""
        if _mark(self._file) != self._mark:
            return [Gone("gone") for _ in jobs]
        try:
            try:
                return self._committed(jobs)
            finally:
                self._note()
        except Exception as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                # All have waited already; to retry one by one would take far too long.
                return [Unavailable(type(error).__name__) for _ in jobs]
            if len(jobs) > 1:  # one that fails must not fail the others
                return [result for job in jobs for result in self._carried_out([job])]
            if isinstance(error, sqlite3.IntegrityError):
                return [Conflict()]
            # Anything else is a fault of the job: it must not end this thread, on which everybody depends.
            return [Unavailable(type(error).__name__) if isinstance(error, sqlite3.Error) else error]

    def _note(self) -> None:
        """Notes how the file is now: now and then a commit moves what has gathered into it. Another one is not ours."""
        now = _mark(self._file)
        if now is not None and self._mark is not None and now[0] == self._mark[0]:
            self._mark = now

    def _committed(self, jobs: Sequence[_Job]) -> list[Any]:
        connection = self._connection
        rows = [row for job in jobs for row in job.rows]
        if rows and all(job.work is None for job in jobs):
            # Entries only: a single statement is a transaction by itself, and costs half as much without BEGIN.
            _append(connection, rows)
            return [None for _ in jobs]
        connection.execute("BEGIN IMMEDIATE")
        try:
            if rows:
                _append(connection, rows)
            results = [job.work and job.work(connection) for job in jobs]
            connection.execute("COMMIT")
        except Exception:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results


class _Mark(NamedTuple):
    """What distinguishes a database from another one of the same name, or put in its place."""

    which: tuple[int, ...]
    """The file and the one beside it that holds what was committed last."""
    content: tuple[int, ...]


def _mark(file: str) -> _Mark | None:
    """The mark of a database; None: one of its files is not there.

    Commits go to a file beside it (WAL), so that only whoever moves them over writes to it: readers and backups do not.
    """
    try:
        found, beside = os.stat(file), os.stat(f"{file}-wal")
    except OSError:
        return None
    which = found.st_dev, found.st_ino, beside.st_ino
    # Windows tells the time and size of a file that is being written late.
    return _Mark(which, () if sys.platform == "win32" else (found.st_size, found.st_mtime_ns))


def _rows(table: str, first: int, entries: Sequence[bytes]) -> list[_Row]:
    return [(table, first + i, entry.decode()) for i, entry in enumerate(entries)]


def _append(connection: sqlite3.Connection, rows: Sequence[_Row]) -> None:
    """Inserts all rows by one statement: after each statement this thread has to wait for the interpreter lock."""
    connection.execute(SQL["append"], (msgspec.json.encode(rows).decode(),))


def _update(table: str, facts: Facts, connection: sqlite3.Connection) -> None:
    connection.execute(SQL["add-table"], (table, facts.creator))
    connection.execute(SQL["table-over"], (facts.over, not facts.people, table))
    connection.execute(SQL["clear-chairs"], (table,))
    connection.executemany(SQL["add-chair"], [(person, table) for person in sorted(facts.people)])
    if facts.finished is not None:
        game = facts.finished
        connection.execute(SQL["add-game"], (game.id, table, game.summary, game.record))
        connection.executemany(SQL["add-finished"], [(person, seat, game.id) for person, seat in game.seats])
        connection.executemany(SQL["add-tally"], [(person, tally, game.id) for person, tally in game.tallies])
        if game.tallies_kept:
            connection.executemany(SQL["trim-tallies"], [(person, game.tallies_kept) for person, _ in game.tallies])


def _person(row: tuple[str, str, int] | None) -> Person | None:
    return None if row is None else Person(row[0], row[1], bool(row[2]))
