"""One WebSocket of a client: it says hello, watches a table, and sends requests, which are served one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any, NamedTuple, assert_never

import msgspec

from kartentisch import games, protocol
from kartentisch.server import limits, refusals, reports, wire
from kartentisch.server.audience import Receipt
from kartentisch.server.cluster import Elsewhere
from kartentisch.server.fair_queue import Asker
from kartentisch.server.hub import check_offered
from kartentisch.server.limits import Limits
from kartentisch.server.links import Link, Unreachable
from kartentisch.server.logs import log
from kartentisch.server.outbox import STALLED
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.shared_limits import admitted
from kartentisch.server.store import Conflict, Unavailable
from kartentisch.table import commands as do
from kartentisch.table.reasons import Refused
from kartentisch.table.seats import levels

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from kartentisch.server.addresses import Address
    from kartentisch.server.hub import Hub
    from kartentisch.server.outbox import Outbox
    from kartentisch.server.room import Room
    from kartentisch.server.store import Peer, Person

    Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class _Numbered(msgspec.Struct):
    """The one field of a malformed request that its refusal needs."""

    id: wire.RequestId


_request: msgspec.json.Decoder[wire.AnyRequest] = msgspec.json.Decoder(wire.AnyRequest)
_numbered = msgspec.json.Decoder(_Numbered)
_encode = msgspec.json.Encoder().encode
AT_A_TABLE = (wire.At, wire.Probe, wire.Review, wire.GetRecord, wire.GetLog, wire.Report)
"""What is asked at the table that somebody watches, so of the server that holds it."""
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""The errors of decoding: not valid JSON, not UTF-8, or nested too deep."""


class About(NamedTuple):
    """What everybody is told of the server."""

    build: str
    address: str | None
    """Where others reach it."""
    club: str = ""
    notices: tuple[str, ...] = ()


