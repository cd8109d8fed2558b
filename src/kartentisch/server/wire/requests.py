"""What clients send."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from kartentisch.table.commands import AnyCommand, TableSettings

RequestId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
LONGEST_REPORT = 500
"""Characters of what is told of somebody."""


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of everything a client sends."""


class Hello(Request, frozen=True, tag="hello"):
    """The first frame. Nothing known: a new person, whose secret comes with `Welcome` and is to be kept.

    `secret`: who I was. `code`: a one-time code from another device of mine (`NewCode`); `bot`: I am a program.
    `password`: where the server has one, it is asked of whoever is new.
    """

    id: RequestId
    protocol: int
    name: Name | None = None
    secret: Secret | None = None
    code: Annotated[str, Meta(max_length=64)] | None = None
    bot: bool = False
    password: Annotated[str, Meta(max_length=200)] | None = None


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


class GetStatistics(Request, frozen=True, tag="get-statistics"):
    """My statistics, added up."""

    id: RequestId


class ExportStatistics(Request, frozen=True, tag="export-statistics"):
    """What my statistics are made from, game by game, the latest first: some of it, after so many games."""

    id: RequestId
    skip: Annotated[int, Meta(ge=0, le=2**31)] = 0


class ForgetStatistics(Request, frozen=True, tag="forget-statistics"):
    """Delete my statistics: no game that has ended by now will ever count again. The games themselves stay."""

    id: RequestId


class Report(Request, frozen=True, tag="report"):
    """Tell whoever runs the server of somebody at the table watched (a seat), or of something else (None)."""

    id: RequestId
    about: int | None
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_REPORT)]


class Review(Request, frozen=True, tag="review"):
    """Against bots alone: what has my last decision cost? It is told as news (`ReviewNews`)."""

    id: RequestId


class Analyse(Request, frozen=True, tag="analyse"):
    """Analyse a finished game, in the background; `on` false: I do not wait for it any more.

    How far it is comes as news (`AnalysisNews`); the analysis itself is fetched by HTTP.
    """

    id: RequestId
    game: TableId
    on: bool = True


class GetLog(Request, frozen=True, tag="get-log"):
    """The events of the round at the table watched, as far as I may look them up."""

    id: RequestId


AnyRequest: TypeAlias = (
    Hello
    | Rename
    | NewCode
    | Lobby
    | Create
    | Watch
    | At
    | Probe
    | Review
    | Analyse
    | GetRecord
    | GetGames
    | GetStatistics
    | ExportStatistics
    | ForgetStatistics
    | GetLog
    | Report
)
