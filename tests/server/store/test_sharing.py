"""What every kind of database does behind `Sharing` that several servers may share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kartentisch.server.administration import Administration, Order
from kartentisch.server.store import Facts, InUse, Lost, Person, Sharing, Shown, Store
from kartentisch.server.store.opening import open_store
from tests.server.store.databases import Database, every_shared_kind, made, stored

pytestmark = every_shared_kind

NOBODY = Facts(frozenset(), over=False)


def shared(database: Database, work: Callable[[Store, Sharing, Store, Sharing], Awaitable[None]]) -> None:
    """Two servers on one database."""

    async def whole() -> None:
        one, other = await open_store(database.url), await open_store(database.url)
        try:
            assert one.sharing is not None
            assert other.sharing is not None
            await one.sharing.join("127.0.0.1:1", 60)
            await other.sharing.join("127.0.0.1:2", 60)
            await work(one, one.sharing, other, other.sharing)
        finally:
            await one.close()
            await other.close()

    asyncio.run(whole())


def test_whoever_is_there_is_known_to_all(database: Database) -> None:
    async def work(_: Store, ours: Sharing, __: Store, theirs: Sharing) -> None:
        there = {peer.address: peer.id for peer in await ours.peers()}
        assert {*there} == {"127.0.0.1:1", "127.0.0.1:2"}
        assert await theirs.beat(60) == {*there.values()}
        assert not await theirs.held("t")
        await ours.claim("t")
        assert await theirs.held("t")
        await ours.leave()
        assert not await theirs.held("t")
        assert [peer.address for peer in await theirs.peers()] == ["127.0.0.1:2"]
        with pytest.raises(Lost):
            await ours.beat(60)

    shared(database, work)


def test_a_hint_is_heard_by_all(database: Database) -> None:
    async def work(_: Store, ours: Sharing, __: Store, theirs: Sharing) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.create_task(theirs.listen(heard.put_nowait))
        assert await asyncio.wait_for(heard.get(), 9) == "", "something may have been missed"
        await ours.hint("bans")
        assert await asyncio.wait_for(heard.get(), 9) == "bans"
        listening.cancel()

    shared(database, work)


def test_all_servers_take_from_one_bucket(database: Database) -> None:
    async def work(_: Store, ours: Sharing, __: Store, theirs: Sharing) -> None:
        taken = [await sharing.take("table 192.0.2.1", 0.001, 3) for sharing in (ours, theirs, ours, theirs)]
        assert taken == [True, True, True, False]
        assert await theirs.take("table 192.0.2.2", 0.001, 3)

    shared(database, work)


def test_only_whoever_holds_a_table_appends_to_it(database: Database) -> None:
    async def work(one: Store, ours: Sharing, other: Store, theirs: Sharing) -> None:
        with pytest.raises(Lost):
            await one.append("t", 0, [b"0"], NOBODY)
        assert await ours.claim("t") is None
        await one.append("t", 0, [b"0"], NOBODY)
        holder = await theirs.claim("t")
        assert holder is not None
        assert holder.address == "127.0.0.1:1"
        results = await asyncio.gather(
            other.append("t", 1, [b"theirs"], None), other.append("t", 1, [b"x"], NOBODY), return_exceptions=True
        )
        assert [type(result) for result in results] == [Lost, Lost]
        one.append("t", 1, [b"1"], None)
        await ours.release("t")
        assert await theirs.claim("t") is None
        with pytest.raises(Lost):
            await one.append("t", 2, [b"ours"], None)
        await other.append("t", 2, [b"2"], None)
        assert await one.entries("t", 0, 9) == [b"0", b"1", b"2"]

    shared(database, work)


def test_of_two_that_claim_a_table_one_gets_it(database: Database) -> None:
    async def work(_: Store, ours: Sharing, __: Store, theirs: Sharing) -> None:
        for number in range(20):
            claims = await asyncio.gather(ours.claim(f"t{number}"), theirs.claim(f"t{number}"))
            assert [claim is None for claim in claims].count(True) == 1

    shared(database, work)


def test_the_lobby_shows_tables_as_long_as_their_server_lives(database: Database) -> None:
    async def work(_: Store, ours: Sharing, __: Store, theirs: Sharing) -> None:
        for table, waiting in (("a", False), ("b", True), ("c", True)):
            await ours.claim(table)
            await ours.show(table, waiting, Shown(f"host of {table}", "place", table))
        await theirs.show("a", True, Shown("host", "place", "not theirs"))
        await theirs.show("a", True, None)
        assert [row.shown for row in await theirs.shown(9, 9, 9)] == ["c", "b", "a"]
        assert [row.shown for row in await theirs.shown(9, 9, 2)] == ["c", "b"]
        await ours.show("b", True, None)
        assert [row.shown for row in await theirs.shown(1, 9, 9)] == ["c"]
        await ours.leave()
        assert await theirs.shown(9, 9, 9) == []

    shared(database, work)


def test_whoever_has_not_heard_that_a_table_is_closed_is_told_again(database: Database) -> None:
    async def work(one: Store, ours: Sharing, other: Store, _: Sharing) -> None:
        await ours.claim("t")
        await one.append("t", 0, [b"0"], NOBODY)
        closing = asyncio.create_task(Administration(other, None).do(Order("close", "t")))
        while await one.entries("t", 0, 9):
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)  # the first hint has been given, and nobody has heard it
        heard: asyncio.Queue[str] = asyncio.Queue()
        listening = asyncio.create_task(ours.listen(heard.put_nowait))
        assert [await asyncio.wait_for(heard.get(), 9) for _ in range(2)] == ["", "close t"]
        assert not closing.done()
        await ours.release("t")
        assert (await closing).key == "admin-closed"
        listening.cancel()

    shared(database, work)


def test_whoever_needs_it_alone_keeps_servers_out(database: Database) -> None:
    async def whole() -> None:
        one, other = await open_store(database.url), await open_store(database.url)
        assert one.sharing is not None
        assert other.sharing is not None
        await one.sharing.claim_all()
        joining = asyncio.create_task(other.sharing.join("127.0.0.1:2", 60))
        await asyncio.sleep(0.3)
        assert not joining.done()
        await one.add_person(Person("p", "P", False), b"p")
        await one.close()
        await joining
        again = await open_store(database.url)
        assert again.sharing is not None
        with pytest.raises(InUse):
            await again.sharing.claim_all()
        await again.close()
        await other.close()

    asyncio.run(whole())


def test_servers_that_start_together_migrate_once(database: Database) -> None:
    async def whole() -> None:
        for store in await asyncio.gather(*(open_store(database.url) for _ in range(5))):
            await store.close()

    asyncio.run(whole())
    numbers = [number for (number,) in database.rows("SELECT number FROM migrations ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_backup_made_while_it_runs_is_a_whole_database(database: Database, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert store.sharing is not None
        await store.sharing.join("127.0.0.1:1", 0)
        await store.sharing.claim("t")
        await store.append("t", 0, ["ä".encode()], NOBODY)
        database.back_up(tmp_path / "backup")

    async def again(store: Store) -> None:
        assert await store.entries("t", 0, 9) == ["ä".encode()]
        assert store.sharing is not None
        await store.sharing.join("127.0.0.1:2", 60)
        assert await store.sharing.claim("t") is None
        await store.append("t", 1, [b"on"], None)

    stored(database, work)
    with made(database.url.partition("://")[0], tmp_path) as restored:
        restored.restore(tmp_path / "backup")
        stored(restored, again)
