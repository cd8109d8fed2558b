"""Restores tables from their entries in small pieces, so that others wait neither for a long table nor for many."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

from kartentisch.table import entries as was
from kartentisch.table.table import grown, restored

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from kartentisch.table.model import Table

PIECE = 500
"""How many entries are read at once."""
SLICE_SECONDS = 0.004
"""For so long entries are applied before others get their turn."""


class Restoring:
    """All tables that are being restored: they take turns, so that a short one does not wait for the long ones."""

    def __init__(self, read: Callable[[str, int, int], Awaitable[Sequence[bytes]]]) -> None:
        """`read`: so many entries of a table from a number on, as `Store.entries` gives them."""
        self._read = read
        self._turn = asyncio.Lock()

    async def table(self, table: str) -> Table | None:
        """The table as it is stored, with everybody away; None: there is no such table."""
        found: Table | None = None
        number, now = 0, time.monotonic()
        while piece := await self._piece(table, number):
            left = deque(piece)
            while left:
                async with self._turn:
                    began = time.perf_counter()
                    while left:
                        found = grown(found, was.decode(left.popleft()), now)
                        if time.perf_counter() - began > SLICE_SECONDS:
                            break
                    await asyncio.sleep(0)  # before the next one's turn: one slice at most between others' callbacks
            number += len(piece)
        return None if found is None else restored(found, time.monotonic())

    async def _piece(self, table: str, number: int) -> Sequence[bytes]:
        async with self._turn:  # what others write waits for one piece at most
            return await self._read(table, number, PIECE)
