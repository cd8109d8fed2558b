"""Hints: what a master would do, for whoever is on turn, where the table allows it; and what a decision has cost."""

from __future__ import annotations

from typing import Any, NamedTuple

from kartentisch.game import Move
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.change import Change, chair_of, require
from kartentisch.table.company import player
from kartentisch.table.model import Table, alone_with_bots, is_program
from kartentisch.table.reasons import TableReason


def allow(change: Change, person: str, command: do.AllowHints) -> None:
    """The host decides about hints at any time; everybody sees it."""
    require(person == change.table.host, TableReason.NOT_HOST)
    if change.table.settings.hints != command.on:
        change.add(was.HintsSet(command.on))


def ask(change: Change, person: str, command: do.Hint) -> None:
    """Somebody on turn asks for a hint; asked again about the same decision, it counts once. Programs get none."""
    table = change.table
    seat = player(table, person, command.version)
    require(table.hints and not is_program(person), TableReason.NO_HINTS)
    require(seat == table.turn, TableReason.NOT_YOUR_TURN)
    if table.hinted_at != table.version:
        change.add(was.Hinted(seat))


class Past(NamedTuple):
    """A decision that somebody has made: all that they knew, and what they did."""

    view: Any
    played: Move


def last_decision(table: Table, person: str) -> Past:
    """The last decision of somebody who plays against bots alone, where hints are allowed; otherwise `Refused`."""
    seat = chair_of(table, person)
    require(alone_with_bots(table) == seat and table.hints, TableReason.NO_REVIEW)
    match, last = table.match, table.last_move
    require(table.stage == "playing" and match is not None, TableReason.NOT_PLAYING)
    require(last is not None and last.seat == seat, TableReason.NO_REVIEW)
    assert match is not None
    assert last is not None
    before, moves = last.before, match.record.rounds[-1].moves
    number = len(before.record.rounds[-1].moves)
    require(number < len(moves), TableReason.NO_REVIEW)  # a step of a move is none yet
    return Past(before.game.view(before.state, seat), moves[number])
