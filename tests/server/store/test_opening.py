"""A store is made from its URL, and nobody else knows which kinds of database there are."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from benchmarks import capacity, soak
from kartentisch import server
from kartentisch.server.store import Sharing, Store, UnknownDatabase
from kartentisch.server.store.opening import open_store, shown
from tests.server.store.databases import KINDS
from tools import capacity_page

TESTS = Path(__file__).parents[2]
STORES = {"sqlite": "sqlite3", "postgres": "asyncpg"}
"""Of each kind of store how its modules begin, and its driver."""
_KINDS, _DRIVERS = "|".join(STORES), "|".join(STORES.values())
KNOWS = re.compile(
    rf"^\s*(import ({_DRIVERS})|from ({_DRIVERS})|from kartentisch\.server\.store\.({_KINDS}))", re.MULTILINE
)


@pytest.mark.parametrize("url", ["mysql://ada:secret@host/tables", "sqlite://tables.sqlite", "sqlite://", "x://"])
def test_an_unknown_url_is_refused_and_tells_no_password(url: str) -> None:
    with pytest.raises(UnknownDatabase) as unknown:
        asyncio.run(open_store(url))
    assert str(unknown.value) == url.partition("://")[0]


def test_a_password_is_never_shown() -> None:
    """Neither for a kind of database that is not shared, nor for one that is not known."""
    for scheme in (*KINDS, "mysql"):
        assert "secret" not in shown(f"{scheme}://ada:secret@host/tables") or scheme == "sqlite"
    assert shown("sqlite:///a/b@c.sqlite") == "sqlite:///a/b@c.sqlite"


def test_every_kind_of_store_is_kept_apart_and_tested() -> None:
    modules = {file.stem.partition("_")[0] for file in (Path(server.__file__).parent / "store").glob("*.py")}
    assert modules - {"", "opening", "queries"} == set(STORES)
    assert len(STORES) == len(KINDS)
    runs = (TESTS.parent / "Makefile").read_text("utf-8")
    assert {"sqlite", *re.findall(r"KARTENTISCH_TEST_DATABASE=(\w+) .*tests/server$", runs, re.MULTILINE)} == {*KINDS}
    assert {kind for kind, _ in capacity.SETUPS} == {*capacity_page.KINDS} == {*soak.SERVERS} == {*KINDS}


def test_no_other_room_knows_which_database_it_is() -> None:
    """Only `opening.py` is asked for a store."""
    package = Path(server.__file__).parents[1]
    modules = [file for file in package.rglob("*.py") if (package / "server" / "store") not in file.parents]
    assert len(modules) > 100
    assert [file.name for file in modules if KNOWS.search(file.read_text("utf-8"))] == []


def test_only_the_tests_of_one_kind_of_database_know_it() -> None:
    """All others get a store from a URL, and databases of every kind or of all that are shared: they hold for all."""
    named = re.compile(rf'^from tools\.({_KINDS})|\bmade\("({"|".join(KINDS)})"', re.MULTILINE)
    texts = {file.relative_to(TESTS): file.read_text("utf-8") for file in TESTS.rglob("*.py")}
    knowing = [file for file, text in texts.items() if KNOWS.search(text) or named.search(text)]
    assert len(knowing) > 2
    assert [str(file) for file in knowing if not re.match(f"(test_)?({_KINDS})", file.name)] == []


def test_every_call_of_a_store_stands_in_the_contract() -> None:
    _all_told(Store, "test_contract.py", r"store\.{}\(", 20)


def test_every_call_of_a_shared_store_stands_in_its_contract() -> None:
    _all_told(Sharing, "test_sharing.py", r"(ours|theirs|sharing)\.{}\(", 10)


def _all_told(contract: type, file: str, call: str, least: int) -> None:
    told = Path(__file__).with_name(file).read_text("utf-8")
    calls = {name for name in vars(contract) if not name.startswith("_")}
    assert len(calls) > least
    assert {name for name in calls if not re.search(call.format(name), told)} == set()
