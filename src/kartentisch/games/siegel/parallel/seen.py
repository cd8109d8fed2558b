"""What has happened at many tables, for observations: the tricks and predictions of the round, the rounds of the game.

Random play needs none of it. Everything is bits again: a trick is a bit, or a few, of a word for what it belongs to.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from kartentisch.games.siegel.actions import DONE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import CARDS, COLOURS, SEATS, VALUES
from kartentisch.games.siegel.observation import FIRST_SLOT, OUTCOMES
from kartentisch.games.siegel.parallel.play import NOTHING, Happened, points
from kartentisch.games.siegel.parallel.tables import NOBODY, PRICE_BITS, Round, at, held, same_prices, union, wide
from kartentisch.games.siegel.parallel.words import CARD_WORDS, Words, divided, only, part, shifted, small, word
from kartentisch.games.siegel.state import Config

WHEN_BITS = 4
"""The bits for the number of a trick, from 1; 0: the card was not played."""
WHEN_CARDS = 32 // WHEN_BITS
TRICK_BITS = 16
"""The bits for one bit a trick; two such groups fill a word."""
SCORE_BITS = 6
"""The bits for a seat's points in a round: at most 60, by holding all that can be held."""
NO_CARD = len(CARDS)


class Seen(NamedTuple):
    """A round so far, as everybody has seen it."""

    played: tuple[Words, ...]
    """``played[seat]``: the cards that a seat has played, as a set."""
    when: Words
    """For every card the trick in which it was played, `WHEN_BITS` bits each."""
    table: tuple[Array, ...]
    """``table[seat]``: the card of a seat in this trick, or `NO_CARD`."""
    voids: tuple[Array, ...]
    """``voids[seat]``: the colours that a seat did not follow, a bit each."""
    predicted: Array
    """The seats that have predicted, a bit each."""
    taken: tuple[tuple[Array, ...], ...]
    """``taken[seat][offset]``: the slots of a prediction that came from the seat so far to the left; 0: the middle."""
    winners: tuple[Array, ...]
    """``winners[seat]``: the tricks that a seat has won, a bit each."""
    marks: Words
    """The tricks that a colour was led in, then those with an outcome: `TRICK_BITS` bits each."""
    leader: Array
    """The seat that led this trick, or will lead the next one."""


class Game(NamedTuple):
    """The finished rounds of a game."""

    round: Array
    """How many there are."""
    scores: Words
    """``scores[round]``: the points of all seats, `SCORE_BITS` bits each."""
    saboteurs: Words
    """``saboteurs[round]``: the saboteur's bit."""
    totals: tuple[Array, ...]
    """``totals[seat]``: all points of a seat so far."""


