"""Introductions by doing: prepared deals, what the others play, what is asked of the learner and which answers go on.

Each game has its own in its module ``lessons``. The rules replay them into what a live table would send
(``tools/lesson_packs.py``), so the page teaches without knowing a rule. What the coach says are texts, by the names of
the parts and the numbers of their beats: ``<game>-learn-<part>-<number>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

LEARNER = 0
"""The seat of whoever learns."""


class Beat(NamedTuple):
    """Something that the coach says, and what the learner does about it: read on, or one of the moves it accepts."""

    played: tuple[str, ...] = ()
    """What happens before it is said, as records write moves."""
    accepts: tuple[str, ...] = ()
    """The moves that are asked for; none: it is only told."""
    kindly: tuple[tuple[str, str], ...] = ()
    """What is said of other moves that the rules allow: an expression for their texts, and the name of the sentence.
    The first that fits is taken; for all others there is one sentence without a name."""
    points: tuple[str, ...] = ()
    """What it is about: names of things on the table, which the game's part of the page knows how to find."""
    rule: str = ""
    """The number of the rule that tells why."""


class Part(NamedTuple):
    """A few beats at one position: the moves lead there from the deal.

    Where a beat accepts several moves, those after it are only told: each answer leads to a position of its own.
    """

    name: str
    deal: Mapping[str, object]
    """The deal as records write it."""
    moves: tuple[str, ...]
    beats: tuple[Beat, ...]


class Lessons(NamedTuple):
    """The introduction to a game. The first of its players is the learner, who brings a name along."""

    players: tuple[str, ...]
    parts: tuple[Part, ...]
