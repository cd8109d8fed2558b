"""Advice on a decision: before it what a master would do, and after it what it has cost; from its seat's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from kartentisch import bots
from kartentisch.analysis.decisions import comparer, is_mistake
from kartentisch.analysis.replays import STRONG, sign
from kartentisch.game import Budget

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from kartentisch.game import Comparison, Game, Move, Rating
    from kartentisch.question import Reason

SHOWN = 3
"""How many moves are told."""
WORLDS = 288
"""In how many worlds moves are compared."""
TOLD = 5 / 3
"""During a game, a decision is only told of that has cost so many times what analysis calls a mistake."""


class Advised(NamedTuple):
    """A move, what it is expected to end in (None where there was nothing to compare), and why."""

    move: Move
    rating: Rating | None
    why: Reason | None


class Advice(NamedTuple):
    """The best moves, the best one first."""

    moves: tuple[Advised, ...]
    more: int
    """How many other moves there are."""
    worlds: int


class Verdict(NamedTuple):
    """What a decision has cost; `why` says why the best one would have been better."""

    matters: bool
    best: Move
    cost: float
    error: float
    why: Reason | None


def advise(game: Game[Any, Any], view: Any, rng: Random, budget: Budget, worlds: int = WORLDS) -> Advice:
    """What a master would do and the best other moves, all of them tried in the same worlds.

    They are chosen by what is to be expected of them with some caution (a standard error less): one that looks good in
    a few worlds only does not come before one that has been tried in many. The master's choice is always among them.
    Those chosen stand in the order of what is expected of them, as people read them.
    """
    chosen = view.moves[0] if len(view.moves) == 1 else bots.bot(game, STRONG).choose(view, rng, budget)
    found = comparer(game).compare(view, chosen, rng, Budget(simulations=worlds))
    if not found.ratings:
        return Advice(tuple(_advised(game, view, [chosen], [None], rng)), 0, 0)
    order = sorted(found.ratings, key=lambda rating: sign(game) * rating.value + rating.error)
    shown = order[:SHOWN]
    shown[-1:] = [next((rating for rating in order[SHOWN - 1 :] if rating.move == chosen), shown[-1])]
    shown.sort(key=lambda rating: sign(game) * rating.value)
    told = _advised(game, view, [rating.move for rating in shown], shown, rng)
    return Advice(tuple(told), len(found.ratings) - len(shown), found.worlds)


def review(game: Game[Any, Any], view: Any, played: Move, rng: Random, worlds: int = WORLDS) -> Verdict:
    """What a decision has cost, as far as its seat could know."""
    found: Comparison = comparer(game).compare(view, played, rng, Budget(simulations=worlds))
    matters = is_mistake(game, found.regret, found.error) and found.regret >= TOLD * game.matters
    why = game.why(view, (found.best, played), rng)[0] if matters and game.why is not None else None
    return Verdict(matters, found.best, found.regret, found.error, why)


def _advised(
    game: Game[Any, Any], view: Any, moves: Sequence[Move], ratings: Sequence[Rating | None], rng: Random
) -> list[Advised]:
    reasons: tuple[Reason | None, ...] = (None,) * len(moves)
    if game.why is not None:
        reasons = game.why(view, moves, rng)
    return [Advised(*one) for one in zip(moves, ratings, reasons, strict=True)]
