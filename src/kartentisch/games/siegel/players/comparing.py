"""What a decision of Die sieben Siegel was worth: every other choice tried in the same likely deals.

The best choice is found in some deals and compared with what was done in others, from Markov chains of their own. The
deals of one chain are correlated, so errors are computed from the means of the chains, which are independent.
"""

from __future__ import annotations

from random import Random

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Budget, Comparison, Move, Rating, Seat
from kartentisch.games.siegel.actions import ACTION_OF
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.plans import plan
from kartentisch.games.siegel.players.rating import choice_of, move_of
from kartentisch.games.siegel.players.search import PREDICTING, Choice, Search
from kartentisch.games.siegel.players.standing import own_points
from kartentisch.games.siegel.state import Phase
from kartentisch.games.siegel.view import View

WORLDS = 480
"""The number of deals if the budget does not say."""
CHAINS = 48
"""The number of Markov chains: many, because only their number makes the errors small."""
CLOSE = 5
"""How many of the best choices are looked at again beside what was done."""
PLANNED = 8
"""Rollouts for finding the best prediction, for each deal of the budget: many predictions are tried."""
_UNSEEN = 2.0
"""The prior standard deviation of a difference, so that a few equal results do not give an error of 0."""

Costs = NDArray[np.float64]


def compare(view: View, played: Move, rng: Random, budget: Budget) -> Comparison:
    """What was done beside all other moves; of predictions, beside the best ones that were found."""
    assert view.seat is not None
    first_deals, deals_again = _shares(budget.simulations or WORLDS)
    done = choice_of(played)
    if len(view.moves) == 1 and done[0] == ACTION_OF[view.moves[0]]:
        return Comparison((), played, 0.0, 0.0, 0)
    first, costs = _found(view, done, first_deals, rng)
    by_mean = sorted(costs, key=lambda choice: (float(costs[choice].mean()), choice != first))
    again = dict.fromkeys([first, done, *by_mean[:CLOSE]])
    search = _search(view, rng, deals_again * PLANNED)
    deals = search.deals(deals_again)
    fresh = {choice: search.costs(deals, choice) for choice in again}
    regret, error = _estimate(fresh[done] - fresh[first])
    if regret <= 0.0:
        first, regret = done, 0.0
    level = fresh[done].mean() - costs[done].mean()
    shown = fresh if view.phase is Phase.PREDICT else costs
    found = {choice: _rating(view, choice, fresh.get(choice), costs[choice] + level) for choice in shown}
    best = found.pop(first)
    rest = sorted(found.values(), key=lambda rating: rating.value)
    return Comparison((best, *rest), best.move, regret, error, deals_again)


def _shares(worlds: int) -> tuple[int, int]:
    """How many deals are for finding the best choice, and how many for the comparison; as many from every chain."""
    first = max(1, round(worlds / 3 / CHAINS))
    return first * CHAINS, max(1, worlds // CHAINS - first) * CHAINS


def _found(view: View, done: Choice, deals: int, rng: Random) -> tuple[Choice, dict[Choice, Costs]]:
    """The choice that is best in some deals, and what each of those that were tried costs in them."""
    if view.phase is Phase.PREDICT:
        search = _search(view, rng, deals * PLANNED)
        best = plan(search, done)
        seat = view.seat
        return best, {choice: _points(ends, seat) for choice, ends in search.ends.items()}
    search = _search(view, rng, deals * PLANNED)
    drawn = search.deals(deals)
    costs: dict[Choice, Costs] = {(ACTION_OF[move],): search.costs(drawn, (ACTION_OF[move],)) for move in view.moves}
    return min(costs, key=lambda choice: (float(costs[choice].mean()), choice != done)), costs


def _search(view: View, rng: Random, rollouts: int) -> Search:
    """A search with Markov chains of its own; it counts a prediction's budget twice."""
    assert view.seat is not None
    chance = np.array([rng.getrandbits(64) or 1], dtype=np.uint64)
    least = CHAINS * 40  # fewer, and it would take fewer chains
    budget = Budget(simulations=max(rollouts // PREDICTING, least))
    return Search(*remember(view), view.seat, own_points(view.seat), chance, budget, chains=CHAINS)


def _points(ends: list[NDArray[np.int64]], seat: Seat | None) -> Costs:
    return np.concatenate(ends)[:, seat].astype(np.float64)


def _rating(view: View, choice: Choice, fresh: Costs | None, costs: Costs) -> Rating:
    """The mean in the deals of the second look, where there was one: it is not the best of many by chance."""
    value, error = _estimate(costs if fresh is None else fresh)
    return Rating(move_of(view, choice), float(value), float(error))


def _estimate(costs: Costs) -> tuple[float, float]:
    """The mean and its standard error, by the means of the chains."""
    chains = [costs[chain::CHAINS] for chain in range(min(CHAINS, len(costs)))]
    means = np.array([chain.mean() for chain in chains])
    prior = _UNSEEN / len(costs)
    return float(costs.mean()), float(np.hypot(means.std(ddof=1) / len(means) ** 0.5, prior))
