"""Saboteur as compiled code, for search and experiments: the only copy of its rules beside `rules`.

A game is a `Position`, a record of named fields that is changed in place; an action is a number of `actions`. `legal`
and `apply` do the same as `rules.legal` and `rules.apply`; the tests compare them step by step, over whole games,
within the window of the mine in which cells have numbers. Sensible players do not dig outside of it.

A game begins with `begin`. While `phase` is DEAL a `deal` is due, while it is TURN or PICK the seat `turn` has to
act; then it is OVER. Everything here can be called from other compiled code.
"""

from kartentisch.games.saboteur.simulator.chance import Rng, below
from kartentisch.games.saboteur.simulator.choices import (
    MOST,
    Actions,
    card_of,
    cell_of,
    legal,
    target_of,
    tile_of,
    tool_of,
)
from kartentisch.games.saboteur.simulator.game import apply, begin, deal, happen, random_action
from kartentisch.games.saboteur.simulator.position import DEAL, OVER, PICK, POSITION, TURN, Position

__all__ = [
    "DEAL",
    "MOST",
    "OVER",
    "PICK",
    "POSITION",
    "TURN",
    "Actions",
    "Position",
    "Rng",
    "apply",
    "begin",
    "below",
    "card_of",
    "cell_of",
    "deal",
    "happen",
    "legal",
    "random_action",
    "target_of",
    "tile_of",
    "tool_of",
]
