"""Whole games between two players at many tables at once: who wins more of them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kartentisch.games.siegel.parallel import sight
from kartentisch.games.siegel.parallel.play import apply, legal, points
from kartentisch.games.siegel.parallel.seen import remember
from kartentisch.games.siegel.parallel.tables import NOBODY
from kartentisch.games.siegel.parallel.words import part, small
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.training import net
from kartentisch.games.siegel.training.net import Net
from kartentisch.games.siegel.training.selfplay import (
    IMPOSSIBLE,
    STRETCH,
    Tables,
    following,
    mind,
    new_tables,
    redealt,
    sampled,
)


class Contest(NamedTuple):
    """What the candidate and the others did, a number for each table."""

    won: Array
    """The share of the game that the candidate's seats won together: all of it, none, or a part of a tie."""
    own: Array
    """The points of a seat of the candidate in a round, on average."""
    theirs: Array
    """Those of a seat of the others."""
    saboteurs: Array
    """The rounds with a saboteur."""


class _Going(NamedTuple):
    tables: Tables
    left: Array
    """The rounds that a table still has to play."""
    totals: Array
    saboteurs: Array


def seats_of(players: int, many: int, tables: int) -> Array:
    """The seats of the others, a bit each: the candidate has `many`, in every arrangement equally often."""
    found = [bits for bits in range(1 << players) if players - bits.bit_count() == many]
    return jnp.asarray(np.resize(np.array(found, np.uint32), tables))


@partial(jax.jit, static_argnames=("config", "tables", "many", "greedy", "base"))
def contest(
    candidate: Net, others: Net, seed: Array | int, config: Config, tables: int, many: int, base: int, *, greedy: bool
) -> Contest:
    """A whole game at every table, the candidate in `many` of the seats; a net without weights is the journeyman.

    `greedy`: they do what they think best, as at a real table; else by their probabilities, as in training.
    """
    rounds, theirs = config.rounds_to_play, seats_of(config.players, many, tables)
    start = new_tables(seed, tables, config, 0)
    prices = sum(base << 5 * seat for seat in range(config.players))
    start = start._replace(past=theirs, here=start.here._replace(prices=jnp.full(tables, prices, jnp.uint32)))
    nothing = jnp.zeros((config.players, tables), jnp.int32)

    def step(fresh: Tables, going: _Going, _: None) -> tuple[_Going, None]:
        now = going.tables
        here, seen, game, chances, _past = now
        words = sight.looked(here, seen, game, legal(here, config), config)
        numbers, turn = net.numbers(words, config), small(here.turn)
        strange = part(now.past, turn, 1) == 1
        logits, ours = (mind(one, numbers, now, config) for one in (others, candidate))
        logits = jnp.where(strange[:, None], logits, ours)
        logits = jnp.where(sight.mask(words, config).T, logits, IMPOSSIBLE)
        chosen, chances = (logits.argmax(1), chances) if greedy else sampled(logits, chances)
        action = sight.plain(chosen, turn, config)
        after, happened = apply(here, action, config)
        moved = now._replace(seen=remember(seen, here, after, action, happened), chances=chances)
        on, ended = following(after, moved, fresh, config)
        counts = ended & (going.left > 0)
        totals = going.totals + jnp.where(counts, jnp.stack(points(after)), 0)
        sabotaged = going.saboteurs + small(counts & (after.saboteur != NOBODY))
        return _Going(on._replace(past=theirs), going.left - small(counts), totals, sabotaged), None

    def stretch(going: _Going) -> _Going:
        fresh, chances = redealt(going.tables, config, 0)
        begun = going._replace(tables=going.tables._replace(chances=chances))
        return lax.scan(partial(step, fresh), begun, None, length=STRETCH)[0]

    first = _Going(start, jnp.full(tables, rounds), nothing, nothing[0])
    end = lax.while_loop(lambda going: (going.left > 0).any(), stretch, first)
    best = end.totals == end.totals.min(0)
    mine = (theirs >> jnp.arange(config.players)[:, None] & 1) == 0
    own, rest = ((end.totals * seats).sum(0) / (seats.sum(0) * rounds) for seats in (mine, ~mine))
    return Contest((best & mine).sum(0) / best.sum(0), own, rest, end.saboteurs)
