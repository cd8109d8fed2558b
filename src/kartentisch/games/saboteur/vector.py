"""Many tables of Saboteur at once, compiled: whole games in actions, observations and masks of `encode`.

A table is a `Position` of the simulator and a `Log` of what the position alone does not remember. The tests compare
every observation and mask with what `encode` makes of the view of the seat on turn.

Observations and masks are long and mostly 0. So each row has a list of where something else was written, and only
that is taken back before the next observation.
"""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined, record_type
from kartentisch.games.saboteur import actions as plain
from kartentisch.games.saboteur import bridge, encode
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, MOVES
from kartentisch.games.saboteur.actions import GOLD as PICKING
from kartentisch.games.saboteur.cards import DECK, DWARVES, GOALS, GOLD, HAND_SIZE, POSITIONS, TOOLS
from kartentisch.games.saboteur.moves import Lay, Map, Rockfall
from kartentisch.games.saboteur.observation import CHOICES, DEEDS, FAR, MOST_ROUNDS, PLANES, VALUES, pieces
from kartentisch.games.saboteur.simulator import (
    DEAL,
    MOST,
    OVER,
    PICK,
    POSITION,
    Position,
    Rng,
    apply,
    begin,
    below,
    card_of,
    deal,
    legal,
    target_of,
    tool_of,
)
from kartentisch.games.saboteur.simulator.mine import GOALS as GOAL_PLACES
from kartentisch.games.saboteur.simulator.mine import NUMBER, START
from kartentisch.games.saboteur.simulator.position import HAND, SEATS, TILES
from kartentisch.games.saboteur.state import Config

Positions: TypeAlias = NDArray[np.void]
Logs: TypeAlias = NDArray[np.void]
Notes: TypeAlias = NDArray[np.int16]
Noted: TypeAlias = NDArray[np.int16]
Rows: TypeAlias = NDArray[np.float32]
Row: TypeAlias = NDArray[np.float32]
Masks: TypeAlias = NDArray[np.bool_]

KINDS = len(VALUES)
"""How many values of gold cards there are: 1, 2, 3."""


class Log(Protocol):
    """What a table remembers beside its position, as a record of the type `LOG`."""

    first: int
    """Who began the round."""
    deeds: int
    """How many cards were spent in this round."""
    options: Annotated[NDArray[np.float32], len(CHOICES)]
    hands: Annotated[NDArray[np.int8], (SEATS, HAND)]
    """The cards of each seat in the order in which they are held; a position has them in another one."""
    actions: Annotated[NDArray[np.int16], len(DECK)]
    """What was done in this round."""
    doers: Annotated[NDArray[np.int8], len(DECK)]
    before: Annotated[NDArray[np.int16], SEATS]
    """What each seat had won before this round."""
    gold: Annotated[NDArray[np.int8], (SEATS, KINDS)]
    """The gold cards of each seat by value."""

    # Of all rounds, this one included
    pickers: Annotated[NDArray[np.int8], (MOST_ROUNDS, SEATS)]
    picked: Annotated[NDArray[np.int8], (MOST_ROUNDS, SEATS)]
    """By pick who picked, and which value."""
    offers: Annotated[NDArray[np.int8], (MOST_ROUNDS, SEATS, KINDS)]
    """By pick of which gold cards, by value."""
    pick_counts: Annotated[NDArray[np.int8], MOST_ROUNDS]
    roles: Annotated[NDArray[np.int8], (MOST_ROUNDS, SEATS)]
    spares: Annotated[NDArray[np.int8], MOST_ROUNDS]
    reached: Annotated[NDArray[np.int8], MOST_ROUNDS]
    paid: Annotated[NDArray[np.int8], (MOST_ROUNDS, SEATS, KINDS)]


LOG = record_type(Log)


# Numbers of `encode` and of the simulator, by number of players

_NAMES = tuple(pieces(Config(SEATS)))
_START = np.zeros((SEATS + 1, len(_NAMES)), dtype=np.int64)
"""Where each piece of an observation begins."""
_SEATED = FALL - BREAK
"""How many actions name a seat: they have other numbers for each seat and number of players, the later ones follow."""
_ACTION = np.zeros((SEATS + 1, SEATS, _SEATED), dtype=np.int16)
_NUMBER = np.zeros((SEATS + 1, SEATS, _SEATED), dtype=np.int16)
_NAMING_SEATS = np.zeros(SEATS + 1, dtype=np.int64)
_HAND_SIZE = np.zeros(SEATS + 1, dtype=np.int64)
for _players in DWARVES:
    assert tuple(pieces(Config(_players))) == _NAMES
    _START[_players] = [piece.start for piece in pieces(Config(_players)).values()]
    _HAND_SIZE[_players] = HAND_SIZE[_players]
    for _seat in range(_players):
        _simulated = encode.simulated(_players, _seat)
        _naming = _simulated[BREAK : _simulated.index(FALL)]
        _NAMING_SEATS[_players] = len(_naming)
        _ACTION[_players, _seat, : len(_naming)] = _naming
        for _number, _action in enumerate(_naming):
            _NUMBER[_players, _seat, _action - BREAK] = BREAK + _number

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
_ALL_GOLD = np.array([GOLD.count(value) for value in VALUES], dtype=np.int64)
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


