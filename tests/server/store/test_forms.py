"""A database in any form that it has ever had opens, is brought up to date, and keeps what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kartentisch.server.store import Facts, Store
from kartentisch.server.store.queries import migrations
from tests.server.store.databases import KINDS, dialect_of, made, number_of, stored

FORMS = [(kind, number) for kind in KINDS for number in sorted(migrations(dialect_of(kind).migrations))]
HELD = (
    "INSERT INTO people (id, name, bot) VALUES ('p-1', 'Ada', false)",
    "INSERT INTO secrets (digest, person) VALUES ({digest}, 'p-1')",
    "INSERT INTO tables (number, id) VALUES (1, 't')",
    "INSERT INTO chairs (person, number) VALUES ('p-1', 1)",
    "INSERT INTO moves (table_id, n, entry) VALUES ('t', 0, 'first'), ('t', 1, 'second')",
)
"""What databases of all forms have a place for."""


def form(kind: str, number: int) -> Iterator[str]:
    """The statements that make a database as it was after so many migrations, with something in it."""
    dialect = dialect_of(kind)
    yield "CREATE TABLE migrations (number INTEGER PRIMARY KEY, since TEXT NOT NULL DEFAULT '')"
    for step in range(1, number + 1):
        script = migrations(dialect.migrations)[step].read_text("utf-8")
        yield from dialect.statements(script)
        yield f"INSERT INTO migrations (number) VALUES ({step})"
    yield from (statement.format(digest=dialect.digest) for statement in HELD)


@pytest.mark.parametrize(("kind", "number"), FORMS)
def test_a_database_of_every_form_opens_and_goes_on(kind: str, number: int, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await store.person_of(b"m")
        assert ada is not None
        assert ada[:2] == ("p-1", "Ada")
        assert [waiting.table for waiting in await store.tables_of("p-1", 9)] == ["t"]
        assert await store.entries("t", 0, 9) == [b"first", b"second"]
        if store.sharing is not None:
            await store.sharing.join("127.0.0.1:1", 60)
            await store.sharing.claim("t")
        await store.append("t", 2, [b"third"], Facts(frozenset({"p-1"}), over=True))
        assert await store.tables_of("p-1", 9) == []

    with made(kind, tmp_path) as database:
        database.change(*form(kind, number))
        stored(database, work)
        assert number_of(database, "migrations") == len(migrations(dialect_of(kind).migrations))
        assert number_of(database, "moves") == 3
