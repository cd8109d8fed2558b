"""A round as its player remembers it: who did what, from the deal to now."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.games.siegel import bridge
from kartentisch.games.siegel import simulator as sim
from kartentisch.games.siegel.actions import ACTION_OF
from kartentisch.games.siegel.cards import COLOUR_OF, KINDS, VALUES, Card
from kartentisch.games.siegel.moves import Take
from kartentisch.games.siegel.scoring import saboteur_price
from kartentisch.games.siegel.view import View

_SEAL = {**{kind: sim.GIVE + number for number, kind in enumerate(KINDS)}, "-": sim.FORGET, "": sim.GIVE + sim.BLACK}
"""What a settled trick says about its seal, as the action of its winner."""


def remember(view: View) -> tuple[sim.Round, NDArray[np.int64]]:
    """The round before its first decision, and all decisions since.

    Of the others it holds the cards that they have played since, and no more.
    """
    assert view.seat is not None
    players = view.config.players
    start = bridge.table(view.config)
    for seat in range(players):
        start[sim.PRICES + seat] = saboteur_price(view.config, view.results, seat)
    sim.begin(start, view.dealer)
    for card in view.hand:
        _give(start, view.seat, card)
    history = _predicting(view)
    this = start.copy()
    for action in history:
        sim.apply(this, action)
    for trick in view.tricks:
        for place, card in enumerate(trick.cards):
            _give(start, (trick.leader + place) % players, card)
            sim.apply(this, card)
            history.append(card)
        if this[sim.PHASE] == sim.HAND_BACK and trick.seal is not None:
            sim.apply(this, _SEAL[trick.seal])
            history.append(_SEAL[trick.seal])
    for place, card in enumerate(view.trick):
        _give(start, (view.leader + place) % players, card)
    history += view.trick
    return start, np.array(history, dtype=np.int64)


def _predicting(view: View) -> list[int]:
    history: list[int] = []
    for distance in range(1, view.config.players + 1):
        seat = (view.dealer + distance) % view.config.players
        takes = view.predictions[seat]
        if seat == view.saboteur:
            history.append(sim.SABOTAGE)
        elif takes is not None:
            history += [*map(_taken, takes), sim.DONE]
        else:
            return [*history, *map(_taken, view.taking)]
    return history


def _taken(take: Take) -> int:
    return ACTION_OF[take]


def _give(start: sim.Round, seat: int, card: Card) -> None:
    start[sim.HANDS + seat * sim.COLOURS + COLOUR_OF[card]] |= 1 << card % VALUES
