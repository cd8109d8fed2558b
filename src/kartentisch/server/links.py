"""Connections between servers that share a database: whoever watches a table that another server holds is linked there.

A link carries what one client asks at its table, and what it is told there, as they stand on the wire, a line each. It
begins with a random text of the server that is called; the caller proves that it can read the database, where that
server's secret stands, and says who the client is. `docs/architecture.md` tells why. Both sides say with empty lines
that they are still there: where a cable is cut, nothing else would tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from kartentisch.server import limits
from kartentisch.server.administration import Order, Told
from kartentisch.server.outbox import Outbox
from kartentisch.server.store import Peer, Person

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

LONGEST = 4_194_304
"""The most bytes of one line to a caller: the record or the log of a long game."""
LONGEST_CALL = 65_536
"""The most bytes of one line of a caller: a request of `MAX_REQUEST` characters, or a knock."""
_TABLE = b'{"type":"table"'
_BEAT = b"\n"
_encode = msgspec.json.Encoder().encode


class Unreachable(Exception):
    """The other server does not answer, or not as one that shares our database."""


class Guest(msgspec.Struct, frozen=True):
    """A client of another server."""

    person: str
    name: str
    bot: bool
    place: str | None


class _Knock(msgspec.Struct, frozen=True):
    """The first line of a caller: which server it is, its proof, and what it wants."""

    worker: str
    proof: str
    guest: Guest | None = None
    order: Order | None = None


class _Answer(msgspec.Struct):
    """What a link has to know of an answer; the client gets all of it."""

    type: str
    id: int | None = None


def _proof(secret: str, nonce: bytes, worker: str) -> str:
    return hmac.new(secret.encode(), nonce + worker.encode(), hashlib.sha256).hexdigest()


def _same(given: str, right: str) -> bool:
    """Compared in a time that tells nothing; as bytes, since strangers may send any text."""
    return hmac.compare_digest(given.encode(), right.encode())


async def _called(peer: Peer, me: str, **wish: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to another server that has let us in, or will close it."""
    host, _, port = peer.address.rpartition(":")
    try:
        async with asyncio.timeout(limits.LINK_SECONDS):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port), limit=LONGEST)
            nonce = (await reader.readline()).strip()
            writer.write(_encode(_Knock(me, _proof(peer.secret, nonce, me), **wish)) + b"\n")
    except (OSError, TimeoutError, ValueError):
        raise Unreachable from None
    return reader, writer


async def ordered(peer: Peer, me: str, order: Order) -> Told:
    """What another server says to an order of whoever runs it."""
    reader, writer = await _called(peer, me, order=order)
    try:
        async with asyncio.timeout(limits.LINK_SECONDS):
            return msgspec.json.decode(await reader.readline(), type=Told)
    except (OSError, TimeoutError, msgspec.DecodeError, ValueError):
        raise Unreachable from None
    finally:
        writer.close()


