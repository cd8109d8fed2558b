"""The open tables, told live to whoever wants to know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from kartentisch.server import wire

if TYPE_CHECKING:
    from kartentisch.server.outbox import Outbox
    from kartentisch.table.model import Table

QUIET_SECONDS = 0.2
"""Changes within this time are sent together, as one message."""
MOST_TABLES = 50

_encode = msgspec.json.Encoder().encode


class Lobby:
    """The public tables where somebody is present; those that wait for players come first."""

    def __init__(self) -> None:
        self._open: dict[str, wire.OpenTable] = {}
        self._listeners: set[Outbox] = set()
        self._timer: asyncio.TimerHandle | None = None

    def listen(self, outbox: Outbox) -> None:
        """Sends the open tables to this outbox, now and whenever they change."""
        self._listeners.add(outbox)
        outbox.lobby(self._frame())

    def stop(self, outbox: Outbox) -> None:
        """Sends nothing more to this outbox."""
        if outbox in self._listeners:
            self._listeners.discard(outbox)
            outbox.lobby(None)

    def update(self, table: Table) -> None:
        """A table has changed, or is not held in memory any more (then nobody is there either)."""
        if not table.settings.public and table.id not in self._open:
            return
        shown = _shown(table)
        if shown == self._open.get(table.id):
            return
        if shown is None:
            del self._open[table.id]
        else:
            self._open[table.id] = shown
        if self._timer is None and self._listeners:
            self._timer = asyncio.get_running_loop().call_later(QUIET_SECONDS, self._tell)

    def _tell(self) -> None:
        self._timer = None
        frame = self._frame()
        for outbox in self._listeners:
            outbox.lobby(frame)

    def _frame(self) -> bytes:
        waiting_first = sorted(self._open.values(), key=lambda table: table.stage != "gathering")
        return _encode(wire.LobbyNews(waiting_first[:MOST_TABLES]))


def _shown(table: Table) -> wire.OpenTable | None:
    free = sum(chair.free for chair in table.chairs)
    joinable = table.stage == "gathering" and free > 0
    watchable = table.stage in ("playing", "between") and table.settings.onlookers
    if not (table.settings.public and table.present and (joinable or watchable)):
        return None
    return wire.OpenTable(
        table=table.id,
        game=table.settings.game,
        players=table.settings.players,
        free=free,
        names=[chair.name for chair in table.chairs if not chair.free],
        stage=table.stage,
        onlookers=table.settings.onlookers,
    )
