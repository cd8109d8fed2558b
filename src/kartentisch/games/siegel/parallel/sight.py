"""Observations and masks of `encode` at many tables, for the seat on turn.

What a seat sees is first gathered in words, seats counted from that seat on: `looked`. Every number of an observation,
and every bit of a mask, is then a few bits of one of these words, divided by something: `features` says which, and
`spread` looks them all up, on a graphics card in one kernel. Training keeps the words, which are much smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from kartentisch.games.siegel.actions import DONE, TAKE_FROM
from kartentisch.games.siegel.cards import COLOURS, HAND_SIZE, KINDS, SEALS, SEATS, deck
from kartentisch.games.siegel.encode import simulated
from kartentisch.games.siegel.observation import FIRST_SLOT, MOST_ROUNDS, OUTCOMES, chosen, pieces
from kartentisch.games.siegel.parallel.seen import (
    NO_CARD,
    SCORE_BITS,
    TRICK_BITS,
    WHEN_BITS,
    WHEN_CARDS,
    Game,
    Seen,
)
from kartentisch.games.siegel.parallel.tables import NO_COLOUR, PRICE_BITS, SEAL_BITS, Round, after, at, union, wide
from kartentisch.games.siegel.parallel.words import (
    BITS,
    CARD_WORDS,
    FULL,
    SET,
    Words,
    only,
    part,
    shifted,
    small,
    word,
)
from kartentisch.games.siegel.state import Config, Phase

_GROUP = 5
"""The bits for one of the phases, of the seats or of the colours."""
assert max(len(Phase), SEATS, len(COLOURS)) == _GROUP
_NOW = ("phase", "turn", "leader", "dealer", "saboteur", "led")


class Feature(NamedTuple):
    """A number of an observation: some bits of a word, divided, plus something that is always the same."""

    word: int
    start: int
    width: int
    divisor: float = 1
    plus: float = 0


class Places(NamedTuple):
    """Where in `looked` the words of each kind begin."""

    now: int
    predicted: int
    hand: int
    table: int
    played: int
    when: int
    voids: int
    seals: int
    middle: int
    taken: int
    winners: int
    marks: int
    prices: int
    totals: int
    round: int
    scores: int
    saboteurs: int
    legal: int
    others: int
    end: int


@cache
def places(config: Config) -> Places:
    """The places of the words, by the number of players and of rounds."""
    seats, rounds = config.players, config.rounds_to_play
    marks = -(-(len(COLOURS) + len(OUTCOMES)) * TRICK_BITS // 32)
    when = -(-NO_CARD // WHEN_CARDS)
    cards = seats * CARD_WORDS
    sizes = (
        1,
        1,
        CARD_WORDS,
        cards,
        cards,
        when,
        1,
        seats,
        1,
        seats * seats,
        seats,
        marks,
        1,
        seats,
        1,
        rounds,
        rounds,
    )
    ends = np.cumsum((0, *sizes, SET, cards - CARD_WORDS))
    return Places(*map(int, ends))


def looked(here: Round, seen: Seen, game: Game, choices: Words, config: Config) -> Array:
    """The words of what the seat on turn sees, a column a table; `choices` are its legal actions.

    Last come the hands of the others, which only a critic may be shown.
    """
    here = wide(here)
    turn, players = here.turn, config.players
    seats = [after(turn, place, players) for place in range(players)]

    def around(values: Sequence[Array]) -> list[Array]:
        return [at(tuple(values), seat) for seat in seats]

    def relative(seat: Array) -> Array:
        return jnp.where(seat < turn, seat + players - turn, seat - turn)

    def bit(seat: Array) -> Array:
        return jnp.where(seat < players, shifted(1, relative(seat)), word(0))

    led = jnp.where((here.led == NO_COLOUR) | (here.phase != Phase.PLAY), word(0), shifted(1, here.led))
    ones = (
        *(shifted(1, here.phase), word(1 << 0) + jnp.zeros_like(here.middle)),
        *(bit(small(seen.leader)), bit(here.dealer), bit(here.saboteur), led),
    )
    predicted = around([part(word(seen.predicted), seat, 1) for seat in range(players)])
    hands = [around(words) for words in zip(*here.hands, strict=True)]
    table = [only(small(card), CARD_WORDS) for card in around(seen.table)]
    played = [around(words) for words in zip(*seen.played, strict=True)]
    price = [part(here.prices, PRICE_BITS * seat, PRICE_BITS) for seat in range(players)]
    scores = [around([part(w, SCORE_BITS * seat, SCORE_BITS) for seat in range(players)]) for w in game.scores]
    saboteurs = [around([part(w, seat, 1) for seat in range(players)]) for w in game.saboteurs]
    words = [
        _packed(ones, _GROUP),
        _packed(predicted, 1),
        *(words[0] for words in hands),
        *(bits for cards in table for bits in cards),
        *(played[place][seat] for seat in range(players) for place in range(CARD_WORDS)),
        *seen.when,
        _packed(around([word(voids) for voids in seen.voids]), _GROUP),
        *around(here.seals),
        here.middle,
        *(
            bits
            for offset in zip(*(around(row) for row in zip(*seen.taken, strict=True)), strict=True)
            for bits in offset
        ),
        *around(seen.winners),
        *seen.marks,
        _packed(around(price), PRICE_BITS),
        *around(game.totals),
        word(game.round) + word(1),
        *(_packed(row, SCORE_BITS) for row in scores),
        *(_packed(row, 1) for row in saboteurs),
        *turned(choices, turn, players),
        *(words[seat] for seat in range(1, players) for words in hands),
    ]
    assert len(words) == places(config).end
    return jnp.stack([word(bits) for bits in words])


def _packed(values: Sequence[Array], width: int) -> Array:
    return union([shifted(word(value), width * place) for place, value in enumerate(values)])


_FROM = sum(1 << SEATS * colour for colour in range(len(COLOURS)))
_LOW, _HIGH = divmod(TAKE_FROM, BITS)
_IN_LOW = BITS - _HIGH
"""How many of the actions that take from a seat are in the word in which they begin."""
assert DONE <= (_LOW + 2) * BITS


def turned(choices: Words, turn: Array, players: int) -> Words:
    """A set of actions in which those that take from a seat count the seats from the one on turn."""
    spread = shifted(choices[_LOW], -_HIGH) | shifted(choices[_LOW + 1], _IN_LOW)
    spread = spread & word((1 << DONE - TAKE_FROM) - 1)
    found = word(0)
    for place in range(1, players):
        seat = after(turn, place, players)
        found = found | shifted(lax.shift_right_logical(spread, word(seat)) & word(_FROM), place)
    rest = list(choices)
    rest[_LOW] = rest[_LOW] & word((1 << _HIGH) - 1) | shifted(found, _HIGH) & word(FULL)
    above = FULL ^ (1 << DONE - TAKE_FROM - _IN_LOW) - 1
    rest[_LOW + 1] = rest[_LOW + 1] & word(above) | shifted(found, -_IN_LOW)
    return tuple(rest)


def plain(number: Array, turn: Array, config: Config) -> Array:
    """The action, as in `actions`, of an action number of the seat on turn; `encode.simulated` at many tables."""
    action = jnp.asarray(np.array(simulated(config.players, 0)))[number]
    stolen = action - TAKE_FROM
    robbing = (stolen >= 0) & (action < DONE)
    colour = stolen // SEATS
    seat = after(small(turn), stolen - colour * SEATS, config.players)
    return jnp.where(robbing, TAKE_FROM + colour * SEATS + seat, action)


def _cards(start: int, config: Config, seats: int = 1) -> list[Feature]:
    return [
        Feature(start + CARD_WORDS * seat + card // BITS, card % BITS, 1)
        for seat in range(seats)
        for card in deck(config.players)
    ]


def _bits(word: int, start: int, many: int) -> list[Feature]:
    return [Feature(word, start + place, 1) for place in range(many)]


@cache
def features(config: Config) -> dict[str, list[Feature]]:
    """Which bits make up each piece of an observation; last, for a critic, ``others``: the hands of the others."""
    at, seats, rounds = places(config), config.players, config.rounds_to_play
    each, colours = range(seats), len(COLOURS)
    nothing = Feature(0, 0, 0)
    sizes = {name: len(Phase) if name == "phase" else colours if name == "led" else seats for name in _NOW}
    found = {name: _bits(at.now, _GROUP * place, sizes[name]) for place, name in enumerate(_NOW)}
    seals = [Feature(0, SEAL_BITS * kind, SEAL_BITS, SEALS[kind]) for kind in range(len(KINDS))]
    slots = [(FIRST_SLOT[colour] + number) for colour in range(colours) for number in range(SEALS[colour])]

    def by_round(start: int, width: int, divisor: float) -> list[Feature]:
        return [
            Feature(start + number, width * seat, width, divisor) if number < rounds else nothing
            for number in range(MOST_ROUNDS)
            for seat in each
        ]

    def marks(first: int, many: int) -> list[Feature]:
        starts = [(first + number) * TRICK_BITS for number in range(many)]
        return [
            Feature(at.marks + start // 32, start % 32 + trick, 1) for trick in range(HAND_SIZE) for start in starts
        ]

    return found | {
        "hand": _cards(at.hand, config),
        "table": _cards(at.table, config, seats),
        "played": _cards(at.played, config, seats),
        "when": [
            Feature(at.when + card // WHEN_CARDS, card % WHEN_CARDS * WHEN_BITS, WHEN_BITS, HAND_SIZE)
            for card in deck(seats)
        ],
        "voids": [feature for seat in each for feature in _bits(at.voids, _GROUP * seat, colours)],
        "seals": [feature._replace(word=at.seals + seat) for seat in each for feature in seals],
        "middle": [feature._replace(word=at.middle) for feature in seals],
        "predicted": _bits(at.predicted, 0, seats),
        "taken": [
            Feature(at.taken + seat * seats + (source - seat) % seats, slot, 1)
            for seat in each
            for slot in slots
            for source in each
        ],
        "winners": [Feature(at.winners + seat, trick, 1) for trick in range(HAND_SIZE) for seat in each],
        "leads": marks(0, colours),
        "outcomes": marks(colours, len(OUTCOMES)),
        "prices": [Feature(at.prices, PRICE_BITS * seat, PRICE_BITS, 10) for seat in each],
        "totals": [Feature(at.totals + seat, 0, BITS, 10) for seat in each],
        "rounds": [Feature(at.round, 0, 8, MOST_ROUNDS), nothing._replace(plus=rounds / MOST_ROUNDS)],
        "options": [nothing._replace(plus=value) for value in chosen(config)],
        "scores": by_round(at.scores, SCORE_BITS, 10),
        "saboteurs": by_round(at.saboteurs, 1, 1),
        "others": _cards(at.others, config, seats - 1),
    }


class Lookup(NamedTuple):
    """`Feature`s as columns."""

    word: NDArray[np.int32]
    start: NDArray[np.uint32]
    mask: NDArray[np.uint32]
    divisor: NDArray[np.float32]
    plus: NDArray[np.float32]


def _lookup(rows: Sequence[Feature]) -> Lookup:
    return Lookup(
        np.array([row.word for row in rows], np.int32),
        np.array([row.start for row in rows], np.uint32),
        np.array([(1 << row.width) - 1 for row in rows], np.uint32),
        np.array([row.divisor for row in rows], np.float32),
        np.array([row.plus for row in rows], np.float32),
    )


@cache
def lookup(config: Config, names: tuple[str, ...]) -> Lookup:
    """The pieces of these names, one behind the other."""
    return _lookup([feature for name in names for feature in features(config)[name]])


@cache
def _mask_lookup(config: Config) -> Lookup:
    # Seen from seat 0 an offset is a seat, so its actions are those of every seat in a set that was `turned`.
    start = places(config).legal
    return _lookup([Feature(start + action // BITS, action % BITS, 1) for action in simulated(config.players, 0)])


def _bits_of(words: Array, table: Lookup) -> Array:
    shifts, masks = jnp.asarray(table.start)[:, None], jnp.asarray(table.mask)[:, None]
    rows = words[jnp.asarray(table.word)]
    return lax.shift_right_logical(*jnp.broadcast_arrays(rows, shifts)) & masks


def spread(words: Array, table: Lookup) -> Array:
    """The numbers of some pieces of the observation, a column a table."""
    divisors, plus = jnp.asarray(table.divisor)[:, None], jnp.asarray(table.plus)[:, None]
    return small(_bits_of(words, table)).astype(jnp.float32) / divisors + plus


def mask(words: Array, config: Config) -> Array:
    """Which action numbers the seat on turn may take, a column a table."""
    return _bits_of(words, _mask_lookup(config)) != 0


def observation(words: Array, config: Config) -> Array:
    """The whole observation, as `encode.fill` writes it, a column a table."""
    return spread(words, lookup(config, tuple(pieces(config))))
