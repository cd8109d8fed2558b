"""A question about a position to which one answer is clearly the best: what puzzles are made of.

Each game says in its folder ``puzzles/`` which kinds of questions it can ask and how a position becomes one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kartentisch.game import V_contra

if TYPE_CHECKING:
    from random import Random


class Answer(NamedTuple):
    """A possible answer: a move as records write it, or the number of a seat; with its value and standard error."""

    text: str
    value: float
    error: float


class Reason(NamedTuple):
    """A sentence: a key with its arguments. `player` and `target` are numbers of seats, to be told by their names."""

    key: str
    args: Mapping[str, str | int]


class Question(NamedTuple):
    """A question with its answers in the order in which they are shown, and what was found out about them."""

    answers: tuple[Answer, ...]
    best: int
    """The index of the best answer."""
    gap: float
    """How much better the best answer is than the second best."""
    gap_error: float
    """The standard error of that difference, in worlds that were not used for finding the question."""
    worlds: int
    """In how many worlds the answers were compared."""
    difficulty: float
    """The higher the harder; comparable within a kind only."""
    reasons: tuple[Reason, ...]
    facts: tuple[Reason, ...] = ()
    """What is told before it is answered, numbered from 1."""


class Maker(Protocol[V_contra]):
    """Finds questions of one kind in games between bots."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players at the tables, which are taken in turn."""

    def wants(self, view: V_contra, rng: Random) -> bool:
        """Whether the position may be worth a search: a quick look."""

    def ask(self, view: V_contra, rng: Random) -> Question | None:
        """The question, if one answer is clearly the best; the view is that of the seat which is asked."""

    def true(self, state: Any, question: Question) -> bool:
        """Whether the best answer is also the truth, where the question has one: the only look at the true state."""


CLEAR = 3.0
"""How many standard errors the best answer must be ahead of the second best."""
NEAR = 1.0
"""An answer that costs fewer points than this more than the best one was near."""
