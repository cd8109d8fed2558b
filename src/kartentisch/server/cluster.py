"""This server among others that share its database: says that it is there, hears hints, and finds tables elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from kartentisch import protocol
from kartentisch.server import limits
from kartentisch.server.links import Callers, Link, guest_of
from kartentisch.server.logs import log
from kartentisch.server.store import Lost, Peer, Sharing, StoreError, Unavailable

if TYPE_CHECKING:
    from kartentisch.server.outbox import Outbox
    from kartentisch.server.store import Person


class Elsewhere(Exception):
    """Another server holds the table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.id)
        self.peer = peer


class Cluster:
    """What one server knows of the others. `Hub` asks it before it takes a table into its memory."""

    def __init__(self, sharing: Sharing, callers: Callers) -> None:
        self._sharing, self._callers = sharing, callers
        self._me: Peer | None = None
        self._links: set[Link] = set()
        self._failed = False
        self._forgiving_until = 0.0
        """Until then nobody is taken for dead: where the database was away for us, it was so for others."""
        self.lost: Callable[[], None] = lambda: None
        """Called when all our tables have been taken from us."""
        self.heard: Callable[[str], None] = lambda _: None
        """Called with every hint."""

    @asynccontextmanager
    async def joined(self, address: str) -> AsyncIterator[None]:
        """We are one of the servers while it lasts."""
        async with self._callers.listening(address) as reached:
            await self._join(reached)
            tasks = [
                asyncio.create_task(self._beat(reached)),
                asyncio.create_task(self._tend_links()),
                asyncio.create_task(self._sharing.listen(lambda hint: self.heard(hint))),
            ]
            for task in tasks:
                task.add_done_callback(self._ended)
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await self.leave()

    async def leave(self) -> None:
        """Lets go of all tables, at once; nobody is linked to us any more."""
        if self._me is None:
            return
        self._me = self._callers.me = None
        with suppress(StoreError):  # then others wait until we are past our time
            await self._sharing.leave()
            await self._sharing.hint("lobby")

    def check(self) -> None:
        """`Unavailable` where we do not take part any more, whatever the reason."""
        if self._failed:
            raise Unavailable("cluster")

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed = True
            log.error("worker-failed", error)

    async def claim(self, table: str) -> None:
        """We hold that table from now on; `Elsewhere` where another server does."""
        holder = await self._sharing.claim(table, not self._forgiving)
        if holder is not None:
            raise Elsewhere(holder)

    def release(self, table: str) -> None:
        """We do not hold that table any more, once all that we have appended to it is stored."""
        if self._me is not None:
            self._sharing.release(table)

    async def hint(self, what: str) -> None:
        """Tells all servers that something may be read anew; nothing is lost where that fails."""
        with suppress(StoreError):
            await self._sharing.hint(what)

    async def link(self, peer: Peer, person: Person, place: str | None, outbox: Outbox) -> Link:
        """A way for a client of ours to a table that another server holds; `Unreachable` where it does not answer.

        When it ends, the client is sent away to come back, and finds whoever holds the table then.
        """

        def ended(link: Link) -> None:
            self._links.discard(link)
            outbox.close(protocol.CLOSE_COME_BACK)

        link = Link(peer, outbox, ended)
        self._links.add(link)
        try:
            await link.open("" if self._me is None else self._me.id, guest_of(person, place))
        except BaseException:
            self._links.discard(link)
            raise
        return link

    def unlink(self, link: Link) -> None:
        """A client looks away."""
        self._links.discard(link)
        link.close()

    async def _join(self, address: str) -> None:
        self._me = self._callers.me = await self._sharing.join(address, limits.LEASE_SECONDS)
        log.info("worker-joined", worker=self._me.id)

    @property
    def _forgiving(self) -> bool:
        return asyncio.get_running_loop().time() < self._forgiving_until

    async def _tend_links(self) -> None:
        while True:
            await asyncio.sleep(limits.LINK_BEAT_SECONDS)
            for link in [*self._links]:
                link.beat()
            self._callers.beat()

    async def _beat(self, address: str) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(limits.BEAT_SECONDS)
            if (me := self._me) is None:
                return
            try:
                alive = await self._sharing.beat(limits.LEASE_SECONDS)
            except Lost:
                if self._me is not me:  # we have left while this was under way
                    return
                log.error("worker-lost")
                self._callers.keep(frozenset())
                self.lost()
                with suppress(StoreError):
                    await self._join(address)
            except StoreError as cause:
                log.error("store-unavailable", why=str(cause))
            else:
                now = loop.time()
                if now - last > limits.LEASE_SECONDS / 2:
                    self._forgiving_until = now + limits.LEASE_SECONDS
                last = now
                if not self._forgiving:
                    self._callers.keep(alive)
                    for link in [link for link in self._links if link.peer.id not in alive]:
                        link.cut()
