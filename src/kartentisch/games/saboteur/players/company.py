"""How dwarves of different characters act, compiled: each by its own weights, and by what its temper adds.

The temper says how careless somebody is, how much he reads into what others did, and how he behaves as a saboteur who
does not want to be known. A round among dwarves of any characters is played by calling `act` for the seat on turn.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, record_type
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.actions import BREAK, FALL, FIX, LOOK
from kartentisch.games.saboteur.players import conduct
from kartentisch.games.saboteur.players.conduct import Choices, Desk, Opinion
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import Floats, Records, Style
from kartentisch.games.saboteur.simulator import MOST, Position, Rng
from kartentisch.games.saboteur.simulator.game import SABOTEURS
from kartentisch.games.saboteur.simulator.mine import GOALS
from kartentisch.games.saboteur.simulator.position import SEATS


class Temper(Protocol):
    """What a character is like beside his weights, as a record of the type `TEMPER`."""

    noise: float
    """The size of the random part of an action's value."""
    slips: float
    """How often he does anything that is allowed, without thinking."""
    heeds: float
    """How much he reads into what others did: 0 suspects nobody more than another, 1 as much as the model says."""
    grudge: float
    """The value of breaking a tool of somebody who broke one of his."""
    sleeps: float
    """As a saboteur he digs along as long as more cards than this are missing."""
    masks: float
    """As a saboteur: how often a turn is played as a digger would play it."""
    quiet: float
    """As a saboteur: in so many of his first turns he only looks at goals, discards and repairs. A fraction is how
    often he does so once more."""
    strikes: float
    """As a saboteur he no longer hides when so many cards or fewer are missing."""
    frames: float
    """As a saboteur: the value of breaking a tool, times how likely everybody thinks that the other is a saboteur."""


TEMPER = record_type(Temper)


OPEN, QUIET, MASKED = range(3)
"""How a turn is played: as somebody is; doing no harm; as a digger would play it."""


class Memory(NamedTuple):
    """What is remembered of a round beside the signs."""

    turns: NDArray[np.int64]
    """How many turns each seat has had."""
    hurt: NDArray[np.int64]
    """How many tools each seat had broken by each other seat."""


class Bench(NamedTuple):
    """Work space of `act`, and what the seat on turn thought."""

    desk: Desk
    choices: Choices
    own: Opinion
    public: Opinion


@compiled
def bench() -> Bench:
    """An empty bench."""
    return Bench(
        conduct.desk(),
        Choices(np.empty(MOST, dtype=np.int64), np.empty(MOST)),
        Opinion(np.empty(len(GOALS)), np.zeros(SEATS)),
        Opinion(np.empty(len(GOALS)), np.zeros(SEATS)),
    )


@compiled
def memory() -> Memory:
    """A round in which nothing has happened."""
    return Memory(np.zeros(SEATS, dtype=np.int64), np.zeros((SEATS, SEATS), dtype=np.int64))


@compiled
def remember(this: Position, past: Memory, action: int) -> None:
    """Remembers an action of the seat on turn."""
    past.turns[this.turn] += 1
    if BREAK <= action < FIX:
        past.hurt[sim.target_of(action), this.turn] += 1


@compiled
def chance(rng: Rng) -> float:
    """A number from 0 to 1, without 1."""
    return sim.below(rng, 1 << 20) / (1 << 20)


@compiled
def mood(this: Position, past: Memory, temper: Temper, need: float, rng: Rng) -> int:
    """How the seat on turn plays this turn when so many cards are missing: `OPEN`, `QUIET` or `MASKED`."""
    hides = this.roles[this.turn] == 1 and need > temper.strikes
    masked = chance(rng) < temper.masks or need > temper.sleeps
    quiet = past.turns[this.turn] + chance(rng) < temper.quiet
    return OPEN if not hides else MASKED if masked else QUIET if quiet else OPEN


@compiled
def act(
    this: Position, bench: Bench, signs: Floats, past: Memory, style: Style, weights: Records, temper: Temper, rng: Rng
) -> int:
    """The action of the seat on turn, by his weights (of a digger, and of a saboteur) and temper.

    `style` is how actions are interpreted; its own weights are not used. The bench has the survey of the position and
    the beliefs afterwards.
    """
    seat, choices = this.turn, bench.choices
    number = sim.legal(this, choices.actions)
    survey(this, bench.desk.ways[0])
    conduct.suspects(this, signs, -1, bench.public)
    conduct.suspects(this, signs, seat, bench.own)
    need = conduct.needed(this, bench.desk.ways[0], bench.own.likely, -1, 0)
    how = mood(this, past, temper, need, rng)
    return decide(this, bench, past, style, weights, temper, how, rng, number)


@compiled
def decide(
    this: Position,
    bench: Bench,
    past: Memory,
    style: Style,
    weights: Records,
    temper: Temper,
    how: int,
    rng: Rng,
    number: int,
) -> int:
    """As `act` in a certain mood, with the first so many choices, the survey and the beliefs on the bench already."""
    seat, role, players, choices = this.turn, this.roles[this.turn], this.players, bench.choices
    if chance(rng) < temper.slips:
        return int(choices.actions[sim.below(rng, number)])
    masked, quiet = how == MASKED, how == QUIET
    foes = bench.own.foes
    usual = (SABOTEURS[players] - role) / players
    for other in range(players):
        if other != seat:
            seems = bench.public.foes[other] if masked else foes[other]
            foes[other] = usual + temper.heeds * (seems - usual)
    exposed = bench.public.foes[seat]
    # Whoever plays the digger weighs everything as a digger.
    if masked:
        this.roles[seat] = 0
    mine = Style(weights, style.habits, style.shares, style.usual, style.told, style.trust, style.pair_trust)
    conduct.worths(this, bench.desk, bench.own, exposed, mine, choices, number)
    this.roles[seat] = role
    best, most = 0, -1e300
    for i in range(number):
        action = choices.actions[i]
        value = choices.worths[i] + temper.noise * chance(rng)
        if BREAK <= action < FIX:
            other = sim.target_of(action)
            if other != seat:
                value += temper.grudge * (past.hurt[seat, other] > 0)
                if role == 1:
                    value += temper.frames * bench.public.foes[other]
        if quiet and not (FIX <= action < FALL or action >= LOOK):
            value -= 100.0
        if value > most:
            best, most = i, value
    return int(choices.actions[best])
