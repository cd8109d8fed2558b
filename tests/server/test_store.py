"""The SQLite store: a real file, everything on disk when a call returns, one history a table."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from kartentisch import server
from kartentisch.server.deletion import delete_person
from kartentisch.server.store import (
    CannotOpen,
    Conflict,
    Facts,
    Gone,
    NewerDatabase,
    Person,
    Rewritten,
    Unavailable,
    UnknownDatabase,
)
from kartentisch.server.store.opening import open_store
from kartentisch.server.store.sqlite import SqliteStore, migrations

ADA, BOT = Person("p-1", "Ada", False), Person("b-2", "Robot", True)


def stored(file: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Works with a store and closes it."""

    async def whole() -> None:
        store = SqliteStore(str(file))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def opened(database: str) -> None:
    """Opens a store, and closes it."""
    await (await open_store(database)).close()


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_entries_are_kept_in_order_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "er" / "tables.sqlite"

    async def write(store: SqliteStore) -> None:
        await store.append("t", 0, [b'{"a":1}', '{"b":"ä"}'.encode()], Facts(frozenset({"p-1"}), over=False))
        await store.append("t", 2, [b'{"c":3}'], None)
        assert await store.entries("other", 0, 999) == []

    async def read(store: SqliteStore) -> None:
        assert await store.entries("t", 0, 999) == [b'{"a":1}', '{"b":"ä"}'.encode(), b'{"c":3}']
        assert await store.entries("t", 1, 1) == ['{"b":"ä"}'.encode()]
        assert await store.entries("t", 3, 1) == []

    stored(file, write)
    stored(file, read)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_table_has_one_history_and_a_failure_hurts_nobody_else(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append("t", 0, [b"1", b"2"], None)
        results = await asyncio.gather(
            store.append("u", 0, [b"a"], None),
            store.append("t", 1, [b"other"], None),
            store.append("t", 2, [b"3"], None),
            store.append("v", 0, [b"a", b"b"], None),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None)]
        assert await store.entries("t", 0, 999) == [b"1", b"2", b"3"]
        assert await store.entries("v", 0, 999) == [b"a", b"b"]
        with pytest.raises(Conflict):
            await store.append("v", 1, [b"z", b"z"], None)
        assert await store.entries("v", 0, 999) == [b"a", b"b"]

    stored(tmp_path / "tables.sqlite", work)


