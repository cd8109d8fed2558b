"""What is past its time is cleared away: in pieces, without what is in use, and going on after an interruption."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from kartentisch.server import limits, wire
from kartentisch.server.audience import Receipt
from kartentisch.server.hub import Hub
from kartentisch.server.identity import Identity
from kartentisch.server.limits import TABLES_OF_A_PERSON
from kartentisch.server.lobby import Lobby
from kartentisch.server.metrics import Metrics
from kartentisch.server.outbox import Outbox
from kartentisch.server.refusals import Refusal
from kartentisch.server.retention import DAY, Retention
from kartentisch.server.store import Facts, Person, Store
from kartentisch.server.thinkers import Thinkers
from kartentisch.table import commands as do
from tests.server.store.databases import Database, every_kind, number_of, stored

pytestmark = every_kind

SETTINGS = do.TableSettings("siegel", 3)
ADA, BEN = Person("p-ada", "Ada", False), Person("p-ben", "Ben", False)
LONG = 2_001
"""So many entries are removed in several pieces, whatever the store."""
ALONE, NOBODY = Facts(frozenset({ADA.id}), over=False), Facts(frozenset(), over=False)


def nothing_loaded() -> frozenset[str]:
    return frozenset()


def with_hub(database: Database, work: Callable[[Hub, Store], Awaitable[None]]) -> None:
    async def whole(store: Store) -> None:
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        try:
            await work(hub, store)
        finally:
            hub.close()

    stored(database, whole)


async def nowhere(_: object) -> None: ...


def left_in(database: Database) -> dict[str, int]:
    """How many rows each table of the database has."""
    return {name: number_of(database, name) for name in ("tables", "moves", "chairs")}


# How many tables


def test_standing_up_is_no_way_to_more_tables(database: Database) -> None:
    async def work(hub: Hub, _: Store) -> None:
        for number in range(TABLES_OF_A_PERSON):
            room = await hub.create(ADA, wire.Create(number, SETTINGS))
            await room.command(ADA.id, ADA.name, do.Stand(), Receipt(Outbox(nowhere), b""))
        with pytest.raises(Refusal, match="too-many-tables"):
            await hub.create(ADA, wire.Create(99, SETTINGS))
        await hub.create(BEN, wire.Create(1, SETTINGS))

    with_hub(database, work)


def test_ending_is_no_way_to_more_tables_a_day(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TABLES_OF_A_PERSON_A_DAY", 5)

    async def work(hub: Hub, _: Store) -> None:
        for number in range(5):
            room = await hub.create(ADA, wire.Create(number, SETTINGS, bots="random", start=True))
            await room.command(ADA.id, ADA.name, do.Stand(), Receipt(Outbox(nowhere), b""))
        with pytest.raises(Refusal, match="too-many-today"):
            await hub.create(ADA, wire.Create(99, SETTINGS))

    with_hub(database, work)


# Clearing away


def test_tables_and_people_go_when_nobody_has_been_there_for_so_long(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"ada")
        await store.add_person(BEN, b"ben")
        await store.add_code(BEN.id, b"code", 0.0, 1e12)
        await store.append("t", 0, [b"{}"] * LONG, ALONE)
        keeper, now = Retention(store, nothing_loaded, days=30), time.time()
        await keeper.clear(now + 29 * DAY)
        assert [each.table for each in await store.tables_of(ADA.id, 9)] == ["t"]
        assert await store.person_of(b"ben") == BEN
        await keeper.clear(now + 31 * DAY)
        assert await store.entries("t", 0, 9) == []
        assert await store.person_of(b"ada") is None
        assert await store.redeem(b"code", 0.0) is None

    stored(database, work)
    assert left_in(database) == {"tables": 0, "moves": 0, "chairs": 0}


def test_who_has_a_chair_stays_and_so_does_what_is_in_use(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.add_person(ADA, b"ada")
        await store.add_person(BEN, b"ben")
        for table, person in (("watched", ADA), ("old", BEN)):
            await store.append(table, 0, [b"{}"], Facts(frozenset({person.id}), over=True))
        database.change("UPDATE tables SET used = 1000", "UPDATE people SET seen = 1000")
        await Retention(store, lambda: frozenset({"watched"}), days=30).clear(time.time())
        assert await store.entries("watched", 0, 9) == [b"{}"]
        assert await store.entries("old", 0, 9) == []
        assert await store.person_of(b"ada") == ADA
        assert await store.person_of(b"ben") is None

    stored(database, work)


def test_whoever_comes_back_is_kept(database: Database) -> None:
    async def work(hub: Hub, store: Store) -> None:
        await store.add_person(ADA, b"ada")
        table = (await hub.create(BEN, wire.Create(1, SETTINGS))).table.id
        hub.close()
        database.change("UPDATE tables SET used = 1000", "UPDATE people SET seen = 1000")
        await hub.room(table)
        await store.person_of(b"ada")
        await Retention(store, nothing_loaded, days=30).clear(time.time())
        assert [each.table for each in await store.tables_of(BEN.id, 9)] == [table]
        assert await store.person_of(b"ada") == ADA

    with_hub(database, work)


def test_a_table_without_anybody_goes_after_a_day_even_where_all_else_is_kept(database: Database) -> None:
    async def work(store: Store) -> None:
        await store.append("alone", 0, [b"{}"], ALONE)
        await store.append("empty", 0, [b"{}"], NOBODY)
        await store.append("later", 0, [b"{}"], ALONE)
        await store.append("later", 1, [b"{}"], NOBODY)
        keeper, now = Retention(store, nothing_loaded, days=0), time.time()
        await keeper.clear(now + 0.9 * DAY)
        assert await store.entries("empty", 0, 9) == [b"{}"]
        await keeper.clear(now + 1_000 * DAY)
        assert [await store.entries(table, 0, 9) for table in ("alone", "empty", "later")] == [[b"{}"], [], []]

    stored(database, work)


def test_clearing_away_is_interrupted_and_goes_on(database: Database) -> None:
    async def begin(store: Store) -> None:
        await store.append("t", 0, [b"{}"] * LONG, ALONE)
        clearing = asyncio.create_task(Retention(store, nothing_loaded, days=1).clear(time.time() + 2 * DAY))
        while number_of(database, "moves") == LONG:
            await asyncio.sleep(0.001)
        clearing.cancel()
        assert await store.entries("t", 0, 9) == [], "a table that is being removed is not half a table"
        assert [each.table for each in await store.tables_of(ADA.id, 9)] == []

    async def go_on(store: Store) -> None:
        await Retention(store, nothing_loaded, days=1).clear(time.time())

    stored(database, begin)
    assert 0 < left_in(database)["moves"] < LONG
    stored(database, go_on)
    assert left_in(database) == {"tables": 0, "moves": 0, "chairs": 0}


def test_others_write_between_the_pieces(database: Database) -> None:
    """Somebody's move is stored long before a long table has been removed."""

    async def work(store: Store) -> None:
        await store.append("long", 0, [b"{}"] * 10_000, NOBODY)
        clearing = asyncio.create_task(Retention(store, nothing_loaded, days=1).clear(time.time() + 2 * DAY))
        await asyncio.sleep(0.1)
        for n in range(5):
            await store.append("t", n, [b"{}"], None)
        assert not clearing.done()
        clearing.cancel()

    stored(database, work)
