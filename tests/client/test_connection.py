"""One connection to a real server, as it ends."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from pathlib import Path

import pytest
from websockets.protocol import State

from kartentisch.client.connection import Client, Gone, connected
from tests.server.serving import Server, running


def test_whoever_is_in_a_hurry_leaves_no_socket_open(tmp_path: Path) -> None:
    """The server says nothing any more, and whoever goes does not wait for it: the socket is closed all the same."""

    async def leaves(address: str, pid: int) -> bool:
        there = asyncio.Event()

        async def stays() -> None:
            async with connected(address) as client:
                clients.append(client)
                there.set()
                await asyncio.Event().wait()

        clients: list[Client] = []
        staying = asyncio.create_task(stays())
        await there.wait()
        os.kill(pid, signal.SIGSTOP)
        for _ in range(2):  # once to leave, once more as its loop ends
            staying.cancel()
            await asyncio.sleep(0.05)
        assert staying.done()
        (client,) = clients
        return client.socket.transport.is_closing()

    with running(tmp_path / "tables.sqlite") as server:
        try:
            assert asyncio.run(leaves(f"ws://{server.host}/ws", server.pid))
        finally:
            os.kill(server.pid, signal.SIGCONT)


def test_whoever_asks_as_the_server_goes_is_told_so_and_nothing_is_left_over(tmp_path: Path) -> None:
    """No answer is left of which Python would complain in the midst of a terminal's screen."""

    async def asks(server: Server) -> list[str]:
        complaints: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: complaints.append(about["message"]))
        async with connected(f"ws://{server.host}/ws") as client:
            await client.hello(name="Ann")
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            while client.socket.state is State.OPEN:
                await asyncio.sleep(0)
            assert not client.lost  # it has begun to close, and nobody here has noticed yet
            with pytest.raises(Gone):
                await client.ask("lobby", on=True)
        await stopping
        gc.collect()
        return complaints

    with running(tmp_path / "tables.sqlite") as server:
        assert asyncio.run(asks(server)) == []
