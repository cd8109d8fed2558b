"""Fits the parameters of Saboteur's players by self-play, and writes ``players/fitted.py``.

    python -m tools.saboteur_fit SECONDS [PLAYERS ...]

With PLAYERS only for tables of that size (3, 5 or 8); with 0 seconds the weights stay, and only the frequencies of
actions are counted again.

Diggers and saboteurs improve against each other and against simple dwarves much like apprentices, by an evolution
strategy: the weights of both are perturbed at random in pairs of opposite directions, and then moved towards those in
which each side won more often. The frequencies of actions are counted again for every trial, so that a trick that only
works until the others have noticed gains nothing.
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
from kartentisch.games.saboteur.cards import GOALS, Role
from kartentisch.games.saboteur.players import conduct, fitted
from kartentisch.games.saboteur.players.weights import LABELS, Floats
from kartentisch.games.saboteur.simulator.position import SEATS, Position
from kartentisch.games.saboteur.state import Config

PLAYERS = (3, 5, 8)
POOL = 1_000
"""The number of deals for each number of players; they are used repeatedly, with other random numbers."""
PAIRS, DEALS = 12, 120
"""The number of pairs of perturbations for a step, and the number of deals for each, for each number of players."""
MOVED, STEP, LASTING = 0.5, 0.8, 0.8
"""The size of perturbations, the length of a step, and the momentum."""
SCALE = np.array([0.3 if label.startswith(("hide", "opens")) else 0.9 for label in LABELS])
TIMES, COUNTED, MEMORY = 12, 400, 0.8
"""For the final count: its repetitions, the deals of each, and the share of the earlier counts that is kept."""
NOISE = 0.05
NOTHING = np.zeros((0, 0, 0, 0))
"""An empty array: nothing is counted."""
SOFT = 0.1
"""The share of the other side's frequencies that is mixed into each side's, so that no action proves a role."""

PLAIN = fitted.read("""
gain.far             4.00  -3.00
gain.mid             4.00  -3.00
gain.near            4.00  -3.00
loss.far             1.00  -3.00
loss.mid             1.00  -3.00
loss.near            1.00  -3.00
idle.far            -2.00   0.00
idle.mid            -2.00   0.00
idle.near           -2.00   0.00
opens                0.10  -0.40
dead_end             0.00  -0.50
breaks              -5.00   2.50
break_foe           10.00  -1.50
break_idle          -2.00  -2.00
break_soon           0.00   0.00
break_stage.far      0.00   0.00
break_stage.mid      0.00   0.00
break_stage.near     0.00   0.00
fix_own              4.00   1.00
fix_part            -1.00  -1.00
fixes                5.00  -3.00
fix_foe             -8.00   0.00
fix_double           0.00   0.00
falls               -1.00  -1.00
fall_gain            2.00  -2.00
fall_loss.far       -2.00   2.00
fall_loss.mid       -2.00   2.00
fall_loss.near      -2.00   2.00
looks                3.00   1.00
look_far             0.00   0.00
look_known          -3.00  -3.00
pass_whole           0.00   0.00
pass_broken          0.00   0.00
keep.crossing        1.20   0.00
keep.fork            0.90   0.00
keep.straight        0.60   0.10
keep.across          0.60   0.10
keep.bend            0.60   0.10
keep.dead_end        0.00   2.00
keep.break           0.60   2.00
keep.repair          1.00   0.20
keep.double_repair   1.00   0.20
keep.rockfall        1.00   2.00
keep.map             1.00   1.00
keep.needless_map    0.00   0.00
hide.far             0.00   0.00
hide.mid             0.00   0.00
hide.near            0.00   0.00
""")
"""The weights of dwarves who hide nothing: much as apprentices play."""


def deals(players: int, number: int, rng: Random) -> list[Position]:
    """Rounds with a saboteur, ready to be played."""
    found: list[Position] = []
    while len(found) < number:
        state = rules.new(Config(players))
        state = rules.apply(state, rules.shuffle(state, rng))
        if Role.SABOTEUR in state.roles:
            found.append(bridge.load(state))
    return found


class Mine:
    """Tables with one number of players."""

    def __init__(self, players: int, rng: Random) -> None:
        self.players, self.rng = players, rng
        self.pool = deals(players, POOL, rng)

    def won(self, rounds: list[Position], weights: Floats, habits: Floats, seed: int, counts: Floats) -> float:
        """How often the diggers win."""
        rng, style, desk, won = bridge.rng_of(seed), fitted.style(weights, habits), conduct.desk(), 0
        for start in rounds:
            this = start.copy()
            signs = np.zeros((len(GOALS), SEATS, 2))
            conduct.play_out(this, desk, signs, style, NOISE, rng, counts)
            won += this.reacher >= 0
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

    def count(self, rounds: list[Position], weights: Floats, habits: Floats, seed: int) -> Floats:
        """How often each side does what, some of the saboteurs being plain ones."""
        counts = np.zeros((SEATS + 1, *habits.shape))
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
    columns = weights.reshape(-1, len(LABELS)).T
    table = [f"{label:<19}" + " ".join(f"{x:6.2f}" for x in row) for label, row in zip(LABELS, columns, strict=True)]
    text = Path(fitted.__file__).read_text(encoding="utf-8")
    counted = fill(" ".join(f"{number:.2f}" for number in habits.flat), 116)
    for name, numbers in (("_WEIGHTS", "\n".join(table)), ("_HABITS", counted)):
        head, start, rest = text.partition(f'{name} = """\n')
        _, end, tail = rest.partition('"""')
        text = head + start + numbers + "\n" + end + tail
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
