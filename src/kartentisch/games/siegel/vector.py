"""Many tables of Die sieben Siegel at once, compiled: whole games in actions, observations and masks of `encode`.

A table is a `Round` of the simulator and a `Log` of what the round alone does not remember. The tests compare every
observation and mask with what `encode` makes of the view of the seat on turn.
"""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined, record_type
from kartentisch.games.siegel import bridge, encode
from kartentisch.games.siegel.actions import ACTIONS, DONE, FORGET, GIVE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import HAND_SIZE, HIGHEST, SEALS, SEATS, VALUES
from kartentisch.games.siegel.observation import FIRST_SLOT, MOST_ROUNDS, OUTCOMES, chosen, pieces
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    HAND_BACK,
    KINDS,
    NOBODY,
    OVER,
    PREDICT,
    SEAL_BITS,
    Round,
    Rounds,
    count,
    lowest,
    new_rounds,
    suit,
)
from kartentisch.games.siegel.simulator import Rng, apply, below, deal, legal, points, random_action
from kartentisch.games.siegel.state import OPTIONS, Config, Phase

CARDS = SEATS * HAND_SIZE
SLOTS = sum(SEALS[:COLOURS])
NONE_YET = -1
"""The outcome of a trick that is not settled."""


class Log(Protocol):
    """What a table remembers beside its round, as a record of the type `LOG`."""

    finished: int
    """How many rounds are finished."""
    rounds: int
    """How many will be played."""
    price: int
    """S19: what the saboteur costs at first."""
    dearer: int
    """S22: 1 if the saboteur costs a seat more each time, else 0."""
    laid: int
    """How many cards were played in this round."""
    predicted: int
    """A bit for each seat that has predicted."""
    options: Annotated[NDArray[np.float32], len(OPTIONS)]
    cards: Annotated[NDArray[np.int8], CARDS]
    """The cards of this round in the order of play."""
    seats: Annotated[NDArray[np.int8], CARDS]
    """Who played each of them."""
    winners: Annotated[NDArray[np.int8], HAND_SIZE]
    outcomes: Annotated[NDArray[np.int8], HAND_SIZE]
    """By trick: a place in `OUTCOMES`, or `NONE_YET`."""
    filled: Annotated[NDArray[np.int32], SEATS]
    """For each seat the bits of the slots of its prediction that are filled."""
    sources: Annotated[NDArray[np.int8], (SEATS, SLOTS)]
    """From which seat the seal of each slot came: from the own one if from the middle."""
    totals: Annotated[NDArray[np.int16], SEATS]
    scores: Annotated[NDArray[np.int16], (MOST_ROUNDS, SEATS)]
    saboteurs: Annotated[NDArray[np.int8], MOST_ROUNDS]


LOG = record_type(Log)


# Numbers of `encode` and of the simulator, by number of players

_PLAYERS = range(min(HIGHEST), max(HIGHEST) + 1)
_NAMES = tuple(pieces(Config(SEATS)))
_START = np.zeros((SEATS + 1, len(_NAMES)), dtype=np.int64)
"""Where each piece of an observation begins."""
_ACTION = np.full((SEATS + 1, SEATS, ACTIONS), -1, dtype=np.int16)
"""The action of the simulator for each number of a seat."""
_NUMBER = np.zeros((SEATS + 1, SEATS, ACTIONS), dtype=np.int16)
"""The number of each action of the simulator."""
_HIGHEST = np.zeros(SEATS + 1, dtype=np.int64)
for _players in _PLAYERS:
    assert tuple(pieces(Config(_players))) == _NAMES
    _START[_players] = [piece.start for piece in pieces(Config(_players)).values()]
    _HIGHEST[_players] = HIGHEST[_players]
    for _seat in range(_players):
        _simulated = encode.simulated(_players, _seat)
        _ACTION[_players, _seat, : len(_simulated)] = _simulated
        _NUMBER[_players, _seat, list(_simulated)] = range(len(_simulated))

