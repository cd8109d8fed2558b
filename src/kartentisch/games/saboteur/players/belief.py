"""The belief of a seat: the probabilities of who is a saboteur and where the treasure lies.

Every set of dwarves that could be the saboteurs, together with every place where the treasure could lie, is a case.
Before anything happens all cases are equally likely (T5). Bayes' rule then weights each case by how often, in that
case, such an action is made; these frequencies, by role and circumstances, were counted in many rounds (`fitted`).
What an action means depends on the case: in each case it is known what somebody saw who looked at a goal, so digging
away from a treasure that he must have seen speaks against him; breaking a tool is judged by whose tool it is.
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
    """Log-likelihoods of what was done."""

    alone: Floats
    """Actions that concern nobody else: by place of the treasure, seat and role."""
    pairs: Floats
    """Breaking and repairing: by place of the treasure, seat, target, and the roles of both."""
    times: Floats
    """How often each seat broke or repaired each other seat's tools."""
    signs: Floats
    """All actions by place, seat and role, as `conduct` adds them up: here a pair's roles count as independent."""


class Belief(NamedTuple):
    """The probability of each seat to be a saboteur and of each goal to be the treasure, and the cases behind them."""

    seats: tuple[float, ...]
    goals: tuple[float, ...]
    cases: NDArray[np.int64]
    """For each case the place of the treasure, and the saboteurs as bits."""
    weights: Floats
    """The probability of each case."""


def seats(view: View) -> tuple[float, ...]:
    """The probability of each seat to be a saboteur; between rounds all are equally likely."""
    if view.turn is None:
        dwarves = DWARVES[view.config.players]
        return (dwarves.count(Role.SABOTEUR) / len(dwarves),) * view.config.players
    return believe(view, evidence(view)).seats


def evidence(view: View) -> Evidence:
    """The evidence in what was done so far, as everybody can see it."""
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
    """The belief of the seat, which also knows its own role and the goals it looked at; an onlooker knows neither."""
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
    """Replays the turns on a position without hands, and adds the log-likelihood of each for every place."""
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
    """The probability of each case. A seat's own actions are no evidence for itself."""
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
                    # Normalised by the number of targets that the actor could choose from in this case.
                    targets = saboteurs - role if to else players - saboteurs - 1 + role
                    chosen = found.times[seat, other] * np.log(targets)
                    total += style.pair_trust * (found.pairs[goal, seat, other, role, to] - chosen)
        out[i] = total
    most, total = -np.inf, 0.0
    for i in range(len(cases)):
        most = max(most, out[i])
    for i in range(len(cases)):
        out[i] = np.exp(out[i] - most)
        total += out[i]
    for i in range(len(cases)):
        out[i] /= total
    return out
