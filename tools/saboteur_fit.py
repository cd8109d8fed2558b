"""Fits the numbers of Saboteur's players to rounds that they play against each other, and writes ``players/fitted.py``.

    python -m tools.saboteur_fit SECONDS

Diggers and saboteurs get better in turn: two weights are changed at a time, and stay so if their side then wins more
often, twice. Whenever something changed it is counted anew how often each side does what.
"""

from __future__ import annotations

import sys
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
DEALS = 400
CLEARLY = 0.012
SCALE = np.full(conduct.WEIGHTS, 0.9)
SCALE[conduct.HIDE :] = SCALE[conduct.OPENS] = 0.3
NOISE = 0.05
NOTHING = np.zeros((0, 0, 0, 0))
"""No counting."""
SOFT = 0.1
"""So much of what the other side does is expected of each: nobody is sure of anything by one action."""


def deals(players: int, number: int, rng: Random) -> list[sim.Round]:
    """Rounds with a saboteur, ready to be played."""
    found: list[sim.Round] = []
    while len(found) < number:
        state = rules.new(Config(players))
        state = rules.apply(state, rules.shuffle(state, rng))
        if Role.SABOTEUR in state.roles:
            found.append(bridge.load(state))
    return found


def play(rounds: list[sim.Round], weights: Floats, habits: Floats, seed: int, counts: Floats) -> float:
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


def count(weights: Floats, habits: Floats, rng: Random) -> Floats:
    """The habits of those who play by these weights, each number of players counting the same."""
    shape = (sim.SEATS + 1, *fitted.HABITS.shape)
    counts = np.zeros(shape)
    for players in PLAYERS:
        play(deals(players, DEALS, rng), weights, habits, rng.getrandbits(60), counts)
    each = sum(counts[players] / counts[players].sum() for players in PLAYERS) * 30_000
    pooled = each.sum(axis=1, keepdims=True)
    each += 20 * pooled / pooled.sum(axis=2, keepdims=True) + 1
    shares = each / each.sum(axis=2, keepdims=True)
    softened: Floats = np.log((1 - SOFT) * shares + SOFT * shares.mean(axis=0, keepdims=True))
    return softened


def improve(weights: Floats, habits: Floats, role: int, rng: Random) -> Floats:
    """The weights with two of one side's changed, if it then wins clearly more often, and again on other deals."""
    changed = weights.copy()
    for place in rng.sample(range(conduct.WEIGHTS), 2):
        changed[role, place] += rng.choice((-1, 1)) * rng.uniform(0.5, 1.5) * SCALE[place]
    for least in (CLEARLY, CLEARLY / 3):
        rounds = [one for players in PLAYERS for one in deals(players, DEALS, rng)]
        seed = rng.getrandbits(60)
        before, after = (play(rounds, some, habits, seed, NOTHING) for some in (weights, changed))
        if (before - after if role else after - before) < least:
            return weights
    return changed


def written(weights: Floats, habits: Floats) -> str:
    """The module ``fitted.py`` with new numbers; all else stays as it is."""
    text = Path(fitted.__file__).read_text(encoding="utf-8")
    for name, numbers in (("_WEIGHTS", weights), ("_HABITS", habits)):
        head, start, rest = text.partition(f'{name} = """\n')
        _, end, tail = rest.partition('"""')
        text = head + start + fill(" ".join(f"{number:.2f}" for number in numbers.flat), 116) + "\n" + end + tail
    return text


def main(seconds: float) -> None:
    """Fits for some time, and writes."""
    rng = Random(1)
    weights, habits = fitted.WEIGHTS.copy(), fitted.HABITS.copy()
    end, step = monotonic() + seconds, 0
    while monotonic() < end:
        better = improve(weights, habits, step % 2, rng)
        step += 1
        if better is not weights:
            weights, habits = better, count(better, habits, rng)
            rounds = [deals(players, DEALS, rng) for players in PLAYERS]
            print(step, [round(play(some, weights, habits, step, NOTHING), 3) for some in rounds], flush=True)
    Path(fitted.__file__).write_text(written(weights, habits), encoding="utf-8")


if __name__ == "__main__":
    main(float(sys.argv[1]))
