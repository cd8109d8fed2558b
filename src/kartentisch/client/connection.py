"""One connection to a server: requests with their answers, and the newest news of the table that is watched."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kartentisch.protocol import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

Frame: TypeAlias = dict[str, Any]
"""A message, as `docs/protocol.md` describes it."""
OPEN_SECONDS = 10.0


class Gone(ConnectionError):
    """The connection is lost. `code`: the one with which the server closed it; None if it said nothing."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """Asks and is answered, and keeps the newest `news` of the table; `changed` is set whenever there are newer ones.

    It is set once more when the connection is lost: see `lost`.
    """

    def __init__(self, socket: ClientConnection, hear: Callable[[Frame], None] | None = None) -> None:
        """`hear` is called with every frame that answers no request, in the order in which they come."""
        self.socket = socket
        self.news: Frame = {}
        self.changed = asyncio.Event()
        self._hear = hear
        self._answers: dict[int, asyncio.Future[Frame]] = {}
        self._numbers = 0
        self._reading = asyncio.create_task(self._read())

    @property
    def lost(self) -> bool:
        """Whether the connection has ended."""
        return self._reading.done()

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                frame: Any = json.loads(text)
                if not isinstance(frame, dict) or "type" not in frame:
                    raise ValueError(frame)
                if (answered := self._answers.pop(frame.get("id") or 0, None)) is not None:
                    if not answered.done():
                        answered.set_result(frame)
                    continue
                if frame["type"] == "table":
                    self.news = frame
                    self.changed.set()
                if self._hear is not None:
                    self._hear(frame)
        except (WebSocketException, ValueError):
            pass  # whoever waits is told below; a server of ours sends nothing that cannot be read
        finally:
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(self.gone)
                    waiting.exception()  # marks it as retrieved: whoever has asked may have gone
            self.changed.set()

    @property
    def gone(self) -> Gone:
        """How the connection has ended."""
        return Gone(self.socket.close_code)

    async def ask(self, kind: str, **fields: Any) -> Frame:
        """The answer to a request; `Gone` where none came."""
        if self.lost:
            raise self.gone
        self._numbers += 1
        number = self._numbers
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        except WebSocketException:
            self._answers.pop(number, None)
            raise self.gone from None
        return await answer

    async def hello(self, **who: Any) -> Frame:
        """Says who we are; what is None is left out."""
        return await self.ask("hello", protocol=PROTOCOL, **{key: told for key, told in who.items() if told})

    async def act(self, what: str, **fields: Any) -> Frame:
        """The answer to a command at the table that is watched."""
        return await self.ask("at", command={"do": what, **fields})

    async def close(self) -> None:
        """Goes. Whoever is cancelled while the server does not answer leaves no socket open."""
        try:
            await self.socket.close()
        finally:
            self.socket.transport.abort()
            self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)


@asynccontextmanager
async def connected(
    address: str, hear: Callable[[Frame], None] | None = None, seconds: float = OPEN_SECONDS
) -> AsyncIterator[Client]:
    """A connection to the socket at that address. `Gone` where there is no such server."""
    try:
        socket = await connect(
            address, compression=None, proxy=None, max_size=None, open_timeout=seconds, close_timeout=1
        )
    except (OSError, TimeoutError, WebSocketException):
        raise Gone from None
    client = Client(socket, hear)
    try:
        yield client
    finally:
        await client.close()
