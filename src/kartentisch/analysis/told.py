"""An analysis as plain values, for JSON: what the command line writes and the server keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kartentisch.analysis.decisions import Decision
    from kartentisch.analysis.suspicion import Suspicion
    from kartentisch.analysis.whole import Analysis, How, Share
    from kartentisch.record import Record

MOST = 8
"""The most alternatives of a decision that are told; what was done is always among them."""
DIGITS = 3


def game(record: Record, how: How, found: Analysis) -> dict[str, Any]:
    """A whole game, all but who was suspected when."""
    return {
        "name": record.game,
        "players": list(record.players),
        "worlds": how.worlds,
        "replays": how.replays,
        "seed": how.seed,
        "decisions": [decision(one) for one in found.decisions],
        "rounds": [share(one) for one in found.shares],
    }


def decision(found: Decision) -> dict[str, Any]:
    """A decision. `value` is what was expected of it, and `others` are the moves that it was compared with."""
    compared, own = found.compared, found.rating
    shown = list(compared.ratings[:MOST])
    if own is not None and own not in shown:
        shown[-1] = own
    return {
        "round": found.round,
        "move": found.move,
        "seat": found.seat,
        "chosen": str(found.played),
        "best": str(compared.best),
        "regret": _rounded(compared.regret),
        "error": _rounded(compared.error),
        "mistake": found.matters,
        "value": None if own is None else _rounded(own.value),
        "worlds": compared.worlds,
        "moves": [
            {"move": str(rating.move), "value": _rounded(rating.value), "error": _rounded(rating.error)}
            for rating in shown
        ],
        "more": max(0, len(compared.ratings) - MOST),
    }


def share(found: Share) -> dict[str, Any]:
    """A round of a seat."""
    return {name: _rounded(value) for name, value in found._asdict().items()}


def suspicion(found: Suspicion) -> dict[str, Any]:
    """A round through somebody's eyes."""
    return {
        "round": found.round,
        "beliefs": [[_rounded(share) for share in moment] for moment in found.beliefs],
        "pins": [
            {
                "move": pin.move,
                "by": pin.by,
                "played": str(pin.played),
                "seat": pin.seat,
                "change": _rounded(pin.change),
            }
            for pin in found.pins
        ],
        "truth": list(found.truth),
    }


def _rounded(value: float) -> float:
    return value if isinstance(value, int) else round(value, DIGITS)
