"""What one hostile client can do to the games of others: next to nothing. Real sockets against a real server."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from kartentisch.server import limits
from kartentisch.server.thinkers import FIRST_PATIENCE
from tests.server.serving import Client, Frame, Server, running
from tests.server.store.databases import SHARED, made

HONEST = {"game": "siegel", "players": 3, "pace": "fast", "options": {"rounds": 1}}
COSTLY = {"game": "siegel", "players": 5, "pace": "normal", "options": {"rounds": 1}}
"""Its bots think for three quarters of a second."""
TABLES = 20
SECONDS = 2.0

Attack = Callable[[Callable[[], bool], Callable[[], None]], None]
"""Goes on until its first argument says that it is over; calls its second once it is under way."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which one bot thinks at a time. It has thought before: a worker is slower the first time."""
    with running(tmp_path_factory.mktemp("server") / "t.sqlite", "--workers", "1") as started:
        warmed(started)
        yield started


def warmed(server: Server) -> None:
    """Lets both levels play once."""
    for level in ("master", "apprentice"):
        with Client(server) as anybody:
            anybody.create(HONEST, bots=level, start=True)
            if anybody.on_turn:
                anybody.move()
            first = anybody.news["version"]
            while anybody.news["version"] == first:
                anybody.read(FIRST_PATIENCE)


@pytest.fixture(scope="module", params=SHARED)
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers that share a database, at each of which one bot thinks at a time."""
    with ExitStack() as stack:
        database = stack.enter_context(made(request.param, tmp_path_factory.mktemp("two")))
        servers = [stack.enter_context(running(database, "--workers", "1")) for _ in range(2)]
        for server in servers:
            warmed(server)
        yield servers


@contextmanager
def attacking(attack: Attack) -> Iterator[None]:
    """Runs an attack beside what happens meanwhile."""
    over, under_way = threading.Event(), threading.Event()
    failed: list[BaseException] = []

    def whole() -> None:
        try:
            attack(over.is_set, under_way.set)
        except BaseException as error:
            failed.append(error)
            under_way.set()

    thread = threading.Thread(target=whole)
    thread.start()
    try:
        assert under_way.wait(60)
        yield
    finally:
        over.set()
        thread.join()
    assert not failed, failed


def test_all_sockets_of_an_address_together_are_served_so_fast_and_no_faster(server: Server) -> None:
    """Each of them keeps to what one socket may. Nothing of it is refused, and others wait for none of it."""
    place, sockets, each, price = {"X-Forwarded-For": "192.0.2.200"}, 30, 5, 10
    with ExitStack() as crowd, Client(server) as honest:
        hostile = [crowd.enter_context(Client(server, headers=place)) for _ in range(sockets)]
        began = time.monotonic()
        asked = [[client.send("get-statistics") for _ in range(each)] for client in hostile]
        for _ in range(10):
            before = time.monotonic()
            assert honest.ask("get-statistics")["type"] == "done"
            assert time.monotonic() - before < 1
            time.sleep(0.5)  # as often as one may
        answers = [client.answer(number) for client, numbers in zip(hostile, asked, strict=True) for number in numbers]
        assert {answer["type"] for answer in answers} == {"done"}
        late = sockets * each * price - limits.REQUESTS_OF_AN_ADDRESS_AT_ONCE
        assert time.monotonic() - began > late / limits.REQUESTS_OF_AN_ADDRESS_A_SECOND
        assert server.metric("delayed_total") > 0


def seconds_a_bot(person: Client, moves: int) -> list[float]:
    """How long a person waits for a bot after each of some moves."""
    waits: list[float] = []
    while len(waits) < moves:
        began = time.monotonic()
        version = person.news["version"]
        if person.on_turn:
            assert person.move()["type"] == "done"
            person.reach(version + 1)
            continue
        person.reach(version + 1)
        waits.append(time.monotonic() - began)
    return waits


def test_moves_that_are_taken_back_again_and_again_leave_no_stale_questions(server: Server) -> None:
    """Neither a stranger's table waits for them, nor another one of the same host, who gets one turn with the bots."""
    pairs = 0

    def attack(over: Callable[[], bool], under_way: Callable[[], None]) -> None:
        nonlocal pairs
        with Client(server, secret=mallory.secret) as hostile:
            hostile.create(COSTLY, bots="master", start=True)
            hostile.until(lambda: hostile.on_turn)
            while not over():
                began, version = time.monotonic(), hostile.news["version"]
                assert hostile.move()["type"] == "done"
                hostile.reach(version + 1)
                assert hostile.do("undo", version=version + 1)["type"] == "done"
                hostile.reach(version + 2)
                pairs += 1
                if pairs == 25:
                    under_way()
                time.sleep(max(0.0, began + 0.1 - time.monotonic()))

    with Client(server, name="Mallory") as mallory, Client(server) as honest:
        for person in (honest, mallory):
            person.create(HONEST, bots="apprentice", start=True)
        with attacking(attack):
            before = pairs
            assert max(seconds_a_bot(honest, 3)) < SECONDS
            assert max(seconds_a_bot(mallory, 3)) < SECONDS
            assert pairs > before, "it went on meanwhile"


@pytest.mark.parametrize("people", [1, TABLES])
def test_many_tables_from_one_place_do_not_keep_others_waiting(server: Server, people: int) -> None:
    """At each of them a master is on turn; one person hosts them all, or each has a host."""
    place = {"X-Forwarded-For": f"192.0.2.{people}"}

    def attack(over: Callable[[], bool], under_way: Callable[[], None]) -> None:
        with ExitStack() as sockets:
            first = sockets.enter_context(Client(server, name="Mallory", headers=place))
            for _ in range(TABLES):
                secret = first.secret if people == 1 else None
                another = sockets.enter_context(Client(server, secret=secret, headers=place))
                another.create(COSTLY, bots="master", start=True)
                if another.on_turn:
                    another.move()
            under_way()
            while not over():
                time.sleep(0.01)

    with Client(server) as honest:
        honest.create(HONEST, bots="apprentice", start=True)
        with attacking(attack):
            assert max(seconds_a_bot(honest, 4)) < SECONDS


def linked(here: Server, there: Server, stack: ExitStack, settings: Frame, bots: str, **hello: Any) -> Client:
    """Somebody who opens a table at one server and sits at it from another."""
    with Client(here, **hello) as first:
        table, secret = first.create(settings, bots=bots, start=True), first.secret
    again = stack.enter_context(Client(there, **{**hello, "secret": secret, "name": None}))
    assert again.watch(table)["type"] == "done"
    return again


def test_many_tables_of_one_place_at_all_servers_keep_nobody_waiting_at_any(two: list[Server]) -> None:
    """Fairness holds across servers: whoever is linked comes from the same place as at their own server."""
    place = {"X-Forwarded-For": "192.0.2.77"}

    def attack(over: Callable[[], bool], under_way: Callable[[], None]) -> None:
        with ExitStack() as sockets:
            for table in range(TABLES):
                here, there = two[table % 2], two[(table + 1) % 2]
                hostile = linked(here, there, sockets, COSTLY, "master", name=f"Mallory {table}", headers=place)
                if hostile.on_turn:
                    hostile.move()
            under_way()
            while not over():
                time.sleep(0.01)

    with ExitStack() as stack:
        honest = [linked(here, there, stack, HONEST, "apprentice") for here, there in (two, two[::-1])]
        with attacking(attack):
            for person in honest:
                assert max(seconds_a_bot(person, 4)) < SECONDS
        assert [server.metric("tables") > TABLES / 2 for server in two] == [True, True], "each held its share"
