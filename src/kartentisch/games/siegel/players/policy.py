"""The policy of the journeyman of Die sieben Siegel, compiled: fast enough for the rollouts of searching players.

For every choice some features are computed (`features`), a small neural network (`fitted`) gives its value, and the
best choice is taken. The policy is deterministic, and it reads nothing of the other hands.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kartentisch.compiled import compiled
from kartentisch.games.siegel.actions import DONE, SABOTAGE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import RED, SEATS, WHITE
from kartentisch.games.siegel.players.features import (
    card_features,
    giving_features,
    position,
    prediction_features,
)
from kartentisch.games.siegel.players.fitted import (
    AS_SABOTEUR,
    FOLLOWING,
    FREE,
    HANDING_BACK,
    HIDDEN,
    INPUTS,
    LEADING,
    OTHER_SEAL,
    RED_SEAL,
    TO_SABOTAGE,
    WEIGHTS,
)
from kartentisch.games.siegel.players.net import shared_sums, worth
from kartentisch.games.siegel.players.strength import SURVEY, Floats, survey
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    NOBODY,
    NONE,
    OVER,
    PLAY,
    PREDICT,
    Round,
    count,
    held,
    lowest,
    size,
    suit,
)
from kartentisch.games.siegel.simulator import apply, legal


class Desk(NamedTuple):
    """Work space for a decision; to be reused by callers that decide often."""

    known: Floats
    """The results of `survey`."""
    features: Floats
    """The features of a choice."""
    shared: Floats
    """The sums of the hidden layer over what all choices share."""


@compiled
def new_desk() -> Desk:
    """New work space."""
    return Desk(
        np.empty(SURVEY, dtype=np.float32), np.empty(INPUTS, dtype=np.float32), np.empty(HIDDEN, dtype=np.float32)
    )


@compiled
def policy(this: Round) -> int:
    """The action of the seat on turn."""
    return decide(this, WEIGHTS, new_desk())


@compiled
def rollout(this: Round, me: int, mine: Floats, others: Floats, desk: Desk) -> None:
    """Plays the round to its end, seat `me` by the policy with the weights `mine`, every other one with `others`."""
    while this.phase != OVER:
        apply(this, decide(this, mine if this.turn == me else others, desk))


@compiled
def decide(this: Round, weights: Floats, desk: Desk) -> int:
    """The action of the seat on turn by the policy with these weights."""
    if this.phase == PREDICT:
        return prediction(this, weights, this.last, desk)
    low, high = legal(this)
    if size(low) + size(high) == 1:
        return lowest(low) if low else HALF + lowest(high)
    known, features, shared = desk
    for i in range(INPUTS):
        features[i] = 0.0
    survey(this, known)
    position(this, known, features)
    net = net_of(this)
    shared_sums(weights, net, features, shared)
    best, most = -1, -np.inf
    while low | high:
        if low:
            action = lowest(low)
            low &= low - 1
        else:
            action = HALF + lowest(high)
            high &= high - 1
        if action < TAKE:
            card_features(this, known, action, features)
        else:
            giving_features(this, known, action, features)
        value = worth(weights, net, features, shared)
        if value > most:
            best, most = action, value
    return best


@compiled
def net_of(this: Round) -> int:
    """The network for cards, or for seals to hand back, in this position."""
    if this.phase != PLAY:
        return HANDING_BACK
    net = AS_SABOTEUR if this.turn == this.saboteur else 0
    if this.laid == 0:
        return net + LEADING
    return net + (FOLLOWING if suit(this.hands[this.turn], this.led) else FREE)


@compiled
def prediction(this: Round, weights: Floats, start: int, desk: Desk) -> int:
    """The next step: the saboteur (only where `start` is -1), one more seal of a colour from `start` on, or done."""
    known, features, shared = desk
    for i in range(INPUTS):
        features[i] = 0.0
    survey(this, known)
    first = -1 if start == NONE and this.saboteur == NOBODY else max(start, 0)
    for colour in range(first, COLOURS):
        action = SABOTAGE if colour < 0 else source(this, colour)
        if action >= 0:
            prediction_features(this, known, colour, features)
            net = TO_SABOTAGE if colour < 0 else RED_SEAL if colour == RED else OTHER_SEAL
            shared_sums(weights, net, features, shared)
            if worth(weights, net, features, shared) > 0.0:
                return action
    return DONE


@compiled
def source(this: Round, colour: int) -> int:
    """The action that takes a seal of the colour, or -1 where there is none (S7, S8).

    A robbed seat gets a white seal, which fits every trick. So the seat with the most seals of the colour is robbed,
    for which each single one is least certain to be used.
    """
    if count(this.middle, colour):
        return TAKE + colour
    best, most = -1, 0
    if count(this.middle, WHITE) or this.uncompensated:
        for seat in range(this.players):
            theirs = held(this, seat, colour)
            if seat != this.turn and theirs > most:
                best, most = TAKE_FROM + colour * SEATS + seat, theirs
    return best
