"""What has happened at a table, as it is stored: applying the entries in order (`evolve`) gives the table.

Entries are appended and never changed; their numbers are unique in the store, so that a table has one history.
A tag that has once been stored keeps its meaning for ever, whatever the class is called today.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from kartentisch.table.commands import TableSettings


class Fact(Struct, frozen=True, tag_field="was", array_like=False):
    """The base of all entries."""

    begins_round: ClassVar[bool] = False
    """Whether a new round begins with it, and the log of the last one ends."""
    undoes_move: ClassVar[bool] = False
    """Whether the last move counts as never made, so that its events leave the log."""


class Created(Fact, frozen=True, tag="created", omit_defaults=True):
    """The table with its host. `secret`: where the seeds of its games come from, which older tables do not have."""

    table: str
    settings: TableSettings
    host: str
    name: str
    secret: str = ""


class Configured(Fact, frozen=True, tag="configured"):
    """Other settings; once the game has begun, only another pace."""

    settings: TableSettings


class Sat(Fact, frozen=True, tag="sat"):
    """On a free chair; whoever had another one has left it."""

    seat: int
    person: str
    name: str


class Stood(Fact, frozen=True, tag="stood"):
    """The chair is free again."""

    seat: int


class Filled(Fact, frozen=True, tag="filled"):
    """A bot of its own sits there; during a game it goes on for somebody who left for good.

    Older stores have it for each bot that got another level, too.
    """

    seat: int
    level: str
    name: str


class LevelSet(Fact, frozen=True, tag="level"):
    """All bots on chairs of their own have another level."""

    level: str


class Shuffled(Fact, frozen=True, tag="shuffled"):
    """``order[i]`` is the old chair of whoever sits on chair i now."""

    order: list[int]


class HostPassed(Fact, frozen=True, tag="host"):
    person: str


class Mixed(Fact, frozen=True, tag="mixed"):
    """Somebody adds a number of their own to the shuffle of the next game, in place of the one before."""

    person: str
    mix: str


class Started(Fact, frozen=True, tag="started"):
    """A new game with those who sit there, the first one or another."""


class Dealt(Fact, frozen=True, tag="dealt"):
    """The deal in the fields of a record."""

    begins_round: ClassVar[bool] = True
    fields: dict[str, Any]


class Played(Fact, frozen=True, tag="played"):
    """A move in the words of a record."""

    seat: int
    move: str


class Nodded(Fact, frozen=True, tag="nodded"):
    seat: int


class Paused(Fact, frozen=True, tag="paused", omit_defaults=True):
    """The clocks stand still, or go on; `seat`: whose wish it was, which older entries do not tell."""

    on: bool
    seat: int | None = None


class Agreed(Fact, frozen=True, tag="agreed"):
    """To end the game early or, after it, to play again."""

    seat: int
    agree: bool


class EndedEarly(Fact, frozen=True, tag="ended"):
    pass


class TookOver(Fact, frozen=True, tag="took-over"):
    """A bot looks after somebody's chair; `once`: for one move, as their time for it was up."""

    seat: int
    level: str
    once: bool = False


class ChairReturned(Fact, frozen=True, tag="took-back"):
    """A person plays again on their own chair, which a bot has looked after."""

    seat: int


class Renamed(Fact, frozen=True, tag="renamed"):
    """Somebody seated goes by another name from now on."""

    person: str
    name: str


class Said(Fact, frozen=True, tag="said"):
    """Beside the game: a phrase by its key, or else words of one's own. Never part of a record.

    `person` is the speaker's id, of a bot on a chair of its own `model.bot_id`.
    """

    person: str
    name: str
    phrase: str | None = None
    text: str = ""
    blank: int | str | UnsetType = UNSET
    """The seat or the word that fills the blank of the phrase, if it has one."""


class FreeTextSet(Fact, frozen=True, tag="free-text"):
    on: bool


class HintsSet(Fact, frozen=True, tag="hints"):
    on: bool


class Hinted(Fact, frozen=True, tag="hinted"):
    """That seat has asked for a hint about its decision."""

    seat: int


class UndoAsked(Fact, frozen=True, tag="undo-asked"):
    seat: int


class UndoAnswered(Fact, frozen=True, tag="undo-answered"):
    """One that does not agree ends the request; so does time, in the name of whoever asked."""

    seat: int
    agree: bool


class MoveUndone(Fact, frozen=True, tag="taken-back"):
    """The game stands as before its last move, which that seat made: it stays in the history, not in the record.

    Against bots alone: as before that seat's last decision, whatever bots have played since.
    """

    undoes_move: ClassVar[bool] = True
    seat: int


class Nudged(Fact, frozen=True, tag="reminded"):
    """That seat has nudged the person on turn."""

    seat: int


class RemovalAsked(Fact, frozen=True, tag="removal-asked"):
    """The host wants whoever sits there to go."""

    seat: int


class RemovalEnded(Fact, frozen=True, tag="removal-ended"):
    """They stay: they have objected, or else the host has thought better of it."""

    objected: bool


class Removed(Fact, frozen=True, tag="removed"):
    """They are gone for good. While gathering the chair is free; after a game a bot of that level keeps it."""

    seat: int
    level: str


Entry: TypeAlias = (
    Created
    | Configured
    | Sat
    | Stood
    | Filled
    | LevelSet
    | Shuffled
    | HostPassed
    | Mixed
    | Started
    | Dealt
    | Played
    | Nodded
    | Paused
    | Agreed
    | EndedEarly
    | TookOver
    | ChairReturned
    | Renamed
    | Said
    | FreeTextSet
    | HintsSet
    | Hinted
    | UndoAsked
    | UndoAnswered
    | MoveUndone
    | Nudged
    | RemovalAsked
    | RemovalEnded
    | Removed
)

ADDED_SETTINGS = ("bot_talk", "hints")
"""Settings that tables did not have once: stored only where they are not as usual, so that others stay as they were.

An earlier version reads these tables, too, while servers of both share a database.
"""
_USUAL = {field.name: field.default for field in msgspec.structs.fields(TableSettings)}
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """As it is stored."""
    if not isinstance(entry, Created | Configured):
        return _encoder.encode(entry)
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    for name in ADDED_SETTINGS:
        if fields["settings"][name] == _USUAL[name]:
            del fields["settings"][name]
    return _encoder.encode(fields)


def decode(data: bytes) -> Entry:
    """As it was stored."""
    return _decoder.decode(data)
