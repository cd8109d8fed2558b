"""The protocol, described once: the JSON schema and the page's TypeScript are made from it, and a test holds
`docs/protocol.md` to it.

One WebSocket at ``/ws``; text frames; one JSON object a frame. The client speaks first (`Hello`). A socket looks at one
table at a time (`Watch`); table commands go to that table. Every request carries `id`, which its answer repeats.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from kartentisch.table.commands import AnyCommand, TableSettings
from kartentisch.table.model import Stage

PROTOCOL = 2

CLOSE_MISBEHAVED = 1008
"""The code with which the server closes a socket after too many malformed or too fast requests."""
CLOSE_NO_HELLO = 4001
"""The code with which the server closes a socket that has not said hello in time."""
CLOSE_PROTOCOL = 4002
"""The code with which the server closes a socket of another protocol version."""

RequestId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


# From the client


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of everything a client sends."""


class Hello(Request, frozen=True, tag="hello"):
    """The first frame. Nothing known: a new person, whose secret comes with `Welcome` and is to be kept.

    `secret`: who I was. `code`: a one-time code from another device of mine (`NewCode`); `bot`: I am a program.
    """

    id: RequestId
    protocol: int
    name: Name | None = None
    secret: Secret | None = None
    code: Annotated[str, Meta(max_length=64)] | None = None
    bot: bool = False


class Rename(Request, frozen=True, tag="rename"):
    id: RequestId
    name: Name


class NewCode(Request, frozen=True, tag="new-code"):
    """Ask for a one-time code with which another device becomes the same person (valid for five minutes)."""

    id: RequestId


class Lobby(Request, frozen=True, tag="lobby"):
    """Begin or stop to be told of open tables."""

    id: RequestId
    on: bool = True


class Create(Request, frozen=True, tag="create"):
    """A new table, which the socket then watches. The creator is its host and sits down.

    `bots`: a level for every other chair; with `start` the game begins at once.
    """

    id: RequestId
    settings: TableSettings
    bots: Annotated[str, Meta(max_length=40)] | None = None
    start: bool = False


class Watch(Request, frozen=True, tag="watch"):
    """Look at a table (None: at none any more): as the seat that is mine there, else as an onlooker."""

    id: RequestId
    table: TableId | None


class At(Request, frozen=True, tag="at"):
    """A command for the table that this socket watches."""

    id: RequestId
    command: AnyCommand


class Probe(Request, frozen=True, tag="probe"):
    """May I make this move, and if not, why not? Answered from my view alone; changes nothing."""

    id: RequestId
    move: Annotated[str, Meta(max_length=200)]


class GetRecord(Request, frozen=True, tag="get-record"):
    """The record of the finished game at the table watched."""

    id: RequestId


class GetGames(Request, frozen=True, tag="get-games"):
    """My finished games, the latest first."""

    id: RequestId


class GetLog(Request, frozen=True, tag="get-log"):
    """The events of the round at the table watched, as far as I may look them up."""

    id: RequestId


AnyRequest: TypeAlias = Hello | Rename | NewCode | Lobby | Create | Watch | At | Probe | GetRecord | GetGames | GetLog


# From the server


class Answer(Struct, frozen=True, tag_field="type"):
    """The base of everything the server sends."""


class MyTable(Struct, frozen=True):
    """A table where this person has a chair."""

    table: str
    game: str
    stage: Stage
    my_turn: bool
    names: list[str]
    """Of all others with a chair, people and bots."""
    bots: int
    """How many of them are bots of the server."""
    round: int
    """The round that is being played or has just ended; 0: the game has not begun."""
    settings: TableSettings
    idle: int
    """Seconds since anybody was there; 0: somebody is."""


class FinishedGame(Struct, frozen=True):
    """A game that is over, with a seat that was mine."""

    table: str
    game: str
    names: list[str]
    bots: list[str | None]
    """The level of each seat that a bot had; None for people."""
    you: int
    scores: list[list[int]]
    """Of each round that was played to its end, seat by seat."""
    early: bool
    """Whether it was ended before its last round."""
    counts: bool
    """Whether statistics may count it."""
    ago: int
    """Seconds since it ended."""


class Welcome(Answer, frozen=True, tag="welcome"):
    """Who you are. `secret` is only sent when it is new to this client."""

    id: int
    protocol: int
    build: str
    person: str
    name: str
    secret: str | None
    bot: bool
    tables: list[MyTable]
    address: str | None
    """Where other machines reach this server, if they can: for them, "localhost" is another one."""
    levels: dict[str, list[str]]
    """For each game the levels of bots that may be chosen, from the weakest to the strongest."""


class GameEvent(Struct, frozen=True):
    """Something that happened in the game; `number` counts all events of the table."""

    number: int
    name: str
    args: dict[str, Any]


class Done(Answer, frozen=True, tag="done"):
    """The request was carried out and, for commands, is on disk. All but `id`: what was asked for."""

    id: int
    table: str | None = None
    code: str | None = None
    record: str | None = None
    log: list[GameEvent] | None = None
    games: list[FinishedGame] | None = None


class Refused(Answer, frozen=True, tag="refused"):
    """The request was refused; nothing has changed. `reason` is the whole key of its sentence in the catalogues:

    ``refused-<why>``, for illegal moves ``<game>-illegal-<why>`` with the number of the rule, for settings
    ``illegal-<why>``.
    `id` None: no answer to a request, for example turned out as an onlooker.
    """

    id: int | None
    reason: str
    args: dict[str, str | int] = {}
    rule: str = ""


class OpenTable(Struct, frozen=True):
    table: str
    game: str
    players: int
    free: int
    names: list[str]
    stage: Stage
    onlookers: bool


class LobbyNews(Answer, frozen=True, tag="lobby"):
    """All open tables; sent again whenever they change."""

    tables: list[OpenTable]


class InPreparation(Struct, frozen=True):
    """A level of bots that cannot play yet."""

    game: str
    level: str
    done: int
    of: int
    """How many of its functions are compiled and how many there are, not all of which it needs; 0 before it begins."""


class PreparationNews(Answer, frozen=True, tag="preparation"):
    """The levels of bots that are being prepared: tables where one of them is on turn wait for it.

    Comes after `Welcome` if there are any, and again whenever that changes; the last one is empty.
    """

    levels: list[InPreparation]


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
    """Whether statistics may count the game: not once you have taken back a decision against bots alone."""
    undo: UndoNews | None
    nudges: list[int]
    """Seats that have nudged the person on turn."""
    removal: RemovalNews | None = None


class Probed(Answer, frozen=True, tag="probed"):
    """What became of a `Probe`."""

    id: int
    legal: bool
    reason: str = ""
    rule: str = ""
    args: dict[str, str | int] = {}


AnyAnswer: TypeAlias = Welcome | Done | Refused | LobbyNews | PreparationNews | TableFrame | Probed
