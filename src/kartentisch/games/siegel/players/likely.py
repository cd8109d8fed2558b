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
from kartentisch.games.siegel.actions import DONE, SABOTAGE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import COLOUR_OF, SEATS
from kartentisch.games.siegel.players.dealing import draw, possible_deals
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.policy import Desk, decide, new_desk
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    PREDICT,
    Round,
    Rounds,
    held,
    lacks,
    new_rounds,
    nth,
    put,
    size,
)
from kartentisch.games.siegel.simulator import Rng, apply, below

SEAL_OFF, SABOTEUR_OFF, PLAY_OFF = 1.5, 3.0, 2.5
"""What it costs, as a logarithm of likelihood, where the policy would have taken a seal more or less of a colour, would
(not) have become the saboteur, would have played another card."""
_RANGE = 1 << 30
_ROUNDING = 1e-9
_COLOUR_OF = np.array(COLOUR_OF, dtype=np.int64)


class Past(NamedTuple):
    """A round so far."""

    history: NDArray[np.int64]
    """All decisions, as actions."""
    moments: Rounds
    """The round before each of them."""
    wanted: NDArray[np.int64]
    """``wanted[seat, colour]``: the seals that a seat took; after the colours, 1 for the saboteur."""


class Walks(NamedTuple):
    """Several walks at once."""

    deals: Rounds
    """Where each of them stands."""
    fits: NDArray[np.float64]
    """``fits[walk, seat]``: how well the decisions of a seat fit its hand there; not a number before the first look."""


def recall(start: Round, history: NDArray[np.int64]) -> tuple[Round, Past]:
    """Plays the round so far again; of the others `start` holds the cards that they have played by now, no more."""
    past = Past(history, new_rounds(len(history)), np.zeros((SEATS, COLOURS + 1), dtype=np.int64))
    this: Round = start.copy()
    _replay(this, past)
    return this, past


@compiled
def _replay(this: Round, past: Past) -> None:
    for i in range(len(past.history)):
        past.moments[i] = this
        action = past.history[i]
        if action == SABOTAGE:
            past.wanted[this.turn, COLOURS] = 1
        elif TAKE <= action < TAKE_FROM:
            past.wanted[this.turn, action - TAKE] += 1
        elif TAKE_FROM <= action < DONE:
            past.wanted[this.turn, (action - TAKE_FROM) // SEATS] += 1
        apply(this, action)


@compiled
def likelihood(seat: int, deal: Round, past: Past, least: float, scratch: Rounds, desk: Desk) -> float:
    """How well what a seat did fits the hand that it holds in `deal`, as a logarithm.

    Once it is below `least` nobody wants to know how far. `scratch` is room for one round.
    """
    cost = 0.0
    predicted = False
    for i in range(len(past.history)):
        predicting = past.moments[i].phase == PREDICT
        if past.moments[i].turn != seat or (predicting and predicted):
            continue
        if -cost < least - _ROUNDING:
            break
        scratch[0] = past.moments[i]
        this = scratch[0]
        for half in range(2):  # what it holds now, and what it has played since
            this.hands[seat, half] |= deal.hands[seat, half]
        action = decide(this, WEIGHTS, desk)
        if not predicting:
            if action != past.history[i]:
                cost += PLAY_OFF
            continue
        predicted = True
        while action not in (DONE, SABOTAGE):
            apply(this, action)
            action = decide(this, WEIGHTS, desk)
        if (action == SABOTAGE) != (past.wanted[seat, COLOURS] == 1):
            cost += SABOTEUR_OFF
        else:
            for colour in range(COLOURS):
                cost += SEAL_OFF * abs(held(this, seat, colour) - past.wanted[seat, colour])
    return -cost


def set_out(this: Round, me: int, number: int, rng: Rng) -> Walks:
    """Begins walks, each at a deal of its own that seat `me` holds possible."""
    walks = Walks(new_rounds(number), np.full((number, SEATS), np.nan))
    walks.deals[:] = this
    _draw_each(walks, me, rng)
    return walks


@compiled
def _draw_each(walks: Walks, me: int, rng: Rng) -> None:
    possible = possible_deals(walks.deals[0], me)
    for n in range(len(walks.deals)):
        draw(walks.deals[n], possible, rng)


@compiled
def walk(walks: Walks, me: int, past: Past, steps: int, rng: Rng, scratch: Rounds, hands: NDArray[np.int64]) -> int:
    """Fills `hands` from the walks in turn, each after so many steps; tells how many steps were kept."""
    players = walks.deals[0].players
    fit, desk = np.zeros(SEATS), new_desk()
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
                if lacks(this, seats[1], _COLOUR_OF[a]) or lacks(this, seats[0], _COLOUR_OF[b]):
                    continue
                _swap(this, seats[0], seats[1], a, b)
            # The draw comes before the looking, so that it can end as soon as the step is lost.
            least = -np.inf
            if not first:
                least = fits[seats[0]] + fits[seats[1]] + log((below(rng, _RANGE) + 1) / _RANGE)
            for seat in range(players):
                fit[seat] = 0.0 if first else fits[seat]
                if seat != me and (first or seat == seats[0] or seat == seats[1]):
                    fit[seat] = likelihood(seat, this, past, least, scratch, desk)
                    least -= fit[seat]
            if first or least <= _ROUNDING:
                for seat in range(players):
                    fits[seat] = fit[seat]
                kept += not first
            else:
                _swap(this, seats[0], seats[1], a, b)
        # Element by element: to assign arrays as a whole takes seconds to compile.
        for seat in range(SEATS):
            hands[number, seat, 0], hands[number, seat, 1] = this.hands[seat, 0], this.hands[seat, 1]
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
    low, high = this.hands[seat, 0], this.hands[seat, 1]
    first, second = size(low), size(high)
    if first + second == 0:
        return -1
    n = below(rng, first + second)
    return nth(low, n) if n < first else HALF + nth(high, n - first)


@compiled
def _swap(this: Round, one: int, other: int, a: int, b: int) -> None:
    """Card a of one seat for card b of the other, or back."""
    for seat in (one, other):
        put(this.hands[seat], a)
        put(this.hands[seat], b)
