"""Nothing grows without bound: histories, names, the list of open tables; and a long history stops nobody."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kartentisch.server import limits, restoring
from kartentisch.server.hub import Hub
from kartentisch.server.identity import Identity
from kartentisch.server.limits import (
    COMMANDS_OF_AN_ADDRESS_A_SECOND,
    COMMANDS_OF_AN_ADDRESS_AT_ONCE,
    FORGET_SECONDS,
    GAMES_OF_AN_ADDRESS_AT_ONCE,
    LOBBY_TABLES,
    LOBBY_TABLES_OF_A_HOST,
    LOBBY_TABLES_OF_AN_ADDRESS,
    RENAMES_AT_ONCE,
)
from kartentisch.server.lobby import Lobby
from kartentisch.server.metrics import Metrics
from kartentisch.server.outbox import Outbox
from kartentisch.server.store import Facts
from kartentisch.server.store.opening import open_store
from kartentisch.server.thinkers import Thinkers
from kartentisch.server.wire import LobbyNews
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table import table as t
from tests.server.serving import SIEGEL, Client, Frame, Server, running
from tests.server.store.databases import Database, every_kind, number_of

OPEN = do.TableSettings("siegel", 3, public=True)


# Names


def test_another_name_is_written_where_somebody_is_and_shown_where_they_come_back(database: Database) -> None:
    with running(database) as server, Client(server) as ada, Client(server, name="Ben") as ben:
        tables = [ada.create() for _ in range(4)]
        before = number_of(database, "moves")
        assert ada.ask("rename", name="Eve")["type"] == "done"
        assert number_of(database, "moves") == before + 1
        assert ada.news["table"] == tables[-1]
        assert ada.news["seats"][0]["name"] == "Eve"
        ada.watch(tables[0])
        ben.watch(tables[0])
        assert ada.news["seats"][0]["name"] == ben.news["seats"][0]["name"] == "Eve"
        assert number_of(database, "moves") == before + 2
        ada.watch(tables[0])
        assert number_of(database, "moves") == before + 2


def test_nobody_changes_their_name_all_the_time(server: Server) -> None:
    with ExitStack() as stack:
        ada = stack.enter_context(Client(server))
        again = [stack.enter_context(Client(server, secret=ada.secret, name=None)) for _ in range(2)]
        answers = [client.ask("rename", name=f"Ada {i}") for i in range(RENAMES_AT_ONCE) for client in (ada, *again)]
        assert sum(answer["type"] == "done" for answer in answers) == RENAMES_AT_ONCE
        assert {answer.get("reason") for answer in answers} == {None, "refused-too-fast"}


# Open tables


async def nowhere(_: object) -> None: ...


class Listener(Outbox):
    """Keeps what it is told of open tables."""

    def __init__(self) -> None:
        super().__init__(nowhere)
        self.frames: list[bytes | None] = []

    def lobby(self, frame: bytes | None) -> None:
        self.frames.append(frame)


def listed(lobby: Lobby) -> list[str]:
    listener = Listener()
    lobby.listen(listener)
    lobby.stop(listener)
    (frame, _) = listener.frames
    assert frame is not None
    return [table.table for table in msgspec.json.decode(frame, type=LobbyNews).tables]


def opened(name: str, host: str) -> t.Table:
    return t.arrive(t.create(name, OPEN, host, host, 0.0).table, host, 0.0)


def test_nobody_fills_the_list_of_open_tables_alone() -> None:
    lobby = Lobby()
    lobby.update(opened("first", "p-ada"), lambda: "p-ada")
    for i in range(200):
        lobby.update(opened(f"of eve {i}", "p-eve"), lambda: "p-eve")
    lobby.update(opened("last", "p-ben"), lambda: "p-ben")
    assert listed(lobby) == ["last", *(f"of eve {199 - i}" for i in range(LOBBY_TABLES_OF_A_HOST)), "first"]


@every_kind
def test_nobody_fills_the_list_of_open_tables_as_many_people(database: Database) -> None:
    """They all come from one address; more tables than the list has are newer than the honest one."""
    with running(database) as server, Client(server) as ada, ExitStack() as people:
        table = ada.create(SIEGEL | {"public": True})
        for i in range(LOBBY_TABLES + 1):
            eve = people.enter_context(Client(server, name=f"Eve {i}", headers={"X-Forwarded-For": "192.0.2.7"}))
            eve.create(SIEGEL | {"public": True})
        ada.ask("lobby", on=True)
        ada.until(lambda: len(ada.lobby) == LOBBY_TABLES_OF_AN_ADDRESS + 1)
        assert ada.lobby[-1]["table"] == table


def test_nobody_makes_a_table_count_as_theirs_by_looking_on(database: Database) -> None:
    """Neither that of somebody on the server's own machine, nor one whose host is away."""
    public = SIEGEL | {"public": True, "grace": 3_600}
    ben, cleo, mallory = ({"X-Forwarded-For": f"192.0.2.{number}"} for number in (8, 9, 7))
    with running(database) as server, Client(server) as ada, ExitStack() as people:

        def come(headers: dict[str, str]) -> Client:
            return people.enter_context(Client(server, headers=headers))

        with Client(server, headers=ben) as host:
            honest = [ada.create(public), host.create(public)]
            friend = come(cleo)
            friend.watch(honest[1])
            friend.do("sit")
        for table in honest * 3:
            come(mallory).watch(table)
        for _ in range(LOBBY_TABLES_OF_AN_ADDRESS):
            come(mallory).create(public)
        ada.ask("lobby", on=True)
        ada.until(lambda: len(ada.lobby) == LOBBY_TABLES_OF_AN_ADDRESS + 2)
        assert {table["table"] for table in ada.lobby} >= set(honest)


