"""The troubles that are made, one after the other: each begins, lasts a while, and is mended."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

from tools.chaos.machine import Machine
from tools.chaos.proxy import Proxy
from tools.chaos.servers import Worker
from tools.postgres import Postgres

Trouble = Callable[[], Awaitable[None]]
LEASE_SECONDS = 4.0
LINK_STALL_SECONDS = 12.0
"""Less and more than after what servers take each other for cut off."""
HOUR = 3_600
JUMPS = (-26 * HOUR, -HOUR, -45, -5, 0, 5, 45, HOUR, 26 * HOUR)
"""Seconds that a clock may be wrong by: less and more than a lease, less and more than the minute after which a dead
server is buried, summer time, and more than a day."""
SYNC_MILLISECONDS = (20, 100, 400)


class Troubles:
    """What can happen to servers and whatever is behind them, by name and how often."""

    def __init__(self, workers: Sequence[Worker], rng: Random, injected: Counter[str]) -> None:
        self._workers, self._rng, self.injected = workers, rng, injected
        self._kinds: list[tuple[str, Trouble, int]] = [
            ("server killed", self._kill, 10),
            ("server told to stop", self._stop, 2),
        ]

    def with_machines(self, servers: Sequence[Machine], database: Machine) -> None:
        """Adds what can happen to the clocks of servers and to the clock and the disk of the database.

        A clock stays wrong until it is set again, also while what it belongs to is killed and started.
        """

        async def turn() -> None:
            self._rng.choice(servers).set_clock(self._rng.choice(JUMPS))

        async def turn_the_databases() -> None:
            database.set_clock(self._rng.choice(JUMPS))

        async def slow() -> None:
            database.slow_disk(self._rng.choice(SYNC_MILLISECONDS))
            await asyncio.sleep(2)
            database.slow_disk(0)

        async def fill() -> None:
            database.fill_disk(True)
            await asyncio.sleep(3 * self._rng.random())
            database.fill_disk(False)

        self._kinds += [("clock of a server set", turn, 1), ("disk slow", slow, 1)]
        if database not in servers:
            self._kinds += [
                ("clock of the database set", turn_the_databases, 1),
                ("disk of the database full", fill, 2),
            ]

    def with_postgres(self, server: Postgres, proxy: Proxy) -> None:
        """Adds what can happen to PostgreSQL and on the way there."""

        async def kill() -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        async def cut() -> None:
            proxy.cut()
            await asyncio.sleep(2.5 * self._rng.random())
            proxy.mend()

        async def stall() -> None:
            proxy.stall()
            await asyncio.sleep(2 * LEASE_SECONDS * self._rng.random())
            proxy.mend()

        async def slow() -> None:
            proxy.delay = 0.03
            await asyncio.sleep(2)
            proxy.mend()

        self._kinds += [
            ("database killed", kill, 4),
            ("network cut", cut, 3),
            ("network stalled", stall, 1),
            ("network slow", slow, 1),
            ("server stood still", self._pause, 1),
        ]

    def with_links(self, links: Sequence[Proxy]) -> None:
        """Adds what can happen on the way from one server to another, while all of them have the database."""

        async def cut() -> None:
            link = self._rng.choice(links)
            link.cut()
            await asyncio.sleep(2.5 * self._rng.random())
            link.mend()

        async def stall() -> None:
            link = self._rng.choice(links)
            link.stall()
            await asyncio.sleep(LINK_STALL_SECONDS * self._rng.random())
            link.mend()

        self._kinds += [("links of a server cut", cut, 2), ("links of a server stalled", stall, 1)]

    def with_file(self, file: Path) -> None:
        """Adds what can happen to an SQLite file."""

        async def remove() -> None:
            # A server that is just starting does not wait for a file that is not there: it makes one.
            while not await self._workers[0].answers():
                await asyncio.sleep(0.2)
            aside = file.with_suffix(".aside")
            file.rename(aside)
            await asyncio.sleep(self._rng.random())
            aside.rename(file)

        self._kinds += [("database removed and put back", remove, 2), ("disk full", self._fill, 2)]

    async def make(self) -> None:
        """One trouble, from its beginning to its end."""
        (kind,) = self._rng.choices(self._kinds, [weight for _, _, weight in self._kinds])
        name, trouble, _ = kind
        self.injected[name] += 1
        await trouble()

    async def _kill(self) -> None:
        worker = self._rng.choice(self._workers)
        await worker.end(signal.SIGKILL)
        worker.start()

    async def _stop(self) -> None:
        worker = self._rng.choice(self._workers)
        await worker.end(signal.SIGTERM)
        worker.start()

    async def _pause(self) -> None:
        worker = self._rng.choice(self._workers)
        worker.pause(True)
        await asyncio.sleep(LEASE_SECONDS + 2)
        worker.pause(False)

    async def _fill(self) -> None:
        worker = self._rng.choice(self._workers)
        worker.full_disk(True)
        await asyncio.sleep(1.5 * self._rng.random())
        worker.full_disk(False)
