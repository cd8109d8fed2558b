"""The table: decides what becomes of a command, of the clock and of a bot's move. Pure: no I/O, no clock, no chance.

`handle`, `tick` and `bot_moved` return an `Outcome` or raise `Refused`. Whoever holds the table first stores the
outcome's entries and then shows its table to everybody.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from kartentisch import bots, games
from kartentisch.game import Illegal, Seat, Shuffler
from kartentisch.table import commands as do
from kartentisch.table import company
from kartentisch.table import entries as was
from kartentisch.table.due import agreed_due, bot_on_turn, counted, deadlines, host_due, undo_due
from kartentisch.table.hand import Hand, Outcome, chair_of, existing, require
from kartentisch.table.model import Chair, Table, created, evolve, is_program, seat_of
from kartentisch.table.reasons import Reason, Refused

STAND_IN = "apprentice"
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edda", "Falk", "Greta", "Hugo", "Ida", "Jonas", "Klara")

__all__ = ["Chair", "Outcome", "Reason", "Refused", "Table", "seat_of"]


def create(table_id: str, settings: do.Settings, host: str, name: str, now: float) -> Outcome:
    """A new table with its host on the first chair."""
    _check_settings(settings)
    entry = was.Created(table_id, settings, host, name)
    return Outcome(created(entry, now), (entry,))


def restore(entries: Iterable[was.Entry], now: float) -> Table:
    """The table that these entries made; everybody is away."""
    first, *others = entries
    assert isinstance(first, was.Created)
    table = created(first, now)
    for entry in others:
        table, _ = evolve(table, entry, now)
    away = {c.person: now for c in table.chairs if c.person is not None}
    talk = tuple(line._replace(at=-math.inf) for line in table.talk)  # long ago, as far as anybody's haste goes
    return replace(table, away=away, talk=talk, since=now)


def arrive(table: Table, person: str, now: float) -> Table:
    """Somebody looks at the table again."""
    away = {other: since for other, since in table.away.items() if other != person}
    return counted(table, replace(table, present=table.present | {person}, away=away), now)


def rename(table: Table, person: str, name: str, now: float) -> Outcome:
    """Somebody goes by another name; whoever has no chair here changes nothing."""
    hand = Hand(table, now)
    if any(chair.person == person and chair.name != name for chair in table.chairs):
        hand.add(was.Renamed(person, name))
    return hand.outcome()


def depart(table: Table, person: str, now: float) -> Table:
    """Somebody's last socket has gone: with a chair, the grace time begins."""
    away = table.away if seat_of(table, person) is None else {**table.away, person: now}
    return counted(table, replace(table, present=table.present - {person}, away=away), now)


# Commands


def handle(table: Table, person: str, name: str, command: do.AnyCommand, now: float, rng: Shuffler) -> Outcome:
    """What becomes of a person's command, or `Refused`."""
    hand = Hand(table, now)
    match command:
        case do.Move():  # first, as nearly always
            _move(hand, person, command)
        case do.Configure() | do.Fill() | do.Clear() | do.Shuffle() | do.Start():
            _host_gathers(hand, person, command, rng)
        case do.Sit():
            _sit(hand, person, name, command)
        case do.Stand():
            _stand(hand, person)
        case do.Nod():
            _nod(hand, person, rng)
        case do.Pause():
            _pause(hand, person, command)
        case do.End() | do.Rematch():
            _agree(hand, person, command, rng)
        case do.Replace():
            _replace(hand, person, command)
        case do.TakeBack():
            _take_back(hand, person)
        case do.Phrase() | do.Talk():
            company.say(hand, person, command)
        case do.FreeText():
            company.allow_text(hand, person, command)
        case do.Undo():
            company.ask_undo(hand, person, command)
        case do.AnswerUndo():
            company.answer_undo(hand, person, command)
        case do.Remind():
            company.remind(hand, person, command)
    return hand.outcome()


