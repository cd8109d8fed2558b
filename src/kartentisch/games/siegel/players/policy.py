"""How the journeyman of Die sieben Siegel decides, as machine code: quick enough to be played out by searching players.

Every choice is weighed the same way. What speaks for or against it is counted (`weighing`), a small fitted function of
these counts (`fitted`) says how good it is, and the best is taken. There is no chance in it, and of the other hands it
reads nothing.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kartentisch.compiled import compiled
from kartentisch.games.siegel.actions import DONE, SABOTAGE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import RED, SEATS, WHITE
from kartentisch.games.siegel.players.fitted import HIDDEN, INPUTS, WEIGHTS
from kartentisch.games.siegel.players.net import begun, worth
from kartentisch.games.siegel.players.strength import SURVEY, Numbers, survey
from kartentisch.games.siegel.players.weighing import (
    card_numbers,
    giving_numbers,
    position,
    prediction_numbers,
)
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

# Which of the fitted functions decides what
LEADING, FOLLOWING, FREE, AS_SABOTEUR, RED_SEAL, OTHER_SEAL, TO_SABOTAGE, HANDING_BACK = 0, 1, 2, 3, 6, 7, 8, 9
"""Cards: the first of a trick, the led colour, anything for want of it; the same three for the saboteur."""


class Desk(NamedTuple):
    """Room for what is counted on the way to a decision; whoever decides often keeps one."""

    known: Numbers
    """What `survey` tells."""
    numbers: Numbers
    """What speaks for or against a choice."""
    shared: Numbers
    """The hidden numbers as far as they are the same for all choices."""


@compiled
def new_desk() -> Desk:
    """An empty one."""
    return Desk(
        np.empty(SURVEY, dtype=np.float32), np.empty(INPUTS, dtype=np.float32), np.empty(HIDDEN, dtype=np.float32)
    )


@compiled
def policy(this: Round) -> int:
    """What the seat on turn does."""
    return decide(this, WEIGHTS, new_desk())


@compiled
def rollout(this: Round, desk: Desk) -> None:
    """Plays the round to its end, every seat by the policy."""
    while this.phase != OVER:
        apply(this, decide(this, WEIGHTS, desk))


@compiled
def decide(this: Round, weights: Numbers, desk: Desk) -> int:
    """The policy with weights of one's own, for fitting them."""
    if this.phase == PREDICT:
        return prediction(this, weights, this.last, desk)
    low, high = legal(this)
    if size(low) + size(high) == 1:
        return lowest(low) if low else HALF + lowest(high)
    known, numbers, shared = desk
    for i in range(INPUTS):
        numbers[i] = 0.0
    survey(this, known)
    position(this, known, numbers)
    net = net_of(this)
    begun(weights, net, numbers, shared)
    best, most = -1, -np.inf
    while low | high:
        if low:
            action = lowest(low)
            low &= low - 1
        else:
            action = HALF + lowest(high)
            high &= high - 1
        if action < TAKE:
            card_numbers(this, known, action, numbers)
        else:
            giving_numbers(this, known, action, numbers)
        value = worth(weights, net, numbers, shared)
        if value > most:
            best, most = action, value
    return best


@compiled
def net_of(this: Round) -> int:
    """The function that weighs cards or seals to hand back now."""
    if this.phase != PLAY:
        return HANDING_BACK
    net = AS_SABOTEUR if this.turn == this.saboteur else 0
    if this.laid == 0:
        return net + LEADING
    return net + (FOLLOWING if suit(this.hands[this.turn], this.led) else FREE)


@compiled
def prediction(this: Round, weights: Numbers, start: int, desk: Desk) -> int:
    """The next step: the saboteur (only where `start` is -1), one more seal of a colour from `start` on, or done."""
    known, numbers, shared = desk
    for i in range(INPUTS):
        numbers[i] = 0.0
    survey(this, known)
    first = -1 if start == NONE and this.saboteur == NOBODY else max(start, 0)
    for colour in range(first, COLOURS):
        action = SABOTAGE if colour < 0 else source(this, colour)
        if action >= 0:
            prediction_numbers(this, known, colour, numbers)
            net = TO_SABOTAGE if colour < 0 else RED_SEAL if colour == RED else OTHER_SEAL
            begun(weights, net, numbers, shared)
            if worth(weights, net, numbers, shared) > 0.0:
                return action
    return DONE


@compiled
def source(this: Round, colour: int) -> int:
    """Where a seal of the colour is taken, or -1 where there is none to be had (S7, S8).

    A robbed seat gets a white seal, which fits every trick: so the one is robbed that has most seals of the colour, and
    is least sure of them.
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
