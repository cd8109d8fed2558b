"""How several servers share a PostgreSQL database: each holds a lease on every table that is in its memory.

The lease is a row, and goes with the row of its server. Whoever appends locks the leases that it needs; whoever takes a
table from a server that is past its time removes that server's row, which waits for such locks. So a server that has
lost a table cannot append to it, whatever it believes, and however long it was stopped.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from kartentisch.server.store import InUse, Lost, Peer, Shown
from kartentisch.server.store.postgres_connection import (
    FAILED,
    PATIENCE_SECONDS,
    RETRY_SECONDS,
    SQL,
    Connection,
    Connections,
)
from kartentisch.server.store.postgres_removal import number_in

CHANNEL = "kartentisch"
BURY_SECONDS = 60.0
"""A server that nobody has asked for a table of is removed so long after its time. One that claims to have longer than
that is removed as well: the clock was set back, and if it is dead its tables would be held until the clock is there
again. One that lives joins anew."""


class PostgresSharing:
    """See `Sharing`."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._releasing: dict[str, asyncio.Future[Any]] = {}
        self._alone: Connection = None
        """A connection that keeps all servers out."""

    async def join(self, address: str, seconds: float) -> Peer:
        me = Peer(secrets.token_hex(8), address, secrets.token_urlsafe(32))
        await self._connections.read("sharing-join", *me, seconds)
        self._connections.worker = me.id
        return me

    async def beat(self, seconds: float) -> frozenset[str]:
        async def work(connection: Connection) -> frozenset[str]:
            if not number_in(await connection.execute(SQL["sharing-beat"], self._me, seconds)):
                raise Lost
            await connection.execute(SQL["sharing-bury"], BURY_SECONDS)
            return frozenset(row[0] for row in await connection.fetch(SQL["sharing-alive"]))

        return await self._connections.with_reader(work)

    async def claim(self, table: str, from_the_dead: bool = True) -> Peer | None:
        if table in self._releasing:
            await asyncio.wait([self._releasing[table]])
        me = self._me

        async def work(connection: Connection) -> Peer | None:
            while True:
                if from_the_dead:
                    await connection.execute(SQL["sharing-expire"], table)
                await connection.execute(SQL["sharing-claim"], table, me)
                holder = await connection.fetchrow(SQL["sharing-holder"], table)
                if holder is not None:  # None: whoever had it has just let go
                    return None if holder[0] == me else Peer(*holder)

        return await self._connections.with_reader(work)

    def release(self, table: str) -> asyncio.Future[None]:
        me = self._me

        async def work(connection: Connection) -> None:
            await connection.execute(SQL["sharing-release"], me, [table])

        released = self._releasing[table] = self._connections.do(work)

        def done(released: asyncio.Future[Any]) -> None:
            if self._releasing.get(table) is released:
                del self._releasing[table]
            _ = released.cancelled() or released.exception()  # then it lasts until we leave

        released.add_done_callback(done)
        return released

    async def leave(self) -> None:
        me = self._me

        async def work(connection: Connection) -> None:  # after all that we have appended
            await connection.execute(SQL["sharing-leave"], me)

        await self._connections.do(work)

    async def held(self, table: str) -> bool:
        return bool(await self._connections.read("sharing-held", table))

    async def peers(self) -> list[Peer]:
        return [Peer(*row) for row in await self._connections.read("sharing-alive")]

    async def listen(self, heard: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()
        while True:
            ended = loop.create_future()
            try:
                connection = await self._connections.connect()
            except FAILED:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                connection.add_termination_listener(lambda _, ended=ended: ended.done() or ended.set_result(None))
                await connection.add_listener(CHANNEL, lambda *told: heard(told[3]))
                heard("")
                while not ended.done():
                    await asyncio.wait([ended], timeout=PATIENCE_SECONDS)
                    if not ended.done():
                        await connection.execute("SELECT 1")  # a cut cable does not end a connection by itself
            except FAILED:
                pass
            finally:
                connection.terminate()

    async def hint(self, what: str) -> None:
        await self._connections.read("sharing-hint", CHANNEL, what)

    async def show(self, table: str, waiting: bool, shown: Shown | None) -> None:
        if shown is None:
            await self._connections.read("sharing-hide", table, self._me)
        else:
            await self._connections.read("sharing-show", table, waiting, *shown, self._me)
        await self.hint("lobby")

    async def shown(self, most: int, of_a_host: int, of_a_place: int) -> list[Shown]:
        rows = await self._connections.read("sharing-shown", most, of_a_host, of_a_place)
        return [Shown(*row) for row in rows]

    async def take(self, name: str, rate: float, most: float) -> bool:
        async def work(connection: Connection) -> bool:
            return bool(number_in(await connection.execute(SQL["sharing-take"], name, rate, most)))

        return await self._connections.with_reader(work)

    async def claim_all(self) -> None:
        self._alone = connection = await self._connections.connect()
        await connection.transaction().start()
        await connection.execute(SQL["sharing-alone-for-long"])
        await connection.execute(SQL["sharing-alone"])
        await connection.execute(SQL["sharing-bury"], BURY_SECONDS)
        if await connection.fetch(SQL["sharing-alive"]):
            raise InUse(self._connections.where, "")

    async def close(self) -> None:
        """Lets all servers in again."""
        if self._alone is not None:
            await self._alone.close()

    @property
    def _me(self) -> str:
        assert self._connections.worker is not None
        return self._connections.worker
