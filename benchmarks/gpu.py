"""How fast many tables of Die sieben Siegel are on a graphics card: random play, and training.

    python benchmarks/gpu.py [--json FILE] [--players N,…] [--tables N] [--stretches K] [--widths W,…] [--learning N]

Random play: whole rounds by the full rules with 3, 4 and 5 players, deals, predictions and points included, each legal
choice as likely as the others; it is `legal`, `apply` and `deal` of the tables that training uses, and a random player
of its own. Training: turns of `kartentisch train` with 4 players, self-play, observations, policy, critic and the
learning of both included, for policies of several widths.

Against what the card can do, as measured here: how fast it copies memory, multiplies matrices (bfloat16) and hashes
integers. Bytes and operations of a decision are those that XLA counts in the compiled step; of `AT_ONCE` steps, which
are one kernel, only the first reads and the last writes. The parts of a turn are timed by themselves. Without a
graphics card it runs, too, with few tables; then the figures say little.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kartentisch.games.siegel.cards import HAND_SIZE
from kartentisch.games.siegel.parallel import sight
from kartentisch.games.siegel.parallel.play import apply, deal, legal, over, points
from kartentisch.games.siegel.parallel.seen import new_game, remember, unseen
from kartentisch.games.siegel.parallel.tables import Round, same_prices
from kartentisch.games.siegel.parallel.words import (
    BITS,
    Chance,
    Words,
    below,
    chance,
    drawn,
    hashed,
    shifted,
    size,
    word,
)
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.training import ppo, run, selfplay
from kartentisch.games.siegel.training.plan import Plan

STRETCH = 16
"""A round that is over gets its new deal after so many steps."""
AT_ONCE = 1 if jax.default_backend() == "cpu" else 4
"""So many steps are compiled into one kernel; for a processor XLA makes several of them, with work done twice."""
REPEATS = 5
HASH_OPERATIONS = 14
"""The additions, multiplications, shifts and bit operations of `words.hashed` and of the loop around it."""


class Playing(NamedTuple):
    """Tables at which random players play; by table, how many decisions and rounds there were, and their points."""

    here: Round
    chances: Chance
    decisions: Array
    rounds: Array
    costs: Array


@partial(jax.jit, static_argnames=("tables", "config"))
def start(tables: int, config: Config) -> Playing:
    """New tables."""
    here, chances = deal(chance(1, tables), same_prices(config, tables), config.players)
    nothing = jnp.zeros(tables, jnp.uint32)
    return Playing(here, chances, nothing, nothing, nothing)


def random_action(choices: Words, chances: Chance) -> tuple[Array, Chance]:
    """One of the actions of a set, all equally likely; something that does nothing where the set is empty."""
    random, chances = drawn(chances)
    many = size(choices[0])
    for bits in choices[1:]:
        many = many + size(bits)
    return _nth_of(choices, below(random, many)), chances


def _nth(bits: Array, n: Array) -> Array:
    """The place of the n-th bit that is set, from 0."""
    place = jnp.zeros_like(n)
    for width in (16, 8, 4, 2, 1):
        lower = size(bits & word((1 << width) - 1))
        further = n >= lower
        n = jnp.where(further, n - lower, n)
        bits = jnp.where(further, shifted(bits, -width), bits)
        place = jnp.where(further, place + width, place)
    return place


def _nth_of(words: Words, n: Array) -> Array:
    """The n-th member of a set, from 0."""
    chosen, before, start = words[0], jnp.zeros_like(n), jnp.zeros_like(n)
    reached = size(words[0])
    for place, bits in enumerate(words[1:], 1):
        further = n >= reached
        chosen = jnp.where(further, bits, chosen)
        before = jnp.where(further, reached, before)
        start = jnp.where(further, BITS * place, start)
        reached = reached + size(bits)
    return start + _nth(chosen, n - before)


Carried = tuple[Round, Chance, Array]


def decide(carried: Carried, config: Config) -> Carried:
    """One random decision at every table where the round is not over."""
    here, chances, decisions = carried
    action, chances = random_action(legal(here, config), chances)
    following, _ = apply(here, action, config)
    return following, chances, decisions + word(~over(here))


@partial(jax.jit, static_argnames=("config", "stretches"), donate_argnums=0)
def play_on(playing: Playing, config: Config, stretches: int) -> Playing:
    """So many stretches, and after each a new deal where the round is over."""

    def stretch(_: Array, playing: Playing) -> Playing:
        carried = (playing.here, playing.chances, playing.decisions)
        here, chances, decisions = lax.fori_loop(
            0, STRETCH, lambda _, carried: decide(carried, config), carried, unroll=AT_ONCE
        )
        ended = over(here)
        fresh, chances = deal(chances, here.prices, config.players)
        costs = jnp.where(ended, word(sum(points(here), start=jnp.zeros(ended.shape, jnp.int32))), word(0))
        now: Round = jax.tree.map(lambda new, old: jnp.where(ended, new, old), fresh, here)
        return Playing(now, chances, decisions, playing.rounds + word(ended), playing.costs + costs)

    played: Playing = lax.fori_loop(0, stretches, stretch, playing)
    return played


def seconds(work: Callable[[], Any], of: Callable[[Sequence[float]], float] = median) -> float:
    """How long it takes, once it is compiled: the median of several times, or the shortest of them."""
    jax.block_until_ready(work())
    times = []
    for _ in range(REPEATS):
        began = perf_counter()
        jax.block_until_ready(work())
        times.append(perf_counter() - began)
    return of(times)


def random_play(players: int, tables: int, stretches: int) -> dict[str, float]:
    """Cards and decisions a second; only cards of finished rounds are counted."""
    config = Config(players)
    playing = jax.block_until_ready(play_on(start(tables, config), config, stretches))
    before = _counted(playing)
    began = perf_counter()
    for _ in range(REPEATS):
        playing = play_on(playing, config, stretches)
    jax.block_until_ready(playing)
    took = perf_counter() - began
    rounds, decisions = (now - then for now, then in zip(_counted(playing), before, strict=True))
    return {
        "card_plays_per_s": round(rounds * players * HAND_SIZE / took),
        "decisions_per_s": round(decisions / took),
        "rounds_per_s": round(rounds / took),
    }


def _counted(playing: Playing) -> tuple[int, int]:
    # In NumPy: JAX has sums of 32 bits only.
    rounds, decisions = (int(np.asarray(part).sum(dtype=np.int64)) for part in (playing.rounds, playing.decisions))
    return rounds, decisions


def ceilings(size: int) -> dict[str, float]:
    """What the device does at best: bytes copied, operations of matrix products, operations on integers, a second."""
    numbers = jnp.arange(size, dtype=jnp.uint32)
    copy = jax.jit(lambda numbers: numbers + word(1))
    side = min(8192, int(size**0.5))
    matrix = jax.random.normal(jax.random.key(0), (side, side)).astype(jnp.bfloat16)
    product = jax.jit(lambda matrix: matrix @ matrix)
    times = 64

    @jax.jit
    def hashes(numbers: Array) -> Array:
        for _ in range(times):
            numbers = hashed(numbers, word(1))
        return numbers

    return {
        "copy_bytes_per_s": 2 * numbers.nbytes / seconds(lambda: copy(numbers), min),
        "matrix_operations_per_s": 2 * side**3 / seconds(lambda: product(matrix), min),
        "integer_operations_per_s": HASH_OPERATIONS * times * size / seconds(lambda: hashes(numbers), min),
    }


def step_costs(players: int, tables: int) -> dict[str, float]:
    """What XLA counts for one random decision: bytes, operations, and kernels for all tables."""
    config = Config(players)
    playing = start(tables, config)
    carried = (playing.here, playing.chances, playing.decisions)
    step = jax.jit(partial(decide, config=config), donate_argnums=0).lower(carried).compile()
    counted: Any = step.cost_analysis()
    return {
        "bytes": counted["bytes accessed"] / tables,
        "operations": counted["flops"] / tables,
        "kernels": str(step.as_text()).count(" fusion("),
    }


def training(plan: Plan, alone: float) -> dict[str, float]:
    """Decisions a second of whole turns, and the parts of a turn in nanoseconds each; `alone` is `tables_alone`."""
    rates = run.rates(0.5, 1, plan)
    learner = ppo.new(plan)

    def turn() -> Any:
        nonlocal learner
        learner, figures = ppo.turn(learner, rates, plan)
        return figures

    whole = seconds(turn)
    tables, nets = learner.tables, learner.nets
    past = jax.tree.map(lambda weights: weights[0], learner.selves)
    self_play = jax.jit(lambda tables: selfplay.play(tables, nets, past, learner.rivals, plan))
    played = seconds(lambda: self_play(tables))
    decisions = plan.tables * plan.steps
    weights = sum(part.size for net in nets.values() for name, part in net.items() if name.startswith("weights"))
    # Forwards in self-play; forwards and twice backwards for learning.
    operations = 2 * weights * (1 + 3 * plan.epochs)
    each = 1e9 / decisions
    return {
        "decisions_per_s": round(decisions / whole),
        "matrix_operations": operations,
        "ns": round(whole * each, 2),
        "ns_tables": round(alone, 2),
        "ns_nets_in_self_play": round(played * each - alone, 2),
        "ns_learning": round((whole - played) * each, 2),
    }


@cache
def tables_alone(number: int, steps: int) -> float:
    """Nanoseconds a decision of self-play without nets: what is seen is kept, and the choice is random."""
    config = Config(4)
    tables = selfplay.new_tables(1, number, config, 0)
    bare = jax.jit(partial(_bare, config=config, steps=steps))
    return seconds(lambda: bare(tables)) * 1e9 / (number * steps)


def _bare(tables: selfplay.Tables, config: Config, steps: int) -> tuple[selfplay.Tables, Array]:
    game = new_game(config, tables.past.shape[0])

    def step(fresh: selfplay.Tables, tables: selfplay.Tables, _: None) -> tuple[selfplay.Tables, Array]:
        choices = legal(tables.here, config)
        words = sight.looked(tables.here, tables.seen, game, choices, config)
        action, chances = random_action(choices, tables.chances)
        now, happened = apply(tables.here, action, config)
        seen = remember(tables.seen, tables.here, now, action, happened)
        old, new = tables._replace(here=now, seen=seen, chances=chances), fresh._replace(chances=chances)
        ended = over(now)
        return jax.tree.map(lambda new, old: jnp.where(ended, new, old), new, old), words

    def stretch(tables: selfplay.Tables, _: None) -> tuple[selfplay.Tables, Array]:
        here, chances = deal(tables.chances, tables.here.prices, config.players)
        fresh = tables._replace(here=here, seen=unseen(here))
        return lax.scan(partial(step, fresh), tables._replace(chances=chances), None, min(steps, selfplay.STRETCH))

    return lax.scan(stretch, tables, None, steps // min(steps, selfplay.STRETCH))


def plans(widths: Sequence[int], tables: int) -> list[Plan]:
    """Trainings with 4 players; the critic is half as wide as the policy and a layer shorter."""
    steps, batches = (64, 16) if tables >= 16 * 64 else (8, 2)
    return [
        Plan(4, width, 3 if width >= 1024 else 2, width // 2, 2 if width >= 1024 else 1, tables, steps, batches)
        for width in widths
    ]


def measured(given: argparse.Namespace, size: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The parts of the report, one after the other."""
    best = ceilings(size)
    yield "ceilings", best
    seats = [int(players) for players in given.players.split(",")]
    played = {str(players): random_play(players, given.tables, given.stretches) for players in seats}
    yield "random_play", played
    step = step_costs(seats[-1], given.tables)
    rate = played[str(seats[-1])]["decisions_per_s"]
    step["share_of_copying"] = rate * step["bytes"] / AT_ONCE / best["copy_bytes_per_s"]
    step["share_of_integers"] = rate * step["operations"] / best["integer_operations_per_s"]
    yield "step", step
    planned = plans([int(width) for width in given.widths.split(",") if width], given.learning)
    trained: dict[str, Any] = {}
    for plan in planned:
        one = training(plan, tables_alone(plan.tables, plan.steps))
        one["share_of_matrices"] = one["decisions_per_s"] * one["matrix_operations"] / best["matrix_operations_per_s"]
        trained[str(plan.width)] = one
        yield "training", trained


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the figures, and writes them where it is told to."""
    on_card = jax.default_backend() != "cpu"
    parser = argparse.ArgumentParser(description="How fast many tables of Die sieben Siegel are on a graphics card.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to FILE")
    parser.add_argument("--tables", type=int, default=1 << 20 if on_card else 1 << 10, help="tables of random play")
    parser.add_argument("--stretches", type=int, default=64 if on_card else 8, help=f"times {STRETCH} steps at once")
    parser.add_argument("--players", default="3,5,4", help="numbers of players; the roofline is that of the last")
    parser.add_argument("--widths", default="256,512,1024" if on_card else "16", help="widths of trained policies")
    parser.add_argument("--learning", type=int, default=65536 if on_card else 32, help="tables of training")
    given = parser.parse_args(arguments)
    found: dict[str, Any] = {"device": jax.devices()[0].device_kind, "jax": jax.__version__}
    for name, part in measured(given, 1 << 28 if on_card else 1 << 16):
        found[name] = part
        print(json.dumps({name: part}, indent=1), flush=True)
        if given.json:
            given.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
