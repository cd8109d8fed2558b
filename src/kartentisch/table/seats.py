"""Who sits where: gathering for a game, getting up, bots for those who are away, the host."""

from __future__ import annotations

from msgspec.structs import replace

from kartentisch import bots, games
from kartentisch.game import Illegal, Shuffler
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.change import Change, chair_of, existing, require
from kartentisch.table.model import Table, is_program, seat_of
from kartentisch.table.names import distinct
from kartentisch.table.reasons import Refused, TableReason

BOT_NAMES = ("Edda", "Falk", "Greta", "Hugo", "Ida", "Jonas", "Klara", "Lotte", "Mats", "Nele", "Otto")
"""None begins with a letter that means something else at a table: goals are A to C, answers to puzzles A to D."""


def check_settings(settings: do.TableSettings) -> None:
    """`Refused` where a game does not exist in this form."""
    try:
        games.load(settings.game).configure(settings.players, settings.options)
    except Illegal as cause:
        raise Refused(TableReason.SETTINGS, cause) from None


def require_gathering_host(table: Table, person: str) -> None:
    """`Refused` unless the table still gathers and the person is its host."""
    require(table.stage == "gathering", TableReason.NOT_GATHERING)
    require(person == table.host, TableReason.NOT_HOST)


def arrange(
    change: Change, person: str, command: do.Configure | do.Fill | do.Clear | do.Shuffle, rng: Shuffler
) -> None:
    """The host arranges settings and chairs before the game."""
    table = change.table
    require_gathering_host(table, person)
    match command:
        case do.Configure(settings):
            check_settings(settings)
            require(all(chair.free for chair in table.chairs[settings.players :]), TableReason.SEATS_IN_USE)
            for chair in table.chairs:
                if chair.bot:
                    _require_level(settings, chair.bot)
            change.add(was.Configured(settings))
        case do.Fill(level, seat):
            _require_level(table.settings, level)
            wanted = range(len(table.chairs)) if seat is None else [existing(table, seat)]
            free = [s for s in wanted if table.chairs[s].free or (seat is not None and table.chairs[s].person is None)]
            require(bool(free), TableReason.SEAT_TAKEN)
            for s in free:
                change.add(was.Filled(s, level, _bot_name(change.table)))
        case do.Clear(seat):
            chair = table.chairs[existing(table, seat)]
            require(chair.person is None or chair.person not in table.present, TableReason.STILL_HERE)
            change.add(was.Stood(seat))
        case do.Shuffle():
            order = list(range(len(table.chairs)))
            rng.shuffle(order)
            change.add(was.Shuffled(order))


def adjust(change: Change, person: str, command: do.SetPace | do.SetLevel) -> None:
    """The host makes bots slower or faster, weaker or stronger, before, during or after a game."""
    table = change.table
    require(person == table.host, TableReason.NOT_HOST)
    if isinstance(command, do.SetPace):
        if command.pace != table.settings.pace:
            change.add(was.Configured(replace(table.settings, pace=command.pace)))
        return
    _require_level(table.settings, command.level)
    if any(chair.person is None and chair.bot not in (None, command.level) for chair in table.chairs):
        change.add(was.LevelSet(command.level))


def sit(change: Change, person: str, name: str, command: do.Sit) -> None:
    """Somebody takes a free chair."""
    table = change.table
    require(table.stage == "gathering", TableReason.NOT_GATHERING)
    require(person not in table.removed, TableReason.REMOVED)
    name = name_of(table, person, name)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if command.seat is None:
        require(seat_of(table, person) is None, TableReason.SEAT_TAKEN)
        require(bool(free), TableReason.TABLE_FULL)
        change.add(was.Sat(free[0], person, name))
    else:
        require(existing(table, command.seat) in free, TableReason.SEAT_TAKEN)
        change.add(was.Sat(command.seat, person, name))
    if not any(chair.person == table.host for chair in change.table.chairs):
        change.add(was.HostPassed(person))  # where the host got up, the first person to sit down becomes host


def name_of(table: Table, person: str, name: str) -> str:
    """A person's name at a table: with a number, if it looks like that of somebody else there."""
    return distinct(name, (chair.name for chair in table.chairs if chair.person != person))


def stand(change: Change, person: str) -> None:
    """Somebody gets up; during a game a bot keeps the chair for good."""
    table = change.table
    seat = chair_of(table, person)
    if table.stage == "gathering":
        change.add(was.Stood(seat))
    else:
        change.add(was.Filled(seat, bots.SIMPLE, table.chairs[seat].name))
    if person == table.host:
        pass_host(change)


def replace_absent(change: Change, person: str, command: do.Replace) -> None:
    """The host chooses another bot for somebody who is away, once a bot has taken over: not before the grace time."""
    table = change.table
    require(person == table.host, TableReason.NOT_HOST)
    require(table.stage in ("playing", "between"), TableReason.NOT_PLAYING)
    _require_level(table.settings, command.level)
    chair = table.chairs[existing(table, command.seat)]
    require(chair.person is not None and chair.person not in table.present, TableReason.STILL_HERE)
    require(chair.bot is not None and not chair.once, TableReason.IN_GRACE)
    change.add(was.TookOver(command.seat, command.level))


def take_chair_back(change: Change, person: str) -> None:
    """Somebody plays again instead of the bot on their chair."""
    seat = chair_of(change.table, person)
    require(change.table.chairs[seat].bot is not None, TableReason.NOT_REPLACED)
    # Without this check, somebody whose time is up could get the full time again and again.
    clock = change.table.settings.clock
    require(clock is None or change.table.turn != seat or change.now < change.table.since + clock, TableReason.OVERDUE)
    change.add(was.ChairReturned(seat))


def pass_host(change: Change) -> None:
    """The next person who is here becomes host; if nobody is here, the next one at all; programs come last."""
    people = [c.person for c in change.table.chairs if c.person is not None and c.person != change.table.host]
    if people:
        heir = min(people, key=lambda person: (is_program(person), person not in change.table.present))
        change.add(was.HostPassed(heir))


def levels(game: str) -> tuple[str, ...]:
    """The levels of bots that may be chosen for a game, from the weakest to the strongest."""
    return bots.names(games.load(game))


def _require_level(settings: do.TableSettings, level: str) -> None:
    known = levels(settings.game)
    require(level in known, TableReason.UNKNOWN_LEVEL, levels=", ".join(known))


def _bot_name(table: Table) -> str:
    taken = [chair.name for chair in table.chairs]
    return next(name for name in BOT_NAMES if distinct(name, taken) == name)
