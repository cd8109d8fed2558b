"""Why a move of Die sieben Siegel is as good as it is, in a sentence: only what was counted in rounds played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from kartentisch.game import Budget, Move
from kartentisch.games.siegel.cards import COLOUR_OF, RED
from kartentisch.games.siegel.moves import SABOTAGE, Play, Predict
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.outcomes import Outcomes, outcomes
from kartentisch.games.siegel.players.rating import choice_of
from kartentisch.games.siegel.players.search import CHAINS, Search
from kartentisch.games.siegel.players.standing import own_points
from kartentisch.games.siegel.seals import fitting
from kartentisch.games.siegel.view import View
from kartentisch.question import Reason

_DEALS = 8
"""Deals of each chain in which the facts are counted."""
_OFTEN, _SELDOM, _NEVER, _APART = 65, 35, 5, 10
"""Percentages: what happens often, seldom, hardly ever; and how far apart moves must be to be told apart by it."""


def why(view: View, moves: Sequence[Move], rng: Random) -> tuple[Reason, ...]:
    """A sentence for each of some moves of a view, all counted in the same likely deals."""
    assert view.seat is not None
    if len(view.moves) == 1:
        return (_reason("only"),) * len(moves)
    chance = np.array([rng.getrandbits(64) or 1], dtype=np.uint64)
    budget = Budget(simulations=CHAINS * 40)
    search = Search(*remember(view), view.seat, own_points(view.seat), chance, budget)
    deals = search.deals(_DEALS * CHAINS)
    facts = [outcomes(search, choice_of(move), view.seat, deals) for move in moves]
    return tuple(_told(view, move, own, facts) for move, own in zip(moves, facts, strict=True))


def _reason(key: str, **args: str | int) -> Reason:
    return Reason(f"siegel-hint-{key}", args)


def _told(view: View, move: Move, own: Outcomes, facts: Sequence[Outcomes]) -> Reason:
    if move == SABOTAGE:
        blacks = max([number for number, percent in enumerate(own.others_black[:-1], 1) if percent >= 50], default=1)
        return _reason("saboteur", blacks=blacks, percent=own.others_black[blacks - 1])
    if isinstance(move, Predict):
        return _prediction(own, facts)
    if view.seat == view.saboteur:
        return _sabotage(own, facts)
    if isinstance(move, Play) and _spread([other.this_trick for other in facts]) >= _APART:
        return _trick(view, move, own)
    return _end(own, facts)


def _prediction(own: Outcomes, facts: Sequence[Outcomes]) -> Reason:
    """How often it comes true; for one that is worse, what goes wrong more often with it than with the best."""
    best = facts[0]
    if own.left - best.left >= max(_APART, own.black - best.black):
        return _reason("seals-left", percent=own.left)
    if own.black - best.black >= _APART:
        return _reason("seals-black", percent=own.black)
    return _reason("seals", tricks=own.tricks, percent=own.clean)


def _sabotage(own: Outcomes, facts: Sequence[Outcomes]) -> Reason:
    """How often the others take so many black seals; the number for which the moves differ most."""
    spreads = [_spread([other.others_black[number] for other in facts]) for number in range(len(own.others_black))]
    blacks = spreads.index(max(spreads))
    return _reason("others-black", blacks=blacks + 1, percent=own.others_black[blacks])


def _trick(view: View, move: Play, own: Outcomes) -> Reason:
    """What becomes of the trick that is played now, and whether the seat has a seal for it."""
    assert view.seat is not None
    led = COLOUR_OF[view.trick[0]] if view.trick else COLOUR_OF[move.card]
    by = led if COLOUR_OF[move.card] == led else RED
    wanted = bool(fitting(view.seals[view.seat], led, by))
    percent = own.this_trick
    if percent <= _NEVER:
        return _reason("never-wanted" if wanted else "never")
    if percent >= _OFTEN:
        return _reason("win-wanted" if wanted else "win", percent=percent)
    if percent <= _SELDOM:
        return _reason("duck-wanted" if wanted else "duck", percent=percent)
    return _reason("trick-wanted" if wanted else "trick", percent=percent)


def _end(own: Outcomes, facts: Sequence[Outcomes]) -> Reason:
    """How the round ends with it, by whatever tells the moves apart most."""
    spreads = {
        "end-black": _spread([other.black for other in facts]),
        "end-left": _spread([other.left for other in facts]),
        "end-clean": _spread([other.clean for other in facts]),
    }
    key = max(spreads, key=spreads.__getitem__)
    if spreads[key] < _NEVER:
        return _reason("end-same", percent=own.clean)
    return _reason(key, percent={"end-black": own.black, "end-left": own.left, "end-clean": own.clean}[key])


def _spread(numbers: Sequence[int]) -> int:
    return max(numbers) - min(numbers)
