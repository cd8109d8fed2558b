"""Duplicate deals of Die sieben Siegel inside the simulator: the policy against a compiled copy of the apprentice.

``python -m tools.siegel_duel`` prints, for 3 to 5 players and both ways round, how many penalty points a round the
candidate has more than the others in the same seats of the same deals, and both averages. ``FILE`` names other numbers
than those that are there. What is stated elsewhere comes from the arena; this is for fitting.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.policy import decide
from kartentisch.games.siegel.players.strength import Numbers
from kartentisch.games.siegel.simulator import (
    ACTIONS,
    BEST,
    BITS,
    COLOURS,
    DONE,
    HANDS,
    KINDS,
    LAID,
    LAST,
    LED,
    MIDDLE,
    OVER,
    PHASE,
    PLAY,
    PLAYED,
    PLAYERS,
    PREDICT,
    RED,
    SEALS,
    SEATS,
    TAKE,
    TAKE_FROM,
    TURN,
    UNCOMPENSATED,
    VALUES,
    WHITE,
    Rng,
    Round,
    apply,
    deal,
    legal,
    points,
    random_action,
    top,
)
from kartentisch.games.siegel.state import Config

_HIGHEST = np.array([0, 0, 0, 9, 12, 15], dtype=np.int64)
_ANY = 99


@compiled
def apprentice(this: Round, actions: NDArray[np.int64]) -> int:
    """What `players.apprentice` does, a prediction step by step."""
    count = legal(this, actions)
    if this[PHASE] == PREDICT:
        return _prediction(this)
    if this[PHASE] != PLAY:
        return int(actions[0])
    me = this[TURN]
    seals = SEALS + me * KINDS
    if this[LAID] == 0:
        for colour in range(COLOURS):
            hand = this[HANDS + me * COLOURS + colour]
            if hand and (this[seals + colour] or this[seals + WHITE]):
                theirs = ((1 << _HIGHEST[this[PLAYERS]]) - 1) & ~hand & ~this[PLAYED + colour]
                if hand > theirs:
                    return colour * VALUES + top(hand)
        return _pick(this, actions, count, 0, _ANY, True)
    led, best = this[LED], this[BEST]
    by = led if this[HANDS + me * COLOURS + led] else RED
    if this[seals + led] or this[seals + WHITE] or (by == RED and this[seals + RED]):
        last = this[LAID] == this[PLAYERS] - 1
        card = _pick(this, actions, count, best + 1, _ANY, last)
    else:
        card = _pick(this, actions, count, 0, best, False)
    return card if card >= 0 else _pick(this, actions, count, 0, _ANY, True)


@compiled
def _pick(this: Round, actions: NDArray[np.int64], count: int, least: int, most: int, low: bool) -> int:
    """The lowest or highest of the cards whose strength in this trick lies between, or -1."""
    found, best = -1, 0
    for i in range(count):
        card = actions[i]
        colour = card // VALUES
        value = card - colour * VALUES + 1
        led = this[LED] if this[LAID] else colour
        strength = VALUES + value if colour == RED else value if colour == led else 0
        if least <= strength <= most and (found < 0 or (value < best if low else value > best)):
            found, best = card, value
    return found


@compiled
def _prediction(this: Round) -> int:
    """A seal for each of the first five high cards; what cannot be had is left out."""
    me, players = this[TURN], this[PLAYERS]
    total = 0
    for colour in range(COLOURS):
        total += this[SEALS + me * KINDS + colour]
    if total >= 5:
        return DONE
    for colour in range(max(this[LAST], 0), COLOURS):
        count = 4 if colour == RED else 2
        high = BITS[this[HANDS + me * COLOURS + colour] >> (_HIGHEST[players] - count)]
        if this[SEALS + me * KINDS + colour] >= high:
            continue
        if this[MIDDLE + colour]:
            return TAKE + colour
        if this[MIDDLE + WHITE] or this[UNCOMPENSATED]:
            for step in range(1, players):
                seat = (me + step) % players
                if this[SEALS + seat * KINDS + colour]:
                    return int(TAKE_FROM + colour * SEATS + seat)
    return DONE


# Who may sit at the table
POLICY, APPRENTICE, RANDOM, KNOWN = range(4)
"""POLICY: with the numbers in hand; KNOWN: with those that are there."""


@compiled
def play_out(this: Round, actions: NDArray[np.int64], weights: Numbers, sitting: int, rng: Rng) -> None:
    """Plays the round to its end; two bits a seat say who sits there."""
    while this[PHASE] != OVER:
        who = sitting >> 2 * this[TURN] & 3
        if who == POLICY:
            action = decide(this, actions, weights)
        elif who == APPRENTICE:
            action = apprentice(this, actions)
        elif who == RANDOM:
            action = random_action(this, rng, actions)
        else:
            action = decide(this, actions, WEIGHTS)
        apply(this, action)


@compiled
def duel(this: Round, seed: int, deals: int, weights: Numbers, one: int, rest: int) -> NDArray[np.float64]:
    """For each deal: what `one` costs on average over the seats, and what `rest` costs there in its place."""
    actions = np.empty(ACTIONS, dtype=np.int64)
    rng = np.array([seed], dtype=np.uint64)
    chance = np.array([seed + 1], dtype=np.uint64)
    players = this[PLAYERS]
    found = np.zeros((deals, 2))
    everywhere = 0
    for seat in range(players):
        everywhere |= rest << 2 * seat
    for number in range(deals):
        deal(this, rng, number % players)
        start = this.copy()
        for seat in range(-1, players):
            sitting = everywhere
            if seat >= 0:
                this[:] = start
                sitting = (everywhere & ~(3 << 2 * seat)) | one << 2 * seat
            play_out(this, actions, weights, sitting, chance)
            if seat >= 0:
                found[number, 0] += points(this, seat) / players
            else:
                for other in range(players):
                    found[number, 1] += points(this, other) / players
    return found


def compare(players: int, deals: int, weights: Numbers, one: int, rest: int, seed: int = 77) -> str:
    """The difference with its interval of 95 %, and both averages."""
    found = duel(bridge.table(Config(players)), seed, deals, weights, one, rest)
    more = found[:, 0] - found[:, 1]
    mine, theirs = found.mean(axis=0)
    return f"{more.mean():+.3f} ± {1.96 * more.std() / len(more) ** 0.5:.3f} ({mine:.2f} {theirs:.2f})"


def main() -> None:
    """Prints the table."""
    weights = np.load(sys.argv[1]) if len(sys.argv) > 1 else WEIGHTS.copy()
    for players in (3, 4, 5):
        for other, name in ((APPRENTICE, "apprentice"), (RANDOM, "random"), (KNOWN, "known")):
            print(players, f"policy among {name}", compare(players, 1200, weights, POLICY, other), flush=True)
            print(players, f"{name} among policy", compare(players, 1200, weights, other, POLICY), flush=True)


if __name__ == "__main__":
    main()
