"""One writer a socket: answers in order, news only in its newest form, and patience with an end."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest

from kartentisch.server import limits
from kartentisch.server import outbox as outboxes
from kartentisch.server.limits import ANSWER_BYTES_WAITING, ANSWERS_WAITING
from kartentisch.server.outbox import Outbox, Writers


class Far:
    """The other end of a socket, which can stop reading."""

    def __init__(self) -> None:
        self.got: list[bytes | int] = []
        self.reading = asyncio.Event()
        self.reading.set()

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.reading.wait()
        self.got.append(message["code"] if message["type"] == "websocket.close" else message["text"].encode())


async def calm() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_answers_come_first_and_in_order_and_news_only_in_its_newest_form() -> None:
    async def work() -> None:
        far = Far()
        outbox = Outbox(far.send)
        writer = Writers().start(outbox)
        outbox.table(b"t1")
        await calm()
        far.reading.clear()
        outbox.answer(b"a1")
        await calm()
        for number in range(2, 50):
            outbox.table(b"t%d" % number)
            outbox.lobby(b"l%d" % number)
        outbox.answer(b"a2")
        far.reading.set()
        await calm()
        assert far.got == [b"t1", b"a1", b"a2", b"t49", b"l49"]
        writer.cancel()

    asyncio.run(work())


def test_what_is_no_longer_looked_at_is_not_sent() -> None:
    async def work() -> None:
        far = Far()
        outbox = Outbox(far.send)
        outbox.table(b"t")
        outbox.lobby(b"l")
        outbox.table(None)
        outbox.lobby(None)
        writer = Writers().start(outbox)
        await calm()
        assert far.got == []
        writer.cancel()

    asyncio.run(work())


def test_closing_sends_the_answers_that_are_waiting() -> None:
    async def work() -> None:
        far = Far()
        outbox = Outbox(far.send)
        outbox.answer(b"a")
        outbox.table(b"t")
        outbox.close(1008)
        outbox.close(4001)
        await outbox.run()
        assert far.got == [b"a", 1008]

    asyncio.run(work())


def test_whoever_does_not_fetch_answers_is_closed() -> None:
    async def work() -> None:
        outbox = Outbox(Far().send)
        for number in range(ANSWERS_WAITING + 1):
            assert not outbox.closing
            outbox.answer(b"%d" % number)
        assert outbox.closing

    asyncio.run(work())


def test_what_waits_is_bounded_by_its_length_and_what_was_read_does_not_count() -> None:
    async def work() -> None:
        far = Far()
        outbox = Outbox(far.send)
        writer = Writers().start(outbox)
        long = b"x" * (ANSWER_BYTES_WAITING // 4)
        for _ in range(9):
            outbox.answer(long)
            await calm()
        assert len(far.got) == 9
        far.reading.clear()
        closing = []
        for answer in (*[long] * 4, b"x"):
            outbox.answer(answer)
            closing.append(outbox.closing)
        assert closing == [False] * 4 + [True]
        writer.cancel()

    asyncio.run(work())


def test_whoever_does_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SEND_SECONDS", 0.5)

    async def work() -> None:
        slow, quick, writers = Far(), Far(), Writers()
        slow.reading.clear()
        first, second = Outbox(slow.send), Outbox(quick.send)
        stalled, lively = writers.start(first), writers.start(second)
        first.table(b"t")
        second.table(b"t")
        with pytest.raises(asyncio.CancelledError, match=outboxes.STALLED):
            await stalled
        assert not lively.done()
        lively.cancel()

    asyncio.run(work())