def unseen(here: Round) -> Seen:
    """A round in which nothing has happened yet."""
    players, none = len(here.hands), jnp.zeros_like(here.middle)
    return Seen(
        played=((none,) * CARD_WORDS,) * players,
        when=(none,) * -(-len(CARDS) // WHEN_CARDS),
        table=((none + word(NO_CARD)).astype(jnp.uint8),) * players,
        voids=(none.astype(jnp.uint8),) * players,
        predicted=none.astype(jnp.uint8),
        taken=((none,) * players,) * players,
        winners=(none,) * players,
        marks=(none,) * -(-(len(COLOURS) + len(OUTCOMES)) * TRICK_BITS // 32),
        leader=here.turn,
    )


def new_game(config: Config, tables: int) -> Game:
    """Games before their first round."""
    none = jnp.zeros(tables, jnp.uint32)
    rounds = config.rounds_to_play
    return Game(
        round=none.astype(jnp.uint8),
        scores=(none,) * rounds,
        saboteurs=(none,) * rounds,
        totals=(none,) * config.players,
    )


def remember(seen: Seen, before: Round, now: Round, action: Array, happened: Happened) -> Seen:
    """What has been seen after an action: it led from `before` to `now`, and `happened` tells of the trick."""
    before, now = wide(before), wide(now)
    players, turn = len(before.hands), before.turn
    playing, taking = action < TAKE, (action >= TAKE) & (action < DONE)
    robbing = taking & (action >= TAKE_FROM)
    card = only(jnp.where(playing, action, NOTHING), CARD_WORDS)
    missed = playing & (before.laid > 0) & (divided(action, VALUES) != before.led)
    laid = tuple(
        jnp.where(happened.won, NO_CARD, jnp.where(playing & (turn == seat), action, small(card)))
        for seat, card in enumerate(seen.table)
    )
    stolen = action - TAKE_FROM
    source = jnp.where(robbing, stolen - divided(stolen, SEATS) * SEATS, turn)
    offset = source - turn
    offset = jnp.where(offset < 0, offset + players, offset)
    slot = at(tuple(map(word, FIRST_SLOT)), now.last) + word(held(at(before.seals, turn), now.last))
    mark = shifted(1, now.tricks - 1)
    led = jnp.where(happened.won, before.led, len(COLOURS))
    ended = jnp.where(happened.settled, happened.outcome, len(OUTCOMES))
    marks = list(seen.marks)
    for number in range(len(COLOURS) + len(OUTCOMES)):
        outcome = number - len(COLOURS)
        here = led == number if outcome < 0 else ended == outcome
        place, start = divmod(number * TRICK_BITS, 32)
        marks[place] = marks[place] | jnp.where(here, shifted(mark, start), word(0))
    return Seen(
        played=tuple(
            tuple(jnp.where(turn == seat, old | new, old) for old, new in zip(words, card, strict=True))
            for seat, words in enumerate(seen.played)
        ),
        when=tuple(
            old | shifted(jnp.where(playing, before.tricks + 1, 0), WHEN_BITS * action - 32 * place)
            for place, old in enumerate(seen.when)
        ),
        table=tuple(card.astype(jnp.uint8) for card in laid),
        voids=tuple(
            (old | jnp.where(missed & (turn == seat), shifted(1, before.led), word(0)).astype(jnp.uint8))
            for seat, old in enumerate(seen.voids)
        ),
        predicted=seen.predicted | jnp.where(action == DONE, shifted(1, turn), word(0)).astype(jnp.uint8),
        taken=tuple(
            tuple(
                old | jnp.where(taking & (turn == seat) & (offset == place), shifted(1, slot), word(0))
                for place, old in enumerate(offsets)
            )
            for seat, offsets in enumerate(seen.taken)
        ),
        winners=tuple(
            old | jnp.where(happened.won & (now.turn == seat), mark, word(0)) for seat, old in enumerate(seen.winners)
        ),
        marks=tuple(marks),
        leader=jnp.where(happened.won, now.turn, small(seen.leader)).astype(jnp.uint8),
    )


def round_over(game: Game, here: Round) -> Game:
    """The game with one more finished round; `here` is how it ended (S20)."""
    costs = points(here)
    saboteur = small(here.saboteur)
    scores = union([shifted(cost, SCORE_BITS * seat) for seat, cost in enumerate(costs)])
    bit = jnp.where(saboteur == NOBODY, word(0), shifted(1, saboteur))
    number = small(game.round)
    return Game(
        round=(number + 1).astype(jnp.uint8),
        scores=tuple(jnp.where(number == place, scores, old) for place, old in enumerate(game.scores)),
        saboteurs=tuple(jnp.where(number == place, bit, old) for place, old in enumerate(game.saboteurs)),
        totals=tuple(old + word(cost) for old, cost in zip(game.totals, costs, strict=True)),
    )


def prices(game: Game, config: Config) -> Array:
    """S19, S22: what the saboteur costs every seat in the next round."""
    found = same_prices(config, game.round.shape[0])
    if config.designer_long:
        for bits in game.saboteurs:
            for seat in range(config.players):
                found = found + shifted(part(bits, seat, 1), PRICE_BITS * seat)
    return found
