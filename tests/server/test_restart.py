"""Power cuts: after ``kill -9`` every acknowledged move is there, and the table goes on where it was."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, Server, running
from tests.server.serving import play as play_on
from tests.server.store.databases import KINDS, Database
from tests.server.test_tables import gathered

SETTINGS = {**SIEGEL, "players": 3, "options": {"rounds": 3}}


def hammer(clients: list[Client], enough: Event, most: int) -> list[tuple[int, str]]:
    """Plays until the server dies; returns every acknowledged move with its version."""
    acknowledged: list[tuple[int, str]] = []
    try:
        while True:
            version = max(client.news["version"] for client in clients)
            for client in clients:
                client.reach(version)
            if clients[0].news["stage"] == "between":
                for client in clients:
                    client.do("nod")
            else:
                mover = next(client for client in clients if client.on_turn)
                version, move = mover.news["version"], mover.any_move()
                if mover.do("move", version=version, move=move)["type"] == "done":
                    acknowledged.append((version, move))
                    if len(acknowledged) >= most:
                        enough.set()
            clients[0].reach(version + 1)
    except ConnectionClosed:
        return acknowledged


def moves_of(record: dict[str, Any]) -> list[str]:
    return [move for played in record["rounds"] for move in ("deal", *played["moves"])]


@pytest.mark.parametrize(("database", "most"), [("sqlite", 5), *((kind, 57) for kind in KINDS)], indirect=["database"])
def test_every_acknowledged_move_survives_a_power_cut(database: Database, most: int, tmp_path: Path) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(2) as threads:
        server = Server(database)
        tables = [gathered(server, stack, 3, SETTINGS) for _ in range(2)]
        enough = Event()
        playing = [threads.submit(hammer, clients, enough, most) for clients in tables]
        enough.wait(60)
        server.kill()
        acknowledged = [future.result() for future in playing]
        assert max(map(len, acknowledged)) >= most
    with ExitStack() as stack:
        again = stack.enter_context(running(database))
        for clients, known in zip(tables, acknowledged, strict=True):
            back = [stack.enter_context(Client(again, secret=client.secret, name=None)) for client in clients]
            table = clients[0].news["table"]
            for client, before in zip(back, clients, strict=True):
                assert [mine["table"] for mine in client.welcome["tables"]] == [table]
                client.watch(table)
                assert client.news["you"] == before.news["you"]
                assert client.news["version"] > known[-1][0]
            play_on(back)
            record = json.loads(back[0].ask("get-record")["record"])
            history = moves_of(record)
            assert [history[version] for version, _ in known] == [move for _, move in known]
            file = tmp_path / "games.jsonl"
            with file.open("a", encoding="utf-8") as games:
                games.write(json.dumps(record) + "\n")
    assert kartentisch("check", str(tmp_path / "games.jsonl")).stdout == b"2 records, all good\n"


def test_bots_go_on_after_a_power_cut_and_clients_find_the_same_place(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    server = Server(database)
    with Client(server) as ada:
        table = ada.create({**SIEGEL, "players": 3}, bots="apprentice", start=True)
        play_on([ada], moves=3)
        secret, seen = ada.secret, ada.news
        server.kill()
    with running(database, "--port", str(server.port)) as again, Client(again, secret=secret, name=None) as ada:
        assert again.port == server.port
        ada.watch(table)
        assert ada.news["version"] >= seen["version"]
        assert set(ada.news["view"]["hand"]) <= set(seen["view"]["hand"])
        assert ada.news["settings"] == seen["settings"]
        play_on([ada])
        assert ada.news["stage"] == "over"


def test_a_polite_stop_tells_the_clients(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server, Client(server) as ada:
        ada.create()
        server.stop()
        with pytest.raises(ConnectionClosed):
            ada.until(lambda: False)
        assert ada.socket.close_code == 1012


def test_whoever_is_back_first_after_a_power_cut_ends_nothing_alone(tmp_path: Path) -> None:
    """A game that ends shows everybody's cards. Those who sleep are asked until their grace time is over."""
    database = tmp_path / "tables.sqlite"
    with ExitStack() as stack:
        server = Server(database)
        three = gathered(server, stack, 3, {**SETTINGS, "grace": 5})
        table = three[0].news["table"]
        play_on(three, moves=1)
        server.kill()
    host = next(client for client in three if client.news["host"])
    with running(database) as again, Client(again, secret=host.secret, name=None) as back:
        back.watch(table)
        others = [seat for seat in range(3) if seat != back.news["you"]]
        assert [back.news["seats"][seat]["present"] for seat in others] == [False, False]
        assert back.do("end", agree=True)["type"] == "done"
        for seat in others:
            assert back.do("replace", seat=seat, level="apprentice")["reason"] == "refused-in-grace"
        back.settle(1.0)
        assert (back.news["stage"], [back.news["seats"][seat]["bot"] for seat in others]) == ("playing", [None, None])
        assert back.ask("get-record")["type"] == "refused"
        back.until(lambda: back.news["stage"] == "over", patience=10)
        assert back.news["ended_early"]
