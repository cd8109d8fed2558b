"""A store is made from its URL, and nobody else knows which kinds of database there are."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from kartentisch import server
from kartentisch.server.store import Store, UnknownDatabase
from kartentisch.server.store.opening import open_store

TESTS = Path(__file__).parents[2]
KNOWS = re.compile(
    r"^\s*(import (sqlite3|asyncpg)|from (sqlite3|asyncpg)|from kartentisch\.server\.store\.(sqlite|postgres))",
    re.MULTILINE,
)


@pytest.mark.parametrize("url", ["mysql://ada:secret@host/tables", "sqlite://tables.sqlite", "sqlite://", "x://"])
def test_an_unknown_url_is_refused_and_tells_no_password(url: str) -> None:
    with pytest.raises(UnknownDatabase) as unknown:
        asyncio.run(open_store(url))
    assert str(unknown.value) == url.partition("://")[0]


def test_no_other_room_knows_which_database_it_is() -> None:
    """Only `opening.py` is asked for a store."""
    package = Path(server.__file__).parents[1]
    modules = [file for file in package.rglob("*.py") if (package / "server" / "store") not in file.parents]
    assert len(modules) > 100
    assert [file.name for file in modules if KNOWS.search(file.read_text("utf-8"))] == []


def test_only_the_tests_of_one_kind_of_database_know_it() -> None:
    """All others get a store from a URL, so that they hold for every kind."""
    knowing = [file.relative_to(TESTS) for file in TESTS.rglob("*.py") if KNOWS.search(file.read_text("utf-8"))]
    assert len(knowing) > 2
    assert [str(file) for file in knowing if not re.match("(test_)?(sqlite|postgres)", file.name)] == []


def test_every_call_of_a_store_stands_in_the_contract() -> None:
    told = Path(__file__).with_name("test_contract.py").read_text("utf-8")
    calls = {name for name in vars(Store) if not name.startswith("_")}
    assert len(calls) > 20
    assert {name for name in calls if not re.search(rf"store\.{name}\(", told)} == set()
