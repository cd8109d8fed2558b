"""What is fetched by HTTP of the analysis of a finished game."""

from __future__ import annotations

from msgspec import Struct


class AnalysedMove(Struct, frozen=True):
    """A move in the words of a record: the points of this round expected of it, and their standard error."""

    move: str
    value: float
    error: float


class AnalysedDecision(Struct, frozen=True):
    """A decision of a finished game, beside what else could have been done."""

    round: int
    move: int
    """Counts the decisions of the round, from 1."""
    seat: int
    chosen: str
    best: str
    """The same as `chosen` where nothing is measurably better."""
    regret: float
    error: float
    mistake: bool
    """Whether the regret is large enough to matter, and too large for chance."""
    value: float | None
    """What was to be expected after it; null without a choice."""
    worlds: int
    moves: list[AnalysedMove]
    """Up to eight, the best one first; what was done is among them."""
    more: int
    """How many more there were."""


class AnalysedRound(Struct, frozen=True):
    """A round of a seat: what it got, and where that comes from."""

    round: int
    seat: int
    points: int
    mean: float
    """What a master gets with these cards, and the standard error of that."""
    error: float
    own: float
    """What its own decisions cost, and the standard error of that."""
    own_error: float
    luck: float
    """The rest, in points: below 0 is good luck where points are penalties, and bad luck where they are gold."""


class SuspicionPin(Struct, frozen=True):
    """A move that changed how much somebody (`seat`) is suspected, by at least 8 percentage points."""

    move: int
    by: int
    played: str | None
    """Null where it may hold what these eyes did not see."""
    seat: int
    change: float


class SuspectedRound(Struct, frozen=True):
    """The probability of each seat to have the secret role, before the first move and after each; and who had it."""

    round: int
    beliefs: list[list[float]]
    pins: list[SuspicionPin]
    truth: list[bool]


class Suspected(Struct, frozen=True):
    """Who was suspected when, through the eyes of a seat (null: of an onlooker)."""

    eyes: int | None
    rounds: list[SuspectedRound]


class Analysis(Struct, frozen=True):
    """A finished game, analysed; while that is under way, what was found of it. It is fetched by HTTP."""

    form: int
    name: str
    players: list[str]
    worlds: int
    replays: int
    seed: str
    decisions: list[AnalysedDecision]
    rounds: list[AnalysedRound]
    suspicion: list[Suspected]
