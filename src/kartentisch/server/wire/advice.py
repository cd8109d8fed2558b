"""What bots think of moves, told to whoever asked."""

from __future__ import annotations

from msgspec import Struct

from kartentisch.server.wire.base import Answer


class Sentence(Struct, frozen=True):
    """The key of a sentence with its arguments; `player` and `target` are seats, to be told by their names."""

    key: str
    args: dict[str, str | int] = {}


class HintMove(Struct, frozen=True):
    """A move in the words of a record, what it is expected to end in (points of the round), and why."""

    move: str
    value: float | None
    """None: it is the only move."""
    error: float | None
    """The standard error of the value."""
    why: Sentence | None


class HintNews(Answer, frozen=True, tag="hint"):
    """What a master would do: the best moves, the best one first. It comes to whoever asked, and to nobody else."""

    table: str
    version: int
    moves: list[HintMove]
    """Empty: no hint could be found, or it was withdrawn before the decision was made (a pause, no hints any more)."""
    more: int
    """How many other moves there are."""
    worlds: int
    """In how many worlds they were tried."""


class ReviewNews(Answer, frozen=True, tag="review"):
    """What a decision against bots alone has cost, as far as one could know. It comes to whoever asked."""

    table: str
    version: int
    """The version of the table when it was asked for."""
    matters: bool
    """Whether it has cost enough to speak of it; the rest is only worth telling then."""
    played: str
    best: str
    cost: float
    error: float
    why: Sentence | None
    """Why the best one would have been better."""


class AnalysisNews(Answer, frozen=True, tag="analysis"):
    """How far the analysis of a finished game is. `done` equal to `of`: it can be fetched; 0 of 0: it has failed."""

    game: str
    done: int
    of: int
