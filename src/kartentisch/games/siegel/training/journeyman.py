"""The journeyman at many tables, for nets to play against: the features and networks of `players.policy`, in JAX.

It decides like the compiled one, from the same weights, but for rounding: the tests hold it to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from kartentisch.games.siegel.cards import BLACK, COLOURS, HAND_SIZE, HIGHEST, KINDS, RED, VALUES, WHITE
from kartentisch.games.siegel.parallel.seen import Seen
from kartentisch.games.siegel.parallel.tables import NOBODY, PRICE_BITS, Round, after, at, hand_at, held, union, wide
from kartentisch.games.siegel.parallel.words import Words, part, shifted, size, small, word
from kartentisch.games.siegel.players.fitted import (
    AS_SABOTEUR,
    FOLLOWING,
    FREE,
    HANDING_BACK,
    INPUTS,
    LEADING,
    OTHER_SEAL,
    RED_SEAL,
    TO_SABOTAGE,
    WEIGHTS,
)
from kartentisch.games.siegel.players.odds import HOLDS_UP, NONE_OF
from kartentisch.games.siegel.state import Config

_HARDLY = 0.15
"""A card that stays the highest more rarely than this hardly wins, as in `players.strength`."""
_COLOURS = range(len(COLOURS))
_EXACT = lax.Precision.HIGHEST


class _Known(NamedTuple):
    """What the seat on turn knows, a number for each table; a tuple has one entry a colour."""

    players: int
    here: Round
    seals: Array
    """Its own."""
    others: tuple[Array, ...]
    """The seals of the other seats, from the left neighbour on."""
    voids: tuple[Array, ...]
    """The colours that they lack, a bit each."""
    hand: tuple[Array, ...]
    """The own cards of a colour, as a set."""
    unseen: tuple[Array, ...]
    length: tuple[Array, ...]
    potential: tuple[Array, ...]
    holders: tuple[Array, ...]
    wanted: tuple[Array, ...]
    highest: dict[int, tuple[Array, ...]]
    """How many own cards have at most so many higher ones against them."""
    low: tuple[Array, ...]


def preferences(here: Round, seen: Seen, config: Config, weights: NDArray[np.float32] = WEIGHTS) -> Array:
    """How much the seat on turn prefers each action number, a row a table; only among those that are legal."""
    known = _survey(wide(here), seen, config)
    cards, backs = _worths_to_play(known, weights)
    takes, robs, done, sabotage = _prediction(known, config, weights)
    return jnp.concatenate([cards, takes, robs, done, sabotage, backs], axis=1)


def _sum(numbers: Sequence[Array]) -> Array:
    return sum(numbers[1:], numbers[0])


def _suit(cards: Words, colour: int) -> Array:
    return word(part(cards[colour // 2], VALUES * (colour % 2), VALUES))


def _looked_up(table: NDArray[np.float32], row: Array, column: Array) -> Array:
    return jnp.asarray(table.reshape(-1))[row * table.shape[1] + column]


def _survey(here: Round, seen: Seen, config: Config) -> _Known:
    players = config.players
    seats = [after(here.turn, place, players) for place in range(1, players)]
    others = tuple(at(here.seals, seat) for seat in seats)
    voids = tuple(at(tuple(map(word, seen.voids)), seat) for seat in seats)
    cards, played = hand_at(here, here.turn), tuple(union(list(parts)) for parts in zip(*seen.played, strict=True))
    deck = word((1 << HIGHEST[players]) - 1)
    hand = tuple(_suit(cards, colour) for colour in _COLOURS)
    unseen = tuple(deck & ~hand[colour] & ~_suit(played, colour) for colour in _COLOURS)
    potential, low, highest = [], [], {most: [] for most in (0, 1, 2, 4)}  # type: ignore[var-annotated]
    for colour in _COLOURS:
        sums = jnp.zeros(here.turn.shape, jnp.float32)
        hardly, counts = small(hand[colour]) * 0, {most: small(hand[colour]) * 0 for most in highest}
        for value in range(HIGHEST[players]):
            mine = part(hand[colour], value, 1) == 1
            below = size(unseen[colour] & word((1 << value) - 1))
            above = size(unseen[colour]) - below
            stays = _looked_up(HOLDS_UP[players - 1], above, below)
            sums = sums + jnp.where(mine, stays, 0)
            hardly = hardly + small(mine & (stays < _HARDLY))
            counts = {most: number + small(mine & (above <= most)) for most, number in counts.items()}
        potential.append(sums)
        low.append(hardly)
        for most, number in counts.items():
            highest[most].append(number)
    return _Known(
        players,
        here,
        at(here.seals, here.turn),
        others,
        voids,
        hand,
        unseen,
        tuple(size(suit) for suit in hand),
        tuple(potential),
        tuple(_sum([1 - part(lack, colour, 1) for lack in voids]) for colour in _COLOURS),
        tuple(_sum([held(seals, colour) for seals in others]) for colour in _COLOURS),
        {most: tuple(numbers) for most, numbers in highest.items()},
        tuple(low),
    )


def _unsettled(seals: Array) -> Array:
    return _sum([held(seals, kind) for kind in range(BLACK)])


def _worth(features: Array, weights: Array) -> Array:
    """Rows of choices [table, choice, feature] and a network for each table: what each choice is worth."""
    hidden = jnp.einsum("tkf,tfh->tkh", features, weights[:, :INPUTS], precision=_EXACT)
    return (jnp.maximum(hidden + weights[:, INPUTS, None], 0) * weights[:, INPUTS + 1, None]).sum(-1)


def _rows(features: list[Array | float], choices: tuple[int, ...]) -> Array:
    """[table, choice, feature] of features that have the axes of `choices` and then the table, or fewer."""
    tables = next(part.shape[-1] for part in features if isinstance(part, Array) and part.ndim)
    spread = [jnp.broadcast_to(jnp.asarray(part, jnp.float32), (*choices, tables)) for part in features]
    spread += [jnp.zeros_like(spread[0])] * (INPUTS - len(spread))
    return jnp.moveaxis(jnp.stack(spread, -1), -2, 0).reshape(tables, -1, INPUTS)


def _worths_to_play(known: _Known, weights: NDArray[np.float32]) -> tuple[Array, Array]:
    """What each card is worth, and each seal to hand back."""
    here, nets = known.here, jnp.asarray(weights)
    follows = at(known.hand, here.led) != 0
    kind = jnp.where(here.laid == 0, LEADING, jnp.where(follows, FOLLOWING, FREE))
    net = jnp.where(here.turn == here.saboteur, AS_SABOTEUR, 0) + kind
    position = _position(known)
    values = HIGHEST[known.players]
    colours = [_card_features(known, colour) for colour in _COLOURS]
    cards = [
        jnp.stack([jnp.broadcast_to(p, (values, *here.turn.shape)) for p in parts])
        for parts in zip(*colours, strict=True)
    ]
    backs = [jnp.stack(parts) for parts in zip(*_back_features(known), strict=True)]
    return (
        _worth(_rows([*position, *cards], (len(COLOURS), values)), nets[net]),
        _worth(
            _rows([*position, *backs], (len(KINDS) + 1,)),
            jnp.broadcast_to(nets[HANDING_BACK], (len(net), *nets.shape[1:])),
        ),
    )


def _position(known: _Known) -> list[Array | float]:
    here, seals = known.here, known.seals
    left = jnp.maximum(HAND_SIZE - here.tricks, 1)
    potential, exits = _sum(known.potential), _sum(known.low)
    mine, open_ = _unsettled(seals), [_unsettled(other) for other in known.others]
    theirs = _sum(open_)
    sabotaging = [here.saboteur == after(here.turn, place, known.players) for place in range(1, known.players)]
    done = sum(small((rest == 0) & ~sabotages) for rest, sabotages in zip(open_, sabotaging, strict=True))
    return [
        float(known.players == 3),
        float(known.players == 5),
        left / HAND_SIZE,
        mine / 4,
        mine / left,
        jnp.clip(potential - mine, -4, 4) / 2,
        jnp.minimum(held(seals, WHITE), 2) / 2,
        held(seals, RED) / 3,
        jnp.clip(known.potential[RED] - held(seals, RED), -3, 3) / 2,
        held(here.middle, BLACK) / 6,
        jnp.clip(mine + theirs - left, -5, 5) / 4,
        small(here.saboteur != NOBODY),
        done / 4,
        known.length[RED] / 5,
        exits / left,
        known.wanted[RED] / 3,
    ]


def _fits(seals: Array, led: Array, by_red: Array | bool) -> Array:
    """Whether winning a trick is welcome: 2 with a seal of its colour, 1 with a white one alone, else 0."""
    fitting = (held(seals, led) > 0) | (by_red & (held(seals, RED) > 0))
    return jnp.where(fitting, 2, jnp.where(held(seals, WHITE) > 0, 1, 0))


def _card_features(known: _Known, colour: int) -> list[Array]:
    """The features of all cards of a colour, [value, table]."""
    here, players, laid = known.here, known.players, known.here.laid
    values = jnp.arange(HIGHEST[players])[:, None]
    under = shifted(word(1), values) - word(1)
    unseen, hand = known.unseen[colour], known.hand[colour]
    below = size(unseen & under)
    above = size(unseen) - below
    lower = size(hand & under)
    led = jnp.where(laid > 0, here.led, colour)
    need = held(known.seals, colour)
    potential = known.potential[colour]
    welcome = _fits(known.seals, led, colour == RED)
    likely, eager, wanting = _chances(known, colour, values, led, above, below)
    best = here.winning & 7
    by_red = here.winning >> 3 > VALUES
    theirs = (laid > 0) & (best == here.saboteur)
    there = jnp.where((laid > 0) & ~theirs, _fits(at(here.seals, best), led, by_red), 0)
    one = jnp.ones_like(above)
    return [
        one * (colour == RED),
        jnp.minimum(need, 3) / 2,
        jnp.clip(potential - need, -3, 3) / 2,
        _looked_up(HOLDS_UP[players - 1], above, below),
        jnp.where(above + below > 0, below / jnp.maximum(above + below, 1), 1.0),
        small(above == 0),
        jnp.minimum(above, 4) / 4,
        jnp.minimum(below, 6) / 6,
        known.length[colour] / 5,
        likely,
        eager,
        jnp.where(welcome == 2, likely, 0),
        jnp.where(welcome == 1, likely, 0),
        jnp.minimum(lower, 4) / 4,
        jnp.minimum(size(hand) - 1 - lower, 4) / 4,
        known.wanted[colour] / 3,
        (players - 1 - known.holders[colour]) / 4,
        (above + below) / 10,
        (players - 1 - laid) / 4,
        there / 2,
        wanting / 4,
        small(known.length[colour] == 1),
        small(theirs),
    ]


def _chances(
    known: _Known, colour: int, values: Array, led: Array, above: Array, below: Array
) -> tuple[Array, Array, Array]:
    """As `players.strength.chances`: to win the trick, to win it among eager ones, and how many later seats want it."""
    here, players, laid = known.here, known.players, known.here.laid
    power = values + 1 + (VALUES if colour == RED else 0)
    hopeless = (laid > 0) & ((power <= here.winning >> 3) | ((led != colour) if colour != RED else jnp.zeros((), bool)))
    holders, reds = at(known.holders, led), known.holders[RED]
    none_led = _looked_up(NONE_OF, holders, size(at(known.unseen, led)))
    some_red = 1 - _looked_up(NONE_OF, reds, size(known.unseen[RED]))
    higher, only_higher = 1 - _looked_up(NONE_OF, holders, above), _looked_up(NONE_OF, holders, below)
    higher_red = 1 - _looked_up(NONE_OF, reds, above)
    wins = eager = jnp.ones(above.shape, jnp.float32)
    wanting = jnp.zeros_like(above)
    for place, (seals, voids) in enumerate(zip(known.others, known.voids, strict=True), 1):
        later = place <= players - 1 - laid
        wants = held(seals, led) + held(seals, WHITE) > 0
        follows = part(voids, led, 1) == 0
        may_ruff = part(voids, RED, 1) == 0
        no_led = jnp.where(follows, none_led, 1)
        same = led == colour
        beaten = jnp.where(same & follows, higher, 0)
        ruffing = jnp.where(same, jnp.where(led != RED, no_led * some_red, 0), no_led * higher_red)
        ruffed = jnp.where(may_ruff, ruffing, 0)
        eager = jnp.where(later, eager * jnp.maximum(1 - beaten - ruffed, 0), eager)
        wanting = wanting + small(later & wants)
        beaten = jnp.where(wants, beaten, beaten * only_higher)
        ruffed = jnp.where(wants | (held(seals, RED) > 0), ruffed, 0)
        wins = jnp.where(later, wins * jnp.maximum(1 - beaten - ruffed, 0), wins)
    return jnp.where(hopeless, 0, wins), jnp.where(hopeless, 0, eager), jnp.where(hopeless, 0, wanting)


def _back_features(known: _Known) -> list[list[Array]]:
    """The features of handing back each kind of seal, and of forgetting it."""
    here, found = known.here, []
    nothing, one = jnp.zeros(here.turn.shape), jnp.ones(here.turn.shape)
    no_black, last = small(held(here.middle, BLACK) == 0), small(here.tricks == HAND_SIZE)
    for kind in range(len(KINDS) + 1):
        forgets = kind == len(KINDS)
        row = [nothing] * 12
        row[0] = one * forgets
        row[1] = one * (kind == BLACK)
        row[2] = no_black * (kind == BLACK)
        row[3] = one * (kind == WHITE)
        row[4] = small(here.led != RED) * (kind == RED)
        if forgets or kind < len(COLOURS):
            of = here.led if forgets else here.led * 0 + kind
            number, potential, length = held(known.seals, of), at(known.potential, of), at(known.length, of)
            row[5] = number / 3
            row[6] = potential / 2
            row[7] = (potential - number) / 2
            row[8] = length / 5
            row[9] = small(length == 0)
        row[10], row[11] = last, no_black
        found.append(row)
    return found


def _prediction(known: _Known, config: Config, weights: NDArray[np.float32]) -> tuple[Array, Array, Array, Array]:
    """1 for the next step of a prediction: seals from the middle, from other seats, the end, or the saboteur."""
    here, nets = known.here, jnp.asarray(weights)
    rows = [_seal_features(known, RED), *(_seal_features(known, colour) for colour in _COLOURS)]
    doubt = sum(jnp.abs(potential - jnp.floor(potential + 0.5)) for potential in known.potential)
    rows[0][12] = doubt / 2
    rows[0][29] = (
        at(tuple(part(here.prices, PRICE_BITS * seat, PRICE_BITS) for seat in range(known.players)), here.turn) / 4
    )
    which = [TO_SABOTAGE, *(RED_SEAL if colour == RED else OTHER_SEAL for colour in _COLOURS)]
    worths = [
        _worth(_rows([*row], ()), jnp.broadcast_to(nets[net], (len(here.turn), *nets.shape[1:])))[:, 0]
        for row, net in zip(rows, which, strict=True)
    ]
    open_ = (here.taken == 0) & (here.saboteur == NOBODY) & (worths[0] > 0)
    sabotage, going = open_, ~open_
    takes, robs = [], []
    for colour in _COLOURS:
        middle = held(here.middle, colour) > 0
        there = [held(seals, colour) for seals in known.others]
        if config.whites_exhausted == "forbid":
            there = [jnp.where(held(here.middle, WHITE) > 0, number, 0) for number in there]
        most = jnp.max(jnp.stack(there), axis=0)
        wanted = going & (here.last <= colour) & (middle | (most > 0)) & (worths[colour + 1] > 0)
        takes.append(wanted & middle)
        robbing, richest = wanted & ~middle, _first_seat(known, there, most)
        robs += [robbing & (richest == place) for place in range(1, known.players)]
        going = going & ~wanted
    columns = (jnp.stack(takes, 1), jnp.stack(robs, 1), going[:, None], sabotage[:, None])
    first, second, third, fourth = (part.astype(jnp.float32) for part in columns)
    return first, second, third, fourth


def _first_seat(known: _Known, there: list[Array], most: Array) -> Array:
    """The offset of the seat with the most seals; of several the one with the lowest number."""
    best, found = jnp.full(most.shape, NOBODY), jnp.zeros_like(most)
    for place, number in enumerate(there, 1):
        seat = after(known.here.turn, place, known.players)
        better = (number == most) & (seat < best)
        best, found = jnp.where(better, seat, best), jnp.where(better, place, found)
    return found


def _seal_features(known: _Known, colour: int) -> list[Array | float]:
    """The features of one more seal of a colour."""
    here, players, seals = known.here, known.players, known.seals
    taken = held(seals, colour)
    total, low = _sum(known.potential), _sum(known.low)
    later = sum(known.potential[colour + 1 :], jnp.zeros_like(total))
    mine = _sum([held(seals, other) for other in _COLOURS])
    theirs = _sum(known.wanted)
    lengths = jnp.stack(known.length)
    plain = jnp.stack([known.length[other] for other in _COLOURS if other not in (RED, colour)])
    waiting = here.dealer - here.turn
    waiting = jnp.where(waiting < 0, waiting + players, waiting)
    top, second, third, fifth = (known.highest[most] for most in (0, 1, 2, 4))
    return [
        float(players == 3),
        float(players == 5),
        top[colour] / 3,
        second[colour] / 3,
        third[colour] / 3,
        taken / 2,
        known.potential[colour] / 2,
        (known.potential[colour] - taken) / 2,
        known.length[colour] / 5,
        total / 4,
        mine / 4,
        (total - mine) / 4,
        later / 3,
        known.potential[RED] / 3,
        known.length[RED] / 5,
        jnp.minimum(plain.min(0), HAND_SIZE) / 4,
        small(plain <= 1).sum(0) / 2,
        known.wanted[colour] / 3,
        small(held(here.middle, colour) == 0),
        theirs / 10,
        waiting / 4,
        small(waiting == players - 1),
        small(waiting == 0),
        small(here.saboteur != NOBODY),
        held(here.middle, WHITE) / 4,
        small(taken == 0),
        lengths.max(0) / 6,
        held(seals, RED) / 3,
        (theirs + mine) / (3.0 * (players - waiting)) - 1.0,
        colour / 4,
        known.low[colour] / 3,
        low / 10,
        top[RED] / 3,
        fifth[colour] / 4,
    ]