def test_the_newest_open_tables_are_shown() -> None:
    lobby = Lobby()
    for i in range(LOBBY_TABLES + 20):
        lobby.update(opened(f"t{i}", f"p-{i}"), partial(str, f"p-{i}"))
    assert listed(lobby) == [f"t{i}" for i in reversed(range(20, LOBBY_TABLES + 20))]


# A long history


def history(length: int) -> Iterator[was.Entry]:
    """A game against bots that somebody has paused all the time."""
    settings = do.TableSettings("siegel", 3)
    outcome = t.create("T", settings, "p", "P", 0.0)
    yield from outcome.entries
    for wish in (do.Fill("random"), do.Start()):
        outcome = t.handle(outcome.table, "p", "P", wish, 0.0, Random(0))
        yield from outcome.entries
    for i in range(length):
        yield was.Paused(i % 2 == 0)


def test_restoring_a_long_table_does_not_stop_the_others(database: Database) -> None:
    """The processor time between two turns of the loop, however long the table is that is being restored."""

    length = 40_000

    async def longest() -> float:
        store = await open_store(database.url)
        await store.append("T", 0, [was.encode(entry) for entry in history(length)], Facts(frozenset("p"), False))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        longest, last = 0.0, time.thread_time()
        loading = asyncio.create_task(hub.room("T"))
        while not loading.done():
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, last = max(longest, now - last), now
        assert (await loading).table.n > length
        hub.close()
        await store.close()
        return longest

    assert asyncio.run(longest()) < 0.05


