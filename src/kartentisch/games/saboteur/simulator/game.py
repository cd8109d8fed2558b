"""Whole games: deals, actions, rounds."""

from __future__ import annotations

import numpy as np

from kartentisch.compiled import compiled, inlined
from kartentisch.games.saboteur.actions import BREAK, CARDS, DISCARD, FALL, FIX, LOOK
from kartentisch.games.saboteur.actions import GOLD as PICKING
from kartentisch.games.saboteur.cards import DECK, DWARVES, GOALS, GOLD, HAND_SIZE, TREASURE, Role
from kartentisch.games.saboteur.simulator import gold
from kartentisch.games.saboteur.simulator.chance import Rng, below
from kartentisch.games.saboteur.simulator.choices import Actions, card_of, cell_of, legal, target_of, tile_of, tool_of
from kartentisch.games.saboteur.simulator.mine import clear, fall, lay
from kartentisch.games.saboteur.simulator.position import DEAL, PICK, SEATS, TURN, Position

_DECK = np.array([CARDS.index(card) for card in DECK], dtype=np.int8)
_GOLD = np.array(GOLD, dtype=np.int8)
_GOAL_TILES = np.array(list(GOALS.values()), dtype=np.int8)
_TREASURE = list(GOALS).index(TREASURE)
_HAND_SIZE = np.array([HAND_SIZE.get(players, 0) for players in range(SEATS + 1)], dtype=np.int64)
SABOTEURS = np.array([DWARVES.get(n, ()).count(Role.SABOTEUR) for n in range(SEATS + 1)], dtype=np.int64)
"""T5: how many of the dwarves are saboteurs, by number of players."""


@compiled
def begin(this: Position) -> None:
    """A new game with the configuration that the position has."""
    this.phase = DEAL
    this.finished = 0
    this.nuggets[:] = 0
    this.paid = 0
    # In a loop: assigning an array to a slice would compile NumPy's message about shapes, for seconds.
    for i in range(len(_GOLD)):
        this.stack[i] = _GOLD[i]
    this.stacked = len(_GOLD)


@compiled
def deal(this: Position, rng: Rng) -> None:
    """Begins a round (T5–T7, T20): dwarves, goals, cards and, where that is due, gold are shuffled."""
    players = this.players
    saboteurs, left = SABOTEURS[players], players + 1
    for seat in range(-1, players):
        role = 1 if below(rng, left) < saboteurs else 0
        saboteurs -= role
        left -= 1
        if seat < 0:
            this.spare = role
        else:
            this.roles[seat] = role
    for goal in range(len(_GOAL_TILES)):
        this.goals[goal] = _GOAL_TILES[goal]
    this.treasure = _TREASURE
    for last in range(len(this.goals) - 1, 0, -1):
        at = below(rng, last + 1)
        this.goals[last], this.goals[at] = this.goals[at], this.goals[last]
        if this.treasure == last or this.treasure == at:
            this.treasure = last + at - this.treasure
    _deal_cards(this, rng)
    if this.finished == 0 or this.paid:
        for last in range(this.stacked - 1, 0, -1):
            at = below(rng, last + 1)
            this.stack[last], this.stack[at] = this.stack[at], this.stack[last]
    this.turn = below(rng, players) if this.finished == 0 else (this.last + 1) % players
    this.phase = TURN
    this.reacher = -1
    this.knows[:] = 0
    this.broken[:] = 0
    clear(this)


@compiled
def _deal_cards(this: Position, rng: Rng) -> None:
    """T6: the hands lie on top of the shuffled pile."""
    pile = this.pile
    for i in range(len(_DECK)):
        pile[i] = _DECK[i]
    for last in range(len(pile) - 1, 0, -1):
        at = below(rng, last + 1)
        pile[last], pile[at] = pile[at], pile[last]
    size = _HAND_SIZE[this.players]
    this.drawn = 0
    this.piled = len(pile)
    this.counts[:] = 0
    for seat in range(this.players):
        this.counts[seat] = size
        for i in range(size):
            this.hands[seat, i] = pile[this.drawn]
            this.drawn += 1


@inlined
def random_action(this: Position, rng: Rng, out: Actions) -> int:
    """One of the legal actions, all equally likely; `out` has room for `MOST` and is written over."""
    return int(out[below(rng, legal(this, out))])


@inlined
def happen(this: Position, action: int) -> None:
    """Applies an action to the mine, to the tools and to the knowledge of the seat on turn; no card is spent."""
    if action < BREAK:
        lay(this, cell_of(action), tile_of(action))
    elif action < FIX:
        this.broken[target_of(action)] |= 1 << tool_of(action)
    elif action < FALL:
        this.broken[target_of(action)] &= ~(1 << tool_of(action))
    elif action < LOOK:
        fall(this, cell_of(action))
    elif action < DISCARD:
        this.knows[this.turn] |= 1 << (action - LOOK)


@compiled
def apply(this: Position, action: int) -> None:
    """Applies an action of the seat on turn."""
    if this.phase == PICK:
        gold.pick(this, action - PICKING + 1)
        return
    seat = this.turn
    happen(this, action)
    card = card_of(action)
    at = 0
    while this.hands[seat, at] != card:
        at += 1
    last = this.counts[seat] - 1
    this.hands[seat, at] = this.hands[seat, last]
    this.last = seat
    if this.shown >> this.treasure & 1:
        this.counts[seat] = last
        this.reacher = seat
        gold.draw(this)
        return
    if this.drawn < this.piled:
        this.hands[seat, last] = this.pile[this.drawn]
        this.drawn += 1
    else:
        this.counts[seat] = last
    turn = seat
    for _ in range(this.players):
        turn = turn + 1 if turn + 1 < this.players else 0
        if this.counts[turn]:
            this.turn = turn
            return
    gold.pay(this)
