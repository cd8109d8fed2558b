"""What a seat of Saboteur makes of the others by asking in many whole worlds: would a dwarf of that role do this?

This checks the belief of the bots, which knows roles and circumstances but no hands. Here each world has all cards:
what everybody was dealt and drew is drawn at random such that it agrees with all that the seat knows, the round is
replayed by the rules, and every action of the others is weighed by how a journeyman with just these cards, in either
role, would have valued it against everything else that it could have done.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Move, Seat
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.cards import DWARVES, TREASURE, Card, Role
from kartentisch.games.saboteur.moves import Deal
from kartentisch.games.saboteur.players import belief
from kartentisch.games.saboteur.players.trials import Weighed
from kartentisch.games.saboteur.state import State
from kartentisch.games.saboteur.view import View, view
from kartentisch.games.saboteur.worlds import sample

TEMPERATURE, SLIPS = 0.6, 0.05
"""How much values may differ for both actions to be plausible; and how often somebody does anything at all."""
_ROLES = (Role.DIGGER, Role.SABOTEUR)
_GROUPS = 10
"""The worlds are left out one tenth after the other to find the error (jackknife)."""


_LEAST_ERROR = 0.01
"""The least standard error, so that a few equal results do not look certain."""


class Verdict(NamedTuple):
    """The probability of each seat to be a saboteur with its standard error; behind them that of nobody at all."""

    chances: tuple[float, ...]
    errors: tuple[float, ...]
    best: Seat
    second: Seat
    gap: float
    gap_error: float


def verdict(seen: View, worlds: int, rng: Random) -> Verdict:
    """What the seat believes by so many worlds, a multiple of ten; it must not be a saboteur itself."""
    goals = [goal for goal, what in enumerate(seen.goals) if what is None or what == TREASURE]
    if TREASURE in seen.goals:
        goals = [seen.goals.index(TREASURE)]
    fits = np.empty((worlds, len(goals), seen.config.players, len(_ROLES)))
    for world in range(worlds):
        for place, goal in enumerate(goals):
            fits[world, place] = _fits(seen, goal, rng)
    whole = _posterior(seen, fits)
    parts = np.array([_posterior(seen, np.delete(fits, np.s_[part::_GROUPS], axis=0)) for part in range(_GROUPS)])
    order = sorted(others(seen), key=lambda seat: -whole[seat])
    best, second = order[:2]
    return Verdict(
        chances=tuple(map(float, whole)),
        errors=tuple(_jackknife(parts[:, seat]) for seat in range(len(whole))),
        best=best,
        second=second,
        gap=float(whole[best] - whole[second]),
        gap_error=max(_jackknife(parts[:, best] - parts[:, other]) for other in order[1:]),
    )


def others(seen: View) -> list[Seat]:
    """Who may be accused: all others and, where all may be diggers (T5), nobody, as the number after the last seat."""
    players = seen.config.players
    found = [seat for seat in range(players) if seat != seen.seat]
    return found + [players] * (DWARVES[players].count(Role.SABOTEUR) == 1)


def believed(view: View) -> tuple[float, ...]:
    """The belief of the bots, and behind it that nobody is a saboteur."""
    found = belief.believe(view, belief.evidence(view))
    nobody = sum(float(weight) for (_, mask), weight in zip(found.cases, found.weights, strict=True) if not mask)
    return (*found.seats, nobody)


def _jackknife(parts: NDArray[np.float64]) -> float:
    return max(float(np.sqrt((_GROUPS - 1) * parts.var())), _LEAST_ERROR)


def _posterior(seen: View, fits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Bayes' rule over all sets of saboteurs (T5) and places of the treasure; hands are averaged out seat by seat."""
    players = seen.config.players
    number = DWARVES[players].count(Role.SABOTEUR)
    seats = [seat for seat in range(players) if seat != seen.seat]
    likely = fits.mean(axis=0)
    found, total = np.zeros(players + 1), 0.0
    for size in (number - 1, number):
        for chosen in combinations(seats, size):
            for place in range(likely.shape[0]):
                weight = float(np.prod([likely[place, seat, int(seat in chosen)] for seat in seats]))
                total += weight
                found[list(chosen) or players] += weight
    return found / total


def _fits(seen: View, goal: int, rng: Random) -> NDArray[np.float64]:
    """How likely the actions of each seat are in a world with the treasure there, as a digger and as a saboteur."""
    fits = np.ones((seen.config.players, len(_ROLES)))
    world = _treasure_at(sample(seen, rng), goal)
    state = rules.apply(rules.new(seen.config), deal_of(world, rng))
    for turn in world.history:
        if turn.seat != seen.seat:
            looks = view(state, turn.seat)
            for index, role in enumerate(_ROLES):
                roles = tuple(role if seat == turn.seat else None for seat in range(seen.config.players))
                fits[turn.seat, index] *= _chance(looks._replace(roles=roles), turn.move)
        state = rules.apply(state, turn.move)
    return fits


def _chance(looks: View, move: Move) -> float:
    """How likely a journeyman that slips now and then makes a move."""
    weighed = Weighed(looks)
    anything = SLIPS / len(looks.moves)
    if move not in weighed.moves:
        return anything
    worths = np.exp((weighed.worths - weighed.worths.max()) / TEMPERATURE)
    return anything + (1 - SLIPS) * float(worths[weighed.moves.index(move)] / worths.sum())


def _treasure_at(world: State, goal: int) -> State:
    """The world with the treasure at a goal that the seat does not know."""
    goals = list(world.goals)
    here = goals.index(TREASURE)
    goals[here], goals[goal] = goals[goal], goals[here]
    return world._replace(goals=tuple(goals))


def deal_of(world: State, rng: Random) -> Deal:
    """A deal from which the world's history leads to the world.

    Back in time: each of the cards in a hand is as likely as the others to have been drawn last.
    """
    hands = [list(hand) for hand in world.hands]
    to_draw = sum(map(len, (*world.hands, world.deck))) + len(world.history)
    dealt = rules.shuffle(rules.new(world.config), rng)
    deck_size = to_draw - sum(map(len, dealt.hands))
    drawn: list[Card] = []
    for number in range(len(world.history), 0, -1):
        seat, move = world.history[number - 1]
        hand = hands[seat]
        if number <= deck_size:
            drawn.append(hand.pop(rng.randrange(len(hand))))
        assert move.card is not None  # it is hidden in views only
        hand.append(move.card)
    assert world.spare is not None
    return replace(
        dealt,
        first=world.first,
        roles=world.roles,
        spare=world.spare,
        goals=world.goals,
        hands=tuple(map(tuple, hands)),
        deck=(*reversed(drawn), *world.deck),
    )
