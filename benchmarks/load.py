"""Many sockets from one process at little cost: frames are split by hand and hardly parsed."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_MASK = 0x80
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A


class Line(asyncio.Protocol):
    """One WebSocket of a client. `heard` gets every text frame as bytes."""

    def __init__(self, host: str, heard: Callable[[Line, bytes], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard = heard
        self._host = host
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /ws HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert b" 101 " in head, head
            self.open.set_result(None)
        start = 0
        while (end_of := _extent(data, start)) is not None:
            kind, body, start = data[start], data[end_of[0] : end_of[1]], end_of[1]
            if kind == _TEXT:
                self.heard(self, body)
            elif kind == _PING:
                self._send(_PONG, body)
        self._rest = data[start:]

    def say(self, text: bytes) -> None:
        """Sends a text frame."""
        self._send(_TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        # Clients must mask what they send; a mask of zeros changes nothing.
        length = bytes((_MASK | len(body),)) if len(body) < 126 else bytes((_MASK | 126,)) + len(body).to_bytes(2)
        self.transport.write(bytes((kind,)) + length + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Closes the connection without a closing handshake."""
        self.transport.abort()


def _extent(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the body of the frame begins and ends, once it is whole."""
    have = len(data) - start
    if have < 2:
        return None
    length, head = data[start + 1], 2
    if length >= 126:
        head = 4 if length == 126 else 10
        if have < head:
            return None
        length = int.from_bytes(data[start + 2 : start + head])
    return None if have < head + length else (start + head, start + head + length)


async def connected(host: str, port: int, heard: Callable[[Line, bytes], None]) -> Line:
    """A new socket, ready to speak."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"{host}:{port}", heard), host, port)
    await line.open
    return line
