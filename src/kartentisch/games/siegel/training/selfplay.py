"""Self-play: every seat is played by the net, at some tables a few of them by one of its past selves."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from kartentisch.games.siegel.cards import SABOTEUR_PRICES
from kartentisch.games.siegel.parallel import sight
from kartentisch.games.siegel.parallel.play import apply, deal, legal, over, points
from kartentisch.games.siegel.parallel.seen import Seen, new_game, remember, unseen
from kartentisch.games.siegel.parallel.tables import Round, same_prices
from kartentisch.games.siegel.parallel.words import Chance, below, chance, drawn, hashed, part, shifted, small, word
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.training.net import Net, outputs

IMPOSSIBLE = -1e9
HIGHER_PRICE = 4
"""At one table of so many the saboteur costs more than usual."""


class Tables(NamedTuple):
    """Tables at which a net plays."""

    here: Round
    seen: Seen
    chances: Chance
    past: Array
    """The seats that a past self plays, a bit each."""


class Steps(NamedTuple):
    """What happened at the tables, step after step; the first axis is time, the last one the table."""

    words: Array
    """What the seat on turn saw, as in `sight.looked`."""
    number: Array
    """The action number that was chosen."""
    log_chance: Array
    """The logarithm of the probability that it had."""
    turn: Array
    own: Array
    """Whether the net itself decided, and no past self."""
    ended: Array
    """Whether the round was over then."""
    costs: Array
    """The points of each seat if it was."""
    saboteur: Array
    """The saboteur, as in `Round`."""
    past: Array
    """The seats that a past self plays, a bit each."""


def new_tables(seed: Array | int, tables: int, config: Config, mixed: int) -> Tables:
    """Tables before the first prediction; at the first `mixed` ones past selves take part."""
    usual, higher = (same_prices(replace(config, saboteur_base=price), tables) for price in SABOTEUR_PRICES)
    prices = jnp.where(jnp.arange(tables) % HIGHER_PRICE == 0, higher, usual)
    here, chances = deal(chance(seed, tables), prices, config.players)
    past, chances = _past_seats(chances, config.players, mixed)
    return Tables(here, unseen(here), chances, past)


def _past_seats(chances: Chance, players: int, mixed: int) -> tuple[Array, Chance]:
    """At mixed tables any seats but none and all; at the others none."""
    random, chances = drawn(chances)
    some = word(below(random, (1 << players) - 2)) + word(1)
    return jnp.where(jnp.arange(random.shape[0]) < mixed, some, word(0)), chances


def play(tables: Tables, policy: Net, past: Net, config: Config, steps: int, mixed: int) -> tuple[Tables, Steps]:
    """So many decisions at every table."""
    number = tables.past.shape[0]
    game = new_game(config, number)

    def step(tables: Tables, _: None) -> tuple[Tables, Steps]:
        here, seen, chances, past_seats = tables
        choices = legal(here, config)
        words = sight.looked(here, seen, game, choices, config)
        allowed = sight.mask(words, config).T
        logits = jnp.where(allowed, outputs(policy, words, config), IMPOSSIBLE)
        turn = small(here.turn)
        others = jnp.zeros(number, bool)
        playing = logits
        if mixed:
            others = part(past_seats, 0, config.players) >> turn & 1 == 1
            theirs = jnp.where(allowed[:mixed], outputs(past, words[:, :mixed], config), IMPOSSIBLE)
            first = jnp.where(others[:mixed, None], theirs, logits[:mixed])
            playing = jnp.concatenate([first, logits[mixed:]])
        chosen, chances = sampled(playing, chances)
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(logits), chosen[:, None], 1)[:, 0]
        action = sight.plain(chosen, turn, config)
        now, happened = apply(here, action, config)
        known = remember(seen, here, now, action, happened)
        ended, costs = over(now), jnp.stack(points(now))
        fresh, chances = deal(chances, here.prices, config.players)
        seats, chances = _past_seats(chances, config.players, mixed)
        clean = Tables(fresh, unseen(fresh), chances, seats)
        old = Tables(now, known, chances, past_seats)
        following: Tables = jax.tree.map(lambda new, old: jnp.where(ended, new, old), clean, old)
        return following, Steps(
            words,
            chosen.astype(jnp.uint8),
            log_chance,
            here.turn,
            ~others,
            ended,
            costs.astype(jnp.uint8),
            now.saboteur,
            past_seats.astype(jnp.uint8),
        )

    return lax.scan(step, tables, None, length=steps)


def sampled(logits: Array, chances: Chance) -> tuple[Array, Chance]:
    """An action number for each table, with the probabilities of the logits."""
    start, following = drawn(chances)
    places = jnp.arange(logits.shape[1], dtype=jnp.uint32)
    random = hashed(start[:, None] + places[None], chances.key[:, None])
    uniform = (shifted(random, -9).astype(jnp.float32) + 0.5) / (1 << 23)
    # The largest of the logits with such noise (Gumbel) is a choice by their probabilities.
    return jnp.argmax(logits - jnp.log(-jnp.log(uniform)), axis=1), following


def utilities(costs: Array) -> Array:
    """Each seat's standing at the table after a round: the mean of the others' points less its own. Zero in all."""
    costs = costs.astype(jnp.float32)
    players = costs.shape[-2]
    return (costs.mean(-2, keepdims=True) - costs) * players / (players - 1)
