"""How good the beliefs of bots about a secret of the round are (for example, hidden roles): Brier scores.

A game with such a secret has the functions of `Secret` in its ``measures.py``.
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
    """A bot that can tell the probability it gives to each seat of having the secret."""

    def belief(self, view: Any) -> Sequence[float]: ...


class Secret(Protocol):
    """A secret of some seats, about which the others can have a belief."""

    def due(self, state: Any) -> bool:
        """Whether enough of the round has been played to ask for a belief."""

    def prior(self, view: Any) -> tuple[float, ...]:
        """The probabilities by the deal alone, as the seat of this view knows it, without what was done since."""

    def truth(self, state: Any) -> tuple[bool, ...]:
        """For each seat, whether it has the secret."""


@cache
def secret(game: str) -> Secret | None:
    """The secret of a game; None where it has none."""
    measures = import_module(f"{GAMES[game]}.measures")
    parts = (name for name in vars(Secret) if not name.startswith("_"))
    return cast("Secret", measures) if all(hasattr(measures, part) for part in parts) else None


def errors(known: Secret, bot: Bot[Any], view: Any, state: Any, seat: Seat) -> tuple[float, float] | None:
    """The Brier scores of a bot's belief and of the prior; None for a bot without beliefs."""
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
    """The Brier score of a belief about the other seats; a seat knows its own role."""
    misses = [(p - t) ** 2 for seat, (p, t) in enumerate(zip(told, truth, strict=True)) if seat != own]
    return sum(misses) / len(misses)
