"""The rules at many tables: what is legal, what an action does, what a round costs, and deals.

The same as `rules.steps` and `rules.apply`, for actions numbered as in `actions`. All phases are worked out at every
table, and the right one is kept: a graphics card is quicker without branches.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from kartentisch.games.siegel.actions import ACTIONS, DONE, FORGET, GIVE, SABOTAGE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import BLACK, COLOURS, HAND_SIZE, KINDS, PENALTY, RED, SEATS, VALUES, WHITE
from kartentisch.games.siegel.observation import OUTCOMES
from kartentisch.games.siegel.parallel.tables import (
    EACH,
    NO_COLOUR,
    NOBODY,
    PRICE_BITS,
    SEAL_BITS,
    Round,
    after,
    at,
    begin,
    hand_at,
    held,
    narrow,
    one,
    shuffled,
    there,
    union,
    wide,
)
from kartentisch.games.siegel.parallel.words import (
    BITS,
    CARD_WORDS,
    FULL,
    SET,
    Chance,
    Words,
    below,
    divided,
    drawn,
    only,
    part,
    shifted,
    size,
    small,
    word,
)
from kartentisch.games.siegel.state import Config, Phase

NOTHING = SET * BITS
"""An action that does nothing, for tables where the round is over."""
_COLOURS = range(len(COLOURS))
_EACH_COLOUR = EACH & (1 << SEAL_BITS * len(COLOURS)) - 1
_SUIT = (1 << VALUES) - 1
_FORGOTTEN, _UNSETTLED = OUTCOMES.index("-"), OUTCOMES.index("")


class Happened(NamedTuple):
    """What an action brought about: whether it ended a trick, settled one, and how (an index of `OUTCOMES`)."""

    won: Array
    settled: Array
    outcome: Array


def legal(here: Round, config: Config) -> Words:
    """The legal actions of the seat on turn, as a set; none when the round is over."""
    here = wide(here)
    plays, takes, backs = _plays(here), _takes(here, config), _hand_backs(here, config)
    predicting, giving = here.phase == Phase.PREDICT, here.phase == Phase.HAND_BACK
    found = []
    for place in range(SET):
        start = TAKE - BITS * place
        cards = plays[place] if place < CARD_WORDS else word(0)
        steps = jnp.where(predicting, shifted(takes[0], start) & word(FULL), word(0))
        ends = jnp.where(predicting, takes[1], jnp.where(giving, backs, word(0)))
        found.append(
            jnp.where(here.phase == Phase.PLAY, cards, steps | shifted(ends, DONE - BITS * place) & word(FULL))
        )
    return tuple(found)


def _plays(here: Round) -> Words:
    """S10: the cards that follow; all of them when leading or unable to follow."""
    hand = hand_at(here, here.turn)
    following = tuple(
        cards & shifted(_SUIT, VALUES * here.led - BITS * place) & word(FULL) for place, cards in enumerate(hand)
    )
    none = union(list(following)) == 0
    return tuple(jnp.where(none, cards, follow) for cards, follow in zip(hand, following, strict=True))


def _takes(here: Round, config: Config) -> tuple[Array, Array]:
    """S5–S8: the seals that can be taken, from the bit of `TAKE` on; and whether to end, from that of `DONE` on."""
    wanted = shifted(_EACH_COLOUR, SEAL_BITS * here.last) & word(_EACH_COLOUR)
    now = there(here.middle) & wanted
    gone = now ^ wanted
    found = [shifted(now & one(colour), colour - SEAL_BITS * colour) for colour in _COLOURS]
    for seat, seals in enumerate(here.seals):
        offered = jnp.where(here.turn == seat, word(0), there(seals) & gone)
        if config.whites_exhausted == "forbid":
            offered = jnp.where(held(here.middle, WHITE) == 0, word(0), offered)
        for colour in _COLOURS:
            place = TAKE_FROM - TAKE + SEATS * colour + seat
            found.append(shifted(offered & one(colour), place - SEAL_BITS * colour))
    free = (here.saboteur == NOBODY) & (here.taken == 0)
    return union(found), word(1) | shifted(word(free), SABOTAGE - DONE)


def _fitting(seals: Array, led: Array, winning: Array) -> Array:
    """S12, S13: the kinds that the winner of a trick could hand back, a bit each."""
    kinds = there(seals)
    found = shifted(part(kinds, SEAL_BITS * led, 1), led) | shifted(part(kinds, SEAL_BITS * WHITE, 1), WHITE)
    by_red = winning >= (VALUES + 1) * 8
    return found | jnp.where(by_red, kinds & word(1 << RED), word(0))


def _hand_backs(here: Round, config: Config) -> Array:
    """S12–S17: a kind that fits; a black one instead of the only white one; or nothing. From the bit of `DONE` on."""
    fitting = _fitting(at(here.seals, here.turn), here.led, here.winning)
    found = shifted(fitting, GIVE - DONE)
    forget = found | word(config.by_hand << FORGET - DONE)
    if config.white_before_black == "may":
        return jnp.where(fitting == 1 << WHITE, found | word(1 << GIVE + BLACK - DONE), forget)
    return forget


def apply(here: Round, action: Array, config: Config) -> tuple[Round, Happened]:
    """The tables after a legal action of the seat on turn; those where it is `NOTHING` stay as they are."""
    here = wide(here)
    players, turn = config.players, here.turn
    playing = action < TAKE
    taking = (action >= TAKE) & (action < DONE)
    predicted = (action >= DONE) & (action < GIVE)
    giving = (action >= GIVE) & (action < ACTIONS)

    # S10, S11: a card goes to the table; the last one ends the trick.
    card = only(jnp.where(playing, action, NOTHING), CARD_WORDS)
    colour = divided(action, VALUES)
    value = action - colour * VALUES + 1
    led = jnp.where(playing & (here.laid == 0), colour, here.led)
    power = jnp.where(colour == RED, VALUES + value, jnp.where(colour == led, value, 0))
    winning = jnp.where(playing, jnp.maximum(here.winning, power * 8 + turn), here.winning)
    laid = here.laid + small(playing)
    won = playing & (laid == players)
    tricks = here.tricks + small(won)
    winner = jnp.where(won, winning & 7, turn)

    # S6–S8: a seal from the middle, or from a seat that gets a white one for it while there is one.
    robbing = taking & (action >= TAKE_FROM)
    victim_colour = divided(action - TAKE_FROM, SEATS)
    source = jnp.where(robbing, action - TAKE_FROM - victim_colour * SEATS, NOBODY)
    wanted = jnp.where(robbing, victim_colour, action - TAKE)
    seal = jnp.where(taking, one(wanted), word(0))
    white = jnp.where(robbing & (held(here.middle, WHITE) > 0), one(WHITE), word(0))

    # S12–S17: a seal goes back, or a black one is taken while there is one, or neither; or the winner is asked.
    fitting = _fitting(at(here.seals, winner), led, winning)
    asked = (fitting & (fitting - word(1))) != 0
    if config.by_hand:
        asked |= fitting != 0
    if config.white_before_black == "may":
        asked |= fitting == 1 << WHITE
    saboteurs = winner == here.saboteur
    asked = won & asked & ~saboteurs
    settled = (won & ~asked) | giving
    lowest = size(~(fitting | word(1 << BLACK)) & ((fitting | word(1 << BLACK)) - word(1)))
    kind = jnp.where(giving, action - GIVE, jnp.where(saboteurs, FORGET - GIVE, lowest))
    back = jnp.where(settled & (kind < BLACK), one(kind), word(0))
    black = jnp.where(settled & (kind == BLACK) & (held(here.middle, BLACK) > 0), one(BLACK), word(0))
    lucky = saboteurs | ((kind == BLACK) & (black == 0))
    outcome = jnp.where(lucky, _UNSETTLED, jnp.where(kind == FORGET - GIVE, _FORGOTTEN, kind))

    seals = tuple(
        seals
        + jnp.where(turn == seat, seal, word(0))
        - jnp.where(source == seat, seal - white, word(0))
        + jnp.where(winner == seat, black - back, word(0))
        for seat, seals in enumerate(here.seals)
    )
    ended = settled & (tricks == HAND_SIZE)
    done = jnp.where(turn == here.dealer, Phase.PLAY, Phase.PREDICT)
    phase = jnp.where(predicted, done, jnp.where(settled, Phase.PLAY, here.phase))
    phase = jnp.where(asked, Phase.HAND_BACK, jnp.where(ended, Phase.DEAL, phase))
    following = after(turn, 1, players)
    moved = here._replace(
        hands=tuple(
            tuple(jnp.where(turn == seat, cards ^ bit, cards) for cards, bit in zip(hand, card, strict=True))
            for seat, hand in enumerate(here.hands)
        ),
        seals=seals,
        middle=here.middle - jnp.where(robbing, white, seal) + back - black,
        phase=phase,
        turn=jnp.where(won, winner, jnp.where(playing | predicted, following, turn)),
        saboteur=jnp.where(action == SABOTAGE, turn, here.saboteur),
        last=jnp.where(taking, wanted, jnp.where(predicted, 0, here.last)),
        taken=jnp.where(taking, 1, jnp.where(predicted, 0, here.taken)),
        laid=jnp.where(won, 0, laid),
        led=jnp.where(settled, NO_COLOUR, led),
        winning=jnp.where(settled, 0, winning),
        tricks=tricks,
    )
    return narrow(moved), Happened(won, settled, outcome)


def points(here: Round) -> tuple[Array, ...]:
    """S18, S19: what the round costs every seat."""
    blacks = sum(held(seals, BLACK) for seals in here.seals)
    saboteur = small(here.saboteur)
    found = []
    for seat, seals in enumerate(here.seals):
        cost = sum(held(seals, kind) * PENALTY[kind] for kind in range(len(KINDS)))
        price = part(here.prices, PRICE_BITS * seat, PRICE_BITS)
        found.append(jnp.where(saboteur == seat, jnp.maximum(price - blacks, 0), cost))
    return tuple(found)


def over(here: Round) -> Array:
    """Where the round is over."""
    return here.phase == Phase.DEAL


def deal(chances: Chance, prices: Array, players: int, dealer: Array | None = None) -> tuple[Round, Chance]:
    """New rounds: shuffled and dealt (S3); the dealer is drawn by lot unless it is given."""
    if dealer is None:
        random, chances = drawn(chances)
        dealer = below(random, players)
    hands, chances = shuffled(chances, players)
    return narrow(begin(hands, dealer, prices)), chances
