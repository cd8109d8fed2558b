"""What is counted in one round of Saboteur: what everybody believed, when saboteurs were found out, and what was done.

A round becomes a row of numbers with names. Every figure is a sum over rounds of one number by a sum of another, so
that its interval follows from drawing rounds with replacement.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, FIX, LOOK
from kartentisch.games.saboteur.cards import DEAD, DECK
from kartentisch.games.saboteur.players import watched
from kartentisch.games.saboteur.players.conduct import CLEAR_GAIN
from kartentisch.games.saboteur.players.watched import Log
from kartentisch.games.saboteur.players.weights import Floats, Style
from kartentisch.games.saboteur.simulator.position import SEATS, Position

POINTS = ("orbit 1", "orbit 2", "orbit 3", "half-time")
"""When beliefs are compared with the prior."""
SURE = 0.9
"""What is believed this much counts as said; less than the rest of it counts as denied."""
BINS = 10
LATEST = 8
"""Own turns after which it is asked no more whether a saboteur was found out."""

cases = cache(watched.cases)


class Round(NamedTuple):
    """A round that was played, and how actions were interpreted in it."""

    this: Position
    seen: Log
    turns: int
    style: Style

    def believed(self, turns: int) -> Floats:
        """Who everybody held for a saboteur after so many turns, by observer and seat."""
        out = np.zeros((SEATS + 1, SEATS))
        players = int(self.this.players)
        watched.beliefs(cases(players), self.this, self.seen, turns, self.style, out)
        return out[:players, :players]


def counted(played: Round, *, one: bool, closely: bool) -> dict[str, float]:
    """The row of a round. `one`: the first seat alone is of the population; `closely`: each turn is looked at."""
    row: dict[str, float] = {"rounds": 1.0, "spoiled": float(played.this.reacher < 0)}
    row["with saboteurs"] = float(played.this.roles[: played.this.players].any())
    row |= beliefs(played, one=one)
    row |= dict(_deeds(played))
    row |= {"hurt": _hurt(played, one)}
    if closely:
        row |= _found(played)
    return row


def beliefs(played: Round, *, one: bool, often: bool = True) -> dict[str, float]:
    """What was believed at the `POINTS`; whether an innocent was condemned is also looked at after each orbit.

    Not so if not `often`, which is quicker.
    """
    this, turns = played.this, played.turns
    players = int(this.players)
    truth = this.roles[:players].astype(np.float64)
    others = ~np.eye(players, dtype=bool)
    prior = ((played.believed(0) - truth) ** 2)[others].sum()
    at = dict(zip(POINTS, (players, 2 * players, 3 * players, len(DECK) // 2 + 1), strict=True))
    row: dict[str, float] = {}
    worst, bins = np.zeros(players), np.zeros((BINS, 3))
    for turn in sorted({*at.values(), *(range(players, turns, players) if often else ())}):
        if turn >= turns:
            break
        told = played.believed(turn)
        worst = np.maximum(worst, np.where(truth == 0, told[truth == 0].max(axis=0), 0.0))
        for point, when in at.items():
            if when == turn:
                row |= {f"brier {point}": ((told - truth) ** 2)[others].sum(), f"prior {point}": prior}
                _add(bins, told[others], np.broadcast_to(truth, told.shape)[others])
    for i, (number, said, true) in enumerate(bins):
        row |= {f"bin {i}": number, f"bin {i} said": said, f"bin {i} true": true}
    row |= {"sure": bins[-1, 0], "sure true": bins[-1, 2]}
    condemned = worst >= SURE
    about = np.arange(players) == 0 if one else np.ones(players, dtype=bool)
    innocent = about & (truth == 0)
    row |= {"innocents": innocent.sum(), "condemned": (condemned & innocent).sum(), "wrong": float(condemned.any())}
    if one and truth[0]:
        row |= {"as saboteur": 1.0, "wrong as saboteur": float(condemned.any())}
    return row


def _hurt(played: Round, one: bool) -> float:
    """How many innocents (`one`: whether the first seat, if he is one) had a tool broken by other diggers."""
    roles, hurt = played.this.roles, set()
    for seat, target, action in _acts(played):
        if BREAK <= action < FIX and target >= 0 and not roles[seat] and not roles[target]:
            hurt.add(target)
    return float(0 in hurt if one else len(hurt))


def _add(bins: Floats, told: Floats, truth: Floats) -> None:
    place = np.minimum((told * BINS).astype(np.int64), BINS - 1)
    np.add.at(bins, place, np.stack([np.ones_like(told), told, truth], axis=1))


def _acts(played: Round) -> Iterator[tuple[int, int, int]]:
    """Who acted, on whom (-1: nobody else), and what he did."""
    trace = played.seen.traces
    for turn in range(played.turns):
        yield int(trace.seats[turn]), int(trace.targets[turn]), int(played.seen.actions[turn])


def _deeds(played: Round) -> Iterator[tuple[str, float]]:
    roles, found = played.this.roles, dict.fromkeys(DEEDS, 0.0)
    looked = False
    for turn, (seat, target, action) in enumerate(_acts(played)):
        if LOOK <= action < DISCARD and not looked:
            found["first map"] += 1
            found[f"first map {'ABC'[action - LOOK]}"] += 1
            looked = True
        if not roles[seat]:
            useful = played.seen.gains[turn] > CLEAR_GAIN
            found["could lay"] += useful
            found["discards"] += action >= DISCARD
            found["wasted"] += useful and action >= DISCARD
            continue
        found["saboteurs' turns"] += 1
        found["real paths"] += action < BREAK and not sim.tile_of(action) & DEAD
        if target >= 0:
            kind = "breaks" if action < FIX else "mends"
            found[f"{kind} a {'fellow' if roles[target] else 'digger'}"] += BREAK <= action < FALL
    yield from found.items()


DEEDS = (
    *("first map", "first map A", "first map B", "first map C", "could lay", "discards", "wasted", "saboteurs' turns"),
    *("real paths", "breaks a digger", "breaks a fellow", "mends a digger", "mends a fellow"),
)


def _found(played: Round) -> dict[str, float]:
    """After how many own turns the diggers on average, and the first of them, believed it of each saboteur."""
    this, players = played.this, int(played.this.players)
    truth = this.roles[:players] == 1
    own, known = np.zeros(players, dtype=np.int64), 0
    when: Mapping[str, NDArray[np.int64]] = {
        "all": np.full(players, LATEST + 1),
        "one": np.full(players, LATEST + 1),
    }
    for turn, (seat, _, _) in enumerate(_acts(played)):
        told = played.believed(turn)
        others = np.delete(told[seat], seat)
        known += bool(((others >= SURE) | (others <= 1 - SURE)).all())
        for by, believed in (("all", told[~truth].mean(axis=0)), ("one", told[~truth].max(axis=0))):
            when[by][:] = np.where((believed >= SURE) & (when[by] > LATEST), own, when[by])
        own[seat] += 1
    row = {"saboteurs": float(truth.sum()), "turns": float(played.turns), "all known": float(known)}
    for by, turns in when.items():
        row |= {f"found by {by} {n}": float((turns[truth] <= n).sum()) for n in range(1, LATEST + 1)}
    return row
