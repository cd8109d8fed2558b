"""Beside the game: what is said at a table, by people and by bots. It has no effect on the game."""

from __future__ import annotations

import unicodedata
from typing import get_args

from msgspec import UNSET

from kartentisch.game import Phrase, Seat
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.change import Change, chair_of, existing, require
from kartentisch.table.model import Table, bot_id, is_program
from kartentisch.table.names import few_marks, is_visible
from kartentisch.table.reasons import Refused, TableReason

LONGEST_TEXT = 200
LINES_AT_ONCE = 5
TALK_SECONDS = 10.0
"""One speaker may say `LINES_AT_ONCE` lines in this many seconds."""
PHRASE_SECONDS = 3.0
"""One speaker may say one of the game's phrases in this many seconds."""

FOR_ALL: frozenset[str] = frozenset(get_args(do.PhraseKey))
"""The phrases for all tables; none of them has a blank."""

_UNREADABLE = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Unicode categories of characters that are invisible, change the direction of writing, or have no fixed meaning."""
_JOINERS = {"\u200c", "\u200d"}
"""Invisible characters that are allowed all the same, because some scripts and many emoji need them."""


def say(change: Change, person: str, command: do.Phrase | do.Talk) -> None:
    """A phrase, or words of one's own, from somebody seated. Programs play, and are silent."""
    table = change.table
    seat = chair_of(table, person)
    require(not is_program(person), TableReason.SILENT)
    if isinstance(command, do.Phrase):
        _say_phrase(change, seat, person, command)
    else:
        require(table.free_text, TableReason.NO_FREE_TEXT)
        _add(change, was.Said(person, table.chairs[seat].name, text=_readable(command.text)))


def bot_says(change: Change, seat: Seat, command: do.Phrase) -> None:
    """A phrase from the bot of a chair. One that looks after somebody's chair says nothing in that person's name."""
    chair = change.table.chairs[existing(change.table, seat)]
    require(chair.bot is not None and chair.person is None, TableReason.SILENT)
    _say_phrase(change, seat, bot_id(seat), command)


def _say_phrase(change: Change, seat: Seat, speaker: str, command: do.Phrase) -> None:
    """Adds a phrase for all tables, or one of the game's with its blank filled."""
    table = change.table
    if command.phrase in FOR_ALL:
        require(command.blank is None, TableReason.NO_BLANK)
    else:
        _check_blank(table, seat, _of_game(table, command.phrase), command.blank)
        lately = (line for line in table.talk if line.person == speaker and line.at > change.now - PHRASE_SECONDS)
        require(all(line.phrase is None or line.phrase in FOR_ALL for line in lately), TableReason.TOO_FAST)
    blank = UNSET if command.blank is None else command.blank
    _add(change, was.Said(speaker, table.chairs[seat].name, phrase=command.phrase, blank=blank))


def _of_game(table: Table, name: str) -> Phrase:
    """The phrase of that name; a game's phrases are there as soon as it has begun."""
    for phrase in table.game.phrases if table.match is not None else ():
        if phrase.name == name:
            return phrase
    raise Refused(TableReason.UNKNOWN_PHRASE)


def _check_blank(table: Table, speaker: Seat, phrase: Phrase, blank: int | str | None) -> None:
    """`Refused` unless exactly what the phrase asks for has been filled in."""
    asked = bool(phrase.seat or phrase.words)
    require(asked or blank is None, TableReason.NO_BLANK)
    require(not asked or blank is not None, TableReason.BLANK_MISSING)
    if isinstance(blank, int):
        require(bool(phrase.seat), TableReason.WRONG_BLANK)
        existing(table, blank)
        require(phrase.seat == "any" or blank != speaker, TableReason.WRONG_BLANK)
    elif blank is not None:
        require(blank in phrase.words, TableReason.WRONG_BLANK)


def _add(change: Change, entry: was.Said) -> None:
    lately = [line for line in change.table.talk if line.person == entry.person and line.at > change.now - TALK_SECONDS]
    require(len(lately) < LINES_AT_ONCE, TableReason.TOO_FAST)
    change.add(entry)


def _readable(text: str) -> str:
    """One line as it is shown."""
    require(len(text) <= LONGEST_TEXT, TableReason.TOO_LONG, most=LONGEST_TEXT)
    text = few_marks(" ".join(filter(None, unicodedata.normalize("NFC", text).split(" "))).strip())
    seen = [c for c in text if c not in _JOINERS]
    require(is_visible(text) and not any(unicodedata.category(c) in _UNREADABLE for c in seen), TableReason.UNREADABLE)
    return text


def allow_text(change: Change, person: str, command: do.FreeText) -> None:
    """The host decides about free text at any time."""
    require(person == change.table.host, TableReason.NOT_HOST)
    if change.table.free_text != command.on:
        change.add(was.FreeTextSet(command.on))
