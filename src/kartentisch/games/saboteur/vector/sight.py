"""What the seats on turn at many tables of Saboteur see and may do, piece by piece as in `observation`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined
from kartentisch.games.saboteur import actions as plain
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, MOVES
from kartentisch.games.saboteur.cards import DECK, DWARVES, GOALS, HAND_SIZE, POSITIONS, TOOLS
from kartentisch.games.saboteur.moves import Lay, Map, Rockfall
from kartentisch.games.saboteur.observation import DEEDS, FAR, MOST_ROUNDS, PLANES, pieces
from kartentisch.games.saboteur.simulator import (
    PICK,
    Position,
    card_of,
    target_of,
    tool_of,
)
from kartentisch.games.saboteur.simulator.mine import GOALS as GOAL_PLACES
from kartentisch.games.saboteur.simulator.mine import NUMBER, START
from kartentisch.games.saboteur.simulator.position import SEATS, TILES
from kartentisch.games.saboteur.state import Config
from kartentisch.games.saboteur.vector.log import KINDS, Log, Logs, Masks, Noted, Notes, Positions, Row, Rows

_NAMES = tuple(pieces(Config(SEATS)))
_START = np.zeros((SEATS + 1, len(_NAMES)), dtype=np.int64)
"""By number of players where each piece of an observation begins."""
_HAND_SIZE = np.zeros(SEATS + 1, dtype=np.int64)
for _players in DWARVES:
    assert tuple(pieces(Config(_players))) == _NAMES
    _START[_players] = [piece.start for piece in pieces(Config(_players)).values()]
    _HAND_SIZE[_players] = HAND_SIZE[_players]

_PHASE, _TURN, _FIRST, _ROLES, _SPARE, _GOALS, _SHOWN, _MINE, _HAND, _HELD, _COUNTS, _PILE, _BROKEN = range(13)
_GOLD, _GOLD_COUNTS, _STACK, _OFFERED, _OFFER, _PICKERS, _PICKED, _CHOICES = range(13, 21)
_DEEDS, _DOERS, _SPENT, _TURNED, _TOOLS, _TARGETS, _CELLS, _ROUNDS, _OPTIONS = range(21, 30)
_PAST_REACHED, _PAST_ROLES, _PAST_SPARE, _PAST_PAID, _PAST_PICKERS, _PAST_PICKED, _PAST_CHOICES = range(30, len(_NAMES))

_CARDS, _ALL_CARDS, _TOOL_KINDS, _GOAL_KINDS, _DEED_KINDS = (
    len(plain.CARDS),
    len(DECK),
    len(TOOLS),
    len(GOALS),
    len(DEEDS),
)
_EDGE, _DOWN = PLANES.index("edge"), PLANES.index("face down")
_LIT, _CARD = PLANES.index("lit"), PLANES.index("card")
_DEAD = PLANES.index("dead end")
_GOAL = np.zeros(TILES, dtype=np.int64)
"""Which of the goals a tile is."""
_GOAL[list(GOALS.values())] = np.arange(len(GOALS))

# What every action is in an observation
_DEED = np.array([DEEDS.index(type(move)) if type(move) in DEEDS else 0 for move in MOVES], dtype=np.int8)
_UPSIDE_DOWN = np.array(
    [isinstance(move, Lay) and move.tile != POSITIONS[move.card][0] for move in MOVES], dtype=np.int8
)
_AIMS = np.array([isinstance(move, Lay | Rockfall | Map) for move in MOVES], dtype=np.int8)
_CELL = np.array([getattr(move, "cell", (0, 0)) for move in MOVES], dtype=np.int8)


@compiled
def mask(choices: Notes, masks: Masks, notes: Notes) -> None:
    for i in range(len(choices)):
        for n in range(1, 1 + notes[i, 0]):
            masks[i, notes[i, n]] = False
        for n in range(1, 1 + choices[i, 0]):
            masks[i, choices[i, n]] = True
            notes[i, n] = choices[i, n]
        notes[i, 0] = choices[i, 0]


@compiled
def observe(positions: Positions, logs: Logs, observations: Rows, notes: Notes, seats: NDArray[np.int8]) -> None:
    for i in range(len(positions)):
        this, log, row, noted = positions[i], logs[i], observations[i], notes[i]
        for n in range(1, 1 + noted[0]):
            row[noted[n]] = 0
        seats[i] = this.turn
        n = _now(this, log, row, noted, 0)
        n = _mine(this, row, noted, n)
        n = _cards(this, log, row, noted, n)
        n = _gold(this, log, row, noted, n)
        n = _history(this, log, row, noted, n)
        for number in range(this.finished):
            n = _past(this, log, number, row, noted, n)
        noted[0] = n


@inlined
def _put(row: Row, noted: Noted, n: int, at: int, number: float) -> int:
    """Writes a number and notes where; `n` numbers were written before."""
    row[at] = number
    noted[1 + n] = at
    return n + 1


@inlined
def _place(this: Position, seat: int) -> int:
    """A seat counted from the one on turn."""
    return seat - this.turn if seat >= this.turn else seat - this.turn + this.players


@inlined
def _now(this: Position, log: Log, row: Row, noted: Noted, n: int) -> int:
    at = _START[this.players]
    n = _put(row, noted, n, at[_PHASE] + this.phase, 1)
    n = _put(row, noted, n, at[_TURN], 1)
    n = _put(row, noted, n, at[_FIRST] + _place(this, log.first), 1)
    n = _put(row, noted, n, at[_ROLES] + this.roles[this.turn], 1)
    if this.phase == PICK:
        n = _put(row, noted, n, at[_SPARE] + this.spare, 1)
        for seat in range(this.players):
            n = _put(row, noted, n, at[_ROLES] + _place(this, seat) * 2 + this.roles[seat], 1)
    n = _put(row, noted, n, at[_ROUNDS], (this.finished + 1) / MOST_ROUNDS)
    n = _put(row, noted, n, at[_ROUNDS] + 1, this.rounds / MOST_ROUNDS)
    for option in range(len(log.options)):
        n = _put(row, noted, n, at[_OPTIONS] + option, log.options[option])
    return n


@inlined
def _mine(this: Position, row: Row, noted: Noted, n: int) -> int:
    at = _START[this.players]
    for goal in range(len(GOAL_PLACES)):
        if this.shown >> goal & 1:
            n = _put(row, noted, n, at[_SHOWN] + goal, 1)
            n = _tile(this, GOAL_PLACES[goal], row, noted, n)
        else:
            n = _put(row, noted, n, at[_MINE] + _DOWN * plain.CELLS + NUMBER[GOAL_PLACES[goal]], 1)
        if this.phase == PICK or (this.shown | this.knows[this.turn]) >> goal & 1:
            n = _put(row, noted, n, at[_GOALS] + goal * _GOAL_KINDS + _GOAL[this.goals[goal]], 1)
    n = _tile(this, START, row, noted, n)
    for i in range(this.laid_cards):
        n = _tile(this, this.laid[i], row, noted, n)
    for i in range(this.edge_cells):
        n = _put(row, noted, n, at[_MINE] + _EDGE * plain.CELLS + NUMBER[this.edges[i]], 1)
    return n


@inlined
def _tile(this: Position, cell: int, row: Row, noted: Noted, n: int) -> int:
    """The planes of a card in the mine: its open sides and whether it is a dead end are the bits of the tile."""
    at, tile = _START[this.players, _MINE] + NUMBER[cell], this.tiles[cell]
    for plane in range(_DEAD + 1):
        if tile >> plane & 1:
            n = _put(row, noted, n, at + plane * plain.CELLS, 1)
    if this.lit[cell] > 0:
        n = _put(row, noted, n, at + _LIT * plain.CELLS, 1)
    return _put(row, noted, n, at + _CARD * plain.CELLS, 1)


@inlined
def _cards(this: Position, log: Log, row: Row, noted: Noted, n: int) -> int:
    at = _START[this.players]
    for place in range(this.counts[this.turn]):
        card = log.hands[this.turn, place]
        n = _put(row, noted, n, at[_HAND] + place * _CARDS + card, 1)
        n = _put(row, noted, n, at[_HELD] + card, row[at[_HELD] + card] + 1)
    n = _put(row, noted, n, at[_PILE], (this.piled - this.drawn) / _ALL_CARDS)
    for seat in range(this.players):
        place = _place(this, seat)
        n = _put(row, noted, n, at[_COUNTS] + place, this.counts[seat] / _HAND_SIZE[this.players])
        for tool in range(_TOOL_KINDS):
            if this.broken[seat] >> tool & 1:
                n = _put(row, noted, n, at[_BROKEN] + place * _TOOL_KINDS + tool, 1)
    return n


@inlined
def _gold(this: Position, log: Log, row: Row, noted: Noted, n: int) -> int:
    at = _START[this.players]
    for seat in range(this.players):
        held = 0
        for value in range(KINDS):
            held += log.gold[seat, value]
        n = _put(row, noted, n, at[_GOLD_COUNTS] + _place(this, seat), held / 10)
    n = _put(row, noted, n, at[_STACK], this.stacked / 10)
    for value in range(KINDS):
        n = _put(row, noted, n, at[_GOLD] + value, log.gold[this.turn, value] / 10)
    if this.phase == PICK:
        n = _put(row, noted, n, at[_OFFERED], this.offered / 10)
        for value in range(KINDS):
            n = _put(row, noted, n, at[_OFFER] + value, this.offer[1 + value] / 10)
        n = _picks(this, log, this.finished, at[_PICKERS], at[_PICKED], at[_CHOICES], row, noted, n)
    return n


@inlined
def _picks(
    this: Position, log: Log, number: int, pickers: int, picked: int, choices: int, row: Row, noted: Noted, n: int
) -> int:
    """Who picked in a round; what, and from which, if it was the seat on turn."""
    for pick in range(log.pick_counts[number]):
        seat = log.pickers[number, pick]
        n = _put(row, noted, n, pickers + pick * this.players + _place(this, seat), 1)
        if seat == this.turn:
            n = _put(row, noted, n, picked + pick * KINDS + log.picked[number, pick], 1)
            for value in range(KINDS):
                n = _put(row, noted, n, choices + pick * KINDS + value, log.offers[number, pick, value] / 10)
    return n


@inlined
def _history(this: Position, log: Log, row: Row, noted: Noted, n: int) -> int:
    """What everybody did in this round; of the discards of others not which card."""
    at, players = _START[this.players], this.players
    for i in range(log.deeds):
        action, seat = log.actions[i], log.doers[i]
        n = _put(row, noted, n, at[_DEEDS] + i * _DEED_KINDS + _DEED[action], 1)
        n = _put(row, noted, n, at[_DOERS] + i * players + _place(this, seat), 1)
        if action < DISCARD or seat == this.turn:
            n = _put(row, noted, n, at[_SPENT] + i * _CARDS + card_of(action), 1)
        if _UPSIDE_DOWN[action]:
            n = _put(row, noted, n, at[_TURNED] + i, 1)
        if _AIMS[action]:
            n = _put(row, noted, n, at[_CELLS] + 2 * i, _CELL[action, 0] / FAR)
            n = _put(row, noted, n, at[_CELLS] + 2 * i + 1, _CELL[action, 1] / FAR)
        elif BREAK <= action < FALL:
            n = _put(row, noted, n, at[_TOOLS] + i * _TOOL_KINDS + tool_of(action), 1)
            n = _put(row, noted, n, at[_TARGETS] + i * players + _place(this, target_of(action)), 1)
    return n


@inlined
def _past(this: Position, log: Log, number: int, row: Row, noted: Noted, n: int) -> int:
    """A finished round."""
    at, players = _START[this.players], this.players
    n = _put(row, noted, n, at[_PAST_REACHED] + number, log.reached[number])
    n = _put(row, noted, n, at[_PAST_SPARE] + number * 2 + log.spares[number], 1)
    for seat in range(players):
        place = number * players + _place(this, seat)
        n = _put(row, noted, n, at[_PAST_ROLES] + place * 2 + log.roles[number, seat], 1)
        for value in range(KINDS):
            n = _put(row, noted, n, at[_PAST_PAID] + place * KINDS + value, log.paid[number, seat, value] / 10)
    pickers = at[_PAST_PICKERS] + number * players * players
    picked = at[_PAST_PICKED] + number * players * KINDS
    choices = at[_PAST_CHOICES] + number * players * KINDS
    return _picks(this, log, number, pickers, picked, choices, row, noted, n)
