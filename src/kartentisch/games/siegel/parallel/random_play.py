"""Whole rounds of random players at many tables: deals, predictions, tricks, points, and the next deal."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from kartentisch.games.siegel.parallel.play import apply, chosen, deal, legal, over, points, random_action
from kartentisch.games.siegel.parallel.tables import Round, same_prices
from kartentisch.games.siegel.parallel.words import Chance, chance, word
from kartentisch.games.siegel.state import Config

STRETCH = 16
"""So many steps are made between two looks for tables whose round is over: a deal costs as much as several steps."""


class Playing(NamedTuple):
    """Tables at which random players play, and what they have done so far."""

    here: Round
    chances: Chance
    decisions: Array
    """How many, by table."""
    rounds: Array
    """How many were finished, by table."""
    costs: Array
    """The points of all seats in the finished rounds together, by table."""


@partial(jax.jit, static_argnames=("tables", "config"))
def start(seed: int | Array, tables: int, config: Config) -> Playing:
    """New tables."""
    here, chances = deal(chance(seed, tables), same_prices(config, tables), config.players)
    nothing = jnp.zeros(tables, jnp.uint32)
    return Playing(here, chances, nothing, nothing, nothing)


@partial(jax.jit, static_argnames=("config", "stretches", "unrolled"), donate_argnums=0)
def play_on(playing: Playing, config: Config, stretches: int, unrolled: int = 1) -> Playing:
    """So many stretches of `STRETCH` decisions at every table, fewer where a round ends in between."""
    return lax.fori_loop(0, stretches, lambda _, playing: stretch(playing, config, unrolled), playing)


def stretch(playing: Playing, config: Config, unrolled: int = 1) -> Playing:
    """`STRETCH` decisions, then a new deal where the round is over."""

    def step(_: Array, carried: tuple[Round, Chance, Array]) -> tuple[Round, Chance, Array]:
        here, chances, decisions = carried
        action, chances = random_action(legal(here, config), chances)
        following, _happened = apply(here, action, config)
        return following, chances, decisions + word(~over(here))

    carried = (playing.here, playing.chances, playing.decisions)
    here, chances, decisions = lax.fori_loop(0, STRETCH, step, carried, unroll=unrolled)
    ended = over(here)
    costs = sum(points(here))
    fresh, chances = deal(chances, here.prices, config.players)
    return Playing(
        chosen(ended, fresh, here),
        chances,
        decisions,
        playing.rounds + word(ended),
        playing.costs + jnp.where(ended, word(costs), word(0)),
    )
