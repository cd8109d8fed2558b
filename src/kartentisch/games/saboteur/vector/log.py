"""What a table of Saboteur remembers beside its position, and what was written of it before."""

from __future__ import annotations

from typing import Annotated, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import record_type
from kartentisch.games.saboteur.cards import DECK
from kartentisch.games.saboteur.observation import CHOICES, MOST_ROUNDS, VALUES
from kartentisch.games.saboteur.simulator import MOST
from kartentisch.games.saboteur.simulator.position import CELLS, HAND, SEATS

Positions: TypeAlias = NDArray[np.void]
Logs: TypeAlias = NDArray[np.void]
AllKept: TypeAlias = NDArray[np.void]
Choices: TypeAlias = NDArray[np.int16]
"""By table how many actions the seat on turn may take, then these."""
Notes: TypeAlias = NDArray[np.int16]
"""How many numbers are not 0, then where they stand."""
Rows: TypeAlias = NDArray[np.float32]
Row: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.bool_]
Masks: TypeAlias = NDArray[np.bool_]

KINDS = len(VALUES)
"""How many values of gold cards there are: 1, 2, 3."""


class Log(Protocol):
    """What a table remembers beside its position, as a record of the type `LOG`."""

    first: int
    """Who began the round."""
    deeds: int
    """How many cards were spent in this round."""
    round_number: int
    """Counts the rounds of the table."""
    mine_number: int
    """Counts the changes of its mine."""
    options: Annotated[NDArray[np.float32], len(CHOICES)]
    hands: Annotated[NDArray[np.int8], (SEATS, HAND)]
    """The cards of each seat in the order in which they are held; a position has them in another one."""
    actions: Annotated[NDArray[np.int16], len(DECK)]
    """What was done in this round."""
    doers: Annotated[NDArray[np.int8], len(DECK)]
    aimed: int
    """How many of these deeds broke or repaired a tool, and which."""
    aimed_at: Annotated[NDArray[np.int8], len(DECK)]
    discarded: int
    """How many of these deeds were discards, and which."""
    discards: Annotated[NDArray[np.int8], len(DECK)]
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


class Kept(Protocol):
    """What was last written of a table's observation and mask, so that only what has changed is written again.

    A list begins with its length. The type of the record is `KEPT`.
    """

    turn: int
    """The seat that looked."""
    round_number: int
    """The round whose deeds are written."""
    written: int
    """How many of its deeds."""
    mine_number: int
    """The state of the mine."""
    looks: Annotated[NDArray[np.int16], CELLS]
    """What each cell of the mine looks like; see `sight`."""
    cells: Annotated[NDArray[np.int16], 1 + CELLS]
    """The cells that do not look empty."""
    deeds: Annotated[NDArray[np.int16], 1 + 5 * len(DECK)]
    """Where something stands of the deeds that is the same for everybody."""
    rest: Annotated[NDArray[np.int16], 512]
    """Where anything else is not 0; it can be 330 numbers."""
    mask: Annotated[NDArray[np.int16], 1 + MOST]
    """The actions that are allowed."""


KEPT = record_type(Kept)
