"""The prediction: local search from the policy's own, seal by seal, each candidate tried in the same likely deals."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kartentisch.games.siegel.actions import DONE, SABOTAGE
from kartentisch.games.siegel.cards import SEATS
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.players.search import Choice, Search
from kartentisch.games.siegel.round import NOBODY, NONE, Round
from kartentisch.games.siegel.simulator import apply, legal_actions

_DEALS_SHARE, _FINALISTS, _MOST_DEALS = 60, 4, 500
"""The allowance divided by the number of deals of the first pass; the candidates of the second pass; the most deals."""


def plan(search: Search, habit: Choice | None = None) -> Choice:
    """The whole prediction as actions, from the seals that are taken already; `habit` is what it would be unasked."""
    this = search.this
    deals = search.deals(min(max(search.allowance.planned // _DEALS_SHARE, 8), _MOST_DEALS))
    costs: dict[Choice, NDArray[np.float64]] = {}

    def look(steps: Choice) -> None:
        if steps not in costs and (search.allowance.left > 0 or not costs):
            costs[steps] = search.costs(deals, steps)

    def mean(steps: Choice) -> float:
        return float(costs[steps].mean())

    policys = usual(this)
    habit = policys if habit is None else habit
    look(habit)
    look(policys)
    if this.last == NONE and this.saboteur == NOBODY:
        look((SABOTAGE,))
        look(usual(this, without_saboteur=True))
    look((DONE,))
    centre = None
    while search.allowance.left > search.allowance.planned // 4:
        best = min((steps for steps in costs if steps != (SABOTAGE,)), key=mean)
        if best == centre:
            break
        centre = best
        for other in neighbours(this, centre):
            look(other)
    finalists = {habit, *sorted(costs, key=mean)[:_FINALISTS]}
    return search.best({steps: costs[steps] for steps in sorted(finalists)}, habit)


def usual(this: Round, without_saboteur: bool = False) -> Choice:
    """The prediction of the policy."""
    world: Round = this.copy()
    if without_saboteur:
        world.saboteur = SEATS  # nobody: it only cannot be taken
    steps: list[int] = []
    while not steps or steps[-1] not in (DONE, SABOTAGE):
        steps.append(int(policy(world)))
        apply(world, steps[-1])
    return tuple(steps)


def neighbours(this: Round, steps: Choice) -> list[Choice]:
    """The predictions that differ by one seal more or less, or take one seal from somebody else."""
    takes = steps[:-1]
    found = [(*takes[:i], *takes[i + 1 :], DONE) for i in range(len(takes))]
    for i in range(len(takes) + 1):
        world: Round = this.copy()
        for action in takes[:i]:
            apply(world, action)
        offers = [action for action in legal_actions(world) if action < DONE]
        found += [(*takes[:i], offer, *takes[i:], DONE) for offer in offers]
        if i < len(takes):
            found += [(*takes[:i], offer, *takes[i + 1 :], DONE) for offer in offers]
    return [other for other in dict.fromkeys(found) if possible(this, other)]


def possible(this: Round, steps: Sequence[int]) -> bool:
    """Whether the steps can be taken one after the other."""
    world: Round = this.copy()
    for step in steps:
        if step not in legal_actions(world):
            return False
        apply(world, step)
    return True
