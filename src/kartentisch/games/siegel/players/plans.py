"""The prediction: from the policy's own, seal by seal to a better one, each tried in the same likely deals."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.players.search import Choice, Search

_DEALS_SHARE, _FINALISTS, _MOST_DEALS = 60, 4, 500
"""What part of the allowance is the number of deals for the first look; how many get a second one; deals at most."""


def plan(search: Search) -> Choice:
    """The whole prediction as actions, from the seals that are taken already."""
    this = search.this
    deals = search.deals(min(max(search.allowance.planned // _DEALS_SHARE, 8), _MOST_DEALS))
    costs: dict[Choice, NDArray[np.float64]] = {}

    def look(steps: Choice) -> None:
        if steps not in costs and (search.allowance.left > 0 or not costs):
            costs[steps] = search.costs(deals, steps)

    def mean(steps: Choice) -> float:
        return float(costs[steps].mean())

    habit = usual(this)
    look(habit)
    if this[sim.LAST] < 0 and this[sim.SABOTEUR] < 0:
        look((sim.SABOTAGE,))
        look(usual(this, without_saboteur=True))
    look((sim.DONE,))
    centre = None
    while search.allowance.left > search.allowance.planned // 4:
        best = min((steps for steps in costs if steps != (sim.SABOTAGE,)), key=mean)
        if best == centre:
            break
        centre = best
        for other in neighbours(this, centre):
            look(other)
    finalists = {habit, *sorted(costs, key=mean)[:_FINALISTS]}
    return search.best({steps: costs[steps] for steps in sorted(finalists)}, habit)


def usual(this: sim.Round, without_saboteur: bool = False) -> Choice:
    """What the policy would do."""
    world, actions = this.copy(), np.empty(sim.ACTIONS, dtype=np.int64)
    if without_saboteur:
        world[sim.SABOTEUR] = sim.SEATS  # nobody: it only cannot be taken
    steps: list[int] = []
    while not steps or steps[-1] not in (sim.DONE, sim.SABOTAGE):
        steps.append(int(policy(world, actions)))
        sim.apply(world, steps[-1])
    return tuple(steps)


def neighbours(this: sim.Round, steps: Choice) -> list[Choice]:
    """The predictions that are one seal more or less, or the same seal from somebody else."""
    takes = steps[:-1]
    found = [(*takes[:i], *takes[i + 1 :], sim.DONE) for i in range(len(takes))]
    for i in range(len(takes) + 1):
        world = this.copy()
        for action in takes[:i]:
            sim.apply(world, action)
        actions = np.empty(sim.ACTIONS, dtype=np.int64)
        offers = [int(a) for a in actions[: sim.legal(world, actions)] if a < sim.DONE]
        found += [(*takes[:i], offer, *takes[i:], sim.DONE) for offer in offers]
        if i < len(takes):
            found += [(*takes[:i], offer, *takes[i + 1 :], sim.DONE) for offer in offers]
    return [other for other in dict.fromkeys(found) if possible(this, other)]


def possible(this: sim.Round, steps: Sequence[int]) -> bool:
    """Whether the steps can be taken one after the other."""
    world, actions = this.copy(), np.empty(sim.ACTIONS, dtype=np.int64)
    for step in steps:
        if step not in actions[: sim.legal(world, actions)]:
            return False
        sim.apply(world, step)
    return True
