"""The bare peer of the server: the same stack, the same sizes, but no table, no rules and nothing stored.

A socket first names its table and the size of a view. Whatever it sends afterwards is answered with a short frame, and
a long one goes to every socket of that table.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from kartentisch.server.addresses import Addresses
from kartentisch.server.listener import bound
from kartentisch.server.run import serve
from kartentisch.server.settings import ServerSettings

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

SHORT = '{"type":"done","id":%d,"table":null,"code":null,"record":null}'
LONG = '{"type":"table","turn":%d,"x":"%s"}'
SEATS = 4

_tables: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def echo(socket: WebSocket) -> None:
    """One socket; the number with which its frames begin says whose turn it was."""
    await socket.accept()
    table, size = (await socket.receive_text()).split()
    sockets = _tables[table]
    sockets.append(socket)
    padding = "x" * (int(size) - len(LONG % (0, "")))
    made = 0
    async for text in socket.iter_text():
        made += 1
        view = LONG % ((int(text.partition(" ")[0]) + 1) % SEATS, padding)
        await socket.send_text(SHORT % made)
        for other in sockets:
            await other.send_text(view)
    sockets.remove(socket)


if __name__ == "__main__":
    settings = ServerSettings(host="127.0.0.1", port=0)
    with bound(settings) as listener:
        print(f":{listener.getsockname()[1]}/", flush=True)
        app = Starlette(routes=[WebSocketRoute("/ws", echo)])
        serve(app, listener, Addresses(settings.trusted_proxies))
