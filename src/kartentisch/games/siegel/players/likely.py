"""Samples deals that fit what the others predicted and played, by Metropolis sampling over all possible deals.

A step of a Markov chain proposes to swap two cards between two of the other seats. It is accepted by the ratio of the
likelihoods of the two seats' decisions with the new and with the old hands. The likelihood falls with the distance of
a seat's seals from what the policy would take, and with each card that the policy would have played otherwise. Other
players are not the policy, so no deal is ruled out.
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
from kartentisch.games.siegel.players.policy import Desk, decide, new_desk
from kartentisch.games.siegel.players.strength import Floats
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
"""Penalties in log-likelihood: for each seal more or less than the policy would take, for a different decision about
the saboteur, and for each card that the policy would not have played."""
_RANGE = 1 << 30
_ROUNDING = 1e-9
_COLOUR_OF = np.array(COLOUR_OF, dtype=np.int64)


class Past(NamedTuple):
    """The decisions of a round so far."""

    history: NDArray[np.int64]
    """All decisions, as actions."""
    moments: Rounds
    """The round before each decision."""
    wanted: NDArray[np.int64]
    """``wanted[seat, colour]``: the seals that a seat took; after the colours, 1 for the saboteur."""


class Chains(NamedTuple):
    """Several independent Markov chains."""

    deals: Rounds
    """The current deal of each chain."""
    fits: NDArray[np.float64]
    """``fits[chain, seat]``: the log-likelihood of a seat's decisions with its hand; NaN before it is computed."""


def recall(start: Round, history: NDArray[np.int64]) -> tuple[Round, Past]:
    """Replays the round so far. Of the other hands, `start` has only the cards that they have played by now."""
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
def likelihood(seat: int, deal: Round, past: Past, weights: Floats, least: float, scratch: Rounds, desk: Desk) -> float:
    """The log-likelihood of a seat's decisions with the hand that it has in `deal`, by the policy with the weights.

    Stops early once it is below `least`. `scratch` is work space for one round.
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
        action = decide(this, weights, desk)
        if not predicting:
            if action != past.history[i]:
                cost += PLAY_OFF
            continue
        predicted = True
        while action not in (DONE, SABOTAGE):
            apply(this, action)
            action = decide(this, weights, desk)
        if (action == SABOTAGE) != (past.wanted[seat, COLOURS] == 1):
            cost += SABOTEUR_OFF
        else:
            for colour in range(COLOURS):
                cost += SEAL_OFF * abs(held(this, seat, colour) - past.wanted[seat, colour])
    return -cost


def start_chains(this: Round, me: int, number: int, rng: Rng) -> Chains:
    """Starts chains, each at a random deal that is possible as far as seat `me` knows."""
    chains = Chains(new_rounds(number), np.full((number, SEATS), np.nan))
    chains.deals[:] = this
    _draw_each(chains, me, rng)
    return chains


@compiled
def _draw_each(chains: Chains, me: int, rng: Rng) -> None:
    possible = possible_deals(chains.deals[0], me)
    for n in range(len(chains.deals)):
        draw(chains.deals[n], possible, rng)


@compiled
def sample(
    chains: Chains,
    me: int,
    past: Past,
    others: Floats,
    steps: int,
    rng: Rng,
    scratch: Rounds,
    hands: NDArray[np.int64],
) -> int:
    """Fills `hands` from the chains in turn, each after so many steps; returns the number of accepted steps.

    `others` has the weights of one or several policies; the chains take them in turn.
    """
    players = chains.deals[0].players
    fit, desk = np.zeros(SEATS), new_desk()
    seats = np.empty(2, dtype=np.int64)
    kept = 0
    for number in range(len(hands)):
        n = number % len(chains.deals)
        weights = others[n % len(others)]
        this, fits = chains.deals[n], chains.fits[n]
        for step in range(-1, steps):
            # Step -1 computes the likelihood of a new chain's deal.
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
            # The random number is drawn first, so that the likelihood can stop as soon as the step is rejected.
            least = -np.inf
            if not first:
                least = fits[seats[0]] + fits[seats[1]] + log((below(rng, _RANGE) + 1) / _RANGE)
            for seat in range(players):
                fit[seat] = 0.0 if first else fits[seat]
                if seat != me and (first or seat == seats[0] or seat == seats[1]):
                    fit[seat] = likelihood(seat, this, past, weights, least, scratch, desk)
                    least -= fit[seat]
            if first or least <= _ROUNDING:
                for seat in range(players):
                    fits[seat] = fit[seat]
                kept += not first
            else:
                _swap(this, seats[0], seats[1], a, b)
        # Element by element: assigning whole arrays takes seconds to compile.
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
    """Swaps card a of one seat with card b of the other, or back."""
    for seat in (one, other):
        put(this.hands[seat], a)
        put(this.hands[seat], b)
