"""Rounds of Die sieben Siegel between the grandmaster's nets without search, many at once on the compiled tables."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Sight
from kartentisch.games.siegel import encode
from kartentisch.games.siegel.actions import ACTIONS, DONE, SABOTAGE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import COLOURS, SEATS, VALUES
from kartentisch.games.siegel.players.grandmaster import Net, net_for
from kartentisch.games.siegel.round import HALF, NOBODY
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.vector import Tables
from kartentisch.games.siegel.vector.log import ACTION

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]

NONE = -1
AT_ONCE = 1024
_ROBBING = np.zeros(ACTIONS, np.bool_)
_ROBBING[TAKE_FROM:DONE] = True


@dataclass
class Rounds:
    """What happened in some rounds, all from the same deals in the same order; the first axis is the rounds."""

    points: Ints
    """By seat."""
    first: Ints
    """The seat that began."""
    saboteur: Ints
    """A seat, or `NONE`."""
    seals: Ints
    """How many seals a seat took in its prediction, by seat and colour."""
    hands: Bools
    """The cards dealt, by seat, colour and value."""
    robber: Ints
    """The first seat that took a seal from another, or `NONE`."""
    robbed: Ints
    """From whom."""
    robbed_colour: Ints
    """Which colour."""

    @property
    def margins(self) -> NDArray[np.float64]:
        """By seat: its points minus the mean of the others'."""
        players = self.points.shape[1]
        found: NDArray[np.float64] = (self.points - self.points.mean(axis=1, keepdims=True)) * players / (players - 1)
        return found


def deals(seed: int, number: int) -> NDArray[np.uint64]:
    """The generators of so many deals."""
    return np.maximum(np.random.SeedSequence(seed).generate_state(number, np.uint64), np.uint64(1))


def played(
    players: int,
    base: int,
    chances: NDArray[np.uint64],
    no_saboteur: Bools | None = None,
    no_robbing: Bools | None = None,
) -> Rounds:
    """One round of each deal. By round and seat: who may not be the saboteur, nor take others' seals."""
    nobody = np.zeros((len(chances), players), np.bool_)
    never = (nobody if no_saboteur is None else no_saboteur, nobody if no_robbing is None else no_robbing)
    parts = [
        _played(Config(players, saboteur_base=base), chances[some].copy(), *(which[some] for which in never))
        for some in (slice(start, start + AT_ONCE) for start in range(0, len(chances), AT_ONCE))
    ]
    return Rounds(*(np.concatenate([getattr(part, name) for part in parts]) for name in Rounds.__annotations__))


def _played(config: Config, chances: NDArray[np.uint64], no_saboteur: Bools, no_robbing: Bools) -> Rounds:
    number, players, net = len(chances), config.players, net_for(config.players)
    tables, every = Tables(config, number), np.arange(number)
    out = Sight(
        np.zeros((number, *encode.shape(config)), np.float32),
        np.zeros((number, encode.actions(config)), np.bool_),
        np.zeros(number, np.int8),
        kept=True,
    )
    tables.begin(chances, out)
    scores, ends = np.zeros((number, players), np.int64), np.zeros(number, np.int8)
    done = np.zeros(number, np.bool_)
    found = Rounds(
        np.zeros((number, players), np.int64),
        (tables.rounds["dealer"].astype(np.int64) + 1) % players,
        np.full(number, NONE),
        np.zeros((number, players, len(COLOURS)), np.int64),
        _hands(tables.rounds["hands"][:, :players]),
        *(np.full(number, NONE) for _ in range(3)),
    )
    robbing = np.array([_ROBBING[ACTION[players, 0, : encode.actions(config)]]])
    sabotage = int(np.flatnonzero(ACTION[players, 0] == SABOTAGE)[0])
    while not done.all():
        turn = out.seats.astype(np.int64)
        allowed = out.masks & ~(robbing & no_robbing[every, turn][:, None])
        allowed[:, sabotage] &= ~no_saboteur[every, turn]
        chosen = _chosen(net, out.observations, allowed, ~done)
        action = ACTION[players, turn, chosen].astype(np.int64)
        _note(found, action, turn, ~done)
        tables.step(chances, chosen, scores, ends, out)
        over = (ends > 0) & ~done
        found.points[over] = scores[over]
        done |= over
    return found


def _chosen(net: Net, seen: Floats, allowed: Bools, playing: Bools) -> Ints:
    """What the net prefers; it is not asked where there is one choice, or where the round that counts is over."""
    chosen: Ints = allowed.argmax(axis=1)
    asked = np.flatnonzero(playing & (allowed.sum(axis=1) > 1))
    if len(asked):
        first, *layers, last = zip(net.weights, net.biases, strict=True)
        hidden = np.maximum(seen[asked][:, net.places] @ first[0] + first[1], 0)
        for weights, biases in layers:
            hidden += np.maximum(hidden @ weights + biases, 0)
        worth = np.where(allowed[asked], hidden @ last[0] + last[1], -np.inf)
        chosen[asked] = worth.argmax(axis=1)
    return chosen


def _note(found: Rounds, action: Ints, turn: Ints, counts: Bools) -> None:
    """Remembers predictions and saboteurs."""
    found.saboteur[counts & (action == SABOTAGE)] = turn[counts & (action == SABOTAGE)]
    taking = np.flatnonzero(counts & (action >= TAKE) & (action < DONE))
    taken = action[taking]
    colour = np.where(taken < TAKE_FROM, taken - TAKE, (taken - TAKE_FROM) // SEATS)
    found.seals[taking, turn[taking], colour] += 1
    new = taking[(taken >= TAKE_FROM) & (found.robber[taking] == NONE)]
    found.robber[new] = turn[new]
    found.robbed[new] = (action[new] - TAKE_FROM) % SEATS
    found.robbed_colour[new] = (action[new] - TAKE_FROM) // SEATS


def _hands(hands: Ints) -> Bools:
    """Cards as truths by colour and value, from the two words of each seat."""
    cards = np.arange(len(COLOURS) * VALUES)
    bits = np.where(
        cards < HALF, hands[..., :1] >> np.minimum(cards, HALF - 1), hands[..., 1:] >> np.maximum(cards - HALF, 0)
    )
    return (bits & 1).astype(np.bool_).reshape(*hands.shape[:2], len(COLOURS), VALUES)


assert NOBODY == NONE
