"""Fits the parameters of Saboteur's players to generated rounds, and writes ``players/fitted.py`` and ``habits.txt``.

    python -m tools.saboteur_fit beliefs SECONDS
    python -m tools.saboteur_fit weights SECONDS [PLAYERS ...]

With PLAYERS only for tables of that size (3, 5 or 8).

``beliefs``: how often each population (those held out excepted) and the bots themselves do what is counted at tables of
their like and at mixed ones. How many of each there are among diggers and among saboteurs, and how far signs are
trusted at each stage, is then varied at random and kept where it is better: no belief may be worse than the prior in
any population, what is said must be as likely as it is said, and innocents must not be condemned. So it is the hardest
population that decides. The rounds are used for nothing else: what is chosen or published is measured on other deals.

``weights``: diggers and saboteurs improve against each other, by an evolution strategy: both weights are perturbed
at random in pairs of opposite directions, and then moved towards those in which each side won more often. Saboteurs
lose by being found out soon, diggers by breaking tools of an innocent beginner. Habits are counted again after every
few steps, so that a trick that only works until the others have noticed gains nothing.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from kartentisch.games.saboteur.actions import BREAK, FIX
from kartentisch.games.saboteur.players import conduct, fitted, watched
from kartentisch.games.saboteur.players.populations import POPULATIONS, Use, character
from kartentisch.games.saboteur.players.watched import Log
from kartentisch.games.saboteur.players.weights import LABELS, Floats, Records, Style, named
from kartentisch.games.saboteur.simulator.position import SEATS, Position
from tools import fitted_file
from tools.company_counts import BINS, POINTS, SURE, Round, beliefs

PLAYERS = (3, 5, 8)
BOT = "bot"
CHARACTERS = (*(name for name, population in POPULATIONS.items() if population.use is Use.FIT), BOT)
ALONE = ("beginner", "sleeper", "tidy_up", "discarder", "hothead")
"""Those who also sit alone among bots where beliefs are fitted."""
ROUNDS = {3: 300, 5: 220, 8: 110}
"""How many rounds of each kind beliefs are fitted to."""
PAIRS, TRIED, BEGINNERS = 10, 300, 120
"""For a step of the weights: pairs of perturbations, rounds of each, and rounds with one beginner."""
MOVED, STEP, LASTING = 0.5, 0.7, 0.8
"""The size of perturbations, the length of a step, and the momentum."""
LASTING_DOUBT = 99
"""Stands for the turn in which somebody was found out who never was."""
SCALE = np.array([0.3 if label.startswith(("hide", "opens")) else 0.9 for label in LABELS])

NEAR = 0.03
"""How much worse it is to be far from where the search began."""

Person = tuple[Records, Records]
Data = dict[tuple[str, bool], list[tuple[Position, Log, int]]]
"""Rounds by who plays, and whether he sits alone among bots."""


class Model(NamedTuple):
    """All that is fitted for one size of table."""

    weights: Floats
    habits: Floats
    shares: Floats
    trust: Floats
    """For actions at each stage, and for breaking and repairing."""

    @property
    def style(self) -> Style:
        return fitted.style(self.weights, self.habits, self.shares, self.trust)


class Table:
    """Tables with one number of players."""

    def __init__(self, players: int) -> None:
        self.players, self.size = players, sum(players >= size for size in fitted.SIZES) - 1
        self.rng, self.py = np.random.default_rng(players), Random(f"{Use.FIT}/{players}")
        _, self.temper = fitted.bot(players)

    def now(self) -> Model:
        """What was fitted last."""
        assert fitted.CHARACTERS == CHARACTERS
        parts = (fitted.WEIGHTS, fitted.HABITS, fitted.SHARES, fitted.TRUST)
        return Model(*(part[self.size] for part in parts))

    def person(self, name: str, model: Model) -> Person:
        return (named(model.weights), self.temper) if name == BOT else character(name)

    def rounds(self, people: Sequence[Person], style: Style, number: int) -> Iterator[tuple[Position, Log, int]]:
        who = watched.seated(people)
        return watched.rounds(self.players, lambda _: who, style, number, self.py.getrandbits(40))

    def counted(self, model: Model, rounds: int) -> Floats:
        """The habits of each character, among its like and at mixed tables."""
        counts = np.zeros((len(CHARACTERS), 2, 6, 17))
        people = [self.person(name, model) for name in CHARACTERS]
        tables = [[number] * self.players for number in range(len(CHARACTERS)) for _ in range(rounds)]
        mixed = [self.py.choices(range(len(CHARACTERS)), k=self.players) for _ in range(len(tables) // 2)]
        for who in (*tables, *mixed):
            for this, seen, turns in self.rounds([people[number] for number in who], model.style, 1):
                watched.count(this, seen, turns, np.array(who), counts)
        return settled(counts)


def settled(counts: Floats, soft: float = 0.03) -> Floats:
    """Counts as habits. No action proves a role: a little of the other role's habits is mixed into each."""
    everybody = counts.sum(axis=(0, 1), keepdims=True)
    either = counts.sum(axis=1, keepdims=True)
    each = counts + 0.5
    for pooled in (everybody, either):
        each = each + 10 * pooled / np.maximum(pooled.sum(axis=-1, keepdims=True), 1)
    shares = each / each.sum(axis=-1, keepdims=True)
    softened: Floats = np.log((1 - soft) * shares + soft * shares.mean(axis=1, keepdims=True))
    return softened


