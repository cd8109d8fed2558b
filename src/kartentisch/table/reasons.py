"""Why a table refuses something. Each reason is translated as ``refused-<reason>`` in the catalogues."""

from __future__ import annotations

from enum import StrEnum

from kartentisch.game import Illegal


class TableReason(StrEnum):
    """The closed set of refusals."""

    NOT_HOST = "not-host"
    NOT_A_MEMBER = "not-a-member"
    NOT_GATHERING = "not-gathering"
    NOT_PLAYING = "not-playing"
    NOT_BETWEEN = "not-between"
    NOT_OVER = "not-over"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    USED_UP = "used-up"
    SEATS_FREE = "seats-free"
    SEATS_IN_USE = "seats-in-use"
    STILL_HERE = "still-here"
    IN_GRACE = "in-grace"
    NOT_REPLACED = "not-replaced"
    OVERDUE = "overdue"
    REPLACED = "replaced"
    UNKNOWN_LEVEL = "unknown-level"
    SETTINGS = "settings"
    PAUSED = "paused"
    STALE = "stale"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL = "illegal"
    NO_FREE_TEXT = "no-free-text"
    UNREADABLE = "unreadable"
    TOO_LONG = "too-long"
    TOO_FAST = "too-fast"
    SILENT = "silent"
    UNKNOWN_PHRASE = "unknown-phrase"
    NO_BLANK = "no-blank"
    BLANK_MISSING = "blank-missing"
    WRONG_BLANK = "wrong-blank"
    NO_UNDO = "no-undo"
    UNDO_SEEN = "undo-seen"
    UNDO_ROUND = "undo-round"
    NO_HINTS = "no-hints"
    NO_REVIEW = "no-review"
    NO_NUDGE = "no-nudge"
    NO_REMOVAL = "no-removal"
    NO_OBJECTION = "no-objection"
    OBJECTED = "objected"
    REMOVED = "removed"


class Refused(Exception):
    """A refusal; nothing has changed.

    `cause` is the refusal of the rules or settings behind it, if there is one. Its reason is kept as `why`: the key of
    a sentence of `game`, or of one for all games if `game` is empty.
    """

    def __init__(
        self,
        reason: TableReason,
        cause: Illegal | None = None,
        game: str = "",
        details: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(reason, cause, game)
        self.reason = reason
        self.game = game
        self.why = cause.reason if cause else ""
        self.rule = cause.rule if cause else ""
        self.details: dict[str, str | int] = cause.details if cause else details or {}

    def __str__(self) -> str:
        return " ".join(filter(None, (self.reason, self.game, self.why, self.rule)))
