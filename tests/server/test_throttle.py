"""Every connection: no more is read than a client needs, nothing is lost, nobody who does not read is kept."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import closing

import pytest

from kartentisch.server import limits
from kartentisch.server.addresses import Addresses
from kartentisch.server.door import Door
from kartentisch.server.throttle import Loop, Throttle


class Behind(asyncio.Protocol):
    """A protocol that keeps all it is told."""

    def __init__(self) -> None:
        self.heard, self.told = b"", list[str]()
        self.lost: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, Throttle)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard += data

    def eof_received(self) -> bool | None:
        self.told.append("eof")
        return None

    def pause_writing(self) -> None:
        self.told.append("pause")

    def resume_writing(self) -> None:
        self.told.append("resume")

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set_result(exc)


async def until(condition: Callable[[], object], seconds: float = 10.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


def connected(work: Callable[[Behind, socket.socket], Awaitable[None]]) -> None:
    """Does something with both ends of a connection."""

    async def whole() -> None:
        loop, made = asyncio.get_running_loop(), list[Behind]()

        def behind() -> Behind:
            made.append(Behind())
            return made[-1]

        server = await loop.create_server(behind, "127.0.0.1", 0)
        with closing(socket.create_connection(server.sockets[0].getsockname())) as client:
            client.setblocking(False)
            await until(lambda: made)
            await work(made[0], client)
        server.close()

    with asyncio.Runner(loop_factory=lambda: Loop(Door(Addresses()))) as runner:
        runner.run(whole())


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are reached soon."""
    monkeypatch.setattr(limits, "BYTES_A_SECOND", 20_000.0)
    monkeypatch.setattr(limits, "BYTES_AT_ONCE", 1_000.0)
    monkeypatch.setattr(limits, "CLOSE_SECONDS", 0.2)


def test_whoever_sends_too_much_is_read_later_and_nothing_is_lost() -> None:
    async def work(behind: Behind, client: socket.socket) -> None:
        began = time.monotonic()
        sent = b""
        for number in range(12):
            piece = bytes((number,)) * 1_000
            await asyncio.get_running_loop().sock_sendall(client, piece)
            sent += piece
            await asyncio.sleep(0.001)
        await until(lambda: len(behind.heard) == len(sent))
        assert behind.heard == sent
        client.send(b"end")
        await until(lambda: behind.heard.endswith(b"end"))
        assert time.monotonic() - began > 10_000 / 20_000

    connected(work)


def test_who_keeps_to_the_limit_is_read_at_once() -> None:
    async def work(behind: Behind, client: socket.socket) -> None:
        for number in range(10):
            client.send(b"x" * 100)
            began = time.monotonic()
            await until(lambda: len(behind.heard) == 100 * (number + 1))  # noqa: B023 - called at once
            assert time.monotonic() - began < 0.1

    connected(work)


def test_a_protocol_that_pauses_is_not_woken_by_the_end_of_the_throttle() -> None:
    async def work(behind: Behind, client: socket.socket) -> None:
        client.send(b"x" * 3_000)
        await until(lambda: len(behind.heard) == 3_000)
        behind.transport.pause_reading()  # while it is throttled, for 0.1 seconds
        assert not behind.transport.is_reading()
        client.send(b"y")
        await asyncio.sleep(0.3)
        assert len(behind.heard) == 3_000
        behind.transport.resume_reading()
        assert behind.transport.is_reading()
        await until(lambda: behind.heard.endswith(b"y"))

    connected(work)


def test_a_protocol_that_wants_more_waits_for_the_throttle() -> None:
    async def work(behind: Behind, client: socket.socket) -> None:
        client.send(b"x" * 9_000)
        await until(lambda: len(behind.heard) == 9_000)
        began = time.monotonic()
        client.send(b"y")
        behind.transport.pause_reading()
        behind.transport.resume_reading()
        await until(lambda: behind.heard.endswith(b"y"))
        assert time.monotonic() - began > 0.2

    connected(work)


def test_another_protocol_goes_on_with_the_same_limits() -> None:
    async def work(behind: Behind, client: socket.socket) -> None:
        after = Behind()
        behind.transport.set_protocol(after)
        assert behind.transport.get_protocol() is after
        client.send(b"x" * 3_000)
        await until(lambda: len(after.heard) == 3_000)
        client.send(b"y")
        await asyncio.sleep(0.02)
        assert (behind.heard, len(after.heard)) == (b"", 3_000)
        await until(lambda: after.heard.endswith(b"y"))
        client.shutdown(socket.SHUT_WR)
        await until(lambda: after.told == ["eof"])
        assert await after.lost is None
        assert not behind.lost.done()

    connected(work)


def test_whoever_does_not_read_holds_up_the_writer_soon_and_is_let_go_when_closed() -> None:
    async def work(behind: Behind, _: socket.socket) -> None:
        while "pause" not in behind.told:
            behind.transport.write(b"x" * 1_000)
            await asyncio.sleep(0)
        behind.transport.close()
        assert behind.transport.is_closing()
        began = time.monotonic()
        await asyncio.wait_for(behind.lost, 5)
        assert time.monotonic() - began > 0.1

    connected(work)


def test_whoever_reads_gets_the_rest_after_it_is_closed() -> None:
    async def work(behind: Behind, client: socket.socket) -> None:
        behind.transport.writelines([b"first", b"second"])
        behind.transport.close()
        got = b""
        while piece := await asyncio.get_running_loop().sock_recv(client, 100):
            got += piece
        assert got == b"firstsecond"
        await asyncio.sleep(0.3)  # nothing more happens to what is closed

    connected(work)


def test_a_protocol_that_fails_ends_its_connection_only() -> None:
    class Failing(Behind):
        def data_received(self, data: bytes) -> None:
            raise ValueError(data)

    async def work(behind: Behind, client: socket.socket) -> None:
        failing = Failing()
        behind.transport.set_protocol(failing)
        client.send(b"x")
        await asyncio.wait_for(failing.lost, 5)

    connected(work)


def test_whoever_stays_silent_is_let_go_before_the_first_answer_and_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FIRST_REQUEST_SECONDS", 0.2)
    monkeypatch.setattr(limits, "SILENT_SECONDS", 0.4)

    async def work(behind: Behind, client: socket.socket) -> None:
        began = time.monotonic()
        client.send(b"GET ")
        await asyncio.wait_for(behind.lost, 5)
        assert time.monotonic() - began < 0.4

    async def answered(behind: Behind, client: socket.socket) -> None:
        began = time.monotonic()
        for _ in range(4):
            behind.transport.write(b"ping")
            await asyncio.sleep(0.15)
        assert not behind.lost.done()
        client.send(b"GET ")  # half of another request
        await asyncio.wait_for(behind.lost, 5)
        assert time.monotonic() - began < 2

    connected(work)
    connected(answered)
