"""What happens at a table of any game and is told among the game's events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class TakenBack(TypedDict):
    """The last move was undone; `seat` had made it. `counts`: whether statistics may still count the game."""

    seat: int
    counts: bool


EVENTS: Mapping[str, type] = {"taken-back": TakenBack}
"""Every event with the type of its arguments."""
