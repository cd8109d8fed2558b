"""Which card? A hand in the middle of a round, and four cards of which one is clearly the best of all."""

from __future__ import annotations

from math import log
from random import Random

from kartentisch.game import Budget
from kartentisch.games.siegel.actions import ACTION_OF
from kartentisch.games.siegel.cards import COLOUR_OF, Card
from kartentisch.games.siegel.moves import Play
from kartentisch.games.siegel.players.apprentice import Apprentice
from kartentisch.games.siegel.players.outcomes import outcomes
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.players.rating import move_of
from kartentisch.games.siegel.players.search import CHAINS, Choice
from kartentisch.games.siegel.puzzles.compared import compare, search
from kartentisch.games.siegel.puzzles.told import why_card
from kartentisch.games.siegel.state import Phase, State
from kartentisch.games.siegel.view import View
from kartentisch.question import Answer, Question

_OPTIONS = 4
_LEAST, _MOST = 0.45, 5.0
"""How many points worse every other card is at least, so that it matters, and at most, so that it is not absurd."""
_SCREENED = 4
"""Deals of each chain for a first look at all cards; then for a quick and for the final comparison."""
_QUICK, _THOROUGH = 6, 30
_EXPLAINED = 10
_REASONS = 2
"""Fewer sentences explain nothing."""


class WhichCard:
    """Makes such questions of cards to be played."""

    players = (4, 4, 3, 4, 5)

    def wants(self, view: View, rng: Random) -> bool:
        """Cards from the second trick to the last but three, where there is something to choose."""
        if view.phase != Phase.PLAY or not 4 <= len(view.hand) <= 14:
            return False
        return len(_different(view)) >= _OPTIONS and rng.random() < 0.35

    def ask(self, view: View, rng: Random) -> Question | None:
        """The question, if one card is clearly better than all others that are not as good as the same."""
        assert view.seat is not None
        one = search(view, rng)
        deals = one.deals(_SCREENED * CHAINS)
        costs = {card: float(one.costs(deals, (card,)).mean()) for card in _different(view)}
        order = sorted(costs, key=costs.__getitem__)
        if costs[order[1]] - costs[order[0]] < _LEAST * 0.8:
            return None
        cards = self._options(view, order, rng)
        options: list[Choice] = [(card,) for card in cards]
        quick = compare(view, options, rng, _QUICK)
        best = (order[0],)
        if options[quick.best] != best or quick.gap < _LEAST or not quick.clear:
            return None
        found = compare(view, options, rng, _THOROUGH)
        worst = max(found.values) - min(found.values)
        if options[found.best] != best or found.gap < _LEAST or not found.clear or worst > _MOST:
            return None
        deals = search(view, rng).deals(_EXPLAINED * CHAINS)
        facts = [outcomes(one, option, view.seat, deals) for option in options]
        reasons = why_card(view, cards, found, facts)
        if len(reasons) < _REASONS:
            return None
        thumb = ACTION_OF[Apprentice().choose(view, rng, Budget(simulations=1))]
        skill = int(policy(one.this))
        difficulty = -log(found.gap) + (thumb != best[0]) + (skill != best[0])
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
            reasons=reasons,
        )

    def true(self, state: State, question: Question) -> bool:  # noqa: ARG002 (the interface asks for them)
        """The question is about what to expect, not about what is hidden."""
        return True

    def _options(self, view: View, order: list[Card], rng: Random) -> list[Card]:
        """The two best cards, what a rule of thumb says, and the next best ones; as they are sorted in the hand."""
        thumb = ACTION_OF[Apprentice().choose(view, rng, Budget(simulations=1))]
        rest = sorted(order[2:], key=lambda card: card != thumb)
        return sorted([*order[:2], *rest][:_OPTIONS])


def _different(view: View) -> list[Card]:
    """The cards that may be played; of those between which no unseen card lies only the lowest."""
    gone = {*(card for trick in view.tricks for card in trick.cards), *view.hand}
    found: list[Card] = []
    for card in sorted(move.card for move in view.moves if isinstance(move, Play)):
        run = found and COLOUR_OF[found[-1]] == COLOUR_OF[card] and gone.issuperset(range(found[-1], card))
        if not run:
            found.append(card)
    return found
