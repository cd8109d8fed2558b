"""The apprentice of Die sieben Siegel: the baseline for every other level."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from kartentisch.game import Budget, Move
from kartentisch.games.siegel.cards import (
    COLOUR_OF,
    COLOURS,
    HIGHEST,
    POWER,
    RED,
    VALUE_OF,
    WHITE,
    Card,
    deck,
)
from kartentisch.games.siegel.moves import DONE, HAND_BACKS, PLAYS, Predict, Take
from kartentisch.games.siegel.prediction import Seals, take, takes
from kartentisch.games.siegel.seals import fitting
from kartentisch.games.siegel.state import Phase
from kartentisch.games.siegel.view import View

MOST_SEALS = 5
RED_COUNTS, OTHERS_COUNT = 4, 2
"""How many of the highest values, of red and of any other colour, count as one seal each."""


class Apprentice:
    """A simple, deterministic player, against which every other level is measured.

    Ties between cards are broken by colour, in the order red, yellow, green, blue, violet.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (the interface asks for them)
        """Its move; neither generator nor budget matter."""
        if view.phase == Phase.PREDICT:
            return _prediction(view)
        if view.phase == Phase.HAND_BACK:
            won = view.tricks[-1]
            return HAND_BACKS[fitting(view.seals[won.winner], won.led, won.by)[0]]
        return PLAYS[_following(view) if view.trick else _lead(view)]


def _prediction(view: View) -> Move:
    """A seal for each high card, at most five; from the next seat that has one where the middle has none."""
    assert view.seat is not None
    if view.taking:
        return DONE
    seals = Seals(view.seat, view.seals, view.middle, view.config.whites_exhausted == "forbid")
    taken: list[Take] = []
    highest = HIGHEST[view.config.players]
    for card in view.hand:  # sorted: red first, then yellow, green, blue, violet
        colour = COLOUR_OF[card]
        worth = VALUE_OF[card] > highest - (RED_COUNTS if colour == RED else OTHERS_COUNT)
        if worth and len(taken) < MOST_SEALS:
            offers = [offer for offer in takes(seals, colour) if offer.colour == colour]
            if offers:
                wanted = min(offers, key=lambda offer: _distance(view, offer))
                seals = take(seals, wanted)
                taken.append(wanted)
    return Predict(tuple(taken))


def _distance(view: View, offer: Take) -> int:
    assert view.seat is not None
    return 0 if offer.source is None else (offer.source - view.seat) % view.config.players


def _lead(view: View) -> Card:
    """A card that nothing unseen of its colour beats, if that colour is wanted; else the lowest."""
    assert view.seat is not None
    held = view.seals[view.seat]
    seen = {*view.hand, *(c for t in view.tricks for c in t.cards)}
    unseen = [c for c in deck(view.config.players) if c not in seen]
    for colour in range(len(COLOURS)):
        mine = [c for c in view.hand if COLOUR_OF[c] == colour]
        theirs = [c for c in unseen if COLOUR_OF[c] == colour]
        if mine and (held[colour] or held[WHITE]) and mine[-1] > max(theirs, default=-1):
            return mine[-1]
    return _lowest(view.hand)


def _following(view: View) -> Card:
    """Wins what it wants, as high as needed; ducks under what it does not want, as high as possible."""
    assert view.seat is not None
    led = COLOUR_OF[view.trick[0]]
    power = POWER[led]
    cards = [c for c in view.hand if PLAYS[c] in view.moves]
    best = max(power[c] for c in view.trick)
    winning = [c for c in cards if power[c] > best]
    by = led if COLOUR_OF[cards[0]] == led else RED  # without the led colour only red could win
    if fitting(view.seals[view.seat], led, by):
        if not winning:
            return _lowest(cards)
        last = len(view.trick) == view.config.players - 1
        return _lowest(winning) if last else _highest(winning)
    losing = [c for c in cards if power[c] <= best]
    return _highest(losing) if losing else _lowest(cards)


def _lowest(cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda c: (VALUE_OF[c], c))


def _highest(cards: Iterable[Card]) -> Card:
    return max(cards, key=lambda c: (VALUE_OF[c], -c))
