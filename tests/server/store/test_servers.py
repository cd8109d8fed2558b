"""A server and its database, of every kind: it finds everything again, and says what is wrong."""

from __future__ import annotations

from tests.cli.running import kartentisch
from tests.server.serving import Client, running
from tests.server.store.databases import Database, every_kind

pytestmark = every_kind


def refused(database: Database) -> str:
    """What a server says that does not start."""
    done = kartentisch("serve", "--host", "127.0.0.1", "--port", "0", "--database", database.url)
    assert (done.returncode, done.stdout) == (2, b"")
    return done.stderr.decode()


def test_people_are_known_after_a_restart(database: Database) -> None:
    with running(database) as server, Client(server) as ada:
        secret, table = ada.secret, ada.create()
    with running(database) as server, Client(server, secret=secret, name=None) as again:
        assert again.welcome["name"] == "Ada"
        assert again.welcome["address"] is None  # no other machine gets to a server of this one alone
        assert [each["table"] for each in again.welcome["tables"]] == [table]
        assert again.watch(table)["type"] == "done"


def test_a_database_of_a_newer_version_is_left_alone(database: Database) -> None:
    with running(database):
        pass
    database.change("INSERT INTO migrations (number) VALUES (999)")
    assert "was written by a newer version" in refused(database)
