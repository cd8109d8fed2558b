"""Saboteur in numbers: actions, masks, observations and keys, from views alone (`kartentisch.game.Encoder`).

Actions have the order of the module `actions`, with as many seats as there are players, from the acting one on: lay a
path card (by card as it lies, and cell); break a tool (by tool and seat); repair (by card, tool and seat); rockfall (by
cell); map (by goal); discard (by card); pick a gold card (by value).

The mine has no bounds; the window of `actions` has. A move outside of it has no number: `number` raises `Unnumbered`,
and `mask` leaves it out (docs/library.md tells how often that happens). Some move always has a number, as every card
can be discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from kartentisch.game import Move, Seat, Unnumbered
from kartentisch.games.saboteur import actions as plain
from kartentisch.games.saboteur.cards import TOOLS
from kartentisch.games.saboteur.observation import fill, pieces, shape
from kartentisch.games.saboteur.state import Config
from kartentisch.games.saboteur.view import SeenPast, SeenPick, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["actions", "fill", "key", "mask", "move", "number", "pieces", "shape", "simulated"]


# Actions


@cache
def simulated(players: int, seat: Seat) -> tuple[int, ...]:
    """For every action number of a seat the one in `actions`, which the simulator takes."""
    seats = [(seat + i) % players for i in range(players)]
    return (
        *range(plain.LAY, plain.BREAK),
        *(plain.BREAK + tool * plain.SEATS + other for tool in range(len(TOOLS)) for other in seats),
        *(plain.FIX + repair * plain.SEATS + other for repair in range(len(plain.REPAIRS)) for other in seats),
        *range(plain.FALL, plain.ACTIONS),
    )


@cache
def _numbers(players: int, seat: Seat) -> Mapping[Move, int]:
    return {plain.MOVES[action]: number for number, action in enumerate(simulated(players, seat))}


def actions(config: Config) -> int:
    """How many action numbers there are."""
    return len(simulated(config.players, 0))


def number(config: Config, seat: Seat, move: Move) -> int:
    """The number of a move of this seat; `Unnumbered` for deals and for cells outside of the window."""
    found = _numbers(config.players, seat).get(move)
    if found is None:
        raise Unnumbered(move)
    return found


def move(config: Config, seat: Seat, number: int) -> Move:
    """The move of this seat that has the number."""
    return plain.MOVES[simulated(config.players, seat)[number]]


def mask(view: View, out: NDArray[np.bool_] | NDArray[np.uint8]) -> None:
    """Writes which actions the seat may take now."""
    out[:] = 0
    if view.seat is not None:
        numbers = _numbers(view.config.players, view.seat)
        for option in view.moves:
            if option in numbers:
                out[numbers[option]] = 1


# Keys


def key(view: View) -> str:
    """What the seat knows, as text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    """The lines of a key, without what follows from others (the mine, broken tools, the moves)."""
    yield repr(view.config)
    yield f"seat {view.seat} round {view.round} {view.phase.name} first {view.first} turn {view.turn}"
    for past in view.past:
        yield from _past_lines(past)
    yield f"goals {_words(view.goals)} roles {_words(view.roles)} spare {view.spare}"
    yield f"counts {_words(view.counts)} pile {view.pile}"
    yield from (f"hand {_words(hand)}" for hand in view.hands if hand is not None)
    yield from (f"{turn.seat} {turn.move}" for turn in view.history)
    yield f"gold {view.stack} offered {view.offered} offer {_words(view.offer)}"
    yield from map(_pick_line, view.picks)


def _past_lines(past: SeenPast) -> Iterator[str]:
    yield f"reached {past.reached} roles {_words(past.roles)} spare {past.spare}"
    yield from (f"paid {_words(paid)}" for paid in past.paid)
    yield from map(_pick_line, past.picks)


def _pick_line(pick: SeenPick) -> str:
    return f"{pick.seat} picked {pick.value} of {None if pick.offer is None else _words(pick.offer)}"


def _words(things: tuple[object, ...]) -> str:
    return " ".join(map(str, things))
