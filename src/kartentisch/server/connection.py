"""One connection of the web server: what uvicorn makes of it, with limits of our own and two short cuts.

Most frames are moves that come in and tables that go out. ASGI hands each of them through a queue and a task, and the
library takes it apart and together again; all that takes longer than the rules do. So an application may write frames
at once, and hear short texts at once (`AT_ONCE`). Whatever is not that simple goes the usual way.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from kartentisch.server import wire
from kartentisch.server.limits import FLOOD, Bucket

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

AT_ONCE = "kartentisch.at-once"
"""The ASGI extension that brings a `ShortCut`."""
CLOSE_SECONDS = 5.0
BYTES_A_SECOND = 32_768.0
BYTES_AT_ONCE = 131_072.0
"""What a client may send, of whatever kind: pings and pieces of frames cost time, too, and no request is counted."""
UNSENT_BYTES = 16_384
BREATH_SECONDS = 0.01
"""Between two looks at what a client goes on sending that is not listened to any more."""
_TEXT, _MASKED, _SHORT, _MIDDLING = 0x81, 0x80, 126, 127
_MASK = slice(2, 6)
_SHORT_HEAD, _LONG_HEAD = Struct("!BBH").pack, Struct("!BBQ").pack


class ShortCut(NamedTuple):
    """What goes past ASGI."""

    write: Callable[..., bool]
    """Writes texts, or refuses to because the client has not read enough of what came before."""
    hear: Callable[[Callable[[bytes], bool]], None]
    """Sets who is told short texts at once; whoever does not take one gets it by ASGI."""


class Connection(WebSocketsSansIOProtocol):
    """Holds little for a client that reads slowly, so that what it gets is new, and lets go of one that never reads.

    One that sends far more than requests would need is hung up on before its frames are taken apart.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=UNSENT_BYTES)
        self._bytes = Bucket(BYTES_A_SECOND, BYTES_AT_ONCE, self.loop.time())
        self._hears: Callable[[bytes], bool] | None = None
        self._missing: int | None = None
        """How many bytes of a frame that has begun are still to come; None: unknown."""
        self._deaf = False

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            self.transport.pause_reading()
            self.loop.call_later(BREATH_SECONDS, self._read_on)
        elif not self._bytes.take(self.loop.time(), len(data)):
            self._flooded()
        elif not self._heard(data):
            self._received(data)

    def handle_ping(self) -> None:
        if not self._deaf:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self._deaf:
            return
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                if self.conn.state is State.OPEN:
                    self.conn.send_close(CloseCode.INVALID_DATA)
                self._hang_up(CloseCode.INVALID_DATA, "")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        close = self.conn.close_sent
        assert close is not None
        self._hang_up(close.code, close.reason)

    async def run_asgi(self) -> None:
        self.scope["extensions"][AT_ONCE] = {"short_cut": ShortCut(self._write, self._hear)}
        await super().run_asgi()
        self._hears = None
        # Closing waits until everything is sent: with such a client, for ever.
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def _flooded(self) -> None:
        if self.conn.state is State.CONNECTING:
            self.transport.close()
            return
        while not self.queue.empty():  # none of that was answered
            self.queue.get_nowait()
        if self.conn.state is State.OPEN:
            self.conn.send_close(wire.CLOSE_MISBEHAVED)
        self._hang_up(wire.CLOSE_MISBEHAVED, FLOOD)

    def _hang_up(self, code: int, reason: str) -> None:
        """Sends what is left to be said and listens no more.

        The client ends the connection: were it closed here while more is on its way, that would reset it, and what
        was said last would be lost.
        """
        self._deaf = self.close_sent = self.disconnected = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _write(self, *texts: bytes) -> bool:
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([piece for text in texts for piece in (frame_head(len(text)), text)]))
        return True

    def _hear(self, hears: Callable[[bytes], bool]) -> None:
        self._hears = hears

    def _heard(self, data: bytes) -> bool:
        """Whether it was one whole short text, nothing before it waits to be heard, and it was taken."""
        return (
            self._hears is not None
            and self._missing == 0
            and not self.frames
            and self.queue.empty()
            and self.conn.state is State.OPEN
            and not self.close_sent
            and (text := short_text(data)) is not None
            and self._hears(text)
        )

    def _received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._missing = 0  # what comes first is the request, which is whole
        elif self._missing is not None:
            self._missing = missing_after(self._missing, data)
        super().data_received(data)


def frame_head(length: int) -> bytes:
    """What stands before an unmasked text frame of that length (RFC 6455, section 5.2)."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    return _SHORT_HEAD(_TEXT, _SHORT, length) if length < 1 << 16 else _LONG_HEAD(_TEXT, _MIDDLING, length)


def short_text(data: bytes) -> bytes | None:
    """What a client says, if this is exactly one text in a frame of the shortest kind."""
    length = len(data) - _MASK.stop
    if not 0 < length < _SHORT or data[0] != _TEXT or data[1] != _MASKED | length:
        return None
    mask = (data[_MASK] * (length // 4 + 1))[:length]
    plain = int.from_bytes(data[_MASK.stop :], "little") ^ int.from_bytes(mask, "little")
    return plain.to_bytes(length, "little")


def missing_after(missing: int, data: bytes) -> int | None:
    """How many bytes of a client's last frame are missing after more has come; None: its head has come in pieces."""
    at = missing
    while at < len(data):
        if len(data) < at + 2:
            return None
        length, head = data[at + 1] & 127, 6
        if length >= _SHORT:
            more = 2 if length == _SHORT else 8
            if len(data) < at + 2 + more:
                return None
            length, head = int.from_bytes(data[at + 2 : at + 2 + more], "big"), 6 + more
        at += head + length
    return at - len(data)
