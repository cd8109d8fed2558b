"""What a seat of Die sieben Siegel sees, as one array of features for neural networks.

An observation contains everything in a view but the seat's own number, on which nothing depends.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from kartentisch.game import Piece, Seat, layout
from kartentisch.games.siegel.cards import COLOUR_OF, COLOURS, HAND_SIZE, KINDS, SEALS, Card, deck
from kartentisch.games.siegel.scoring import saboteur_price
from kartentisch.games.siegel.state import OPTIONS, Config, Phase, Trick
from kartentisch.games.siegel.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

OUTCOMES = (*KINDS, "-", "")
"""What a trick can do to its winner's seals, as in `Trick.seal`."""
MOST_ROUNDS = max(int(value) for option in OPTIONS if option.name == "rounds" for value in option.values)
"""The number of rounds for which an observation has room."""
FIRST_SLOT = tuple(sum(SEALS[:colour]) for colour in range(len(COLOURS)))
"""A prediction has a slot for every coloured seal there is: those of one colour are filled in the order of taking."""
_SLOTS = sum(SEALS[: len(COLOURS)])


def pieces(config: Config) -> Mapping[str, Piece]:
    """What stands where in an observation; seats count from the one that looks, cards are those in play, in order.

    - ``phase``, ``turn``, ``leader``, ``dealer``, ``saboteur``: one place is 1, none where there is nobody;
    - ``hand``; ``table``: the trick being played, by seat; ``led``: its colour; ``played``: all cards of the round, by
      seat; ``when``: in which trick of the round each was played, a fifteenth for the first; ``voids``: the colours
      that a seat is known to lack;
    - ``seals`` by seat and kind, and ``middle``, as shares of all seals of that kind;
    - ``predicted``: who has; ``taken``: by seat and slot, from whom (from the seat itself: from the middle); a colour
      has as many slots as seals, and the prediction being made stands there, too;
    - ``winners``, ``leads`` and ``outcomes`` (`OUTCOMES`) of the tricks in turn; ``prices``: what the saboteur costs;
    - ``totals``; ``rounds``: which one is played, how many will be; ``options`` in the order of `OPTIONS`;
    - ``scores`` and ``saboteurs`` of the finished rounds. Points are tenths, rounds twentieths.
    """
    return _pieces(config.players)


@cache
def _pieces(players: int) -> Mapping[str, Piece]:
    cards = len(deck(players))
    return layout(
        {
            "phase": (len(Phase),),
            "turn": (players,),
            "leader": (players,),
            "dealer": (players,),
            "saboteur": (players,),
            "hand": (cards,),
            "table": (players, cards),
            "led": (len(COLOURS),),
            "played": (players, cards),
            "when": (cards,),
            "voids": (players, len(COLOURS)),
            "seals": (players, len(KINDS)),
            "middle": (len(KINDS),),
            "predicted": (players,),
            "taken": (players, _SLOTS, players),
            "winners": (HAND_SIZE, players),
            "leads": (HAND_SIZE, len(COLOURS)),
            "outcomes": (HAND_SIZE, len(OUTCOMES)),
            "prices": (players,),
            "totals": (players,),
            "rounds": (2,),
            "options": (len(OPTIONS),),
            "scores": (MOST_ROUNDS, players),
            "saboteurs": (MOST_ROUNDS, players),
        }
    )


def shape(config: Config) -> tuple[int, ...]:
    """The shape of an observation."""
    return (_pieces(config.players)["saboteurs"].slice.stop,)


def fill(view: View, out: NDArray[np.float32]) -> None:
    """Writes what the seat sees."""
    if view.seat is None:
        raise ValueError("an onlooker has no observation")
    _Filling(view, view.seat, out).all()


class _Filling:
    """One observation being written."""

    def __init__(self, view: View, seat: Seat, out: NDArray[np.float32]) -> None:
        self._view, self._players = view, view.config.players
        out[:] = 0
        self._at = {name: out[p.slice].reshape(p.shape) for name, p in _pieces(self._players).items()}
        self._from = [(other - seat) % self._players for other in range(self._players)]
        self._place = _places(self._players)

    def all(self) -> None:
        self._now()
        self._cards()
        self._seals()
        self._standing()

    def _now(self) -> None:
        view = self._view
        self._at["phase"][view.phase] = 1
        for name, seat in (
            ("turn", view.turn),
            ("leader", view.leader),
            ("dealer", view.dealer),
            ("saboteur", view.saboteur),
        ):
            if seat is not None:
                self._at[name][self._from[seat]] = 1

    def _cards(self) -> None:
        view, at = self._view, self._at
        for card in view.hand:
            at["hand"][self._place[card]] = 1
        for number, trick in enumerate(view.tricks):
            self._trick(number, trick)
        self._played(view.leader, view.trick, len(view.tricks))
        for i, card in enumerate(view.trick):
            at["table"][self._from[(view.leader + i) % self._players], self._place[card]] = 1
        if view.trick:
            at["led"][COLOUR_OF[view.trick[0]]] = 1

    def _trick(self, number: int, trick: Trick) -> None:
        at = self._at
        at["winners"][number, self._from[trick.winner]] = 1
        at["leads"][number, trick.led] = 1
        if trick.seal is not None:
            at["outcomes"][number, OUTCOMES.index(trick.seal)] = 1
        self._played(trick.leader, trick.cards, number)

    def _played(self, leader: Seat, cards: tuple[Card, ...], number: int) -> None:
        """The cards of a trick, whole or not."""
        at = self._at
        for i, card in enumerate(cards):
            seat = self._from[(leader + i) % self._players]
            at["played"][seat, self._place[card]] = 1
            at["when"][self._place[card]] = (number + 1) / HAND_SIZE
            if COLOUR_OF[card] != COLOUR_OF[cards[0]]:
                at["voids"][seat, COLOUR_OF[cards[0]]] = 1

    def _seals(self) -> None:
        view, at = self._view, self._at
        at["middle"][:] = [number / there_are for number, there_are in zip(view.middle, SEALS, strict=True)]
        for seat, place in enumerate(self._from):
            at["seals"][place] = [number / there_are for number, there_are in zip(view.seals[seat], SEALS, strict=True)]
            takes = view.predictions[seat]
            at["predicted"][place] = takes is not None
            free = list(FIRST_SLOT)
            for take in view.taking if takes is None and seat == view.turn else takes or ():
                source = seat if take.source is None else take.source
                at["taken"][place, free[take.colour], self._from[source]] = 1
                free[take.colour] += 1

    def _standing(self) -> None:
        view, at, config = self._view, self._at, self._view.config
        at["rounds"][:] = view.round / MOST_ROUNDS, config.rounds_to_play / MOST_ROUNDS
        at["options"][:] = chosen(config)
        for seat, place in enumerate(self._from):
            at["prices"][place] = saboteur_price(config, view.results, seat) / 10
            at["totals"][place] = sum(result.scores[seat] for result in view.results) / 10
            for number, result in enumerate(view.results):
                at["scores"][number, place] = result.scores[seat] / 10
                at["saboteurs"][number, place] = result.saboteur == seat


@cache
def _places(players: int) -> Mapping[Card, int]:
    return {card: place for place, card in enumerate(deck(players))}


def chosen(config: Config) -> list[float]:
    """The options as the share of their values that stand before the chosen one; 1 for a number of rounds by rule."""
    return [
        1.0 if getattr(config, o.name) is None else o.values.index(getattr(config, o.name)) / len(o.values)
        for o in OPTIONS
    ]
