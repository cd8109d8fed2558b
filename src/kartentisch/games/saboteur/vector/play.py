"""Whole games at many tables of Saboteur: deals, actions, rounds, and what is remembered of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined
from kartentisch.games.saboteur import encode
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, LOOK
from kartentisch.games.saboteur.actions import GOLD as PICKING
from kartentisch.games.saboteur.cards import DWARVES, GOLD
from kartentisch.games.saboteur.observation import VALUES
from kartentisch.games.saboteur.simulator import (
    DEAL,
    MOST,
    OVER,
    PICK,
    Position,
    Rng,
    apply,
    begin,
    below,
    card_of,
    deal,
    legal,
)
from kartentisch.games.saboteur.simulator.position import HAND, SEATS
from kartentisch.games.saboteur.vector.log import KINDS, Choices, Log, Logs, Notes, Positions

_SEATED = FALL - BREAK
"""How many actions name a seat: they have other numbers for each seat and number of players; the later ones follow."""
_ACTION = np.zeros((SEATS + 1, SEATS, _SEATED), dtype=np.int16)
"""By number of players: the action of the simulator for each such number of a seat, from `BREAK` on."""
_NUMBER = np.zeros((SEATS + 1, SEATS, _SEATED), dtype=np.int16)
"""By number of players: the number of each such action, from `BREAK` on, for a seat."""
_NAMING = np.zeros(SEATS + 1, dtype=np.int64)
"""By number of players how many of these numbers there are."""
for _players in DWARVES:
    for _seat in range(_players):
        _simulated = encode.simulated(_players, _seat)
        _naming = _simulated[BREAK : _simulated.index(FALL)]
        _NAMING[_players] = len(_naming)
        _ACTION[_players, _seat, : len(_naming)] = _naming
        for _at, _named in enumerate(_naming, BREAK):
            _NUMBER[_players, _seat, _named - BREAK] = _at

_ALL_GOLD = np.array([GOLD.count(value) for value in VALUES], dtype=np.int64)


@compiled
def begin_all(positions: Positions, logs: Logs, rngs: Rng, choices: Choices) -> None:
    """Begins a new game at every table."""
    found = np.empty(MOST, dtype=np.int64)
    for i in range(len(positions)):
        _new_game(positions[i], logs[i], rngs[i : i + 1])
        _choose(positions[i], choices[i], found)


@inlined
def _new_game(this: Position, log: Log, rng: Rng) -> None:
    begin(this)
    for seat in range(SEATS):
        for value in range(KINDS):
            log.gold[seat, value] = 0
    _new_round(this, log, rng)


@inlined
def _new_round(this: Position, log: Log, rng: Rng) -> None:
    deal(this, rng)
    log.first = this.turn
    log.deeds = log.aimed = log.discarded = 0
    log.round_number += 1
    log.mine_number += 1
    log.pick_counts[this.finished] = 0
    for seat in range(this.players):
        log.before[seat] = this.nuggets[seat]
        for place in range(HAND):
            log.hands[seat, place] = this.hands[seat, place]
        for value in range(KINDS):
            log.paid[this.finished, seat, value] = 0


@inlined
def _action(this: Position, number: int) -> int:
    """The simulator's action for a number of the seat on turn."""
    if number < BREAK:
        return number
    naming = _NAMING[this.players]
    if number < BREAK + naming:
        return int(_ACTION[this.players, this.turn, number - BREAK])
    return int(number + _SEATED - naming)


@inlined
def _number(this: Position, action: int) -> int:
    """The number that an action of the simulator has for the seat on turn."""
    if action < BREAK:
        return action
    if action < FALL:
        return int(_NUMBER[this.players, this.turn, action - BREAK])
    return int(action - _SEATED + _NAMING[this.players])


@inlined
def _choose(this: Position, choices: Notes, found: NDArray[np.int64]) -> None:
    """Writes how many actions the seat on turn may take, and which."""
    number = legal(this, found)
    for n in range(number):
        choices[1 + n] = _number(this, found[n])
    choices[0] = number


@compiled
def refused(choices: Choices, actions: NDArray[np.int64]) -> int:
    """The first table whose action the seat on turn may not take; -1 if there is none."""
    for i in range(len(choices)):
        n = choices[i, 0]
        while n and choices[i, n] != actions[i]:
            n -= 1
        if not n:
            return i
    return -1


@compiled
def sample(choices: Choices, rngs: Rng, actions: NDArray[np.int64]) -> None:
    """Writes an action for every table, all of the choices equally likely."""
    for i in range(len(choices)):
        actions[i] = choices[i, 1 + below(rngs[i : i + 1], choices[i, 0])]


