"""Several servers on one database: any of them serves anybody, and one that dies takes nothing along."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from queue import Queue
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

from kartentisch.server import limits, wire
from kartentisch.server.links import LONGEST_CALL
from kartentisch.server.socket import AT_A_TABLE
from tests.cli.running import kartentisch
from tests.cli.test_admin import admin
from tests.server.serving import SIEGEL, Client, Server, play, running
from tests.server.store.databases import SHARED, Database, made
from tools.chaos.proxy import Proxy

SETTINGS = {**SIEGEL, "players": 3}


SOON_SILENT = (
    "-c",
    "import kartentisch.server.limits as l; l.LINK_BEAT_SECONDS = 0.3; import kartentisch.cli as c; exit(c.main())",
)
"""A server that notices soon that another one cannot be reached any more."""


@pytest.fixture(params=SHARED)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with made(request.param, tmp_path) as empty:
        yield empty


@pytest.fixture
def servers(database: Database) -> Iterator[list[Server]]:
    """Three servers that may be killed."""
    with started(database) as three:
        yield three


@pytest.fixture(scope="module", params=SHARED)
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    with made(request.param, tmp_path_factory.mktemp("shared")) as empty:
        yield empty


@pytest.fixture(scope="module")
def shared_servers(shared_database: Database) -> Iterator[list[Server]]:
    """Three servers that nobody harms."""
    with started(shared_database) as three:
        yield three


@contextmanager
def started(database: Database) -> Iterator[list[Server]]:
    with ThreadPoolExecutor(3) as threads:
        three = list(threads.map(Server, [database] * 3))
        try:
            yield three
        finally:
            list(threads.map(Server.stop, three))


def seated(servers: list[Server], stack: ExitStack) -> list[Client]:
    """Three people at one table, each at another server; the first one's server holds it."""
    clients = [stack.enter_context(Client(server, name=f"Name {i}")) for i, server in enumerate(servers)]
    table = clients[0].create(SETTINGS)
    for client in clients[1:]:
        assert client.watch(table)["type"] == "done"
        assert client.do("sit")["type"] == "done"
    assert clients[0].do("start")["type"] == "done"
    for client in clients:
        client.until(lambda c=client: c.news["stage"] == "playing")  # type: ignore[misc]
    return clients


def checked(record: str, folder: Path) -> None:
    (folder / "game.jsonl").write_text(record + "\n", "utf-8")
    assert kartentisch("check", str(folder / "game.jsonl")).stdout == b"1 records, all good\n"


def test_people_at_different_servers_play_a_whole_game(shared_servers: list[Server], tmp_path: Path) -> None:
    servers = shared_servers
    before = [server.metric("tables") for server in servers]
    with ExitStack() as stack:
        clients = seated(servers, stack)
        assert play(clients) > 20
        records = [client.ask("get-record")["record"] for client in clients]
        assert records[0] == records[1] == records[2]
        checked(records[0], tmp_path)
        assert [server.metric("tables") for server in servers] == [before[0] + 1, *before[1:]], "one holds it"


def back(client: Client, server: Server, stack: ExitStack) -> Client:
    """The same person at another server, at the same table."""
    again = stack.enter_context(Client(server, secret=client.secret, name=None))
    assert again.watch(client.news["table"])["type"] == "done"
    return again


def on_turn(clients: list[Client]) -> Client:
    """Whoever is to move, once all have been shown the last move."""
    version = max(client.news["version"] for client in clients)
    for client in clients:
        client.reach(version)
    return next(client for client in clients if client.on_turn)


def entries(database: Database, table: str) -> list[tuple[object, ...]]:
    return database.rows(f"SELECT n, entry FROM moves WHERE table_id = '{table}' ORDER BY n")


