"""What people, bots and the clock can ask of a table. The wire carries the very same values (`server/wire`).

Every command is one tagged JSON object. None of them names the person who sends it: that is known from the socket.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from kartentisch.bots import SIMPLE

Pace: TypeAlias = Literal["slow", "normal", "fast"]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Version: TypeAlias = Annotated[int, Meta(ge=0)]
PhraseKey: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "wow",
    "oops",
    "sorry",
    "thinking",
    "back-soon",
    "here-again",
    "good-game",
    "bye",
]
"""What can be said at every table, and is read in each one's own language: ``talk-phrase-<key>`` in the catalogues."""
Number: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A number of 256 bits."""
PhraseName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set; the host may change it until the game starts."""

    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=2, le=10)]
    options: dict[str, bool | int | str] = {}
    pace: Pace = "normal"
    clock: Annotated[int, Meta(ge=10, le=3600)] | None = None
    """Seconds for a decision; None: no clock."""
    grace: Annotated[int, Meta(ge=5, le=3600)] = 60
    """Seconds after which a bot takes over for somebody who has gone."""
    public: bool = False
    onlookers: bool = True
    free_text: bool | None = None
    """Whether people may talk in their own words; None: at private tables only. Phrases are always allowed."""
    bot_talk: bool = True
    """Whether bots may say something in the game's phrases now and then."""
    hints: bool | None = None
    """Whether hints may be asked for; None: in games against bots alone only."""


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of all commands."""


class Configure(Command, frozen=True, tag="configure"):
    """Host, while gathering: other settings. Chairs beyond the number of players must be free."""

    settings: TableSettings


class Sit(Command, frozen=True, tag="sit"):
    """Take a free chair (None: any), or change to another while gathering."""

    seat: SeatNumber | None = None


class Stand(Command, frozen=True, tag="stand"):
    """While gathering: get up. During a game: leave for good; a bot takes over at once."""


class Fill(Command, frozen=True, tag="fill"):
    """Host, while gathering: a bot on that chair (None: on every free one)."""

    level: Level
    seat: SeatNumber | None = None


class Clear(Command, frozen=True, tag="clear"):
    """Host, while gathering: free a chair that a bot or an absent person holds."""

    seat: SeatNumber


class Shuffle(Command, frozen=True, tag="shuffle"):
    """Host, while gathering: everybody gets a chair by lot."""


class SetPace(Command, frozen=True, tag="pace"):
    """Host, at any time: how fast bots seem to play, from their next move on."""

    pace: Pace


class SetLevel(Command, frozen=True, tag="level"):
    """Host, at any time: the level of all bots that have a chair of their own, from their next move on."""

    level: Level


class Start(Command, frozen=True, tag="start"):
    """Host: begin; every chair must be taken."""


class Move(Command, frozen=True, tag="move"):
    """A move in the words of a record, made at that version of the game."""

    version: Version
    move: MoveText


class Mix(Command, frozen=True, tag="mix"):
    """Anybody seated, before a game: a number of one's own that goes into the shuffle of its deals; the last counts."""

    mix: Number


class Nod(Command, frozen=True, tag="nod"):
    """Seen the end of the round; the next one begins when everybody has, or after a short time."""


class Pause(Command, frozen=True, tag="pause"):
    """Anybody seated stops the clocks, bots and deadlines, or lets them go on."""

    on: bool


class End(Command, frozen=True, tag="end"):
    """Agree to end the game early, or not: it ends when all people agree whom no bot plays for, here or away.

    Whoever does not agree any more takes that back; whoever never did says no, and nobody wishes it then.
    """

    agree: bool


class Replace(Command, frozen=True, tag="replace"):
    """Host, during a game: another bot for somebody absent, whose grace time has run out."""

    seat: SeatNumber
    level: Level = SIMPLE


class Remove(Command, frozen=True, tag="remove"):
    """Host: ask that person to go, here or away. After a moment to object they are gone; in a game a bot takes over."""

    seat: SeatNumber


class EndRemoval(Command, frozen=True, tag="end-removal"):
    """Whoever is to go objects, or the host lets them stay."""


class TakeChairBack(Command, frozen=True, tag="take-back"):
    """A person whose chair a bot looks after plays there again."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the game: the same people and settings at the same table, a new game once all people agree."""


class Phrase(Command, frozen=True, tag="phrase"):
    """Anybody seated: say one of the phrases that everybody reads in their own language.

    Either one of those for all tables (`PhraseKey`), or one that the game brings along, with what fills its blank.
    """

    phrase: PhraseName
    blank: SeatNumber | Word | None = None
    """A seat, or one of the words that the phrase allows; None if it has no blank."""


class Talk(Command, frozen=True, tag="talk"):
    """Anybody seated, where free text is on: say something in one's own words."""

    text: str


class FreeText(Command, frozen=True, tag="free-text"):
    """Host, at any time: allow free text or forbid it."""

    on: bool


class AllowHints(Command, frozen=True, tag="allow-hints"):
    """Host, at any time: allow hints or forbid them."""

    on: bool


class Hint(Command, frozen=True, tag="hint"):
    """On one's turn, where hints are allowed: what a master would do. It is told to whoever asks, as news of its own.

    Everybody sees that one was asked for, and the game does not count in statistics any more.
    """

    version: Version


class Undo(Command, frozen=True, tag="undo"):
    """Ask to take back one's move, the last one of the game, before anybody else has acted. Bots agree.

    Against bots alone it goes back to one's last decision at once, whatever bots have played since.
    """

    version: Version


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree to somebody's taking back, or not; whoever asked withdraws by not agreeing."""

    version: Version
    agree: bool


class Nudge(Command, frozen=True, tag="nudge"):
    """Anybody else seated: nudge the person on turn, once for each decision."""

    version: Version


AnyCommand: TypeAlias = (
    Configure
    | Sit
    | Stand
    | Fill
    | Clear
    | Shuffle
    | SetPace
    | SetLevel
    | Start
    | Move
    | Mix
    | Nod
    | Pause
    | End
    | Replace
    | Remove
    | EndRemoval
    | TakeChairBack
    | Rematch
    | Phrase
    | Talk
    | FreeText
    | AllowHints
    | Hint
    | Undo
    | AnswerUndo
    | Nudge
)
