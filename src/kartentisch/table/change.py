"""The change that a command makes to a table, entry by entry, and the checks that every decision needs."""

from __future__ import annotations

from typing import NamedTuple

from kartentisch.game import Event, Seat
from kartentisch.table import entries as was
from kartentisch.table.due import counted
from kartentisch.table.evolve import evolve
from kartentisch.table.model import Table, seat_of
from kartentisch.table.reasons import Refused, TableReason


class Outcome(NamedTuple):
    """The result of a command: the table afterwards, the entries to store, and the events of the game."""

    table: Table
    entries: tuple[was.Entry, ...] = ()
    events: tuple[Event, ...] = ()


class Change:
    """The entries that one command makes, and the table as they leave it. Each entry takes effect when it is added."""

    def __init__(self, table: Table, now: float) -> None:
        self.table, self.now = table, now
        self.entries: list[was.Entry] = []
        self.events: list[Event] = []

    def add(self, *entries: was.Entry) -> None:
        """Appends entries and applies them to the table."""
        for entry in entries:
            table, events = evolve(self.table, entry, self.now)
            self.table = counted(self.table, table, self.now)
            self.entries.append(entry)
            self.events += events

    def outcome(self) -> Outcome:
        """The table with all entries and events so far."""
        return Outcome(self.table, tuple(self.entries), tuple(self.events))


def require(condition: bool, reason: TableReason, **details: str | int) -> None:
    """`Refused` unless the condition holds."""
    if not condition:
        raise Refused(reason, details=details)


def existing(table: Table, seat: Seat) -> Seat:
    """The seat, if the table has it."""
    require(seat in range(len(table.chairs)), TableReason.NO_SUCH_SEAT)
    return seat


def chair_of(table: Table, person: str) -> Seat:
    """The seat of a person who has one."""
    seat = seat_of(table, person)
    if seat is None:
        raise Refused(TableReason.NOT_A_MEMBER)
    return seat
