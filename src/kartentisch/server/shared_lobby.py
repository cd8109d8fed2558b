"""The lobby of servers that share a database: each tells its own tables there, and shows those of all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from kartentisch.server import limits, wire
from kartentisch.server.lobby import Lobby, OnShow
from kartentisch.server.store import Sharing, Shown, StoreError

if TYPE_CHECKING:
    from kartentisch.server.outbox import Outbox


class SharedLobby(Lobby):
    """The public tables of all servers."""

    def __init__(self, sharing: Sharing) -> None:
        super().__init__()
        self._sharing = sharing
        self._untold: dict[str, None] = {}
        """Tables of ours that have changed since the others were told."""
        self._all: list[OnShow] = []
        self._stale = True
        self._work: asyncio.Task[None] | None = None

    def refresh(self) -> None:
        """See `Lobby`."""
        self._stale = True
        self._begin()

    def listen(self, outbox: Outbox) -> None:
        """See `Lobby`."""
        super().listen(outbox)
        self._begin()

    def close(self) -> None:
        """Tells nothing more."""
        if self._work is not None:
            self._work.cancel()

    def _changed(self, table: str) -> None:
        self._untold[table] = None
        self._begin()

    def _shown(self) -> Iterable[OnShow]:
        return self._all

    def _begin(self) -> None:
        if self._work is None and (self._untold or (self._stale and self._listeners)):
            self._work = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Tells and reads until there is nothing new; changes within a moment are told together."""
        try:
            while self._untold or (self._stale and self._listeners):
                try:
                    await self._exchange()
                except StoreError:
                    self._stale = True  # perhaps it was being read: no hint may come any more
                    await asyncio.sleep(limits.BEAT_SECONDS)
                await asyncio.sleep(limits.LOBBY_SECONDS)
        finally:
            self._work = None

    async def _exchange(self) -> None:
        while self._untold:
            table = next(iter(self._untold))
            ours = self._open.get(table)
            told = None if ours is None else Shown(ours.host, ours.place, msgspec.json.encode(ours.table).decode())
            await self._sharing.show(table, ours is not None and ours.table.stage == "gathering", told)
            if self._open.get(table) is ours:
                del self._untold[table]
        if self._stale and self._listeners:
            self._stale = False
            most = limits.LOBBY_TABLES, limits.LOBBY_TABLES_OF_A_HOST, limits.LOBBY_TABLES_OF_AN_ADDRESS
            rows = await self._sharing.shown(*most)
            self._all = [
                OnShow(msgspec.json.decode(row.shown, type=wire.OpenTable), row.host, row.place) for row in rows
            ]
            self._tell()
