"""The grandmaster of Die sieben Siegel: a net that taught itself to play, and a search that looks over its choices.

`kartentisch train` makes the nets, one for each number of players: `docs/grandmaster.md`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.game import Budget, Move, Rating
from kartentisch.games.siegel import encode, rules
from kartentisch.games.siegel.actions import ACTION_OF, DONE, MOVES, SABOTAGE
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.imitated import IMITATED
from kartentisch.games.siegel.players.memory import remember
from kartentisch.games.siegel.players.plans import plan
from kartentisch.games.siegel.players.rating import move_of, ratings
from kartentisch.games.siegel.players.search import Choice, Search
from kartentisch.games.siegel.players.winning import to_win
from kartentisch.games.siegel.state import Config, Phase
from kartentisch.games.siegel.view import View
from kartentisch.games.siegel.view import view as look
from kartentisch.games.siegel.worlds import sample

Floats = NDArray[np.float32]


class Net(NamedTuple):
    """A policy: the places of an observation that it reads, and its layers."""

    places: NDArray[np.intp]
    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]


def read(file: Any, config: Config) -> Net:
    """The net that `kartentisch train` has written to a file."""
    with np.load(file) as kept:
        about = json.loads(str(kept["about"]))
        pieces = encode.pieces(config)
        places = np.concatenate([np.arange(encode.shape(config)[0])[pieces[name].slice] for name in about["pieces"]])
        layers = range(sum(name.startswith("weights") for name in kept.files))
        weights, biases = (
            tuple(kept[f"{kind}{layer}"].astype(np.float32) for layer in layers) for kind in ("weights", "biases")
        )
    return Net(places, weights, biases)


@cache
def net_for(players: int) -> Net:
    """The net of the package for that number of players."""
    with (resources.files(__package__) / f"grandmaster-{players}.npz").open("rb") as file:
        return read(file, Config(players))


def preferences(net: Net, view: View) -> Floats:
    """How good the net thinks each action number is; those that are not legal are far below all others."""
    config = view.config
    seen = np.empty(encode.shape(config), np.float32)
    encode.fill(view, seen)
    allowed = np.empty(encode.actions(config), np.bool_)
    encode.mask(view, allowed)
    first, *layers, last = zip(net.weights, net.biases, strict=True)
    hidden = np.maximum(_sums(seen[net.places], *first), 0)
    for weights, biases in layers:
        hidden += np.maximum(_sums(hidden, weights, biases), 0)
    found: Floats = np.where(allowed, _sums(hidden, *last), np.float32(-np.inf))
    return found


@compiled
def _sums(numbers: Floats, weights: Floats, biases: Floats) -> Floats:
    """A layer before its ReLU: the same to the last bit everywhere, in one thread, and zeros cost nothing.

    NumPy would use all cores for so large a product, and wait for each of them where they are busy.
    """
    found = biases.copy()
    for place in range(len(numbers)):
        number = numbers[place]
        if number != 0.0:
            row = weights[place]
            for k in range(len(found)):
                found[k] += number * row[k]
    return found


class Intuition:
    """Plays what the net prefers, at once; neither generator nor budget matter."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (the interface asks for them)
        """Its move, a prediction step by step."""
        return MOVES[_preferred(view)]


DEEPER = 20
"""With a counted budget, so many rollouts for each that it counts: the net's choice is good, so few rollouts find
nothing better, and take chance for it."""


class Grandmaster:
    """Plays what the net prefers, unless something else wins more games in likely deals.

    Half of the deals are drawn and played out as if the others were like itself, half as if they were journeymen. With
    a counted budget the generator decides everything; at a live table the clock limits it.
    """

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move; a prediction is decided as a whole."""
        chance = rng.getrandbits(64)
        if len(view.moves) == 1:
            return view.moves[0]
        return move_of(view, _best(view, _search(view, chance, budget)))

    def rate(self, view: View, rng: Random, budget: Budget) -> tuple[Rating, ...]:
        """The expected points of each move; of predictions, the whole ones that it has considered."""
        search = _search(view, rng.getrandbits(64), budget)
        return ratings(view, search, _best(view, search) if len(view.moves) > 1 else (ACTION_OF[view.moves[0]],))


def _search(view: View, chance: int, budget: Budget) -> Search:
    assert view.seat is not None
    mine, rng = IMITATED[view.config.players], np.array([chance or 1], dtype=np.uint64)
    others = np.stack([mine, WEIGHTS])
    if budget.simulations is not None:
        budget = budget._replace(simulations=budget.simulations * DEEPER)
    return Search(*remember(view), view.seat, to_win(view), rng, budget, mine, others)


def _best(view: View, search: Search) -> Choice:
    if view.phase == Phase.PREDICT:
        return plan(search, prediction(view))
    return search.best({(ACTION_OF[move],): np.empty(0) for move in view.moves}, (_preferred(view),))


def _preferred(view: View) -> int:
    """The action that the net prefers."""
    assert view.seat is not None
    number = int(preferences(net_for(view.config.players), view).argmax())
    return encode.simulated(view.config.players, view.seat)[number]


def prediction(view: View) -> Choice:
    """The rest of the prediction that the net prefers, step by step in any deal: it sees nothing of the other hands."""
    state, steps = sample(view, Random(0)), [_preferred(view)]
    while steps[-1] not in (DONE, SABOTAGE):
        state = rules.apply(state, MOVES[steps[-1]])
        steps.append(_preferred(look(state, view.seat)))
    return tuple(steps)
