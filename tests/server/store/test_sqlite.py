"""What only an SQLite file can do or suffer: it is private, may be replaced, and may be held by somebody else."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from kartentisch.server.store import CannotOpen, Gone, Person, Unavailable
from kartentisch.server.store.opening import open_store
from kartentisch.server.store.queries import migrations
from kartentisch.server.store.sqlite import SqliteStore
from tests.cli.running import kartentisch
from tests.server.serving import SIEGEL, Client, running
from tests.server.store.sqlite_database import of
from tests.server.store.test_servers import refused

ADA = Person("p-1", "Ada", False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "er" / "tables.sqlite"


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
    await (await open_store(database)).close()


def test_only_its_owner_may_read_the_file(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append("t", 0, [b"1"], None)
        assert {stat.S_IMODE(each.stat().st_mode) for each in file.parent.iterdir()} == {0o600}

    stored(file, work)


def test_a_job_that_fails_for_whatever_reason_ends_nothing_but_itself(file: Path) -> None:
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

    stored(file, work)


def test_a_file_that_goes_while_it_is_written_to_is_noticed(file: Path) -> None:
    kept = file.with_name("kept")

    async def work(store: SqliteStore) -> None:
        await store._do(lambda _: file.rename(kept))
        with pytest.raises(Gone):
            await store.append("T", 0, [b"x"], None)
        kept.rename(file)
        await store.append("T", 0, [b"x"], None)

    stored(file, work)


def test_what_was_committed_last_is_not_left_to_a_file_that_was_deleted(file: Path) -> None:
    """Somebody tidies up: what is written into the file that they deleted is gone as soon as the server is killed."""
    beside = file.with_name(f"{file.name}-wal")

    async def work(store: SqliteStore) -> None:
        await store.append("T", 0, [b"x"], None)
        beside.rename(file.with_name("kept"))
        with pytest.raises(Gone):
            await store.append("T", 1, [b"y"], None)

    stored(file, work)
    asyncio.run(opened(str(file)))
    with closing(sqlite3.connect(file)) as reader:
        assert reader.execute("SELECT n FROM moves").fetchall() == [(0,)], "what was answered is there"


def test_its_own_checkpoints_and_other_readers_are_no_other_file(file: Path) -> None:
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


def test_while_somebody_else_holds_the_file_all_wait_together(file: Path) -> None:
    async def ask(store: SqliteStore) -> None:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            answers = await asyncio.gather(*(store.tables_of("p", 1) for _ in range(3)), return_exceptions=True)
            assert time.monotonic() - began < 9
            assert all(isinstance(answer, Unavailable) for answer in answers)
        assert await store.tables_of("p", 1) == []

    stored(file, ask)


def test_everything_is_flushed_to_disk(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        modes = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert modes == ["wal", 2]

    stored(file, work)


def test_what_is_deleted_is_overwritten(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add_person(Person("p-1", "Wilhelmine", False), b"secret")
        await store.delete_person("p-1")

    stored(file, work)
    assert b"Wilhelmine" not in file.read_bytes(), "not even where nothing is stored any more"


def test_a_file_is_meant_by_its_url_or_a_plain_path(tmp_path: Path) -> None:
    one, two, three = tmp_path / "one.sqlite", tmp_path / "with space.sqlite", tmp_path / "three.sqlite"
    for url in (str(one), f"sqlite://{tmp_path}/with%20space.sqlite", f"sqlite:///{three}"):
        asyncio.run(opened(url))
    for file in (one, two, three):
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT count(*) FROM moves").fetchone() == (0,)


def test_what_cannot_be_opened_is_an_error_of_this_room(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, however long it may be " * 30, "utf-8")
    for file in (tmp_path, tmp_path / "text", tmp_path / "text" / "below"):
        with pytest.raises(CannotOpen) as cannot:
            asyncio.run(opened(str(file)))
        assert cannot.value.where == str(file)
        assert cannot.value.why


# At a server


@pytest.mark.parametrize("how", ["deleted", "replaced", "overwritten"])
def test_a_file_that_is_not_there_any_more_is_noticed(tmp_path: Path, how: str) -> None:
    """What is stored in a file without a name is lost when the server ends: nothing is stored, and health says so."""
    failed = "refused-failed"
    database = tmp_path / "t.sqlite"
    with running(of(database)) as server, Client(server) as ada:
        ada.create()
        with closing(sqlite3.connect(database)) as file, closing(sqlite3.connect(tmp_path / "backup")) as backup:
            file.backup(backup)
        assert server.get("/healthz").status == 200, "a backup is nothing to notice"
        assert ada.do("fill", level="random")["type"] == "done"
        if how == "deleted":
            database.rename(tmp_path / "kept")
        elif how == "overwritten":
            shutil.copyfile(tmp_path / "backup", database)
        else:
            shutil.copy(database, tmp_path / "other")
            (tmp_path / "other").replace(database)
        sick = server.get("/healthz")
        assert (sick.status, sick.body) == (503, b"database-gone\n")
        assert ada.do("start")["reason"] == failed
        assert ada.ask("rename", name="Eve")["reason"] == failed
        assert ada.ask("create", settings=SIEGEL)["reason"] == failed
        if how == "deleted":
            (tmp_path / "kept").rename(database)
            assert server.get("/healthz").status == 200, "it is back"
            assert ada.do("start")["type"] == "done"
    logged = server.log.read_text("utf-8")
    assert '"why":"gone"' in logged
    assert "trace" not in logged


def assert_in_use(database: str) -> None:
    done = kartentisch("serve", "--host", "127.0.0.1", "--port", "0", "--database", database)
    file = database.removeprefix("sqlite://")
    told = f"kartentisch: another server is using the database {file}; stop it first\n"
    assert (done.returncode, done.stderr.decode()) == (2, told)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the database itself is not locked")
def test_a_second_server_does_not_start_on_another_name_of_the_file_nor_without_its_lock(tmp_path: Path) -> None:
    """Two of them with a file of commits each would ruin what both have stored."""
    database, another = tmp_path / "t.sqlite", tmp_path / "another.sqlite"
    with running(of(database)) as server, Client(server) as ada:
        another.hardlink_to(database)
        assert_in_use(str(another))
        (tmp_path / "t.sqlite.lock").unlink()
        assert_in_use(str(database))
        assert ada.create(), "it goes on"
    with running(of(database)) as server:
        assert server.get("/healthz").status == 200


def test_a_second_server_does_not_start_by_whatever_name_the_file_is_called(tmp_path: Path) -> None:
    database, link = tmp_path / "t.sqlite", tmp_path / "link.sqlite"
    with running(of(database)):
        link.symlink_to(database)
        for name in (str(database), str(link), f"sqlite://{database}"):
            assert_in_use(name)
        with closing(sqlite3.connect(database)) as reader:  # a backup, for example
            assert reader.execute("SELECT count(*) FROM people").fetchone()


def test_games_that_ended_before_whole_games_were_kept_are_still_found(file: Path) -> None:
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, since TEXT)")
        for number in range(1, 5):
            connection.executescript(migrations("sqlite_migrations")[number].read_text("utf-8"))
            connection.execute("INSERT INTO migrations VALUES (?, '')", (number,))
        rows = [("p-1", 0, "t", 5, "first"), ("p-2", 2, "t", 5, "first"), ("p-1", 1, "t", 9, "second")]
        connection.executemany("INSERT INTO finished (person, seat, table_id, ended, summary) VALUES (?,?,?,?,?)", rows)
        connection.commit()

    async def work(store: SqliteStore) -> None:
        mine = await store.finished_of("p-1", 9)
        assert [(row.seat, row.ended, row.summary, row.whole) for row in mine] == [
            (1, 9, "second", 0),
            (0, 5, "first", 0),
        ]
        (shared,) = await store.finished_of("p-2", 9)
        assert (shared.seat, shared.game) == (2, mine[1].game)
        assert [game.id for game in await store.games_at("t")] == [mine[1].game, mine[0].game]

    stored(file, work)


def test_a_second_server_does_not_start(tmp_path: Path) -> None:
    """Neither a stop nor a power cut leaves it locked."""
    database = of(tmp_path / "t.sqlite")
    with running(database):
        told = refused(database)
        assert told.startswith("kartentisch: another server is using the database ")
        assert told.endswith("; stop it first\n")
    with running(database) as again:
        again.kill()
    with running(database):
        pass