def _host_gathers(hand: Hand, person: str, command: do.AnyCommand, rng: Shuffler) -> None:
    table = hand.table
    require(table.stage == "gathering", Reason.NOT_GATHERING)
    require(person == table.host, Reason.NOT_HOST)
    match command:
        case do.Configure(settings):
            _check_settings(settings)
            require(all(chair.free for chair in table.chairs[settings.players :]), Reason.SEATS_IN_USE)
            require(all(_known(settings, c.bot) for c in table.chairs if c.bot), Reason.UNKNOWN_LEVEL)
            hand.add(was.Configured(settings))
        case do.Fill(level, seat):
            require(_known(table.settings, level), Reason.UNKNOWN_LEVEL)
            wanted = range(len(table.chairs)) if seat is None else [existing(table, seat)]
            free = [s for s in wanted if table.chairs[s].free or (seat is not None and table.chairs[s].person is None)]
            require(bool(free), Reason.SEAT_TAKEN)
            for s in free:
                hand.add(was.Filled(s, level, _bot_name(hand.table)))
        case do.Clear(seat):
            chair = table.chairs[existing(table, seat)]
            require(chair.person is None or chair.person not in table.present, Reason.STILL_HERE)
            hand.add(was.Stood(seat))
        case do.Shuffle():
            order = list(range(len(table.chairs)))
            rng.shuffle(order)
            hand.add(was.Shuffled(order))
        case do.Start():
            require(not any(chair.free for chair in table.chairs), Reason.SEATS_FREE)
            _begin(hand, rng)


def _sit(hand: Hand, person: str, name: str, command: do.Sit) -> None:
    table = hand.table
    require(table.stage == "gathering", Reason.NOT_GATHERING)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if command.seat is None:
        require(seat_of(table, person) is None, Reason.SEAT_TAKEN)
        require(bool(free), Reason.TABLE_FULL)
        hand.add(was.Sat(free[0], person, name))
    else:
        require(existing(table, command.seat) in free, Reason.SEAT_TAKEN)
        hand.add(was.Sat(command.seat, person, name))
    if not any(chair.person == table.host for chair in hand.table.chairs):
        hand.add(was.HostPassed(person))  # a table whose host got up belongs to the first who sits down


def _stand(hand: Hand, person: str) -> None:
    table = hand.table
    seat = chair_of(table, person)
    if table.stage == "gathering":
        hand.add(was.Stood(seat))
    else:
        hand.add(was.Filled(seat, STAND_IN, table.chairs[seat].name))
    if person == table.host:
        _pass_host(hand)


def _move(hand: Hand, person: str, command: do.Move) -> None:
    table = hand.table
    seat = chair_of(table, person)
    if table.stage != "playing":
        raise Refused(Reason.NOT_PLAYING)
    if table.paused:
        raise Refused(Reason.PAUSED)
    if table.chairs[seat].bot is not None:
        raise Refused(Reason.REPLACED)
    if command.version != table.version:
        raise Refused(Reason.STALE)
    if seat != table.turn:
        raise Refused(Reason.NOT_YOUR_TURN)
    _play(hand, seat, command.move)


def _nod(hand: Hand, person: str, rng: Shuffler) -> None:
    table = hand.table
    seat = chair_of(table, person)
    require(table.stage == "between", Reason.NOT_BETWEEN)
    require(table.chairs[seat].bot is None, Reason.REPLACED)
    if seat not in table.nodded:
        hand.add(was.Nodded(seat))
    if not table.paused and set(hand.table.people) <= hand.table.nodded:
        _deal(hand, rng)


def _pause(hand: Hand, person: str, command: do.Pause) -> None:
    chair_of(hand.table, person)
    require(hand.table.stage in ("playing", "between"), Reason.NOT_PLAYING)
    if hand.table.paused != command.on:
        hand.add(was.Paused(command.on))


def _agree(hand: Hand, person: str, command: do.End | do.Rematch, rng: Shuffler) -> None:
    """To end early, or to play again: done as soon as all people who are here agree."""
    table = hand.table
    seat = chair_of(table, person)
    rematch = isinstance(command, do.Rematch)
    if rematch:
        require(table.stage == "over", Reason.NOT_OVER)
    else:
        require(table.stage in ("playing", "between"), Reason.NOT_PLAYING)
    require(table.chairs[seat].bot is None, Reason.REPLACED)
    agree = True if isinstance(command, do.Rematch) else command.agree
    if (seat in table.agreed) != agree:
        hand.add(was.Agreed(seat, agree))
    if agree and set(hand.table.people) <= hand.table.agreed:
        _carry_out_agreed(hand, rng)


