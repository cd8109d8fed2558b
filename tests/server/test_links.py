"""Links between servers over real connections, some of which are cut without a word."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from kartentisch.server import limits, wire
from kartentisch.server.administration import Order, Told
from kartentisch.server.links import Callers, Guest, Link, Unreachable
from kartentisch.server.outbox import Outbox
from kartentisch.server.store import Peer
from tools.chaos.proxy import Proxy

GUEST = Guest("p", "Ada", False, None)


class Holder:
    """A server that holds a table: it answers everything, and knows who is there."""

    def __init__(self) -> None:
        self.there = 0
        self.outbox: Outbox | None = None
        self.callers = Callers(self._serve, self._carry_out)

    async def _serve(self, _: Guest, receive: Callable[[], Awaitable[Any]], outbox: Outbox) -> None:
        self.there += 1
        self.outbox = outbox
        writing = asyncio.create_task(outbox.run())
        while (message := await receive())["type"] == "websocket.receive":
            asked = msgspec.json.decode(message["text"])
            outbox.answer(msgspec.json.encode({"type": "done", "id": asked["id"]}))
        self.there -= 1
        writing.cancel()

    async def _carry_out(self, _: Order) -> Told:
        return Told()


async def _nothing(_: Any) -> None:
    pass


@asynccontextmanager
async def linked() -> AsyncIterator[tuple[Holder, Proxy, Link, list[Link]]]:
    """A link over a proxy, and the list where it appears when it has ended."""
    holder = Holder()
    async with holder.callers.listening("127.0.0.1:0") as address:
        proxy = Proxy(int(address.rpartition(":")[2]))
        await proxy.start()
        holder.callers.me = Peer("holder", f"127.0.0.1:{proxy.port}", "secret")
        ended: list[Link] = []
        link = Link(holder.callers.me, Outbox(_nothing), ended.append)
        await link.open("caller", GUEST)
        assert await link.ask(wire.Watch(1, table="t"))
        link.show()
        try:
            yield holder, proxy, link, ended
        finally:
            link.close()
            await proxy.close()


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(9):
        while not true():
            await asyncio.sleep(0.01)


def test_a_link_where_nobody_says_anything_stays() -> None:
    async def whole() -> None:
        async with linked() as (holder, _, link, ended):
            for _ in range(5 * limits.LINK_SILENT_TURNS):
                link.beat()
                holder.callers.beat()
                await asyncio.sleep(0.02)
            assert await link.ask(wire.Watch(2, table="t"))
            assert (holder.there, ended) == (1, [])

    asyncio.run(whole())


def test_a_link_that_is_cut_without_a_word_ends_on_both_sides() -> None:
    async def whole() -> None:
        async with linked() as (holder, proxy, link, ended):
            proxy.stall()
            asking = asyncio.create_task(link.ask(wire.Watch(2, table="t")))
            for _ in range(limits.LINK_SILENT_TURNS + 1):
                await asyncio.sleep(0.02)
                assert not ended
                assert not asking.done()
                link.beat()
                holder.callers.beat()
            await until(lambda: ended)
            with pytest.raises(Unreachable):
                await asking
            await until(lambda: not holder.there)

    asyncio.run(whole())


def test_half_a_line_of_a_server_that_dies_is_not_handed_on() -> None:
    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def dying(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'nonce\n{"type":"done","id":1}\n{"type":"table","table":"t"}\n{"type":"table","ta')
        await writer.drain()
        writer.close()

    async def whole() -> None:
        server = await asyncio.start_server(dying, "127.0.0.1", 0)
        outbox, ended = Outbox(send), list[Link]()
        link = Link(Peer("holder", f"127.0.0.1:{server.sockets[0].getsockname()[1]}", ""), outbox, ended.append)
        await link.open("caller", GUEST)
        link.show()
        await until(lambda: ended)
        writing = asyncio.create_task(outbox.run())
        await until(lambda: len(told) == 2)
        writing.cancel()
        server.close()

    asyncio.run(whole())
    assert [message["text"] for message in told] == ['{"type":"done","id":1}', '{"type":"table","table":"t"}']
