"""What only PostgreSQL can do or suffer: its clock is asked, and connections are lost."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from kartentisch.server.store import CannotOpen, Facts, Lost, Sharing, Store
from kartentisch.server.store.opening import open_store
from kartentisch.server.store.postgres import PostgresStore
from kartentisch.server.store.postgres_connection import SETTINGS, SQL, Connection
from tests.server.store.databases import Database, made, stored
from tests.server.store.test_sharing import shared

NOBODY = Facts(frozenset(), over=False)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with made("postgresql", tmp_path) as empty:
        yield empty


def test_a_server_past_its_time_loses_what_it_holds_when_somebody_asks_for_it(database: Database) -> None:
    async def work(one: Store, ours: Sharing, _: Store, theirs: Sharing) -> None:
        await ours.claim("t")
        await ours.claim("u")
        database.change("UPDATE workers SET until = until - interval '61 seconds' WHERE address LIKE '%:1'")
        await one.append("t", 0, [b"0"], None)  # nobody has asked for it
        assert await theirs.claim("t", from_the_dead=False) is not None
        assert await theirs.claim("t") is None
        for table in "tu":
            with pytest.raises(Lost):
                await one.append(table, 1, [b"1"], None)
        with pytest.raises(Lost):
            await ours.beat(60)
        before = await theirs.beat(60)
        me = await ours.join("127.0.0.1:1", 60)
        assert await theirs.beat(60) == before | {me.id}
        assert await ours.claim("u") is None
        await one.append("u", 0, [b"0"], None)

    shared(database, work)


def test_a_clock_that_is_set_back_gives_nobody_a_table_for_longer(database: Database) -> None:
    async def work(one: Store, ours: Sharing, _: Store, theirs: Sharing) -> None:
        await ours.claim("t")
        await one.append("t", 0, [b"0"], None)
        database.change("UPDATE workers SET until = until + interval '1 hour'")  # and then it did not beat any more
        await theirs.beat(4)
        assert await theirs.claim("t") is None
        with pytest.raises(Lost):
            await one.append("t", 1, [b"1"], None)
        await ours.join("127.0.0.1:1", 4)

    shared(database, work)


def test_a_table_that_another_server_holds_is_not_waiting(database: Database) -> None:
    async def work(one: Store, ours: Sharing, other: Store, _: Sharing) -> None:
        await ours.claim("t")
        await one.append("t", 0, [b"0"], Facts(frozenset({"p"}), over=False))
        database.change("UPDATE tables SET visited = 1000")
        assert [each.visited for each in await one.tables_of("p", 9)] == [1000]
        assert (await other.tables_of("p", 9))[0].visited > 1_000_000_000
        await ours.release("t")
        assert [each.visited for each in await other.tables_of("p", 9)] == [1000]

    shared(database, work)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is half done is given up sooner."""
    monkeypatch.setitem(SETTINGS, "idle_in_transaction_session_timeout", "500ms")


@pytest.mark.usefixtures("soon")
def test_a_server_that_stops_halfway_through_a_change_keeps_its_tables_from_nobody(database: Database) -> None:
    """As when its machine is switched off: for PostgreSQL its connection is there, with all that it has locked."""

    async def work(one: Store, ours: Sharing, other: Store, theirs: Sharing) -> None:
        assert isinstance(one, PostgresStore)
        there, over = asyncio.Event(), asyncio.Event()

        async def halfway(_: Connection) -> None:
            there.set()
            await over.wait()

        await ours.claim("t")
        appended = one._do(halfway, [("t", 0, "half")])
        await asyncio.wait_for(there.wait(), 9)
        database.change("UPDATE workers SET until = until - interval '61 seconds' WHERE address LIKE '%:1'")
        try:
            assert await theirs.claim("t") is None
            assert len(await theirs.beat(60)) == 1
            await other.append("t", 0, [b"0"], None)
        finally:
            over.set()
        with pytest.raises(Lost):
            await appended
        assert await other.entries("t", 0, 9) == [b"0"]

    shared(database, work)


@pytest.mark.usefixtures("soon")
def test_whoever_needs_it_alone_has_it_as_long_as_it_takes(database: Database) -> None:
    async def whole() -> None:
        one, other = await open_store(database.url), await open_store(database.url)
        assert one.sharing is not None
        assert other.sharing is not None
        await one.sharing.claim_all()
        joining = asyncio.create_task(other.sharing.join("127.0.0.1:2", 60))
        await asyncio.sleep(1.5)
        assert not joining.done()
        await one.close()
        await joining
        await other.close()

    asyncio.run(whole())


