"""Self-play: every seat is played by the net, at some tables a few of them by one of its past selves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
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
from kartentisch.games.siegel.training import net
from kartentisch.games.siegel.training.net import Net

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
    value: Array
    """What the critic expected for the seat on turn."""
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


def new_tables(seed: Array | int, tables: int, config: Config, mixed: int, *, alone: bool = False) -> Tables:
    """Tables before the first prediction; at the first `mixed` ones past selves take part."""
    usual, higher = (same_prices(replace(config, saboteur_base=price), tables) for price in SABOTEUR_PRICES)
    prices = jnp.where(jnp.arange(tables) % HIGHER_PRICE == 0, higher, usual)
    here, chances = deal(chance(seed, tables), prices, config.players)
    past, chances = _past_seats(chances, config.players, mixed, alone=alone)
    return Tables(here, unseen(here), chances, past)


def _past_seats(chances: Chance, players: int, mixed: int, *, alone: bool) -> tuple[Array, Chance]:
    """At mixed tables any seats but none and all, or all but one where the net is to be `alone`; at the others none."""
    random, chances = drawn(chances)
    if alone:
        some = word((1 << players) - 1) ^ shifted(1, below(random, players))
    else:
        some = word(below(random, (1 << players) - 2)) + word(1)
    return jnp.where(jnp.arange(random.shape[0]) < mixed, some, word(0)), chances


STRETCH = 16
"""Every table is dealt new hands once in so many steps, for whenever its round ends: none is as short as that."""


def play(
    tables: Tables,
    nets: Mapping[str, Net],
    past: Net,
    config: Config,
    steps: int,
    mixed: int,
    *,
    alone: bool = False,
) -> tuple[Tables, Steps]:
    """So many decisions at every table."""
    number = tables.past.shape[0]
    game = new_game(config, number)

    def step(fresh: Tables, tables: Tables, _: None) -> tuple[Tables, Steps]:
        here, seen, chances, past_seats = tables
        words = sight.looked(here, seen, game, legal(here, config), config)
        allowed = sight.mask(words, config).T
        numbers = net.numbers(words, config)
        logits = jnp.where(allowed, net.logits(nets["policy"], numbers), IMPOSSIBLE)
        turn = small(here.turn)
        others, playing = jnp.zeros(number, bool), logits
        if mixed:
            others = part(past_seats, turn, 1) == 1
            theirs = jnp.where(allowed[:mixed], net.logits(past, numbers[:, :mixed]), IMPOSSIBLE)
            playing = jnp.concatenate([jnp.where(others[:mixed, None], theirs, logits[:mixed]), logits[mixed:]])
        chosen, chances = sampled(playing, chances)
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(logits), chosen[:, None], 1)[:, 0]
        action = sight.plain(chosen, turn, config)
        now, happened = apply(here, action, config)
        ended = over(now)
        old = Tables(now, remember(seen, here, now, action, happened), chances, past_seats)
        new = fresh._replace(chances=chances)
        following: Tables = jax.tree.map(lambda new, old: jnp.where(ended, new, old), new, old)
        return following, Steps(
            words=words,
            number=chosen.astype(jnp.uint8),
            log_chance=log_chance,
            value=net.worth(nets["critic"], numbers),
            turn=here.turn,
            own=~others,
            ended=ended,
            costs=jnp.stack(points(now)).astype(jnp.uint8),
            saboteur=now.saboteur,
            past=past_seats.astype(jnp.uint8),
        )

    def stretch(tables: Tables, _: None) -> tuple[Tables, Steps]:
        hands, chances = deal(tables.chances, tables.here.prices, config.players)
        seats, chances = _past_seats(chances, config.players, mixed, alone=alone)
        fresh = Tables(hands, unseen(hands), chances, seats)
        return lax.scan(partial(step, fresh), tables._replace(chances=chances), None, length=min(STRETCH, steps))

    tables, found = lax.scan(stretch, tables, None, length=steps // min(STRETCH, steps))
    return tables, jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), found)


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
