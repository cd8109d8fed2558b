"""The material of Die sieben Siegel (S1–S3, S11, S18, S19): rules and compiled code take every such number from here.

A card is a small number, a hand a set of bits: rules and bots run through millions of them.
Colours are numbered 0–4 in the order red, yellow, green, blue, violet; kinds of seals add white 5 and black 6.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

Card: TypeAlias = int
Hand: TypeAlias = int
"""One bit a card."""

COLOURS = "rygbv"
KINDS = "rygbvwk"
RED, YELLOW, GREEN, BLUE, VIOLET, WHITE, BLACK = range(7)

SEALS = (5, 3, 3, 3, 3, 4, 6)
"""S2: how many seals of each kind there are."""
PENALTY = (2, 2, 2, 2, 2, 4, 3)
"""S18: what a seal of each kind costs."""
SABOTEUR_PRICES = (4, 5)
"""S19: what being the saboteur may cost; the first is usual."""

HAND_SIZE = 15
VALUES = 15
"""S1: values 1–15; fewer players use fewer of them."""
HIGHEST = {3: 9, 4: 12, 5: 15}
"""S3: the highest value in play, by the number of players."""
SEATS = max(HIGHEST)
"""The most players."""


def card(colour: int, value: int) -> Card:
    """The card of that colour and value."""
    return colour * VALUES + value - 1


CARDS = tuple(range(len(COLOURS) * VALUES))
COLOUR_OF = tuple(c // VALUES for c in CARDS)
VALUE_OF = tuple(c % VALUES + 1 for c in CARDS)
TEXT_OF = tuple(f"{COLOURS[COLOUR_OF[c]]}{VALUE_OF[c]}" for c in CARDS)
CARD_OF = {text: c for c, text in enumerate(TEXT_OF)}
BIT_OF = tuple(1 << c for c in CARDS)
SUIT = tuple(((1 << VALUES) - 1) << VALUES * colour for colour in range(len(COLOURS)))
"""The bits of each colour."""

POWER = tuple(
    tuple(VALUES + VALUE_OF[c] if COLOUR_OF[c] == RED else VALUE_OF[c] if COLOUR_OF[c] == led else 0 for c in CARDS)
    for led in range(len(COLOURS))
)
"""S11: ``POWER[led][card]`` decides a trick; a card of another colour never wins."""


def deck(players: int) -> tuple[Card, ...]:
    """S3: the cards in play."""
    return tuple(c for c in CARDS if VALUE_OF[c] <= HIGHEST[players])


@lru_cache(maxsize=10_000)
def cards_in(hand: Hand) -> tuple[Card, ...]:
    """The cards of a hand, sorted by colour and value. Remembered: every view of a seat asks for the same hands."""
    cards = []
    while hand:
        bit = hand & -hand
        cards.append(bit.bit_length() - 1)
        hand ^= bit
    return tuple(cards)


def hand_of(cards: tuple[Card, ...]) -> Hand:
    """The hand that holds these cards."""
    hand = 0
    for c in cards:
        hand |= 1 << c
    return hand
