"""How the journeyman of Die sieben Siegel decides, as machine code: quick enough to be played out by searching players.

Every choice is weighed the same way. What speaks for or against it is counted (`weighing`), a small fitted function of
these counts (`fitted`) says how good it is, and the best is taken. There is no chance in it, and of the other hands it
reads nothing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.players.fitted import HIDDEN, INPUTS, WEIGHTS
from kartentisch.games.siegel.players.net import begun, worth
from kartentisch.games.siegel.players.strength import SURVEY, Numbers, survey
from kartentisch.games.siegel.players.weighing import (
    card_numbers,
    giving_numbers,
    position,
    prediction_numbers,
)
from kartentisch.games.siegel.simulator import (
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
    PLAYERS,
    PREDICT,
    RED,
    SABOTAGE,
    SABOTEUR,
    SEALS,
    SEATS,
    TAKE,
    TAKE_FROM,
    TURN,
    UNCOMPENSATED,
    WHITE,
    Round,
    apply,
    legal,
)

# Which of the fitted functions decides what
LEADING, FOLLOWING, FREE, AS_SABOTEUR, RED_SEAL, OTHER_SEAL, TO_SABOTAGE, HANDING_BACK = 0, 1, 2, 3, 6, 7, 8, 9
"""Cards: the first of a trick, the led colour, anything for want of it; the same three for the saboteur."""


@compiled
def policy(this: Round, actions: NDArray[np.int64]) -> int:
    """What the seat on turn does."""
    return decide(this, actions, WEIGHTS)


@compiled
def rollout(this: Round, actions: NDArray[np.int64]) -> None:
    """Plays the round to its end, every seat by the policy."""
    while this[PHASE] != OVER:
        apply(this, decide(this, actions, WEIGHTS))


@compiled
def decide(this: Round, actions: NDArray[np.int64], weights: Numbers) -> int:
    """The policy with weights of one's own, for fitting them."""
    if this[PHASE] == PREDICT:
        return prediction(this, weights, this[LAST])
    count = legal(this, actions)
    best, most = int(actions[0]), -np.inf
    if count == 1:
        return best
    known, numbers = np.empty(SURVEY, dtype=np.float32), np.zeros(INPUTS, dtype=np.float32)
    shared = np.empty(HIDDEN, dtype=np.float32)
    survey(this, known)
    position(this, known, numbers)
    net = net_of(this)
    begun(weights, net, numbers, shared)
    for i in range(count):
        action = int(actions[i])
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
    if this[PHASE] != PLAY:
        return HANDING_BACK
    net = AS_SABOTEUR if this[TURN] == this[SABOTEUR] else 0
    if this[LAID] == 0:
        return net + LEADING
    return net + (FOLLOWING if this[HANDS + this[TURN] * COLOURS + this[LED]] else FREE)


@compiled
def prediction(this: Round, weights: Numbers, start: int) -> int:
    """The next step: the saboteur (only where `start` is -1), one more seal of a colour from `start` on, or done."""
    known, numbers = np.empty(SURVEY, dtype=np.float32), np.zeros(INPUTS, dtype=np.float32)
    shared = np.empty(HIDDEN, dtype=np.float32)
    survey(this, known)
    first = -1 if start < 0 and this[SABOTEUR] < 0 else max(start, 0)
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
    if this[MIDDLE + colour]:
        return TAKE + colour
    best, most = -1, 0
    if this[MIDDLE + WHITE] or this[UNCOMPENSATED]:
        for seat in range(this[PLAYERS]):
            held = this[SEALS + seat * KINDS + colour]
            if seat != this[TURN] and held > most:
                best, most = TAKE_FROM + colour * SEATS + seat, held
    return best
