"""Finished games and records from elsewhere by HTTP: to be seen again on the page, as a record, as text.

Whoever knows the id of a finished game may have it; a record that is sent here is stored nowhere. They are made ready
in a thread, one after the other, so that tables hardly notice.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Route

from kartentisch.replay import BadRecord
from kartentisch.server import analysed, limits, replays, wire
from kartentisch.server.logs import log
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.store import StoreError
from kartentisch.texts import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from starlette.requests import Request

    from kartentisch.server.addresses import Address, Addresses
    from kartentisch.server.hub import Hub

_encode = msgspec.json.Encoder().encode
_JSON, _TEXT = "application/json", "text/plain; charset=utf-8"
_SEAT = re.compile(r"[0-9]{1,2}")
_STATUS = {
    ServerReason.UNKNOWN_GAME: 404,
    ServerReason.NO_ANALYSIS: 404,
    ServerReason.TOO_LONG: 413,
    ServerReason.TOO_FAST: 429,
    ServerReason.BUSY: 503,
    ServerReason.FAILED: 503,
}
"""Whatever else is refused here is 400, so that no reason is a fault of the server; the description knows these."""
_SAVED = {"content-disposition": "attachment", "cache-control": "no-store"}
_PACKED = {"content-encoding": "gzip", "cache-control": "no-store"}
"""A game does not change any more, but its people may be deleted: nobody between is to keep it."""


class GamesAgain:
    """The paths below ``/api``."""

    def __init__(self, hub: Callable[[], Hub], addresses: Addresses) -> None:
        self._hub, self._addresses = hub, addresses
        self._one = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        """How many requests of each address wait for their turn; those that are not counted under no name."""

    @property
    def routes(self) -> list[Route]:
        """What is asked for where."""
        return [
            Route("/api/game/{id}/record", self._guarded(self._record), methods=["GET"]),
            Route("/api/game/{id}/analysis", self._guarded(self._analysis), methods=["GET"]),
            Route("/api/game/{id}/{form:str}", self._guarded(self._kept), methods=["GET"]),
            Route("/api/record/{form:str}", self._guarded(self._foreign), methods=["POST"]),
        ]

    def _guarded(self, answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Sends refusals, and counts what comes from one address."""

        async def guarded(request: Request) -> Response:
            try:
                self._admit(request)
                return await answer(request)
            except BadRecord as bad:
                key = f"{bad.game}-illegal-{bad.cause.reason}" if bad.game else f"illegal-{bad.cause.reason}"
                return _refused(400, wire.NotShown(key, bad.cause.details, bad.cause.rule, bad.round, bad.move))
            except Refusal as refusal:
                return _refused(
                    _STATUS.get(refusal.reason, 400), wire.NotShown(f"refused-{refusal.reason}", refusal.details)
                )
            except StoreError as cause:
                log.error("store-unavailable", why=str(cause))
                return _refused(503, wire.NotShown(f"refused-{ServerReason.FAILED}"))
            except ClientDisconnect:  # in the midst of a record; nobody reads the answer
                return Response(status_code=400)

        return guarded

    def _admit(self, request: Request) -> None:
        come_from = self._from(request)
        if come_from is not None and not come_from.admits_replay(time.monotonic()):
            raise Refusal(ServerReason.TOO_FAST)

    def _from(self, request: Request) -> Address | None:
        return self._addresses.of(request.client.host if request.client else None, time.monotonic())

    async def _record(self, request: Request) -> Response:
        game = await self._hub().game(request.path_params["id"])
        return Response(f"{game.record}\n", media_type=_JSON, headers=_SAVED)

    async def _analysis(self, request: Request) -> Response:
        hub = self._hub()
        eyes, opened = _wished(request)
        so_far = hub.analyses.so_far(await hub.game(request.path_params["id"]))

        def packing() -> bytes:
            found = so_far()
            return gzip.compress(found if opened else analysed.through(found, eyes), 6, mtime=0)

        packed = await self._made(request, packing)
        return Response(packed, media_type=_JSON, headers=_PACKED)

    async def _kept(self, request: Request) -> Response:
        game = await self._hub().game(request.path_params["id"])
        return await self._shown(request, replays.kept(game))

    async def _foreign(self, request: Request) -> Response:
        return await self._shown(request, replays.Seen("", await _body(request)))

    async def _shown(self, request: Request, seen: replays.Seen) -> Response:
        """The game in the form that is asked for."""
        form = self.forms.get(request.path_params["form"])
        if form is None:
            raise Refusal(ServerReason.UNKNOWN_GAME)
        return await form(request, seen)

    @property
    def forms(self) -> Mapping[str, Callable[[Request, replays.Seen], Awaitable[Response]]]:
        """What the end of a path may be."""
        return {"replay": self._replay, "text": self._told, "fair": self._fair}

    async def _replay(self, request: Request, seen: replays.Seen) -> Response:
        eyes, opened = _wished(request)
        # Much of a message is as in the one before: packed it is a small part of that.
        replay = partial(replays.replayed, seen, eyes, opened)
        packed = await self._made(request, lambda: gzip.compress(replay(), 6, mtime=0))
        return Response(packed, media_type=_JSON, headers=_PACKED)

    async def _told(self, request: Request, seen: replays.Seen) -> Response:
        wish = request.query_params.get("language", FALLBACK)
        language = wish if wish in LANGUAGES else FALLBACK
        text = await self._made(request, lambda: replays.told(seen, language).encode())
        return Response(text, media_type=_TEXT, headers=_SAVED)

    async def _fair(self, request: Request, seen: replays.Seen) -> Response:
        proof = await self._made(request, lambda: replays.fair(seen))
        return Response(proof, media_type=_JSON, headers={"cache-control": "no-store"})

    async def _made(self, request: Request, make: Callable[[], bytes]) -> bytes:
        """What is made in its turn; `Refusal` if too many wait for that, of all or of that address."""
        come_from = self._from(request)
        place = "" if come_from is None else come_from.key
        if place and self._waiting[place] >= limits.REPLAYS_WAITING_OF_AN_ADDRESS:
            raise Refusal(ServerReason.BUSY)
        if self._waiting.total() >= limits.REPLAYS_WAITING:
            raise Refusal(ServerReason.BUSY)
        self._waiting[place] += 1
        try:
            async with self._one:
                return await asyncio.to_thread(make)
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place]


def _wished(request: Request) -> tuple[int, bool]:
    """Whose eyes a game is to be seen with, and whether all hands lie open."""
    eyes = request.query_params.get("eyes", "0")
    if not _SEAT.fullmatch(eyes):
        raise Refusal(ServerReason.MALFORMED)
    return int(eyes), request.query_params.get("open") == "1"


async def _body(request: Request) -> bytes:
    """A record that is sent, up to its limit: nothing beyond it is read."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > limits.MAX_RECORD:
            raise Refusal(ServerReason.TOO_LONG, most=limits.MAX_RECORD)
    return body


def _refused(status: int, why: wire.NotShown) -> Response:
    return Response(_encode(why), status, media_type=_JSON, headers={"cache-control": "no-store"})
