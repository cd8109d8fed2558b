"""Who is the saboteur? A digger's view of a round that is under way, and one dwarf who is clearly the most suspect."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

from kartentisch.game import Seat
from kartentisch.games.saboteur.cards import DEAD, Role
from kartentisch.games.saboteur.moves import Break, Lay, Rockfall
from kartentisch.games.saboteur.puzzles import deeds
from kartentisch.games.saboteur.puzzles.pasts import believed, others, verdict
from kartentisch.games.saboteur.state import Phase, State
from kartentisch.games.saboteur.view import View
from kartentisch.question import CLEAR, Answer, Question

NOBODY = "none"
_FIRST, _LAST = 5, 20
"""The first and the last number of turns after which it is asked: before, nobody can know; later, everybody does."""
_GAP = 0.3
"""How far ahead the most suspect must be."""
_PLAIN, _PLAIN_KEPT = 0.95, 0.4
"""From which probability on a question is plain if a beginner would see it too, and which share of those is kept."""
_QUICK, _THOROUGH = 10, 30
"""Worlds of a first and of the final verdict."""


class Who:
    """Makes such questions; with four dwarves the answer may be that there is no saboteur."""

    players = (4, 5)

    def wants(self, view: View, rng: Random) -> bool:
        """A digger's turn that is neither too early nor too late."""
        assert view.seat is not None
        at = _FIRST <= len(view.history) <= _LAST
        return view.phase is Phase.TURN and at and view.roles[view.seat] == Role.DIGGER and rng.random() < 0.5

    def ask(self, view: View, rng: Random) -> Question | None:
        """The question, if the bots' belief and worlds with all cards agree on the most suspect."""
        chances = believed(view)
        order = sorted(others(view), key=lambda seat: -chances[seat])
        best = order[0]
        if chances[best] - chances[order[1]] < _GAP:
            return None
        if chances[best] > _PLAIN and _most_harm(view) == best and rng.random() > _PLAIN_KEPT:
            return None
        quick = verdict(view, _QUICK, rng)
        if quick.best != best or quick.gap < _GAP or quick.gap < CLEAR * quick.gap_error:
            return None
        found = verdict(view, _THOROUGH, rng)
        if found.best != best or found.gap < _GAP or found.gap < CLEAR * found.gap_error:
            return None
        done = deeds.deeds(view, rng)
        shown = deeds.facts(done, best)
        reasons = deeds.reasons(shown, view, found)
        if not reasons:
            return None
        options = others(view)
        return Question(
            answers=tuple(Answer(_text(view, seat), found.chances[seat], found.errors[seat]) for seat in options),
            best=options.index(best),
            gap=found.gap,
            gap_error=found.gap_error,
            worlds=_THOROUGH,
            difficulty=-log(found.gap) + 2 * (1 - chances[best]) + (_most_harm(view) != best),
            reasons=reasons,
            facts=tuple(deeds.fact(deed, view) for deed in shown),
        )

    def true(self, state: State, question: Question) -> bool:
        """Whether the best answer names the one saboteur among the dwarves in play, or rightly nobody."""
        saboteurs = [str(seat) for seat, role in enumerate(state.roles) if role == Role.SABOTEUR] or [NOBODY]
        return saboteurs == [question.answers[question.best].text]


def _text(view: View, seat: Seat) -> str:
    return NOBODY if seat == view.config.players else str(seat)


def _most_harm(view: View) -> Seat | None:
    """Whom a beginner would name: who broke, blocked and brought down the most."""
    harm = Counter(
        turn.seat
        for turn in view.history
        if turn.seat != view.seat
        and (isinstance(turn.move, Break | Rockfall) or (isinstance(turn.move, Lay) and turn.move.tile & DEAD))
    )
    first = harm.most_common(2)
    if not first:
        return view.config.players
    return None if len(first) > 1 and first[0][1] == first[1][1] else first[0][0]