_SEALS = np.array(SEALS, dtype=np.int64)
_FIRST_SLOT = np.array(FIRST_SLOT, dtype=np.int64)
_NOTHING, _FORGOTTEN = OUTCOMES.index(""), OUTCOMES.index("-")
_FIRST_PHASE = int(Phase.PREDICT) - PREDICT
_PHASE, _TURN, _LEADER, _DEALER, _SABOTEUR, _HAND, _TABLE, _LED, _PLAYED, _WHEN, _VOIDS, _HELD = range(12)
_MIDDLE, _PREDICTED, _TAKEN, _WINNERS, _LEADS, _OUTCOMES, _PRICES, _TOTALS = range(12, 20)
_ROUNDS, _OPTIONS, _SCORES, _SABOTEURS = range(20, len(_NAMES))


Logs: TypeAlias = NDArray[np.void]


class Tables:
    """So many tables; see `kartentisch.game.Tables`."""

    def __init__(self, config: Config, number: int) -> None:
        self.rounds, self.logs = new_rounds(number), np.zeros(number, LOG)
        self.rounds[:] = bridge.table(config)
        self.logs["rounds"], self.logs["dearer"] = config.rounds_to_play, config.designer_long
        self.logs["price"], self.logs["options"] = config.saboteur_base, chosen(config)

    def begin(self, rngs: Rng) -> None:
        """Begins a new game at every table."""
        _begin(self.rounds, self.logs, rngs)

    def refused(self, actions: NDArray[np.int64]) -> int:
        """The first table whose action the seat on turn may not take; -1 if there is none."""
        return _refused(self.rounds, actions)

    def step(self, rngs: Rng, actions: NDArray[np.int64], scores: NDArray[np.int64], ends: NDArray[np.int8]) -> None:
        """Takes a legal action at every table; writes where a round (1) or a game (2) has ended, and its scores."""
        _step(self.rounds, self.logs, rngs, actions, scores, ends)

    def observe(
        self,
        observations: NDArray[np.float32],
        masks: NDArray[np.bool_],
        seats: NDArray[np.int8],
        kept: bool,  # noqa: ARG002 - an observation is small enough to be written over whole
    ) -> None:
        """Writes for every table who is on turn, what that seat sees, and which actions it may take."""
        _observe(self.rounds, self.logs, observations, masks, seats)

    def sample(self, rngs: Rng, actions: NDArray[np.int64]) -> None:
        """Writes an action for every table, all legal ones equally likely."""
        _sample(self.rounds, rngs, actions)


@compiled
def _begin(rounds: Rounds, logs: Logs, rngs: Rng) -> None:
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
def _refused(rounds: Rounds, actions: NDArray[np.int64]) -> int:
    """The first table whose action is not legal; -1 if there is none."""
    for i in range(len(rounds)):
        this = rounds[i]
        action = -1
        if 0 <= actions[i] < ACTIONS:
            action = _ACTION[this.players, this.turn, actions[i]]
        low, high = legal(this)
        if action < 0 or not (low >> action if action < HALF else high >> action - HALF) & 1:
            return i
    return -1