def closed_with(client: Client) -> int | None:
    """The code by which a server sends somebody away."""
    with pytest.raises(ConnectionClosed) as closed:
        client.until(lambda: False)
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_the_table_of_a_server_that_dies_goes_on_elsewhere_within_seconds(
    servers: list[Server], database: Database, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        clients = seated(servers, stack)
        play(clients, moves=7)
        before = entries(database, clients[0].news["table"])
        servers[0].kill()
        began = time.monotonic()
        assert [closed_with(client) for client in clients[1:]] == [1012, 1012], "whoever was linked comes back"
        clients = [back(clients[0], servers[1], stack), *(back(client, servers[2], stack) for client in clients[1:])]
        assert time.monotonic() - began < 10
        assert entries(database, clients[0].news["table"])[: len(before)] == before
        play(clients)
        checked(clients[0].ask("get-record")["record"], tmp_path)


def test_a_server_that_was_stopped_cannot_write_a_second_history(
    servers: list[Server], database: Database, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        clients = seated(servers, stack)
        play(clients, moves=5)
        late = on_turn(clients)
        clients[0].do("talk", text="hello")
        os.kill(servers[0].pid, signal.SIGSTOP)
        try:
            clients[0].send("at", command={"do": "talk", "text": "from a server that does not know it is dead"})
            if late is clients[0]:
                late.send("at", command={"do": "move", "version": late.news["version"], "move": late.any_move()})
            others = [back(clients[1], servers[1], stack), back(clients[2], servers[2], stack)]
            assert others[0].do("talk", text="we go on")["type"] == "done"
            told = entries(database, others[0].news["table"])
        finally:
            os.kill(servers[0].pid, signal.SIGCONT)
        assert closed_with(clients[0]) == 1012
        assert "does not know it is dead" not in str(entries(database, others[0].news["table"]))
        assert entries(database, others[0].news["table"])[: len(told)] == told
        all_again = [back(clients[0], servers[0], stack), *others]
        play(all_again)
        checked(others[0].ask("get-record")["record"], tmp_path)
        assert "worker-lost" in servers[0].log.read_text("utf-8")


def test_entries_that_somebody_else_has_appended_are_read_before_anything_is_added(
    shared_servers: list[Server], shared_database: Database
) -> None:
    """(table, n) is unique, and what stands there is the truth: a server that has missed something reads it anew."""
    with ExitStack() as stack:
        clients = seated(shared_servers, stack)
        table = clients[0].news["table"]
        n, entry = len(entries(shared_database, table)), '{"was":"paused","on":true}'
        shared_database.change(f"INSERT INTO moves (table_id, n, entry) VALUES ('{table}', {n}, '{entry}')")
        assert clients[1].do("phrase", phrase="hello")["reason"] == "refused-failed"
        for client in clients:
            client.until(lambda c=client: c.news["paused"])  # type: ignore[misc]
        assert clients[1].do("phrase", phrase="hello")["type"] == "done"
        assert clients[2].do("pause", on=False)["type"] == "done"
        play(clients, moves=3)
        assert "table-conflict" in shared_servers[0].log.read_text("utf-8")


def test_a_server_that_stops_hands_its_tables_over_at_once(servers: list[Server]) -> None:
    with ExitStack() as stack:
        clients = seated(servers, stack)
        assert servers[0].get("/healthz").body == b"ok\n"
        servers[0].stop()
        began = time.monotonic()
        assert [closed_with(client) for client in clients] == [1012, 1012, 1012]
        clients = [back(client, servers[1], stack) for client in clients]
        assert time.monotonic() - began < 3, "nobody waits until a lease has run out"
        play(clients, moves=3)
        log = servers[0].log.read_text("utf-8")
        assert "table-lost" not in log, "nothing has gone wrong"
        assert '"event":"tables-let-go","tables":1' in log


def test_what_one_server_knows_the_others_know(shared_servers: list[Server], shared_database: Database) -> None:
    servers, database = shared_servers, shared_database
    with ExitStack() as stack:
        ada, ben, cleo = (stack.enter_context(Client(s, name=n)) for s, n in zip(servers, "ABC", strict=True))
        for client in (ada, ben, cleo):
            client.ask("lobby", on=True)
        table = ada.create({**SETTINGS, "public": True})
        for client in (ben, cleo):
            client.until(lambda c=client: [each["table"] for each in c.lobby] == [table])  # type: ignore[misc]
        ben.watch(table)
        assert ben.do("sit")["type"] == "done"
        for name in ("Benno", "Benedikt"):
            assert ben.ask("rename", name=name)["type"] == "done"
            for client in (ada, ben):
                client.until(lambda c=client, n=name: c.news["seats"][1]["name"] == n)  # type: ignore[misc]
        cleo.until(lambda: [each["names"] for each in cleo.lobby] == [["A", "Benedikt"]])
        # A second device at a third server is the same person, and the newest name stands everywhere.
        code = ben.ask("new-code")["code"]
        with Client(servers[2], code=code, name=None) as device:
            assert (device.welcome["person"], device.welcome["name"]) == (ben.welcome["person"], "Benedikt")
            assert [(each["table"], each["names"]) for each in device.welcome["tables"]] == [(table, ["A"])]
            device.watch(table)
            assert device.news["you"] == 1
        assert sorted(line.split("\t")[2] for line in admin(database, "here").splitlines()) == ["A", "Benedikt", "C"]
        admin(database, "ban", ben.welcome["person"])
        assert closed_with(ben) == 4003
        with pytest.raises(AssertionError, match="banned"):
            Client(servers[0], secret=ben.secret, name=None)
        admin(database, "close", table)
        ada.until(lambda: any(frame.get("reason") == "refused-closed" for frame in ada.frames))
        cleo.until(lambda: cleo.lobby == [])
        assert cleo.watch(table)["reason"] == "refused-unknown-table"
        assert entries(database, table) == []


def test_open_tables_are_read_again_where_that_failed(servers: list[Server], database: Database) -> None:
    with Client(servers[0]) as ada, Client(servers[1]) as ben:
        table = ada.create({**SETTINGS, "public": True})
        ada.ask("lobby", on=True)
        ada.until(lambda: table in [shown["table"] for shown in ada.lobby])
        database.change("ALTER TABLE lobby RENAME TO away")
        ben.ask("lobby", on=True)
        ben.settle(1.0)
        assert ben.lobby == []
        database.change("ALTER TABLE away RENAME TO lobby")
        ben.until(lambda: table in [shown["table"] for shown in ben.lobby])


@contextmanager
def proxied(port: int) -> Iterator[tuple[int, Callable[[], object]]]:
    """The port of a proxy before that port, and what lets nothing pass any more."""
    ready: Queue[tuple[int, Callable[[], object], Callable[[], object]]] = Queue()

    async def whole() -> None:
        proxy, loop, over = Proxy(port), asyncio.get_running_loop(), asyncio.Event()
        await proxy.start()
        ask = loop.call_soon_threadsafe
        ready.put((proxy.port, partial(ask, proxy.stall), partial(ask, over.set)))
        await over.wait()
        await proxy.close()

    with ThreadPoolExecutor(1) as thread:
        done = thread.submit(asyncio.run, whole())
        before, stall, end = ready.get(timeout=9)
        try:
            yield before, stall
        finally:
            end()
            done.result(9)


def test_people_whose_server_cannot_reach_the_tables_any_more_are_sent_away_to_come_back(database: Database) -> None:
    """Both servers live and have the database, but nothing passes between them: nobody sits before a frozen table."""
    with ExitStack() as stack:
        ada = stack.enter_context(Client(stack.enter_context(running(database, program=SOON_SILENT))))
        table = ada.create(SETTINGS)
        ((address,),) = database.rows("SELECT address FROM workers")
        port, stall = stack.enter_context(proxied(int(str(address).rpartition(":")[2])))
        database.change(f"UPDATE workers SET address = '127.0.0.1:{port}'")
        ben = stack.enter_context(Client(stack.enter_context(running(database, program=SOON_SILENT)), name="Ben"))
        assert ben.watch(table)["type"] == "done"
        assert ben.do("sit")["type"] == "done"
        ben.settle(3.0)  # silence alone ends nothing
        assert ada.do("talk", text="all is well")["type"] == "done"
        ben.until(lambda: ben.news["talk"])
        stall()
        assert closed_with(ben) == 1012
        ada.until(lambda: not ada.news["seats"][1]["present"])


def test_nobody_without_the_database_gets_a_link(shared_servers: list[Server], shared_database: Database) -> None:
    with Client(shared_servers[0]) as ada:
        ada.create()
        (address, *_), *_ = shared_database.rows("SELECT address FROM workers")
        host, _, port = str(address).rpartition(":")
        guest = {"person": "p", "name": "n", "bot": False, "place": None}
        wrong = [json.dumps({"worker": "x", "proof": proof, "guest": guest}).encode() for proof in ("00", "ä")]
        for knock in (*wrong, b"{"):
            with socket.create_connection((host, int(port)), timeout=5) as caller:
                assert len(caller.recv(99)) == 33
                caller.sendall(knock + b"\n")
                assert caller.recv(99) == b""
        # Nor may a stranger fill the memory: a line that goes on is hung up on long before the time for a knock is up.
        with socket.create_connection((host, int(port)), timeout=limits.LINK_SECONDS / 2) as caller:
            assert len(caller.recv(99)) == 33
            with suppress(ConnectionError):
                caller.sendall(b" " * (3 * LONGEST_CALL))
                assert caller.recv(99) == b""


def test_what_is_asked_at_a_table_goes_to_whoever_holds_it() -> None:
    """A new kind of request has to be in one of the two lists."""
    elsewhere = {wire.Hello, wire.Rename, wire.NewCode, wire.Lobby, wire.Create, wire.Watch, wire.GetGames}
    elsewhere |= {wire.GetStatistics, wire.ExportStatistics, wire.ForgetStatistics, wire.Analyse}
    assert {*AT_A_TABLE} | elsewhere == {*get_args(wire.AnyRequest)}
    assert not {*AT_A_TABLE} & elsewhere
