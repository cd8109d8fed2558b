"""Fits the numbers of Saboteur's players to rounds that they play against each other, and writes ``players/fitted.py``.

    python -m tools.saboteur_fit SECONDS [PLAYERS ...]

With PLAYERS only for tables of so many (3, 5 or 8) and alike; with 0 seconds the weights stay, and how often each side
does what is counted anew for them.

Diggers and saboteurs get better against each other and against simple-minded dwarves much like apprentices. The weights
of both are moved at random this way and that, and then a step in the direction in which each side won more often. How
often each side does what is counted anew for every trial: what pays only until the others have noticed pays nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from textwrap import fill
from time import monotonic

import numpy as np

from kartentisch.games.saboteur import bridge, rules
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.cards import Role
from kartentisch.games.saboteur.players import conduct, fitted
from kartentisch.games.saboteur.players.conduct import Floats
from kartentisch.games.saboteur.state import Config

PLAYERS = (3, 5, 8)
POOL = 1_000
"""Deals for each number of players; they are used again and again, with other chance."""
PAIRS, DEALS = 12, 120
"""In how many directions weights are moved for a step, and how many deals each is tried on, a number of players."""
MOVED, STEP, LASTING = 0.5, 0.8, 0.8
"""How far weights are moved, how long a step is, and how much of a direction is kept for the next one."""
SCALE = np.full(conduct.WEIGHTS, 0.9)
SCALE[conduct.HIDE :] = SCALE[conduct.OPENS] = 0.3
TIMES, COUNTED, MEMORY = 12, 400, 0.8
"""How often, in how many deals and with how much of what was counted before the last count is made."""
NOISE = 0.05
NOTHING = np.zeros((0, 0, 0, 0))
"""No counting."""
SOFT = 0.1
"""So much of what the other side does is expected of each: nobody is sure of anything by one action."""

PLAIN = np.array(
    [
        [
            *(4, 4, 4, 1, 1, 1, -2, -2, -2, 0.1, 0, -5, 10, -2, 0, 0, 0, 0, 4, -1, 5, -8, 0, 0, -1, 2, -2, -2, -2),
            *(3, 0, -3, 0, 0, 1.2, 0.9, 0.6, 0.6, 0.6, 0, 0.6, 1, 1, 1, 1, 0, 0, 0, 0),
        ],
        [
            *(-3, -3, -3, -3, -3, -3, 0, 0, 0, -0.4, -0.5, 2.5, -1.5, -2, 0, 0, 0, 0, 1, -1, -3, 0, 0, 0, -1, -2),
            *(2, 2, 2, 1, 0, -3, 0, 0, 0, 0, 0.1, 0.1, 0.1, 2, 2, 0.2, 0.2, 2, 1, 0, 0, 0, 0),
        ],
    ]
)
"""The weights of dwarves who hide nothing: much as apprentices play."""


def deals(players: int, number: int, rng: Random) -> list[sim.Round]:
    """Rounds with a saboteur, ready to be played."""
    found: list[sim.Round] = []
    while len(found) < number:
        state = rules.new(Config(players))
        state = rules.apply(state, rules.shuffle(state, rng))
        if Role.SABOTEUR in state.roles:
            found.append(bridge.load(state))
    return found


class Mine:
    """Where so many play."""

    def __init__(self, players: int, rng: Random) -> None:
        self.players, self.rng = players, rng
        self.pool = deals(players, POOL, rng)

    def won(self, rounds: list[sim.Round], weights: Floats, habits: Floats, seed: int, counts: Floats) -> float:
        """How often the diggers win."""
        everybody = np.stack([weights] * sim.SEATS)
        rng, told, won = bridge.rng_of(seed), fitted.told(habits), 0
        for start in rounds:
            this = start.copy()
            signs = np.zeros((3, sim.SEATS, 2))
            conduct.play_out(
                this, signs, everybody, told, habits, fitted.TRUST, fitted.PAIR_TRUST, NOISE, rng, counts
            )  # fmt: skip
            won += this[sim.REACHER] >= 0
        return won / len(rounds)

    def tried(self, weights: Floats, habits: Floats, seed: int, counts: Floats) -> Floats:
        """How well the diggers do and how well the saboteurs, once everybody knows how these weights play."""
        rounds = Random(seed).sample(self.pool, DEALS)
        mine = self.count(rounds[::2], weights, habits, seed)
        counts += mine
        known, others = settled(mine), rounds[1::2]
        alike = self.won(others, weights, known, seed, NOTHING)
        dig = self.won(others[::2], np.stack([weights[0], PLAIN[1]]), known, seed, NOTHING)
        spoil = self.won(others[1::2], np.stack([PLAIN[0], weights[1]]), known, seed, NOTHING)
        return np.array([2 * alike + dig, -2 * alike - spoil])

    def count(self, rounds: list[sim.Round], weights: Floats, habits: Floats, seed: int) -> Floats:
        """How often each side does what, some of the saboteurs being plain ones."""
        counts = np.zeros((sim.SEATS + 1, *habits.shape))
        self.won(rounds, weights, habits, seed, counts)
        self.won(rounds[::3], np.stack([weights[0], PLAIN[1]]), habits, seed, counts)
        mine: Floats = counts[self.players]
        return mine

    def counted(self, weights: Floats, habits: Floats) -> Floats:
        """The habits of those who play by these weights and know these habits of each other."""
        counts = np.zeros_like(habits)
        for _ in range(TIMES):
            rounds = self.rng.sample(self.pool, COUNTED)
            counts = MEMORY * counts + self.count(rounds, weights, habits, self.rng.getrandbits(60))
            habits = settled(counts)
        return habits

    def step(self, weights: Floats, habits: Floats, ways: Floats) -> tuple[Floats, Floats]:
        """In which direction the weights should go, and the habits of those who play by about these weights."""
        direction, counts = np.zeros_like(weights), np.zeros_like(habits)
        for way in ways:
            seed = self.rng.getrandbits(60)
            more, less = (self.tried(weights + sign * MOVED * SCALE * way, habits, seed, counts) for sign in (1, -1))
            direction += (more - less)[:, None] * way
        return unit(direction), settled(counts)

    def told(self, weights: Floats, habits: Floats) -> str:
        """How often diggers win: among their like, against plain saboteurs, plain ones against these saboteurs."""
        sides = [weights, np.stack([weights[0], PLAIN[1]]), np.stack([PLAIN[0], weights[1]])]
        return " ".join(f"{self.won(self.pool[:300], side, habits, 7, NOTHING):.2f}" for side in sides)


def unit(direction: Floats) -> Floats:
    """The direction of each side, with length 1."""
    length: Floats = np.linalg.norm(direction, axis=-1, keepdims=True)
    return direction / np.maximum(length, 1e-9)


def settled(counts: Floats) -> Floats:
    """Counts as habits."""
    each = counts / counts.sum() * 30_000
    pooled = each.sum(axis=1, keepdims=True)
    each += 20 * pooled / pooled.sum(axis=2, keepdims=True) + 1
    shares = each / each.sum(axis=2, keepdims=True)
    softened: Floats = np.log((1 - SOFT) * shares + SOFT * shares.mean(axis=0, keepdims=True))
    return softened


def written(weights: Floats, habits: Floats) -> str:
    """The module ``fitted.py`` with new numbers; all else stays as it is."""
    text = Path(fitted.__file__).read_text(encoding="utf-8")
    for name, numbers in (("_WEIGHTS", weights), ("_HABITS", habits)):
        head, start, rest = text.partition(f'{name} = """\n')
        _, end, tail = rest.partition('"""')
        text = head + start + fill(" ".join(f"{number:.2f}" for number in numbers.flat), 116) + "\n" + end + tail
    return text


