"""``kartentisch admin``: people are listed, and deleted with all that belongs to them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, Server, play, running
from tests.server.test_tables import gathered


def everything(database: Path) -> str:
    """All that is stored, as text."""
    with closing(sqlite3.connect(database)) as file:
        return "\n".join(line for line in file.iterdump() if not line.startswith("CREATE"))


def admin(database: Path, *arguments: str) -> str:
    done = kartentisch("admin", *arguments, "--database", str(database))
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def refusal(database: Path, *arguments: str) -> str:
    done = kartentisch("admin", *arguments, "--database", str(database))
    assert (done.returncode, done.stdout) == (2, b"")
    return done.stderr.decode()


def played(server: Server, stack: ExitStack) -> list[Client]:
    """Wilhelmine and two others in a game that goes on, with words; a table of her own; and one that she has left."""
    clients = [stack.enter_context(Client(server, name=name)) for name in ("Wilhelmine", "Ben", "Cleo")]
    clients[1].create({**SIEGEL, "players": 3})
    wilhelmine, ben, _ = clients
    wilhelmine.watch(ben.news["table"])
    wilhelmine.do("sit")
    wilhelmine.do("talk", text="Remember the milk")
    wilhelmine.do("stand")
    wilhelmine.create()
    table = wilhelmine.create({**SIEGEL, "players": 3})
    for client in clients[1:]:
        client.watch(table)
        assert client.do("sit")["type"] == "done"
    assert wilhelmine.do("talk", text="Remember the bread")["type"] == "done"
    assert wilhelmine.do("start")["type"] == "done"
    for client in clients:
        client.until(lambda c=client: c.news["stage"] == "playing")  # type: ignore[misc]
    play(clients, moves=4)
    return clients


def test_a_person_is_deleted_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with ExitStack() as stack:
        server = stack.enter_context(running(database))
        wilhelmine, ben, cleo = played(server, stack)
        person, table = wilhelmine.welcome["person"], ben.news["table"]
        assert "another server is using the database" in refusal(database, "delete-person", person)
    line = admin(database, "people", "helm").rstrip("\n").split("\t")
    assert (line[0], line[3:]) == (person, ["2", "Wilhelmine"])
    assert len(admin(database, "people").splitlines()) == 3
    assert "nobody with the id" in refusal(database, "delete-person", "Wilhelmine")
    told = admin(database, "delete-person", person)
    assert told == "Wilhelmine has been deleted. Tables deleted as well: 1, tables that no longer have the name: 2.\n"
    left = everything(database)
    for word in (person, "Wilhelmine", "milk", "bread"):
        assert word not in left
        assert word.encode() not in database.read_bytes(), "not even where nothing is stored any more"
    assert "nobody with the id" in refusal(database, "delete-person", person)
    with ExitStack() as stack:
        server = stack.enter_context(running(database))
        again = stack.enter_context(Client(server, secret=wilhelmine.secret, name="Eve"))
        assert (again.welcome["tables"], again.welcome["person"] == person) == ([], False)
        others = [stack.enter_context(Client(server, secret=client.secret, name=None)) for client in (ben, cleo)]
        for client in others:
            client.watch(table)
        seats = others[0].news["seats"]
        assert [(seat["name"], seat["person"], seat["bot"]) for seat in seats] == [
            ("—", False, "apprentice"),
            ("Ben", True, None),
            ("Cleo", True, None),
        ]
        assert [line["text"] for line in others[0].news["talk"]] == ["—"]
        play(others)
        record = others[0].ask("get-record")["record"]
    assert json.loads(record)["players"] == ["—", "Ben", "Cleo"]
    (tmp_path / "game.jsonl").write_text(record + "\n", "utf-8")
    assert kartentisch("check", str(tmp_path / "game.jsonl")).stdout == b"1 records, all good\n"


def test_a_person_who_left_a_game_for_good_is_deleted_from_it(tmp_path: Path) -> None:
    """The bot goes on under the name of whoever got up."""
    database = tmp_path / "tables.sqlite"
    with ExitStack() as stack:
        server = stack.enter_context(running(database))
        clients = gathered(server, stack, 3, {**SIEGEL, "players": 3})
        clients[1].do("stand")
        assert clients[0].do("level", level="random")["type"] == "done"
        person = clients[1].welcome["person"]
        for client in (clients[0], clients[2]):
            client.do("end", agree=True)
        clients[0].until(lambda: clients[0].news["stage"] == "over")
    assert "Name 1" in everything(database)
    with closing(sqlite3.connect(database)) as file, file:  # as if it came from a server that did not store one field
        file.execute("UPDATE finished SET summary = json_remove(summary, '$.counts') WHERE number % 2")
    admin(database, "delete-person", person)
    assert "Name 1" not in everything(database), "neither in the entries nor where finished games are summed up"
    assert "Name 2" in everything(database)
    with running(database) as server, Client(server, secret=clients[0].secret, name=None) as again:
        assert [game["names"] for game in again.ask("get-games")["games"]] == [["Name 0", "—", "Name 2"]]


def test_wrong_usage_of_admin_is_told(tmp_path: Path) -> None:
    for arguments, told in (
        (("delete-person",), "ID is missing"),
        (("burn",), "there are: people, delete-person"),
        ((), "there are: people, delete-person"),
    ):
        assert told in refusal(tmp_path / "t.sqlite", *arguments)
