"""Fits weights with which the journeyman's policy plays as the grandmaster's net of Die sieben Siegel does.

The net plays games against itself at many tables (`games/siegel/parallel`), at some of them more loosely than it
would. At each decision the policy learns to prefer what the net prefers: of cards and seals to hand back by the net's
probabilities; of a prediction by the chance that it takes one more seal of a colour, colour after colour.

``python -m tools.siegel_imitate`` writes the weights for all numbers of players; it needs the extra ``train``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel import players as bots
from kartentisch.games.siegel.actions import ACTIONS, SABOTAGE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import HAND_SIZE, RED, SEATS
from kartentisch.games.siegel.encode import simulated
from kartentisch.games.siegel.parallel import sight, tables, words
from kartentisch.games.siegel.parallel.play import apply, legal
from kartentisch.games.siegel.parallel.seen import remember
from kartentisch.games.siegel.players.features import card_features, giving_features, position, prediction_features
from kartentisch.games.siegel.players.fitted import INPUTS, NETS, OTHER_SEAL, RED_SEAL, TO_SABOTAGE, WEIGHTS
from kartentisch.games.siegel.players.policy import net_of, source
from kartentisch.games.siegel.players.strength import SURVEY, Floats, survey
from kartentisch.games.siegel.round import (
    COLOURS,
    HALF,
    KINDS,
    NOBODY,
    NONE,
    PREDICT,
    SEAL_BITS,
    Rounds,
    lowest,
    new_rounds,
)
from kartentisch.games.siegel.simulator import legal as legal_now
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.training import net as nets
from kartentisch.games.siegel.training.plan import Plan
from kartentisch.games.siegel.training.run import GRANDMASTER, read
from kartentisch.games.siegel.training.selfplay import IMPOSSIBLE, Tables, following, new_tables, redealt, sampled

FOLDER = Path(str(resources.files(bots)))
LOOSE = (1.0,) * 7 + (2.0, 2.0, 4.0)
"""The temperatures at which the net plays, in turn for the tables: it must have seen what others may do."""
_UNDECIDED = 0.02
"""Questions of a prediction that come up more rarely than this are left out."""
_TWO = (TO_SABOTAGE, RED_SEAL, OTHER_SEAL)
"""The networks that answer yes or no."""
_RATE, _BATCH = 3e-3, 512


class Shown(NamedTuple):
    """Decisions of the net: positions with the hand of the seat on turn alone, and the probability of each action."""

    rounds: Rounds
    chances: Floats
    """Actions that take from a seat count the seats from the one on turn."""


def shown(players: int, many: int, steps: int, seed: int = 7) -> Shown:
    """So many decisions at so many tables, but for those without a choice."""
    config, policy = Config(players), read(GRANDMASTER, Plan(players))
    heat = jnp.asarray(LOOSE)[jnp.arange(many) % len(LOOSE)][:, None]

    @jax.jit
    def step(now: Tables) -> tuple[Tables, tuple[Array, ...]]:
        here, seen, game, chances, _ = now
        looked = sight.looked(here, seen, game, legal(here, config), config)
        allowed = sight.mask(looked, config).T
        logits = jnp.where(allowed, nets.logits(policy, nets.numbers(looked, config)), IMPOSSIBLE)
        chosen, chances = sampled(logits / heat, chances)
        action = sight.plain(chosen, words.small(here.turn), config)
        after, happened = apply(here, action, config)
        fresh, chances = redealt(now._replace(chances=chances), config, 0)
        moved = now._replace(seen=remember(seen, here, after, action, happened), chances=chances)
        on, _ = following(after, moved, fresh, config)
        played = [tables.union(list(parts)) for parts in zip(*seen.played, strict=True)]
        kept = (
            jnp.stack(tables.hand_at(tables.wide(here), words.small(here.turn))),
            jnp.stack(played),
            jnp.stack([*here.seals, here.middle]),
            jnp.stack([here.prices, *map(words.word, seen.voids), words.word(seen.leader)]),
            jnp.stack([getattr(here, name) for name in _COPIED]),
            jax.nn.softmax(logits).astype(jnp.float16),
            allowed.sum(1),
        )
        return on, kept

    now, found = new_tables(seed, many, config, 0), []
    for _ in range(steps):
        now, kept = step(now)
        found.append([np.asarray(part) for part in kept])
    *columns, chances, choices = (
        np.concatenate(parts, axis=-1 if parts[0].ndim == 2 and at != 5 else 0)
        for at, parts in enumerate(zip(*found, strict=True))
    )
    real = choices > 1
    everything = np.zeros((int(real.sum()), ACTIONS), np.float32)
    everything[:, simulated(players, 0)] = chances[real]
    return Shown(_rounds(players, [column[:, real].astype(np.int64) for column in columns]), everything)


_COPIED = ("phase", "turn", "dealer", "saboteur", "last", "taken", "laid", "led", "winning", "tricks")


def _rounds(players: int, columns: list[NDArray[np.int64]]) -> Rounds:
    """The positions as the simulator has them."""
    hand, played, seals, others, small = columns
    fields = dict(zip(_COPIED, small, strict=True))
    number, turn = hand.shape[1], fields["turn"]
    found, rows = new_rounds(number), np.arange(number)
    for name in ("turn", "dealer", "laid", "led", "winning", "tricks"):
        found[name] = fields[name]
    found["hands"][rows, turn] = _cards(hand)
    found["played"] = _cards(played)
    for seat in range(players):
        found["seals"][:, seat] = _seals(seals[seat])
        found["prices"][:, seat] = others[0] >> tables.PRICE_BITS * seat & (1 << tables.PRICE_BITS) - 1
        found["voids"] |= others[1 + seat] << COLOURS * seat
    found["middle"] = _seals(seals[players])
    found["leader"] = others[1 + players]
    found["phase"] = fields["phase"] - 1  # there a deal is a phase, too
    found["saboteur"] = np.where(fields["saboteur"] == tables.NOBODY, NOBODY, fields["saboteur"])
    found["last"] = np.where(fields["taken"] > 0, fields["last"], NONE)
    found["players"] = players
    return found


def _cards(parts: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.stack([parts[0] | parts[1] << words.BITS, parts[2]], 1)


def _seals(counted: NDArray[np.int64]) -> NDArray[np.int64]:
    mask = (1 << tables.SEAL_BITS) - 1
    return sum(((counted >> tables.SEAL_BITS * kind & mask) << SEAL_BITS * kind for kind in range(KINDS)), counted * 0)


class Lessons(NamedTuple):
    """What the policy is to learn: a row for each choice."""

    features: Floats
    wanted: Floats
    """The probability of the choice; of a question with yes or no, that of yes."""
    nets: NDArray[np.int64]
    """For each decision the network that makes it."""
    sizes: NDArray[np.int64]
    """For each decision its number of choices, one behind the other; 1: yes or no."""


def lessons(decisions: Shown) -> Lessons:
    """The features of every choice, and what the net thinks of it."""
    number = len(decisions.rounds)
    rows = number * HAND_SIZE
    found = Lessons(
        np.zeros((rows, INPUTS), np.float32),
        np.zeros(rows, np.float32),
        np.zeros(number * (COLOURS + 1), np.int64),
        np.zeros(number * (COLOURS + 1), np.int64),
    )
    rows, number = _fill(decisions.rounds, decisions.chances, found)
    return Lessons(found.features[:rows], found.wanted[:rows], found.nets[:number], found.sizes[:number])


@compiled
def _fill(rounds: Rounds, chances: Floats, into: Lessons) -> tuple[int, int]:
    known, features = np.empty(SURVEY, dtype=np.float32), np.zeros(INPUTS, dtype=np.float32)
    row = number = 0
    for i in range(len(rounds)):
        this = rounds[i]
        survey(this, known)
        for k in range(INPUTS):
            features[k] = 0.0
        if this.phase == PREDICT:
            rest = 1.0
            first = -1 if this.last == NONE and this.saboteur == NOBODY else max(this.last, 0)
            for colour in range(first, COLOURS):
                if rest < _UNDECIDED:
                    break
                if colour >= 0 and source(this, colour) < 0:
                    continue
                share = chances[i, SABOTAGE] if colour < 0 else chances[i, TAKE + colour]
                if colour >= 0:
                    for seat in range(SEATS):
                        share += chances[i, TAKE_FROM + colour * SEATS + seat]
                prediction_features(this, known, colour, features)
                into.features[row], into.wanted[row] = features, min(max(share / rest, 0.0), 1.0)
                into.nets[number] = TO_SABOTAGE if colour < 0 else RED_SEAL if colour == RED else OTHER_SEAL
                into.sizes[number] = 1
                row += 1
                number += 1
                rest -= share
            continue
        position(this, known, features)
        low, high = legal_now(this)
        into.nets[number] = net_of(this)
        while low | high:
            if low:
                action = lowest(low)
                low &= low - 1
            else:
                action = HALF + lowest(high)
                high &= high - 1
            if action < TAKE:
                card_features(this, known, action, features)
            else:
                giving_features(this, known, action, features)
            into.features[row], into.wanted[row] = features, chances[i, action]
            into.sizes[number] += 1
            row += 1
        number += 1
    return row, number


def fit(taught: Lessons, seconds: float, told: Callable[[str], None]) -> Floats:
    """The weights, from those of the journeyman on; each network gets its share of the time."""
    found: Floats = WEIGHTS.copy()
    rng = np.random.default_rng(1)
    starts = np.cumsum(taught.sizes) - taught.sizes
    for number in range(NETS):
        mine = np.flatnonzero(taught.nets == number)
        rng.shuffle(mine)
        kept, mine = mine[: len(mine) // 10], mine[len(mine) // 10 :]
        if not len(kept):
            continue
        loss = _two if number in _TWO else _many
        batch: Callable[..., Any] = partial(_batch, taught, starts, number in _TWO)
        before = loss(jnp.asarray(found[number]), *batch(kept))
        found[number] = _learnt(found[number], loss, partial(_drawn, batch, mine, rng), seconds / NETS)
        after = loss(jnp.asarray(found[number]), *batch(kept))
        told(f"  network {number}: {len(mine)} decisions, loss of others {before:.3f} -> {after:.3f}")
    return found


def _batch(taught: Lessons, starts: NDArray[np.int64], two: bool, which: NDArray[np.int64]) -> tuple[NDArray[Any], ...]:
    """What a loss needs of these decisions."""
    if two:
        return taught.features[starts[which]], taught.wanted[starts[which]]
    places = np.minimum(starts[which][:, None] + np.arange(HAND_SIZE), len(taught.wanted) - 1)
    there = np.arange(HAND_SIZE) < taught.sizes[which][:, None]
    return taught.features[places], np.where(there, taught.wanted[places], 0), there


def _drawn(batch: Callable[..., Any], of: NDArray[np.int64], rng: np.random.Generator) -> Any:
    return batch(rng.choice(of, _BATCH))


def _worths(weights: Array, features: Array) -> Array:
    return jax.nn.relu(features @ weights[:INPUTS] + weights[INPUTS]) @ weights[INPUTS + 1]


def _many(weights: Array, features: Array, wanted: Array, there: Array) -> Array:
    logs = jax.nn.log_softmax(jnp.where(there, _worths(weights, features), IMPOSSIBLE))
    return -(wanted * jnp.where(there, logs, 0)).sum(1).mean()


def _two(weights: Array, features: Array, wanted: Array) -> Array:
    worths = _worths(weights, features)
    return -(wanted * jax.nn.log_sigmoid(worths) + (1 - wanted) * jax.nn.log_sigmoid(-worths)).mean()


def _learnt(weights: Floats, loss: Callable[..., Array], batch: Callable[[], Any], seconds: float) -> Floats:
    """The weights after so many seconds of Adam."""

    @jax.jit
    def step(carried: tuple[Array, Array, Array], count: int, rate: float, *batch: Array) -> tuple[Array, Array, Array]:
        now, mean, square = carried
        slope = jax.grad(loss)(now, *batch)
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope * slope
        move = mean / (1 - 0.9**count) / (jnp.sqrt(square / (1 - 0.999**count)) + 1e-8)
        return now - rate * move, mean, square

    carried = (jnp.asarray(weights), jnp.zeros(weights.shape), jnp.zeros(weights.shape))
    start, count = time.perf_counter(), 0
    while (share := (time.perf_counter() - start) / seconds) < 1:
        count += 1
        carried = step(carried, count, _RATE * (1 + np.cos(np.pi * share)) / 2, *batch())
    return np.asarray(carried[0])


def main() -> None:
    """Fits and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=2.0, help="of fitting, for each number of players")
    parser.add_argument("--out", type=Path, default=FOLDER / "imitated.npz")
    given = parser.parse_args()
    found: dict[str, Any] = {}
    for players in (3, 4, 5):
        print(f"{players} players", flush=True)
        taught = lessons(shown(players, given.tables, given.steps))
        weights = fit(taught, 60 * given.minutes, lambda line: print(line, flush=True))
        found[f"players{players}"] = weights.astype(np.float16)
    np.savez(given.out, **found)


if __name__ == "__main__":
    main()