def _carry_out_agreed(hand: Hand, rng: Shuffler) -> None:
    if hand.table.stage == "over":
        _begin(hand, rng)
    else:
        hand.add(was.EndedEarly())


def _replace(hand: Hand, person: str, command: do.Replace) -> None:
    table = hand.table
    require(person == table.host, Reason.NOT_HOST)
    require(table.stage in ("playing", "between"), Reason.NOT_PLAYING)
    require(_known(table.settings, command.level), Reason.UNKNOWN_LEVEL)
    chair = table.chairs[existing(table, command.seat)]
    require(chair.person is not None and chair.person not in table.present, Reason.STILL_HERE)
    hand.add(was.TookOver(command.seat, command.level))


def _take_back(hand: Hand, person: str) -> None:
    seat = chair_of(hand.table, person)
    require(hand.table.chairs[seat].bot is not None, Reason.NOT_REPLACED)
    # Or one could have one's whole time again and again.
    clock = hand.table.settings.clock
    require(clock is None or hand.table.turn != seat or hand.now < hand.table.since + clock, Reason.OVERDUE)
    hand.add(was.TookBack(seat))


# Time and bots


def tick(table: Table, now: float, rng: Shuffler) -> Outcome:
    """Whatever is due by now: a takeover, the end of a player's time or of a request, the next round, another host."""
    hand = Hand(table, now)
    lapses = undo_due(table)
    if lapses is not None and lapses <= now:
        company.close_undo(hand)
    for when, seat in sorted(deadlines(hand.table), key=lambda due: due[0]):
        if when <= now:
            if seat is None:
                _deal(hand, rng)
            else:
                # Who is here and was too slow loses one move; who is so again, or has gone, the chair.
                person = hand.table.chairs[seat].person
                once = person in hand.table.present and seat not in hand.table.missed
                hand.add(was.TookOver(seat, STAND_IN, once))
                if person == hand.table.host and not once:
                    _pass_host(hand)
    heir = host_due(hand.table)
    if heir is not None and heir <= now:
        _pass_host(hand)
    agreed = agreed_due(hand.table)
    if agreed is not None and agreed <= now:
        _carry_out_agreed(hand, rng)
    return hand.outcome()


def bot_moved(table: Table, seat: Seat, version: int, move: str, now: float) -> Outcome:
    """What becomes of a bot's answer; `Refused` if the game has gone on, or a person is back on that chair."""
    hand = Hand(table, now)
    turn = bot_on_turn(table)
    require(turn is not None and (turn.seat, turn.version) == (seat, version), Reason.STALE)
    _play(hand, seat, move)
    chair = hand.table.chairs[seat]
    if chair.once and chair.person in hand.table.present:
        hand.add(was.TookBack(seat))
    return hand.outcome()


# What several of them need


def _known(settings: do.Settings, level: str) -> bool:
    return level in bots.names(games.load(settings.game))


def _check_settings(settings: do.Settings) -> None:
    try:
        games.load(settings.game).configure(settings.players, settings.options)
    except Illegal as cause:
        raise Refused(Reason.SETTINGS, cause) from None


def _bot_name(table: Table) -> str:
    taken = {chair.name for chair in table.chairs}
    return next(name for name in BOT_NAMES if name not in taken)


def _pass_host(hand: Hand) -> None:
    """To the next person who is here; if nobody is, to the next one at all. Programs do not know how to be host."""
    people = [c.person for c in hand.table.chairs if c.person is not None and c.person != hand.table.host]
    if people:
        heir = min(people, key=lambda person: (is_program(person), person not in hand.table.present))
        hand.add(was.HostPassed(heir))


def _begin(hand: Hand, rng: Shuffler) -> None:
    hand.add(was.Started())
    _deal(hand, rng)


def _deal(hand: Hand, rng: Shuffler) -> None:
    match = hand.table.match
    assert match is not None
    deal: Any = match.game.rules.shuffle(match.state, rng)
    hand.add(was.Dealt(match.game.deal_text.write(deal)))


def _play(hand: Hand, seat: Seat, text: str) -> None:
    try:
        hand.add(was.Played(seat, text))
    except Illegal as cause:
        raise Refused(Reason.ILLEGAL, cause, hand.table.settings.game) from None
