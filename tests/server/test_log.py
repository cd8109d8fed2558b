"""The log of a round over the network: kept from what is new, whole when asked for."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.server.serving import Client, Server, play
from tests.server.test_tables import THREE, gathered, refused

Events = list[dict[str, Any]]


def whole(client: Client) -> Events:
    """The log as the server gives it, and every event of it is one that the news name."""
    client.settle(0.1)
    log: Events = client.ask("get-log")["log"]
    assert [event["number"] for event in log] == client.news["log"]
    return log


def kept(client: Client) -> Events | None:
    """The log made of all that was told in passing; None: something is missing."""
    told = {event["number"]: event for frame in client.frames if frame["type"] == "table" for event in frame["events"]}
    return [told[number] for number in client.news["log"]] if told.keys() >= set(client.news["log"]) else None


def test_seats_onlookers_and_late_comers_have_the_same_log(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        eve = stack.enter_context(Client(server, name="Eve"))
        table = clients[0].news["table"]
        eve.watch(table)
        play(clients, moves=25)
        late = stack.enter_context(Client(server, name="Late"))
        late.watch(table)
        second = stack.enter_context(Client(server, secret=clients[1].secret))
        second.watch(table)
        logs = [whole(client) for client in (*clients, eve, late, second)]
        assert all(log == logs[0] for log in logs)
        assert kept(clients[0]) == kept(clients[2]) == logs[0]
        assert kept(late) is None
        # S23: who comes late can look up no more than anybody else.
        played = sum(event["name"] == "played" for event in logs[0])
        assert 3 <= played <= 5
        play(clients)
        log = whole(late)
        assert sum(event["name"] == "played" for event in log) == 45
        for seat, client in enumerate(clients):
            own = whole(client)
            assert [event for event in own if event["name"] != "hand"] == log
            assert [event["args"]["seat"] for event in own if event["name"] == "hand"] == [seat]


def test_after_the_connection_was_lost_the_log_is_whole_again(server: Server) -> None:
    with ExitStack() as stack:
        clients = gathered(server, stack, 3)
        play(clients, moves=20)
        before = whole(clients[2])
        clients[2].socket.close()
        back = stack.enter_context(Client(server, secret=clients[2].secret))
        back.watch(clients[0].news["table"])
        assert whole(back) == before


def test_only_the_log_of_a_table_that_one_looks_at_is_told(server: Server) -> None:
    with Client(server) as ada, Client(server, name="Eve") as eve:
        table = ada.create({**THREE, "onlookers": False}, bots="apprentice", start=True)
        refused(eve.ask("get-log"), "refused-not-watching")
        refused(eve.watch(table), "refused-no-onlookers")
        refused(eve.ask("get-log"), "refused-not-watching")
        assert [event["name"] for event in ada.ask("get-log")["log"]][:1] == ["dealt"]


def test_before_a_game_the_log_is_empty(server: Server) -> None:
    with Client(server) as ada:
        ada.create(THREE)
        assert (ada.news["log"], ada.ask("get-log")["log"]) == ([], [])
