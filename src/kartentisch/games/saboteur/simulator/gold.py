"""The end of a round: who gets which gold (T18–T20), as `kartentisch.games.saboteur.gold` does it for the rules."""

from __future__ import annotations

import numpy as np

from kartentisch.compiled import compiled
from kartentisch.games.saboteur.cards import PAY
from kartentisch.games.saboteur.simulator.position import DEAL, OVER, PICK, SEATS, Position

_PAY = np.array([PAY.get(saboteurs, 0) for saboteurs in range(SEATS + 1)], dtype=np.int64)


@compiled
def draw(this: Position) -> None:
    """T18: the diggers have won."""
    number = this.players
    if not this.gold_by_players:
        for seat in range(this.players):
            number -= this.roles[seat]
    this.offered = min(number, this.stacked)
    this.offer[:] = 0
    for _ in range(this.offered):
        this.stacked -= 1
        this.offer[this.stack[this.stacked]] += 1
    this.paid = 0
    this.phase = PICK
    this.turn = (this.reacher + 1) % this.players
    _next_picker(this)


@compiled
def _next_picker(this: Position) -> None:
    """Passes the turn to the next digger counter-clockwise; the last card goes to its picker without a choice."""
    turn = this.turn
    for _ in range(this.players):
        turn = turn - 1 if turn else this.players - 1
        if not this.roles[turn]:
            break
    this.turn = turn
    if this.offered == 1:
        for value in range(len(this.offer)):
            if this.offer[value]:
                this.nuggets[turn] += value
    if this.offered <= 1:
        this.offered = 0
        this.offer[:] = 0
        _end_round(this)


@compiled
def pick(this: Position, value: int) -> None:
    """T18: the digger on turn picks a gold card of a value."""
    this.offer[value] -= 1
    this.offered -= 1
    this.nuggets[this.turn] += value
    _next_picker(this)


@compiled
def pay(this: Position) -> None:
    """T19: the saboteurs have won; each gets the largest cards that fit."""
    saboteurs = 0
    for seat in range(this.players):
        saboteurs += this.roles[seat]
    this.paid = 0
    for seat in range(this.players):
        due = _PAY[saboteurs] if this.roles[seat] else 0
        while due:
            best = -1
            for at in range(this.stacked):
                if this.stack[at] <= due and (best < 0 or this.stack[at] >= this.stack[best]):
                    best = at
            if best < 0:
                break
            due -= this.stack[best]
            this.nuggets[seat] += this.stack[best]
            this.paid = 1
            this.stacked -= 1
            for at in range(best, this.stacked):
                this.stack[at] = this.stack[at + 1]
    _end_round(this)


@compiled
def _end_round(this: Position) -> None:
    this.finished += 1
    this.phase = OVER if this.finished == this.rounds else DEAL
