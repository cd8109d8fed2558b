"""The game itself: starting it, dealing, moves, going on to the next round, ending it early, playing again."""

from __future__ import annotations

from typing import Any

from kartentisch.game import Illegal, Seat, Shuffler
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.change import Change, chair_of, require
from kartentisch.table.due import agreed_due
from kartentisch.table.reasons import Refused, TableReason
from kartentisch.table.seats import require_gathering_host


def start(change: Change, person: str, rng: Shuffler) -> None:
    """The host begins the game; every chair must be taken."""
    require_gathering_host(change.table, person)
    require(not any(chair.free for chair in change.table.chairs), TableReason.SEATS_FREE)
    _begin(change, rng)


def mix(change: Change, person: str, command: do.Mix) -> None:
    """Somebody adds to the shuffle of the game to come. Bots and onlookers do not: nobody would vouch for theirs."""
    table = change.table
    chair_of(table, person)
    require(not table.under_way, TableReason.NOT_GATHERING)
    if table.mixes.get(person) != command.mix:
        change.add(was.Mixed(person, command.mix))


def move(change: Change, person: str, command: do.Move) -> None:
    """A person's move."""
    table = change.table
    seat = chair_of(table, person)
    if table.stage != "playing":
        raise Refused(TableReason.NOT_PLAYING)
    if table.paused:
        raise Refused(TableReason.PAUSED)
    if table.chairs[seat].bot is not None:
        raise Refused(TableReason.REPLACED)
    if command.version != table.version:
        raise Refused(TableReason.STALE)
    if seat != table.turn:
        raise Refused(TableReason.NOT_YOUR_TURN)
    play(change, seat, command.move)


def play(change: Change, seat: Seat, text: str) -> None:
    """A move of the seat on turn, or `Refused` where the rules forbid it."""
    try:
        change.add(was.Played(seat, text))
    except Illegal as cause:
        raise Refused(TableReason.ILLEGAL, cause, change.table.settings.game) from None


def nod(change: Change, person: str, rng: Shuffler) -> None:
    """Somebody is ready for the next round, which begins when everybody is."""
    table = change.table
    seat = chair_of(table, person)
    require(table.stage == "between", TableReason.NOT_BETWEEN)
    require(table.chairs[seat].bot is None, TableReason.REPLACED)
    if seat not in table.nodded:
        change.add(was.Nodded(seat))
    if not table.paused and set(change.table.people) <= change.table.nodded:
        deal(change, rng)


def pause(change: Change, person: str, command: do.Pause) -> None:
    """Somebody stops the clocks, or lets them go on."""
    seat = chair_of(change.table, person)
    require(change.table.stage in ("playing", "between"), TableReason.NOT_PLAYING)
    if change.table.paused != command.on:
        change.add(was.Paused(command.on, seat))


def agree(change: Change, person: str, command: do.End | do.Rematch, rng: Shuffler) -> None:
    """Somebody agrees to end the game early or to play again, which happens once all people agree.

    Those who are away are asked, too, until their grace time has run out (`due.agreed_due`), and the end of a game
    waits as long for those whom a bot has just replaced. Whoever says no to it says so for good: nobody wishes it any
    more, and it does not come about by itself when they have gone.
    """
    table = change.table
    seat = chair_of(table, person)
    if isinstance(command, do.Rematch):
        require(table.stage == "over", TableReason.NOT_OVER)
        agrees = True
    else:
        require(table.stage in ("playing", "between"), TableReason.NOT_PLAYING)
        agrees = command.agree
    require(table.chairs[seat].bot is None, TableReason.REPLACED)
    for each in (seat,) if agrees or seat in table.agreed else sorted(table.agreed):
        if (each in table.agreed) != agrees:
            change.add(was.Agreed(each, agrees))
    when = agreed_due(change.table)  # never in a pause, as long as somebody is to be waited for
    if agrees and when is not None and when <= change.now:
        carry_out_agreed(change, rng)


def carry_out_agreed(change: Change, rng: Shuffler) -> None:
    """Does what all have agreed to: a rematch after the game, an early end before."""
    if change.table.stage == "over":
        _begin(change, rng)
    else:
        change.add(was.EndedEarly())


def deal(change: Change, rng: Shuffler) -> None:
    """A shuffled deal for the round that begins: from the game's seed or, where it has none, from `rng`."""
    match, pledge = change.table.match, change.table.pledge
    assert match is not None
    shuffled: Any = match.game.rules.shuffle(match.state, rng) if pledge is None else pledge.deal(match)
    change.add(was.Dealt(match.game.deal_text.write(shuffled)))


def _begin(change: Change, rng: Shuffler) -> None:
    change.add(was.Started())
    deal(change, rng)
