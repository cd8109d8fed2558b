"""How long the history of a table may get. A game that is going on can always be played to its end."""

from __future__ import annotations

from kartentisch.table import commands as do
from kartentisch.table.model import Table
from kartentisch.table.reasons import Refused, TableReason

MOST_ENTRIES = 20_000
"""With so many entries a table takes nothing more but what its game needs to come to an end."""
LAST_ENTRY = MOST_ENTRIES + 1_000
"""From here on nobody comes back to a chair either: all that is left ends with the game."""


def require_room(table: Table, command: do.AnyCommand) -> None:
    """`Refused` where the table is used up and the command is none that leads to the end of its game.

    Whatever is allowed then can be done only so often: there is no undo, no pause begins, and nobody stops agreeing.
    """
    if table.n >= MOST_ENTRIES and not _ends_some_time(table, command):
        raise Refused(TableReason.USED_UP, details={"most": MOST_ENTRIES})


def _ends_some_time(table: Table, command: do.AnyCommand) -> bool:
    match command:
        case do.Move() | do.Nod() | do.Stand() | do.EndRemoval():
            return True
        case do.End(agree):
            return agree
        case do.Pause(on):
            return not on
        case do.TakeChairBack():
            return table.n < LAST_ENTRY
    return False
