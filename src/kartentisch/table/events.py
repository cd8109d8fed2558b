"""What happens at a table of any game and is told among the game's events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class TakenBack(TypedDict):
    """The last move was undone; `seat` had made it. `counts`: whether statistics may still count the game."""

    seat: int
    counts: bool


class TakenOver(TypedDict):
    """A bot goes on for the person of that seat, who is away, too slow, or has left for good."""

    seat: int


class CameBack(TypedDict):
    """The person of that seat plays again, after a bot."""

    seat: int


EVENTS: Mapping[str, type] = {"taken-back": TakenBack, "taken-over": TakenOver, "came-back": CameBack}
"""Every event with the type of its arguments."""
