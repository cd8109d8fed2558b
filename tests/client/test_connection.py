"""One connection to a real server, as it ends."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from kartentisch.client.connection import Client, connected
from tests.server.serving import running


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
