"""Deletes a person with all that belongs to them, at the wish of whoever runs the server, which does not run meanwhile.

Tables without anybody else go. From others the person gets up; there, what they were called and said is overwritten,
and what they played stays, because it is the others' game, too. Stopped halfway, it can be done again.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from kartentisch.server.finished import summary
from kartentisch.server.room import facts_of
from kartentisch.server.store import KeptGame, Rewritten
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.forgetting import forgotten
from kartentisch.table.model import Table, seat_of
from kartentisch.table.table import grown, handle

if TYPE_CHECKING:
    from kartentisch.server.store import Store

PIECE = 1_000


class Deleted(NamedTuple):
    """How many tables are gone with somebody, and how many have forgotten them."""

    removed: int
    changed: int


async def delete_person(store: Store, person: str) -> Deleted:
    """Deletes somebody who is known."""
    removed = changed = 0
    for table in await store.tables_naming(person):
        if await _forget(store, table, person):
            changed += 1
        else:
            while not await store.remove_piece(table):
                pass
            removed += 1
    await store.delete_person(person)
    return Deleted(removed, changed)


class _Ended(NamedTuple):
    """A game that has ended at a table: what is kept of it."""

    summary: str
    record: str


def _told(table: Table) -> _Ended:
    assert table.match is not None
    return _Ended(summary(table), table.match.record.text())


def _ended(stored: list[bytes], told: list[Table]) -> Iterator[tuple[_Ended, _Ended]]:
    """Every game that has ended at a table, as it was and without that person."""
    table: Table | None = None
    for data, later in zip(stored, told, strict=True):
        before, table = table, grown(table, was.decode(data), 0.0)
        if before is not None and before.stage != "over" and table.stage == "over":
            yield _told(table), _told(later)


def _games(kept: list[KeptGame], ended: list[tuple[_Ended, _Ended]]) -> Iterator[KeptGame]:
    """The kept games without that person."""
    for game in kept:
        for before, after in ended:
            if game.record == before.record:
                yield game._replace(summary=after.summary, record=after.record)
            elif not game.record and _same(game.summary, before.summary):
                yield game._replace(summary=after.summary)


def _same(stored: str, told: str) -> bool:
    """Whether a summary is of that game; those stored before may lack fields that they have now."""
    fields = json.loads(told)
    return all(name in fields and fields[name] == value for name, value in json.loads(stored).items())


async def _forget(store: Store, table: str, person: str) -> bool:
    """Rewrites a table without that person; False: nobody else has a chair there."""
    stored: list[bytes] = []
    while piece := await store.entries(table, len(stored), PIECE):
        stored += piece
    if not stored:  # its removal has begun
        return False
    nobody = f"x-{secrets.token_hex(8)}"
    told = list(forgotten(map(was.decode, stored), person, nobody))
    after = told[-1][1]
    if not any(chair.person not in (None, nobody) for chair in after.chairs):
        return False
    changed = [(n, was.encode(entry)) for n, (entry, _) in enumerate(told) if was.encode(entry) != stored[n]]
    more: tuple[was.Entry, ...] = ()
    if seat_of(after, nobody) is not None:
        outcome = handle(after, nobody, "", do.Stand(), 0.0, SystemRandom())
        after, more = outcome.table, outcome.entries
    ended = list(_ended(stored, [later for _, later in told]))
    anew = Rewritten(changed, list(_games(await store.games_at(table), ended)))
    await store.rewrite(table, anew, len(stored), [was.encode(entry) for entry in more], facts_of(after))
    return True
