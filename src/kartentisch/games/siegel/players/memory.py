"""The history of a round, reconstructed from a view: who did what, from the deal to now."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.games.siegel import bridge
from kartentisch.games.siegel.actions import ACTION_OF, DONE, FORGET, GIVE, SABOTAGE
from kartentisch.games.siegel.cards import BLACK, KINDS
from kartentisch.games.siegel.moves import Take
from kartentisch.games.siegel.round import HAND_BACK, Round, put
from kartentisch.games.siegel.simulator import apply
from kartentisch.games.siegel.view import View

_SEAL = {**{kind: GIVE + number for number, kind in enumerate(KINDS)}, "-": FORGET, "": GIVE + BLACK}
"""What a settled trick says about its seal, as the action of its winner."""


def remember(view: View) -> tuple[Round, NDArray[np.int64]]:
    """The round before its first decision, and all decisions since.

    Of the other hands it has only the cards that they have played since.
    """
    assert view.seat is not None
    players = view.config.players
    start = bridge.opening(view)
    for card in view.hand:
        put(start.hands[view.seat], card)
    history = _predicting(view)
    this: Round = start.copy()
    for action in history:
        apply(this, action)
    for trick in view.tricks:
        for place, card in enumerate(trick.cards):
            put(start.hands[(trick.leader + place) % players], card)
            apply(this, card)
            history.append(card)
        if this.phase == HAND_BACK and trick.seal is not None:
            apply(this, _SEAL[trick.seal])
            history.append(_SEAL[trick.seal])
    for place, card in enumerate(view.trick):
        put(start.hands[(view.leader + place) % players], card)
    history += view.trick
    return start, np.array(history, dtype=np.int64)


def _predicting(view: View) -> list[int]:
    history: list[int] = []
    for distance in range(1, view.config.players + 1):
        seat = (view.dealer + distance) % view.config.players
        takes = view.predictions[seat]
        if seat == view.saboteur:
            history.append(SABOTAGE)
        elif takes is not None:
            history += [*map(_taken, takes), DONE]
        else:
            return [*history, *map(_taken, view.taking)]
    return history


def _taken(take: Take) -> int:
    return ACTION_OF[take]
