"""Rounds played to their end at machine speed, from worlds that a seat believes in."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.cards import GOLD, PAY
from kartentisch.games.saboteur.players import conduct
from kartentisch.games.saboteur.players.conduct import Floats
from kartentisch.games.saboteur.simulator import (
    COUNTS,
    HAND,
    HANDS,
    KINDS,
    PILE,
    PILED,
    PLAYERS,
    REACHER,
    ROLES,
    TREASURE,
    Rng,
    Round,
)

_STONES = np.array([3, 9], dtype=np.int64)
_CROSSING = 15
_PAY = np.array([0, *PAY.values()], dtype=np.float64)


def _shares() -> Floats:
    """What the k-th largest of n gold cards is worth on average, by n and k."""
    shares = np.zeros((11, 11))
    # How likely at least k of n cards are at least a value, added up over the values.
    for value in (1, 2, 3):
        good = sum(card >= value for card in GOLD)
        for n in range(1, 11):
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
def gold(this: Round, seat: int, cards: int) -> float:
    """What a seat gets at the end of a round, on average over the gold cards drawn (T18, T19).

    `cards`: how many are drawn; 0: as many as there are diggers.
    """
    players, saboteurs, rank = this[PLAYERS], 0, 0
    for other in range(players):
        saboteurs += this[ROLES + other]
    diggers = players - saboteurs
    if this[REACHER] < 0:
        return _PAY[saboteurs] if this[ROLES + seat] else 0.0
    if this[ROLES + seat]:
        return 0.0
    for i in range((this[REACHER] - seat) % players):
        rank += 1 - this[ROLES + (this[REACHER] - i) % players]
    drawn = cards or diggers
    total = 0.0
    for pick in range(rank, drawn, diggers):
        total += _SHARES[drawn, pick]
    return total


@compiled
def fill(this: Round, seat: int, treasure: int, saboteurs: int, unseen: NDArray[np.int64], rng: Rng) -> None:
    """Makes a world of what a seat sees: roles and treasure as given, all else by chance. Shuffles `unseen`."""
    for last in range(len(unseen) - 1, 0, -1):
        at = sim.below(rng, last + 1)
        unseen[last], unseen[at] = unseen[at], unseen[last]
    next_card = 0
    for other in range(this[PLAYERS]):
        this[ROLES + other] = saboteurs >> other & 1
        if other != seat:
            for i in range(this[COUNTS + other]):
                this[HANDS + other * HAND + i] = unseen[next_card]
                next_card += 1
    for i in range(this[PILE]):
        this[PILED + i] = unseen[next_card + i]
    this[TREASURE] = treasure
    # The stones are bent this way and that: those not yet seen lie by lot.
    first = sim.below(rng, 2)
    for goal in range(3):
        if this[KINDS + goal] == _STONES[0] or this[KINDS + goal] == _STONES[1]:
            first = 1 if this[KINDS + goal] == _STONES[0] else 0
    for goal in range(3):
        if goal == treasure:
            this[KINDS + goal] = _CROSSING
        elif this[KINDS + goal] == 0:
            this[KINDS + goal] = _STONES[first]
            first = 1 - first


@compiled
def foresee(
    seen: Round, seat: int, cards: int, cases: NDArray[np.int64], sure: Floats, unseen: NDArray[np.int64],
    signs: Floats, actions: NDArray[np.int64], worlds: int, weights: Floats, told: Floats, habits: Floats,
    trust: float, pair_trust: float, noise: float, rng: Rng, sums: Floats, squares: Floats,
) -> None:  # fmt: skip
    """Plays each action in the same worlds and adds up how much more gold the seat gets than by the first one.

    `sure`: how likely the cases are, added up from the first to each.
    """
    everybody = np.empty((sim.SEATS, 2, weights.shape[1]))
    everybody[:] = weights
    likely, foes, nothing = np.empty(3), np.zeros(sim.SEATS), np.zeros((0, 0, 0, 0))
    conduct.suspects(seen, signs, -1, foes, likely)
    chance = np.zeros(1, dtype=np.uint64)
    for _ in range(worlds):
        world = seen.copy()
        drawn, case = sim.below(rng, 1 << 20) / (1 << 20), 0
        while case < len(cases) - 1 and sure[case] <= drawn:
            case += 1
        fill(world, seat, cases[case, 0], cases[case, 1], unseen, rng)
        plain = 0.0
        for i in range(len(actions)):
            this = world.copy()
            shown = signs.copy()
            chance[0] = rng[0]
            conduct.learn(this, actions[i], habits, trust, pair_trust, shown, foes)
            sim.apply(this, actions[i])
            conduct.play_out(this, shown, everybody, told, habits, trust, pair_trust, noise, chance, nothing)
            got = gold(this, seat, cards)
            if i == 0:
                plain = got
            sums[i] += got - plain
            squares[i] += (got - plain) ** 2
        sim.below(rng, 2)
