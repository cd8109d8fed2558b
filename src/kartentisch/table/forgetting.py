"""A table's history without one of its people: what they were called and said is gone, what they played stays.

Others have played these games, too, so that moves cannot go.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from kartentisch.table import entries as was
from kartentisch.table.model import Chair, Table, bot_id
from kartentisch.table.table import grown

NAMELESS = "—"
"""What is left of a name, and of words that somebody has said."""


def forgotten(entries: Iterable[was.Entry], person: str, nobody: str) -> Iterator[tuple[was.Entry, Table]]:
    """Every entry without that person, whose id becomes `nobody`, and the table after it."""
    table: Table | None = None
    for entry in entries:
        told = _without(table, entry, person, nobody)
        table = grown(table, told, 0.0)
        yield told, table


def _without(table: Table | None, entry: was.Entry, person: str, nobody: str) -> was.Entry:
    match entry:
        case was.Created(host=host) if host == person:
            return replace(entry, host=nobody, name=NAMELESS)
        case was.Sat(person=who) | was.Renamed(person=who) if who == person:
            return replace(entry, person=nobody, name=NAMELESS)
        case was.Said(person=who, phrase=phrase) if who == person:
            return was.Said(nobody, NAMELESS, phrase, "" if phrase else NAMELESS)
        case was.Mixed(person=who) if who == person:
            return replace(entry, person=nobody)
        case was.HostPassed(who) if who == person:
            return was.HostPassed(nobody)
        case was.Filled(seat=seat) if table is not None and _goes_on(table, table.chairs[seat], nobody):
            return replace(entry, name=NAMELESS)
        case was.Said(person=who) if table is not None and who in _bots_without_name(table):
            return replace(entry, name=NAMELESS)
    return entry


def _goes_on(table: Table, chair: Chair, nobody: str) -> bool:
    """Whether a bot that is put on that chair goes by the name of whoever got up from it in a game.

    Older stores tell the name again whenever such a bot got another level.
    """
    return chair.person == nobody or (table.stage != "gathering" and chair.name == NAMELESS)


def _bots_without_name(table: Table) -> list[str]:
    """The ids by which bots on the chairs of nameless people talk."""
    return [bot_id(seat) for seat, chair in enumerate(table.chairs) if chair.name == NAMELESS]
