"""What the seats on turn at many tables of Die sieben Siegel see and may do, piece by piece as in `observation`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined
from kartentisch.games.siegel.cards import HAND_SIZE, HIGHEST, SEALS, SEATS, VALUES
from kartentisch.games.siegel.observation import MOST_ROUNDS, OUTCOMES, pieces
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    KINDS,
    NOBODY,
    PREDICT,
    Round,
    Rounds,
    count,
    lowest,
    suit,
)
from kartentisch.games.siegel.simulator import legal
from kartentisch.games.siegel.state import Config, Phase
from kartentisch.games.siegel.vector.log import NONE_YET, NUMBER, SLOTS, Log, Logs

_NAMES = tuple(pieces(Config(SEATS)))
_START = np.zeros((SEATS + 1, len(_NAMES)), dtype=np.int64)
"""By number of players where each piece of an observation begins."""
_HIGHEST = np.zeros(SEATS + 1, dtype=np.int64)
for _players in HIGHEST:
    assert tuple(pieces(Config(_players))) == _NAMES
    _START[_players] = [piece.start for piece in pieces(Config(_players)).values()]
    _HIGHEST[_players] = HIGHEST[_players]

_SEALS = np.array(SEALS, dtype=np.int64)
_FIRST_PHASE = int(Phase.PREDICT) - PREDICT
_PHASE, _TURN, _LEADER, _DEALER, _SABOTEUR, _HAND, _TABLE, _LED, _PLAYED, _WHEN, _VOIDS, _HELD = range(12)
_MIDDLE, _PREDICTED, _TAKEN, _WINNERS, _LEADS, _OUTCOMES, _PRICES, _TOTALS = range(12, 20)
_ROUNDS, _OPTIONS, _SCORES, _SABOTEURS = range(20, len(_NAMES))


@compiled
def observe(
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


@inlined
def _mask(this: Round, mask: NDArray[np.bool_]) -> None:
    mask[:] = False
    low, high = legal(this)
    while low:
        mask[NUMBER[this.players, this.turn, lowest(low)]] = True
        low &= low - 1
    while high:
        mask[NUMBER[this.players, this.turn, HALF + lowest(high)]] = True
        high &= high - 1


@inlined
def _fill(this: Round, log: Log, row: NDArray[np.float32]) -> None:
    row[:] = 0
    _now(this, log, row)
    _cards(this, log, row)
    _seal_pieces(this, log, row)
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
def _seal_pieces(this: Round, log: Log, row: NDArray[np.float32]) -> None:
    at, players = _START[this.players], this.players
    for kind in range(KINDS):
        row[at[_MIDDLE] + kind] = count(this.middle, kind) / _SEALS[kind]
    for seat in range(players):
        place = _place(this, seat)
        for kind in range(KINDS):
            row[at[_HELD] + place * KINDS + kind] = count(this.seals[seat], kind) / _SEALS[kind]
        row[at[_PREDICTED] + place] = log.predicted >> seat & 1
        filled = int(log.filled[seat])
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
