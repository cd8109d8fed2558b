"""Duplicate deals of Die sieben Siegel inside the simulator: the policy against a compiled copy of the apprentice.

``python -m tools.siegel_duel`` prints, for 3 to 5 players and both ways round, how many penalty points a round the
candidate has more than the others in the same seats of the same deals, and both averages. ``FILE`` has other weights
than the present ones. Figures stated elsewhere come from the arena; this is for fitting.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.actions import DONE, GIVE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import RED, SEATS, VALUES, WHITE
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.policy import Desk, decide, new_desk
from kartentisch.games.siegel.players.strength import Floats
from kartentisch.games.siegel.round import (
    COLOURS,
    DECK,
    HALF,
    OVER,
    PLAY,
    PREDICT,
    Round,
    Rounds,
    count,
    held,
    lowest,
    new_rounds,
    power_to_beat,
    size,
    suit,
    unsettled,
)
from kartentisch.games.siegel.simulator import Rng, apply, deal, legal, points, random_action
from kartentisch.games.siegel.state import Config

_ANY = 99


@compiled
def apprentice(this: Round) -> int:
    """What `players.apprentice` does, a prediction step by step."""
    if this.phase == PREDICT:
        return _prediction(this)
    if this.phase != PLAY:
        return _hand_back(this)
    me = this.turn
    if this.laid == 0:
        for colour in range(COLOURS):
            hand = suit(this.hands[me], colour)
            if hand and (held(this, me, colour) or held(this, me, WHITE)):
                theirs = DECK[this.players] & ~hand & ~suit(this.played, colour)
                if hand > theirs:
                    return colour * VALUES + size(_filled(hand)) - 1
        return _pick(this, 0, _ANY, True)
    led, best = this.led, power_to_beat(this)
    by = led if suit(this.hands[me], led) else RED
    if held(this, me, led) or held(this, me, WHITE) or (by == RED and held(this, me, RED)):
        card = _pick(this, best + 1, _ANY, this.laid == this.players - 1)
    else:
        card = _pick(this, 0, best, False)
    return card if card >= 0 else _pick(this, 0, _ANY, True)


@compiled
def _filled(cards: int) -> int:
    """All bits up to the highest one of a colour."""
    for shift in (1, 2, 4, 8):
        cards |= cards >> shift
    return cards


@compiled
def _hand_back(this: Round) -> int:
    """The led colour, else red, else white."""
    high = legal(this)[1]
    led = GIVE + this.led
    return led if high >> led - HALF & 1 else HALF + lowest(high)


@compiled
def _pick(this: Round, least: int, most: int, low: bool) -> int:
    """The lowest or highest of the cards whose strength in this trick lies between, or -1."""
    found, best = -1, 0
    cards = legal(this)
    for half in range(2):
        rest = cards[half]
        while rest:
            card = half * HALF + lowest(rest)
            rest &= rest - 1
            colour = card // VALUES
            value = card - colour * VALUES + 1
            led = this.led if this.laid else colour
            strength = VALUES + value if colour == RED else value if colour == led else 0
            if least <= strength <= most and (found < 0 or (value < best if low else value > best)):
                found, best = card, value
    return found


@compiled
def _prediction(this: Round) -> int:
    """A seal for each of the first five high cards; what cannot be had is left out."""
    me, players = this.turn, this.players
    if unsettled(this.seals[me]) - held(this, me, WHITE) >= 5:
        return DONE
    for colour in range(max(this.last, 0), COLOURS):
        high = size(suit(this.hands[me], colour) >> size(DECK[players]) - (4 if colour == RED else 2))
        if held(this, me, colour) >= high:
            continue
        if count(this.middle, colour):
            return TAKE + colour
        if count(this.middle, WHITE) or this.uncompensated:
            for step in range(1, players):
                seat = (me + step) % players
                if held(this, seat, colour):
                    return TAKE_FROM + colour * SEATS + seat
    return DONE


# Who may sit at the table
POLICY, APPRENTICE, RANDOM, KNOWN = range(4)
"""The players: POLICY has the weights that are being fitted, KNOWN those of `fitted`."""


@compiled
def play_out(this: Round, weights: Floats, sitting: int, rng: Rng, desk: Desk) -> None:
    """Plays the round to its end; two bits a seat say who sits there."""
    while this.phase != OVER:
        who = sitting >> 2 * this.turn & 3
        if who == POLICY:
            action = decide(this, weights, desk)
        elif who == APPRENTICE:
            action = apprentice(this)
        elif who == RANDOM:
            action = random_action(this, rng)
        else:
            action = decide(this, WEIGHTS, desk)
        apply(this, action)


@compiled
def duel(rounds: Rounds, seed: int, deals: int, weights: Floats, one: int, rest: int) -> NDArray[np.float64]:
    """For each deal: the mean cost of `one` over the seats, and that of `rest` in the same seats.

    The first of the rounds has the players and options; the second is work space.
    """
    rng = np.array([seed], dtype=np.uint64)
    chance = np.array([seed + 1], dtype=np.uint64)
    start, players, desk = rounds[0], rounds[0].players, new_desk()
    found = np.zeros((deals, 2))
    everywhere = 0
    for seat in range(players):
        everywhere |= rest << 2 * seat
    for number in range(deals):
        deal(start, rng, number % players)
        for seat in range(-1, players):
            sitting = everywhere
            if seat >= 0:
                sitting = (everywhere & ~(3 << 2 * seat)) | one << 2 * seat
            rounds[1] = start
            this = rounds[1]
            play_out(this, weights, sitting, chance, desk)
            if seat >= 0:
                found[number, 0] += points(this, seat) / players
            else:
                for other in range(players):
                    found[number, 1] += points(this, other) / players
    return found


def compare(players: int, deals: int, weights: Floats, one: int, rest: int, seed: int = 77) -> str:
    """The difference with its interval of 95 %, and both averages."""
    rounds = new_rounds(2)
    rounds[0] = bridge.table(Config(players))
    found = duel(rounds, seed, deals, weights, one, rest)
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
