"""The server as an ASGI application: the page, the socket, health and metrics."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, asynccontextmanager
from random import SystemRandom
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kartentisch.bots import prepared
from kartentisch.server import limits
from kartentisch.server.addresses import Addresses
from kartentisch.server.administration import Administration
from kartentisch.server.bans import Bans
from kartentisch.server.cluster import Cluster
from kartentisch.server.control import listening
from kartentisch.server.games_again import GamesAgain
from kartentisch.server.hosts import Hosts
from kartentisch.server.hub import Hub
from kartentisch.server.identity import Identity
from kartentisch.server.links import Callers, Guest
from kartentisch.server.lobby import Lobby
from kartentisch.server.logs import log
from kartentisch.server.metrics import Metrics
from kartentisch.server.notices import Notices
from kartentisch.server.outbox import Outbox
from kartentisch.server.pages import HEADERS, Pages
from kartentisch.server.preparation import Preparation
from kartentisch.server.retention import Retention
from kartentisch.server.shared_lobby import SharedLobby
from kartentisch.server.socket import About, Socket
from kartentisch.server.store import Person, StoreError
from kartentisch.server.store.opening import beside, open_store
from kartentisch.server.thinkers import Thinkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from kartentisch.server.settings import ServerSettings


def application(
    settings: ServerSettings,
    page: Path | None,
    build: str,
    address: str | None = None,
    addresses: Addresses | None = None,
    started: Callable[[], None] = lambda: None,
) -> ASGIApp:
    """The whole server; the store is opened when it starts and closed when it ends.

    `address`: where other machines reach it. `addresses`: what has come from where. `started` is called once everything
    is ready.
    """
    metrics = Metrics()
    addresses = addresses or Addresses(settings.trusted_proxies)
    notices = Notices(settings)
    about = About(build, address, settings.club, notices.names)
    sockets = Sockets(settings, metrics, about, addresses)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        store = await open_store(settings.database, metrics.commit_size.observe)
        sharing = store.sharing
        cluster = None
        if sharing is not None:
            orders = Callers(sockets.guest, lambda order: Administration(store, sockets.opened).do_beside(order))
            cluster = Cluster(sharing, orders)
        preparation = Preparation(prepared.missing())
        thinkers = Thinkers(settings.workers, preparation=preparation)
        sockets.hub = hub = Hub(
            store,
            Identity(store, settings.password),
            Lobby() if sharing is None else SharedLobby(sharing),
            thinkers,
            metrics,
            SystemRandom(),
            Bans(who for who, _ in await store.bans()),
            cluster,
        )
        clearing = asyncio.create_task(Retention(store, lambda: hub.loaded, settings.keep_days).run())
        try:
            async with AsyncExitStack() as stack:
                await stack.enter_async_context(
                    listening(beside(settings.database), Administration(store, hub).do_beside)
                )
                if cluster is not None:
                    await stack.enter_async_context(cluster.joined(settings.link))
                started()
                preparation.start()
                yield
        finally:
            clearing.cancel()
            sockets.hub.close()
            await preparation.close()
            await thinkers.close()
            await store.close()

    @asynccontextmanager
    async def told(app: Starlette) -> AsyncIterator[None]:
        """As `life`. Where that cannot begin the log says why, of which uvicorn writes only that there is a trace."""
        begun = False
        try:
            async with life(app):
                begun = True
                yield
        except Exception as error:
            if not begun:  # a message of somebody else's might contain a secret
                log.error("start-failed", error, why=str(error) if isinstance(error, StoreError) else "")
            raise

    async def health(_: Request) -> Response:
        if sockets.opened.draining:
            return PlainTextResponse("draining\n", 503)
        try:
            await sockets.opened.ready()
        except StoreError as cause:
            return PlainTextResponse(f"database-{cause}\n", 503)
        return PlainTextResponse("ok\n")

    async def measured(_: Request) -> Response:
        return Response(metrics.text(), media_type=metrics.content_type)

    routes = [
        Route("/healthz", health),
        Route("/metrics", measured),
        *(Route(f"/{name}", notices.answer) for name in notices.names),
        *GamesAgain(lambda: sockets.opened, addresses).routes,
        Route("/{path:path}", Pages(page).answer),
    ]
    return _Front(Starlette(routes=routes, lifespan=told), sockets, addresses, Hosts(settings), _headers(settings))


def _headers(settings: ServerSettings) -> list[tuple[bytes, bytes]]:
    headers = dict(HEADERS)
    if settings.public_url.startswith("https:"):
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class _Front:
    """Adds the security headers to every page; sockets bypass everything that only pages need."""

    def __init__(
        self,
        pages: ASGIApp,
        sockets: Sockets,
        addresses: Addresses,
        hosts: Hosts,
        headers: list[tuple[bytes, bytes]],
    ) -> None:
        self._pages, self._sockets, self._addresses = pages, sockets, addresses
        self._hosts, self._headers = hosts, headers

    async def drain(self) -> None:
        """Hands all tables over to other servers, where there are any."""
        if self._sockets.hub is not None:
            await self._sockets.hub.drain()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        known = scope["type"] == "lifespan" or self._hosts.admit(Headers(scope=scope).get("host"), scope["path"])
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await (self._sockets if known else self._sockets.of_another_host)(scope, receive, send)
        elif scope["type"] == "http" and (wait := self._waits(scope)) is not None:
            # Requests of one connection are answered one after the other, so that the next ones wait, too.
            await asyncio.sleep(wait)
            await PlainTextResponse("too-many-requests\n", 429)(scope, receive, guarded)
        elif not known:
            await PlainTextResponse("unknown-host\n", 421)(scope, receive, guarded)
        else:
            await self._pages(scope, receive, guarded if scope["type"] == "http" else send)

    def _waits(self, scope: Scope) -> float | None:
        """After how many seconds a request is refused, as too many come from its address; None: it is answered."""
        now = time.monotonic()
        come_from = self._addresses.of(scope["client"][0] if scope.get("client") else None, now)
        return None if come_from is None or come_from.admits_page(now) else come_from.page_refused(now)


class Sockets:
    """Accepts sockets that come from our own page or from a program that is no browser."""

    def __init__(self, settings: ServerSettings, metrics: Metrics, about: About, addresses: Addresses) -> None:
        self._settings, self._metrics, self._about = settings, metrics, about
        self._addresses = addresses
        self._count = 0
        self.hub: Hub | None = None

    @property
    def opened(self) -> Hub:
        assert self.hub is not None
        return self.hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        host = scope["client"][0] if scope.get("client") else None
        come_from = self._addresses.of(host, time.monotonic())
        if not self._from_here(Headers(scope=scope)):
            self._metrics.wrong_origin.inc()
            await send({"type": "websocket.close"})  # before it is accepted: 403
        elif self._count >= limits.SOCKETS:
            await self._deny(503, "full", send)
        elif come_from is not None and come_from.sockets >= limits.SOCKETS_OF_AN_ADDRESS:
            await self._deny(429, "address", send)
        else:
            await send({"type": "websocket.accept"})
            self._count += 1
            if come_from is not None:
                come_from.sockets += 1
            try:
                await Socket(self.opened, self._about, come_from, receive, Outbox(send)).run()
            finally:
                self._count -= 1
                if come_from is not None:
                    come_from.sockets -= 1

    async def guest(self, guest: Guest, receive: Receive, outbox: Outbox) -> None:
        """Serves a client of another server, who wants to watch a table that we hold."""
        person = Person(guest.person, guest.name, guest.bot)
        come_from = self._addresses.of(guest.place, time.monotonic())
        await Socket(self.opened, self._about, come_from, receive, outbox, person).run()

    async def of_another_host(self, _: Scope, receive: Receive, send: Send) -> None:
        """Refuses a socket that was asked of a host that we are not."""
        await receive()
        await self._deny(421, "host", send)

    async def _deny(self, status: int, why: str, send: Send) -> None:
        self._metrics.closed.labels(why).inc()
        await send({"type": "websocket.http.response.start", "status": status, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})

    def _from_here(self, headers: Headers) -> bool:
        """Whether the header Origin is allowed. Browsers always send it; other programs need not."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host") != ""
        except ValueError:  # not a URL
            return False
