"""What a seat believes: who is a saboteur, and where the treasure lies.

Every set of dwarves that could be the saboteurs, together with every place where the treasure could lie, is a case.
Before anything happens all cases are equally likely (T5). Each action then counts for the cases in which it is usual
and against those in which it is not: how usual, by role and circumstances, was counted in many rounds (`fitted`).
What an action means follows from the case: whoever looked at a goal knows in each case what he saw, so digging away
from a treasure that he must have seen speaks against him; breaking a tool speaks for or against by whose tool it is.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.actions import ACTION_OF, BREAK, DISCARD, FALL, FIX, LOOK
from kartentisch.games.saboteur.cards import DWARVES, GOALS, TREASURE, Role
from kartentisch.games.saboteur.moves import Discard
from kartentisch.games.saboteur.players import conduct
from kartentisch.games.saboteur.players.conduct import Opinion
from kartentisch.games.saboteur.players.fitted import fitted
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import STAGES, Floats, Style
from kartentisch.games.saboteur.simulator.position import SEATS, Position
from kartentisch.games.saboteur.view import View


class Evidence(NamedTuple):
    """How well what was done fits each case, as logarithms."""

    alone: Floats
    """By place of the treasure, seat and role."""
    pairs: Floats
    """Breaking and mending: by place of the treasure, seat, target, and the roles of both."""
    times: Floats
    """How often a seat broke or mended another's tools."""
    signs: Floats
    """All of it by place, seat and role, as `conduct` adds it up: what one does to another tells of each alone."""


class Belief(NamedTuple):
    """How likely each seat is a saboteur and each goal the treasure, and all the cases behind it."""

    seats: tuple[float, ...]
    goals: tuple[float, ...]
    cases: NDArray[np.int64]
    """The place of the treasure, and the saboteurs as bits."""
    weights: Floats
    """How likely each case is."""


def seats(view: View) -> tuple[float, ...]:
    """How likely each seat is a saboteur; between rounds all are equally likely."""
    if view.turn is None:
        dwarves = DWARVES[view.config.players]
        return (dwarves.count(Role.SABOTEUR) / len(dwarves),) * view.config.players
    return believe(view, evidence(view)).seats


def evidence(view: View) -> Evidence:
    """What everybody can see in what was done so far."""
    this = bridge.empty(view.config)
    for goal, what in enumerate(view.goals):
        if what is not None:
            this.goals[goal] = GOALS[what]
    turns = []
    for seat, move in view.history:
        action = DISCARD if isinstance(move, Discard) else ACTION_OF.get(move)
        if action is not None:
            turns.append((seat, action))
    goals = len(GOALS)
    found = Evidence(
        np.zeros((goals, SEATS, 2)),
        np.zeros((goals, SEATS, SEATS, 2, 2)),
        np.zeros((SEATS, SEATS)),
        np.zeros((goals, SEATS, 2)),
    )
    if turns:
        _weigh(this, np.array(turns, dtype=np.int64), fitted(view.config.players), found)
    return found


def believe(view: View, found: Evidence) -> Belief:
    """What the seat believes by its own role and what it saw of the goals; an onlooker: by what everybody knows."""
    players = view.config.players
    number = DWARVES[players].count(Role.SABOTEUR)
    known = [(seat, role == Role.SABOTEUR) for seat, role in enumerate(view.roles) if role is not None]
    # All saboteurs play, or one is the spare dwarf (T5).
    sets = [
        mask
        for mask in range(1 << players)
        if mask.bit_count() in (number, number - 1) and all(mask >> seat & 1 == role for seat, role in known)
    ]
    goals = [goal for goal in range(len(GOALS)) if view.goals[goal] == (TREASURE if TREASURE in view.goals else None)]
    cases = np.array([(goal, mask) for mask in sets for goal in goals], dtype=np.int64)
    own = -1 if view.seat is None else view.seat
    weights = _likelihoods(cases, players, own, found, fitted(players))
    return Belief(
        seats=tuple(
            float(weights[cases[:, 1] >> seat & 1 == 1].sum()) if role is None else float(role == Role.SABOTEUR)
            for seat, role in enumerate(view.roles)
        ),
        goals=tuple(float(weights[cases[:, 0] == goal].sum()) for goal in range(len(GOALS))),
        cases=cases,
        weights=weights,
    )


@compiled
def _weigh(this: Position, turns: NDArray[np.int64], style: Style, out: Evidence) -> None:
    """Plays the turns again on a position without hands, and weighs each for every place of the treasure."""
    desk = conduct.desk()
    likely, public = np.empty(len(this.goals)), Opinion(np.empty(len(this.goals)), np.zeros(SEATS))
    for turn in range(len(turns)):
        seat, action = turns[turn]
        this.turn = seat
        survey(this, desk.ways[0])
        on_mine = action < BREAK or FALL <= action < LOOK
        paired = BREAK <= action < FALL and sim.target_of(action) != seat
        other = sim.target_of(action)
        if paired:
            out.times[seat, other] += 1.0
        for goal in range(len(this.goals)):
            if this.shown >> goal & 1:
                continue
            this.treasure = goal
            conduct.chances(this, seat, likely)
            need = conduct.needed(this, desk.ways[0], likely, -1, 0)
            here = conduct.stage_of(need) + (len(STAGES) if this.broken[seat] else 0)
            if paired:
                first = conduct.BREAK_DIGGER if action < FIX else conduct.MEND_DIGGER
                for by in range(2):
                    for to in range(2):
                        out.pairs[goal, seat, other, by, to] += style.habits[by, here, first + to]
            else:
                gain = conduct.gain_of(this, desk, likely, need, action) if on_mine else 0.0
                kind = conduct.kind_of(this, action, gain)
                for role in range(2):
                    out.alone[goal, seat, role] += style.habits[role, here, kind]
        if paired:
            conduct.suspects(this, out.signs, -1, public)
        conduct.learn(this, desk, action, style, public, out.signs)
        sim.happen(this, action)


@compiled
def _likelihoods(cases: NDArray[np.int64], players: int, own: int, found: Evidence, style: Style) -> Floats:
    """How likely each case is. What a seat did itself tells it nothing."""
    out = np.empty(len(cases))
    for i in range(len(cases)):
        goal, mask = cases[i]
        saboteurs = 0
        for seat in range(players):
            saboteurs += mask >> seat & 1
        total = 0.0
        for seat in range(players):
            if seat == own:
                continue
            role = mask >> seat & 1
            total += style.trust * found.alone[goal, seat, role]
            for other in range(players):
                if found.times[seat, other] > 0.0:
                    to = mask >> other & 1
                    # Breaking any one of few says more than any one of many.
                    targets = saboteurs - role if to else players - saboteurs - 1 + role
                    chosen = found.times[seat, other] * np.log(targets)
                    total += style.pair_trust * (found.pairs[goal, seat, other, role, to] - chosen)
        out[i] = total
    most, total = out.max(), 0.0
    for i in range(len(cases)):
        out[i] = np.exp(out[i] - most)
        total += out[i]
    for i in range(len(cases)):
        out[i] /= total
    return out