@compiled
def step(
    positions: Positions,
    logs: Logs,
    rngs: Rng,
    actions: NDArray[np.int64],
    scores: NDArray[np.int64],
    ends: NDArray[np.int8],
    choices: Choices,
) -> None:
    """Takes a legal action at every table: `ends` is 1 where a round has ended, with its `scores`, 2 for the game."""
    found = np.empty(MOST, dtype=np.int64)
    for i in range(len(positions)):
        this, log = positions[i], logs[i]
        _act(this, log, _action(this, actions[i]))
        ends[i] = 0
        if this.phase == DEAL or this.phase == OVER:
            for seat in range(this.players):
                scores[i, seat] = this.nuggets[seat] - log.before[seat]
            if this.phase == DEAL:
                ends[i] = 1
                _new_round(this, log, rngs[i : i + 1])
            else:
                ends[i] = 2
                _new_game(this, log, rngs[i : i + 1])
        _choose(this, choices[i], found)


@inlined
def _act(this: Position, log: Log, action: int) -> None:
    """An action, and what there is to remember of it."""
    number, seat = this.finished, this.turn
    if this.phase == PICK:
        _note_pick(this, log, number, action - PICKING)
        apply(this, action)
        if this.finished > number:  # the last card went to its picker without a choice
            _note_last_pick(this, log, number)
    else:
        log.actions[log.deeds], log.doers[log.deeds] = action, seat
        if action < BREAK or FALL <= action < LOOK:
            log.mine_number += 1
        elif action < FALL:
            log.aimed_at[log.aimed] = log.deeds
            log.aimed += 1
        elif action >= DISCARD:
            log.discards[log.discarded] = log.deeds
            log.discarded += 1
        log.deeds += 1
        drawn = this.drawn
        apply(this, action)
        _spend(log, seat, card_of(action))
        if this.drawn > drawn:
            log.hands[seat, this.counts[seat] - 1] = this.pile[drawn]
        if this.finished > number and this.reacher >= 0:
            _note_only_pick(this, log, number)
        elif this.finished > number:
            _note_pay(this, log, number)
    if this.finished > number:
        log.reached[number], log.spares[number] = this.reacher >= 0, this.spare
        for seat in range(this.players):
            log.roles[number, seat] = this.roles[seat]


@inlined
def _spend(log: Log, seat: int, card: int) -> None:
    """Takes a card out of a hand; those behind it move up."""
    at = 0
    while log.hands[seat, at] != card:
        at += 1
    for place in range(at, HAND - 1):
        log.hands[seat, place] = log.hands[seat, place + 1]


@inlined
def _note_pick(this: Position, log: Log, number: int, value: int) -> None:
    """The seat on turn picks a gold card of those on offer."""
    pick = log.pick_counts[number]
    log.pickers[number, pick], log.picked[number, pick] = this.turn, value
    for other in range(KINDS):
        log.offers[number, pick, other] = this.offer[1 + other]
    log.gold[this.turn, value] += 1
    log.pick_counts[number] += 1


@inlined
def _note_last_pick(this: Position, log: Log, number: int) -> None:
    """What is left after the last pick went to the seat on turn."""
    pick = log.pick_counts[number]
    for value in range(KINDS):
        log.offers[number, pick, value] = log.offers[number, pick - 1, value]
    log.offers[number, pick, log.picked[number, pick - 1]] -= 1
    for value in range(KINDS):
        if log.offers[number, pick, value]:
            log.pickers[number, pick], log.picked[number, pick] = this.turn, value
            log.gold[this.turn, value] += 1
    log.pick_counts[number] += 1


@inlined
def _note_only_pick(this: Position, log: Log, number: int) -> None:
    """The one gold card on offer went to the seat on turn: the one that was on top of the stack."""
    value = this.stack[this.stacked] - 1
    for other in range(KINDS):
        log.offers[number, 0, other] = 1 if other == value else 0
    log.pickers[number, 0], log.picked[number, 0] = this.turn, value
    log.gold[this.turn, value] += 1
    log.pick_counts[number] = 1


@inlined
def _note_pay(this: Position, log: Log, number: int) -> None:
    """The gold cards that the saboteurs were given, from what they are worth: the largest that there were."""
    for seat in range(this.players):
        due = this.nuggets[seat] - log.before[seat]
        for value in range(KINDS - 1, -1, -1):
            left = _ALL_GOLD[value]
            for other in range(this.players):
                left -= log.gold[other, value]
            while due > value and left:
                log.paid[number, seat, value] += 1
                log.gold[seat, value] += 1
                due -= value + 1
                left -= 1