def test_tables_that_are_restored_together_take_turns(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two turns of the loop there is one slice of one of them."""
    monkeypatch.setattr(restoring, "SLICE_SECONDS", -1.0)  # an entry each
    applied: list[int] = []
    turn = 0

    def noted(*args: Any) -> t.Table:
        applied.append(turn)
        return t.grown(*args)

    monkeypatch.setattr(restoring, "grown", noted)
    history_of_all = [was.encode(entry) for entry in history(100)]

    async def whole() -> None:
        nonlocal turn
        store = await open_store(database.url)
        for number in range(10):
            await store.append(f"T{number}", 0, history_of_all, Facts(frozenset("p"), False))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        loading = [asyncio.create_task(hub.room(f"T{number}")) for number in range(10)]
        while not all(task.done() for task in loading):
            await asyncio.sleep(0)
            turn += 1
        await asyncio.gather(*loading)
        hub.close()
        await store.close()

    asyncio.run(whole())
    assert len(applied) == 10 * len(history_of_all)
    assert max(Counter(applied).values()) == 1


def test_a_short_table_does_not_wait_for_long_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restoring, "SLICE_SECONDS", -1.0)
    lengths = {"long": 200, "longer": 300, "short": 5}
    stored = {table: [was.encode(entry) for entry in history(length)] for table, length in lengths.items()}
    order: list[str] = []

    reading: list[str] = []

    async def read(table: str, start: int, most: int) -> list[bytes]:
        assert not reading, "what is written would wait for all of them"
        reading.append(table)
        await asyncio.sleep(0)
        reading.clear()
        return stored[table][start : start + most]

    async def whole() -> None:
        several = restoring.Restoring(read)

        async def restore(table: str) -> None:
            assert await several.table(table) is not None
            order.append(table)

        await asyncio.gather(*map(restore, lengths))

    asyncio.run(whole())
    assert order == ["short", "long", "longer"]


def test_so_many_tables_that_nobody_watches_are_held_in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever knows many could have all restored. Those that were left first go, those that are watched stay."""
    monkeypatch.setattr(limits, "TABLES_UNWATCHED", 3)

    async def whole() -> None:
        store = await open_store(str(tmp_path / "t.sqlite"))
        for number in range(6):
            created = t.create(f"T{number}", OPEN, "p", "P", 0.0).entries
            await store.append(f"T{number}", 0, [was.encode(entry) for entry in created], Facts(frozenset("p"), False))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        looker = Looker()
        (await hub.room("T0")).enter(looker)
        for number in range(1, 6):
            await hub.room(f"T{number}")
        assert hub.loaded == {"T0", "T3", "T4", "T5"}
        (await hub.room("T0")).leave(looker)
        assert hub.loaded == {"T0", "T4", "T5"}
        assert (await hub.room("T1")).table.id == "T1", "it is there again when somebody comes"
        hub.close()
        await store.close()

    asyncio.run(whole())


def test_a_table_has_one_timer_however_often_it_is_left(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[asyncio.TimerHandle] = []

    async def whole() -> None:
        store = await open_store(database.url)
        await store.append("T", 0, [was.encode(next(history(0)))], Facts(frozenset("p"), False))
        hub = Hub(store, Identity(store), Lobby(), Thinkers(1), Metrics(), Random(0))
        loop = asyncio.get_running_loop()
        call_later = loop.call_later

        def noted(delay: float, *args: Any) -> asyncio.TimerHandle:
            timer = call_later(delay, *args)
            if delay == FORGET_SECONDS and args[0].__module__.startswith("kartentisch"):
                timers.append(timer)
            return timer

        monkeypatch.setattr(loop, "call_later", noted)
        room = await hub.room("T")
        looker = Looker()
        for _ in range(20):
            room.enter(looker)
            room.leave(looker)
            await asyncio.sleep(0)
        assert len(timers) > 20
        assert [timer.cancelled() for timer in timers] == [True] * (len(timers) - 1) + [False]
        hub.close()
        assert timers[-1].cancelled()
        await store.close()

    asyncio.run(whole())


class Looker:
    """Somebody who looks at a table and is told nothing."""

    person_id, name, place = "p", "P", None

    def __init__(self) -> None:
        self.outbox = Outbox(self.send)

    async def send(self, message: object) -> None: ...

    def renamed(self, name: str) -> None: ...

    def turned_out(self, why: object) -> None: ...


def test_a_table_that_is_used_up_says_so_and_its_game_goes_on(database: Database) -> None:
    async def write() -> None:
        store = await open_store(database.url)
        pauses = [was.encode(was.Paused(i % 2 == 0)) for i in range(20_000)]
        await store.append(table, before, pauses, None)
        await store.close()

    with running(database) as server, Client(server) as ada:
        table = ada.create({**SIEGEL, "players": 3}, bots="random", start=True)
        ada.settle(0.5)
        secret = ada.secret
    before = number_of(database, "moves")
    asyncio.run(write())
    with running(database) as server, Client(server, secret=secret, name=None) as ada:
        ada.watch(table)
        refused = ada.do("pause", on=True)
        assert (refused["reason"], refused["args"]) == ("refused-used-up", {"most": 20_000})
        ada.until(lambda: ada.on_turn)
        assert ada.move()["type"] == "done"
        assert ada.do("end", agree=True)["type"] == "done"
        ada.until(lambda: ada.news["stage"] == "over")
        assert ada.do("rematch")["reason"] == "refused-used-up"


ENDED = {"game": "saboteur", "players": 10, "pace": "slow"}
"""A game with a long deal: what is kept of it is long, too."""


def test_ending_and_playing_again_is_no_way_to_a_full_disk(server: Server) -> None:
    """Every game that ends is kept as a whole: two commands would write some kilobytes, as often as one may."""
    here, begun = {"X-Forwarded-For": "192.0.2.7"}, 0

    def another(client: Client) -> Frame:
        assert client.do("end", agree=True)["type"] == "done"
        return client.do("rematch")

    with ExitStack() as people:
        while begun < GAMES_OF_AN_ADDRESS_AT_ONCE:
            ada = people.enter_context(Client(server, headers=here))
            ada.create(ENDED, bots="apprentice", start=True)
            for _ in range(20):
                assert another(ada)["type"] == "done"
                begun += 1
        late = people.enter_context(Client(server, headers=here))
        late.create(ENDED, bots="apprentice", start=True)
        while (answer := another(late))["type"] == "done":
            begun += 1
        assert answer["reason"] == "refused-too-fast"
        assert begun < GAMES_OF_AN_ADDRESS_AT_ONCE + 30, "what is gained back meanwhile"
        other = people.enter_context(Client(server, headers={"X-Forwarded-For": "192.0.2.8"}))
        other.create(ENDED, bots="apprentice", start=True)
        assert another(other)["type"] == "done"


def test_commands_at_tables_of_one_address_are_served_so_fast_and_no_faster(server: Server) -> None:
    """Each may be stored, so that histories grow so fast and no faster; nothing is refused for it."""
    here, each = {"X-Forwarded-For": "192.0.2.9"}, 50
    with ExitStack() as people:
        crowd = [people.enter_context(Client(server, headers=here)) for _ in range(10)]
        for client in crowd:
            client.create({**SIEGEL, "pace": "slow"}, bots="random", start=True)
        began = time.monotonic()
        asked = [
            [client.send("at", command={"do": "pause", "on": i % 2 == 0}) for i in range(each)] for client in crowd
        ]
        answers = [client.answer(number) for client, numbers in zip(crowd, asked, strict=True) for number in numbers]
        assert {answer["type"] for answer in answers} == {"done"}
        late = len(crowd) * each - COMMANDS_OF_AN_ADDRESS_AT_ONCE
        assert time.monotonic() - began > late / COMMANDS_OF_AN_ADDRESS_A_SECOND
        with Client(server) as honest:
            honest.create()
            before = time.monotonic()
            assert honest.do("fill", level="random")["type"] == "done"
            assert time.monotonic() - before < 1