@compiled
def _step(
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
        _act(this, log, _ACTION[this.players, this.turn, actions[i]])
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
def _observe(
    rounds: Rounds,
    logs: Logs,
    observations: NDArray[np.float32],
    masks: NDArray[np.bool_],
    seats: NDArray[np.int8],
) -> None:
    """Writes for every table who is on turn, and what that seat sees and may do."""
    for i in range(len(rounds)):
        this = rounds[i]
        seats[i] = this.turn
        _fill(this, logs[i], observations[i])
        _mask(this, masks[i])


@compiled
def _sample(rounds: Rounds, rngs: Rng, actions: NDArray[np.int64]) -> None:
    """Writes a legal action for every table, all equally likely."""
    for i in range(len(rounds)):
        this = rounds[i]
        actions[i] = _NUMBER[this.players, this.turn, random_action(this, rngs[i : i + 1])]


@inlined
def _mask(this: Round, mask: NDArray[np.bool_]) -> None:
    mask[:] = False
    low, high = legal(this)
    while low:
        mask[_NUMBER[this.players, this.turn, lowest(low)]] = True
        low &= low - 1
    while high:
        mask[_NUMBER[this.players, this.turn, HALF + lowest(high)]] = True
        high &= high - 1


# Observations, piece by piece as in `observation`


@inlined
def _fill(this: Round, log: Log, row: NDArray[np.float32]) -> None:
    row[:] = 0
    _now(this, log, row)
    _cards(this, log, row)
    _seals(this, log, row)
    _standing(this, log, row)


@inlined
def _place(this: Round, seat: int) -> int:
    """A seat counted from the one on turn."""
    return seat - this.turn if seat >= this.turn else seat - this.turn + this.players


@inlined
def _now(this: Round, log: Log, row: NDArray[np.float32]) -> None:
    at = _START[this.players]
    row[at[_PHASE] + _FIRST_PHASE + this.phase] = 1
    row[at[_TURN]] = 1
    row[at[_LEADER] + _place(this, this.leader)] = 1
    row[at[_DEALER] + _place(this, this.dealer)] = 1
    if this.saboteur != NOBODY:
        row[at[_SABOTEUR] + _place(this, this.saboteur)] = 1
    row[at[_ROUNDS]], row[at[_ROUNDS] + 1] = (log.finished + 1) / MOST_ROUNDS, log.rounds / MOST_ROUNDS
    for option in range(len(log.options)):
        row[at[_OPTIONS] + option] = log.options[option]


@inlined
def _cards(this: Round, log: Log, row: NDArray[np.float32]) -> None:
    at, players, values = _START[this.players], this.players, _HIGHEST[this.players]
    cards = COLOURS * values
    for colour in range(COLOURS):
        held = suit(this.hands[this.turn], colour)
        while held:
            row[at[_HAND] + colour * values + lowest(held)] = 1
            held &= held - 1
    trick = 1
    left = players
    for i in range(log.laid):
        seat, card = _place(this, log.seats[i]), log.cards[i] // VALUES * values + log.cards[i] % VALUES
        row[at[_PLAYED] + seat * cards + card] = 1
        row[at[_WHEN] + card] = trick / HAND_SIZE
        if i >= log.laid - this.laid:
            row[at[_TABLE] + seat * cards + card] = 1
        left -= 1
        if not left:
            left = players
            trick += 1
    if this.laid:
        row[at[_LED] + this.led] = 1
    for number in range(this.tricks):
        row[at[_WINNERS] + number * players + _place(this, log.winners[number])] = 1
        row[at[_LEADS] + number * COLOURS + log.cards[number * players] // VALUES] = 1
        if log.outcomes[number] != NONE_YET:
            row[at[_OUTCOMES] + number * len(OUTCOMES) + log.outcomes[number]] = 1
    voids = this.voids
    while voids:
        place = lowest(voids)
        row[at[_VOIDS] + _place(this, place // COLOURS) * COLOURS + place % COLOURS] = 1
        voids &= voids - 1


@inlined
def _seals(this: Round, log: Log, row: NDArray[np.float32]) -> None:
    at, players = _START[this.players], this.players
    for kind in range(KINDS):
        row[at[_MIDDLE] + kind] = count(this.middle, kind) / _SEALS[kind]
    for seat in range(players):
        place = _place(this, seat)
        for kind in range(KINDS):
            row[at[_HELD] + place * KINDS + kind] = count(this.seals[seat], kind) / _SEALS[kind]
        row[at[_PREDICTED] + place] = log.predicted >> seat & 1
        filled = np.int64(log.filled[seat])
        while filled:
            slot = lowest(filled)
            row[at[_TAKEN] + (place * SLOTS + slot) * players + _place(this, log.sources[seat, slot])] = 1
            filled &= filled - 1


@inlined
def _standing(this: Round, log: Log, row: NDArray[np.float32]) -> None:
    at, players = _START[this.players], this.players
    for seat in range(players):
        place = _place(this, seat)
        row[at[_PRICES] + place] = this.prices[seat] / 10
        row[at[_TOTALS] + place] = log.totals[seat] / 10
        for number in range(log.finished):
            row[at[_SCORES] + number * players + place] = log.scores[number, seat] / 10
    for number in range(log.finished):
        if log.saboteurs[number] != NOBODY:
            row[at[_SABOTEURS] + number * players + _place(this, log.saboteurs[number])] = 1