# Beliefs


def kept(seen: Log, turns: int) -> Log:
    """A copy of the turns of a round."""
    trace = conduct.Traces(*(part[:turns].copy() for part in seen.traces))
    return Log(seen.actions[:turns], seen.gains[:turns], seen.known[: turns + 1].copy(), seen.public[:turns], trace)


def judged(played: Sequence[tuple[Position, Log, int]], style: Style, one: bool) -> Counter[str]:
    """What is counted in some rounds, if actions are interpreted like this."""
    total: Counter[str] = Counter()
    for this, seen, turns in played:
        total.update(beliefs(Round(this, seen, turns, style), one=one, often=False))
    return total


def regret(found: dict[tuple[str, bool], Counter[str]]) -> float:
    """How far a belief is from what is wanted of it; the smaller the better."""
    worse = 0.0
    for (name, one), total in found.items():
        for point in POINTS:
            share = total[f"brier {point}"] / max(total[f"prior {point}"], 1e-9)
            worse += 0.075 * share + 20 * max(0.0, share - 0.98)
        off = sum(abs(total[f"bin {i} said"] - total[f"bin {i} true"]) for i in range(BINS))
        worse += 8 * max(0.0, off / sum(total[f"bin {i}"] for i in range(BINS)) - 0.03)
        worse += 10 * max(0.0, 0.93 - (total["sure true"] + 20) / (total["sure"] + 20))
        condemned = total["condemned"] / total["innocents"]
        worse += (40 if name == "beginner" else 10) * max(0.0, condemned - (0.015 if name == "beginner" else 0.03))
        if name == "sleeper" and one:
            worse += 40 * max(0.0, total["wrong as saboteur"] / total["as saboteur"] - 0.025)
    return worse


def data_for(table: Table, model: Model) -> Data:
    """Rounds of all kinds, to which beliefs are fitted."""
    bot, found = table.person(BOT, model), {}
    for name, one in (*((name, False) for name in CHARACTERS), *((name, True) for name in ALONE)):
        own = table.person(name, model)
        people = [own, *[bot if one else own] * (table.players - 1)]
        found[name, one] = [
            (this.copy(), kept(seen, turns), turns)
            for this, seen, turns in table.rounds(people, model.style, ROUNDS[table.players])
        ]
    return found


def fit_beliefs(seconds: float, table: Table) -> Model:
    """Counts habits, and searches for shares and trust."""
    model = table.now()
    for _ in range(2):
        model = model._replace(habits=table.counted(model, 300))
    data, size = data_for(table, model), 2 * len(CHARACTERS)

    def read(place: Floats) -> Model:
        shares = np.exp(place[:size]).reshape(2, -1)
        return model._replace(shares=shares / shares.sum(axis=1, keepdims=True), trust=np.exp(place[size:]))

    def tried(place: Floats) -> float:
        # Not far from where it began: otherwise it learns the rounds by heart, and fails with people it has not seen.
        worse, style = NEAR * float(((place - first) ** 2).sum()), read(place).style
        return worse + regret({kind: judged(played, style, kind[1]) for kind, played in data.items()})

    first = np.log(np.concatenate([model.shares.ravel(), model.trust]))
    scale = np.append(np.ones(size), [0.3] * len(model.trust))
    best, least, width, begun, steps = first, tried(first), 0.3, monotonic(), 0
    start = least
    while monotonic() - begun < seconds:
        place = best + width * scale * table.rng.standard_normal(len(best))
        if (worse := tried(place)) < least:
            best, least, width = place, worse, 1.5 * width
        else:
            width = max(0.05, 0.92 * width)
        steps += 1
    print(f"beliefs of {table.players}: {steps} steps, regret {start:.2f} -> {least:.2f}", flush=True)
    return read(best)


