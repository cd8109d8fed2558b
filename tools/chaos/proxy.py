"""A small TCP proxy between servers and their database, or each other, which can be cut, stalled or slowed down."""

from __future__ import annotations

import asyncio
import contextlib

PIECE = 65_536


class Proxy:
    """Passes bytes on to a port of this machine, unless it is told otherwise."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self.port = 0
        self.delay = 0.0
        """Seconds that each piece waits."""
        self._passing = asyncio.Event()
        self._passing.set()
        self._refusing = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listens on a port that the operating system chooses."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """All connections break, and new ones are refused."""
        self._refusing = True
        for writer in self._writers:
            writer.transport.abort()

    def stall(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self._passing.clear()

    def mend(self) -> None:
        """All is as it was; whatever waited passes."""
        self._refusing, self.delay = False, 0.0
        self._passing.set()

    async def close(self) -> None:
        """Ends all connections, and returns when they have ended."""
        self.mend()
        self.cut()
        if self._server is not None:
            self._server.close()
        while self._writers:
            await asyncio.sleep(0.01)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if self._refusing:
                return
            with contextlib.suppress(OSError):
                there, back = await asyncio.open_connection("127.0.0.1", self._behind)
                self._writers.add(back)
                try:
                    ways = [
                        asyncio.create_task(self._pass(reader, back)),
                        asyncio.create_task(self._pass(there, writer)),
                    ]
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                    for way in ways:
                        way.cancel()
                finally:
                    self._writers.discard(back)
                    back.transport.abort()
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._passing.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(piece)
                await writer.drain()
