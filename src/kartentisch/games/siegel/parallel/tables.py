"""The tables: a round as the rules need it, one number a table in every field, and the deal.

Seals of a seat or of the middle are counted in one word, `SEAL_BITS` bits a kind; prices likewise, `PRICE_BITS` a seat.
What does not fit the number of players is not there: so many seats, so many hands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from kartentisch.games.siegel.cards import COLOURS, HAND_SIZE, HIGHEST, KINDS, SEALS, SEATS, VALUES
from kartentisch.games.siegel.parallel.words import (
    BITS,
    CARD_WORDS,
    Chance,
    Words,
    below,
    drawn,
    part,
    shifted,
    small,
    word,
)
from kartentisch.games.siegel.state import Config, Phase

NOBODY = SEATS
"""The value of `saboteur` while there is none."""
NO_COLOUR = len(COLOURS)
"""The value of `led` while no card is led."""
SEAL_BITS = 3
PRICE_BITS = 5
assert max(SEALS) < 1 << SEAL_BITS
EACH = sum(1 << SEAL_BITS * kind for kind in range(len(KINDS)))
"""One seal of each kind."""
ALL_SEALS = sum(number << SEAL_BITS * kind for kind, number in enumerate(SEALS))


class Round(NamedTuple):
    """Rounds at many tables. The small fields are bytes in memory and wider in arithmetic: `wide`, `narrow`."""

    hands: tuple[Words, ...]
    """``hands[seat]``: the cards of a seat, as a set."""
    seals: tuple[Array, ...]
    """``seals[seat]``: the seals before a seat."""
    middle: Array
    prices: Array
    """What being the saboteur costs each seat before black seals are counted (S19, S22)."""
    phase: Array
    """A `Phase`; `DEAL` when the round is over."""
    turn: Array
    dealer: Array
    saboteur: Array
    """A seat, or `NOBODY`."""
    last: Array
    """The last colour that the predicting seat took; before that, the first of all."""
    taken: Array
    """1 if the predicting seat has taken a seal, else 0."""
    laid: Array
    """The number of cards on the table."""
    led: Array
    """The led colour until the trick is settled, then `NO_COLOUR`."""
    winning: Array
    """The best card so far: eight times its `cards.POWER`, plus the seat; 0 when the trick is settled."""
    tricks: Array
    """The number of tricks that are over."""


_SMALL = ("phase", "turn", "dealer", "saboteur", "last", "taken", "laid", "led", "winning", "tricks")


def wide(here: Round) -> Round:
    """The small fields as numbers to calculate with."""
    return _changed(here, small)


def narrow(here: Round) -> Round:
    """The small fields as they are kept."""
    return _changed(here, lambda number: number.astype(jnp.uint8))


def _changed(here: Round, how: Callable[[Array], Array]) -> Round:
    fields: dict[str, Any] = {name: how(getattr(here, name)) for name in _SMALL}
    return here._replace(**fields)


def at(values: tuple[Array, ...], index: Array) -> Array:
    """The one of several values that belongs to an index, which differs from table to table."""
    found = values[0]
    for place, value in enumerate(values[1:], 1):
        found = jnp.where(index == place, value, found)
    return found


def hand_at(here: Round, seat: Array) -> Words:
    """The hand of a seat."""
    return tuple(at(words, seat) for words in zip(*here.hands, strict=True))


def after(seat: Array, by: int | Array, players: int) -> Array:
    """The seat so many places to the left; less than once around."""
    there = seat + by
    return jnp.where(there >= players, there - players, there)


def held(seals: Array, kind: int | Array) -> Array:
    """How many seals of a kind a word counts."""
    return part(seals, SEAL_BITS * kind, SEAL_BITS)


def there(seals: Array) -> Array:
    """One seal of each kind of which there is at least one."""
    return (seals | shifted(seals, -1) | shifted(seals, -2)) & word(EACH)


def one(kind: int | Array) -> Array:
    """A word that counts one seal of a kind."""
    return shifted(1, SEAL_BITS * kind)


def same_prices(config: Config, tables: int) -> Array:
    """The usual price for every seat of every table."""
    each = sum(config.saboteur_base << PRICE_BITS * seat for seat in range(config.players))
    return jnp.full(tables, each, jnp.uint32)


def begin(hands: tuple[Words, ...], dealer: Array, prices: Array) -> Round:
    """Rounds with these hands before the first prediction (S2, S4)."""
    nothing, none = jnp.zeros_like(dealer), jnp.zeros_like(prices)
    return Round(
        hands=hands,
        seals=(none,) * len(hands),
        middle=none + word(ALL_SEALS),
        prices=prices,
        phase=nothing + Phase.PREDICT,
        turn=after(dealer, 1, len(hands)),
        dealer=dealer,
        saboteur=nothing + NOBODY,
        last=nothing,
        taken=nothing,
        laid=nothing,
        led=nothing + NO_COLOUR,
        winning=nothing,
        tricks=nothing,
    )


def shuffled(chances: Chance, players: int) -> tuple[tuple[Words, ...], Chance]:
    """S3: hands of a deck that is dealt wholly, every deal as likely as the others.

    Card by card to a random one of the free places. `upto[seat]` counts those of a seat and of all before it. One
    colour is one turn of a loop, so that there is not too much to compile.
    """
    values = HIGHEST[players]
    zero = jnp.zeros_like(chances.key)
    start = small(zero)

    def colour(
        number: Array, carried: tuple[Chance, tuple[Array, ...], tuple[Words, ...]]
    ) -> tuple[Chance, tuple[Array, ...], tuple[Words, ...]]:
        chances, upto, hands = carried
        suits = [zero] * players
        for value in range(values):
            left = values * len(COLOURS) - number * values - value
            random, chances = drawn(chances)
            place = below(random, left)
            within = [place < free for free in upto] + [place >= 0]
            upto = tuple(free - small(inside) for free, inside in zip(upto, within, strict=False))
            for seat in range(players):
                here = within[seat] & ~within[seat - 1] if seat else within[0]
                suits[seat] = suits[seat] | shifted(word(here), value)
        moved = tuple(
            tuple(
                hand[place] | shifted(suit, number * VALUES - BITS * place) & word((1 << BITS) - 1)
                for place in range(CARD_WORDS)
            )
            for hand, suit in zip(hands, suits, strict=True)
        )
        return chances, upto, moved

    free = tuple(start + HAND_SIZE * (seat + 1) for seat in range(players - 1))
    empty = ((zero,) * CARD_WORDS,) * players
    chances, _, hands = lax.fori_loop(0, len(COLOURS), colour, (chances, free, empty))
    return hands, chances


def union(bits: list[Array]) -> Array:
    """All bits that are set anywhere."""
    return reduce(or_, bits)
