"""Beside the game: undoing a move when all agree, nudging whoever is on turn."""

from __future__ import annotations

from kartentisch.game import Seat
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.change import Change, chair_of, require
from kartentisch.table.model import Table, is_program
from kartentisch.table.reasons import TableReason

def can_undo(table: Table, seat: Seat | None) -> bool:
    """Whether the game's last move is that seat's own, and nobody has acted or been asked since."""
    return table.last_move is not None and table.last_move.seat == seat and table.undo is None


def ask_undo(change: Change, person: str, command: do.Undo) -> None:
    """Whoever made the last move asks to undo it; with nobody to ask it is undone at once."""
    table, seat = change.table, _player(change.table, person, command.version)
    require(can_undo(table, seat), TableReason.NO_UNDO)
    change.add(was.UndoAsked(seat))
    _undo_if_agreed(change)


def answer_undo(change: Change, person: str, command: do.AnswerUndo) -> None:
    """Somebody agrees to an undo, or does not."""
    seat, undo = _player(change.table, person, command.version), change.table.undo
    require(undo is not None and not (command.agree and undo.seat == seat), TableReason.NO_UNDO)
    change.add(was.UndoAnswered(seat, command.agree))
    _undo_if_agreed(change)


def close_undo(change: Change) -> None:
    """Decides about an undo when the time for answers is up: those who are still here decide."""
    _undo_if_agreed(change)
    if change.table.undo is not None:
        change.add(was.UndoAnswered(change.table.undo.seat, False))


def undo_waits_for(table: Table) -> frozenset[Seat]:
    """Which people have yet to agree. Bots of any kind do, and so do those who are away."""
    if table.undo is None:
        return frozenset()
    asked = frozenset(seat for seat in table.people if not is_program(table.chairs[seat].person))
    return asked - table.undo.agreed - {table.undo.seat}


def _undo_if_agreed(change: Change) -> None:
    undo = change.table.undo
    if undo is not None and not undo_waits_for(change.table):
        change.add(was.MoveUndone(undo.seat))


def _player(table: Table, person: str, version: int) -> Seat:
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
    table, seat = change.table, _player(change.table, person, command.version)
    turn = table.turn
    asked = turn is not None and turn != seat and table.chairs[turn].bot is None
    require(asked and seat not in table.nudges, TableReason.NO_NUDGE)
    change.add(was.Nudged(seat))
