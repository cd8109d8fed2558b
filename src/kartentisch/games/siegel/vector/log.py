"""What a table of Die sieben Siegel remembers beside its round, and the numbers of actions."""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import record_type
from kartentisch.games.siegel import encode
from kartentisch.games.siegel.actions import ACTIONS
from kartentisch.games.siegel.cards import HAND_SIZE, HIGHEST, SEALS, SEATS
from kartentisch.games.siegel.observation import MOST_ROUNDS
from kartentisch.games.siegel.round import (
    COLOURS,
)
from kartentisch.games.siegel.state import OPTIONS

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


Logs: TypeAlias = NDArray[np.void]

ACTION = np.full((SEATS + 1, SEATS, ACTIONS), -1, dtype=np.int16)
"""By number of players: the action of the simulator for each number of a seat in `encode`; -1 where there is none."""
NUMBER = np.zeros((SEATS + 1, SEATS, ACTIONS), dtype=np.int16)
"""By number of players: the number of each action of the simulator for a seat."""
for _players in HIGHEST:
    for _seat in range(_players):
        _simulated = encode.simulated(_players, _seat)
        ACTION[_players, _seat, : len(_simulated)] = _simulated
        NUMBER[_players, _seat, list(_simulated)] = range(len(_simulated))
