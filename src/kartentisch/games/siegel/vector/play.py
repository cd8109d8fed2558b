"""Whole games at many tables of Die sieben Siegel: deals, actions, rounds, and what is remembered of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined
from kartentisch.games.siegel.actions import ACTIONS, DONE, FORGET, GIVE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import SEATS
from kartentisch.games.siegel.observation import FIRST_SLOT, OUTCOMES
from kartentisch.games.siegel.round import (
    HALF,
    HAND_BACK,
    NOBODY,
    OVER,
    SEAL_BITS,
    Round,
    Rounds,
    lowest,
)
from kartentisch.games.siegel.simulator import Rng, apply, below, deal, legal, points, random_action
from kartentisch.games.siegel.vector.log import ACTION, NONE_YET, NUMBER, Log, Logs

_FIRST_SLOT = np.array(FIRST_SLOT, dtype=np.int64)
_NOTHING, _FORGOTTEN = OUTCOMES.index(""), OUTCOMES.index("-")


@compiled
def begin(rounds: Rounds, logs: Logs, rngs: Rng) -> None:
    """Begins a new game at every table."""
    for i in range(len(rounds)):
        _new_game(rounds[i], logs[i], rngs[i : i + 1])


@inlined
def _new_game(this: Round, log: Log, rng: Rng) -> None:
    log.finished = 0
    for seat in range(SEATS):
        log.totals[seat] = 0
        this.prices[seat] = log.price
    _new_round(this, log, rng, below(rng, this.players))


@inlined
def _new_round(this: Round, log: Log, rng: Rng, dealer: int) -> None:
    deal(this, rng, dealer)
    log.laid = log.predicted = 0
    for seat in range(SEATS):
        log.filled[seat] = 0


@compiled
def refused(rounds: Rounds, actions: NDArray[np.int64]) -> int:
    """The first table whose action is not legal; -1 if there is none."""
    for i in range(len(rounds)):
        this = rounds[i]
        action = -1
        if 0 <= actions[i] < ACTIONS:
            action = ACTION[this.players, this.turn, actions[i]]
        low, high = legal(this)
        if action < 0 or not (low >> action if action < HALF else high >> action - HALF) & 1:
            return i
    return -1


@compiled
def step(
    rounds: Rounds,
    logs: Logs,
    rngs: Rng,
    actions: NDArray[np.int64],
    scores: NDArray[np.int64],
    ends: NDArray[np.int8],
) -> None:
    """Makes a legal action at every table: `ends` is 1 where a round has ended, with its `scores`, 2 for the game."""
    for i in range(len(rounds)):
        this, log = rounds[i], logs[i]
        _act(this, log, ACTION[this.players, this.turn, actions[i]])
        ends[i] = 0
        if this.phase == OVER:
            ends[i] = _end_round(this, log, scores[i])
            if ends[i] == 2:
                _new_game(this, log, rngs[i : i + 1])
            else:
                _new_round(this, log, rngs[i : i + 1], (this.dealer + 1) % this.players)


@inlined
def _act(this: Round, log: Log, action: int) -> None:
    """An action, and what there is to remember of it."""
    seat, tricks, middle = this.turn, this.tricks, this.middle
    if action < TAKE:
        log.cards[log.laid], log.seats[log.laid] = action, seat
        log.laid += 1
    elif action < TAKE_FROM:
        _note_take(log, seat, action - TAKE, seat)
    elif action < DONE:
        _note_take(log, seat, (action - TAKE_FROM) // SEATS, (action - TAKE_FROM) % SEATS)
    elif action == DONE:
        log.predicted |= 1 << seat
    apply(this, action)
    if this.tricks > tricks:
        log.winners[tricks] = this.turn
        log.outcomes[tricks] = NONE_YET if this.phase == HAND_BACK else _outcome(this.middle - middle)
    elif action == FORGET:
        log.outcomes[tricks - 1] = _FORGOTTEN
    elif action >= GIVE:
        log.outcomes[tricks - 1] = _outcome(this.middle - middle)


@inlined
def _note_take(log: Log, seat: int, colour: int, source: int) -> None:
    slot = _FIRST_SLOT[colour]
    while log.filled[seat] >> slot & 1:
        slot += 1
    log.filled[seat] |= 1 << slot
    log.sources[seat, slot] = source


@inlined
def _outcome(back: int) -> int:
    """What a trick did to the seals of its winner, from what came back to the middle: a seal, minus a black one."""
    return lowest(back) // SEAL_BITS if back else _NOTHING


@inlined
def _end_round(this: Round, log: Log, scores: NDArray[np.int64]) -> int:
    log.saboteurs[log.finished] = this.saboteur
    for seat in range(this.players):
        scores[seat] = points(this, seat)
        log.scores[log.finished, seat] = scores[seat]
        log.totals[seat] += scores[seat]
    if log.dearer and this.saboteur != NOBODY:
        this.prices[this.saboteur] += 1
    log.finished += 1
    return 2 if log.finished == log.rounds else 1


@compiled
def sample(rounds: Rounds, rngs: Rng, actions: NDArray[np.int64]) -> None:
    """Writes a legal action for every table, all equally likely."""
    for i in range(len(rounds)):
        this = rounds[i]
        actions[i] = NUMBER[this.players, this.turn, random_action(this, rngs[i : i + 1])]
