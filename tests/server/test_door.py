"""Before the first request: silent connections, addresses with too many of them, and no descriptors left."""

from __future__ import annotations

import json
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException

from kartentisch.server import limits
from kartentisch.server.addresses import Addresses
from kartentisch.server.run import config
from tests.server.serving import SIEGEL, Client, Server, dialled, running

SILENT = 1_100


@contextmanager
def silent(server: Server, number: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    """Connections that make no request, or only half of one. Those that the server closes stay so."""
    with ExitStack() as opened:
        sockets = []
        for _ in range(number):
            sockets.append(opened.enter_context(socket.create_connection(("127.0.0.1", server.port), 5)))
            sockets[-1].sendall(said)
        yield sockets


def closed(connection: socket.socket, patience: float) -> bool:
    connection.settimeout(patience)
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def open_sockets(server: Server, number: int, people: ExitStack) -> None:
    for _ in range(number):
        people.enter_context(dialled(server))


def events(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]


@pytest.fixture
def many_descriptors() -> Iterator[None]:
    """This process may open as many connections as a test needs."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[1], 4_096), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.usefixtures("many_descriptors")
@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_silent_connections_keep_nobody_out(tmp_path: Path, said: bytes) -> None:
    """Even where the system allows no more than 1,024 descriptors, and whoever plays goes on."""
    with running(tmp_path / "t.sqlite") as server, Client(server) as ada:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (1_024, 1_024))
        ada.create()
        with silent(server, SILENT, said) as crowd:
            began = time.monotonic()
            assert server.get("/healthz").status == 200
            with Client(server, name="Bob") as bob:
                bob.create()
            assert ada.do("fill", level="random")["type"] == "done"
            assert time.monotonic() - began < 5
            assert closed(crowd[0], 1), "the oldest gave way"
            assert not closed(crowd[-1], 0.1)
    assert "connections-silent" in [event["event"] for event in events(server)]


@pytest.mark.usefixtures("many_descriptors")
@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_nor_do_those_that_have_asked_once(tmp_path: Path, said: bytes) -> None:
    """They wait for nothing, or begin another request and do not end it."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with running(tmp_path / "t.sqlite") as server, Client(server) as ada:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (300, 300))
        ada.create()
        with ExitStack() as crowd:
            for _ in range(400):
                each = crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), 5))
                each.sendall(asked)
                assert each.recv(4_096).startswith(b"HTTP/1.1 200 OK")
                each.sendall(said)
            for name in ("Bob", "Cleo", "Dora"):
                with Client(server, name=name) as late:
                    late.create()
            assert ada.do("fill", level="random")["type"] == "done"
    assert "descriptors-run-out" in [event["event"] for event in events(server)]


