"""Clears away what is past its time, in the background and in small pieces: tables that nobody uses, people not seen.

It may be stopped at any moment; the next round goes on where it was.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from kartentisch.server.logs import log
from kartentisch.server.store import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from kartentisch.server.store import Store

DAY = 86_400.0
EMPTY_DAYS = 1
"""Days after which a table without anybody on a chair is removed."""
ROUND_SECONDS = 3_600.0
FIRST_SECONDS = 60.0
"""A server that has just started has other things to do."""
BREATH_SECONDS = 0.05
"""Between two pieces, so that games always come first."""
AT_ONCE = 100


class Retention:
    """Keeps tables for `days` days after somebody was there, and people as long as they have a chair or come back.

    With `days` 0 only tables without anybody are removed.
    """

    def __init__(self, store: Store, loaded: Callable[[], frozenset[str]], days: int) -> None:
        """`loaded`: the tables that are in memory now; they are in use, whatever the store says."""
        self._store, self._loaded, self._days = store, loaded, days

    async def run(self) -> None:
        """Clears away for ever."""
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.clear(time.time())
            except StoreError as cause:
                log.error("store-unavailable", why=str(cause))
            await asyncio.sleep(ROUND_SECONDS)

    async def clear(self, now: float) -> None:
        """One round: everything that is past its time at that second of the clock."""
        await self._store.touch(sorted(self._loaded()))
        before = now - self._days * DAY if self._days else 0.0
        tables = await self._clear_tables(before, now - EMPTY_DAYS * DAY)
        people = 0
        while removed := await self._store.remove_people(before, AT_ONCE):
            people += removed
            await asyncio.sleep(BREATH_SECONDS)
        if tables or people:
            log.info("cleared-away", tables=tables, people=people)

    async def _clear_tables(self, used_before: float, empty_before: float) -> int:
        number = 0
        while tables := await self._store.past_tables(used_before, empty_before, AT_ONCE):
            # Asked again before each piece: somebody may have come back meanwhile.
            free = [table for table in tables if table not in self._loaded()]
            for table in free:
                while table not in self._loaded() and not await self._store.remove_piece(table):
                    await asyncio.sleep(BREATH_SECONDS)
            number += len(free)
            if len(free) < len(tables):
                break
        return number
