"""Which seals? A hand, what the others have taken, and four predictions of which one is clearly the best."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import numpy as np

from kartentisch.game import Budget, Move
from kartentisch.games.siegel.actions import MOVES, SABOTAGE
from kartentisch.games.siegel.moves import Predict, Take
from kartentisch.games.siegel.players.apprentice import Apprentice
from kartentisch.games.siegel.players.outcomes import outcomes
from kartentisch.games.siegel.players.plans import plan, usual
from kartentisch.games.siegel.players.rating import move_of
from kartentisch.games.siegel.players.search import CHAINS, Choice
from kartentisch.games.siegel.puzzles.compared import compare, search
from kartentisch.games.siegel.puzzles.told import why_seals
from kartentisch.games.siegel.state import Phase, State
from kartentisch.games.siegel.view import View
from kartentisch.question import Answer, Question

_SEARCHED = 1_000
_OPTIONS = 4
_LEAST, _MOST = 0.5, 4.0
"""How many points worse another option is at least, so that it matters, and at most, so that it is not absurd."""
_QUICK, _THOROUGH = 3, 16
"""Deals of each chain, for a first and for the final comparison."""
_EXPLAINED = 10
_SABOTEURS = 0.3
"""The share of questions with the saboteur as the best answer that are kept: there would be very many."""


class Seals:
    """Makes such questions of predictions."""

    players = (4, 4, 3, 4, 5)

    def wants(self, view: View, rng: Random) -> bool:
        """One seat's prediction in about every other round."""
        return view.phase == Phase.PREDICT and not view.taking and rng.random() < 0.4

    def ask(self, view: View, rng: Random) -> Question | None:
        """The question, if a prediction is clearly the best of four that one could think of."""
        assert view.seat is not None
        one = search(view, rng, _SEARCHED)
        best = plan(one)
        if best == (SABOTAGE,) and rng.random() > _SABOTEURS:
            return None
        options = self._options(
            view,
            {steps: float(np.concatenate(ends)[:, view.seat].mean()) for steps, ends in one.ends.items()},
            usual(one.this),
            best,
        )
        if options is None:
            return None
        rng.shuffle(options)
        quick = compare(view, options, rng, _QUICK)
        if options[quick.best] != best or quick.gap < _LEAST or not quick.clear:
            return None
        found = compare(view, options, rng, _THOROUGH)
        if options[found.best] != best or found.gap < _LEAST or not found.clear:
            return None
        deals = search(view, rng).deals(_EXPLAINED * CHAINS)
        facts = [outcomes(one, option, view.seat, deals) for option in options]
        thumb = _nearest(Apprentice().choose(view, rng, Budget(simulations=1)), options)
        skill = _nearest(move_of(view, usual(one.this)), options)
        difficulty = -log(found.gap) + (thumb != found.best) + (skill != found.best)
        return Question(
            answers=tuple(
                Answer(str(move_of(view, option)), value, error)
                for option, value, error in zip(options, found.values, found.errors, strict=True)
            ),
            best=found.best,
            gap=found.gap,
            gap_error=found.gap_error,
            worlds=found.worlds,
            difficulty=difficulty,
            reasons=why_seals(view, options, found, facts),
        )

    def true(self, state: State, question: Question) -> bool:  # noqa: ARG002 (the interface asks for them)
        """The question is about what to expect, not about what is hidden."""
        return True

    def _options(self, view: View, costs: dict[Choice, float], habit: Choice, best: Choice) -> list[Choice] | None:
        """The best prediction and three others: what rules of thumb say, the saboteur, and the next best ones."""
        likely = [steps for steps in costs if _LEAST <= costs[steps] - costs[best] <= _MOST]
        thumb = Apprentice().choose(view, Random(0), Budget(simulations=1))
        likely.sort(
            key=lambda steps: (
                str(move_of(view, steps)) != str(thumb) and steps not in ((SABOTAGE,), habit),
                costs[steps],
            )
        )
        chosen, kinds = [best], {_colours(best)}
        for steps in likely:
            if _colours(steps) not in kinds and len(chosen) < _OPTIONS:
                chosen.append(steps)
                kinds.add(_colours(steps))
        return chosen if len(chosen) == _OPTIONS else None


def _colours(steps: Choice) -> tuple[int, ...]:
    """What is taken, from whomever: two options that differ only in who is robbed would be hard to tell apart."""
    if steps == (SABOTAGE,):
        return (SABOTAGE,)
    return tuple(take.colour for take in map(MOVES.__getitem__, steps) if isinstance(take, Take))


def _nearest(move: Move, options: list[Choice]) -> int:
    """The option that differs by the fewest seals from a prediction; the saboteur is near to itself only."""
    wanted = Counter(take.colour for take in move.takes) if isinstance(move, Predict) else None

    def distance(option: Choice) -> int:
        if option == (SABOTAGE,) or wanted is None:
            return 0 if option == (SABOTAGE,) and wanted is None else 99
        taken = Counter(_colours(option))
        return ((wanted - taken) + (taken - wanted)).total()

    return min(range(len(options)), key=lambda number: distance(options[number]))
