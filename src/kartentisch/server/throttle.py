"""Limits how fast each connection is read, and closes connections whose client does not read.

Pings, pieces of messages and HTTP headers cost time before any request is whole, and an ASGI application never sees
them. So each connection passes through a `Throttle`, which counts plain bytes: it knows nothing of HTTP or WebSockets.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, cast

from kartentisch.server import limits
from kartentisch.server.limits import Bucket

if TYPE_CHECKING:
    from kartentisch.server.door import Door

if sys.platform == "win32":
    from asyncio import ProactorEventLoop as _UsualLoop
else:
    from uvloop import Loop as _UsualLoop


class Loop(_UsualLoop):
    """The event loop whose servers throttle every connection that the door admits."""

    def __init__(self, door: Door) -> None:
        super().__init__()
        self._door = door

    async def create_server(
        self, protocol_factory: Callable[[], asyncio.BaseProtocol], *args: Any, **kwargs: Any
    ) -> asyncio.Server:
        """See `asyncio.loop.create_server`."""
        made = await super().create_server(lambda: Throttle(protocol_factory, self, self._door), *args, **kwargs)
        self._door.watch(self)
        return cast("asyncio.Server", made)

    async def create_inner_server(
        self, protocol_factory: Callable[[], asyncio.BaseProtocol], *args: Any, **kwargs: Any
    ) -> asyncio.Server:
        """A server for programs of ours, which are neither counted nor throttled."""
        return cast("asyncio.Server", await super().create_server(protocol_factory, *args, **kwargs))


class Throttle(asyncio.Transport, asyncio.Protocol):
    """Stands between a transport and the protocol `behind` it: to each of them it looks like the other."""

    def __init__(self, behind: Callable[[], asyncio.BaseProtocol], loop: asyncio.AbstractEventLoop, door: Door) -> None:
        super().__init__()
        self._make_behind, self._loop, self._door = behind, loop, door
        self._behind = asyncio.Protocol()  # one that does nothing, for a connection that is not let in
        self._bytes = Bucket(limits.BYTES_A_SECOND, limits.BYTES_AT_ONCE, loop.time())
        self.answered = False
        """Whether anything has been sent: then the first request was whole."""
        self.upgraded = False
        """Whether another protocol has taken over: then it is a WebSocket."""
        self._sent_lately = False
        self._unsent = 0
        """The bytes that waited to be sent when it was last looked at."""
        self._wanted = True
        """Whether the protocol behind wants to read."""
        self._later: asyncio.TimerHandle | None = None
        """The timer to read on; set while reading is suspended because too much has come."""
        self._end: asyncio.TimerHandle | None = None
        self._look: asyncio.TimerHandle | None = None

    @property
    def descriptor(self) -> int:
        """The number that the operating system has given to the connection."""
        found: int = self._transport.get_extra_info("socket").fileno()
        return found

    # What the transport tells the protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called once, first."""
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        if not self._door.admit(self, peer[0] if isinstance(peer, tuple) else None):
            self._transport.abort()
            return
        self._look = self._loop.call_later(limits.FIRST_REQUEST_SECONDS, self._end_if_silent)
        self._transport.set_write_buffer_limits(high=limits.UNSENT_BYTES)
        self._behind = cast("asyncio.Protocol", self._make_behind())
        self._behind.connection_made(self)

    def data_received(self, data: bytes) -> None:
        """Passes data on; after too much of it, reading is suspended. If the protocol raises, the connection ends."""
        wait = self._bytes.spend(self._loop.time(), len(data))
        if wait > 0 and self._later is None:
            self._transport.pause_reading()
            self._later = self._loop.call_later(wait, self._read_on)
        try:
            self._behind.data_received(data)
        except Exception as error:  # as uvicorn 0.54 does for a broken text with a close frame behind it
            self._door.warn("connection-broken", why=type(error).__name__)
            self.abort()

    def eof_received(self) -> bool | None:
        """The client sends no more."""
        return self._behind.eof_received()

    def pause_writing(self) -> None:
        """The client does not keep up."""
        self._behind.pause_writing()

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._behind.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called once, last."""
        for timer in (self._later, self._end, self._look):
            if timer is not None:
                timer.cancel()
        self._door.left(self)
        self._behind.connection_lost(exc)

    # What the protocol asks of the transport

    def pause_reading(self) -> None:
        """The protocol wants no more for now."""
        self._wanted = False
        if self._later is None:
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """The protocol wants more, which it gets once the client is not too fast."""
        self._wanted = True
        if self._later is None and not self._transport.is_closing():
            self._transport.resume_reading()

    def close(self) -> None:
        """Sends the rest and ends; a client that does not read the rest does not keep the connection."""
        self._transport.close()
        if self._end is None:
            self._end = self._loop.call_later(limits.CLOSE_SECONDS, self._transport.abort)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Replaces the protocol behind, after an upgrade from HTTP to WebSocket."""
        self.upgraded = True
        self._behind = cast("asyncio.Protocol", protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol behind."""
        return self._behind

    def is_reading(self) -> bool:
        """Whether the protocol behind wants to read."""
        return self._wanted and not self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """See `asyncio.BaseTransport`."""
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """See `asyncio.BaseTransport`."""
        return self._transport.is_closing()

    def abort(self) -> None:
        """See `asyncio.WriteTransport`."""
        self._transport.abort()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """See `asyncio.WriteTransport`."""
        self.answered = self._sent_lately = True
        self._transport.write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        """See `asyncio.WriteTransport`."""
        self.answered = self._sent_lately = True
        self._transport.writelines(list_of_data)

    def can_write_eof(self) -> bool:
        """See `asyncio.WriteTransport`."""
        return self._transport.can_write_eof()

    def write_eof(self) -> None:
        """See `asyncio.WriteTransport`."""
        self._transport.write_eof()

    def _end_if_silent(self) -> None:
        """Ends the connection if nothing has been sent lately, nor got further on its way. Sockets are pinged."""
        unsent = self._transport.get_write_buffer_size()
        if not self._sent_lately and unsent in (0, self._unsent):
            self._transport.abort()
            return
        self._sent_lately, self._unsent = False, unsent
        self._look = self._loop.call_later(limits.SILENT_SECONDS, self._end_if_silent)

    def _read_on(self) -> None:
        self._later = None
        if self._wanted and not self._transport.is_closing():
            self._transport.resume_reading()
