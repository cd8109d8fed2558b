"""Backup and restore, as `docs/deploy.md` tells them: a game goes on where it was when the backup was made."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, play, running
from tests.server.store.databases import Database, every_kind
from tests.server.test_tables import gathered


@every_kind
def test_a_game_goes_on_from_a_backup_that_was_made_while_it_was_played(database: Database, tmp_path: Path) -> None:
    with ExitStack() as stack:
        clients = gathered(stack.enter_context(running(database)), stack, 3, {**SIEGEL, "players": 3})
        play(clients, moves=7)
        version, table = clients[0].news["version"], clients[0].news["table"]
        for client in clients:
            client.reach(version)
        database.back_up(tmp_path / "backup")
        kept = [client.news["view"] for client in clients]
        play(clients, moves=5)
        assert clients[0].news["version"] > version
    database.restore(tmp_path / "backup")
    with ExitStack() as stack:
        again = stack.enter_context(running(database))
        back = [stack.enter_context(Client(again, secret=client.secret, name=None)) for client in clients]
        for client, view in zip(back, kept, strict=True):
            assert client.watch(table)["type"] == "done"
            assert (client.news["version"], client.news["view"]) == (version, view)
        play(back)
        (tmp_path / "game.jsonl").write_text(back[0].ask("get-record")["record"] + "\n", "utf-8")
    assert kartentisch("check", str(tmp_path / "game.jsonl")).stdout == b"1 records, all good\n"