class Socket:
    """A client's connection and a `Watcher`. Requests are served one at a time, so that answers come in order.

    Nothing slow may be awaited for an answer: the client's next moves would wait for it, and pages give a connection up
    that does not answer within ten seconds.
    """

    __slots__ = (
        "_about",
        "_from",
        "_hub",
        "_limits",
        "_link",
        "_receive",
        "_room",
        "guest",
        "outbox",
        "person",
    )

    def __init__(
        self,
        hub: Hub,
        about: About,
        come_from: Address | None,
        receive: Receive,
        outbox: Outbox,
        guest: Person | None = None,
    ) -> None:
        """`come_from`: where this client comes from, if that is counted. `guest`: who it is, where another server knows
        that already; what it asks has passed the limits there."""
        self._hub, self._about, self._receive = hub, about, receive
        self.outbox, self._from = outbox, come_from
        self.person = guest
        self.guest = guest is not None
        """Whether it is a client of another server."""
        self._limits = Limits(time.monotonic())
        self._room: Room | None = None
        self._link: Link | None = None
        """The way to the table, where another server holds it."""

    @property
    def person_id(self) -> str:
        """The id of the person; only valid after hello."""
        assert self.person is not None
        return self.person.id

    @property
    def name(self) -> str:
        """The name of the person, as others see it."""
        assert self.person is not None
        return self.person.name

    @property
    def place(self) -> str | None:
        """The address that the client comes from, if that is counted."""
        return None if self._from is None else self._from.key

    def renamed(self, name: str) -> None:
        """Notes the person's new name, which may have been set on another device."""
        assert self.person is not None
        self.person = self.person._replace(name=name)

    def turned_out(self, why: Refusal) -> None:
        """The table may not be looked at any more."""
        self._room = None
        self.outbox.table(None)
        self._refuse(None, why)

    def expel(self) -> None:
        """Ends the connection of somebody who may not come in any more."""
        self._refuse(None, Refusal(ServerReason.BANNED))
        self._close(protocol.CLOSE_BANNED, "banned")

    async def run(self) -> None:
        """Serves the client until either side closes the socket."""
        listening = asyncio.current_task()
        assert listening is not None
        writer = self._hub.writers.start(self.outbox)

        def stop_listening(_: object) -> None:
            listening.cancel()  # a client that cannot be written to is not read any more

        writer.add_done_callback(stop_listening)
        impatience = asyncio.get_running_loop().call_later(limits.HELLO_SECONDS, self._without_hello)
        self._hub.metrics.sockets.inc()
        self._hub.sockets.add(self)
        try:
            await self._listen()
        except asyncio.CancelledError:
            if not writer.done():
                raise
            listening.uncancel()
        finally:
            writer.remove_done_callback(stop_listening)
            impatience.cancel()
            self._hub.metrics.sockets.dec()
            self._hub.sockets.discard(self)
            self._hub.lobby.stop(self.outbox)
            self._hub.preparation.stop(self.outbox)
            self._hub.analyses.leave(self.outbox)
            self._look_away()
            await self._stop_writer(writer)

    async def _stop_writer(self, writer: asyncio.Task[None]) -> None:
        writer.cancel()
        try:
            await writer
        except OSError:
            pass  # the client has gone
        except asyncio.CancelledError as ended:
            if ended.args == (STALLED,):
                self._hub.metrics.closed.labels(STALLED).inc()
                log.info("socket-stalled")

    # What comes in

    async def _listen(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                if message.get("code") == 1009:
                    self._hub.metrics.refused.labels("frame-too-long").inc()
                return
            if self.outbox.closing:
                continue
            text = message.get("text")
            try:
                request = self._read(text)
            except Refusal as refusal:
                self._refuse(_id_of(text), refusal, strike=True)
                continue
            self._hub.metrics.count(request)
            if not (self.guest or self._limits.admits(request, time.monotonic())):
                self._refuse(request.id, Refusal(ServerReason.TOO_FAST), strike=True)
                continue
            await self._wait_for_neighbours(request)
            try:
                if self._link is not None and isinstance(request, AT_A_TABLE):
                    await self._link.ask(request)
                elif isinstance(request, wire.Watch) and request.table is not None:
                    await self._watch(request, request.table)
                else:
                    await self._answer(request)
            except (Refusal, Refused) as refusal:
                self._refuse(request.id, refusal)
            except Unreachable:
                pass  # the socket is about to be closed: what became of the request, the next view tells
            except (Conflict, Unavailable) as cause:
                log.error("store-unavailable", why=str(cause))
                self._refuse(request.id, Refusal(ServerReason.FAILED))

    async def _wait_for_neighbours(self, request: wire.AnyRequest) -> None:
        """Waits where too much comes from one address: others would wait for all of its sockets together."""
        if self._from is None or self.guest:
            return
        wait = self._from.waits(time.monotonic(), limits.cost(request), isinstance(request, wire.At))
        if wait:
            self._hub.metrics.delayed.inc()
            await asyncio.sleep(wait)

    def _read(self, text: str | None) -> wire.AnyRequest:
        if text is not None and len(text) > limits.MAX_REQUEST:
            raise Refusal(ServerReason.TOO_LONG, most=limits.MAX_REQUEST)
        try:
            return _request.decode(text or "")
        except _UNREADABLE:
            raise Refusal(ServerReason.MALFORMED) from None

    async def _command(self, request: wire.At) -> None:
        """Hands a command to the room, which sends the answer together with the changed table."""
        person, command, began = self._known(), request.command, time.monotonic()
        if isinstance(command, do.Configure):
            check_offered(command.settings)
        if isinstance(command, do.Hint):
            self._admit_hint(person)
        if isinstance(command, do.Rematch) and self._from is not None and not self._from.admits_game(began):
            raise Refusal(ServerReason.TOO_FAST)
        receipt = Receipt(self.outbox, _encode(wire.Done(request.id)))
        try:
            room = self._looked_at()
            await room.command(person.id, person.name, command, receipt)
            if isinstance(command, do.Hint):
                room.hint(self._asker(person), self.outbox)
            if isinstance(command, do.Move):
                self._hub.metrics.moves_of_people.inc()
        finally:
            self._hub.metrics.command_seconds.observe(time.monotonic() - began)

    async def _answer(self, request: wire.AnyRequest) -> None:
        if isinstance(request, wire.Hello):
            await self._hello(request)
            return
        if isinstance(request, wire.At):
            await self._command(request)
            return
        person, hub = self._known(), self._hub
        done = wire.Done(request.id)
        match request:
            case wire.Probe(move=move):
                probed = self._looked_at().probe(person.id, move)
                self._tell(wire.Probed(request.id, probed.legal, probed.reason, probed.rule, probed.args))
                return
            case wire.Review():
                self._admit_hint(person)
                self._looked_at().review(self._asker(person), self.outbox)
            case wire.Analyse(game=game, on=on):
                if on:
                    hub.analyses.begin(await hub.game(game), self._asker(person), self.outbox)
                else:
                    hub.analyses.leave(self.outbox, game)
            case wire.Watch():
                self._look_away()
            case wire.Create():
                if self._from is not None and not self._from.admits_table(time.monotonic()):
                    raise Refusal(ServerReason.TABLES_OF_ADDRESS)
                if not await admitted(hub.store, "table", self._from):
                    raise Refusal(ServerReason.TABLES_OF_ADDRESS)
                room = await hub.create(person, request)
                self._look_at(room)
                done = wire.Done(request.id, table=room.table.id)
            case wire.Lobby(on=on):
                (hub.lobby.listen if on else hub.lobby.stop)(self.outbox)
            case wire.Rename(name=name):
                self.person = await hub.identity.rename(person, name)
                await hub.renamed(self.person)
            case wire.NewCode():
                done = wire.Done(request.id, code=await hub.identity.code(person))
            case wire.GetRecord():
                done = wire.Done(request.id, record=self._looked_at().record())
            case wire.GetGames():
                done = wire.Done(request.id, games=await hub.games_of(person.id))
            case wire.GetStatistics():
                done = wire.Done(request.id, statistics=await hub.statistics.of(person.id))
            case wire.ExportStatistics(skip=skip):
                done = wire.Done(request.id, counted=await hub.statistics.counted(person.id, skip))
            case wire.ForgetStatistics():
                await hub.store.forget_tallies(person.id)
            case wire.Report():
                await reports.file(hub.store, person, self._looked_at().table, request, self._from)
            case wire.GetLog():
                done = wire.Done(request.id, log=self._looked_at().log(person.id))
            case _:
                assert_never(request)
        self._tell(done)

    def _asker(self, person: Person) -> Asker:
        return Asker(self.place or person.id, person.id)

    def _admit_hint(self, person: Person) -> None:
        if not self._hub.hints.admits(person.id, time.monotonic()):
            raise Refusal(ServerReason.TOO_FAST)

    async def _hello(self, hello: wire.Hello) -> None:
        if self.person is not None:
            raise Refusal(ServerReason.HELLO_TWICE)
        if hello.protocol != protocol.PROTOCOL:
            self._refuse(hello.id, Refusal(ServerReason.PROTOCOL, ours=protocol.PROTOCOL, theirs=hello.protocol))
            self._close(protocol.CLOSE_PROTOCOL, "protocol")
            return
        if self._hub.bans.hold(None, self.place):
            raise Refusal(ServerReason.BANNED)
        known = await self._hub.identity.greet(hello, self._from, self._hub.bans)
        if known.renamed:
            await self._hub.renamed(known.person)
        tables = await self._hub.tables_of(known.person.id)
        if self._hub.bans.hold(known.person.id, self.place):  # meanwhile: until now nobody could send them away
            raise Refusal(ServerReason.BANNED)
        self.person = person = known.person
        self._tell(
            wire.Welcome(
                id=hello.id,
                protocol=protocol.PROTOCOL,
                build=self._about.build,
                person=person.id,
                name=person.name,
                secret=known.secret,
                bot=person.bot,
                tables=tables,
                address=self._about.address,
                levels={game: list(levels(game)) for game in games.GAMES},
                club=self._about.club,
                notices=list(self._about.notices),
            )
        )
        self._hub.preparation.listen(self.outbox)

    def _known(self) -> Person:
        if self.person is None:
            raise Refusal(ServerReason.HELLO_FIRST)
        return self.person

    # The table

    def _looked_at(self) -> Room:
        if self._room is None:
            raise Refusal(ServerReason.NOT_WATCHING)
        return self._room

    async def _watch(self, request: wire.Watch, table: str) -> None:
        self._known()
        until = time.monotonic() + limits.MOVE_SECONDS
        while True:
            try:
                self._look_at(await self._hub.room(table))
                self._tell(wire.Done(request.id))
                return
            except Elsewhere as elsewhere:
                if self.guest:  # it has just moved; our caller looks again
                    self._close(protocol.CLOSE_COME_BACK, "moved")
                    return
                with contextlib.suppress(Unreachable):
                    await self._look_there(elsewhere.peer, request)
                    return
            if time.monotonic() > until:
                raise Refusal(ServerReason.FAILED)
            await asyncio.sleep(limits.RETRY_SECONDS)

    async def _look_there(self, peer: Peer, request: wire.Watch) -> None:
        """Asks to watch a table that another server holds; `Unreachable` where that does not answer."""
        cluster = self._hub.cluster
        assert cluster is not None
        link = await cluster.link(peer, self._known(), self.place, self.outbox)
        granted = False
        try:
            granted = await link.ask(request)
        finally:
            if not granted:  # whoever is refused stays where they are
                cluster.unlink(link)
        if granted:
            self._look_away()
            self._link = link
            link.show()

    def _look_at(self, room: Room) -> None:
        room.enter(self)  # first: whoever is refused stays where they are
        if room is not self._room or self._link is not None:
            self._look_away()
            self._room = room

    def _look_away(self) -> None:
        if self._link is not None and self._hub.cluster is not None:
            self._hub.cluster.unlink(self._link)
            self._link = None
        if self._room is not None:
            self._room.leave(self)
            self._room = None
        self.outbox.table(None)

    # What goes out

    def _tell(self, answer: wire.AnyAnswer) -> None:
        self.outbox.answer(_encode(answer))

    def _refuse(self, request: int | None, refusal: Refusal | Refused, strike: bool = False) -> None:
        self._hub.metrics.refused.labels(str(refusal.reason)).inc()
        self._tell(refusals.answer(request, refusal))
        if strike and not self._limits.forgives(time.monotonic()):
            self._close(protocol.CLOSE_MISBEHAVED, "misbehaved")

    def _close(self, code: int, why: str) -> None:
        self._hub.metrics.closed.labels(why).inc()
        log.info("socket-closed", why=why)
        self.outbox.close(code)

    def _without_hello(self) -> None:
        if self.person is None:
            self._close(protocol.CLOSE_NO_HELLO, "no-hello")


def _id_of(text: str | None) -> int | None:
    with contextlib.suppress(*_UNREADABLE):
        return _numbered.decode(text or "").id
    return None