def main(seconds: float, players: Sequence[int]) -> None:
    """Fits for some time, and writes."""
    rng = Random(1)
    draw = np.random.default_rng(1)
    mines = {PLAYERS.index(number): Mine(number, rng) for number in players}
    weights, habits = fitted.WEIGHTS.copy(), fitted.HABITS.copy()
    lasting = np.zeros_like(weights)
    begun, step = monotonic(), 0
    while (left := 1 - (monotonic() - begun) / max(seconds, 1e-9)) > 0:
        ways = draw.standard_normal((PAIRS, *weights.shape[1:]))
        found = np.zeros_like(weights)
        for i, mine in mines.items():
            found[i], habits[i] = mine.step(weights[i], habits[i], ways)
        # What is right for few players is mostly right for many.
        for i in mines:
            lasting[i] = LASTING * lasting[i] + (1 - LASTING) * (found[i] + found.sum(axis=0) / len(mines))
            weights[i] += STEP * (0.2 + 0.8 * left) * SCALE * unit(lasting[i])
        step += 1
        if step % 4 == 0:
            tell(mines, weights, habits, f"{monotonic() - begun:.0f} {step}")
            Path(fitted.__file__).write_text(written(weights, habits), encoding="utf-8")
    for i, mine in mines.items():
        habits[i] = mine.counted(weights[i], habits[i])
    tell(mines, weights, habits, "counted")
    Path(fitted.__file__).write_text(written(weights, habits), encoding="utf-8")


def tell(mines: Mapping[int, Mine], weights: Floats, habits: Floats, when: str) -> None:
    """Prints how often diggers win, by number of players."""
    print(when, " | ".join(mine.told(weights[i], habits[i]) for i, mine in mines.items()), flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]), [int(number) for number in sys.argv[2:]] or PLAYERS)
