"""What a table waits for, and until when: players, people who are away, the next round, an agreement, a bot."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from kartentisch.game import Seat
from kartentisch.table.length import MOST_ENTRIES
from kartentisch.table.model import Removal, Table, is_program, with_new_grace

NEXT_ROUND_SECONDS = 45.0
REMOVAL_SECONDS = 30.0
"""Seconds for which somebody who is to go may object."""
BACK_SECONDS = 10.0
"""So many of them are left at least to somebody who was away."""
UNDO_SECONDS = 20.0
"""Seconds after which a request to undo a move lapses."""


class BotTurn(NamedTuple):
    """A turn that a bot plays, on its own chair or in place of a person."""

    seat: Seat
    level: str
    version: int


def alarm(table: Table) -> float | None:
    """When `tick` has to be called next; None: not before the table changes."""
    if (
        table.stage == "playing"
        and table.settings.clock is None
        and not (table.away or table.agreed or table.undo or table.removal)
    ):
        return None  # as nearly always
    others = undo_due(table), agreed_due(table), host_due(table), removal_due(table)
    return min((when for when in (*others, *(when for when, _ in deadlines(table))) if when is not None), default=None)


def agreed_due(table: Table) -> float | None:
    """When an agreement of all who are here takes effect without those who left before they agreed.

    It never does while the table pauses, because nobody's grace time runs then. Nor does a game end before that time
    has passed for those whom a bot replaced although they were here: they may have looked away only, and can take
    their chairs back.
    """
    if not table.agreed or not table.people:
        return None
    missing = [table.chairs[seat].person or "" for seat in table.asked if seat not in table.agreed]
    if any(person in table.present for person in missing):
        return None
    waits = [table.away[person] for person in missing]
    if table.under_way:
        chairs = table.chairs
        waits += [since for seat, since in table.taken.items() if chairs[seat].person and chairs[seat].bot]
    return None if waits and table.paused else max(waits, default=-math.inf) + table.settings.grace


def host_due(table: Table) -> float | None:
    """When a gathering table gets another host, because its host is away and somebody else is here."""
    if table.stage != "gathering" or table.host not in table.away or table.n >= MOST_ENTRIES:
        return None
    if all(is_program(table.chairs[seat].person) for seat in table.people):
        return None
    return table.away[table.host] + table.settings.grace


def removal_due(table: Table) -> float | None:
    """When somebody whom the host asked to go is gone: after a moment and, if they are away, their grace time.

    None of that runs in a pause, nor the grace time while nobody is here.
    """
    if table.removal is None or table.paused:
        return None
    due = table.removal.since + REMOVAL_SECONDS
    if table.removal.person not in table.away:
        return due
    if not table.people:
        return None
    return max(due, table.away[table.removal.person] + table.settings.grace)


def back_in_time(removal: Removal | None, person: str, now: float) -> Removal | None:
    """The request to remove somebody, when that person comes: whoever was away still has time to object."""
    if removal is None or removal.person != person or removal.final:
        return removal
    return removal._replace(since=max(removal.since, now + BACK_SECONDS - REMOVAL_SECONDS))


def deadlines(table: Table) -> Iterator[tuple[float, Seat | None]]:
    """The times when a bot takes over a seat (None: when the next round begins). None are due while nobody is here."""
    if table.paused or table.stage not in ("playing", "between"):
        return
    if not table.people:
        return
    for seat, chair in enumerate(table.chairs):
        if chair.person in table.away and (chair.bot is None or chair.once):
            yield table.away[chair.person or ""] + table.settings.grace, seat
    next_round = next_round_due(table)
    if next_round is not None:
        yield next_round, None
    elif table.settings.clock is not None and table.turn is not None and table.undo is None:
        chair = table.chairs[table.turn]
        if chair.bot is None and chair.person in table.present:
            yield table.since + table.settings.clock, table.turn


def undo_due(table: Table) -> float | None:
    """When the open request to undo a move lapses."""
    if table.undo is None or table.paused or not table.people:
        return None
    return table.undo.since + UNDO_SECONDS


def next_round_due(table: Table) -> float | None:
    """When the next round begins by itself."""
    return table.since + NEXT_ROUND_SECONDS if not table.paused and _counts_down(table) else None


def _counts_down(table: Table) -> bool:
    """Whether there is a count-down to the next round, pauses aside. Nobody has to hurry because of bots or programs.

    So with only one person at the table the next round waits until that person is ready, or a bot has taken over.
    """
    if table.stage != "between" or not table.people:
        return False
    asked = [seat for seat in table.people if not is_program(table.chairs[seat].person)]
    if asked:
        return len(asked) > 1 or asked[0] in table.nodded
    return not any(chair.person in table.away and chair.bot is None for chair in table.chairs)


def counted(before: Table, after: Table, now: float) -> Table:
    """The table after a change, with the times restarted that begin with it.

    The count-down to the next round, if there was none before; and everybody's grace time when the first one is back:
    while nobody was here nobody waited, and whoever comes first must not decide for all others at once.
    """
    same = before.present is after.present and before.chairs is after.chairs  # as nearly always
    if not same and after.people and not before.people:
        after = with_new_grace(after, now)
    begins = after.stage == "between" and _counts_down(after) and not _counts_down(before)
    return replace(after, since=now) if begins else after


def bot_on_turn(table: Table) -> BotTurn | None:
    """The bot on turn, if a bot is. Bots wait while somebody asks to undo a move."""
    seat = table.turn
    if seat is None or table.paused or table.undo is not None:
        return None
    level = table.chairs[seat].bot
    return None if level is None else BotTurn(seat, level, table.version)
