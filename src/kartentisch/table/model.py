"""What a table is at a moment: chairs, stage, the game, who is here. Frozen, a new one for every entry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from kartentisch import games
from kartentisch.game import Event, Game, Seat
from kartentisch.match import Match, start
from kartentisch.table import entries as was
from kartentisch.table.commands import Settings

Stage: TypeAlias = Literal["gathering", "playing", "between", "over"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Free: neither person nor bot. A bot beside a person looks after the chair while that person is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def free(self) -> bool:
        """Whether somebody could sit down."""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table. Presence and times are not kept: after a restart everybody is away."""

    id: str
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    n: int = 1
    """How many entries have made it."""
    stage: Stage = "gathering"
    paused: bool = False
    ended_early: bool = False
    match: Match[Any, Any] | None = None
    version: int = 0
    """How many deals and moves the game has seen; a move names the version at which it was made."""
    nodded: frozenset[Seat] = frozenset()
    agreed: frozenset[Seat] = frozenset()
    present: frozenset[str] = frozenset()
    away: Mapping[str, float] = field(default_factory=dict)
    """Since when each person with a chair has been away."""
    since: float = 0.0
    """When the decision now awaited, or the pause between two rounds, began."""

    @property
    def game(self) -> Game[Any, Any]:
        """What is played."""
        return games.load(self.settings.game)

    @property
    def turn(self) -> Seat | None:
        """The seat whose move is awaited."""
        if self.stage != "playing" or self.match is None:
            return None
        return self.match.game.rules.to_act(self.match.state)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The chairs of those people who are here and play themselves."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and chair.bot is None and chair.person in self.present
        )


def seat_of(table: Table, person: str) -> Seat | None:
    """The chair of a person, if any."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.person == person), None)


def created(entry: was.Created, now: float) -> Table:
    """A new table: its host sits on the first chair."""
    chairs = (Chair(entry.host, entry.name), *(Chair() for _ in range(entry.settings.players - 1)))
    return Table(entry.table, entry.settings, entry.host, chairs, away={entry.host: now}, since=now)


def evolve(table: Table, entry: was.Entry, now: float) -> tuple[Table, tuple[Event, ...]]:
    """The table after an entry, and what happened in the game. The entry has been decided on: it is not checked."""
    table = replace(table, n=table.n + 1)
    match entry:
        case was.Dealt() | was.Played():
            return _game_moved(table, entry, now)
        case was.Started():
            match = start(table.game, [chair.name for chair in table.chairs], table.settings.options)
            nobody: frozenset[Seat] = frozenset()
            return replace(
                table,
                stage="playing",
                match=match,
                version=0,
                ended_early=False,
                nodded=nobody,
                agreed=nobody,
                since=now,
            ), ()
    return _seats_changed(table, entry, now), ()


def _game_moved(table: Table, entry: was.Dealt | was.Played, now: float) -> tuple[Table, tuple[Event, ...]]:
    before = table.match
    assert before is not None
    game = before.game
    move = game.deal_text.read(entry.fields) if isinstance(entry, was.Dealt) else game.parse(entry.move)
    after = before.play(move)
    stage: Stage = "over" if game.rules.is_over(after.state) else "between" if after.round_over else "playing"
    agreed = table.agreed if stage == "playing" else frozenset()
    moved = replace(
        table, match=after, stage=stage, version=table.version + 1, nodded=frozenset(), agreed=agreed, since=now
    )
    return moved, game.events(before.state, move, after.state)


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
        case was.Shuffled(order):
            return replace(table, chairs=tuple(table.chairs[old] for old in order))
        case was.HostPassed(person):
            return replace(table, host=person)
        case was.Nodded(seat):
            return replace(table, nodded=table.nodded | {seat})
        case was.Paused(on):
            return replace(table, paused=on, since=now, away=dict.fromkeys(table.away, now))
        case was.Agreed(seat, agree):
            return replace(table, agreed=table.agreed | {seat} if agree else table.agreed - {seat})
        case was.EndedEarly():
            return replace(table, stage="over", ended_early=True, paused=False, agreed=frozenset())
        case was.TookOver(seat, level):
            return _placed(table, seat, replace(table.chairs[seat], bot=level))
        case was.TookBack(seat):
            return replace(_placed(table, seat, replace(table.chairs[seat], bot=None)), since=now)
    raise AssertionError(entry)


def _placed(table: Table, seat: Seat, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))
