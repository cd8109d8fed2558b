"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import uvicorn

from kartentisch.bots import prepared
from kartentisch.server import limits, logs, pages
from kartentisch.server.addresses import Addresses
from kartentisch.server.app import application
from kartentisch.server.database import own
from kartentisch.server.door import Door, raise_descriptors
from kartentisch.server.hosts import encoded
from kartentisch.server.listener import bound, check_link
from kartentisch.server.settings import EVERYWHERE, LOCAL, usual_database
from kartentisch.server.store.opening import is_shared, open_store
from kartentisch.server.throttle import Loop

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from kartentisch.game import Say
    from kartentisch.server.settings import ServerSettings

STOP_SECONDS = 3
_YOUNG_ONLY = 50_000, 1_000_000, 1_000_000
_TIDY_SECONDS = 600.0
_NOBODY = "192.0.2.1"
"""An address reserved for documentation. Nothing is sent there; connecting a UDP socket only picks a route."""


def _collect_rarely() -> None:
    """Makes the garbage collector run rarely, because each full run stops all tables for a moment.

    What is loaded by now stays in memory, and reference counting frees nearly everything that comes later.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG_ONLY)
    _tidy_later(asyncio.get_running_loop())


def _tidy_later(loop: asyncio.AbstractEventLoop) -> None:
    def tidy() -> None:
        gc.collect()
        _tidy_later(loop)

    loop.call_later(_TIDY_SECONDS, tidy)


def run(settings: ServerSettings, say: Say) -> int:
    """Runs the server until a signal comes. `Illegal` if the address or the database cannot be used."""
    settings = replace(settings, database=settings.database or usual_database())
    logs.set_up(settings.log_level, settings.log_format)
    with own(settings.database):
        return _run(settings, say)


def _run(settings: ServerSettings, say: Say) -> int:
    asyncio.run(_check_database(settings.database))
    if is_shared(settings.database):
        check_link(settings.link)
    page = pages.folder()
    if page is None:
        logs.log.warning("page-missing")
    with bound(settings) as listener:
        port = listener.getsockname()[1]
        settings = replace(settings, port=port, origins=(*settings.origins, *_own_origin(settings.public_url)))

        def started() -> None:
            _collect_rarely()
            announce(settings, say)

        come_from = Addresses(settings.trusted_proxies)
        app = application(settings, page, build(page), addresses(settings)[1], come_from, started)
        return 0 if serve(app, listener, come_from) else 1


class _Server(uvicorn.Server):
    """Hands its tables over before it closes its connections."""

    drain: Callable[[], Awaitable[None]] | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """See `uvicorn.Server`."""
        if self.drain is not None:
            await self.drain()
        await super().shutdown(sockets)


def serve(app: object, listener: socket.socket, come_from: Addresses) -> bool:
    """Serves an application until a signal comes; the benchmark serves its bare peer in the same way.

    Returns whether it could be started.
    """
    raise_descriptors()
    server = _Server(config(app, come_from))
    server.drain = getattr(app, "drain", None)
    with asyncio.Runner(loop_factory=lambda: Loop(Door(come_from))) as runner:
        runner.run(server.serve([listener]))
    return server.started


def config(app: object, come_from: Addresses) -> uvicorn.Config:
    """How uvicorn serves an application."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type] # ASGI applications have a type of their own in each library
        http="h11",  # another one, where it happens to be installed, knows no limit
        h11_max_incomplete_event_size=limits.HEAD_BYTES,
        ws="websockets-sansio",
        ws_max_size=limits.MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.PING_SECONDS,
        ws_ping_timeout=limits.PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=come_from.forwarders,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def build(page: Path | None) -> str:
    """An id of this build, which a page compares with its own to see whether it is out of date."""
    try:
        number = version("kartentisch")
    except PackageNotFoundError:  # run from its source, without having been installed
        number = "?"
    return f"{number}+{pages.digest(page)}" if page else number


async def _check_database(database: str) -> None:
    """Creates the database or migrates it to this version."""
    await (await open_store(database)).close()


def _own_origin(url: str) -> tuple[str, ...]:
    parts = urlsplit(url)
    return (f"{parts.scheme}://{encoded(parts.netloc)}",) if parts.netloc else ()


# What is printed at the start


def announce(settings: ServerSettings, say: Say) -> None:
    """Prints where the table is and, for people, a code for telephones; opens the page if that is wanted."""
    here, others = addresses(settings)
    print(say("serve-here", address=here), flush=True)
    if others is not None:
        print(say("serve-others", address=others), flush=True)
        if settings.open_browser or sys.stdout.isatty():
            import segno

            segno.make(others, error="l").terminal(compact=True)
    if prepared.missing():
        print(say("serve-preparing"), flush=True)
    print(say("serve-stop"), flush=True)
    if settings.open_browser and _has_display():
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def addresses(settings: ServerSettings) -> tuple[str, str | None]:
    """The URL for this machine, and the one for other machines if they can reach it."""
    if settings.public_url:
        return settings.public_url, settings.public_url
    host = settings.host
    if host in LOCAL:
        return _address(host, settings.port), None
    if host not in (EVERYWHERE, "::"):
        return _address(host, settings.port), _address(host, settings.port)
    seen = _seen_as()
    return _address("localhost", settings.port), seen and _address(seen, settings.port)


def _address(host: str, port: int | None) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _seen_as() -> str | None:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_NOBODY, 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found in LOCAL else found


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
