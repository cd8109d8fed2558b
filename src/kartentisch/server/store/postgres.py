"""The store in a PostgreSQL database, which several servers can share."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import asyncpg
import msgspec

from kartentisch.server.store import (
    CannotOpen,
    Facts,
    Filed,
    FinishedRow,
    KeptGame,
    Listed,
    NewerDatabase,
    Person,
    Report,
    Rewritten,
    Sharing,
    Tallied,
    Untallied,
    Visitor,
    Waiting,
)
from kartentisch.server.store import postgres_removal as removal
from kartentisch.server.store.postgres_connection import SQL, Connection, Connections, Row
from kartentisch.server.store.postgres_sharing import PostgresSharing
from kartentisch.server.store.queries import migrations

_MIGRATING = 7_021_945
"""The number of a lock in the database: of servers that start at the same time, one migrates it."""


async def _migrate(connection: Connection, where: str) -> None:
    known = migrations("postgres_migrations")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute(SQL["migrations"])
        reached = await connection.fetchval(SQL["newest-migration"])
        if reached > max(known):
            needed = await connection.fetchval(SQL["needed-migration"])
            if needed > max(known):
                raise NewerDatabase(where, str(needed))
        for number in range(reached + 1, max(known) + 1):
            await connection.execute(SQL["migrated"], number)
            await connection.execute(known[number].read_text("utf-8"))


@asynccontextmanager
async def _connected(connections: Connections) -> AsyncIterator[Connection]:
    try:
        connection = await connections.connect()
        try:
            yield connection
        finally:
            await connection.close()
    except (OSError, TimeoutError, ValueError, OverflowError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        why = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else type(error).__name__
        raise CannotOpen(connections.where, why) from None


async def check(url: str, where: str) -> None:
    """`CannotOpen` where the database does not answer; nothing is changed."""
    async with _connected(Connections(url, where, lambda _: None)):
        pass


async def opened(url: str, where: str, batch_seen: Callable[[int], None]) -> PostgresStore:
    """The store, brought up to date; `CannotOpen` where that fails."""
    connections = Connections(url, where, batch_seen)
    async with _connected(connections) as connection:
        await _migrate(connection, where)
    return PostgresStore(connections)


class PostgresStore:
    """See `Store`."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._do, self._read = connections.do, connections.read
        self._sharing = PostgresSharing(connections)
        self.sharing: Sharing | None = self._sharing

    def append(self, table: str, first: int, entries: Sequence[bytes], facts: Facts | None) -> asyncio.Future[None]:
        return self._do(None if facts is None else partial(_update, table, facts), _rows(table, first, entries))

    async def entries(self, table: str, first: int, most: int) -> list[bytes]:
        return [entry.encode() for (entry,) in await self._read("entries", table, first, most)]

    async def tables_of(self, person: str, most: int) -> list[Waiting]:
        # A table that another server holds is in use there, or was a moment ago.
        rows = await self._read("tables-of", person, most, self._connections.worker or "")
        return [Waiting(*row) for row in rows]

    async def finished_of(self, person: str, most: int) -> list[FinishedRow]:
        return [FinishedRow(*row) for row in await self._read("finished-of", person, most)]

    async def game(self, game: str) -> KeptGame | None:
        for row in await self._read("game", game):
            return KeptGame(*row)
        return None

    async def tallies_of(self, person: str, most: int, skipped: int) -> list[Tallied]:
        return [Tallied(*row) for row in await self._read("tallies-of", person, most, skipped)]

    async def untallied(self, person: str, most: int, kept: int) -> list[Untallied]:
        return [Untallied(*row) for row in await self._read("untallied", person, most, kept)]

    async def keep_tallies(self, person: str, tallies: Sequence[Tallied], kept: int) -> None:
        added = (("keep-tally", person, *tallied) for tallied in tallies)
        await self._changes(*added, ("trim-tallies", person, kept))

    async def forget_tallies(self, person: str) -> None:
        await self._changes(("remove-tallies-of", person), ("no-tallies-of", person))

    async def keep_analysis(self, game: str, analysis: str) -> None:
        await self._change("keep-analysis", analysis, game)

    def visited(self, table: str) -> asyncio.Future[None]:
        return self._change("table-visited", table)

    async def tables_open(self, person: str) -> int:
        return await self._number("tables-open", person)

    async def tables_opened(self, person: str, hours: int) -> int:
        return await self._number("tables-opened", person, hours)

    async def touch(self, tables: Sequence[str]) -> None:
        await self._change("touch-table", list(tables))

    async def past_tables(self, used_before: float, empty_before: float, most: int) -> list[str]:
        return await self._connections.with_reader(partial(removal.past, used_before, empty_before, most))

    async def remove_piece(self, table: str) -> bool:
        return bool(await self._do(partial(removal.remove_piece, table)))

    async def remove_people(self, seen_before: float, most: int) -> int:
        return int(await self._do(partial(removal.remove_people, seen_before, most)))

    async def people(self, wanted: str) -> list[Visitor]:
        return [Visitor(Person(*row[:3]), *row[3:]) for row in map(tuple, await self._read("people", wanted))]

    async def tables_naming(self, person: str) -> list[str]:
        rows = await self._read("tables-naming", msgspec.json.encode(person).decode())
        return [table for (table,) in rows]

    async def games_at(self, table: str) -> list[KeptGame]:
        return [KeptGame(*row) for row in await self._read("games-at", table)]

    async def rewrite(self, table: str, anew: Rewritten, first: int, entries: Sequence[bytes], facts: Facts) -> None:
        async def work(connection: Connection) -> None:
            await removal.rewrite(table, anew, connection)
            await _update(table, facts, connection)

        await self._do(work, _rows(table, first, entries))

    async def delete_person(self, person: str) -> None:
        await self._do(partial(removal.delete_person, person))

    async def add_report(self, report: Report, most: int) -> None:
        await self._changes(("add-report", *report), ("keep-reports", most))

    async def reports_by(self, person: str, hours: int) -> int:
        return await self._number("reports-by", person, hours)

    async def reports(self) -> list[Filed]:
        return [Filed(number, at, Report(*row)) for number, at, *row in await self._read("reports")]

    async def remove_report(self, number: int) -> bool:
        return bool(await self._change("remove-report", number))

    async def ban(self, who: str, banned: bool) -> bool:
        return bool(await self._change("ban" if banned else "unban", who))

    async def bans(self) -> list[tuple[str, str]]:
        return [(who, since) for who, since in await self._read("bans")]

    async def tables(self, wanted: str) -> list[Listed]:
        return [Listed(*row) for row in await self._read("tables", wanted)]

    async def add_person(self, person: Person, secret: bytes) -> None:
        await self._changes(("add-person", *person), ("add-secret", secret, person.id))

    async def add_secret(self, person: str, secret: bytes, most: int) -> None:
        await self._changes(("add-secret", secret, person), ("keep-secrets", person, secret, most))

    async def person_of(self, secret: bytes) -> Person | None:
        for row in await self._read("person-of-secret", secret):
            await self._change("person-seen", row[0])
            return Person(*row)
        return None

    async def rename(self, person: str, name: str) -> None:
        await self._change("rename", name, person)

    async def add_code(self, person: str, code: bytes, now: float, until: float) -> None:
        await self._changes(("clear-codes", person, now), ("add-code", code, person, until))

    async def redeem(self, code: bytes, now: float) -> Person | None:
        async def work(connection: Connection) -> Any:
            found = await connection.fetchrow(SQL["person-of-code"], code, now)
            spent = await connection.execute(SQL["spend-code"], code)
            return found if removal.number_in(spent) else None  # another server may have been quicker

        found = await self._do(work)
        return None if found is None else Person(*found)

    async def close(self) -> None:
        await self._sharing.close()
        await self._connections.close()

    async def _number(self, query: str, *arguments: object) -> int:
        ((number,),) = await self._read(query, *arguments)
        return int(number)

    def _change(self, query: str, *arguments: object) -> asyncio.Future[Any]:
        async def work(connection: Connection) -> int:
            return removal.number_in(await connection.execute(SQL[query], *arguments))

        return self._do(work)

    def _changes(self, *changes: tuple[object, ...]) -> Awaitable[Any]:
        async def work(connection: Connection) -> None:
            for query, *arguments in changes:
                await connection.execute(SQL[str(query)], *arguments)

        return self._do(work)


def _rows(table: str, first: int, entries: Sequence[bytes]) -> list[Row]:
    return [(table, first + i, entry.decode()) for i, entry in enumerate(entries)]


async def _update(table: str, facts: Facts, connection: Connection) -> None:
    await connection.execute(SQL["add-table"], table, facts.creator)
    await connection.execute(SQL["table-over"], facts.over, not facts.people, table)
    await connection.execute(SQL["clear-chairs"], table)
    await connection.executemany(SQL["add-chair"], [(person, table) for person in sorted(facts.people)])
    if facts.finished is not None:
        game = facts.finished
        await connection.execute(SQL["add-game"], game.id, table, game.summary, game.record)
        await connection.executemany(SQL["add-finished"], [(person, seat, game.id) for person, seat in game.seats])
        await connection.executemany(SQL["add-tally"], [(person, tally, game.id) for person, tally in game.tallies])
        if game.tallies_kept:
            past = [(person, game.tallies_kept) for person, _ in game.tallies]
            await connection.executemany(SQL["trim-tallies"], past)
