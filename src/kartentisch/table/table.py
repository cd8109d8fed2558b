"""The table: decides what becomes of a command, of the clock and of a bot's move. Pure: no I/O, no clock, no chance.

`handle`, `tick` and `bot_moved` return an `Outcome` or raise `Refused`. Whoever holds the table first stores the
outcome's entries and then shows its table to everybody.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from kartentisch import bots
from kartentisch.game import Seat, Shuffler
from kartentisch.table import commands as do
from kartentisch.table import company, hints, play, removal, seats, talk
from kartentisch.table import entries as was
from kartentisch.table.change import Change, Outcome, require
from kartentisch.table.due import (
    agreed_due,
    back_in_time,
    bot_on_turn,
    counted,
    deadlines,
    host_due,
    removal_due,
    undo_due,
)
from kartentisch.table.evolve import created, evolve
from kartentisch.table.length import MOST_ENTRIES, require_room
from kartentisch.table.model import Chair, Table, seat_of
from kartentisch.table.reasons import Refused, TableReason

__all__ = ["Chair", "Outcome", "Refused", "Table", "TableReason", "seat_of"]


def create(table_id: str, settings: do.TableSettings, host: str, name: str, now: float, secret: str = "") -> Outcome:
    """A new table with its host on the first chair. `secret`: where its deals come from; empty: from elsewhere."""
    seats.check_settings(settings)
    entry = was.Created(table_id, settings, host, name, secret)
    return Outcome(created(entry, now), (entry,))


def restore(entries: Iterable[was.Entry], now: float) -> Table:
    """The table that these entries made; everybody is away."""
    table: Table | None = None
    for entry in entries:
        table = grown(table, entry, now)
    assert table is not None
    return restored(table, now)


def grown(table: Table | None, entry: was.Entry, now: float) -> Table:
    """A table that is being restored (None: not yet begun) after one more of its entries."""
    if table is not None:
        return evolve(table, entry, now)[0]
    assert isinstance(entry, was.Created)
    return created(entry, now)


def restored(table: Table, now: float) -> Table:
    """The table when all its entries have been applied: everybody is away, with their whole grace time before them."""
    away = {c.person: now for c in table.chairs if c.person is not None}
    taken = {seat: now for seat, c in enumerate(table.chairs) if c.person is not None and c.bot is not None}
    # Said so long ago that it does not count for the limits of talk.
    said = tuple(line._replace(at=-math.inf) for line in table.talk)
    asked = table.removal and table.removal._replace(since=now)
    return replace(table, away=away, taken=taken, talk=said, since=now, removal=asked)


def arrive(table: Table, person: str, now: float) -> Table:
    """A person's first socket watches the table."""
    away = {other: since for other, since in table.away.items() if other != person}
    asked = back_in_time(table.removal, person, now)
    return counted(table, replace(table, present=table.present | {person}, away=away, removal=asked), now)


def rename(table: Table, person: str, name: str, now: float) -> Outcome:
    """Gives a person a new name; nothing changes for somebody without a chair here, or where the table is used up."""
    change, name = Change(table, now), seats.name_of(table, person, name)
    if table.n < MOST_ENTRIES and any(chair.person == person and chair.name != name for chair in table.chairs):
        change.add(was.Renamed(person, name))
    return change.outcome()


def depart(table: Table, person: str, now: float) -> Table:
    """A person's last socket has gone; if they have a chair, the grace time begins."""
    away = table.away if seat_of(table, person) is None else {**table.away, person: now}
    return counted(table, replace(table, present=table.present - {person}, away=away), now)


# Commands


def handle(table: Table, person: str, name: str, command: do.AnyCommand, now: float, rng: Shuffler) -> Outcome:
    """What becomes of a person's command, or `Refused`."""
    require_room(table, command)
    change = Change(table, now)
    match command:
        case do.Move():  # first, as nearly every command is one
            play.move(change, person, command)
        case do.Configure() | do.Fill() | do.Clear() | do.Shuffle():
            seats.arrange(change, person, command, rng)
        case do.SetPace() | do.SetLevel():
            seats.adjust(change, person, command)
        case do.Start():
            play.start(change, person, rng)
        case do.Sit():
            seats.sit(change, person, name, command)
        case do.Stand():
            seats.stand(change, person)
        case do.Mix():
            play.mix(change, person, command)
        case do.Nod():
            play.nod(change, person, rng)
        case do.Pause():
            play.pause(change, person, command)
        case do.End() | do.Rematch():
            play.agree(change, person, command, rng)
        case do.Replace():
            seats.replace_absent(change, person, command)
        case do.Remove():
            removal.ask(change, person, command)
        case do.EndRemoval():
            removal.end(change, person)
        case do.TakeChairBack():
            seats.take_chair_back(change, person)
        case do.Phrase() | do.Talk():
            talk.say(change, person, command)
        case do.FreeText():
            talk.allow_text(change, person, command)
        case do.AllowHints():
            hints.allow(change, person, command)
        case do.Hint():
            hints.ask(change, person, command)
        case do.Undo():
            company.ask_undo(change, person, command)
        case do.AnswerUndo():
            company.answer_undo(change, person, command)
        case do.Nudge():
            company.nudge(change, person, command)
        case _:
            assert_never(command)
    return change.outcome()


# Time and bots


def tick(table: Table, now: float, rng: Shuffler) -> Outcome:
    """Does what is due by now: a takeover, the end of a player's time or of a request, the next round, another host."""
    change = Change(table, now)
    lapses = undo_due(table)
    if lapses is not None and lapses <= now:
        company.close_undo(change)
    for when, seat in sorted(deadlines(change.table), key=lambda due: due[0]):
        if when <= now:
            if seat is None:
                play.deal(change, rng)
            else:
                # A person who is here but too slow loses one move; the second time, or if away, the chair.
                person = change.table.chairs[seat].person
                here = person in change.table.present
                once = here and seat not in change.table.missed
                if here and change.table.last_move is not None:  # they might not agree to an undo, and are not asked
                    change.add(was.UndoAnswered(seat, False))
                change.add(was.TookOver(seat, bots.SIMPLE, once))
                if person == change.table.host and not once:
                    seats.pass_host(change)
    company.undo_if_agreed(change)  # perhaps a bot sits now where somebody was still to be asked
    goes = removal_due(change.table)
    if goes is not None and goes <= now:
        removal.carry_out(change)
    heir = host_due(change.table)
    if heir is not None and heir <= now:
        seats.pass_host(change)
    agreed = agreed_due(change.table)
    if agreed is not None and agreed <= now:
        play.carry_out_agreed(change, rng)
    return change.outcome()


def bot_moved(table: Table, seat: Seat, version: int, move: str, now: float) -> Outcome:
    """What becomes of a bot's answer; `Refused` if the game has gone on, or a person is back on that chair."""
    change = Change(table, now)
    turn = bot_on_turn(table)
    require(turn is not None and (turn.seat, turn.version) == (seat, version), TableReason.STALE)
    play.play(change, seat, move)
    chair = change.table.chairs[seat]
    if chair.once and chair.person in change.table.present:
        change.add(was.ChairReturned(seat))
    return change.outcome()


def bot_said(table: Table, seat: Seat, phrase: do.Phrase, now: float) -> Outcome:
    """What becomes of a phrase that the bot of a chair says; `Refused` as for people."""
    require_room(table, phrase)
    change = Change(table, now)
    talk.bot_says(change, seat, phrase)
    return change.outcome()
