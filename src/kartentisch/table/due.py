"""What a table waits for, and until when: players, people who are away, the next round, an agreement, a bot."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from kartentisch.game import Seat
from kartentisch.table.company import undo_due
from kartentisch.table.model import Table, is_program

NEXT_ROUND_SECONDS = 45.0


class BotTurn(NamedTuple):
    """A bot is on turn, or stands in for whoever is."""

    seat: Seat
    level: str
    version: int


def alarm(table: Table) -> float | None:
    """When `tick` has something to do, unless something happens before."""
    if table.stage == "playing" and table.settings.clock is None and not (table.away or table.agreed or table.undo):
        return None  # as nearly always
    others = undo_due(table), agreed_due(table), host_due(table)
    return min((when for when in (*others, *(when for when, _ in deadlines(table))) if when is not None), default=None)


def agreed_due(table: Table) -> float | None:
    """When what all who are here agree to is done without those who have gone before they agreed."""
    if not table.agreed or not table.people or not set(table.people) <= table.agreed:
        return None
    gone = [
        table.away[chair.person or ""]
        for seat, chair in enumerate(table.chairs)
        if chair.person in table.away and chair.bot is None and seat not in table.agreed
    ]
    return max(gone, default=-math.inf) + table.settings.grace


def host_due(table: Table) -> float | None:
    """When a table that gathers gets another host, because its own has gone and somebody waits."""
    if table.stage != "gathering" or table.host not in table.away:
        return None
    if all(is_program(table.chairs[seat].person) for seat in table.people):
        return None
    return table.away[table.host] + table.settings.grace


def deadlines(table: Table) -> Iterator[tuple[float, Seat | None]]:
    """Takeovers by seat; None: the next round. Nothing is due while nobody is there to wait for it."""
    if table.paused or table.stage not in ("playing", "between"):
        return
    if not table.people:
        return
    for seat, chair in enumerate(table.chairs):
        if chair.person in table.away and chair.bot is None:
            yield table.away[chair.person or ""] + table.settings.grace, seat
    next_round = next_round_due(table)
    if next_round is not None:
        yield next_round, None
    elif table.settings.clock is not None and table.turn is not None and table.undo is None:
        chair = table.chairs[table.turn]
        if chair.bot is None and chair.person in table.present:
            yield table.since + table.settings.clock, table.turn


def next_round_due(table: Table) -> float | None:
    """When the next round begins by itself. Nobody is hurried for bots alone: the only person goes on by a nod."""
    if table.stage != "between" or table.paused or not table.people:
        return None
    asked = [seat for seat in table.people if not is_program(table.chairs[seat].person)]
    if len(asked) == 1 and asked[0] not in table.nodded:
        return None
    return table.since + NEXT_ROUND_SECONDS


def bot_on_turn(table: Table) -> BotTurn | None:
    """The bot whose move is awaited, if it is one's. While somebody asks to take back a move, bots wait."""
    seat = table.turn
    if seat is None or table.paused or table.undo is not None:
        return None
    level = table.chairs[seat].bot
    return None if level is None else BotTurn(seat, level, table.version)
