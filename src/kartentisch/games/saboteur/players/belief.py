"""The belief of a seat: the probabilities of who is a saboteur and where the treasure lies.

Every set of dwarves that could be the saboteurs, together with every place where the treasure could lie, is a case.
Before anything happens all cases are equally likely (T5). Bayes' rule then weights each case by how often, in that
case, such actions are made. Nobody knows how somebody plays: he may be a beginner, a hothead, somebody who sleeps. So
the likelihood of all that somebody did is an average over characters, whose habits, by role and circumstances, were
counted in many rounds (`fitted`): what only some saboteurs do, and some careless diggers too, proves little.
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
from kartentisch.games.saboteur.actions import ACTION_OF, DISCARD
from kartentisch.games.saboteur.cards import DWARVES, GOALS, TREASURE, Role
from kartentisch.games.saboteur.moves import Discard
from kartentisch.games.saboteur.players import conduct
from kartentisch.games.saboteur.players.conduct import Opinion, Traces
from kartentisch.games.saboteur.players.fitted import fitted
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import Floats, Style
from kartentisch.games.saboteur.simulator.position import SEATS, Position
from kartentisch.games.saboteur.view import View


class Evidence(NamedTuple):
    """What was done so far, as everybody can see it."""

    traces: Traces
    turns: int
    """How many turns of the traces there are."""
    signs: Floats
    """All of it by place, seat and role, as `conduct.learn` adds it up: here a pair's roles count as independent."""


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
    style = fitted(view.config.players)
    found = Evidence(conduct.traces(max(1, len(turns))), len(turns), conduct.no_signs(style))
    if turns:
        _weigh(this, np.array(turns, dtype=np.int64), style, found.traces, found.signs)
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
    each = likelihoods(cases, players, found.traces, found.turns, fitted(players))
    weights = posterior(each, -1 if view.seat is None else view.seat)
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
def _weigh(this: Position, turns: NDArray[np.int64], style: Style, out: Traces, signs: Floats) -> None:
    """Replays the turns on a position without hands, and writes what everybody sees and learns."""
    desk = conduct.desk()
    public = Opinion(np.empty(len(this.goals)), np.zeros(SEATS))
    for turn in range(len(turns)):
        this.turn = turns[turn, 0]
        survey(this, desk.ways[0])
        conduct.note(this, desk, turns[turn, 1], out, turn)
        if out.targets[turn] >= 0:
            this.treasure = 0
            while this.shown >> this.treasure & 1:
                this.treasure += 1
            conduct.suspects(this, signs, -1, public)
        conduct.learn(this, out, turn, style, public, signs)
        sim.happen(this, turns[turn, 1])


@compiled
def likelihoods(cases: NDArray[np.int64], players: int, seen: Traces, turns: int, style: Style) -> Floats:
    """The log-likelihood of what each seat did in the first so many turns, by case and seat."""
    characters = style.habits.shape[0]
    alone = np.zeros((3, players, 2, characters))
    for turn in range(turns):
        if seen.targets[turn] < 0:
            for goal in range(3):
                here, kind = seen.circumstances[turn, goal], seen.kinds[turn, goal]
                if here >= 0:
                    for role in range(2):
                        for one in range(characters):
                            alone[goal, seen.seats[turn], role, one] += (
                                style.trust[here] * style.habits[one, role, here, kind]
                            )
    paired = np.empty(turns, dtype=np.int64)
    pairs = 0
    for turn in range(turns):
        if seen.targets[turn] >= 0:
            paired[pairs] = turn
            pairs += 1
    acted = np.zeros(players, dtype=np.int64)
    for i in range(pairs):
        acted[seen.seats[paired[i]]] = 1
    # Whoever did nothing to others: what he did depends on nobody else's role.
    plain = np.empty((3, players, 2))
    for goal in range(3):
        for seat in range(players):
            for role in range(2):
                plain[goal, seat, role] = _average(style.shares[role] + alone[goal, seat, role])
    out = np.empty((len(cases), players))
    each = np.empty(characters)
    for case in range(len(cases)):
        goal, mask = cases[case]
        saboteurs = 0
        for seat in range(players):
            saboteurs += mask >> seat & 1
        for seat in range(players):
            role = mask >> seat & 1
            if not acted[seat]:
                out[case, seat] = plain[goal, seat, role]
                continue
            for one in range(characters):
                each[one] = style.shares[role, one] + alone[goal, seat, role, one]
            for i in range(pairs):
                turn = paired[i]
                here = seen.circumstances[turn, goal]
                if seen.seats[turn] == seat and here >= 0:
                    to = mask >> seen.targets[turn] & 1
                    # Normalised by the number of targets that the actor could choose from in this case.
                    targets = saboteurs - role if to else players - saboteurs - 1 + role
                    chosen = np.log(targets)
                    for one in range(characters):
                        frequent = style.habits[one, role, here, seen.kinds[turn, goal] + to]
                        each[one] += style.pair_trust * (frequent - chosen)
            out[case, seat] = _average(each)
    return out


@compiled
def _average(each: Floats) -> float:
    """The logarithm of a sum of numbers that are given as logarithms."""
    most, total = each.max(), 0.0
    for one in range(len(each)):
        total += np.exp(each[one] - most)
    return float(most + np.log(total))


@compiled
def posterior(each: Floats, own: int) -> Floats:
    """The probability of each case for a seat (-1: an onlooker), whose own actions are no evidence for itself."""
    out = np.zeros(len(each))
    most, total = -np.inf, 0.0
    for case in range(len(each)):
        for seat in range(each.shape[1]):
            if seat != own:
                out[case] += each[case, seat]
        most = max(most, out[case])
    for case in range(len(each)):
        out[case] = np.exp(out[case] - most)
        total += out[case]
    for case in range(len(each)):
        out[case] /= total
    return out
