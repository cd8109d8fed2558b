"""What bots believe about a secret of the round, say who the traitors are, held to the truth.

A game that has such a secret tells it in its ``measures.py``, as the functions of `Secret`.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from kartentisch.game import Bot, Illegal, Seat
from kartentisch.games import GAMES


class Believer(Protocol):
    """A bot that tells how likely it thinks each seat to have the secret."""

    def belief(self, view: Any) -> Sequence[float]: ...


class Secret(Protocol):
    """Which seats something is true of that the others can only guess."""

    def due(self, state: Any) -> bool:
        """Whether so much of the round has been played that a belief is worth asking for."""

    def prior(self, view: Any) -> tuple[float, ...]:
        """What the deal alone tells the seat of this view, whatever was done since."""

    def truth(self, state: Any) -> tuple[bool, ...]:
        """The seats of which it is true."""


@cache
def secret(game: str) -> Secret | None:
    """What can be believed in a game; None where there is nothing to guess."""
    measures = import_module(f"{GAMES[game]}.measures")
    parts = (name for name in vars(Secret) if not name.startswith("_"))
    return cast("Secret", measures) if all(hasattr(measures, part) for part in parts) else None


def errors(known: Secret, bot: Bot[Any], view: Any, state: Any, seat: Seat) -> tuple[float, float] | None:
    """How far off a bot's belief is, and what the deal alone tells; None for a bot that does not tell."""
    if not hasattr(bot, "belief"):
        return None
    truth = known.truth(state)
    try:
        believed = [float(share) for share in cast("Believer", bot).belief(view)]
        if len(believed) != len(truth) or not all(0 <= share <= 1 for share in believed):
            raise ValueError(believed)
    except Exception as error:
        traceback.print_exc()
        raise Illegal("bot-belief", bot=type(bot).__name__, seat=seat, seats=len(truth)) from error
    return _error(believed, truth, seat), _error(known.prior(view), truth, seat)


def _error(told: Sequence[float], truth: Sequence[bool], own: Seat) -> float:
    """The Brier score of what was said about the others; one's own role is no guess."""
    misses = [(p - t) ** 2 for seat, (p, t) in enumerate(zip(told, truth, strict=True)) if seat != own]
    return sum(misses) / len(misses)
