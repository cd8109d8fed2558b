"""What a table is at a moment: chairs, stage, the game, who is here. Frozen; every entry makes a new one (`evolve`).

The classes are structs because every move copies the table, and copying a dataclass takes as long as the rules take
for a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from kartentisch import games
from kartentisch.fair import Pledge, promised
from kartentisch.game import Game, Seat
from kartentisch.match import Match
from kartentisch.table.commands import TableSettings
from kartentisch.table.reasons import TableReason

Stage: TypeAlias = Literal["gathering", "playing", "between", "over"]

PROGRAM = "b-"
"""The prefix of the ids of programs."""
BOT = "seat-"
"""The prefix of the ids by which the talk of a table names the bots on chairs of their own."""
LINES_KEPT = 50
"""How many lines of chat are kept."""


class Chair(Struct, frozen=True):
    """A chair is free if it has neither person nor bot. A bot beside a person plays there while the person is away.

    `once`: the bot plays one move only.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    once: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody could sit down."""
        return self.person is None and self.bot is None


class Line(NamedTuple):
    """Something said beside the game; `number` counts everything that was ever said at the table."""

    number: int
    person: str
    name: str
    phrase: str | None
    text: str
    blank: int | str | None
    """The seat or the word that fills the blank of the phrase."""
    at: float


class LastMove(NamedTuple):
    """A move that could be undone: who made it, and the match before it.

    Where it must stay made, `stays` says why. In a game against bots alone, `earlier` is the decision before it in
    this round: there one can go back further and further.
    """

    seat: Seat
    before: Match[Any, Any]
    stays: TableReason | None = None
    earlier: LastMove | None = None


class Undo(NamedTuple):
    """Somebody asks to take back the last move; who agrees, and since when it has been asked."""

    seat: Seat
    agreed: frozenset[Seat]
    since: float


class Removal(NamedTuple):
    """The host asks a person to go; since when, and whether an objection does not count any more (`final`)."""

    person: str
    since: float
    final: bool


class Table(Struct, frozen=True):
    """Everything about a table. Presence and times are not stored: after a restart everybody is away."""

    id: str
    settings: TableSettings
    host: str
    chairs: tuple[Chair, ...]
    n: int = 1
    """How many entries the table has."""
    stage: Stage = "gathering"
    paused: bool = False
    paused_by: Seat | None = None
    """Who has stopped the clocks; None while they go, and where an older store does not tell."""
    ended_early: bool = False
    match: Match[Any, Any] | None = None
    version: int = 0
    """The number of deals, moves and undone moves so far. A move names the version it was made at; the version grows
    from game to game, so that a move meant for the last game does not fit this one."""
    nodded: frozenset[Seat] = frozenset()
    agreed: frozenset[Seat] = frozenset()
    talk: tuple[Line, ...] = ()
    """The newest lines of chat."""
    last_move: LastMove | None = None
    undo: Undo | None = None
    secret: str = ""
    """What the seeds of all games at this table come from; never shown. Empty: a table of an earlier version, whose
    deals are plainly shuffled."""
    games: int = 0
    """How many games have begun."""
    mixes: Mapping[str, str] = field(default_factory=dict)
    """What people have added to the shuffle of the game to come."""
    pledge: Pledge | None = None
    """What decides the deals of the game that has begun last."""
    counts: bool = True
    """Whether statistics may count the game. Not once somebody has gone back in a game against bots alone, nor once
    anybody has asked for a hint."""
    hinted: tuple[Seat, ...] = ()
    """The seats that have asked for hints in this game, once for each decision."""
    hinted_at: int | None = None
    """The version of the last decision that a hint was asked for."""
    missed: frozenset[Seat] = frozenset()
    """The seats that ran out of time at their last decision."""
    nudges: frozenset[Seat] = frozenset()
    """The seats that have nudged the person on turn."""
    taken: Mapping[Seat, float] = field(default_factory=dict)
    """The seats that a bot has taken over although their people were here: since when. It is not stored, as no time is;
    after a restart it holds all seats that a bot looks after."""
    removal: Removal | None = None
    objected: frozenset[str] = frozenset()
    """Who has objected to being removed, since the game began or, before and after it, since the table has been so."""
    removed: frozenset[str] = frozenset()
    """Who was removed from the table for good."""
    present: frozenset[str] = frozenset()
    away: Mapping[str, float] = field(default_factory=dict)
    """For each person with a chair who is away: since when."""
    since: float = 0.0
    """When the current decision, or the pause between two rounds, began."""
    paused_at: float = 0.0
    """When the clocks were stopped last."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return games.load(self.settings.game)

    @property
    def commitment(self) -> str | None:
        """What is published of the game that is being played or else is to come."""
        if not self.secret:
            return None
        return promised(self.secret, self.games if self.under_way else self.games + 1)

    @property
    def mixed(self) -> tuple[str | None, ...]:
        """What each seat has added to the shuffle of that game."""
        if self.under_way and self.pledge is not None:
            return self.pledge.mixes
        return tuple(self.mixes.get(chair.person or "") for chair in self.chairs)

    @property
    def free_text(self) -> bool:
        """Whether people may talk in their own words."""
        wish = self.settings.free_text
        return not self.settings.public if wish is None else wish

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for."""
        wish = self.settings.hints
        return alone_with_bots(self) is not None if wish is None else wish

    @property
    def under_way(self) -> bool:
        """Whether a game is being played, pauses and the time between two rounds included."""
        return self.stage in ("playing", "between")

    @property
    def turn(self) -> Seat | None:
        """The seat whose move is awaited."""
        if self.stage != "playing" or self.match is None:
            return None
        return self.match.game.rules.to_act(self.match.state)

    @property
    def moves(self) -> int:
        """How many moves the record of the round has."""
        rounds = self.match.record.rounds if self.match is not None else ()
        return len(rounds[-1].moves) if rounds else 0

    @property
    def people(self) -> tuple[Seat, ...]:
        """The chairs of those people who are here and play themselves."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and chair.bot is None and chair.person in self.present
        )

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The chairs of those who decide together, here or away: whoever is away is asked until a bot takes over.

        Whoever has lost only one move to a bot is asked, too.
        """
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and (chair.bot is None or chair.once)
        )


def is_program(person: str | None) -> bool:
    """Whether somebody is a program that has logged in as a bot, which their id tells."""
    return person is not None and person.startswith(PROGRAM)


def with_new_grace(table: Table, now: float) -> Table:
    """The table where everybody's grace time begins anew: for those who are away, and those whom a bot has replaced."""
    return replace(table, away=dict.fromkeys(table.away, now), taken=dict.fromkeys(table.taken, now))


def bot_id(seat: Seat) -> str:
    """The id of the bot of that chair, for the table's talk."""
    return f"{BOT}{seat}"


def alone_with_bots(table: Table) -> Seat | None:
    """The seat of the only person, where our own bots hold all other chairs."""
    taken = [seat for seat, chair in enumerate(table.chairs) if chair.person is not None]
    return taken[0] if len(taken) == 1 and not is_program(table.chairs[taken[0]].person) else None


def seat_of(table: Table, person: str) -> Seat | None:
    """The chair of a person, if any."""
    for seat, chair in enumerate(table.chairs):
        if chair.person == person:
            return seat
    return None
