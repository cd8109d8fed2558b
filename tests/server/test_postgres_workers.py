"""Several servers on PostgreSQL: it is killed and comes back, and one of its notices is the only hint that came."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from pathlib import Path

from kartentisch.protocol import CLOSE_BANNED
from tests.cli.running import kartentisch
from tests.server.serving import Client, play, running
from tests.server.store.postgresql_database import PostgresDatabase, made
from tests.server.test_workers import checked, closed_with, on_turn, seated, started
from tools.postgres import Postgres


def test_moves_wait_for_a_database_that_is_killed_and_comes_back(tmp_path: Path) -> None:
    own = Postgres()
    try:
        database = PostgresDatabase(own.url(), tmp_path / "server.log")
        with ExitStack() as stack:
            servers = [stack.enter_context(running(database)) for _ in range(2)]
            clients = seated([servers[0], servers[1], servers[1]], stack)
            for _ in range(2):
                play(clients, moves=3)
                own.kill()
                mover = on_turn(clients)
                version = mover.news["version"]
                asked = mover.send("at", command={"do": "move", "version": version, "move": mover.any_move()})
                time.sleep(0.3)
                own.start()
                assert mover.answer(asked)["type"] == "done"
                for client in clients:
                    client.reach(version + 1)
            own.kill()
            assert [server.get("/healthz").status for server in servers] == [503, 503]
            own.start()
            assert [server.get("/healthz").status for server in servers] == [200, 200]
            play(clients)
            checked(clients[0].ask("get-record")["record"], tmp_path)
    finally:
        own.stop()


def test_bans_are_read_again_where_that_failed(tmp_path: Path) -> None:
    with made(tmp_path) as database, started(database) as servers, Client(servers[1]) as ben:
        database.change(
            f"INSERT INTO bans (who) VALUES ('{ben.welcome['person']}')",
            "ALTER TABLE bans RENAME TO away",
            "NOTIFY kartentisch, 'bans'",
        )
        ben.settle(1.0)
        database.change("ALTER TABLE away RENAME TO bans")
        assert closed_with(ben) == CLOSE_BANNED


def test_a_server_that_may_not_write_does_not_start_and_says_why(tmp_path: Path) -> None:
    with made(tmp_path) as database:
        with running(database):  # brings it up to date
            pass
        reader = f"reader_of_{database.url.rpartition('/')[2]}"
        database.change(
            f"CREATE ROLE {reader} LOGIN",
            f"GRANT ALL ON SCHEMA public TO {reader}",
            f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {reader}",
        )
        url = database.url.replace("://postgres@", f"://{reader}@")
        done = kartentisch("serve", "--host", "127.0.0.1", "--port", "0", "--database", url)
    assert done.returncode
    told = [json.loads(line) for line in done.stderr.decode().splitlines()]
    assert [line["why"] for line in told if line["event"] == "start-failed"] == ["InsufficientPrivilegeError"]