class _End:
    """One end of a link. A turn is the time between two beats of ours: while we stand still ourselves, none ends."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self.writer = reader, writer
        self._silent = 0
        """For so many turns nothing has been heard."""

    def beat(self) -> None:
        """Says that we are there; hangs up where the other side has not said so for `LINK_SILENT_TURNS`."""
        self._silent += 1
        if self._silent > limits.LINK_SILENT_TURNS:
            self.writer.transport.abort()
        elif not self.writer.is_closing():
            self.writer.write(_BEAT)

    async def line(self) -> bytes:
        """The next whole line that says something, without its end; none: the other side is gone."""
        while (line := await self._reader.readline()) == _BEAT:
            self._silent = 0
        self._silent = 0
        return line[:-1] if line.endswith(b"\n") else b""


class Link:
    """The way of one client of ours to a table that another server holds."""

    def __init__(self, peer: Peer, outbox: Outbox, ended: Callable[[Link], None]) -> None:
        """`ended` is called when a client has been shown the table, and the other server is gone or hands it over."""
        self.peer = peer
        self._outbox, self._ended = outbox, ended
        self._end: _End | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: asyncio.Future[_Answer] | None = None
        self._shown = False
        self._table: bytes | None = None
        """What the table looks like, until the client is shown it."""

    async def open(self, me: str, guest: Guest) -> None:
        """Calls the other server; `Unreachable` where it does not answer."""
        self._end = _End(*await _called(self.peer, me, guest=guest))
        self._reading = asyncio.create_task(self._read(self._end))

    async def ask(self, request: object) -> bool:
        """Hands a request on and waits until the client has got its answer; whether it was granted.

        `Unreachable` where the link is lost: nobody knows what became of the request.
        """
        if self._end is None or self._reading is None or self._reading.done():
            raise Unreachable
        self._waiting = asyncio.get_running_loop().create_future()
        self._end.writer.write(_encode(request) + b"\n")
        return (await self._waiting).type != "refused"

    def show(self) -> None:
        """From now on the client is shown the table."""
        self._shown = True
        if self._table is not None:
            self._outbox.table(self._table)

    def beat(self) -> None:
        """Says that we are there, and notices where the other server is not, or cannot be reached any more."""
        if self._end is not None:
            self._end.beat()

    def cut(self) -> None:
        """The other server is gone, though the connection does not say so."""
        if self._end is not None:
            self._end.writer.transport.abort()

    def close(self) -> None:
        """The client looks away."""
        if self._reading is not None:
            self._reading.cancel()
        if self._end is not None:
            self._end.writer.close()

    async def _read(self, end: _End) -> None:
        try:
            while line := await end.line():
                self._hear(line)
        except (OSError, ValueError, msgspec.DecodeError):
            pass
        finally:
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_exception(Unreachable())
                self._waiting.exception()
            end.writer.close()
        if self._shown:
            self._ended(self)

    def _hear(self, frame: bytes) -> None:
        if frame.startswith(_TABLE):
            self._table = frame
            if self._shown:
                self._outbox.table(frame)
            return
        self._outbox.answer(frame)
        answer = msgspec.json.decode(frame, type=_Answer)
        if answer.id is not None and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(answer)


Serve = Callable[[Guest, "Receive", Outbox], Awaitable[None]]


class Callers:
    """Those who call this server, until their own server is gone."""

    def __init__(self, serve: Serve, carry_out: Callable[[Order], Awaitable[Told]]) -> None:
        self._serve, self._carry_out = serve, carry_out
        self.me: Peer | None = None
        """None: nobody is let in."""
        self._open: dict[_End, str] = {}

    @asynccontextmanager
    async def listening(self, address: str) -> AsyncIterator[str]:
        """Lets callers in while it lasts; the address with its port."""
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.StreamReaderProtocol:
            reader = asyncio.StreamReader(limit=LONGEST_CALL, loop=loop)
            return asyncio.StreamReaderProtocol(reader, self._answer, loop=loop)

        # Other servers are no strangers, whose connections are counted and throttled.
        create = getattr(loop, "create_inner_server", loop.create_server)
        server = await create(protocol, host.strip("[]"), int(port))
        try:
            yield f"{host}:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()
            self.keep(frozenset())

    def keep(self, alive: frozenset[str]) -> None:
        """Hangs up on the clients of all other servers."""
        for end in [end for end, worker in self._open.items() if worker not in alive]:
            end.writer.transport.abort()

    def beat(self) -> None:
        """Says to all of them that we are there, and notices who is not any more."""
        for end in [*self._open]:
            end.beat()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        end = _End(reader, writer)
        try:
            with contextlib.suppress(OSError, TimeoutError, ValueError):  # ValueError: what is no knock
                async with asyncio.timeout(limits.LINK_SECONDS):
                    nonce = secrets.token_hex(16).encode()
                    writer.write(nonce + b"\n")
                    knock = msgspec.json.decode(await reader.readline(), type=_Knock)
                if self.me is None or not _same(knock.proof, _proof(self.me.secret, nonce, knock.worker)):
                    return
                if knock.order is not None:
                    writer.write(_encode(await self._carry_out(knock.order)) + b"\n")
                    await writer.drain()
                elif knock.guest is not None:
                    self._open[end] = knock.worker
                    await self._serve(knock.guest, _received(end), Outbox(_sent(writer)))
        finally:
            self._open.pop(end, None)
            writer.close()


def _received(end: _End) -> Receive:
    async def receive() -> MutableMapping[str, Any]:
        try:
            line = await end.line()
        except (OSError, ValueError):
            line = b""
        if not line:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": line.decode()}

    return receive


def _sent(writer: asyncio.StreamWriter) -> Callable[[MutableMapping[str, Any]], Awaitable[None]]:
    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            writer.write(message["text"].encode() + b"\n")
            await writer.drain()
        else:
            writer.close()

    return send


def guest_of(person: Person, place: str | None) -> Guest:
    """A client of ours, as the other server gets to know it."""
    return Guest(person.id, person.name, person.bot, place)
