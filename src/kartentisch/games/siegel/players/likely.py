"""Deals that are likely after what the others predicted and played: random walks over all deals that are possible.

A step swaps two cards between two of the others. It is kept more often the better the two seats' decisions so far fit
their new hands: how far their seals are from what the policy would take, and how often it would have played otherwise.
Other players are not the policy, so nothing is ruled out by it.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.players.dealing import count, draw, new_plan
from kartentisch.games.siegel.players.policy import policy
from kartentisch.games.siegel.simulator import (
    ACTIONS,
    BITS,
    COLOURS,
    DONE,
    HANDS,
    KINDS,
    PHASE,
    PLAYERS,
    PREDICT,
    SABOTAGE,
    SEALS,
    SEATS,
    SIZE,
    TAKE,
    TAKE_FROM,
    TURN,
    VALUES,
    VOIDS,
    Rng,
    Round,
    apply,
    below,
    nth,
)

SEAL_OFF, SABOTEUR_OFF, PLAY_OFF = 1.5, 3.0, 2.5
"""What it costs, as a logarithm of likelihood, where the policy would have taken a seal more or less of a colour, would
(not) have become the saboteur, would have played another card."""
_RANGE = 1 << 30
_ROUNDING = 1e-9


class Past(NamedTuple):
    """A round so far: the decisions, the moments before each, and the seals (last: the saboteur) that a seat took."""

    history: NDArray[np.int64]
    moments: NDArray[np.int64]
    wanted: NDArray[np.int64]


class Walks(NamedTuple):
    """Some walks: where each stands, and how well each seat's decisions fit its hand there."""

    deals: NDArray[np.int64]
    fits: NDArray[np.float64]


@compiled
def recall(start: Round, history: NDArray[np.int64]) -> tuple[Round, Past]:
    """Plays the round so far again; of the others `start` holds the cards that they have played by now, no more."""
    past = Past(history, np.empty((len(history), SIZE), dtype=np.int64), np.zeros((SEATS, KINDS), dtype=np.int64))
    this = start.copy()
    for i in range(len(history)):
        past.moments[i] = this
        action = history[i]
        if action == SABOTAGE:
            past.wanted[this[TURN], COLOURS] = 1
        elif TAKE <= action < TAKE_FROM:
            past.wanted[this[TURN], action - TAKE] += 1
        elif TAKE_FROM <= action < DONE:
            past.wanted[this[TURN], (action - TAKE_FROM) // SEATS] += 1
        apply(this, action)
    return this, past


@compiled
def likelihood(seat: int, deal: Round, past: Past, least: float, scratch: Round, actions: NDArray[np.int64]) -> float:
    """How well what a seat did fits the hand that it holds in `deal`, as a logarithm.

    Once it is below `least` nobody wants to know how far.
    """
    cost = 0.0
    mine = HANDS + seat * COLOURS
    predicted = False
    for i in range(len(past.history)):
        predicting = past.moments[i, PHASE] == PREDICT
        if past.moments[i, TURN] != seat or (predicting and predicted):
            continue
        if -cost < least - _ROUNDING:
            break
        scratch[:] = past.moments[i]
        for colour in range(COLOURS):  # what it holds now, and what it has played since
            scratch[mine + colour] |= deal[mine + colour]
        action = policy(scratch, actions)
        if not predicting:
            if action != past.history[i]:
                cost += PLAY_OFF
            continue
        predicted = True
        while action not in (DONE, SABOTAGE):
            apply(scratch, action)
            action = policy(scratch, actions)
        if (action == SABOTAGE) != (past.wanted[seat, COLOURS] == 1):
            cost += SABOTEUR_OFF
        else:
            for colour in range(COLOURS):
                cost += SEAL_OFF * abs(scratch[SEALS + seat * KINDS + colour] - past.wanted[seat, colour])
    return -cost


@compiled
def set_out(this: Round, me: int, number: int, rng: Rng) -> Walks:
    """Begins walks, each at a deal of its own that seat `me` holds possible."""
    walks = Walks(np.empty((number, SIZE), dtype=np.int64), np.full((number, SEATS), np.nan))
    plan = new_plan()
    ways = count(this, me, plan)
    for n in range(number):
        walks.deals[n] = this
        draw(walks.deals[n], plan, ways, rng)
    return walks


@compiled
def walk(walks: Walks, me: int, past: Past, steps: int, rng: Rng, hands: NDArray[np.int64]) -> int:
    """Fills `hands` from the walks in turn, each after so many steps; tells how many steps were kept."""
    players = walks.deals[0, PLAYERS]
    scratch, actions = np.empty(SIZE, dtype=np.int64), np.empty(ACTIONS, dtype=np.int64)
    fit = np.zeros(SEATS)
    seats = np.empty(2, dtype=np.int64)
    kept = 0
    for number in range(len(hands)):
        n = number % len(walks.deals)
        this, fits = walks.deals[n], walks.fits[n]
        for step in range(-1, steps):
            # Before the first step of all it is seen how well the deal fits.
            first, a, b = step < 0, 0, 0
            if first and not np.isnan(fits[0]):
                continue
            if not first:
                _pair(seats, players, me, rng)
                a, b = _any_card(this, seats[0], rng), _any_card(this, seats[1], rng)
                if a < 0 or b < 0:
                    continue
                if this[VOIDS + seats[1]] >> (a // VALUES) & 1 or this[VOIDS + seats[0]] >> (b // VALUES) & 1:
                    continue
                _swap(this, seats[0], seats[1], a, b)
            # The draw comes before the looking, so that it can end as soon as the step is lost.
            least = -np.inf
            if not first:
                least = fits[seats[0]] + fits[seats[1]] + log((below(rng, _RANGE) + 1) / _RANGE)
            for seat in range(players):
                fit[seat] = 0.0 if first else fits[seat]
                if seat != me and (first or seat == seats[0] or seat == seats[1]):
                    fit[seat] = likelihood(seat, this, past, least, scratch, actions)
                    least -= fit[seat]
            if first or least <= _ROUNDING:
                fits[:] = fit
                kept += not first
            else:
                _swap(this, seats[0], seats[1], a, b)
        hands[number] = this[HANDS:SEALS]
    return kept


@compiled
def _pair(seats: NDArray[np.int64], players: int, me: int, rng: Rng) -> None:
    """Two of the others at random."""
    one, other = below(rng, players - 1), below(rng, players - 2)
    other += other >= one
    seats[0], seats[1] = one + (one >= me), other + (other >= me)


@compiled
def _any_card(this: Round, seat: int, rng: Rng) -> int:
    """One of a seat's cards at random, or -1 where it has none."""
    hand = HANDS + seat * COLOURS
    held = 0
    for colour in range(COLOURS):
        held += int(BITS[this[hand + colour]])
    if held == 0:
        return -1
    n = below(rng, held)
    colour = 0
    while n >= BITS[this[hand + colour]]:
        n -= int(BITS[this[hand + colour]])
        colour += 1
    return colour * VALUES + nth(this[hand + colour], n)


@compiled
def _swap(this: Round, one: int, other: int, a: int, b: int) -> None:
    """Card a of one seat for card b of the other, or back."""
    for seat in (one, other):
        this[HANDS + seat * COLOURS + a // VALUES] ^= 1 << a % VALUES
        this[HANDS + seat * COLOURS + b // VALUES] ^= 1 << b % VALUES
