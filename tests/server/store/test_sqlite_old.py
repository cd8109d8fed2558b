"""A database that an earlier version wrote opens, and its games go on.

``data/before_nudges.sql`` is a dump of what the code of November 2026 wrote before nudges took the place of reminders:
one table at every stage, every kind of entry. Its people are p-ada, p-ben and p-cleo, their secrets as in `secret`.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import get_args

import pytest

from kartentisch.table import entries as was
from kartentisch.table.commands import TableSettings
from kartentisch.table.table import Table, restore
from tests.cli.running import kartentisch
from tests.server.serving import Client, play, running
from tests.server.store.sqlite_database import of

DUMP = Path(__file__).parent / "data" / "before_nudges.sql"
KNOWN = {
    "old-siegel-running-01": ("playing", 34, 13, 2, {1}, ["Benjamin", "Ada", "Cleo"]),
    "old-saboteur-running-1": ("playing", 30, 26, 2, set(), ["Ada", "Benjamin", "Bruno"]),
    "old-siegel-over-00001": ("over", 54, 50, None, set(), ["Ada", "Benjamin", "Bruno"]),
    "old-siegel-between-01": ("between", 59, 51, None, set(), ["Ada", "Benjamin", "Cleo"]),
    "old-saboteur-ended-01": ("over", 14, 6, None, set(), ["Ada", "Benjamin", "Bruno", "Clara"]),
    "old-siegel-gathering1": ("gathering", 3, 0, None, set(), ["Ada", "", ""]),
}
"""Stage, number of entries, version, turn, who has nudged, names: as the old version showed each table."""
LATER = {
    was.LevelSet,
    was.Mixed,
    was.RemovalAsked,
    was.RemovalEnded,
    was.Removed,
    was.HintsSet,
    was.Hinted,
}
"""Kinds of entries that the old version did not have."""


def secret(person: str) -> str:
    return f"the secret of {person}"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
    return file


@pytest.fixture
def stored(old: Path) -> dict[str, list[was.Entry]]:
    with closing(sqlite3.connect(old)) as connection:
        rows = connection.execute("SELECT table_id, entry FROM moves ORDER BY table_id, n").fetchall()
    tables: dict[str, list[was.Entry]] = {}
    for table, entry in rows:
        tables.setdefault(table, []).append(was.decode(entry.encode()))
    return tables


def test_every_entry_is_read_and_would_be_written_as_it_was(stored: dict[str, list[was.Entry]]) -> None:
    lines = re.findall(r"^INSERT INTO \"moves\" VALUES\('.*?',\d+,'(.*)'\);$", DUMP.read_text("utf-8"), re.MULTILINE)
    entries = [entry for table in sorted(stored) for entry in stored[table]]
    assert [was.encode(entry).decode() for entry in entries] == [line.replace("''", "'") for line in lines]
    assert {type(entry) for entry in entries} | LATER == set(get_args(was.Entry))


def test_later_settings_are_stored_where_they_are_not_as_usual() -> None:
    for settings in (TableSettings("siegel", 3), TableSettings("siegel", 3, bot_talk=False, hints=False)):
        for entry in (was.Created("T", settings, "p", "P"), was.Configured(settings)):
            stored = json.loads(was.encode(entry))["settings"]
            unusual = set(was.ADDED_SETTINGS) if settings.hints is False else set()
            assert stored.keys() & set(was.ADDED_SETTINGS) == unusual
            assert was.decode(was.encode(entry)) == entry


def test_every_table_stands_as_it_stood(stored: dict[str, list[was.Entry]]) -> None:
    def shown(table: Table) -> tuple[object, ...]:
        names = [chair.name for chair in table.chairs]
        return table.stage, table.n, table.version, table.turn, set(table.nudges), names

    assert {name: shown(restore(entries, 0.0)) for name, entries in stored.items()} == KNOWN


def _records(clients: list[Client]) -> Iterator[str]:
    for table in ("old-siegel-running-01", "old-siegel-between-01"):
        for client in clients:
            client.watch(table)
        if table == "old-siegel-running-01":
            seat = clients[0].news["you"]
            assert clients[0].news["nudges"] == [1]
            assert [line["phrase"] or line["text"] for line in clients[0].news["talk"]] == [
                "hello",
                'Grüße, "old" friends',
            ]
            assert [chair["name"] for chair in clients[0].news["seats"]][seat] == "Ada"
            play(clients)
        else:
            assert clients[0].news["you"] is None, "Ada had left this table"
            play(clients[1:])
        clients[1].until(lambda: clients[1].news["stage"] == "over")
        yield clients[1].ask("get-record")["record"]
    clients[0].watch("old-siegel-over-00001")
    yield clients[0].ask("get-record")["record"]


def test_its_games_go_on(old: Path, tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(of(old)))
        clients = [
            stack.enter_context(Client(server, secret=secret(person), name=None))
            for person in ("p-ada", "p-ben", "p-cleo")
        ]
        assert [client.welcome["name"] for client in clients] == ["Ada", "Benjamin", "Cleo"]
        mine = [table["table"] for table in clients[0].welcome["tables"]]
        assert mine == ["old-siegel-gathering1", "old-saboteur-running-1", "old-siegel-running-01"]
        records = list(_records(clients))
        clients[0].watch("old-saboteur-running-1")
        version = clients[0].news["version"]
        clients[0].reach(version + 1)  # Bruno was on turn
        assert clients[0].on_turn
        hand = clients[0].news["view"]["hand"]
        answer = clients[0].do("move", version=version + 1, move=f"discard {hand[0]}")
        assert answer["type"] == "done", answer
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(json.loads(record)) + "\n" for record in records), "utf-8")
    assert kartentisch("check", str(file)).stdout == b"3 records, all good\n"
