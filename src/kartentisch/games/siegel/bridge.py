"""Conversions between rules and simulator: states and views to rounds."""

from __future__ import annotations

import numpy as np

from kartentisch.game import Seat
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.cards import COLOUR_OF, POWER, Hand, hand_of
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    HAND_BACK,
    NOBODY,
    OVER,
    PLAY,
    PREDICT,
    Round,
    new_rounds,
    packed,
)
from kartentisch.games.siegel.scoring import saboteur_price
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import View

_PHASES = {Phase.PREDICT: PREDICT, Phase.PLAY: PLAY, Phase.HAND_BACK: HAND_BACK}


def rng_of(seed: int) -> sim.Rng:
    """A random number generator for the simulator, whose state must not be 0."""
    return np.array([seed * 0x9E3779B97F4A7C15 % (1 << 64) or 1], dtype=np.uint64)


def table(config: Config) -> Round:
    """A round before the deal."""
    this: Round = new_rounds(1)[0]
    this.players = config.players
    this.uncompensated = config.whites_exhausted == "uncompensated"
    this.may_keep = config.white_before_black == "may"
    this.by_hand = config.by_hand
    this.prices[:] = config.saboteur_base
    return this


def opening(seen: State | View) -> Round:
    """The round that is seen as it was before its first decision; the hands are empty."""
    this = table(seen.config)
    earlier = seen.results if seen.phase in _PHASES else seen.results[:-1]
    for seat in range(seen.config.players):
        this.prices[seat] = saboteur_price(seen.config, earlier, seat)
    sim.begin(this, seen.dealer)
    return this


def load(state: State) -> Round:
    """A state in the middle of a round as the simulator sees it; after a round, the round as it ended."""
    this = _open(state, state.turn)
    for seat, hand in enumerate(state.hands):
        hold(this, seat, hand)
    return this


def look(view: View) -> Round:
    """The view of the seat on turn in the middle of a round: as `load`, but the other hands are empty."""
    if view.seat is None or view.turn != view.seat:
        raise ValueError("only the seat on turn decides")
    this = _open(view, view.seat)
    hold(this, view.seat, hand_of(view.hand))
    return this


def hold(this: Round, seat: Seat, hand: Hand) -> None:
    """Gives a seat its hand."""
    this.hands[seat] = hand % (1 << HALF), hand >> HALF


def _open(seen: State | View, turn: int) -> Round:
    """A round with what everybody knows."""
    config = seen.config
    this = opening(seen)
    this.phase = _PHASES.get(seen.phase, OVER)
    this.turn, this.leader = turn, seen.leader
    this.saboteur = NOBODY if seen.saboteur is None else seen.saboteur
    if seen.taking:
        this.last = seen.taking[-1].colour
    this.tricks, this.laid = len(seen.tricks), len(seen.trick)
    this.middle = packed(seen.middle)
    for seat in range(config.players):
        this.seals[seat] = packed(seen.seals[seat])
    played: Hand = 0
    tricks = [(trick.leader, trick.cards) for trick in seen.tricks]
    for leader, cards in [*tricks, (seen.leader, seen.trick)]:
        played |= hand_of(cards)
        for place, card in enumerate(cards):
            if COLOUR_OF[card] != COLOUR_OF[cards[0]]:
                this.voids |= 1 << COLOURS * ((leader + place) % config.players) + COLOUR_OF[cards[0]]
    this.played[:] = played % (1 << HALF), played >> HALF
    leader, cards = tricks[-1] if seen.phase is Phase.HAND_BACK else (seen.leader, seen.trick)
    if cards:
        led = COLOUR_OF[cards[0]]
        best = max(cards, key=POWER[led].__getitem__)
        this.led, this.winning = led, POWER[led][best] * 8 + (leader + cards.index(best)) % config.players
    return this
