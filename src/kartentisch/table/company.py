"""Beside the game: undoing a move when all agree, nudging whoever is on turn."""

from __future__ import annotations

from kartentisch.game import Seat
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.change import Change, chair_of, require
from kartentisch.table.model import Table, is_program
from kartentisch.table.reasons import Refused, TableReason


def can_undo(table: Table, seat: Seat | None) -> bool:
    """Whether that seat could undo its last decision, or ask for it."""
    return why_no_undo(table, seat) is None


def why_no_undo(table: Table, seat: Seat | None) -> TableReason | None:
    """Why a seat cannot undo its last decision: others have acted, are being asked, or something hidden was seen."""
    last = table.last_move
    if last is None or last.seat != seat or table.undo is not None:
        return TableReason.NO_UNDO
    return last.stays


def ask_undo(change: Change, person: str, command: do.Undo) -> None:
    """Whoever made the last move asks to undo it; with nobody to ask it is undone at once."""
    table = change.table
    require(table.stage != "between", TableReason.UNDO_ROUND)
    seat = player(table, person, command.version)
    why = why_no_undo(table, seat)
    if why is not None:
        raise Refused(why)
    change.add(was.UndoAsked(seat))
    undo_if_agreed(change)


def answer_undo(change: Change, person: str, command: do.AnswerUndo) -> None:
    """Somebody agrees to an undo, or does not."""
    seat, undo = player(change.table, person, command.version), change.table.undo
    require(undo is not None and not (command.agree and undo.seat == seat), TableReason.NO_UNDO)
    change.add(was.UndoAnswered(seat, command.agree))
    undo_if_agreed(change)


def close_undo(change: Change) -> None:
    """Ends a request when the time for answers is up; whoever has not answered has not agreed."""
    undo_if_agreed(change)
    if change.table.undo is not None:
        change.add(was.UndoAnswered(change.table.undo.seat, False))


def undo_waits_for(table: Table) -> frozenset[Seat]:
    """Which people have yet to agree. Bots of any kind do; those who are away are asked until a bot takes over."""
    if table.undo is None:
        return frozenset()
    chairs = table.chairs
    asked = frozenset(seat for seat in table.asked if not is_program(chairs[seat].person))
    return asked - table.undo.agreed - {table.undo.seat}


def undo_if_agreed(change: Change) -> None:
    """Undoes the move that somebody asks about, if nobody is left to agree."""
    undo = change.table.undo
    if undo is not None and not undo_waits_for(change.table):
        change.add(was.MoveUndone(undo.seat))


def player(table: Table, person: str, version: int) -> Seat:
    """The seat of a person who plays now and has seen this version of the game; otherwise `Refused`."""
    seat = chair_of(table, person)
    require(table.stage == "playing", TableReason.NOT_PLAYING)
    require(not table.paused, TableReason.PAUSED)
    require(table.chairs[seat].bot is None, TableReason.REPLACED)
    require(version == table.version, TableReason.STALE)
    return seat


# Nudging


def nudge(change: Change, person: str, command: do.Nudge) -> None:
    """Somebody asks the person on turn to go on, once for each decision; a bot is never nudged."""
    table, seat = change.table, player(change.table, person, command.version)
    turn = table.turn
    asked = turn is not None and turn != seat and table.chairs[turn].bot is None
    require(asked and seat not in table.nudges, TableReason.NO_NUDGE)
    change.add(was.Nudged(seat))
