"""Whoever hosts a table can ask a person to go, who has a moment to object.

During a game a bot takes over, and whoever was only absent-minded can have the chair back; an objection holds until the
game is over, as cards are at stake. Before and after a game the person is removed for good; there the host may ask a
second time after an objection, and then it stands.
"""

from __future__ import annotations

from kartentisch import bots
from kartentisch.game import Seat
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.change import Change, existing, require
from kartentisch.table.model import Table, seat_of
from kartentisch.table.reasons import Refused, TableReason


def can_remove(table: Table, seat: Seat) -> bool:
    """Whether the host could ask somebody on that chair to go."""
    chair = table.chairs[seat]
    if chair.person is None or chair.person == table.host or table.removal is not None:
        return False
    return not (table.under_way and chair.bot is not None and not chair.once)


def ask(change: Change, person: str, command: do.Remove) -> None:
    """The host asks somebody else to go."""
    table, seat = change.table, existing(change.table, command.seat)
    require(person == table.host, TableReason.NOT_HOST)
    require(can_remove(table, seat), TableReason.NO_REMOVAL)
    require(not table.under_way or table.chairs[seat].person not in table.objected, TableReason.OBJECTED)
    change.add(was.RemovalAsked(seat))


def end(change: Change, person: str) -> None:
    """The person objects and stays, or the host thinks better of it."""
    removal, host = change.table.removal, change.table.host
    if removal is None or person not in (removal.person, host):
        raise Refused(TableReason.NO_REMOVAL)
    require(person == host or not removal.final, TableReason.NO_OBJECTION)
    change.add(was.RemovalEnded(objected=person != host))


def carry_out(change: Change) -> None:
    """The moment has passed: during a game a bot plays for that person; else the chair is not theirs any more.

    What could have been undone stays: the person might not have agreed, and is not asked any more.
    """
    table = change.table
    seat = None if table.removal is None else seat_of(table, table.removal.person)
    assert seat is not None
    if table.last_move is not None:
        change.add(was.UndoAnswered(seat, False))
    change.add(was.TookOver(seat, bots.SIMPLE) if table.under_way else was.Removed(seat, bots.SIMPLE))
