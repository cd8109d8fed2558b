"""The bare peer of the server: the same stack, the same sizes, but no table, no rules and nothing stored.

A socket first names its table and the two sizes. Whatever it sends afterwards is answered with a short frame, and a
long one goes to every socket of that table.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn

from kartentisch.server.run import config
from kartentisch.server.settings import Settings

SHORT = '{"type":"done","id":%d,"table":null,"code":null,"record":null}'


class Echo:
    def __init__(self) -> None:
        self._tables: defaultdict[str, list[Any]] = defaultdict(list)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for kind in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{kind}.complete"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        table, size = (await receive())["text"].split()
        sends = self._tables[table]
        sends.append(send)
        padding = "x" * (int(size) - len('{"type":"table","turn":0,"x":""}'))
        made = 0
        while (message := await receive())["type"] == "websocket.receive":
            if message["text"]:
                made += 1
                turn = (int(message["text"].partition(" ")[0]) + 1) % 4
                await send({"type": "websocket.send", "text": SHORT % made})
                for other in sends:
                    text = f'{{"type":"table","turn":{turn},"x":"{padding}"}}'
                    await other({"type": "websocket.send", "text": text})
        sends.remove(send)


class Told(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f":{port}/", flush=True)


if __name__ == "__main__":
    settings = config(Settings(), Echo())
    settings.host, settings.port = "127.0.0.1", 0
    Told(settings).run()
    sys.exit(0)
