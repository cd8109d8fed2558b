"""Why a move of Saboteur is as good as it is, in a sentence: only what the search believes and has measured itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from kartentisch.game import Move
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur.actions import ACTION_OF
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.cards import DEAD
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall
from kartentisch.games.saboteur.players import belief, conduct
from kartentisch.games.saboteur.players.belief import Belief
from kartentisch.games.saboteur.players.ways import cards_to, survey
from kartentisch.games.saboteur.simulator import cell_of, tile_of
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View
from kartentisch.question import Reason

GOALS = "ABC"
_NOTHING = 0.01
"""A change of the expected number of cards to the treasure that is none."""


def why(view: View, moves: Sequence[Move], rng: Random) -> tuple[Reason, ...]:  # noqa: ARG001 (nothing is drawn)
    """A sentence for each of some moves of a view."""
    if view.phase is Phase.PICK:
        most = max(view.offer, default=0)
        return tuple(_reason("gold" if isinstance(m, Gold) and m.value == most else "gold-less") for m in moves)
    believed = belief.believe(view, belief.evidence(view))
    return tuple(_told(view, move, believed) for move in moves)


def _reason(key: str, **args: str | int) -> Reason:
    return Reason(f"saboteur-hint-{key}", args)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _told(view: View, move: Move, believed: Belief) -> Reason:
    assert view.seat is not None
    match move:
        case Break(seat=seat):
            return _reason("belief", player=seat, percent=_percent(believed.seats[seat]))
        case Fix(tool=tool, seat=seat) if seat == view.seat:
            others = [broken for broken in view.broken[seat] if broken != tool]
            return _reason("fix-one" if others else "fix-own")
        case Fix(seat=seat):
            return _reason("belief", player=seat, percent=_percent(believed.seats[seat]))
        case Map(cell=cell):
            goal = GOAL_CELLS.index(cell)
            return _reason("map", goal=GOALS[goal], percent=_percent(believed.goals[goal]))
        case Discard():
            if view.broken[view.seat]:
                return _reason("discard-broken")
            return _reason("discard" if view.pile else "discard-last")
        case Lay() | Rockfall():
            return _dug(view, move, believed)
    raise AssertionError(move)


def _dug(view: View, move: Lay | Rockfall, believed: Belief) -> Reason:
    """What a card laid or removed does to the way to where the treasure may lie."""
    action = ACTION_OF.get(move)
    if action is None:  # outside of what the search looks at
        return _reason("aside")
    seen, desk, likely = bridge.seen(view), conduct.desk(), np.array(believed.goals)
    survey(seen, desk.ways[0])
    need = conduct.needed(seen, desk.ways[0], likely, -1, 0)
    if isinstance(move, Lay) and not move.tile & DEAD:
        reached = [
            goal
            for goal, chance in enumerate(believed.goals)
            if chance > 0.0
            and GOAL_CELLS[goal] in view.board.down
            and cards_to(seen, desk.ways[0], goal, cell_of(action), tile_of(action)) == 0
        ]
        if reached:
            goal = max(reached, key=believed.goals.__getitem__)
            return _reason("reaches", goal=GOALS[goal], percent=_percent(believed.goals[goal]))
    gain = conduct.gain_of(seen, desk, likely, need, action)
    before, after = round(need), round(need - gain)
    if abs(gain) < _NOTHING:
        return _reason("dead-end" if isinstance(move, Lay) and move.tile & DEAD else "aside")
    key = "nearer" if gain > 0 else "farther"
    return _reason(key, before=before, after=after) if before != after else _reason(f"a-little-{key}")
