"""What players of Saboteur say to each other in ready phrases. Whether it is true is up to whoever says it."""

from __future__ import annotations

from kartentisch.game import Phrase

GOAL_NAMES = ("A", "B", "C")
"""The goals as players call them."""

PHRASES = (
    Phrase("suspect", seat="others"),
    Phrase("digger"),
    Phrase("not-at", words=GOAL_NAMES),
    Phrase("repair", seat="any"),
    Phrase("why", seat="others"),
    Phrase("looked", words=GOAL_NAMES),
)
