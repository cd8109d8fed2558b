"""Between the rules and the simulator: states and views as rounds."""

from __future__ import annotations

import numpy as np

from kartentisch.game import Seat
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.cards import (
    COLOUR_OF,
    COLOURS,
    KINDS,
    POWER,
    VALUES,
    Hand,
    hand_of,
)
from kartentisch.games.siegel.scoring import saboteur_price
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import View

_PHASES = {Phase.PREDICT: sim.PREDICT, Phase.PLAY: sim.PLAY, Phase.HAND_BACK: sim.HAND_BACK}
_COLOUR = (1 << VALUES) - 1


def rng_of(seed: int) -> sim.Rng:
    """A generator; the simulator's must not begin with nought."""
    return np.array([seed * 0x9E3779B97F4A7C15 % (1 << 64) or 1], dtype=np.uint64)


def table(config: Config) -> sim.Round:
    """A round before the deal."""
    this = np.zeros(sim.SIZE, dtype=np.int64)
    this[sim.PLAYERS] = config.players
    this[sim.UNCOMPENSATED] = config.whites_exhausted == "uncompensated"
    this[sim.MAY_KEEP] = config.white_before_black == "may"
    this[sim.BY_HAND] = config.by_hand
    this[sim.PRICES : sim.PREDICTED] = config.saboteur_base
    return this


def load(state: State) -> sim.Round:
    """A state in the middle of a round as the simulator sees it; after a round, the round as it ended."""
    this = _open(state, state.turn)
    for seat, hand in enumerate(state.hands):
        _hold(this, seat, hand)
    return this


def look(view: View) -> sim.Round:
    """The view of the seat on turn in the middle of a round: as `load`, but the other hands are empty."""
    if view.seat is None or view.turn != view.seat:
        raise ValueError("only the seat on turn decides")
    this = _open(view, view.seat)
    _hold(this, view.seat, hand_of(view.hand))
    return this


def _open(seen: State | View, turn: int) -> sim.Round:
    """What everybody knows."""
    config = seen.config
    this = table(config)
    sim.begin(this, seen.dealer)
    this[sim.PHASE] = _PHASES.get(seen.phase, sim.OVER)
    this[sim.TURN], this[sim.LEADER] = turn, seen.leader
    this[sim.SABOTEUR] = -1 if seen.saboteur is None else seen.saboteur
    this[sim.LAST] = seen.taking[-1].colour if seen.taking else -1
    this[sim.TRICKS], this[sim.LAID] = len(seen.tricks), len(seen.trick)
    this[sim.MIDDLE : sim.PLAYED] = seen.middle
    earlier = seen.results if seen.phase in _PHASES else seen.results[:-1]
    for seat in range(config.players):
        this[sim.SEALS + seat * len(KINDS) :][: len(KINDS)] = seen.seals[seat]
        for take in seen.predictions[seat] or ():
            this[sim.PREDICTED + seat * len(KINDS) + take.colour] += 1
        this[sim.PRICES + seat] = saboteur_price(config, earlier, seat)
    for trick in seen.tricks:
        _note(this, trick.leader, trick.cards)
    if seen.tricks:
        this[sim.LED], this[sim.BY] = seen.tricks[-1].led, seen.tricks[-1].by
    _note(this, seen.leader, seen.trick)
    if seen.trick:
        led = COLOUR_OF[seen.trick[0]]
        best = max(seen.trick, key=POWER[led].__getitem__)
        this[sim.LED], this[sim.BEST] = led, POWER[led][best]
        this[sim.BEST_SEAT] = (seen.leader + seen.trick.index(best)) % config.players
    return this


def _hold(this: sim.Round, seat: Seat, hand: Hand) -> None:
    for colour in range(len(COLOURS)):
        this[sim.HANDS + seat * len(COLOURS) + colour] = hand >> VALUES * colour & _COLOUR


def _note(this: sim.Round, leader: int, cards: tuple[int, ...]) -> None:
    """Which cards are gone, and who did not follow."""
    for place, card in enumerate(cards):
        this[sim.PLAYED + COLOUR_OF[card]] |= 1 << card % VALUES
        this[sim.CARDS + place] = card
        if COLOUR_OF[card] != COLOUR_OF[cards[0]]:
            this[sim.VOIDS + (leader + place) % this[sim.PLAYERS]] |= 1 << COLOUR_OF[cards[0]]
