"""All tables of this server: created, loaded from the store, and unloaded when nobody has watched for a while."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from kartentisch import protocol
from kartentisch.server import limits, wire
from kartentisch.server.analyses import Analyses
from kartentisch.server.bans import Bans
from kartentisch.server.cluster import Cluster
from kartentisch.server.finished import told
from kartentisch.server.limits import Rates
from kartentisch.server.logs import log, mark
from kartentisch.server.news import game_wire
from kartentisch.server.outbox import Writers
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.restoring import Restoring
from kartentisch.server.room import Room, Services, facts_of
from kartentisch.server.statistics import Statistics
from kartentisch.server.store import Conflict, StoreError, Unavailable
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.table import create, handle, seat_of

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from kartentisch.game import Shuffler
    from kartentisch.server.identity import Identity
    from kartentisch.server.lobby import Lobby
    from kartentisch.server.metrics import Metrics
    from kartentisch.server.socket import Socket
    from kartentisch.server.store import KeptGame, Person, Store
    from kartentisch.server.thinkers import Thinkers
    from kartentisch.table.model import Table


class Hub:
    """Finds the room of a table. A table that nobody watches takes no memory; it is in the store only."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        lobby: Lobby,
        thinkers: Thinkers,
        metrics: Metrics,
        chance: Shuffler,
        bans: Bans | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        """`chance`: where shuffled chairs and the secrets of tables come from. `cluster`: who shares the store."""
        self.cluster = cluster
        self.draining = False
        if cluster is not None:
            cluster.lost, cluster.heard = self._lose_all, self._heard
        self._reading: set[asyncio.Task[None]] = set()
        """What is being read anew after a hint."""
        self.bans = bans or Bans()
        self.sockets: set[Socket] = set()
        """All that are open."""
        self.identity, self.lobby, self.metrics = identity, lobby, metrics
        self.preparation = thinkers.preparation
        self.analyses = Analyses(store, thinkers)
        self.hints = Rates(limits.HINT_SECONDS, limits.HINTS_AT_ONCE, limits.ASKERS_KEPT)
        """How often people ask for hints, and for what their decisions have cost."""
        self.writers = Writers()
        self.store = self._store = store
        self.statistics = Statistics(store)
        self._restoring = Restoring(store.entries)
        self._services = Services(store, self._restoring, thinkers, metrics, chance, self._changed, self._lost)
        self._rooms: dict[str, Room] = {}
        self._forgetting: dict[str, asyncio.TimerHandle] = {}
        """One timer for each room that was left, however often people come and go; those left first come first."""
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def create(self, person: Person, request: wire.Create) -> Room:
        """A new table with its host, and bots and the first deal if asked for: all of it, or a refusal."""
        check_offered(request.settings)
        if await self._store.tables_open(person.id) >= limits.TABLES_OF_A_PERSON:
            raise Refusal(ServerReason.TOO_MANY_TABLES, most=limits.TABLES_OF_A_PERSON)
        if await self._store.tables_opened(person.id, hours=24) >= limits.TABLES_OF_A_PERSON_A_DAY:
            raise Refusal(ServerReason.TOO_MANY_TODAY, most=limits.TABLES_OF_A_PERSON_A_DAY)
        now = time.monotonic()
        secret = f"{self._services.chance.randrange(1 << 256):064x}"
        outcome = create(secrets.token_urlsafe(16), request.settings, person.id, person.name, now, secret)
        entries = list(outcome.entries)
        wishes: list[do.AnyCommand] = [] if request.bots is None else [do.Fill(request.bots)]
        if request.start:
            wishes.append(do.Start())
        for wish in wishes:
            outcome = handle(outcome.table, person.id, person.name, wish, now, self._services.chance)
            entries += outcome.entries
        table = outcome.table
        await self._claim(table.id)
        try:
            facts = facts_of(table)._replace(creator=person.id)
            await self._store.append(table.id, 0, [was.encode(entry) for entry in entries], facts)
        except (Conflict, Unavailable) as cause:
            log.error("store-unavailable", table=mark(table.id), why=str(cause))
            self._release(table.id)
            raise Refusal(ServerReason.FAILED) from None
        log.info("table-created", table=mark(table.id), game=table.settings.game, players=table.settings.players)
        room = self._rooms[table.id] = Room(table, self._services)
        self.metrics.tables.set(len(self._rooms))
        self._forget_later(room)
        return room

    async def renamed(self, person: Person) -> None:
        """Shows a person's new name at the tables that they watch; at others it is shown when they come back there."""
        await self._rename(person.id, person.name)
        if self.cluster is not None:
            await self.cluster.hint(f"person {person.id} {person.name}")

    async def _rename(self, person: str, name: str) -> None:
        for room in [room for room in self._rooms.values() if person in room.table.present]:
            await room.rename(person, name)

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the store; `Refusal` if there is no such table.

        `Elsewhere` where another server holds it.
        """
        if table in self._rooms:
            return self._rooms[table]
        if not table.isprintable():  # no table is called so, and not every store takes such a text
            raise Refusal(ServerReason.UNKNOWN_TABLE)
        if table not in self._loading:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            # Shielded: if this request were cancelled, the next one would make a second room for the same table.
            loading.add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(self._loading[table])

    def _loaded(self, table: str, loading: asyncio.Task[Room]) -> None:
        del self._loading[table]
        if not loading.cancelled():
            loading.exception()  # marks it as retrieved: whoever asked may be gone

    async def _readable(self, table: str) -> tuple[Table, bool] | None:
        """A table, and whether anybody watches it here; None where it cannot be read any more: its people can still log
        in and play elsewhere. Where other servers may hold it, it is only looked at."""
        try:
            if self.cluster is not None and table not in self._rooms:
                return await self._restored(table), False
            room = await self.room(table)
        except Refusal:
            return None
        return room.table, room.watched

    async def tables_of(self, person: str) -> list[wire.MyTable]:
        """Where a person has a chair in a game that is not over."""
        found = []
        for waiting in await self._store.tables_of(person, limits.TABLES_SHOWN):
            readable = await self._readable(waiting.table)
            if readable is not None:
                table, watched = readable
                idle = 0 if watched else max(0, round(time.time() - waiting.visited))
                found.append(my_table(table, person, idle))
        return found

    async def games_of(self, person: str) -> list[wire.FinishedGame]:
        """The finished games of a person, the latest first."""
        now = time.time()
        return [told(row, now) for row in await self._store.finished_of(person, limits.GAMES_SHOWN)]

    async def game(self, game: str) -> KeptGame:
        """A finished game as a whole; `Refusal` if there is none. Its table is kept as if somebody had been there."""
        found = await self._store.game(game)
        if found is None or not found.record:
            raise Refusal(ServerReason.UNKNOWN_GAME)
        with suppress(StoreError):  # a full disk, for example: the game can be seen all the same
            await self._store.touch([found.table])
        return found

    async def close_table(self, table: str) -> None:
        """Turns everybody out of a table and forgets it; from the store it is removed by whoever asks for this."""
        if table in self._loading:
            await asyncio.wait([self._loading[table]])
        room = self._rooms.pop(table, None)
        if room is None:
            return
        if table in self._forgetting:
            self._forgetting.pop(table).cancel()
        self.lobby.remove(table)
        room.turn_out()
        self._close(room)

    def ban(self, who: str, banned: bool) -> None:
        """Whoever is banned and here is sent away."""
        self.bans.set(who, banned)
        self._expel()

    def _expel(self) -> None:
        for socket in [socket for socket in self.sockets if socket.person is not None and not socket.guest]:
            if self.bans.hold(socket.person_id, socket.place):
                socket.expel()

    @property
    def loaded(self) -> frozenset[str]:
        """The tables that are in memory, or about to be."""
        return frozenset((*self._rooms, *self._loading))

    async def ready(self) -> None:
        """Returns once the store has answered; `Unavailable` where that takes too long, or other servers miss us."""
        try:
            async with asyncio.timeout(limits.READY_SECONDS):
                await self._store.tables_of("", 1)
        except TimeoutError:
            raise Unavailable("slow") from None
        if self.cluster is not None:
            self.cluster.check()

    def close(self) -> None:
        """Forgets all tables."""
        self.analyses.close()
        for reading in self._reading:
            reading.cancel()
        self.lobby.close()
        for room in self._rooms.values():
            room.close()
        self._rooms.clear()
        for timer in self._forgetting.values():
            timer.cancel()
        self._forgetting.clear()

    async def _restored(self, table: str) -> Table:
        try:
            found = await self._restoring.table(table)
        except StoreError:
            raise
        except Exception as error:  # damaged entries may raise anything
            log.error("table-unreadable", error, table=mark(table))
            raise Refusal(ServerReason.FAILED) from None
        if found is None:
            raise Refusal(ServerReason.UNKNOWN_TABLE)
        return found

    async def _load(self, table: str) -> Room:
        await self._claim(table)
        try:
            room = Room(await self._restored(table), self._services)
        except BaseException:
            self._release(table)
            raise
        with suppress(StoreError):  # a full disk, for example: the table can be looked at all the same
            await self._store.touch([table])
        self._rooms[table] = room
        self.metrics.tables.set(len(self._rooms))
        log.info("table-restored", table=mark(table), entries=room.table.n)
        self._forget_later(room)
        return room

    def _changed(self, room: Room) -> None:
        self.lobby.update(room.table, lambda: room.asker().place)
        if not room.watched:
            # How long it has been waiting is told to those who come back. Nothing is lost where that is not stored.
            self._store.visited(room.table.id).add_done_callback(
                lambda stored: stored.cancelled() or stored.exception()
            )
            self._forget_later(room)

    def _forget_later(self, room: Room) -> None:
        table = room.table.id
        if table in self._forgetting:
            self._forgetting.pop(table).cancel()
        loop = asyncio.get_running_loop()
        self._forgetting[table] = loop.call_later(limits.FORGET_SECONDS, self._forget, table)
        if len(self._forgetting) > limits.TABLES_UNWATCHED:
            self._forget(next(iter(self._forgetting)))

    def _forget(self, table: str) -> None:
        """Holds a table in the store only, unless somebody is back: then it has a new timer once it is left."""
        self._forgetting.pop(table).cancel()
        room = self._rooms.get(table)
        if room is not None and not room.watched:
            del self._rooms[table]
            self._close(room)

    def _close(self, room: Room) -> None:
        room.close()
        self._release(room.table.id)
        self.metrics.tables.set(len(self._rooms))

    # Other servers

    async def drain(self) -> None:
        """Hands all tables over: everybody is to come back, and finds them at other servers."""
        if self.cluster is None:
            return
        self.draining = True
        self._lose_all()
        for socket in self.sockets:
            socket.outbox.close(protocol.CLOSE_COME_BACK)
        await self.cluster.leave()

    async def _claim(self, table: str) -> None:
        if self.draining:
            raise Refusal(ServerReason.FAILED)
        if self.cluster is not None:
            await self.cluster.claim(table)

    def _release(self, table: str) -> None:
        if self.cluster is not None:
            self.cluster.release(table)

    def _lost(self, room: Room) -> None:
        log.warning("table-lost", table=mark(room.table.id))
        self._let_go(room)

    def _let_go(self, room: Room) -> None:
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            if room.table.id in self._forgetting:
                self._forgetting.pop(room.table.id).cancel()
        self.lobby.remove(room.table.id)
        room.send_away()
        room.close()
        self.metrics.tables.set(len(self._rooms))

    def _lose_all(self) -> None:
        rooms = list(self._rooms.values())
        log.info("tables-let-go", tables=len(rooms))
        for room in rooms:
            self._let_go(room)

    def _heard(self, hint: str) -> None:
        """Reads anew what another server says has changed; after an empty hint, whatever may have."""
        kind, _, about = hint.partition(" ")
        match kind:
            case "lobby":
                self.lobby.refresh()
            case "bans":
                self._later(self._read_bans())
            case "person":
                person, _, name = about.partition(" ")
                for socket in self.sockets:
                    if socket.person is not None and socket.person.id == person:
                        socket.renamed(name)
                self._later(self._rename(person, name))
            case "close":
                self._later(self.close_table(about))
            case _:
                self.lobby.refresh()
                self._later(self._read_bans())

    def _later(self, reading: Coroutine[None, None, None]) -> None:
        async def guarded() -> None:
            with suppress(StoreError, Refusal):  # only a hint
                await reading

        task = asyncio.create_task(guarded())
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _read_bans(self) -> None:
        while True:
            try:
                found = await self._store.bans()
                break
            except StoreError:  # the hint does not come again
                await asyncio.sleep(limits.BEAT_SECONDS)
        self.bans = Bans(who for who, _ in found)
        self._expel()


def my_table(table: Table, person: str, idle: int) -> wire.MyTable:
    """A table as somebody with a chair there finds it again."""
    seat = seat_of(table, person)
    others = [chair for other, chair in enumerate(table.chairs) if other != seat and not chair.free]
    return wire.MyTable(
        table=table.id,
        game=table.settings.game,
        stage=table.stage,
        my_turn=table.turn is not None and table.turn == seat,
        names=[chair.name for chair in others],
        bots=sum(chair.person is None for chair in others),
        round=0 if table.match is None else len(table.match.record.rounds),
        settings=table.settings,
        idle=idle,
    )


def check_offered(settings: do.TableSettings) -> None:
    """`Refusal` where a game does not exist or cannot be shown over the network yet."""
    if game_wire(settings.game) is None:
        raise Refusal(ServerReason.NOT_OFFERED)
