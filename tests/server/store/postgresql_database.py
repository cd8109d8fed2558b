"""PostgreSQL databases for tests: one server for all tests of a process, one database a test."""

from __future__ import annotations

import asyncio
import atexit
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.store.databases import Dialect, Refused
from tools.postgres import Postgres, programs

DIALECT = Dialect("postgres_migrations", lambda script: [script], r"'\x6d'")

_numbers = count(1)


@cache
def server() -> Postgres:
    """The server, started when it is first needed."""
    # A killed server loses nothing that it has handed to the operating system; a power cut is not tested here.
    started = Postgres(fsync="off")
    atexit.register(started.stop)
    return started


def ran(program: str, *arguments: str) -> None:
    """Runs a program that belongs to PostgreSQL."""
    subprocess.run([programs() / program, *arguments], check=True, capture_output=True)


def asked(url: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """What somebody else gets from the database, in a thread: tests have loops of their own."""

    async def whole() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await work(connection)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(whole())).result()


class PostgresDatabase:
    """See `Database`."""

    def __init__(self, url: str, log: Path) -> None:
        self.url, self.log = url, log

    def rows(self, query: str) -> list[tuple[object, ...]]:
        return [tuple(row) for row in asked(self.url, lambda connection: connection.fetch(query))]

    def change(self, *statements: str) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for statement in statements:
                    await connection.execute(statement)

        try:
            asked(self.url, work)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Refused(str(error)) from None

    def back_up(self, file: Path) -> None:
        ran("pg_dump", "--format=custom", f"--file={file}", self.url)

    def restore(self, file: Path) -> None:
        name = self.url.rpartition("/")[2]
        for statement in (f"DROP DATABASE {name} WITH (FORCE)", f"CREATE DATABASE {name}"):
            asked(server().url(), lambda connection, told=statement: connection.execute(told))  # type: ignore[misc]
        ran("pg_restore", f"--dbname={self.url}", str(file))


def created(folder: Path) -> PostgresDatabase:
    """An empty database; it goes with its server."""
    name = f"database_{next(_numbers)}"
    asked(server().url(), lambda connection: connection.execute(f"CREATE DATABASE {name}"))
    return PostgresDatabase(server().url(name), folder / "server.log")


@contextmanager
def made(folder: Path) -> Iterator[PostgresDatabase]:
    """An empty database."""
    database = created(folder)
    name = database.url.rpartition("/")[2]
    try:
        yield database
    finally:
        asked(server().url(), lambda connection: connection.execute(f"DROP DATABASE {name} WITH (FORCE)"))
