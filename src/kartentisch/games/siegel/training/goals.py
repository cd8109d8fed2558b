"""What a net plays for: the worth of a finished round for every seat, in points."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
from jax import Array

from kartentisch.games.siegel.cards import SEATS
from kartentisch.games.siegel.players.winning import MARGIN, SPREAD, WON

REST = 0.15
"""The part of a round that is always still to come, so that a point matters a little where nothing is open any more."""
_FUTURES = 16
_NOISE = np.random.default_rng(1).normal(size=(_FUTURES, SEATS)).astype(np.float32)
_NOISE = np.concatenate([_NOISE, -_NOISE])


def margins(costs: Array) -> Array:
    """Each seat's standing at the table after a round: the mean of the others' points less its own. Zero in all."""
    costs = costs.astype(jnp.float32)
    players = costs.shape[-2]
    return (costs.mean(-2, keepdims=True) - costs) * players / (players - 1)


def chances(totals: Array, to_come: Array) -> Array:
    """About how likely each seat is to win the game, [seat, table], with such totals and so many rounds to come."""
    noise = jnp.asarray(_NOISE[:, : totals.shape[0], None])
    ends = totals[None] + noise * (SPREAD * jnp.sqrt(to_come + REST))
    return (ends == ends.min(1, keepdims=True)).astype(jnp.float32).mean(0)


def worth_of_game(totals: Array, costs: Array, to_come: Array) -> Array:
    """How much better a round made each seat's chance to win, [seat, table]; `totals` are those before it."""
    before, costs = totals.astype(jnp.float32), costs.astype(jnp.float32)
    gained = chances(before + costs, to_come) - chances(before, to_come + 1)
    return WON * gained + MARGIN * margins(costs)


def worth_of_points(costs: Array) -> Array:
    """The fewer points the better, whatever the others have."""
    return -costs.astype(jnp.float32)
