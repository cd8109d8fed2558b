"""A table as one viewer may see it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kartentisch.server.wire.base import Answer
from kartentisch.table.commands import TableSettings
from kartentisch.table.model import Stage


class GameEvent(Struct, frozen=True):
    """Something that happened in the game; `number` counts all events of the table."""

    number: int
    name: str
    args: dict[str, Any]


class SeatNews(Struct, frozen=True):
    """A chair. Free: neither person nor bot. `bot` with `person`: the bot looks after that person's chair."""

    name: str
    person: bool
    bot: str | None
    present: bool
    host: bool
    nodded: bool
    ends: bool
    """Agrees to end the game, or after it to a rematch."""
    takeover_in: float | None = None
    """Seconds until a bot takes over, when the person has gone."""
    program: bool = False
    """The person is a program that has logged in as a bot."""
    hints: int = 0
    """For how many decisions of this game a hint was asked for."""
    who: str | None = None
    """The person, or the bot on a chair of its own, as this table's talk names them: the same for as long as the table
    exists, and nowhere else. None: the chair is free."""


class TalkNews(Struct, frozen=True):
    """Something said beside the game: `phrase` is the key of a sentence, else `text` is plain text.

    A phrase that is not one of those for all tables is the game's.
    """

    number: int
    """Counts everything that was ever said at this table."""
    who: str
    name: str
    phrase: str | None
    text: str
    blank: int | str | None
    """The seat or the word that fills the blank of the phrase."""


class UndoNews(Struct, frozen=True):
    """That seat asks to take back the last move; `waits_for`: who has not agreed yet."""

    seat: int
    waits_for: list[int]
    lapses_in: float


class RemovalNews(Struct, frozen=True):
    """The host wants that seat's person to go."""

    seat: int
    goes_in: float | None
    """Seconds in which they can object; None: the time stands still, as they are away and the table pauses."""
    final: bool
    """They have objected before, and the host has asked again: now it stands."""


class FairNews(Struct, frozen=True):
    """What is published of the game that is being played or else is to come, before its first deal (`docs/fair.md`)."""

    commitment: str
    """The digest of the seed that decides all its deals; the seed stands in the record of the finished game."""
    mixed: list[int]
    """The seats that have added to the shuffle."""


class TableFrame(Answer, frozen=True, tag="table"):
    """Everything to draw a table but older events of its log; the newest one replaces all before it."""

    table: str
    version: int
    """How many deals, moves and take-backs the table has seen. A move names the version it was made at."""
    settings: TableSettings
    stage: Stage
    paused: bool
    paused_by: int | None
    """The seat that has paused the game, as far as that is known."""
    ended_early: bool
    seats: list[SeatNews]
    you: int | None
    """Your seat; None: you look on."""
    host: bool
    onlookers: int
    onlooker_names: list[str]
    """Of those who look on and have a name, up to thirty."""
    turn: int | None
    clock: float | None
    """Seconds left for the decision, where there is a clock."""
    next_round_in: float | None
    view: Any
    """The game's own view (see the game's part of the protocol); None while gathering."""
    log: list[int]
    """The numbers of all events of the round that may be looked up by you now, in order. If you have not got one of
    them, ask for all (`GetLog`): you have missed something, or what was covered is open again."""
    events: list[GameEvent]
    """What the last change made happen, as far as you may know it. The same ones come again with whatever else changes
    at the table."""
    free_text: bool
    """Whether people may talk in their own words here."""
    talk: list[TalkNews]
    """The last fifty lines."""
    can_undo: bool
    """Whether you could take back your last decision, or ask for it."""
    no_undo: str | None
    """Against bots alone: the key of the sentence why your last decision must stay, if it must."""
    counts: bool
    """Whether statistics may count the game: not once you have taken back a decision against bots alone, nor once
    anybody has asked for a hint."""
    undo: UndoNews | None
    nudges: list[int]
    """Seats that have nudged the person on turn."""
    removal: RemovalNews | None = None
    hints: bool = False
    """Whether hints may be asked for here."""
    fair: FairNews | None = None
    """None where a table of an earlier version is plainly shuffled, and in replays."""
