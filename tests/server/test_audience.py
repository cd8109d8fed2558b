"""Those who look on: they see the table, and cost those who play next to nothing. Real sockets, a real server."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack

from benchmarks.crowd import onlookers
from kartentisch.server.limits import (
    COMING_AND_GOING_SECONDS,
    ONLOOKERS,
    ONLOOKERS_NAMED,
    ONLOOKERS_SHOWN_SECONDS,
    SOCKETS_OF_A_PERSON_AT_A_TABLE,
)
from tests.server.serving import Client, Server

PAUSES = 40
CROWD = 15


def tables(client: Client) -> int:
    """How many times the table has been sent since the last time this was asked."""
    found = [frame for frame in client.frames if frame["type"] == "table"]
    client.frames.clear()
    return len(found)


def most(began: float, seconds: float) -> int:
    """How often at most something can have been shown since then that is shown no more often than this."""
    return int((time.monotonic() - began) / seconds) + 2


def quiet(*clients: Client) -> None:
    """Waits until all have been told who is here."""
    for client in clients:
        client.settle(2 * COMING_AND_GOING_SECONDS)
        client.frames.clear()


def test_whoever_asks_again_is_answered_alone(server: Server) -> None:
    with Client(server) as ada, Client(server, name="Bob") as bob:
        table = ada.create()
        bob.watch(table)
        quiet(ada, bob)
        for _ in range(5):
            assert bob.ask("watch", table=table)["type"] == "done"
        bob.settle(0.5)
        assert 1 <= tables(bob) <= 5
        ada.settle(0.5)
        assert tables(ada) == 0


def test_comings_and_goings_are_told_together(server: Server) -> None:
    with ExitStack() as here, Client(server) as ada:
        table = ada.create()
        crowd = [here.enter_context(Client(server, name=f"Bob {number}")) for number in range(CROWD)]
        quiet(ada)
        began = time.monotonic()
        for bob in crowd:
            assert bob.watch(table)["type"] == "done"
            assert bob.news["stage"] == "gathering", "the newcomer is shown the table at once"
        ada.until(lambda: ada.news["onlookers"] == CROWD)
        assert len(ada.news["onlooker_names"]) == CROWD
        assert tables(ada) <= most(began, COMING_AND_GOING_SECONDS)
        began = time.monotonic()
        for number, bob in enumerate(crowd):
            bob.ask("rename", name=f"Eve {number:02}")
        ada.until(lambda: ada.news["onlooker_names"] == [f"Eve {number:02}" for number in range(CROWD)])
        assert tables(ada) <= most(began, COMING_AND_GOING_SECONDS)
        began = time.monotonic()
        for bob in crowd:
            bob.ask("watch", table=None)
        ada.until(lambda: ada.news["onlookers"] == 0)
        assert tables(ada) <= most(began, COMING_AND_GOING_SECONDS)


def test_players_see_every_change_and_onlookers_the_last_of_many(server: Server) -> None:
    with Client(server) as ada, Client(server, name="Bob") as bob:
        table = ada.create(bots="random", start=True)
        bob.watch(table)
        quiet(ada, bob)
        began = time.monotonic()
        for number in range(PAUSES):
            ada.send("at", command={"do": "pause", "on": number % 2 == 0})
        assert ada.do("pause", on=True)["type"] == "done"
        bob.settle(5 * ONLOOKERS_SHOWN_SECONDS)
        assert bob.news["paused"], "the last one is shown in any case"
        assert tables(bob) <= most(began, ONLOOKERS_SHOWN_SECONDS)
        ada.settle(0.3)
        assert tables(ada) > 1


def test_so_many_onlookers_are_named_and_the_others_counted(server: Server) -> None:
    with Client(server) as ada, ExitStack() as crowd:
        table = ada.create()
        for number in range(ONLOOKERS_NAMED + 2):
            crowd.enter_context(Client(server, name=f"Onlooker {number}")).watch(table)
        ada.until(lambda: ada.news["onlookers"] == ONLOOKERS_NAMED + 2)
        assert len(ada.news["onlooker_names"]) == ONLOOKERS_NAMED


def test_a_table_has_so_many_onlookers_and_whoever_has_a_chair_comes_in_all_the_same(server: Server) -> None:
    with Client(server) as ada:
        table = ada.create()

        async def fill() -> None:
            async with onlookers(server.port, table, ONLOOKERS + 1) as (_, answers):
                refused = [answer for answer in answers if b"refused" in answer]
                assert len(refused) == 1
                assert b'"refused-too-many-onlookers","args":{"most":%d}' % ONLOOKERS in refused[0]
                await asyncio.to_thread(come_back)

        def come_back() -> None:
            with Client(server, name="Bob") as bob, Client(server, secret=ada.secret) as again:
                assert bob.watch(table)["reason"] == "refused-too-many-onlookers"
                assert again.watch(table)["type"] == "done"

        asyncio.run(fill())


def test_a_person_watches_a_table_on_so_many_devices(server: Server) -> None:
    with ExitStack() as here, Client(server) as ada:
        table = ada.create()
        for _ in range(SOCKETS_OF_A_PERSON_AT_A_TABLE - 1):
            another = here.enter_context(Client(server, secret=ada.secret))
            assert another.watch(table)["type"] == "done"
        with Client(server, secret=ada.secret) as late:
            assert late.watch(table)["reason"] == "refused-too-many-devices"
        assert another.watch(table)["type"] == "done", "whoever is here already stays"
