"""How each entry changes a table."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from kartentisch.fair import Pledge, seed_of
from kartentisch.game import Event, Seat
from kartentisch.match import Match, start
from kartentisch.table import entries as was
from kartentisch.table.events import CameBack, TakenBack, TakenOver
from kartentisch.table.model import (
    LINES_KEPT,
    Chair,
    LastMove,
    Line,
    Removal,
    Stage,
    Table,
    Undo,
    alone_with_bots,
    seat_of,
    with_new_grace,
)
from kartentisch.table.reasons import TableReason


def created(entry: was.Created, now: float) -> Table:
    """A new table: its host sits on the first chair."""
    chairs = (Chair(entry.host, entry.name), *(Chair() for _ in range(entry.settings.players - 1)))
    table = Table(entry.table, entry.settings, entry.host, chairs, away={entry.host: now}, since=now)
    return replace(table, secret=entry.secret) if entry.secret else table


def evolve(table: Table, entry: was.Entry, now: float) -> tuple[Table, tuple[Event, ...]]:
    """The table after an entry, and what happened in the game.

    The entry has been decided on: it is not checked, but the rules raise `Illegal` where a move may not be made.
    """
    if isinstance(entry, (was.Played, was.Dealt)):
        return _game_moved(table, entry, now)
    table = replace(table, n=table.n + 1)
    match entry:
        case was.Started():
            match = start(table.game, [chair.name for chair in table.chairs], table.settings.options)
            nobody: frozenset[Seat] = frozenset()
            pledge = Pledge(seed_of(table.secret, table.games + 1), table.mixed) if table.secret else None
            return replace(
                table,
                stage="playing",
                match=match,
                ended_early=False,
                counts=True,
                hinted=(),
                hinted_at=None,
                games=table.games + 1,
                mixes={},
                pledge=pledge,
                nodded=nobody,
                agreed=nobody,
                last_move=None,
                undo=None,
                missed=nobody,
                nudges=nobody,
                taken={},
                removal=None,
                objected=frozenset(),
                since=now,
            ), ()
        case was.Mixed(person, mix):
            return replace(table, mixes={**table.mixes, person: mix}), ()
        case was.MoveUndone(seat):
            table = _undone(table, now)
            return table, (Event("taken-back", TakenBack(seat=seat, counts=table.counts)),)
        case was.Renamed() | was.Said() | was.FreeTextSet() | was.UndoAsked() | was.UndoAnswered() | was.Nudged():
            return _company(table, entry, now), ()
        case was.HintsSet(on):
            return replace(table, settings=replace(table.settings, hints=on)), ()
        case was.Hinted(seat):
            return replace(table, counts=False, hinted=(*table.hinted, seat), hinted_at=table.version), ()
        case was.RemovalAsked() | was.RemovalEnded():
            return _removal(table, entry, now), ()
    events = _told(table, entry)
    table = _seats_changed(table, entry, now)
    if table.removal is not None and _settled(table, table.removal):
        table = replace(table, removal=None)
    last = table.last_move
    if last is not None and (table.stage != "playing" or table.chairs[last.seat].bot is not None):
        table = replace(table, last_move=None, undo=None)
    return table, events


def _told(table: Table, entry: was.Entry) -> tuple[Event, ...]:
    """What is told of who plays on which chair; nothing of a bot that makes one move for somebody who is here."""
    if not table.under_way:
        return ()
    match entry:
        case was.TookOver(seat, _, once) if not once and (table.chairs[seat].bot is None or table.chairs[seat].once):
            return (Event("taken-over", TakenOver(seat=seat)),)
        case was.Filled(seat) if table.chairs[seat].person is not None and table.chairs[seat].bot is None:
            return (Event("taken-over", TakenOver(seat=seat)),)
        case was.ChairReturned(seat) if not table.chairs[seat].once:
            return (Event("came-back", CameBack(seat=seat)),)
    return ()


def _game_moved(table: Table, entry: was.Dealt | was.Played, now: float) -> tuple[Table, tuple[Event, ...]]:
    before = table.match
    assert before is not None
    game = before.game
    move = game.deal_text.read(entry.fields) if isinstance(entry, was.Dealt) else game.parse(entry.move)
    after = before.play(move)
    stage: Stage = "over" if game.rules.is_over(after.state) else "between" if after.round_over else "playing"
    agreed = table.agreed if stage == "playing" else frozenset()
    events = game.events(before.state, move, after.state)
    if stage == "over":
        after = _told_fair(after, table)
    moved = replace(
        table,
        n=table.n + 1,
        match=after,
        stage=stage,
        version=table.version + 1,
        nodded=frozenset(),
        agreed=agreed,
        last_move=_last_move(table, entry, before, events) if stage == "playing" else None,
        undo=None,
        missed=_missed(table, entry),
        nudges=frozenset(),
        since=now,
    )
    if stage == "over" and moved.objected:
        moved = replace(moved, objected=frozenset())
    return moved, events


def _told_fair(match: Match[Any, Any], table: Table) -> Match[Any, Any]:
    """The match of a game that is over: only now its record tells where its deals came from."""
    if table.pledge is None:
        return match
    return match._replace(record=match.record._replace(meta=table.pledge.told()))


def _missed(table: Table, entry: was.Dealt | was.Played) -> frozenset[Seat]:
    """The seats that ran out of time at their last decision; a move in time removes a seat."""
    if table.missed and isinstance(entry, was.Played) and table.chairs[entry.seat].bot is None:
        return table.missed - {entry.seat}
    return table.missed


def _last_move(
    table: Table, entry: was.Dealt | was.Played, before: Match[Any, Any], events: tuple[Event, ...]
) -> LastMove | None:
    """The move that may be undone: a person's own one, as long as nothing hidden was revealed by it.

    Where one person plays against bots alone, it is that person's last one, whatever bots have played since.
    """
    if isinstance(entry, was.Dealt):
        return None
    alone = alone_with_bots(table)
    last: LastMove | None
    if table.chairs[entry.seat].bot is None:
        last = LastMove(entry.seat, before, earlier=None if alone is None else table.last_move)
    else:
        last = None if alone is None else table.last_move
    if last is not None and any(_reveals(before, event, alone) for event in events):
        return last._replace(stays=TableReason.UNDO_SEEN, earlier=None)
    return last


def _reveals(match: Match[Any, Any], event: Event, alone: Seat | None) -> bool:
    """Whether an event has shown something hidden: to anybody, or to the only person at the table."""
    if event.name not in match.game.reveals:
        return False
    return alone is None or event.audience is None or alone in event.audience


def _undone(table: Table, now: float) -> Table:
    last = table.last_move
    assert last is not None
    return replace(
        table,
        match=last.before,
        version=table.version + 1,
        counts=table.counts and alone_with_bots(table) is None,
        last_move=last.earlier,
        undo=None,
        nudges=frozenset(),
        since=now,
    )


def _company(table: Table, entry: was.Entry, now: float) -> Table:
    """The table after an entry about something beside the game."""
    match entry:
        case was.Renamed(person, name):
            return _renamed(table, person, name)
        case was.Said(person, name, phrase, text, blank):
            number = table.talk[-1].number + 1 if table.talk else 1
            line = Line(number, person, name, phrase, text, None if blank is UNSET else blank, now)
            return replace(table, talk=(*table.talk, line)[-LINES_KEPT:])
        case was.FreeTextSet(on):
            return replace(table, settings=replace(table.settings, free_text=on))
        case was.UndoAsked(seat):
            return replace(table, undo=Undo(seat, frozenset(), now))
        case was.UndoAnswered(seat, agree):
            if agree and table.undo is not None:
                return replace(table, undo=table.undo._replace(agreed=table.undo.agreed | {seat}))
            # A move can be asked about once only; the clock of the seat on turn starts again.
            return replace(table, undo=None, last_move=None, since=now)
        case was.Nudged(seat):
            return replace(table, nudges=table.nudges | {seat})
    raise AssertionError(entry)


def _removal(table: Table, entry: was.RemovalAsked | was.RemovalEnded, now: float) -> Table:
    """The table after the host has asked somebody to go, or after they stay."""
    if isinstance(entry, was.RemovalAsked):
        person = table.chairs[entry.seat].person
        assert person is not None
        return replace(table, removal=Removal(person, now, final=person in table.objected))
    assert table.removal is not None
    objected = table.objected | {table.removal.person} if entry.objected else table.objected
    return replace(table, removal=None, objected=objected)


def _settled(table: Table, removal: Removal) -> bool:
    """Whether a request to go has come to its end: the person has no chair, is the host, or a bot has taken over."""
    seat = seat_of(table, removal.person)
    if seat is None or removal.person == table.host:
        return True
    chair = table.chairs[seat]
    return table.under_way and chair.bot is not None and not chair.once


def _renamed(table: Table, person: str, name: str) -> Table:
    """Gives a person a new name, also in the record of a game that goes on; a finished record stays as it was."""
    chairs = tuple(replace(chair, name=name) if chair.person == person else chair for chair in table.chairs)
    table = replace(table, chairs=chairs)
    if table.match is None or table.stage == "over":
        return table
    return replace(table, match=_called(table.match, chairs), last_move=_moved_by(table.last_move, chairs))


def _moved_by(last: LastMove | None, chairs: tuple[Chair, ...]) -> LastMove | None:
    """The same moves under the names of those who sit there now."""
    if last is None:
        return None
    return last._replace(before=_called(last.before, chairs), earlier=_moved_by(last.earlier, chairs))


def _called(match: Match[Any, Any], chairs: tuple[Chair, ...]) -> Match[Any, Any]:
    record = match.record._replace(players=tuple(chair.name for chair in chairs))
    return match._replace(record=record)


def _seats_changed(table: Table, entry: was.Entry, now: float) -> Table:
    match entry:
        case was.Configured(settings):
            chairs = (*table.chairs, *(Chair() for _ in range(settings.players)))[: settings.players]
            return replace(table, settings=settings, chairs=chairs)
        case was.Sat(seat, person, name):
            chairs = tuple(Chair() if chair.person == person else chair for chair in table.chairs)
            table = _placed(replace(table, chairs=chairs), seat, Chair(person, name))
            return table if person in table.present else replace(table, away={**table.away, person: now})
        case was.Stood(seat):
            return _placed(table, seat, Chair())
        case was.Filled(seat, level, name):
            return _placed(table, seat, Chair(None, name, level))
        case was.LevelSet(level):
            own = [chair.person is None and chair.bot is not None for chair in table.chairs]
            chairs = tuple(replace(c, bot=level) if bot else c for c, bot in zip(table.chairs, own, strict=True))
            return replace(table, chairs=chairs)
        case was.Removed(seat, level):
            person, name = table.chairs[seat].person or "", table.chairs[seat].name
            chair = Chair() if table.stage == "gathering" else Chair(None, name, level)
            return _placed(replace(table, removed=table.removed | {person}), seat, chair)
        case was.Shuffled(order):
            return replace(table, chairs=tuple(table.chairs[old] for old in order))
        case was.HostPassed(person):
            return replace(table, host=person)
        case was.Nodded(seat):
            return replace(table, nodded=table.nodded | {seat})
        case was.Paused(on, seat):
            return _paused(replace(table, paused_by=seat if on else None), on, now)
        case was.Agreed(seat, agree):
            return replace(table, agreed=table.agreed | {seat} if agree else table.agreed - {seat})
        case was.EndedEarly():
            return replace(
                table,
                stage="over",
                match=table.match and _told_fair(table.match, table),
                ended_early=True,
                paused=False,
                paused_by=None,
                agreed=frozenset(),
                objected=frozenset(),
            )
        case was.TookOver(seat, level, once):
            missed = table.missed | {seat} if once else table.missed
            if not once and table.chairs[seat].person in table.present:
                table = replace(table, taken={**table.taken, seat: now})
            return replace(_placed(table, seat, replace(table.chairs[seat], bot=level, once=once)), missed=missed)
        case was.ChairReturned(seat):
            chair = table.chairs[seat]
            missed = table.missed if chair.once else table.missed - {seat}
            return replace(_placed(table, seat, replace(chair, bot=None, once=False)), since=now, missed=missed)
    raise AssertionError(entry)


def _paused(table: Table, on: bool, now: float) -> Table:
    """Pauses or resumes. Clocks go on where they stood, so a pause wins no time; grace times begin anew."""
    table = replace(with_new_grace(table, now), paused=on)
    if on:
        return replace(table, paused_at=now)
    stood = now - table.paused_at
    undo = table.undo and table.undo._replace(since=min(now, table.undo.since + stood))
    removal = table.removal and table.removal._replace(since=min(now, table.removal.since + stood))
    return replace(table, since=min(now, table.since + stood), undo=undo, removal=removal)


def _placed(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
