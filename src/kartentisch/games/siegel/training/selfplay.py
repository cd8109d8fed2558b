"""Self-play: whole games, in which every seat is played by the net, and at some tables a few of them by others."""

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
from kartentisch.games.siegel.parallel.seen import Game, Seen, new_game, remember, round_over, unseen
from kartentisch.games.siegel.parallel.tables import Round, same_prices
from kartentisch.games.siegel.parallel.words import Chance, below, chance, drawn, hashed, part, shifted, small, word
from kartentisch.games.siegel.state import Config
from kartentisch.games.siegel.training import net
from kartentisch.games.siegel.training.goals import worth_of_game, worth_of_points
from kartentisch.games.siegel.training.journeyman import preferences
from kartentisch.games.siegel.training.net import Net
from kartentisch.games.siegel.training.plan import GAME, JOURNEYMAN, Plan

IMPOSSIBLE = -1e9
HIGHER_PRICE = 4
"""At one table of so many the saboteur costs more than usual."""
_SURE = 1e6
"""What makes of preferences a choice without chance."""
_LAPSES, _LAPSE = 4, 6
"""At one of so many tables with journeymen, one of so many of their decisions is made by chance."""


class Tables(NamedTuple):
    """Tables at which a net plays."""

    here: Round
    seen: Seen
    game: Game
    chances: Chance
    past: Array
    """The seats that others play, a bit each."""


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
    """Whether the net itself decided, and nobody else."""
    ended: Array
    """Whether the round was over then."""
    worth: Array
    """What the round was worth to each seat if it was, by what the net plays for."""
    costs: Array
    """The points of each seat if it was."""
    saboteur: Array
    """The saboteur, as in `Round`."""
    past: Array
    """The seats that others play, a bit each."""


def new_tables(seed: Array | int, tables: int, config: Config, mixed: int, *, alone: bool = False) -> Tables:
    """Tables before the first prediction of a game; at the first `mixed` ones others take part."""
    usual, higher = (same_prices(replace(config, saboteur_base=price), tables) for price in SABOTEUR_PRICES)
    prices = jnp.where(jnp.arange(tables) % HIGHER_PRICE == 0, higher, usual)
    here, chances = deal(chance(seed, tables), prices, config.players)
    past, chances = _past_seats(chances, config.players, mixed, alone=alone)
    return Tables(here, unseen(here), new_game(config, tables), chances, past)


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


def following(now: Round, tables: Tables, fresh: Tables, config: Config) -> tuple[Tables, Array]:
    """The tables after a step that led to `now`, and where a round was over: its game goes on with `fresh` hands."""
    ended = over(now)
    counted = round_over(tables.game, now)
    finished = ended & (counted.round == config.rounds_to_play)
    old = tables._replace(here=now)
    new = fresh._replace(game=counted, chances=tables.chances, past=jnp.where(finished, fresh.past, tables.past))
    on: Tables = jax.tree.map(lambda new, old: jnp.where(ended, new, old), new, old)
    game: Game = jax.tree.map(lambda value: jnp.where(finished, jnp.zeros_like(value), value), on.game)
    return on._replace(game=game), ended


def mind(net_or_none: Net, numbers: Array, tables: Tables, config: Config) -> Array:
    """How good somebody thinks each action is, a row a table: a net, or the journeyman, who has no weights."""
    if net_or_none:
        return net.logits(net_or_none, numbers)
    return _SURE * preferences(tables.here, tables.seen, config)


def _first(tables: Tables, start: int, number: int) -> Tables:
    some: Tables = jax.tree.map(lambda value: value[start : start + number], tables)
    return some


