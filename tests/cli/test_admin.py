"""``kartentisch admin``: people are listed, and deleted with all that belongs to them."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, Server, play, running
from tests.server.store.databases import Database, every_kind, everything
from tests.server.test_tables import gathered


def admin(database: Database, *arguments: str) -> str:
    done = kartentisch("admin", *arguments, "--database", database.url)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def refusal(database: Database, *arguments: str) -> str:
    done = kartentisch("admin", *arguments, "--database", database.url)
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


@every_kind
def test_a_person_is_deleted_with_all_that_belongs_to_them(database: Database, tmp_path: Path) -> None:
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


def test_a_person_who_left_a_game_for_good_is_deleted_from_it(database: Database) -> None:
    """The bot goes on under the name of whoever got up."""
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
    ((summary,),) = database.rows("SELECT summary FROM games")
    less = {name: told for name, told in json.loads(str(summary)).items() if name != "counts"}
    # As if it also came from a server that stored neither one field nor records.
    copied = f"SELECT 'old', table_id, ended, '{json.dumps(less)}', '' FROM games"
    database.change(f"INSERT INTO games (id, table_id, ended, summary, record) {copied}")
    admin(database, "delete-person", person)
    assert "Name 1" not in everything(database), "neither in the entries nor where finished games are kept"
    assert "Name 2" in everything(database)
    with running(database) as server, Client(server, secret=clients[0].secret, name=None) as again:
        assert [game["names"] for game in again.ask("get-games")["games"]] == [["Name 0", "—", "Name 2"]]


def test_wrong_usage_of_admin_is_told(database: Database) -> None:
    for arguments, told in (
        (("delete-person",), "needs to know about whom"),
        (("burn",), "there are: people, here, tables"),
        ((), "there are: people, here, tables"),
    ):
        assert told in refusal(database, *arguments)