def test_servers_count_together(database: Database) -> None:
    async def work(_: Store, ours: Sharing, __: Store, theirs: Sharing) -> None:
        taken = [await sharing.take("table 192.0.2.1", 0.001, 3) for sharing in (ours, theirs, ours, theirs)]
        assert taken == [True, True, True, False]
        assert await theirs.take("table 192.0.2.2", 0.001, 3)
        database.change("UPDATE buckets SET filled = filled - interval '1000 seconds'")
        assert [await ours.take("table 192.0.2.1", 0.001, 3) for _ in range(2)] == [True, False]
        # A clock that was set back does not keep anybody out until it is there again.
        database.change("UPDATE buckets SET filled = filled + interval '1100 seconds'")
        assert [await ours.take("table 192.0.2.1", 0.001, 3) for _ in range(2)] == [True, False]

    shared(database, work)


def test_hints_are_heard_by_all(database: Database) -> None:
    async def work(_: Store, ours: Sharing, __: Store, theirs: Sharing) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.create_task(theirs.listen(heard.put_nowait))
        assert await asyncio.wait_for(heard.get(), 9) == "", "something may have been missed"
        await ours.hint("bans")
        assert await asyncio.wait_for(heard.get(), 9) == "bans"
        database.change("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        assert await asyncio.wait_for(heard.get(), 9) == ""
        listening.cancel()

    shared(database, work)


def test_a_lost_connection_loses_and_doubles_nothing(database: Database) -> None:
    """Whether a commit came through is looked up; what did not is made again."""

    async def work(store: Store) -> None:
        async def cut() -> None:
            for _ in range(8):
                await asyncio.sleep(0.05)
                await asyncio.to_thread(
                    database.change,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND datname = current_database()",
                )

        cutting = asyncio.create_task(cut())
        number = 0
        while not cutting.done() or number < 200:
            await asyncio.gather(*(store.append(f"t{i}", number, [b"%d" % number], None) for i in range(5)))
            number += 1
        await cutting
        for i in range(5):
            assert await store.entries(f"t{i}", 0, number + 9) == [b"%d" % n for n in range(number)]

    stored(database, work)


LOCK = "SELECT FROM workers WHERE address = $1 FOR UPDATE"


@pytest.mark.parametrize("writes", [True, False])
def test_servers_that_wait_for_each_other_refuse_nobody(database: Database, writes: bool) -> None:
    """Of two that each have what the other one waits for, PostgreSQL stops one; what that did is done again."""

    async def work(one: Store, ours: Sharing, _: Store, __: Sharing) -> None:
        assert isinstance(one, PostgresStore)
        await ours.claim("t")
        there, tries = asyncio.Event(), 0
        stranger = await asyncpg.connect(database.url, server_settings={"deadlock_timeout": "9s"})

        async def ours_first(connection: Connection) -> None:
            nonlocal tries
            tries += 1
            async with connection.transaction():
                await connection.execute("SET LOCAL deadlock_timeout = '50ms'")
                await connection.fetch(LOCK, "127.0.0.1:1")
                there.set()
                await connection.fetch(LOCK, "127.0.0.1:2")

        async with stranger.transaction():
            await stranger.fetch(LOCK, "127.0.0.1:2")
            if writes:
                done = one._do(ours_first, [("t", 0, "entry")])
            else:
                done = asyncio.ensure_future(one._connections.with_reader(ours_first))
            await asyncio.wait_for(there.wait(), 9)
            await asyncio.wait_for(stranger.fetch(LOCK, "127.0.0.1:1"), 5)
        await asyncio.wait_for(done, 9)
        assert tries > 1
        assert await one.entries("t", 0, 9) == [b"entry"] * writes
        await stranger.close()

    shared(database, work)


def test_a_name_that_cannot_be_is_not_found(database: Database) -> None:
    async def work(store: Store) -> None:
        assert await store.entries("\0", 0, 9) == []
        assert await store.game("\0") is None

    stored(database, work)


def test_a_database_that_is_not_there_is_told_without_its_password() -> None:
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(open_store("postgresql://ada:secret@127.0.0.1:9/tables"))
    assert refused.value.where == "postgresql://127.0.0.1:9/tables"
    assert "refused" in refused.value.why


def test_what_older_versions_of_postgresql_do_not_know_is_not_asked() -> None:
    """Up to 15, whatever is selected from in parentheses has to have a name."""
    for name, query in SQL.items():
        for opening in re.finditer(r"\b(?:FROM|JOIN)\s*\((?=\s*SELECT\b)", query):
            depth, end = 1, opening.end()
            while depth:
                depth += {"(": 1, ")": -1}.get(query[end], 0)
                end += 1
            assert re.match(r"\s+AS\s+\w", query[end:]), name