# Weights


class Measured(NamedTuple):
    """How bots did at some tables, in shares."""

    won: float
    """By the saboteurs."""
    second: float
    """Saboteurs of whom everybody knew by their second turn."""
    third: float
    known: float
    """Turns in which everybody knew all roles."""
    hurt: float
    """Innocent beginners among bots whose tools diggers broke."""


def measured(table: Table, model: Model, rounds: int, beginners: int, seed: int) -> Measured:
    """Plays some rounds of bots, and some with one beginner."""
    table.py.seed(seed)
    bot, style, won, when = table.person(BOT, model), model.style, 0, []
    known, played = 0, 0
    for this, seen, turns in table.rounds([bot] * table.players, style, rounds):
        won += this.reacher < 0
        public = seen.public[:turns, : table.players]
        known += int(((public >= SURE) | (public <= 1 - SURE)).all(axis=1).sum())
        played += turns
        own = np.cumsum(np.eye(SEATS, dtype=np.int64)[seen.traces.seats[:turns]], axis=0)
        for seat in np.flatnonzero(this.roles[: table.players]):
            sure = np.flatnonzero(public[1:, seat] >= SURE)
            when.append(own[sure[0], seat] if len(sure) else LASTING_DOUBT)
    hurt = innocent = 0
    for this, seen, turns in table.rounds([character("beginner"), *[bot] * (table.players - 1)], style, beginners):
        if not this.roles[0]:
            innocent += 1
            actions, trace = seen.actions[:turns], seen.traces
            on_him = (actions >= BREAK) & (actions < FIX) & (trace.targets[:turns] == 0)
            hurt += bool((this.roles[trace.seats[:turns][on_him]] == 0).any())
    found = np.array(when)
    return Measured(
        won / rounds, float((found <= 2).mean()), float((found <= 3).mean()), known / played, hurt / max(innocent, 1)
    )


def wanted(table: Table, model: Model, seed: int) -> Floats:
    """How well the diggers do, and how well the saboteurs."""
    found = measured(table, model, TRIED, BEGINNERS, seed)
    exposed = max(0.0, found.second - 0.33) + max(0.0, found.third - 0.44) + max(0.0, found.known - 0.36)
    return np.array([-found.won - 2 * max(0.0, found.hurt - 0.025), found.won - exposed])


def fit_weights(table: Table, seconds: float) -> Model:
    """Improves the weights of both sides for some time."""
    model = table.now()
    lasting, begun, step = np.zeros_like(model.weights), monotonic(), 0
    while (left := 1 - (monotonic() - begun) / seconds) > 0:
        direction = np.zeros_like(model.weights)
        for _ in range(PAIRS):
            way, seed = table.rng.standard_normal(model.weights.shape), int(table.rng.integers(1 << 40))
            more, less = (
                wanted(table, model._replace(weights=model.weights + sign * MOVED * SCALE * way), seed)
                for sign in (1, -1)
            )
            direction += (more - less)[:, None] * way
        lasting = LASTING * lasting + (1 - LASTING) * unit(direction)
        model = model._replace(weights=model.weights + STEP * (0.2 + 0.8 * left) * SCALE * unit(lasting))
        step += 1
        if step % 4 == 0:
            model = model._replace(habits=table.counted(model, 120))
        if step % 8 == 0:
            told = " ".join(f"{number:.3f}" for number in measured(table, model, 500, 300, 5))
            print(table.players, step, told, flush=True)
    return model._replace(habits=table.counted(model, 300))


def unit(direction: Floats) -> Floats:
    """The direction of each side, with length 1."""
    length: Floats = np.linalg.norm(direction, axis=-1, keepdims=True)
    return direction / np.maximum(length, 1e-9)


def main(arguments: Sequence[str]) -> None:
    what, seconds = arguments[0], float(arguments[1])
    chosen = [int(number) for number in arguments[2:]] or PLAYERS
    tables = [Table(players) for players in PLAYERS]
    if what == "beliefs":
        with ProcessPoolExecutor(len(tables), get_context("spawn")) as pool:
            models = list(pool.map(partial(fit_beliefs, seconds), tables))
    else:
        models = [fit_weights(table, seconds) if table.players in chosen else table.now() for table in tables]
    fitted_file.write(
        CHARACTERS,
        np.stack([model.weights for model in models]),
        np.stack([model.habits for model in models]),
        np.stack([model.shares for model in models]),
        np.stack([model.trust for model in models]),
    )


if __name__ == "__main__":
    main(sys.argv[1:])
