"""The open tables, told live to whoever wants to know."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from kartentisch.server import limits, wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from kartentisch.server.outbox import Outbox
    from kartentisch.table.model import Table


_encode = msgspec.json.Encoder().encode


class OnShow(NamedTuple):
    """A table in the lobby, who has opened it, and from which place."""

    table: wire.OpenTable
    host: str
    place: str


class Lobby:
    """The public tables where somebody is present: those that wait for players first, the newest before older ones."""

    def __init__(self) -> None:
        self._open: dict[str, OnShow] = {}
        """In the order in which they were opened."""
        self._listeners: set[Outbox] = set()
        self._timer: asyncio.TimerHandle | None = None

    def refresh(self) -> None:
        """Other servers may have something new to show."""

    def close(self) -> None:
        """Tells nothing more."""

    def listen(self, outbox: Outbox) -> None:
        """Sends the open tables to this outbox, now and whenever they change."""
        self._listeners.add(outbox)
        outbox.lobby(self._frame())

    def stop(self, outbox: Outbox) -> None:
        """Sends nothing more to this outbox."""
        if outbox in self._listeners:
            self._listeners.discard(outbox)
            outbox.lobby(None)

    def update(self, table: Table, place: Callable[[], str]) -> None:
        """A table has changed, or is not held in memory any more (then nobody is there either).

        `place`: where its host comes from; where that is not counted, the host alone.
        """
        if not table.settings.public and table.id not in self._open:
            return
        shown = on_show(table, place)
        if shown == self._open.get(table.id):
            return
        if shown is None:
            del self._open[table.id]
        else:
            self._open[table.id] = shown
        self._changed(table.id)

    def remove(self, table: str) -> None:
        """A table is closed."""
        if self._open.pop(table, None) is not None:
            self._changed(table)

    def _changed(self, table: str) -> None:  # noqa: ARG002 - for whoever tells other servers
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._timer is None and self._listeners:
            self._timer = asyncio.get_running_loop().call_later(limits.LOBBY_SECONDS, self._tell)

    def _tell(self) -> None:
        self._timer = None
        frame = self._frame()
        for outbox in self._listeners:
            outbox.lobby(frame)

    def _frame(self) -> bytes:
        return _frame(self._shown())

    def _shown(self) -> Iterable[OnShow]:
        newest_first = reversed(self._open.values())
        return sorted(newest_first, key=lambda shown: shown.table.stage != "gathering")


def _frame(waiting_first: Iterable[OnShow]) -> bytes:
    of_host: Counter[str] = Counter()
    of_place: Counter[str] = Counter()
    listed = []
    for table, host, place in waiting_first:
        of_host[host] += 1
        if of_host[host] <= limits.LOBBY_TABLES_OF_A_HOST:
            of_place[place] += 1
            if of_place[place] <= limits.LOBBY_TABLES_OF_AN_ADDRESS:
                listed.append(table)
    return _encode(wire.LobbyNews(listed[: limits.LOBBY_TABLES]))


def on_show(table: Table, place: Callable[[], str]) -> OnShow | None:
    """A table as the lobby shows it; None: it does not."""
    free = sum(chair.free for chair in table.chairs)
    joinable = table.stage == "gathering" and free > 0
    watchable = table.stage in ("playing", "between") and table.settings.onlookers
    if not (table.settings.public and table.present and (joinable or watchable)):
        return None
    shown = wire.OpenTable(
        table=table.id,
        game=table.settings.game,
        players=table.settings.players,
        free=free,
        names=[chair.name for chair in table.chairs if not chair.free],
        stage=table.stage,
        onlookers=table.settings.onlookers,
    )
    return OnShow(shown, table.host, place())
