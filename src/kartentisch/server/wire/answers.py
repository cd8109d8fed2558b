"""What the server sends: answers to requests, and news that nobody asked for."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from kartentisch.server.wire.advice import AnalysisNews, HintNews, ReviewNews
from kartentisch.server.wire.base import Answer
from kartentisch.server.wire.frame import GameEvent, TableFrame
from kartentisch.server.wire.statistics import CountedGame, Statistics
from kartentisch.table.commands import TableSettings
from kartentisch.table.model import Stage


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

    id: str | None
    """Under which it can be seen again: whoever knows it may do so. None: it ended under an earlier version."""
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
    club: str = ""
    """Whose server it is, if they say so."""
    notices: list[str] = field(default_factory=list)
    """What whoever runs the server has to say: "imprint", "privacy"; each is a page of that name."""


class Done(Answer, frozen=True, tag="done"):
    """The request was carried out and, for commands, is on disk. All but `id`: what was asked for."""

    id: int
    table: str | None = None
    code: str | None = None
    record: str | None = None
    log: list[GameEvent] | None = None
    games: list[FinishedGame] | None = None
    statistics: Statistics | None = None
    counted: list[CountedGame] | None = None


class Refused(Answer, frozen=True, tag="refused"):
    """The request was refused; nothing has changed. `reason` is the whole key of its sentence in the catalogues:

    ``refused-<why>``, for illegal moves ``<game>-illegal-<why>`` with the number of the rule, for settings
    ``illegal-<why>``.
    `id` None: no answer to a request, for example turned out as an onlooker.
    """

    id: int | None
    reason: str
    args: dict[str, str | int] = field(default_factory=dict)
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


class Probed(Answer, frozen=True, tag="probed"):
    """What became of a `Probe`."""

    id: int
    legal: bool
    reason: str = ""
    rule: str = ""
    args: dict[str, str | int] = field(default_factory=dict)


AnyAnswer: TypeAlias = (
    Welcome | Done | Refused | LobbyNews | PreparationNews | TableFrame | Probed | HintNews | ReviewNews | AnalysisNews
)
