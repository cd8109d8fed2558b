"""Saboteur at machine speed, for search and experiments: the second and last place where its rules stand.

A game is a `Position`, a record of named fields that is changed in place; an action is a number of `actions`. `legal`
and `apply` are the twins of `rules.legal` and `rules.apply`, and the tests hold them to the rules step by step, over
whole games, within the window of the mine in which cells have numbers: nobody digs sensibly outside of it.

A game begins with `begin`. While `phase` is DEAL a `deal` is due, while it is TURN or PICK the seat `turn` has to
act; then it is OVER. Everything here can be called from other compiled code.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import actions, cards
from kartentisch.games.saboteur.actions import BREAK, CARDS, DISCARD, FALL, FIX, LAY, LOOK, MOVES, REPAIRS
from kartentisch.games.saboteur.actions import GOLD as PICKING
from kartentisch.games.saboteur.board import START
from kartentisch.games.saboteur.cards import DECK, DWARVES, FIXES, GOLD, HAND_SIZE, PATHS, TOOLS, Role
from kartentisch.games.saboteur.mine import (
    EDGES,
    FITS,
    GOALS,
    GRID,
    HAND,
    NUMBER,
    POSITION_TILES,
    SEATS,
    TILES,
    Position,
    clear,
    fall,
    lay,
)
from kartentisch.games.saboteur.state import Phase

Rng: TypeAlias = NDArray[np.uint64]
Actions: TypeAlias = NDArray[np.int64]

DEAL, TURN, PICK, OVER = (int(phase) for phase in (Phase.DEAL, Phase.TURN, Phase.PICK, Phase.OVER))
MOST = HAND * (1 + 2 * EDGES)
"""More actions than anybody ever has."""

CELLS = actions.CELLS
BREAKING, FIXING = len(PATHS), len(PATHS) + len(cards.BREAKS)
"""The first break and the first repair, as cards; the paths come before them."""
ROCKFALL, MAP = CARDS.index(cards.ROCKFALL), CARDS.index(cards.MAP)

_TILE_NUMBER = np.zeros(TILES, dtype=np.int64)
_TILE_NUMBER[list(actions.TILES)] = np.arange(len(actions.TILES))
_REPAIR = np.full((len(FIXES), len(TOOLS)), -1, dtype=np.int64)
"""The number of the repair of a tool by a card; -1 if the card does not repair that tool."""
for _number, (_card, _tool) in enumerate(REPAIRS):
    _REPAIR[tuple(FIXES).index(_card), TOOLS.index(_tool)] = _number

# What every action means
_ACTION_CARD = np.array([CARDS.index(getattr(move, "card", CARDS[0])) for move in MOVES], dtype=np.int8)
_ACTION_TILE = np.array([getattr(move, "tile", 0) for move in MOVES], dtype=np.int8)
_ACTION_TOOL = np.array([TOOLS.index(getattr(move, "tool", TOOLS[0])) for move in MOVES], dtype=np.int8)
_ACTION_SEAT = np.array([getattr(move, "seat", 0) for move in MOVES], dtype=np.int8)
_ACTION_CELL = np.array([actions.cell_number(getattr(move, "cell", START)) for move in MOVES], dtype=np.int16)
_ACTION_CELL = GRID[_ACTION_CELL].astype(np.int16)

_DECK = np.array([CARDS.index(card) for card in DECK], dtype=np.int8)
_GOLD = np.array(GOLD, dtype=np.int8)
_GOAL_TILES = np.array(list(cards.GOALS.values()), dtype=np.int8)
_TREASURE = list(cards.GOALS).index(cards.TREASURE)
_HAND_SIZE = np.array([HAND_SIZE.get(players, 0) for players in range(SEATS + 1)], dtype=np.int64)
SABOTEURS = np.array([DWARVES.get(n, ()).count(Role.SABOTEUR) for n in range(SEATS + 1)], dtype=np.int64)
"""T5: how many of the dwarves are saboteurs, by number of players."""
_PAY = np.array([cards.PAY.get(saboteurs, 0) for saboteurs in range(SEATS + 1)], dtype=np.int64)

_12, _25, _27, _32 = (np.uint64(number) for number in (12, 25, 27, 32))
_FACTOR = np.uint64(0x2545F4914F6CDD1D)


@compiled
def below(rng: Rng, number: int) -> int:
    """A random number from 0 to that one, without it (xorshift64*)."""
    x = rng[0]
    x ^= x >> _12
    x ^= x << _25
    x ^= x >> _27
    rng[0] = x
    drawn: int = np.int64((((x * _FACTOR) >> _32) * np.uint64(number)) >> _32)  # type: ignore[assignment]
    return drawn


@compiled
def begin(this: Position) -> None:
    """A new game with the configuration that the position has."""
    this.phase = DEAL
    this.finished = 0
    this.nuggets[:] = 0
    this.paid = 0
    this.stack[:] = _GOLD
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
    this.goals[:] = _GOAL_TILES
    this.treasure = _TREASURE
    for last in range(len(GOALS) - 1, 0, -1):
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
    pile[:] = _DECK
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


@compiled
def legal(this: Position, out: Actions) -> int:
    """T8: writes all that the seat on turn may do, and returns how much that is."""
    number = 0
    if this.phase == PICK:
        for value in range(len(this.offer)):
            if this.offer[value]:
                out[number] = PICKING + value - 1
                number += 1
        return number
    seat = this.turn
    done = 0
    for i in range(this.counts[seat]):
        card = this.hands[seat, i]
        if done >> card & 1:
            continue
        done |= 1 << card
        out[number] = DISCARD + card
        number += 1
        if card < BREAKING:
            if not this.broken[seat]:
                number = _legal_lays(this, card, out, number)
        elif card < FIXING:
            number = _legal_breaks(this, card - BREAKING, out, number)
        elif card < ROCKFALL:
            number = _legal_repairs(this, card - FIXING, out, number)
        elif card == MAP:
            for goal in range(len(GOALS)):
                if not this.shown >> goal & 1:
                    out[number] = LOOK + goal
                    number += 1
        else:
            for at in range(this.laid_cards):
                out[number] = FALL + NUMBER[this.laid[at]]
                number += 1
    return number


@compiled
def _legal_lays(this: Position, card: int, out: Actions, number: int) -> int:
    for turn in range(2):
        tile = POSITION_TILES[card, turn]
        if turn and tile == POSITION_TILES[card, 0]:
            break
        first = LAY + _TILE_NUMBER[tile] * CELLS
        for at in range(this.edge_cells):
            # Whatever does not fit is written over by the next one.
            cell = this.edges[at]
            out[number] = first + NUMBER[cell]
            number += FITS[this.gaps[cell]] >> tile & 1
    return number


@compiled
def _legal_breaks(this: Position, tool: int, out: Actions, number: int) -> int:
    for seat in range(this.players):
        if not this.broken[seat] >> tool & 1 and (seat != this.turn or this.break_own_tool):
            out[number] = BREAK + tool * SEATS + seat
            number += 1
    return number


@compiled
def _legal_repairs(this: Position, card: int, out: Actions, number: int) -> int:
    for seat in range(this.players):
        if this.broken[seat]:
            for tool in range(len(TOOLS)):
                if _REPAIR[card, tool] >= 0 and this.broken[seat] >> tool & 1:
                    out[number] = FIX + _REPAIR[card, tool] * SEATS + seat
                    number += 1
    return number


@compiled
def random_action(this: Position, rng: Rng, out: Actions) -> int:
    """One of the legal actions, all equally likely; `out` has room for `MOST` and is written over."""
    return int(out[below(rng, legal(this, out))])


# What an action means


@compiled
def tile_of(action: int) -> int:
    """The tile that is laid."""
    return int(_ACTION_TILE[action])


@compiled
def cell_of(action: int) -> int:
    """Where a tile is laid or falls, as a place in the grid of `mine`."""
    return int(_ACTION_CELL[action])


@compiled
def target_of(action: int) -> int:
    """The seat whose tool is broken or repaired."""
    return int(_ACTION_SEAT[action])


@compiled
def tool_of(action: int) -> int:
    """The tool that is broken or repaired."""
    return int(_ACTION_TOOL[action])


@compiled
def card_of(action: int) -> int:
    """The hand card that an action spends."""
    return int(_ACTION_CARD[action])


@compiled
def happen(this: Position, action: int) -> None:
    """What an action does to the mine, to tools and to what the seat on turn knows; no card is spent."""
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
    """The position after an action of the seat on turn."""
    if this.phase == PICK:
        _pick(this, action - PICKING + 1)
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
        _draw_gold(this)
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
    _pay(this)


# The end of a round


@compiled
def _draw_gold(this: Position) -> None:
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
    """The next digger counter-clockwise; the last card goes to its picker without a question."""
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
def _pick(this: Position, value: int) -> None:
    this.offer[value] -= 1
    this.offered -= 1
    this.nuggets[this.turn] += value
    _next_picker(this)


@compiled
def _pay(this: Position) -> None:
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