def test_a_table_is_rewritten_and_goes_on_or_nothing_of_it_happens(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append("A", 0, [b"Ada", b"b"], Facts(frozenset({"p-1"}), False))
        nobody = Facts(frozenset(), False)
        with pytest.raises(Conflict):
            await store.rewrite("A", Rewritten([(0, b"-")], []), 1, [b"c"], nobody)
        assert await store.entries("A", 0, 9) == [b"Ada", b"b"]
        await store.rewrite("A", Rewritten([(0, b"-")], []), 2, [b"c"], nobody)
        assert await store.entries("A", 0, 9) == [b"-", b"b", b"c"]
        assert await store.tables_of("p-1", 9) == []

    stored(tmp_path / "t.sqlite", work)


def test_a_job_that_fails_for_whatever_reason_ends_nothing_but_itself(tmp_path: Path) -> None:
    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE people SET name = 'Eve'")
        raise ZeroDivisionError

    async def work(store: SqliteStore) -> None:
        await store.add_person(ADA, b"secret")
        told: list[object] = await asyncio.gather(
            store._do(broken),
            store._do(lambda c: c.execute("SELECT ?")),
            store.append("T", 0, [b"x"], None),
            return_exceptions=True,
        )
        assert [type(answer) for answer in told] == [ZeroDivisionError, Unavailable, type(None)]
        assert await store.person_of(b"secret") == ADA
        assert await store.entries("T", 0, 9) == [b"x"]

    stored(tmp_path / "t.sqlite", work)


def test_a_file_that_goes_while_it_is_written_to_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"

    async def work(store: SqliteStore) -> None:
        await store._do(lambda _: file.rename(tmp_path / "kept"))
        with pytest.raises(Gone):
            await store.append("T", 0, [b"x"], None)
        (tmp_path / "kept").rename(file)
        await store.append("T", 0, [b"x"], None)

    stored(file, work)


def test_a_person_is_deleted_from_a_table_whose_removal_has_begun(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(ADA, b"secret")
        await store.append("T", 0, [b'"p-1"', *(b"x" for _ in range(600))], Facts(frozenset({"p-1"}), False))
        assert not await store.remove_piece("T")
        assert (await delete_person(store, "p-1")).removed == 1

    stored(tmp_path / "t.sqlite", work)
    assert rows(tmp_path / "t.sqlite", "SELECT entry FROM moves") == []


def test_its_own_checkpoints_and_other_readers_are_no_other_file(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"

    async def work(store: SqliteStore) -> None:
        await store.append("T", 0, [b"x"], None)
        before = file.stat().st_size
        with closing(sqlite3.connect(file)) as reader:
            for number in range(1, 200):
                await store.append("T", number, [b"x" * 50_000], None)
                assert reader.execute("SELECT max(n) FROM moves").fetchone() == (number,)
        assert file.stat().st_size > 10 * before, "the file has been written to now and then"
        assert len(await store.entries("T", 0, 999)) == 200

    stored(file, work)


def test_while_somebody_else_holds_the_file_all_wait_together(tmp_path: Path) -> None:
    async def ask(store: SqliteStore) -> None:
        with closing(sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            answers = await asyncio.gather(*(store.tables_of("p", 1) for _ in range(3)), return_exceptions=True)
            assert time.monotonic() - began < 9
            assert all(isinstance(answer, Unavailable) for answer in answers)
        assert await store.tables_of("p", 1) == []

    stored(tmp_path / "t.sqlite", ask)


def test_many_writers_share_a_commit(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await asyncio.gather(*(store.append(f"t{i % 40}", i // 40, [b"x"], None) for i in range(800)))
        assert len(await store.entries("t7", 0, 999)) == 20

    sizes: list[int] = []

    async def whole() -> None:
        store = SqliteStore(str(tmp_path / "tables.sqlite"), sizes.append)
        await work(store)
        await store.close()

    asyncio.run(whole())
    assert sum(sizes) == 801
    assert len(sizes) < 100


def test_moves_can_neither_be_changed_nor_removed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def work(store: SqliteStore) -> None:
        await store.append("t", 0, [b"1"], None)

    stored(file, work)
    for query in ("UPDATE moves SET entry = '2'", "DELETE FROM moves"):
        with pytest.raises(sqlite3.IntegrityError, match="appended"):
            rows(file, query)


def test_everything_is_flushed_to_disk(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def work(store: SqliteStore) -> None:
        modes = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert modes == ["wal", 2]

    stored(file, work)


def test_tables_of_a_person(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        both, one = frozenset({"p-1", "p-2"}), frozenset({"p-2"})
        for table in "abc":
            await store.append(table, 0, [b"1"], Facts(both, over=False))
        assert [each.table for each in await store.tables_of("p-1", 9)] == ["c", "b", "a"]
        assert [each.table for each in await store.tables_of("p-1", 2)] == ["c", "b"]
        await store.append("c", 1, [b"2"], Facts(both, over=True))
        await store.append("b", 1, [b"2"], Facts(one, over=False))
        assert [each.table for each in await store.tables_of("p-1", 9)] == ["a"]
        assert [each.table for each in await store.tables_of("p-2", 9)] == ["b", "a"]
        await store.append("c", 2, [b"3"], Facts(both, over=False))
        assert [each.table for each in await store.tables_of("p-1", 9)] == ["c", "a"]

    stored(tmp_path / "tables.sqlite", work)


def test_finished_games_and_how_long_a_table_has_waited(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        both = frozenset({"p-1", "p-2"})
        await store.append("a", 0, [b"1"], Facts(both, over=False))
        (before,) = await store.tables_of("p-1", 9)
        store._connection.execute("UPDATE tables SET since = '2001-01-01'")
        assert (await store.tables_of("p-1", 9))[0].visited < before.visited, "never left: since it was opened"
        await store.visited("a")
        assert (await store.tables_of("p-1", 9))[0].visited >= before.visited
        for number, summary in enumerate(("first", "second"), 1):
            facts = Facts(both, over=True, finished=summary, seats=(("p-1", 0), ("p-2", 2)))
            await store.append("a", number, [b"2"], facts)
        mine = await store.finished_of("p-2", 9)
        assert [(game.seat, game.table, game.summary) for game in mine] == [(2, "a", "second"), (2, "a", "first")]
        assert all(game.ended >= before.visited for game in mine)
        assert len(await store.finished_of("p-1", 1)) == 1
        assert await store.finished_of("p-3", 9) == []
        while not await store.remove_piece("a"):
            pass
        assert await store.finished_of("p-1", 9) == [], "they go with their table"

    stored(tmp_path / "tables.sqlite", work)


def test_people_and_their_secrets(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(ADA, b"one")
        await store.add_person(BOT, b"two")
        await store.add_secret(ADA.id, b"three", 9)
        await store.rename(ADA.id, "Ada L.")
        assert await store.person_of(b"one") == await store.person_of(b"three") == ADA._replace(name="Ada L.")
        assert await store.person_of(b"two") == BOT
        assert await store.person_of(b"four") is None

    stored(tmp_path / "tables.sqlite", work)


def test_codes_work_once_and_not_for_long(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(ADA, b"one")
        await store.add_code(ADA.id, b"first", now=100, until=200)
        await store.add_code(ADA.id, b"second", now=110, until=210)
        assert await store.redeem(b"first", 120) is None, "a newer code makes the older one void"
        assert await store.redeem(b"second", 120) == ADA
        assert await store.redeem(b"second", 120) is None
        await store.add_code(ADA.id, b"late", now=100, until=200)
        assert await store.redeem(b"late", 201) is None

    stored(tmp_path / "tables.sqlite", work)


def test_migrations_are_numbered_without_gaps_and_run_once(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    assert list(migrations()) == list(range(1, len(migrations()) + 1))
    asyncio.run(opened(str(file)))
    asyncio.run(opened(str(file)))
    assert rows(file, "SELECT number FROM migrations") == [(number,) for number in migrations()]


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    asyncio.run(opened(str(file)))
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("INSERT INTO migrations (number) VALUES (999)")
    connection.close()
    with pytest.raises(NewerDatabase) as newer:
        asyncio.run(opened(str(file)))
    assert (newer.value.where, newer.value.why) == (str(file), "999")


# From a URL


def test_a_store_is_made_from_its_url_or_a_plain_path(tmp_path: Path) -> None:
    one, two, three = tmp_path / "one.sqlite", tmp_path / "with space.sqlite", tmp_path / "three.sqlite"
    for url in (str(one), f"sqlite://{tmp_path}/with%20space.sqlite", f"sqlite:///{three}"):
        asyncio.run(opened(url))
    for file in (one, two, three):
        assert rows(file, "SELECT count(*) FROM moves") == [(0,)]


@pytest.mark.parametrize("url", ["mysql://ada:secret@host/tables", "sqlite://tables.sqlite", "sqlite://", "x://"])
def test_an_unknown_url_is_refused_and_tells_no_password(url: str) -> None:
    with pytest.raises(UnknownDatabase) as unknown:
        asyncio.run(opened(url))
    assert str(unknown.value) == url.partition("://")[0]


def test_what_cannot_be_opened_is_an_error_of_this_room(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, however long it may be " * 30, "utf-8")
    for file in (tmp_path, tmp_path / "text", tmp_path / "text" / "below"):
        with pytest.raises(CannotOpen) as cannot:
            asyncio.run(opened(str(file)))
        assert cannot.value.where == str(file)
        assert cannot.value.why


def test_no_other_room_knows_which_database_it_is() -> None:
    """Only `opening.py` is asked for a store."""
    package = Path(server.__file__).parents[1]
    modules = [file for file in package.rglob("*.py") if (package / "server" / "store") not in file.parents]
    assert len(modules) > 100
    knows = re.compile(r"^\s*(import sqlite3|from sqlite3|from kartentisch\.server\.store\.sqlite)", re.MULTILINE)
    assert [file.name for file in modules if knows.search(file.read_text("utf-8"))] == []