class Tables:
    """So many tables; see `kartentisch.game.Tables`."""

    def __init__(self, config: Config, number: int) -> None:
        self.positions, self.logs = np.zeros(number, POSITION), np.zeros(number, LOG)
        self.positions[:] = bridge.new(config)
        self.logs["options"] = [option.values.index(getattr(config, option.name)) for option in CHOICES]
        self._choices = np.zeros((number, 1 + MOST), dtype=np.int16)
        """By table how many actions the seat on turn may take, then these."""
        (length,) = encode.shape(config)
        self._kept = np.zeros((number, 1 + length), dtype=np.int16), np.zeros((number, 1 + MOST), dtype=np.int16)
        """By table how many numbers of the kept observation and mask are not 0, then where."""
        self._other = np.zeros_like(self._kept[0]), np.zeros_like(self._kept[1])
        """The same for arrays that are not kept."""

    def begin(self, rngs: Rng) -> None:
        """Begins a new game at every table."""
        _begin(self.positions, self.logs, rngs)
        _choose(self.positions, self._choices)

    def refused(self, actions: NDArray[np.int64]) -> int:
        """The first table whose action the seat on turn may not take; -1 if there is none."""
        return _refused(self._choices, actions)

    def step(self, rngs: Rng, actions: NDArray[np.int64], scores: NDArray[np.int64], ends: NDArray[np.int8]) -> None:
        """Takes a legal action at every table; writes where a round (1) or a game (2) has ended, and its scores."""
        _step(self.positions, self.logs, rngs, actions, scores, ends)
        _choose(self.positions, self._choices)

    def observe(self, observations: Rows, masks: Masks, seats: NDArray[np.int8], kept: bool) -> None:
        """Writes for every table who is on turn, what that seat sees, and which actions it may take."""
        if not kept:
            observations[:] = 0
            masks[:] = False
            for notes in self._other:
                notes[:, 0] = 0
        seen, allowed = self._kept if kept else self._other
        _observe(self.positions, self.logs, observations, seen, seats)
        _mask(self._choices, masks, allowed)

    def sample(self, rngs: Rng, actions: NDArray[np.int64]) -> None:
        """Writes an action for every table, all legal ones with a number equally likely."""
        _sample(self._choices, rngs, actions)


# Games


@compiled
def _begin(positions: Positions, logs: Logs, rngs: Rng) -> None:
    for i in range(len(positions)):
        _new_game(positions[i], logs[i], rngs[i : i + 1])


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
    log.first, log.deeds = this.turn, 0
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
    naming = _NAMING_SEATS[this.players]
    if number < BREAK + naming:
        return int(_ACTION[this.players, this.turn, number - BREAK])
    return number + _SEATED - naming


@inlined
def _number(this: Position, action: int) -> int:
    """The number that an action of the simulator has for the seat on turn."""
    if action < BREAK:
        return action
    if action < FALL:
        return int(_NUMBER[this.players, this.turn, action - BREAK])
    return action - _SEATED + _NAMING_SEATS[this.players]


@compiled
def _choose(positions: Positions, choices: Notes) -> None:
    """Writes how many actions each seat on turn may take, and which."""
    found = np.empty(MOST, dtype=np.int64)
    for i in range(len(positions)):
        this = positions[i]
        choices[i, 0] = legal(this, found)
        for n in range(choices[i, 0]):
            choices[i, 1 + n] = _number(this, found[n])


@compiled
def _refused(choices: Notes, actions: NDArray[np.int64]) -> int:
    for i in range(len(choices)):
        n = choices[i, 0]
        while n and choices[i, n] != actions[i]:
            n -= 1
        if not n:
            return i
    return -1


@compiled
def _sample(choices: Notes, rngs: Rng, actions: NDArray[np.int64]) -> None:
    for i in range(len(choices)):
        actions[i] = choices[i, 1 + below(rngs[i : i + 1], choices[i, 0])]


@compiled
def _step(
    positions: Positions,
    logs: Logs,
    rngs: Rng,
    actions: NDArray[np.int64],
    scores: NDArray[np.int64],
    ends: NDArray[np.int8],
) -> None:
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


# Masks and observations, piece by piece as in `observation`


@compiled
def _mask(choices: Notes, masks: Masks, notes: Notes) -> None:
    for i in range(len(choices)):
        for n in range(1, 1 + notes[i, 0]):
            masks[i, notes[i, n]] = False
        for n in range(1, 1 + choices[i, 0]):
            masks[i, choices[i, n]] = True
            notes[i, n] = choices[i, n]
        notes[i, 0] = choices[i, 0]


@compiled
def _observe(positions: Positions, logs: Logs, observations: Rows, notes: Notes, seats: NDArray[np.int8]) -> None:
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
