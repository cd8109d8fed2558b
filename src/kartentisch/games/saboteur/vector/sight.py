"""What the seats on turn at many tables of Saboteur see and may do, piece by piece as in `observation`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined
from kartentisch.games.saboteur import actions as plain
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, MOVES
from kartentisch.games.saboteur.cards import DECK, DWARVES, GOALS, GOLD, HAND_SIZE, POSITIONS, TOOLS
from kartentisch.games.saboteur.moves import Lay, Map, Rockfall
from kartentisch.games.saboteur.observation import DEEDS, FAR, MOST_ROUNDS, PLANES, pieces
from kartentisch.games.saboteur.simulator import PICK, Position, card_of, target_of, tool_of
from kartentisch.games.saboteur.simulator.mine import GOALS as GOAL_PLACES
from kartentisch.games.saboteur.simulator.mine import NUMBER, START
from kartentisch.games.saboteur.simulator.position import DOWN, SEATS, TILES
from kartentisch.games.saboteur.state import Config
from kartentisch.games.saboteur.vector.log import (
    KINDS,
    AllKept,
    Choices,
    Kept,
    Log,
    Logs,
    Mask,
    Masks,
    Notes,
    Positions,
    Row,
    Rows,
)

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

_CARDS, _ALL_CARDS, _TOOL_KINDS = len(plain.CARDS), len(DECK), len(TOOLS)
_GOAL_KINDS, _DEED_KINDS = len(GOALS), len(DEEDS)
_PLANES = len(PLANES)
_LOOKS = np.zeros((DOWN + 1, 3), dtype=np.int16)
"""``_LOOKS[tile, 1 + lit]``: what a cell of the mine looks like, a bit for each of `PLANES`."""
for _tile in plain.TILES:
    for _lit in (0, 1):
        _signs = [*(_tile >> bit & 1 for bit in range(5)), 1, _lit, 0, 0]
        _LOOKS[_tile, 1 + _lit] = sum(sign << plane for plane, sign in enumerate(_signs))
_LOOKS[0, 0] = 1 << PLANES.index("edge")
_LOOKS[DOWN] = 1 << PLANES.index("face down")
_AWAY = np.zeros((SEATS + 1, SEATS, SEATS), dtype=np.int64)
"""``_AWAY[players, seat, other]``: the other seat counted from the one that looks."""
for _players in DWARVES:
    for _seat in range(_players):
        _AWAY[_players, _seat, :_players] = [(other - _seat) % _players for other in range(_players)]
_SEAT = 15
"""All bits of a seat: the compiler need not ask whether it is negative."""
_TENTHS = np.array([number / 10 for number in range(len(GOLD) + 1)], dtype=np.float32)
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
def look_at_all(
    positions: Positions,
    logs: Logs,
    choices: Choices,
    all_kept: AllKept,
    observations: Rows,
    masks: Masks,
    seats: NDArray[np.int8],
) -> None:
    """Writes for every table who is on turn, what that seat sees, and which actions it may take."""
    for i in range(len(positions)):
        seats[i] = positions[i].turn
        _look(positions[i], logs[i], all_kept[i], observations[i])
        _mask(choices[i], all_kept[i].mask, masks[i])


@inlined
def _mask(choices: Notes, noted: Notes, mask: Mask) -> None:
    for n in range(1, 1 + noted[0]):
        mask[noted[n]] = False
    for n in range(1, 1 + choices[0]):
        mask[choices[n]] = True
        noted[n] = choices[n]
    noted[0] = choices[0]


@inlined
def _look(this: Position, log: Log, kept: Kept, row: Row) -> None:
    if kept.mine_number != log.mine_number:
        _mine(this, kept, row)
        kept.mine_number = log.mine_number
    _deeds(this, log, kept, row)
    _clear(row, kept.rest)
    n = _now(this, log, row, kept.rest, 0)
    n = _cards(this, log, row, kept.rest, n)
    n = _gold(this, log, row, kept.rest, n)
    for number in range(this.finished):
        n = _past(this, log, number, row, kept.rest, n)
    kept.rest[0] = n
    kept.turn = this.turn


@inlined
def _clear(row: Row, noted: Notes) -> None:
    for n in range(1, 1 + noted[0]):
        row[noted[n]] = 0


@inlined
def _put(row: Row, noted: Notes, n: int, at: int, number: float) -> int:
    """Writes a number and notes where; `n` numbers were written before."""
    row[at] = number
    noted[1 + n] = at
    return n + 1


@inlined
def _place(this: Position, seat: int) -> int:
    """A seat counted from the one on turn."""
    return int(_AWAY[this.players, this.turn, seat])


@inlined
def _now(this: Position, log: Log, row: Row, noted: Notes, n: int) -> int:
    at = _START[this.players]
    n = _put(row, noted, n, at[_PHASE] + this.phase, 1)
    n = _put(row, noted, n, at[_TURN], 1)
    n = _put(row, noted, n, at[_FIRST] + _place(this, log.first), 1)
    n = _put(row, noted, n, at[_ROLES] + this.roles[this.turn], 1)
    if this.phase == PICK:
        n = _put(row, noted, n, at[_SPARE] + this.spare, 1)
        for seat in range(this.players):
            n = _put(row, noted, n, at[_ROLES] + _place(this, seat) * 2 + this.roles[seat], 1)
    for goal in range(_GOAL_KINDS):
        if this.phase == PICK or (this.shown | this.knows[this.turn]) >> goal & 1:
            n = _put(row, noted, n, at[_GOALS] + goal * _GOAL_KINDS + _GOAL[this.goals[goal]], 1)
    n = _put(row, noted, n, at[_ROUNDS], (this.finished + 1) / MOST_ROUNDS)
    n = _put(row, noted, n, at[_ROUNDS] + 1, this.rounds / MOST_ROUNDS)
    for option in range(len(log.options)):
        n = _put(row, noted, n, at[_OPTIONS] + option, log.options[option])
    return n


@inlined
def _mine(this: Position, kept: Kept, row: Row) -> None:
    """The cells that look otherwise than before: some that did not look empty, and those that do not now."""
    at, cells = _START[this.players], kept.cells
    number = 0
    for n in range(1, 1 + cells[0]):
        cell = cells[n]
        _show(this, kept, cell, row)
        if kept.looks[cell]:
            number += 1
            cells[number] = cell
    cells[0] = number
    for i in range(this.laid_cards):
        _see(this, kept, this.laid[i], row)
    for i in range(this.edge_cells):
        _see(this, kept, this.edges[i], row)
    _see(this, kept, START, row)
    for goal in range(_GOAL_KINDS):
        _see(this, kept, GOAL_PLACES[goal], row)
        row[at[_SHOWN] + goal] = this.shown >> goal & 1


@inlined
def _see(this: Position, kept: Kept, cell: int, row: Row) -> None:
    """A cell that is not empty."""
    if not kept.looks[cell]:
        kept.cells[0] += 1
        kept.cells[kept.cells[0]] = cell
        _show(this, kept, cell, row)


@inlined
def _show(this: Position, kept: Kept, cell: int, row: Row) -> None:
    """Writes all planes of a cell, unless it looks as before. The planes are the bits of what it looks like."""
    tile, lit = this.tiles[cell], this.lit[cell]
    looks = _LOOKS[tile, 1 + lit]
    if looks != kept.looks[cell]:
        kept.looks[cell] = looks
        at = _START[this.players, _MINE] + NUMBER[cell]
        for plane in range(_PLANES):
            row[at + plane * plain.CELLS] = looks >> plane & 1


@inlined
def _cards(this: Position, log: Log, row: Row, noted: Notes, n: int) -> int:
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
def _gold(this: Position, log: Log, row: Row, noted: Notes, n: int) -> int:
    at = _START[this.players]
    for seat in range(this.players):
        held = 0
        for value in range(KINDS):
            held += log.gold[seat, value]
        n = _put(row, noted, n, at[_GOLD_COUNTS] + _place(this, seat), _TENTHS[held])
    n = _put(row, noted, n, at[_STACK], _TENTHS[this.stacked])
    for value in range(KINDS):
        n = _put(row, noted, n, at[_GOLD] + value, _TENTHS[log.gold[this.turn, value]])
    if this.phase == PICK:
        n = _put(row, noted, n, at[_OFFERED], _TENTHS[this.offered])
        for value in range(KINDS):
            n = _put(row, noted, n, at[_OFFER] + value, _TENTHS[this.offer[1 + value]])
        n = _picks(this, log, this.finished, at[_PICKERS], at[_PICKED], at[_CHOICES], row, noted, n)
    return n


@inlined
def _picks(
    this: Position, log: Log, number: int, pickers: int, picked: int, choices: int, row: Row, noted: Notes, n: int
) -> int:
    """Who picked in a round; what, and from which, if it was the seat on turn."""
    for pick in range(log.pick_counts[number]):
        seat = log.pickers[number, pick]
        n = _put(row, noted, n, pickers + pick * this.players + _place(this, seat), 1)
        if seat == this.turn:
            n = _put(row, noted, n, picked + pick * KINDS + log.picked[number, pick], 1)
            for value in range(KINDS):
                n = _put(row, noted, n, choices + pick * KINDS + value, _TENTHS[log.offers[number, pick, value]])
    return n


@inlined
def _deeds(this: Position, log: Log, kept: Kept, row: Row) -> None:
    """What was done in this round; seats are counted from the one on turn, which knows what it discarded itself."""
    at, players = _START[this.players], this.players
    if kept.round_number != log.round_number:
        _clear(row, kept.deeds)
        for i in range(kept.written * players):
            row[at[_DOERS] + i] = 0
            row[at[_TARGETS] + i] = 0
        kept.deeds[0] = kept.written = 0
        kept.round_number = log.round_number
    while kept.written < log.deeds:
        kept.deeds[0] = _deed(this, log, kept.written, row, kept.deeds, kept.deeds[0])
        kept.written += 1
    before, now = _AWAY[players, kept.turn], _AWAY[players, this.turn]
    for i in range(log.deeds):
        doer, first = log.doers[i] & _SEAT, at[_DOERS] + i * players
        row[first + before[doer]] = 0
        row[first + now[doer]] = 1
    for n in range(log.aimed):
        i = log.aimed_at[n]
        target, first = target_of(log.actions[i]), at[_TARGETS] + i * players
        row[first + before[target]] = 0
        row[first + now[target]] = 1
    # Of the discards only those of who looks now, and of who looked before, look otherwise: memory is slow.
    for n in range(log.discarded):
        i = log.discards[n]
        doer = log.doers[i]
        if doer == this.turn or doer == kept.turn:
            row[at[_SPENT] + i * _CARDS + card_of(log.actions[i])] = 1 if doer == this.turn else 0


@inlined
def _deed(this: Position, log: Log, i: int, row: Row, noted: Notes, n: int) -> int:
    """A deed as far as it looks the same to everybody, and where its card stands."""
    at, action = _START[this.players], log.actions[i]
    shown = action < DISCARD or log.doers[i] == this.turn
    n = _put(row, noted, n, at[_DEEDS] + i * _DEED_KINDS + _DEED[action], 1)
    n = _put(row, noted, n, at[_SPENT] + i * _CARDS + card_of(action), 1 if shown else 0)
    if _UPSIDE_DOWN[action]:
        n = _put(row, noted, n, at[_TURNED] + i, 1)
    if _AIMS[action]:
        n = _put(row, noted, n, at[_CELLS] + 2 * i, _CELL[action, 0] / FAR)
        n = _put(row, noted, n, at[_CELLS] + 2 * i + 1, _CELL[action, 1] / FAR)
    elif BREAK <= action < FALL:
        n = _put(row, noted, n, at[_TOOLS] + i * _TOOL_KINDS + tool_of(action), 1)
    return n


@inlined
def _past(this: Position, log: Log, number: int, row: Row, noted: Notes, n: int) -> int:
    """A finished round."""
    at, players = _START[this.players], this.players
    n = _put(row, noted, n, at[_PAST_REACHED] + number, log.reached[number])
    n = _put(row, noted, n, at[_PAST_SPARE] + number * 2 + log.spares[number], 1)
    for seat in range(players):
        place = number * players + _place(this, seat)
        n = _put(row, noted, n, at[_PAST_ROLES] + place * 2 + log.roles[number, seat], 1)
        for value in range(KINDS):
            if log.paid[number, seat, value]:
                paid = _TENTHS[log.paid[number, seat, value]]
                n = _put(row, noted, n, at[_PAST_PAID] + place * KINDS + value, paid)
    pickers = at[_PAST_PICKERS] + number * players * players
    picked = at[_PAST_PICKED] + number * players * KINDS
    choices = at[_PAST_CHOICES] + number * players * KINDS
    return _picks(this, log, number, pickers, picked, choices, row, noted, n)
