"""Trouble with the store: whoever asks is told, everything else goes on."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import socket
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from kartentisch.server import limits, wire
from kartentisch.server.audience import Receipt
from kartentisch.server.hub import Hub
from kartentisch.server.identity import Identity
from kartentisch.server.lobby import Lobby
from kartentisch.server.logs import Enough
from kartentisch.server.metrics import Metrics
from kartentisch.server.outbox import Outbox
from kartentisch.server.refusals import Refusal
from kartentisch.server.store import Facts, Person
from kartentisch.server.store.opening import open_store
from kartentisch.server.thinkers import Thinkers
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.commands import TableSettings
from tests.server.serving import SIEGEL, Client, dialled, running
from tests.server.store.databases import Database, every_kind
from tests.server.store.sqlite_database import of

FAILED = "refused-failed"


def test_a_full_disk_is_a_refusal_and_the_socket_stays(tmp_path: Path) -> None:
    """Of an SQLite file; PostgreSQL has a disk of its own."""
    with running(of(tmp_path / "t.sqlite")) as server, Client(server) as ada, Client(server, quiet=True) as bob:
        ada.create()
        most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most[1]))
        assert ada.do("pause", on=True)["type"] == "refused"
        assert ada.ask("rename", name="Eve")["reason"] == FAILED
        assert ada.ask("new-code")["reason"] == FAILED
        assert ada.ask("create", settings=SIEGEL)["reason"] == FAILED
        assert bob.ask("hello", protocol=2, name="Bob")["reason"] == FAILED
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, most)
        assert ada.do("fill", level="apprentice")["type"] == "done"
        assert bob.ask("hello", protocol=2, name="Bob")["type"] == "welcome"


def test_tables_that_do_not_exist_leave_no_traceback(database: Database) -> None:
    """Not even if whoever asked has gone before the answer was there."""

    async def ask() -> list[str]:
        told: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(str(context["message"])))
        store = await open_store(database.url)
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        asking = asyncio.create_task(hub.room("nowhere"))
        await asyncio.sleep(0)
        asking.cancel()
        while hub._loading:
            await asyncio.sleep(0.01)
        del asking
        gc.collect()
        hub.close()
        await store.close()
        return told

    assert asyncio.run(ask()) == []
    with running(database) as server, Client(server) as ada:
        assert ada.watch("nowhere")["reason"] == "refused-unknown-table"
    assert "trace" not in server.log.read_text("utf-8")


def test_a_full_server_says_503_and_leaves_no_traceback(tmp_path: Path) -> None:
    code = "from kartentisch.server import limits; limits.SOCKETS = 1; from kartentisch.cli import main; main()"
    with running(tmp_path / "t.sqlite", program=("-c", code)) as server, Client(server):
        with pytest.raises(InvalidStatus) as denied, dialled(server):
            pass
        assert denied.value.response.status_code == 503
    logged = server.log.read_text("utf-8")
    assert "trace" not in logged
    assert '"level":"error"' not in logged


BROKEN = (
    b"\x16\x03\x01\x02\x00\x01",
    b"GET /\xff HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n",
    b"POST /api/record/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{",
    b"POST /api/record/text HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
)


def test_nobody_fills_the_log_with_what_they_make_happen() -> None:
    """Sockets that are closed, tables that are loaded: after some lines the others are only counted."""

    def line(event: str, seconds: float) -> logging.LogRecord:
        return logging.makeLogRecord({"msg": event, "created": seconds, "facts": {"why": "protocol"}})

    enough = Enough()
    flood = [enough.filter(line("socket-closed", 1_000 + number / 100)) for number in range(900)]
    assert sum(flood) == limits.LOG_LINES
    assert enough.filter(line("table-failed", 1_009)), "whatever else happens is told"
    later = line("socket-closed", 1_000 + limits.WARNING_SECONDS)
    assert enough.filter(later)
    assert vars(later)["facts"] == {"why": "protocol", "left_out": 900 - limits.LOG_LINES}
    last = line("socket-closed", 1_030)
    assert enough.filter(last)
    assert "left_out" not in vars(last)["facts"]


def test_a_server_leaves_lines_out_of_its_log(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite") as server:
        for _ in range(3 * limits.LOG_LINES):
            with Client(server, quiet=True) as hostile:
                assert hostile.ask("hello", protocol=99, name="Eve")["type"] == "refused"
    assert server.log.read_text("utf-8").count('"socket-closed"') < 3 * limits.LOG_LINES


def test_broken_requests_and_whoever_hangs_up_leave_nothing_in_the_log(tmp_path: Path) -> None:
    """Else a stranger fills the disk, a traceback at a time."""
    with running(tmp_path / "t.sqlite") as server:
        of_the_start = server.log.read_text("utf-8")
        for request in BROKEN * 3:
            with socket.create_connection(("127.0.0.1", server.port)) as connection:
                connection.sendall(request)
                connection.settimeout(0.2)
                with suppress(OSError):
                    connection.recv(4_096)
        assert server.get("/healthz").status == 200
    assert server.log.read_text("utf-8") == of_the_start


def test_a_stop_in_the_midst_of_a_request_leaves_no_traceback(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite") as server, socket.create_connection(("127.0.0.1", server.port), 5) as slow:
        slow.sendall(b"POST /api/record/text HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{")
        assert server.get("/healthz").status == 200
        server.stop()
    assert "trace" not in server.log.read_text("utf-8")


def test_headers_without_end_are_read_no_further(tmp_path: Path) -> None:
    """Else each connection fills as much memory as it has time for, also where a request has been answered before."""
    answered = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with running(tmp_path / "t.sqlite") as server:
        for before in (b"", answered):
            with socket.create_connection(("127.0.0.1", server.port)) as connection:
                connection.settimeout(10)
                if before:
                    connection.sendall(before)
                    assert connection.recv(4_096).startswith(b"HTTP/1.1 200")
                connection.sendall(b"GET / HTTP/1.1\r\n" + b"X: 0123456789\r\n" * (limits.HEAD_BYTES // 15 + 100))
                told = b""
                with suppress(OSError):
                    while piece := connection.recv(4_096):  # until it is hung up on
                        told += piece
                assert b"HTTP/1.1 400" in told


@every_kind
def test_a_damaged_table_locks_nobody_out(database: Database) -> None:
    with running(database) as server, Client(server) as ada:
        good, bad = ada.create(), ada.create()
        secret = ada.secret
    database.change(
        "UPDATE tables SET rewritten = TRUE",
        f"""UPDATE moves SET entry = '{{"was":"eaten"}}' WHERE table_id = '{bad}'""",
    )
    with running(database) as server, Client(server, secret=secret, name="Eve") as ada:
        assert [table["table"] for table in ada.welcome["tables"]] == [good]
        assert ada.watch(bad)["reason"] == FAILED
        assert ada.watch(good)["type"] == "done"
        assert ada.news["seats"][0]["name"] == "Eve"
    assert "table-unreadable" in server.log.read_text("utf-8")


def test_a_table_has_one_room_even_if_the_first_to_ask_goes_away(database: Database) -> None:
    async def ask() -> None:
        store = await open_store(database.url)
        created = was.Created("T", TableSettings("siegel", 3), "p", "P")
        await store.append("T", 0, [was.encode(created)], Facts(frozenset("p"), False))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        first, second = asyncio.create_task(hub.room("T")), asyncio.create_task(hub.room("T"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        assert await hub.room("T") is await second
        hub.close()
        await store.close()

    asyncio.run(ask())


def test_a_room_that_is_closed_stores_nothing_more(database: Database) -> None:
    async def ask() -> None:
        store = await open_store(database.url)
        created = was.Created("T", TableSettings("siegel", 3), "p", "P")
        await store.append("T", 0, [was.encode(created)], Facts(frozenset("p"), False))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        room = await hub.room("T")
        first, second = (asyncio.create_task(room.rename("p", name)) for name in ("Q", "R"))
        await asyncio.sleep(0)
        room.close()
        await first  # it was on its way to the disk
        for late in (second, asyncio.create_task(room.rename("p", "S"))):
            with pytest.raises(Refusal):
                await late
        assert len(await store.entries("T", 0, 9)) == 2
        hub.close()
        await store.close()

    asyncio.run(ask())


def test_all_deals_and_shuffled_chairs_come_from_one_source(tmp_path: Path) -> None:
    """The hub is given it: the same one gives the same table, whether it is dealt at once or later."""

    async def dealt(file: Path, seed: int) -> list[str]:
        store = await open_store(str(file))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(seed))
        ada = Person("p-ada", "Ada", False)
        at_once = await hub.create(ada, wire.Create(1, TableSettings("siegel", 3), bots="random", start=True))
        later = await hub.create(ada, wire.Create(2, TableSettings("saboteur", 5), bots="random"))
        for command in (do.Shuffle(), do.Start()):
            await later.command(ada.id, ada.name, command, Receipt(Outbox(nowhere), b""))
        kinds = (b'{"was":"dealt"', b'{"was":"shuffled"')
        stored = [entry for room in (at_once, later) for entry in await store.entries(room.table.id, 0, 99)]
        hub.close()
        await store.close()
        return [entry.decode() for entry in stored if entry.startswith(kinds)]

    async def nowhere(_: object) -> None: ...

    one, same, other = (asyncio.run(dealt(tmp_path / f"{i}.sqlite", seed)) for i, seed in enumerate((1, 1, 2)))
    assert len(one) == 3
    assert one == same
    assert all(a != b for a, b in zip(one, other, strict=True))
