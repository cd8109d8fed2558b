"""What the rounds tell: every number of docs/insights.md, with its interval over deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kartentisch.games.siegel.cards import HIGHEST, RED
from kartentisch.research.resampling import generator, interval, sums
from tools.insights.rounds import NONE, Bools, Ints, Rounds, deals, played

SEED = 2026
ROUNDS = 3_000
"""Deals for each number of players: decided beforehand."""
BASES = (4, 5)
MOST_SEALS = 8
_CARD_RESAMPLES = 300
_DIGITS = 4

Values = NDArray[np.float64]
Estimate = dict[str, float]


def estimate(total: NDArray[Any], number: NDArray[Any] | None = None, seed: str = "") -> Estimate:
    """An average with its 95 % interval over deals: of `total` over `number`, which is 1 everywhere if not given."""
    parts = np.ones(len(total)) if number is None else np.asarray(number, float)
    columns = np.stack([np.asarray(total, float), parts], axis=1)
    drawn = sums(columns, f"{SEED}/{seed}")
    low, high = interval(drawn[:, 0] / np.maximum(drawn[:, 1], 1e-9))
    value = columns[:, 0].sum() / max(columns[:, 1].sum(), 1e-9)
    return {"value": _round(value), "low": _round(low), "high": _round(high)}


def _round(number: float) -> float:
    return round(float(number), _DIGITS) + 0.0


def all_of(players: int, rounds: int = ROUNDS) -> dict[str, Any]:
    """Everything about the game with so many players."""
    chances = deals(SEED + players, rounds)
    plain = {base: played(players, base, chances) for base in BASES}
    usual = plain[BASES[0]]
    return {
        "seats": seats(usual),
        "saboteur": {str(base): saboteur(players, base, chances, plain[base]) for base in BASES},
        "cards": cards(players, usual),
        "seals": seals(usual),
        "robbing": robbing(players, chances, usual),
        "pact": pact(players, chances, usual),
    }


def places(rounds: Rounds) -> Ints:
    """By round and seat: 0 for the seat that began, 1 for its left neighbour and so on."""
    players = rounds.points.shape[1]
    found: Ints = (np.arange(players)[None] - rounds.first[:, None]) % players
    return found


def _at(values: NDArray[Any], seats: Ints) -> NDArray[Any]:
    found: NDArray[Any] = values[np.arange(len(seats)), seats]
    return found


def seats(rounds: Rounds) -> list[dict[str, Estimate]]:
    """Points, and margin, of each seat, counted from whoever begins."""
    place = places(rounds)
    return [
        {
            "points": estimate((rounds.points * (place == at)).sum(axis=1)),
            "margin": estimate((rounds.margins * (place == at)).sum(axis=1)),
            "saboteur": estimate((_at(place, rounds.saboteur) == at) & (rounds.saboteur != NONE)),
        }
        for at in range(rounds.points.shape[1])
    ]


def saboteur(players: int, base: int, chances: NDArray[np.uint64], rounds: Rounds) -> dict[str, Estimate]:
    """How often he is taken, how he does, and what whoever takes him would have had without him, in the same deals."""
    there = np.flatnonzero(rounds.saboteur != NONE)
    who = rounds.saboteur[there]
    never = np.zeros((len(there), players), np.bool_)
    never[np.arange(len(there)), who] = True
    without = played(players, base, chances[there], no_saboteur=never)
    return {
        "taken": estimate(rounds.saboteur != NONE),
        "points": estimate(_at(rounds.points[there], who)),
        "margin": estimate(_at(rounds.margins[there], who)),
        "gain": estimate(_at(without.margins, who) - _at(rounds.margins[there], who)),
        "gain_points": estimate(_at(without.points, who) - _at(rounds.points[there], who)),
        "all": estimate(rounds.points.mean(axis=1)),
    }


def cards(players: int, rounds: Rounds) -> dict[str, list[Estimate]]:
    """How many seals each card is worth to whoever predicts: by least squares over hands, red and other colours.

    Every hand has 15 cards, so that their worths add up to the seals that are taken.
    """
    values = HIGHEST[players]
    held = np.concatenate(
        [rounds.hands[:, :, RED, :values], rounds.hands[:, :, RED + 1 :, :values].sum(axis=2)], axis=2
    )
    counts = _predicting(rounds)[..., None]
    held, taken = held * counts, rounds.seals.sum(axis=2)[..., None] * counts
    square, right = (
        np.einsum("rsa,rsb->rab", held, held, dtype=float),
        np.einsum("rsa,rsb->rab", held, taken, dtype=float),
    )
    number = len(square)
    flat = np.concatenate([square.reshape(number, -1), right.reshape(number, -1)], axis=1)
    drawn = generator(f"{SEED}/cards").multinomial(number, np.full(number, 1 / number), size=_CARD_RESAMPLES) @ flat
    found = _solved(flat.sum(axis=0)[None], 2 * values)[0]
    lows, highs = np.percentile(_solved(drawn, 2 * values), [2.5, 97.5], axis=0)
    told = [
        {"value": _round(value), "low": _round(low), "high": _round(high)}
        for value, low, high in zip(found, lows, highs, strict=True)
    ]
    return {"red": told[:values], "other": told[values:]}


def _solved(flat: Values, size: int) -> Values:
    squares, rights = flat[:, : size * size].reshape(-1, size, size), flat[:, size * size :]
    return np.linalg.solve(squares, rights[..., None])[..., 0].astype(np.float64)


def _predicting(rounds: Rounds) -> Bools:
    """By round and seat: everybody but the saboteur."""
    found: Bools = np.arange(rounds.points.shape[1])[None] != rounds.saboteur[:, None]
    return found


def seals(rounds: Rounds) -> dict[str, Any]:
    """How many seals are taken in a prediction, and how often it comes out exactly."""
    predicting, taken = _predicting(rounds), rounds.seals.sum(axis=2)
    number = predicting.sum(axis=1)
    place = places(rounds)
    warned = predicting & (rounds.saboteur != NONE)[:, None] & (place > _at(place, rounds.saboteur)[:, None])
    counted = np.minimum(taken, MOST_SEALS)
    return {
        "mean": estimate((taken * predicting).sum(axis=1), number),
        "shares": [estimate(((counted == many) & predicting).sum(axis=1), number) for many in range(MOST_SEALS + 1)],
        "red": estimate((rounds.seals[:, :, RED] * predicting).sum(axis=1), number),
        "warned": estimate((taken * warned).sum(axis=1), warned.sum(axis=1)),
        "unwarned": estimate((taken * (predicting & ~warned)).sum(axis=1), (predicting & ~warned).sum(axis=1)),
        "table": estimate(taken.sum(axis=1)),
        "exact": estimate(((rounds.points == 0) & predicting).sum(axis=1), number),
    }


def robbing(players: int, chances: NDArray[np.uint64], rounds: Rounds) -> dict[str, Any]:
    """What the first who takes another's seal gains by it: the same deals, in which he may take none."""
    there = np.flatnonzero(rounds.robber != NONE)
    who, victim = rounds.robber[there], rounds.robbed[there]
    never = np.zeros((len(there), players), np.bool_)
    never[np.arange(len(there)), who] = True
    without = played(players, BASES[0], chances[there], no_robbing=never)
    gain = _at(without.margins, who) - _at(rounds.margins[there], who)
    own = _at(without.points, who) - _at(rounds.points[there], who)
    hurt = _at(rounds.points[there], victim) - _at(without.points, victim)
    red = rounds.robbed_colour[there] == RED
    place, known = places(rounds)[there], rounds.saboteur[there]
    warned = (known != NONE) & (_at(place, known) < _at(place, who))
    kinds: Mapping[str, Bools] = {
        "all": np.ones(len(there), np.bool_),
        "red": red,
        "other": ~red,
        "saboteur": warned,
        "none": ~warned,
    }
    return {
        "rounds": estimate(rounds.robber != NONE),
        "kinds": {
            name: {
                "cases": int(which.sum()),
                "gain": estimate(gain[which]),
                "points": estimate(own[which]),
                "victim": estimate(hurt[which]),
            }
            for name, which in kinds.items()
            if which.sum() > 1
        },
    }


def pact(players: int, chances: NDArray[np.uint64], usual: Rounds) -> dict[str, Estimate]:
    """Everybody agrees to leave the saboteur and others' seals alone; then one seat alone does as it likes."""
    number = len(chances)
    keep = np.ones((number, players), np.bool_)
    kept = played(players, BASES[0], chances, no_saboteur=keep, no_robbing=keep)
    breaker = np.arange(number) % players
    broken = keep.copy()
    broken[np.arange(number), breaker] = False
    one = played(players, BASES[0], chances, no_saboteur=broken, no_robbing=broken)
    others = (one.points.sum(axis=1) - _at(one.points, breaker)) / (players - 1)
    return {
        "without": estimate(usual.points.mean(axis=1)),
        "kept": estimate(kept.points.mean(axis=1)),
        "breaker": estimate(_at(one.points, breaker)),
        "others": estimate(others),
        "gain": estimate(_at(kept.margins, breaker) - _at(one.margins, breaker)),
        "breaks": estimate(one.saboteur != NONE),
    }
