"""Measures of a round of Saboteur for research, beside the gold, and the truth with which beliefs are compared."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.games.saboteur import gold
from kartentisch.games.saboteur.cards import DECK, DWARVES, Role
from kartentisch.games.saboteur.state import Phase, State
from kartentisch.games.saboteur.view import View


def measures(state: State) -> tuple[Mapping[str, float], ...]:
    """For each seat of the round just ended: its gold as what it was, and whether the treasure was reached."""
    past = state.past[-1]
    return tuple(
        {f"{role}-gold": float(account.points), "treasure-rate": float(past.reached)}
        for role, account in zip(past.roles, gold.accounts(past), strict=True)
    )


def due(state: State) -> bool:
    """Whether half of the round's cards have been played."""
    return state.phase is Phase.TURN and 2 * len(state.history) >= len(DECK)


def prior(view: View) -> tuple[float, ...]:
    """T5: the prior: each other seat has any of the shuffled dwarves except the seat's own."""
    dwarves = DWARVES[view.config.players]
    seats = range(view.config.players)
    if view.seat is None:
        return tuple(dwarves.count(Role.SABOTEUR) / len(dwarves) for _ in seats)
    own = view.roles[view.seat] is Role.SABOTEUR
    others = (dwarves.count(Role.SABOTEUR) - own) / (len(dwarves) - 1)
    return tuple(float(own) if seat == view.seat else others for seat in seats)


def hidden(view: View) -> bool:
    """T22: whether the dwarves are face down."""
    return view.phase is Phase.TURN


def truth(state: State) -> tuple[bool, ...]:
    """Who is a saboteur."""
    return tuple(role is Role.SABOTEUR for role in state.roles)
