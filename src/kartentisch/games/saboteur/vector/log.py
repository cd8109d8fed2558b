"""What a table of Saboteur remembers beside its position."""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import record_type
from kartentisch.games.saboteur.cards import DECK
from kartentisch.games.saboteur.observation import CHOICES, MOST_ROUNDS, VALUES
from kartentisch.games.saboteur.simulator.position import HAND, SEATS

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
