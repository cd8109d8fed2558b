"""Compiled rollouts: rounds played to their end from worlds drawn by a seat's belief."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.cards import CROSSING, DWARVES, GOALS, GOLD, PAY, TREASURE
from kartentisch.games.saboteur.players import conduct
from kartentisch.games.saboteur.players.conduct import Opinion
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import Floats, Style
from kartentisch.games.saboteur.simulator import POSITION, Actions, Position, Rng
from kartentisch.games.saboteur.simulator.position import SEATS

_STONES = np.array([tile for goal, tile in GOALS.items() if goal != TREASURE], dtype=np.int64)
_MOST = max(DWARVES)
_PAY = np.array([PAY.get(saboteurs, 0) for saboteurs in range(_MOST + 1)], dtype=np.float64)


class Knowledge(NamedTuple):
    """The knowledge and the belief of a seat before it moves."""

    seat: int
    gold_cards: int
    """How many gold cards are drawn if the treasure is reached; 0: as many as there are diggers."""
    cases: NDArray[np.int64]
    """The possible cases: the place of the treasure, and the saboteurs as bits."""
    cumulative: Floats
    """The cumulative probabilities of the cases."""
    unseen: NDArray[np.int64]
    """The cards that the seat has not seen, in any order; they are shuffled in place for each world."""
    signs: Floats
    """What everybody learned from what was done so far, as `conduct.learn` adds it up."""


class Candidates(NamedTuple):
    """The actions that are tried, and for each the sums of its gold minus the gold of the first one."""

    actions: Actions
    gold: Floats
    """The gold of the first action: the sum, and the sum of squares."""
    sums: Floats
    squares: Floats


def _shares() -> Floats:
    """The expected value of the k-th largest of n gold cards, by n and k."""
    shares = np.zeros((_MOST + 1, _MOST + 1))
    # The sum over all values of the probability that at least k of n cards have at least that value.
    for value in sorted(set(GOLD)):
        good = sum(card >= value for card in GOLD)
        for n in range(1, _MOST + 1):
            left = np.zeros(n + 1)
            left[0] = 1.0
            for drawn in range(n):
                for k in range(drawn, -1, -1):
                    chance = max(0, good - k) / (len(GOLD) - drawn)
                    left[k + 1] += left[k] * chance
                    left[k] *= 1 - chance
            for k in range(n):
                shares[n, k] += left[k + 1 :].sum()
    return shares


_SHARES = _shares()


@compiled
def gold(this: Position, seat: int, cards: int) -> float:
    """The expected gold of a seat at the end of a round, over the gold cards that may be drawn (T18, T19).

    `cards`: how many are drawn; 0: as many as there are diggers.
    """
    players, saboteurs, rank = this.players, 0, 0
    for other in range(players):
        saboteurs += this.roles[other]
    diggers = players - saboteurs
    if this.reacher < 0:
        return _PAY[saboteurs] if this.roles[seat] else 0.0
    if this.roles[seat]:
        return 0.0
    for i in range((this.reacher - seat) % players):
        rank += 1 - this.roles[(this.reacher - i) % players]
    drawn = cards or diggers
    total = 0.0
    for pick in range(rank, drawn, diggers):
        total += _SHARES[drawn, pick]
    return total


@compiled
def fill(this: Position, seat: int, treasure: int, saboteurs: int, unseen: NDArray[np.int64], rng: Rng) -> None:
    """Fills in what a seat cannot see: roles and treasure as given, the rest at random. Shuffles `unseen`."""
    for last in range(len(unseen) - 1, 0, -1):
        at = sim.below(rng, last + 1)
        unseen[last], unseen[at] = unseen[at], unseen[last]
    next_card = 0
    for other in range(this.players):
        this.roles[other] = saboteurs >> other & 1
        if other != seat:
            for i in range(this.counts[other]):
                this.hands[other, i] = unseen[next_card]
                next_card += 1
    for i in range(this.piled):
        this.pile[i] = unseen[next_card + i]
    this.treasure = treasure
    # The two stones turn different ways; which of the unseen ones lies where is random.
    first = sim.below(rng, 2)
    for goal in range(len(this.goals)):
        if this.goals[goal] == _STONES[0] or this.goals[goal] == _STONES[1]:
            first = 1 if this.goals[goal] == _STONES[0] else 0
    for goal in range(len(this.goals)):
        if goal == treasure:
            this.goals[goal] = CROSSING
        elif this.goals[goal] == 0:
            this.goals[goal] = _STONES[first]
            first = 1 - first


@compiled
def foresee(
    seen: Position, known: Knowledge, candidates: Candidates, style: Style, worlds: int, noise: float, rng: Rng
) -> None:
    """Plays out each candidate in the same worlds and adds up its gold minus the gold of the first candidate."""
    desk = conduct.desk()
    public, nothing = Opinion(np.empty(len(seen.goals)), np.zeros(SEATS)), np.zeros((0, 0, 0, 0))
    conduct.suspects(seen, known.signs, -1, public)
    chance = np.zeros(1, dtype=np.uint64)
    both = np.empty(2, POSITION)
    world, this = both[0], both[1]
    for _ in range(worlds):
        both[0] = seen
        drawn, case = sim.below(rng, 1 << 20) / (1 << 20), 0
        while case < len(known.cases) - 1 and known.cumulative[case] <= drawn:
            case += 1
        fill(world, known.seat, known.cases[case, 0], known.cases[case, 1], known.unseen, rng)
        plain = 0.0
        for i in range(len(candidates.actions)):
            both[1] = world
            signs = known.signs.copy()
            chance[0] = rng[0]
            survey(this, desk.ways[0])
            conduct.note(this, desk, candidates.actions[i], desk.trace, 0)
            conduct.learn(this, desk.trace, 0, style, public, signs)
            sim.apply(this, candidates.actions[i])
            conduct.play_out(this, desk, signs, style, noise, chance, nothing)
            got = gold(this, known.seat, known.gold_cards)
            if i == 0:
                plain = got
                candidates.gold[0] += got
                candidates.gold[1] += got**2
            candidates.sums[i] += got - plain
            candidates.squares[i] += (got - plain) ** 2
        sim.below(rng, 2)
