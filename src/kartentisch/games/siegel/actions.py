"""Every step of a player as a number: the one numbering that simulator, searching players and encoders share.

    0–74     play a card (as in `cards`)           105      the prediction is done
    75–79    take a seal of a colour: the middle    106      take the saboteur
    80–104   take it from a seat (colour, seat)     107–113  hand back a kind of seal, 114 forget to

A deal is chance's and has no number, and a whole prediction is several steps.
"""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.game import Move
from kartentisch.games.siegel import moves
from kartentisch.games.siegel.cards import CARDS, COLOURS, KINDS, SEATS

TAKE = len(CARDS)
"""The first seal from the middle; the numbers before it are cards."""
TAKE_FROM = TAKE + len(COLOURS)
"""The first seal from a seat: ``TAKE_FROM + colour * SEATS + seat``."""
DONE = TAKE_FROM + len(COLOURS) * SEATS
SABOTAGE = DONE + 1
GIVE = SABOTAGE + 1
"""The first kind of seal to hand back; for black, the white one is kept and a black one taken."""
FORGET = GIVE + len(KINDS)
ACTIONS = FORGET + 1
"""How many there are."""

MOVES: tuple[Move, ...] = (
    *moves.PLAYS,
    *moves.TAKES,
    *(take for takes in moves.TAKES_FROM for take in takes),
    moves.DONE,
    moves.SABOTAGE,
    *moves.HAND_BACKS,
    moves.FORGET,
)
"""The move of every number."""
ACTION_OF: Mapping[Move, int] = {move: action for action, move in enumerate(MOVES)}
"""The number of every move that is one step."""
