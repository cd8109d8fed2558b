"""How good the beliefs of bots about a secret of the round are (for example, hidden roles): Brier scores."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any

from kartentisch.analysis.suspicion import Believer, Secret
from kartentisch.game import Bot, Illegal, Seat


def errors(known: Secret, bot: Bot[Any], view: Any, state: Any, seat: Seat) -> tuple[float, float] | None:
    """The Brier scores of a bot's belief and of the prior; None for a bot without beliefs."""
    if not isinstance(bot, Believer):
        return None
    truth = known.truth(state)
    try:
        believed = [float(share) for share in bot.belief(view)]
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
