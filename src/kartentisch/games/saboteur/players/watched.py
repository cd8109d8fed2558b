"""Rounds among dwarves of any characters, compiled, and what everybody believed in them: for measuring and fitting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.cards import DECK, DWARVES, Role
from kartentisch.games.saboteur.players import company, conduct
from kartentisch.games.saboteur.players.belief import likelihoods, posterior
from kartentisch.games.saboteur.players.conduct import Traces
from kartentisch.games.saboteur.players.weights import WEIGHTS, Floats, Records, Style
from kartentisch.games.saboteur.simulator import TURN, Actions, Position, Rng
from kartentisch.games.saboteur.simulator.mine import GOALS
from kartentisch.games.saboteur.simulator.position import SEATS
from kartentisch.games.saboteur.state import Config

NOTHING = np.zeros(0, dtype=np.int64)
LONGEST = len(DECK)
"""The most turns of a round: each spends a card."""


class Company(NamedTuple):
    """Who sits at a table: for each seat his weights, as a digger and as a saboteur, and his temper."""

    weights: Records
    tempers: Records


class Log(NamedTuple):
    """All that happened in a round."""

    actions: Actions
    gains: Floats
    """How many cards the best real path saved that the seat could have laid in each turn, as it saw the mine."""
    known: NDArray[np.int64]
    """The goals that each seat, and after the last one an onlooker, knew before each turn, as bits."""
    public: Floats
    """Who everybody held for a saboteur before each turn, as `conduct.suspects` says it: by turn and seat."""
    traces: Traces


@compiled
def log() -> Log:
    """Room for a round."""
    return Log(
        np.zeros(LONGEST, dtype=np.int64),
        np.zeros(LONGEST),
        np.zeros((LONGEST + 1, SEATS + 1), dtype=np.int64),
        np.zeros((LONGEST, SEATS)),
        conduct.traces(LONGEST),
    )


@compiled
def count(this: Position, seen: Log, turns: int, who: NDArray[np.int64], counts: Floats) -> None:
    """Adds what was done in a round to `counts`, by character (`who`: that of each seat), role, circumstances, kind."""
    trace, goal = seen.traces, this.treasure
    for turn in range(turns):
        seat, other, kind = trace.seats[turn], trace.targets[turn], trace.kinds[turn, goal]
        if other >= 0:
            kind += this.roles[other]
        counts[who[seat], this.roles[seat], trace.circumstances[turn, goal], kind] += 1.0


@compiled
def watch(this: Position, who: Company, given: Actions, style: Style, bench: company.Bench, rng: Rng, out: Log) -> int:
    """Plays a round to its end, and returns the number of its turns; `style` is how actions are interpreted.

    The first actions are `given`, where there are any.
    """
    signs, past = conduct.no_signs(style), company.memory()
    likely = np.empty(len(GOALS))
    turns = 0
    while this.phase == TURN:
        seat = this.turn
        _know(this, out.known[turns])
        action = company.act(this, bench, signs, past, style, who.weights[seat], who.tempers[seat], rng)
        if turns < len(given):
            action = given[turns]
        out.actions[turns] = action
        out.public[turns] = bench.public.foes
        conduct.chances(this, seat, likely)
        number = sim.legal(this, bench.choices.actions)
        out.gains[turns] = conduct.best_gain(this, bench.desk, likely, bench.choices.actions, number)
        conduct.note(this, bench.desk, action, out.traces, turns)
        conduct.learn(this, out.traces, turns, style, bench.public, signs)
        company.remember(this, past, action)
        sim.apply(this, action)
        turns += 1
    _know(this, out.known[turns])
    return turns


@compiled
def _know(this: Position, out: NDArray[np.int64]) -> None:
    for seat in range(this.players):
        out[seat] = this.shown | this.knows[seat]
    out[this.players] = this.shown


def seated(who: Sequence[tuple[Records, Records]]) -> Company:
    """A table at which such people sit, each given by his weights and his temper."""
    weights, tempers = np.zeros((SEATS, 2), WEIGHTS), np.zeros(SEATS, company.TEMPER)
    for seat, (own, temper) in enumerate(who):
        weights[seat] = own
        tempers[seat] = temper[0]
    return Company(weights, tempers)


def rounds(
    players: int, who: Callable[[Position], Company], style: Style, number: int, seed: int
) -> Iterator[tuple[Position, Log, int]]:
    """So many rounds: the position at the end, all that happened, and the number of turns.

    `who` says who sits at the table when the cards are dealt. Position and log are used again for the next round.
    """
    chance, bench, seen, this = bridge.rng_of(seed), company.bench(), log(), bridge.new(Config(players))
    for _ in range(number):
        this.phase = sim.DEAL
        sim.begin(this)
        sim.deal(this, chance)
        # A generator for each round: how long one takes must not change the deal of the next.
        own = bridge.rng_of(int(chance[0]) >> 1)
        yield this, seen, watch(this, who(this), NOTHING, style, bench, own, seen)


def cases(players: int) -> NDArray[np.int64]:
    """Everything that may be true of a round: the place of the treasure, and the saboteurs as bits (T5)."""
    number = DWARVES[players].count(Role.SABOTEUR)
    sets = [mask for mask in range(1 << players) if mask.bit_count() in (number, number - 1)]
    return np.array([(goal, mask) for mask in sets for goal in range(len(GOALS))], dtype=np.int64)


@compiled
def beliefs(every: NDArray[np.int64], this: Position, seen: Log, turns: int, style: Style, out: Floats) -> None:
    """Writes who everybody holds for a saboteur after so many turns, by observer (the last: an onlooker) and seat.

    As `belief.believe` says it; `every` is what `cases` returns. With no turns it is the prior.
    """
    players = this.players
    each = likelihoods(every, players, seen.traces, turns, style)
    for observer in range(players + 1):
        known = seen.known[turns, observer]
        own = -1 if observer == players else observer
        possible = np.empty(len(every), dtype=np.int64)
        number = 0
        for case in range(len(every)):
            goal, mask = every[case]
            right = goal == this.treasure if known >> this.treasure & 1 else not known >> goal & 1
            if right and (own < 0 or mask >> own & 1 == this.roles[own]):
                possible[number] = case
                number += 1
        weights = posterior(each[possible[:number]], own)
        for seat in range(players):
            out[observer, seat] = 0.0
        for i in range(number):
            mask = every[possible[i], 1]
            for seat in range(players):
                if mask >> seat & 1:
                    out[observer, seat] += weights[i]
