"""Lets connections in before anything is known of them but where they come from.

Descriptors are what a server runs out of first, and a connection that says nothing costs its owner nothing. So those
that have not made their first request must do so soon, and give way when there are too many: the oldest of the address
that has most of them. When descriptors run out, those that only fetch pages give way, too.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from kartentisch.server import limits
from kartentisch.server.logs import log

if TYPE_CHECKING:
    from kartentisch.server.addresses import Address, Addresses

if sys.platform != "win32":
    import resource


class Connection(Protocol):
    """What is known of a connection."""

    @property
    def answered(self) -> bool:
        """Whether its first request has been answered."""

    @property
    def upgraded(self) -> bool:
        """Whether it is a WebSocket by now."""

    @property
    def descriptor(self) -> int: ...
    def abort(self) -> None:
        """Ends it at once."""


class Door:
    """All open connections of a server."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._open: dict[Connection, Address | None] = {}
        self._waiting: dict[Connection, None] = {}
        """Those that have not been answered yet, and some that have; the oldest first."""
        self._pages: dict[Connection, None] = {}
        """Those that are not WebSockets, and some that are; the oldest first."""
        self._others = 0
        """How many descriptors something else than a connection has had; known once they have run out."""
        self._logged: dict[str, float] = {}

    def admit(self, connection: Connection, host: str | None) -> bool:
        """Whether a new connection may stay. Others may have to go for it."""
        now = time.monotonic()
        address = self._addresses.of_connection(host, now)
        if address is not None and not address.admits_connection(now):
            self.warn("connections-of-an-address")
            return False
        if len(self._waiting) >= limits.CONNECTIONS_WAITING:
            self._waiting = {other: None for other in self._waiting if not other.answered}
            if len(self._waiting) >= limits.CONNECTIONS_WAITING:
                self.warn("connections-silent")
                self._drop_oldest()
        if self._runs_out(connection.descriptor):
            self.warn("descriptors-run-out", limit=_most_descriptors())
            if not (self._drop_oldest() or self._drop_page()):
                return False
        self._open[connection] = address
        self._waiting[connection] = self._pages[connection] = None
        if address is not None:
            address.connections += 1
        return True

    def left(self, connection: Connection) -> None:
        """A connection is closed."""
        self._waiting.pop(connection, None)
        self._pages.pop(connection, None)
        if (address := self._open.pop(connection, None)) is not None:
            address.connections -= 1

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Looks now and then whether any descriptor can still be had: without one, libuv turns people away silently."""
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            self.warn("descriptors-run-out", limit=_most_descriptors())
        loop.call_later(limits.DESCRIPTORS_CHECK_SECONDS, self.watch, loop)

    def _runs_out(self, descriptor: int) -> bool:
        """Whether too few are left, now that there is one more connection, which has that number."""
        most = _most_descriptors() - limits.SPARE_DESCRIPTORS
        if descriptor > most:  # it gets the lowest that is free, so all below are in use
            self._others = max(self._others, descriptor - len(self._open))
        return len(self._open) + self._others >= most

    def _drop_oldest(self) -> bool:
        """Ends the connection that has been silent for longest, of the address that has most; whether there was one."""
        silent = [connection for connection in self._waiting if not connection.answered]
        if not silent:
            return False
        of_address = Counter(self._open[connection] for connection in silent)
        oldest = max(silent, key=lambda connection: of_address[self._open[connection]])  # the first of equal ones
        del self._waiting[oldest]
        oldest.abort()
        return True

    def _drop_page(self) -> bool:
        """Ends the oldest connection that is no WebSocket; whether there was one. Browsers open another when they need
        it, but whoever has asked for one file could hold it for as long as they like."""
        while self._pages:
            oldest = next(iter(self._pages))
            del self._pages[oldest]
            if not oldest.upgraded:
                oldest.abort()
                return True
        return False

    def warn(self, event: str, **facts: str | int) -> None:
        """Logs a warning, each kind seldom: whoever attacks should not fill the log as well."""
        now = time.monotonic()
        if now - self._logged.get(event, -limits.WARNING_SECONDS) >= limits.WARNING_SECONDS:
            self._logged[event] = now
            log.warning(event, open=len(self._open), **facts)


def _most_descriptors() -> int:
    if sys.platform == "win32":  # has no such limit
        return sys.maxsize
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if most < 0 else most  # negative: no limit


def raise_descriptors() -> None:
    """Allows this process as many descriptors as its sockets may need, if the system does."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = limits.SOCKETS + limits.CONNECTIONS_WAITING + 1_000
        if 0 <= soft < wanted:  # negative: no limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard < 0 else min(hard, wanted), hard))
