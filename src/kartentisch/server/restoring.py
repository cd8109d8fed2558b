"""Restores a table from its entries in small pieces, so that no table keeps the others waiting, however long it is."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from kartentisch.table import entries as was
from kartentisch.table.table import grown, restored

if TYPE_CHECKING:
    from kartentisch.server.store import Store
    from kartentisch.table.model import Table

PIECE = 500
"""How many entries are read at once."""
SLICE_SECONDS = 0.004
"""For so long entries are applied before others get their turn."""


async def restored_table(store: Store, table: str) -> Table | None:
    """The table as it is stored, with everybody away; None: there is no such table."""
    found: Table | None = None
    number, now = 0, time.monotonic()
    while piece := await store.entries(table, number, PIECE):
        began = time.perf_counter()
        for entry in piece:
            found = grown(found, was.decode(entry), now)
            if time.perf_counter() - began > SLICE_SECONDS:
                await asyncio.sleep(0)
                began = time.perf_counter()
        number += len(piece)
    return None if found is None else restored(found, time.monotonic())
