"""The way of orders to a server that runs: a Unix socket beside its database, for the owner of that alone.

One order a connection, as a line of JSON; the answer is one line of JSON. Windows has no such socket: there the server
is stopped first.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from kartentisch.game import Illegal
from kartentisch.server.administration import Order, Told
from kartentisch.server.logs import log
from kartentisch.server.store import StoreError

LONGEST = 4_096
SECONDS = 5.0


class _Answer(msgspec.Struct, frozen=True):
    told: Told | None = None
    refused: str = ""
    args: dict[str, str] = {}


@asynccontextmanager
async def listening(place: Path | None, carry_out: Callable[[Order], Awaitable[Told]]) -> AsyncIterator[None]:
    """Carries out orders that come while this lasts. Where the socket cannot be made, there are none."""
    opened = None if place is None or sys.platform == "win32" else _opened(place)
    if opened is None or place is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError):  # ValueError: a line that is too long
            line = await asyncio.wait_for(reader.readline(), SECONDS)
            writer.write(msgspec.json.encode(await _answered(line, carry_out)) + b"\n")
            await asyncio.wait_for(writer.drain(), SECONDS)
        writer.close()

    server = await asyncio.start_unix_server(answer, sock=opened, limit=LONGEST)
    try:
        yield
    finally:
        server.close()
        with contextlib.suppress(OSError):
            place.unlink()


async def _answered(line: bytes, carry_out: Callable[[Order], Awaitable[Told]]) -> _Answer:
    try:
        order = msgspec.json.decode(line, type=Order)
        told = await carry_out(order)
    except Illegal as cause:
        return _Answer(refused=cause.reason, args={name: str(detail) for name, detail in cause.details.items()})
    except (msgspec.DecodeError, StoreError, ValueError):
        return _Answer(refused="admin-failed")
    log.info("admin", action=order.action)
    return _Answer(told)


def _opened(place: Path) -> socket.socket | None:
    """The socket; what a server that was killed has left there is ours, as the database is."""
    opened = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        place.unlink(missing_ok=True)
        opened.bind(str(place))
    except OSError as error:  # a path that is too long, for example
        opened.close()
        log.warning("admin-socket-unavailable", why=type(error).__name__)
        return None
    finally:
        os.umask(before)
    return opened


def ordered(place: Path, order: Order) -> Told | None:
    """What a server that runs answers to an order; None: it does not listen. `Illegal` where it refuses."""
    if sys.platform == "win32":
        return None
    with socket.socket(socket.AF_UNIX) as opened:
        try:
            opened.connect(str(place))
            opened.sendall(msgspec.json.encode(order) + b"\n")
            with opened.makefile("rb") as answers:
                answer = msgspec.json.decode(answers.readline(), type=_Answer)
        except OSError:
            return None
        except msgspec.DecodeError:
            raise Illegal("admin-failed") from None
    if answer.told is None:
        raise Illegal(answer.refused, **answer.args)
    return answer.told
