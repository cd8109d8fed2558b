"""The frames that wait to be sent to one socket. A client that reads slowly misses old news, and delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from kartentisch.server import limits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

STALLED = "stalled"


class Outbox:
    """A FIFO of answers, and the newest news of table and lobby. One task, `run`, sends them."""

    __slots__ = ("_answers", "_bytes", "_closing", "_lobby", "_send", "_table", "_waiting", "sending_since")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._answers: deque[bytes] = deque()
        self._bytes = 0
        """How long the waiting answers are together."""
        self._table: bytes | None = None
        self._lobby: bytes | None = None
        self._closing: int | None = None
        self._waiting: asyncio.Future[None] | None = None
        self.sending_since: float | None = None
        """When sending the current frame began; see `Writers`."""

    def answer(self, frame: bytes) -> None:
        """Appends an answer; answers are all sent, in order."""
        self._answers.append(frame)
        self._bytes += len(frame)
        if len(self._answers) > limits.ANSWERS_WAITING or self._bytes > limits.ANSWER_BYTES_WAITING:
            self._closing = self._closing or 1008
        self._wake()

    def table(self, frame: bytes | None) -> None:
        """Replaces the news of the table; None: the socket does not watch a table any more."""
        self._table = frame
        self._wake()

    def lobby(self, frame: bytes | None) -> None:
        """Replaces the news of the lobby; None: the socket does not listen to the lobby any more."""
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
                self._bytes -= len(frame)
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


class Writers:
    """The sending tasks of all sockets; a task that has been sending one frame for `limits.SEND_SECONDS` is cancelled.

    (One timer for all: a time-out for each frame would cost more than sending it.)
    """

    def __init__(self) -> None:
        self._writers: dict[asyncio.Task[None], Outbox] = {}
        self._timer: asyncio.TimerHandle | None = None

    def start(self, outbox: Outbox) -> asyncio.Task[None]:
        """Starts the task that sends the frames of an outbox; it is cancelled if the client does not read."""
        writer = asyncio.create_task(outbox.run())
        self._writers[writer] = outbox
        writer.add_done_callback(self._writers.__delitem__)
        if self._timer is None:
            self._cancel_stalled()
        return writer

    def _cancel_stalled(self) -> None:
        loop = asyncio.get_running_loop()
        late = loop.time() - limits.SEND_SECONDS
        for writer, outbox in self._writers.items():
            if outbox.sending_since is not None and outbox.sending_since < late:
                writer.cancel(STALLED)
        self._timer = loop.call_later(1.0, self._cancel_stalled) if self._writers else None