def test_whoever_has_most_silent_connections_loses_them_first(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", "--trusted-proxies", "192.0.2.1") as server, ExitStack() as opened:
        there = "127.0.0.1", server.port
        slow = opened.enter_context(socket.create_connection(there, 5, source_address=("127.0.0.3", 0)))
        crowd = [
            opened.enter_context(socket.create_connection(there, 5, source_address=("127.0.0.2", 0)))
            for _ in range(limits.CONNECTIONS_WAITING + 20)
        ]
        assert closed(crowd[0], 5)
        assert server.get("/healthz").status == 200
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(15) == b"HTTP/1.1 200 OK"


def test_so_many_connections_are_opened_from_an_address(tmp_path: Path) -> None:
    """Else whoever opens and closes them all the time keeps the server busy with letting them in."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with running(tmp_path / "t.sqlite", "--trusted-proxies", "192.0.2.1") as server:

        def coming(address: str, number: int) -> int:
            """How many of so many connections are let in."""
            with ExitStack() as opened:
                crowd = [opened.enter_context(opening(address)) for _ in range(number)]
                for connection in crowd:
                    with suppress(ConnectionError):
                        connection.sendall(asked)
                return sum(not closed(connection, 10) for connection in crowd)

        def opening(address: str) -> socket.socket:
            return socket.create_connection(("127.0.0.1", server.port), 5, source_address=(address, 0))

        for _ in range(3 * limits.CONNECTIONS_OF_AN_ADDRESS_AT_ONCE):
            opening("127.0.0.2").close()
        few = limits.CONNECTIONS_OF_AN_ADDRESS - 100
        assert coming("127.0.0.2", few) < few
        assert coming("127.0.0.3", few) == few
    assert "connections-of-an-address" in [event["event"] for event in events(server)]


def test_whoever_says_nothing_is_let_go_and_whoever_has_spoken_is_not(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite") as server, Client(server) as ada, silent(server, 2, b"GET") as (one, other):
        patience = limits.FIRST_REQUEST_SECONDS + 3
        assert closed(one, patience)
        assert closed(other, 1)
        assert ada.ask("lobby")["type"] == "done"


def test_no_descriptors_are_logged_and_silent_connections_give_way(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite") as server, Client(server) as ada:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (80, 80))
        with silent(server, 60):
            assert server.get("/healthz").status == 200, "the oldest silent ones gave way"
            assert ada.create()
        with ExitStack() as people:
            with pytest.raises(WebSocketException):  # sockets do not give way
                open_sockets(server, 80, people)
            assert ada.ask("rename", name="Eve")["type"] == "done"
        logged = [event for event in events(server) if event["event"] == "descriptors-run-out"]
        assert logged[0]["limit"] == 80
        assert len(logged) <= 2, "once in a while"


def test_not_even_one_descriptor_is_logged(tmp_path: Path) -> None:
    """Then nobody can come in, and the system tells the server nothing about those who try."""
    with running(tmp_path / "t.sqlite") as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (3, 1_024))
        deadline = time.monotonic() + 3 * limits.DESCRIPTORS_CHECK_SECONDS
        while "descriptors-run-out" not in server.log.read_text("utf-8"):
            assert time.monotonic() < deadline
            time.sleep(0.1)


# Addresses


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    """Behind a proxy the one that it forwards; others from the same proxy come in."""
    with running(tmp_path / "t.sqlite") as server, ExitStack() as people:
        one = {"X-Forwarded-For": "192.0.2.7"}
        for _ in range(limits.SOCKETS_OF_AN_ADDRESS):
            people.enter_context(dialled(server, additional_headers=one))
        with pytest.raises(InvalidStatus) as denied, dialled(server, additional_headers=one):
            pass
        assert denied.value.response.status_code == 429
        with dialled(server, additional_headers={"X-Forwarded-For": "192.0.2.8"}) as other:
            other.ping()
        with Client(server) as ada:  # from the machine itself
            assert ada.create()
    assert "trace" not in server.log.read_text("utf-8")


def test_whoever_is_no_trusted_proxy_is_known_by_the_connection_alone(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", "--trusted-proxies", "192.0.2.1") as server, ExitStack() as people:
        for number in range(limits.SOCKETS_OF_AN_ADDRESS):
            forged = {"X-Forwarded-For": f"192.0.2.{number}"}
            people.enter_context(dialled(server, additional_headers=forged))
        with pytest.raises(InvalidStatus) as denied, dialled(server):
            pass
        assert denied.value.response.status_code == 429
        with silent(server, limits.CONNECTIONS_OF_AN_ADDRESS - limits.SOCKETS_OF_AN_ADDRESS) as others:
            assert not closed(others[-1], 0.1)
            with socket.create_connection(("127.0.0.1", server.port), 5) as late:
                assert closed(late, 2)
        assert server.get("/healthz").status == 200, "those have gone"
    assert "connections-of-an-address" in [event["event"] for event in events(server)]


def test_so_many_new_people_come_from_an_address_and_whoever_is_known_comes_in(tmp_path: Path) -> None:
    here = {"X-Forwarded-For": "192.0.2.7"}
    with running(tmp_path / "t.sqlite") as server:
        for _ in range(limits.PERSONS_OF_AN_ADDRESS_AT_ONCE):
            with Client(server, headers=here) as ada:
                secret = ada.secret
        with Client(server, headers=here, quiet=True) as late:
            assert late.ask("hello", protocol=2, name="Eve")["reason"] == "refused-persons-of-address"
            assert late.ask("hello", protocol=2, secret=secret)["type"] == "welcome"
        with Client(server, headers={"X-Forwarded-For": "192.0.2.8"}):
            pass


def test_so_many_tables_are_opened_from_an_address(tmp_path: Path) -> None:
    here, made = {"X-Forwarded-For": "2001:db8:1:2::7"}, 0
    with running(tmp_path / "t.sqlite") as server:
        while made < limits.TABLES_OF_AN_ADDRESS_AT_ONCE:
            with Client(server, headers=here) as ada:
                for _ in range(5):  # as many as one socket may at once
                    ada.create()
                    made += 1
        with Client(server, headers={"X-Forwarded-For": "2001:db8:1:2:ffff::8"}) as late:
            assert late.ask("create", settings=SIEGEL)["reason"] == "refused-tables-of-address", "one network of IPv6"
        with Client(server, headers={"X-Forwarded-For": "2001:db8:1:3::7"}) as other:
            other.create()


def test_addresses_of_which_there_is_nothing_to_remember_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES_KEPT", 10)
    addresses = Addresses("127.0.0.1, 10.0.0.0/8, nonsense")
    assert addresses.of("127.0.0.1", 0) is None
    assert addresses.of("10.1.2.3", 0) is None
    assert addresses.of("::ffff:10.1.2.3", 0) is None
    assert Addresses("*").of_connection("192.0.2.1", 0) is None, "it may be anybody's proxy"
    busy = addresses.of_connection("192.0.2.1", 0)
    assert busy is not None
    assert busy is addresses.of("::ffff:192.0.2.1", 0)
    assert busy.admits_table(0)
    for number in range(100):
        addresses.of(f"198.51.100.{number}", 0)
    assert len(addresses._known) <= 11
    assert addresses.of("192.0.2.1", 0) is busy


@pytest.mark.parametrize("listed", ["127.0.0.1", "10.1.2.3/8, caddy", "::ffff:10.0.0.0/104", "2001:db8::/32", "*", ""])
def test_whoever_may_say_whom_they_forward_is_not_counted_and_nobody_else(listed: str) -> None:
    """Also who connects by IPv4 to a socket of IPv6: uncounted and yet not believed, they would have no limits."""
    addresses = Addresses(listed)
    uvicorn = config(None, addresses)
    uvicorn.load()
    believed = uvicorn.loaded_app.trusted_hosts
    hosts = "127.0.0.1", "10.9.9.9", "192.0.2.1", "2001:db8::7", "::1", "2001:db9::7"
    for host in (*hosts, *(f"::ffff:{host}" for host in hosts if "." in host)):
        assert (host in believed) == (addresses.of_connection(host, 0) is None), host
    assert ("::ffff:127.0.0.1" in believed) == (listed in ("127.0.0.1", "*"))


def test_onlookers_of_one_address_shut_nobody_out(server: Server) -> None:
    here = {"X-Forwarded-For": "192.0.2.7"}
    with Client(server) as ada, ExitStack() as crowd:
        table = ada.create()
        for _ in range(limits.ONLOOKERS_OF_AN_ADDRESS):
            crowd.enter_context(Client(server, headers=here)).watch(table)
        late = crowd.enter_context(Client(server, headers=here))
        assert late.ask("watch", table=table)["reason"] == "refused-too-many-onlookers"
        with Client(server, headers={"X-Forwarded-For": "192.0.2.8"}) as friend:
            friend.watch(table)
            assert friend.do("sit")["type"] == "done"


def test_an_address_gets_so_many_files(server: Server) -> None:
    def asked(address: str) -> bytes:
        """The status lines of more requests than are answered, all sent over one connection."""
        one = f"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\r\n".encode()
        last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
            threading.Thread(
                target=connection.sendall, args=(one * (limits.PAGES_OF_AN_ADDRESS_AT_ONCE + 300) + last,)
            ).start()
            return b"".join(iter(lambda: connection.recv(65_536), b""))

    told = asked("192.0.2.9")
    assert told.count(b"200 OK") >= limits.PAGES_OF_AN_ADDRESS_AT_ONCE
    assert told.count(b"429 Too Many Requests") > 100
    assert server.get("/healthz").status == 200


def test_files_are_refused_to_an_address_so_fast_and_no_faster(server: Server) -> None:
    """Else whoever asks for thousands over many connections keeps the server busy with refusing them."""
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.10\r\n\r\n"
    last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    connections, each = 20, (limits.PAGES_OF_AN_ADDRESS_AT_ONCE + 500) // 20
    with ExitStack() as opened:
        crowd = [
            opened.enter_context(socket.create_connection(("127.0.0.1", server.port), 30)) for _ in range(connections)
        ]
        began = time.monotonic()
        for connection in crowd:
            connection.sendall(one * (each - 1) + last)
        told = b"".join(piece for connection in crowd for piece in iter(partial(connection.recv, 65_536), b""))
    refused = told.count(b"429 Too Many Requests")
    assert refused + told.count(b"200 OK") == connections * each
    assert refused > 2 * limits.PAGES_REFUSED_A_SECOND
    assert time.monotonic() - began > refused / limits.PAGES_REFUSED_A_SECOND - 1
