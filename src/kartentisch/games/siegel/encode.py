"""Die sieben Siegel in numbers: actions, masks, observations and keys, from views alone (`kartentisch.game.Encoder`).

Actions have the order of the module `actions`, without those that cannot happen with so many players: play a card (by
colour and value); take a seal of a colour from the middle; take it from another seat (by colour, then by seat from the
left neighbour on); end the prediction; choose the saboteur; hand back a seal (by kind); forget to hand one back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from kartentisch.game import Move, Seat, Unnumbered
from kartentisch.games.siegel import actions as plain
from kartentisch.games.siegel.cards import COLOURS, SEATS, TEXT_OF, Card, deck
from kartentisch.games.siegel.moves import Predict
from kartentisch.games.siegel.observation import fill, pieces, shape
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["actions", "fill", "key", "mask", "move", "number", "pieces", "shape", "simulated"]


# Actions


@cache
def simulated(players: int, seat: Seat) -> tuple[int, ...]:
    """For every action number of a seat the one in `actions`, which the simulator takes."""
    others = [(seat + i) % players for i in range(1, players)]
    return (
        *deck(players),
        *range(plain.TAKE, plain.TAKE_FROM),
        *(plain.TAKE_FROM + colour * SEATS + other for colour in range(len(COLOURS)) for other in others),
        *range(plain.DONE, plain.ACTIONS),
    )


@cache
def _numbers(players: int, seat: Seat) -> Mapping[Move, int]:
    return {plain.MOVES[action]: number for number, action in enumerate(simulated(players, seat))}


def actions(config: Config) -> int:
    """How many action numbers there are."""
    return len(simulated(config.players, 0))


def number(config: Config, seat: Seat, move: Move) -> int:
    """The number of a step of this seat; `Unnumbered` for deals, whole predictions and what needs more players."""
    found = _numbers(config.players, seat).get(move)
    if found is None:
        raise Unnumbered(move)
    return found


def move(config: Config, seat: Seat, number: int) -> Move:
    """The step of this seat that has the number."""
    return plain.MOVES[simulated(config.players, seat)[number]]


def mask(view: View, out: NDArray[np.bool_] | NDArray[np.uint8]) -> None:
    """Writes which actions the seat may take now."""
    out[:] = 0
    if view.seat is not None:
        numbers = _numbers(view.config.players, view.seat)
        for step in view.moves:
            out[numbers[step]] = 1


# Keys


def key(view: View) -> str:
    """What the seat knows, as text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    """Whatever follows from these lines (who won a trick, how many cards are left, the moves) is not among them."""
    yield repr(view.config)
    yield f"seat {view.seat} round {view.round} {view.phase.name} dealer {view.dealer} turn {view.turn}"
    for result in view.results:
        yield f"dealer {result.dealer} saboteur {result.saboteur} scores {_words(result.scores)}"
        for seals, takes, won in zip(result.seals, result.predictions, result.won, strict=True):
            yield f"left {_words(seals)} prediction {None if takes is None else Predict(takes)} won {won}"
    yield f"hand {_cards_in(view.hand)}"
    yield f"saboteur {view.saboteur} middle {_words(view.middle)}"
    for seals, takes in zip(view.seals, view.predictions, strict=True):
        yield f"seals {_words(seals)} prediction {None if takes is None else Predict(takes)}"
    yield f"taking {_words(view.taking)}"
    for trick in view.tricks:
        yield f"trick {trick.leader} {_cards_in(trick.cards)} seal {trick.seal!r}"
    yield f"table {view.leader} {_cards_in(view.trick)}"


def _words(things: tuple[object, ...]) -> str:
    return " ".join(map(str, things))


def _cards_in(cards: tuple[Card, ...]) -> str:
    return " ".join(TEXT_OF[card] for card in cards)