def play(
    tables: Tables, nets: Mapping[str, Net], past: Net, rivals: tuple[Net, ...], plan: Plan
) -> tuple[Tables, Steps]:
    """`Plan.steps` decisions at every table; `past` is the past self, `rivals` are those of `Plan.rivals`."""
    config, groups = plan.config, plan.groups
    others = dict(zip(plan.rivals, rivals, strict=True))
    mixed = sum(group.tables for group in groups)

    def elsewhere(tables: Tables, numbers: Array, allowed: Array) -> Array:
        """What the others would do at the tables where they sit."""
        found, start = [], 0
        for group in groups:
            some, seen = _first(tables, start, group.tables), numbers[:, start : start + group.tables]
            theirs = mind(others.get(group.name, past), seen, some, config)
            if group.name == JOURNEYMAN:
                random, _ = drawn(some.chances)
                lapsing = (jnp.arange(group.tables) % _LAPSES == 0) & (below(random, _LAPSE) == 0)
                theirs = jnp.where(lapsing[:, None], 0, theirs)
            found.append(theirs)
            start += group.tables
        return jnp.where(allowed[:mixed], jnp.concatenate(found), IMPOSSIBLE)

    def step(fresh: Tables, tables: Tables, _: None) -> tuple[Tables, Steps]:
        here, seen, game, chances, past_seats = tables
        words = sight.looked(here, seen, game, legal(here, config), config)
        allowed = sight.mask(words, config).T
        numbers = net.numbers(words, config)
        logits = jnp.where(allowed, net.logits(nets["policy"], numbers), IMPOSSIBLE)
        turn = small(here.turn)
        strange = part(past_seats, turn, 1) == 1
        playing = logits
        if mixed:
            theirs = elsewhere(tables, numbers, allowed)
            playing = jnp.concatenate([jnp.where(strange[:mixed, None], theirs, logits[:mixed]), logits[mixed:]])
        chosen, chances = sampled(playing, chances)
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(logits), chosen[:, None], 1)[:, 0]
        action = sight.plain(chosen, turn, config)
        now, happened = apply(here, action, config)
        moved = tables._replace(seen=remember(seen, here, now, action, happened), chances=chances)
        on, ended = following(now, moved, fresh, config)
        costs = jnp.stack(points(now))
        to_come = config.rounds_to_play - 1 - small(game.round)
        worth = worth_of_game(jnp.stack(game.totals), costs, to_come) if plan.goal == GAME else worth_of_points(costs)
        return on, Steps(
            words=words,
            number=chosen.astype(jnp.uint8),
            log_chance=log_chance,
            value=net.worth(nets["critic"], numbers),
            turn=here.turn,
            own=~strange,
            ended=ended,
            worth=worth.astype(jnp.bfloat16),
            costs=costs.astype(jnp.uint8),
            saboteur=now.saboteur,
            past=past_seats.astype(jnp.uint8),
        )

    def stretch(tables: Tables, _: None) -> tuple[Tables, Steps]:
        fresh, chances = redealt(tables, config, mixed, alone=bool(plan.against))
        length = min(STRETCH, plan.steps)
        return lax.scan(partial(step, fresh), tables._replace(chances=chances), None, length=length)

    tables, found = lax.scan(stretch, tables, None, length=plan.steps // min(STRETCH, plan.steps))
    return tables, jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), found)


def redealt(tables: Tables, config: Config, mixed: int, *, alone: bool = False) -> tuple[Tables, Chance]:
    """New hands, and new seats for others, for the tables whose round or game will end."""
    hands, chances = deal(tables.chances, tables.here.prices, config.players)
    seats, chances = _past_seats(chances, config.players, mixed, alone=alone)
    return Tables(hands, unseen(hands), tables.game, chances, seats), chances


def sampled(logits: Array, chances: Chance) -> tuple[Array, Chance]:
    """An action number for each table, with the probabilities of the logits."""
    start, following = drawn(chances)
    places = jnp.arange(logits.shape[1], dtype=jnp.uint32)
    random = hashed(start[:, None] + places[None], chances.key[:, None])
    uniform = (shifted(random, -9).astype(jnp.float32) + 0.5) / (1 << 23)
    # The largest of the logits with such noise (Gumbel) is a choice by their probabilities.
    return jnp.argmax(logits - jnp.log(-jnp.log(uniform)), axis=1), following
