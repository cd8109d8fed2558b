"""Beside the game: talk, taking back a move that all agree to, reminders."""

from __future__ import annotations

import unicodedata

from kartentisch.game import Seat
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.hand import Hand, chair_of, require
from kartentisch.table.model import Table, is_program
from kartentisch.table.reasons import Reason

LONGEST_TEXT = 200
LINES_AT_ONCE = 5
TALK_SECONDS = 10.0
"""So many lines may one person say in so many seconds."""

_UNREADABLE = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Categories of characters that cannot be seen, turn the writing round or mean something else to everybody,"""
_JOINERS = {"\u200c", "\u200d"}
"""but for those that some scripts and many emoji need."""


# Talk


def say(hand: Hand, person: str, command: do.Phrase | do.Talk) -> None:
    """A phrase, or words of one's own, from somebody seated. Programs play, and are silent."""
    table = hand.table
    chair = table.chairs[chair_of(table, person)]
    require(not is_program(person), Reason.SILENT)
    if isinstance(command, do.Phrase):
        entry = was.Said(person, chair.name, phrase=command.phrase)
    else:
        require(table.free_text, Reason.NO_FREE_TEXT)
        entry = was.Said(person, chair.name, text=_readable(command.text))
    lately = [line for line in table.talk if line.person == person and line.at > hand.now - TALK_SECONDS]
    require(len(lately) < LINES_AT_ONCE, Reason.TOO_FAST)
    hand.add(entry)


def _readable(text: str) -> str:
    """One line as it is shown."""
    require(len(text) <= LONGEST_TEXT, Reason.TOO_LONG, most=LONGEST_TEXT)
    text = " ".join(filter(None, unicodedata.normalize("NFC", text).split(" "))).strip()
    seen = [c for c in text if c not in _JOINERS]
    require(bool(seen) and not any(unicodedata.category(c) in _UNREADABLE for c in seen), Reason.UNREADABLE)
    return text


def allow_text(hand: Hand, person: str, command: do.FreeText) -> None:
    """The host decides about free text at any time."""
    require(person == hand.table.host, Reason.NOT_HOST)
    if hand.table.free_text != command.on:
        hand.add(was.FreeTextSet(command.on))


# Taking back


def can_undo(table: Table, seat: Seat | None) -> bool:
    """Whether the game's last move is that seat's own, and nobody has acted or been asked since."""
    return table.last_move is not None and table.last_move.seat == seat and table.undo is None


def ask_undo(hand: Hand, person: str, command: do.Undo) -> None:
    """Whoever made the last move asks for it back; with nobody to ask it is taken back at once."""
    table, seat = hand.table, _player(hand.table, person, command.version)
    require(can_undo(table, seat), Reason.NO_UNDO)
    hand.add(was.UndoAsked(seat))
    _take_back_if_agreed(hand)


def answer_undo(hand: Hand, person: str, command: do.AnswerUndo) -> None:
    """Somebody agrees, or does not."""
    seat, undo = _player(hand.table, person, command.version), hand.table.undo
    require(undo is not None and not (command.agree and undo.seat == seat), Reason.NO_UNDO)
    hand.add(was.UndoAnswered(seat, command.agree))
    _take_back_if_agreed(hand)


def close_undo(hand: Hand) -> None:
    """Time is up: those who are still here decide."""
    _take_back_if_agreed(hand)
    if hand.table.undo is not None:
        hand.add(was.UndoAnswered(hand.table.undo.seat, False))


def undo_waits_for(table: Table) -> frozenset[Seat]:
    """Which people have yet to agree. Bots of any kind do, and so do those who are away."""
    if table.undo is None:
        return frozenset()
    asked = frozenset(seat for seat in table.people if not is_program(table.chairs[seat].person))
    return asked - table.undo.agreed - {table.undo.seat}


def _take_back_if_agreed(hand: Hand) -> None:
    undo = hand.table.undo
    if undo is not None and not undo_waits_for(hand.table):
        hand.add(was.TakenBack(undo.seat))


def _player(table: Table, person: str, version: int) -> Seat:
    """Somebody who plays now and has seen the game as it is."""
    seat = chair_of(table, person)
    require(table.stage == "playing", Reason.NOT_PLAYING)
    require(not table.paused, Reason.PAUSED)
    require(table.chairs[seat].bot is None, Reason.REPLACED)
    require(version == table.version, Reason.STALE)
    return seat


# Reminders


def can_remind(table: Table, seat: Seat | None) -> bool:
    """Whether a person on turn could forget something of which that seat has not reminded them yet."""
    turn, match = table.turn, table.match
    if turn is None or match is None or seat is None or seat == turn or seat in table.reminders:
        return False
    return table.chairs[turn].bot is None and match.game.forgettable(match.state)


def remind(hand: Hand, person: str, command: do.Remind) -> None:
    """Of what whoever is on turn could forget; everybody may do so once."""
    table, seat = hand.table, _player(hand.table, person, command.version)
    require(can_remind(table, seat), Reason.NO_REMINDER)
    hand.add(was.Reminded(seat))
