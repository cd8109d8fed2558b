"""What one socket is still to be sent. Whoever reads slowly misses old news, and delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

SEND_SECONDS = 5.0
MOST_ANSWERS = 256
STALLED = "stalled"


class Outbox:
    """Answers wait in line; of table and lobby only the newest news is kept. One task, `run`, sends what waits."""

    __slots__ = ("_answers", "_closing", "_lobby", "_send", "_table", "_waiting", "sending_since")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._answers: deque[bytes] = deque()
        self._table: bytes | None = None
        self._lobby: bytes | None = None
        self._closing: int | None = None
        self._waiting: asyncio.Future[None] | None = None
        self.sending_since: float | None = None
        """Since when a frame has been on its way; see `Porter`."""

    def answer(self, frame: bytes) -> None:
        """To be sent for certain, in order."""
        self._answers.append(frame)
        if len(self._answers) > MOST_ANSWERS:
            self._closing = self._closing or 1008
        self._wake()

    def table(self, frame: bytes | None) -> None:
        """How the table looks now; None: it is not looked at any more."""
        self._table = frame
        self._wake()

    def lobby(self, frame: bytes | None) -> None:
        """Which tables are open now; None: nobody asks any more."""
        self._lobby = frame
        self._wake()

    @property
    def closing(self) -> bool:
        """Whether the socket is about to be closed."""
        return self._closing is not None

    def close(self, code: int) -> None:
        """Sends the answers that are waiting, then closes."""
        if self._closing is None:
            self._closing = code
        self._wake()

    async def run(self) -> None:
        """Sends until the socket is to be closed."""
        loop = asyncio.get_running_loop()
        send = self._send
        while True:
            if self._answers:
                frame = self._answers.popleft()
            elif self._closing is not None:
                self.sending_since = loop.time()
                await send({"type": "websocket.close", "code": self._closing})
                return
            elif self._table is not None:
                frame, self._table = self._table, None
            elif self._lobby is not None:
                frame, self._lobby = self._lobby, None
            else:
                self._waiting = loop.create_future()
                await self._waiting
                continue
            self.sending_since = loop.time()
            await send({"type": "websocket.send", "text": frame.decode()})
            self.sending_since = None

    def _wake(self) -> None:
        if self._waiting is not None:
            if not self._waiting.done():
                self._waiting.set_result(None)
            self._waiting = None


class Porter:
    """Looks after all writers: one whose frame has not gone out for `SEND_SECONDS` is stopped.

    (A time-out for each frame would cost more than sending it.)
    """

    def __init__(self) -> None:
        self._writers: dict[asyncio.Task[None], Outbox] = {}
        self._round: asyncio.TimerHandle | None = None

    def employ(self, outbox: Outbox) -> asyncio.Task[None]:
        """The task that sends what is in an outbox; it ends by being cancelled if the client does not read."""
        writer = asyncio.create_task(outbox.run())
        self._writers[writer] = outbox
        writer.add_done_callback(self._writers.__delitem__)
        if self._round is None:
            self._look_round()
        return writer

    def _look_round(self) -> None:
        loop = asyncio.get_running_loop()
        late = loop.time() - SEND_SECONDS
        for writer, outbox in self._writers.items():
            if outbox.sending_since is not None and outbox.sending_since < late:
                writer.cancel(STALLED)
        self._round = loop.call_later(1.0, self._look_round) if self._writers else None
