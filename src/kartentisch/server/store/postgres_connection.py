"""How the PostgreSQL store reaches its database: one connection writes, a few read, and lost ones are made again.

Jobs that arrive while a commit is on its way share the next one. Where a connection is lost in the middle of a commit,
nobody knows what became of it; so each append is looked for in the database, and made again if it is not there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import asyncpg

from kartentisch.server.store import Conflict, Lost, Unavailable
from kartentisch.server.store.queries import named

SQL = named("postgres_queries.sql")
PATIENCE_SECONDS = 4.0
"""For so long a job waits for a database that is away; pages give an answer up after ten seconds."""
CONNECT_SECONDS = 3.0
COMMAND_SECONDS = 5.0
RETRY_SECONDS = 0.1
READERS = 4
HALF_DONE_SECONDS = 4
"""A server that has begun to change something and does not go on for so long (its machine is off, its cable is cut) is
hung up on by PostgreSQL, which undoes it: otherwise it would keep its tables for hours. As long as a lease."""
SETTINGS = {
    "idle_in_transaction_session_timeout": f"{HALF_DONE_SECONDS}s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""What PostgreSQL is told about every connection of ours."""

Connection = Any
"""A connection of asyncpg, which has no types."""
Row = tuple[str, int, str]
"""A table, the number of an entry, the entry."""
Result = TypeVar("Result")

GONE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
"""The errors after which a connection is of no use, and perhaps the next one is: nobody knows what was done."""

ROLLED_BACK = asyncpg.DeadlockDetectedError
"""Servers waited for each other (a deadlock), and PostgreSQL has undone what this one did: it may be tried again."""

FAILED = (*GONE, asyncpg.PostgresError)
"""All errors of the database and of the way there."""


class _Job(NamedTuple):
    work: Callable[[Connection], Awaitable[Any]] | None
    answer: asyncio.Future[Any]
    rows: Sequence[Row] = ()
    """Entries of one table, to append before the work."""


