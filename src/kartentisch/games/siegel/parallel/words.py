"""Sets of actions in words of bits, and chance: arithmetic on arrays that have one number a table.

A set of actions, numbered as in `actions`, is `SET` words of `BITS` bits; the first `CARD_WORDS` of them hold all
cards. Arrays of 32 bits are what JAX has without being told otherwise.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, cast

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kartentisch.games.siegel.actions import ACTIONS
from kartentisch.games.siegel.cards import CARDS, VALUES

Words: TypeAlias = tuple[Array, ...]

_WORD = 32
BITS = 2 * VALUES
"""The bits of a word that are used: the cards of two colours."""
SET = -(-ACTIONS // BITS)
CARD_WORDS = -(-len(CARDS) // BITS)
FULL = (1 << BITS) - 1


def word(number: int | Array) -> Array:
    """A number as a word, without a sign; one that is known when the code is compiled stays one."""
    return cast("Array", np.uint32(number)) if isinstance(number, int | np.generic) else number.astype(jnp.uint32)


def small(number: Array) -> Array:
    """A number of a word or of a field, ready for arithmetic with a sign."""
    return number.astype(jnp.int32)


def shifted(bits: int | Array, by: int | Array) -> Array:
    """Bits moved to the left, or to the right by a negative number that is known when the code is compiled."""
    if isinstance(by, int):
        if isinstance(bits, int):
            return word((bits << by if by > 0 else bits >> -by) & (1 << _WORD) - 1)
        if by <= -_WORD or by >= _WORD:
            return word(bits) & word(0)
        return jnp.right_shift(word(bits), word(-by)) if by < 0 else jnp.left_shift(word(bits), word(by))
    return jnp.left_shift(word(bits), by.astype(jnp.uint32))


def part(bits: Array, start: int | Array, width: int) -> Array:
    """A few bits of a word, as a number."""
    return small(jnp.right_shift(bits, word(start)) & word((1 << width) - 1))


def divided(number: Array, by: int) -> Array:
    """A number divided by another, rounded down; any number where it is negative."""
    return small(word(number) // word(by))


def only(number: Array, words: int = SET) -> Words:
    """The set of one action; of none where the number lies outside."""
    # A shift by more than there are bits gives 0, and so does one by a negative number, which is a large one here.
    return tuple(shifted(1, number - BITS * place) & word(FULL) for place in range(words))


def size(bits: Array) -> Array:
    """How many bits are set."""
    return small(lax.population_count(bits))


class Chance(NamedTuple):
    """Random numbers: a key for each table, and how many were drawn there."""

    key: Array
    drawn: Array


_STEP, _FIRST, _SECOND = 0x9E3779B9, 0x85EBCA6B, 0xC2B2AE35
_FRACTION = 24


def chance(seed: int | Array, tables: int) -> Chance:
    """Different numbers for every table; the seed decides them all."""
    places = jnp.arange(tables, dtype=jnp.uint32)
    start = hashed(jnp.asarray(seed).astype(jnp.uint32), word(_FIRST))
    return Chance(hashed(places * word(_STEP), start), jnp.zeros(tables, jnp.uint32))


def drawn(numbers: Chance) -> tuple[Array, Chance]:
    """The next random word of every table."""
    return hashed(numbers.drawn * word(_STEP), numbers.key), numbers._replace(drawn=numbers.drawn + word(1))


def below(random: Array, number: int | Array) -> Array:
    """A random word as a number from 0 to `number` - 1, which is at most 2⁸ so that nothing overflows."""
    return small(shifted(shifted(random, _FRACTION - 32) * word(number), -_FRACTION))


def hashed(bits: Array, key: Array) -> Array:
    """A hash of two words: the finaliser of MurmurHash3 with the key put in between."""
    bits = (bits ^ shifted(bits, -16)) * word(_FIRST) ^ key
    bits = (bits ^ shifted(bits, -13)) * word(_SECOND)
    bits = (bits ^ shifted(bits, -15)) * word(_FIRST)
    return bits ^ shifted(bits, -16)
