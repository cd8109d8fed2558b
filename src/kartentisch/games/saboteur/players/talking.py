"""What bots of Saboteur say beside the game, in the game's phrases: from their view and their belief alone.

Diggers say what they think. Saboteurs say what a digger could say: they accuse whom the others suspect already, ask for
repairs, and tell of a goal what suits them. Nothing that is said changes how anybody plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kartentisch.game import Line, Seat
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.cards import DEAD, TREASURE, Role
from kartentisch.games.saboteur.moves import Break, Fix, Lay, Map, Rockfall
from kartentisch.games.saboteur.phrases import GOAL_NAMES
from kartentisch.games.saboteur.players import belief
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

ACCUSED, TRUSTED = 0.75, 0.25
"""Whoever is believed to be a saboteur this much is accused; this much or less, repairs are asked for him."""
NOTICED = 0.4
"""A saboteur who is suspected this much defends himself, and accuses others who are."""
LIES = 0.5
"""How often a saboteur tells the others that the treasure is not where he saw it."""


def line(view: View, rng: Random, talkative: float) -> Line | None:
    """Something to say before a move, or nothing; `talkative` is how often there is something where there could be."""
    if view.seat is None or view.phase is not Phase.TURN or rng.random() >= talkative:
        return None
    own, found = view.seat, belief.evidence(view)
    spoils = view.roles[own] is Role.SABOTEUR
    # What others think, as far as somebody knows who sees only what all see.
    public = belief.believe(_from_outside(view), found).seats
    held = public if spoils else belief.believe(view, found).seats
    said = list(_possible(view, own, spoils, held, public[own], rng))
    if not said:
        return None
    return rng.choices([one for one, _ in said], [weight for _, weight in said])[0]


def _from_outside(view: View) -> View:
    """The view without what the seat alone knows."""
    looked = {move.cell for seat, move in view.history if isinstance(move, Map) and seat == view.seat}
    goals = tuple(
        None if cell in looked and cell in view.board.down else what
        for cell, what in zip(GOAL_CELLS, view.goals, strict=True)
    )
    return view._replace(seat=None, roles=(None,) * len(view.roles), goals=goals)


def _possible(
    view: View, own: Seat, spoils: bool, held: tuple[float, ...], noticed: float, rng: Random
) -> Iterator[tuple[Line, float]]:
    """The lines that fit, with their weights; `held`: whom the seat holds for a saboteur, or says that he does."""
    others = [seat for seat in range(view.config.players) if seat != own]
    lately = view.history[-len(others) :]
    worst = max(others, key=lambda seat: held[seat])
    if held[worst] >= (NOTICED if spoils else ACCUSED):
        yield Line("suspect", worst), 3.0
    if noticed >= NOTICED or any(isinstance(move, Break) and move.seat == own for _, move in lately):
        yield Line("digger"), 1.5
    if view.broken[own] and not any(isinstance(move, Fix) and move.seat == own for move in view.moves):
        yield Line("repair", own), 3.0
    for seat in others:
        if view.broken[seat] and held[seat] <= TRUSTED:
            yield Line("repair", seat), 0.5
    for seat, move in lately:
        harm = isinstance(move, Rockfall) or (isinstance(move, Lay) and bool(move.tile & DEAD))
        if seat != own and (harm or (isinstance(move, Break) and move.seat == own)):
            yield Line("why", seat), 1.5
    yield from _goals(view, own, spoils, rng)


def _goals(view: View, own: Seat, spoils: bool, rng: Random) -> Iterator[tuple[Line, float]]:
    """What is told of a goal at which one has looked, in the turn after."""
    looks = [move.cell for seat, move in view.history[-view.config.players :] if seat == own and isinstance(move, Map)]
    for goal, cell in enumerate(GOAL_CELLS):
        if cell in looks and cell in view.board.down:
            empty = view.goals[goal] != TREASURE
            if spoils and not empty:
                empty = rng.random() < LIES
            yield Line("not-at" if empty else "looked", GOAL_NAMES[goal]), 3.0