class Connections:
    """The connections of one store to its database."""

    def __init__(self, url: str, where: str, batch_seen: Callable[[int], None]) -> None:
        """`where`: the database as it may be shown."""
        self._url, self._batch_seen = url, batch_seen
        self.where = where
        self.worker: str | None = None
        """Appends only to tables that this server holds; None: to all of them."""
        self._loop = asyncio.get_running_loop()
        self._writer: Connection = None
        self._readers: Connection = None
        self._gathered: list[_Job] = []
        """The jobs that wait until the current batch is stored."""
        self._writing: asyncio.Task[None] | None = None

    async def connect(self) -> Connection:
        """One more connection, for whoever asks."""
        return await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=SETTINGS
        )

    async def close(self) -> None:
        """Finishes what was begun."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        if self._writer is not None:
            await _closed(self._writer)
        if self._readers is not None:
            await _closed(self._readers)

    # Reading

    async def read(self, query: str, *arguments: Any) -> Any:
        """All rows of a query, asked as often as is needed. What it changes may so be changed twice."""
        return await self.with_reader(lambda connection: connection.fetch(SQL[query], *map(_plain, arguments)))

    async def with_reader(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """The result of something that may be tried again."""
        until = self._loop.time() + PATIENCE_SECONDS
        while True:
            try:
                if self._readers is None:
                    self._readers = asyncpg.create_pool(
                        self._url,
                        min_size=0,
                        max_size=READERS,
                        timeout=CONNECT_SECONDS,
                        command_timeout=COMMAND_SECONDS,
                        server_settings=SETTINGS,
                    )
                    await self._readers
                async with self._readers.acquire(timeout=PATIENCE_SECONDS) as connection:
                    return await work(connection)
            except (*GONE, ROLLED_BACK) as error:
                if self._loop.time() > until or isinstance(error, ValueError):  # an argument that cannot be
                    raise Unavailable(type(error).__name__) from None
                await asyncio.sleep(RETRY_SECONDS)
            except asyncpg.PostgresError as error:
                raise Unavailable(type(error).__name__) from None

    # Writing

    def do(self, work: Callable[[Connection], Awaitable[Any]] | None, rows: Sequence[Row] = ()) -> asyncio.Future[Any]:
        """The result of a job, once it is on disk."""
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append(_Job(work, answer, rows))
        if self._writing is None:
            # A task begins with the next iteration of the loop: other jobs of this one can join the batch.
            self._writing = self._loop.create_task(self._write())
        return answer

    async def _write(self) -> None:
        try:
            while self._gathered:
                batch, self._gathered = self._gathered, []
                self._batch_seen(len(batch))
                results = await self._carried_out(batch)
                for job, result in zip(batch, results, strict=True):
                    if not job.answer.done():
                        if isinstance(result, Exception):
                            job.answer.set_exception(result)
                        else:
                            job.answer.set_result(result)
        finally:
            self._writing = None

    async def _carried_out(self, jobs: Sequence[_Job]) -> list[Any]:
        """The result or error of each job, once all of them are on disk."""
        until = self._loop.time() + PATIENCE_SECONDS
        try:
            connection = await self._connected(until)
        except Unavailable as error:
            return [error for _ in jobs]
        try:
            while True:
                try:
                    return await self._committed(connection, jobs)
                except ROLLED_BACK:
                    if self._loop.time() > until:
                        raise
        except GONE as error:
            self._drop()
            lost, until = Unavailable(type(error).__name__), self._loop.time() + PATIENCE_SECONDS
            return [await self._settled(job, until, lost) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:  # one that fails must not fail the others
                return [result for job in jobs for result in await self._carried_out([job])]
            if isinstance(error, asyncpg.IntegrityConstraintViolationError):
                return [Conflict()]
            return [Unavailable(type(error).__name__) if isinstance(error, asyncpg.PostgresError) else error]

    async def _committed(self, connection: Connection, jobs: Sequence[_Job]) -> list[Any]:
        rows = [row for job in jobs for row in job.rows]
        if rows and all(job.work is None for job in jobs):
            # Entries only: a single statement is a transaction by itself.
            held = await self._append(connection, rows)
            return [None if held is None or job.rows[0][0] in held else Lost() for job in jobs]
        async with connection.transaction():
            held = await self._append(connection, rows) if rows else None
            return [
                Lost()
                if held is not None and job.rows and job.rows[0][0] not in held
                else job.work and await job.work(connection)
                for job in jobs
            ]

    async def _append(self, connection: Connection, rows: Sequence[Row]) -> set[str] | None:
        """Appends all rows of tables that we hold, and tells which these are; None: we may append to all."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        if self.worker is None:
            await connection.execute(SQL["append"], *columns)
            return None
        return {table for (table,) in await connection.fetch(SQL["append-held"], *columns, self.worker)}

    async def _settled(self, job: _Job, until: float, lost: Unavailable) -> Any:
        """What became of a job whose connection was lost: an append is found or made again, another is given up."""
        while job.rows and self._loop.time() < until:
            try:
                connection = await self._connected(until)
                try:
                    (result,) = await self._committed(connection, [job])
                except asyncpg.IntegrityConstraintViolationError:
                    result = Conflict()
                # Something is there already, or we do not hold the table any more (`Lost`, which is a `Conflict`):
                # perhaps it was stored before.
                stored = isinstance(result, Conflict) and await _is_stored(connection, job.rows)
                return None if stored else result
            except GONE:
                self._drop()
            except Unavailable as error:
                return error
            except asyncpg.PostgresError as error:
                return Unavailable(type(error).__name__)
        return lost

    def _drop(self) -> None:
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    async def _connected(self, until: float) -> Connection:
        """The connection that writes, made anew where it was lost; `Unavailable` if there is none by that time."""
        while self._writer is None or self._writer.is_closed():
            try:
                self._writer = await self.connect()
            except FAILED as error:
                if self._loop.time() > until:
                    raise Unavailable(type(error).__name__) from None
                await asyncio.sleep(RETRY_SECONDS)
        return self._writer


async def _is_stored(connection: Connection, rows: Sequence[Row]) -> bool:
    stored = await connection.fetch(SQL["entries"], rows[0][0], rows[0][1], len(rows))
    return [entry for (entry,) in stored] == [entry for _, _, entry in rows]


async def _closed(connection: Connection) -> None:
    try:
        await asyncio.wait_for(connection.close(), CONNECT_SECONDS)
    except FAILED:
        connection.terminate()


def _plain(argument: Any) -> Any:
    """PostgreSQL has no text with a zero in it: where somebody asks for such a name, nothing is found."""
    return argument.replace("\0", "\ufffd") if isinstance(argument, str) else argument
