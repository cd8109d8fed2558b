"""What is fetched by HTTP instead of the socket: games seen again, and whether their deals were fair."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kartentisch.server.wire.frame import TableFrame


class ReplayStep(Struct, frozen=True):
    """A step of a game: after that move of that round (0: the deal; one after the last: the game was ended there)."""

    round: int
    move: int
    news: TableFrame
    """What the seat was sent then, without what was beside the game."""
    seats: list[Any] | None
    """Where all hands are open: for each seat the part of the view that it alone saw; else null."""


class Replay(Struct, frozen=True):
    """A finished game, or a record from elsewhere, seen again. It is fetched by HTTP, not by the socket."""

    id: str | None
    """Of the game; null for a record from elsewhere."""
    ended: int | None
    """The second of the clock when it ended, if that is known."""
    steps: list[ReplayStep]
    analysed: bool = False
    """Whether there is an analysis of it, that can be fetched at once."""


class FairDeals(Struct, frozen=True):
    """All deals of a record follow from the seed that was promised before the game and from what players have added.

    It is fetched by HTTP, not by the socket.
    """

    rounds: int
    """How many deals that were."""


class NotShown(Struct, frozen=True):
    """Why there is no `Replay`: the key of a sentence with its arguments, and where in the record, if it is there."""

    reason: str
    args: dict[str, str | int] = {}
    rule: str = ""
    round: int = 0
    move: int = 0
