"""The parameters of the model in `conduct`: their names and meanings.

`fitted` has their values.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import record_type
from kartentisch.games.saboteur.actions import CARDS
from kartentisch.games.saboteur.cards import BREAKS, DEAD, FIXES, POSITIONS, Card

Floats: TypeAlias = NDArray[np.float64]
Records: TypeAlias = NDArray[np.record]

STAGES = ("far", "mid", "near")
"""The distance of the treasure: more than 6 cards, 4 to 6, at most 3."""
HELD = (
    *("crossing", "fork", "straight", "across", "bend", "dead_end", "break", "repair", "double_repair", "rockfall"),
    *("map", "needless_map"),
)
"""The kinds of cards in a hand; a map is useless once its holder knows where the treasure lies."""


class Weights(Protocol):
    """The weights of a dwarf's actions, for one role, as a record of the type `WEIGHTS`."""

    gain: Annotated[Floats, len(STAGES)]
    """Laying a card that shortens the way: times the cards saved."""
    loss: Annotated[Floats, len(STAGES)]
    """Laying any other card: times the cards saved, which is a number below 0 or 0."""
    idle: Annotated[Floats, len(STAGES)]
    """Laying a card that does not shorten the way."""
    opens: float
    """Laying a card: times its openings to empty cells."""
    dead_end: float
    """Laying a dead end."""
    breaks: float
    """Breaking somebody's tool."""
    break_foe: float
    """Breaking: times how likely the other is a saboteur."""
    break_idle: float
    """Breaking a tool of somebody who has another one broken already."""
    break_soon: float
    """Breaking: times how soon it is the other's turn, 1 for the next."""
    break_stage: Annotated[Floats, len(STAGES)]
    """Breaking, by how far the treasure is."""
    fix_own: float
    """Repairing one's own tool."""
    fix_part: float
    """Repairing a tool of somebody who still has another one broken then."""
    fixes: float
    """Repairing somebody else's tool."""
    fix_foe: float
    """Repairing somebody else's tool: times how likely the other is a saboteur."""
    fix_double: float
    """Repairing with a card that could repair another tool, too."""
    falls: float
    """A rockfall."""
    fall_gain: float
    """A rockfall that shortens the way: times the cards saved."""
    fall_loss: Annotated[Floats, len(STAGES)]
    """A rockfall that makes the way longer: times the cards that it costs."""
    looks: float
    """Looking at a goal that may be the treasure."""
    look_far: float
    """Looking at such a goal while the treasure is far."""
    look_known: float
    """Looking at a goal about which there is nothing to learn."""
    look_again: float
    """Looking at a goal at which somebody looked before: times how far he is trusted."""
    pass_whole: float
    """Discarding with all tools whole."""
    pass_broken: float
    """Discarding with a broken tool."""
    keep: Annotated[Floats, len(HELD)]
    """Keeping a card in the hand: what discarding it costs, by what it counts as."""
    hide: Annotated[Floats, len(STAGES)]
    """Not being noticed: what it costs to do what speaks for a saboteur."""


WEIGHTS = record_type(Weights)
_PLACES = {len(STAGES): STAGES, len(HELD): HELD}
LABELS = tuple(
    label
    for name in WEIGHTS.names or ()
    for label in ([f"{name}.{place}" for place in _PLACES[WEIGHTS[name].shape[0]]] if WEIGHTS[name].shape else [name])
)
"""The name of every single weight, in their order."""


def named(weights: Floats) -> Records:
    """Weights that stand in the last dimension of an array in the order of `LABELS`, as records."""
    return np.ascontiguousarray(weights).view(WEIGHTS)[..., 0]


class Style(NamedTuple):
    """All parameters of the model for tables of some size: how dwarves act, and how actions are interpreted.

    Nobody knows how somebody plays: he is one of several characters, each with its own habits.
    """

    weights: Records
    """The `Weights` of diggers, and those of saboteurs."""
    habits: Floats
    """The logarithms of the frequencies of actions: by character, role, circumstances and kind."""
    shares: Floats
    """The logarithms of how many dwarves are of each character: by role and character."""
    usual: Floats
    """The logarithms of the frequencies of actions over all characters: by role, circumstances and kind."""
    told: Floats
    """The log-likelihood ratio of saboteur to digger, clipped: by circumstances and kind of action."""
    trust: Floats
    """A factor for the log-likelihoods of actions, by circumstances."""
    pair_trust: float
    """The factor for breaking and repairing, whose targets follow in part from what all have seen before."""


def _held_as(card: Card) -> int:
    if card in POSITIONS:
        tile = POSITIONS[card][0]
        shapes = {"NESW": "crossing", "NES": "fork", "NEW": "fork", "EW": "straight", "NS": "across"}
        return HELD.index("dead_end" if tile & DEAD else shapes.get(card, "bend"))
    if card in FIXES:
        return HELD.index("double_repair" if len(FIXES[card]) > 1 else "repair")
    return HELD.index("break" if card in BREAKS else card)


HELD_AS = np.array([_held_as(card) for card in CARDS], dtype=np.int64)
"""The kind (`HELD`) of each card."""
NEEDLESS_MAP = HELD.index("needless_map")
IS_DOUBLE = np.array([len(FIXES.get(card, ())) > 1 for card in CARDS])
"""Which cards can repair either of two tools."""
