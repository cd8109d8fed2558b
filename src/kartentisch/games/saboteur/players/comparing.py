"""What a decision of Saboteur was worth: every other move tried in the same worlds, drawn by the seat's belief.

The best move is found in some worlds and compared with what was done in others.
"""

from __future__ import annotations

from random import Random

import numpy as np

from kartentisch.game import Budget, Comparison, Move, Rating
from kartentisch.games.saboteur.moves import Discard
from kartentisch.games.saboteur.players.trials import Trials, Weighed, picks
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

WORLDS = 384
"""The number of worlds if the budget does not say."""
CLOSE = 4
"""How many of the best moves are looked at again beside what was done."""
FIRST, SECOND = 8, 4
"""The budget divided by the number of worlds in which all moves are tried, and then the better ones: there are many."""
BETTER = 10
"""The number of the better moves."""


def compare(view: View, played: Move, rng: Random, budget: Budget) -> Comparison:
    """What was done beside all other moves."""
    if view.phase is Phase.PICK:
        offered = picks(view)
        got = next(rating.value for rating in offered if rating.move == played)
        best = played if got == offered[0].value else offered[0].move
        return Comparison(offered, best, offered[0].value - got, 0.0, 0)
    weighed = Weighed(view)
    done = _index(weighed, played)
    worlds = max(FIRST, budget.simulations or WORLDS)
    if len(view.moves) == 1:
        return Comparison((), played, 0.0, 0.0, 0)
    found = Trials(weighed, rng, done)
    every = np.arange(len(weighed.moves))
    found.run_all(_after(done, every), worlds // FIRST)
    more, _ = found.more(every)
    found.run_all(_after(done, np.argsort(-more, kind="stable")[:BETTER]), worlds // SECOND)
    more, errors = found.more(every)
    order = np.argsort(-(more - errors), kind="stable")
    fresh = Trials(weighed, rng, done)
    again = _after(done, order[:CLOSE])
    fresh.run_all(again, worlds)
    gains, doubts = fresh.more(again)
    first = int(order[0])
    at = int(np.flatnonzero(again == first)[0])
    regret, error = float(gains[at]), float(doubts[at])
    if regret <= 0.0:
        first, regret = done, 0.0
    gold, spread = fresh.gold()
    ratings = {}
    for i, move in enumerate(weighed.moves):
        gain, doubt = (gains[again == i][0], doubts[again == i][0]) if i in again else (more[i], errors[i])
        if i == done:
            gain, doubt = 0.0, 0.0
        ratings[move] = Rating(move, gold + float(gain), float(np.hypot(spread, doubt)))
    for move in view.moves:
        if move not in ratings:  # outside of the window, where it changes nothing
            ratings[move] = ratings[Discard(move.card)]._replace(move=move)  # type: ignore[attr-defined]
    best = played if first == done else weighed.moves[first]
    top = ratings.pop(best)
    rest = sorted(ratings.values(), key=lambda rating: -rating.value)
    return Comparison((top, *rest), best, regret, error, worlds)


def _index(weighed: Weighed, played: Move) -> int:
    """The place of a move among those weighed; a card laid outside of the window counts as discarded."""
    if played not in weighed.moves:
        played = Discard(played.card)  # type: ignore[attr-defined]
    return weighed.moves.index(played)


def _after(first: int, moves: np.ndarray[tuple[int], np.dtype[np.int64]]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Some moves with `first` before the others."""
    return np.append(first, moves[moves != first]).astype(np.int64)
