"""Whole rounds of Die sieben Siegel at random, as fast as it goes: every legal action is as likely as the others.

Nothing is asked of `legal` and `apply` here. Each seat's cards of a colour lie on a pile in random order, as the
shuffle left them, so the topmost is as good as any: only the colour of a free choice needs chance. What is counted by
colour or by kind of seal stands in the bytes of one number, so that one sum or product counts them all; a colour or
kind is then the place of its byte, eight times its number. What was done is written down, and in the tests the rules
replay it.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.simulator import (
    BY_HAND,
    COLOURS,
    DEALER,
    DONE,
    GIVE,
    MAY_KEEP,
    PLAYERS,
    PRICES,
    SEATS,
    STEP,
    TAKE,
    TAKE_FROM,
    UNCOMPENSATED,
    VALUES,
    Rng,
    Round,
    mixed,
)

Small: TypeAlias = NDArray[np.uint8]


class Played(NamedTuple):
    """What came of rounds at random."""

    decisions: int
    """How often a seat chose; deals are not counted."""
    scores: NDArray[np.int64]
    """Each seat's points in all rounds together."""
    actions: Small
    """What was done in the last round."""


_LONGEST = 192
"""More actions than a round can have: 75 cards, 15 seals handed back, and five times 17 seals taken and done."""
_32 = np.uint64(32)
_DECK = 640
"""The cards: for each seat 8 piles of 16, and then the deck."""
_SEALS, _LENGTH = 8, 16
"""The words: what each seat holds by colour, then its seals by kind; at last the length of the log."""
_ONES = 0x010101010101
"""One in the bytes of all kinds but black; 127 of them added to counts, the eighth bit tells which are not nought."""
_COLOURS = 0x0101010101
_WHITE, _BLACK, _NONE = 40, 48, 56
_ALL_SEALS = 0x06040303030305
"""S2: all seals lie in the middle."""
_PENALTIES = 0x02020202020403
"""S18: backwards, so that the product has their sum in the byte of black."""
_TRUMP = 128
"""Lifts a red card above all others; times eight it is the eleventh bit."""


@compiled
def _within(random: np.uint64, number: int) -> int:
    """One of that many, from nought, by the upper half of a random number."""
    # To the compiler this is an int; asked for in words it would be one more function to compile.
    return np.int64((random >> _32) * np.uint64(number) >> _32)  # type: ignore[return-value]


@compiled
def _place(counts: int, n: int) -> int:
    """The byte of the n-th thing, from 0, where there are as many of each as its byte says; past the last: black."""
    reached = (n * _ONES | 128 * _ONES) - counts * _ONES
    return (reached >> 7 & _ONES) * _ONES >> 37 & 56


@compiled
def _play(this: Round, rng: Rng, rounds: int, scores: Round, log: Small, cards: Small, words: Round) -> int:
    """One function, and few names that are bound more than once: split up it is slower, and slower to compile."""
    players, dealer = this[PLAYERS], this[DEALER]
    chance = rng[0]
    decisions = at = 0
    for _ in range(rounds):
        # S3: one random number serves two cards.
        i = players * 15 + _DECK - 1
        while i > _DECK:
            chance += STEP
            random = mixed(chance)
            for _ in range(2):
                other = _within(random, i - _DECK + 1) + _DECK
                drawn = cards[other]
                cards[other] = cards[i]
                cards[i] = drawn
                i -= 1
                random <<= _32
        for seat in range(players):
            held = 0
            for place in range(_DECK + seat * 15, _DECK + seat * 15 + 15):
                dealt = cards[place]
                suit = dealt * 137 >> 8 & 56  # the colour, the dear division by 15 avoided
                cards[seat * 128 + suit * 2 + (held >> suit & 15)] = dealt
                held += 1 << suit
            words[seat] = held
            words[_SEALS + seat] = 0

        # S5–S9
        middle = _ALL_SEALS
        saboteur = -1
        at = 0
        turn = dealer
        for _ in range(players):
            turn = turn + 1 if turn + 1 < players else 0
            last = 0
            free = 1 if saboteur >= 0 else 2
            while True:
                # How many ways there are to take each colour from the last one on
                open_ = _COLOURS << last & _COLOURS
                there = (middle + 127 * _ONES >> 7) & open_
                ways = there
                if there != open_ and (this[UNCOMPENSATED] or middle >> _WHITE & 15):
                    for other in range(players):
                        if other != turn:
                            ways += (words[_SEALS + other] + 127 * _ONES >> 7) & (there ^ open_)
                chance += STEP
                choice = _within(mixed(chance), free + (ways * _ONES >> 32 & 255)) - free
                if choice < 0:
                    break
                last = _place(ways, choice)
                if there >> last & 1:
                    middle -= 1 << last
                    log[at] = TAKE + (last >> 3)
                else:
                    nth = choice - ((ways << 8) * _ONES >> last & 255)
                    owner = -1
                    while nth >= 0:
                        owner += 1
                        if owner != turn and words[_SEALS + owner] >> last & 15:
                            nth -= 1
                    words[_SEALS + owner] -= 1 << last
                    if middle >> _WHITE & 15:
                        words[_SEALS + owner] += 1 << _WHITE
                        middle -= 1 << _WHITE
                    log[at] = TAKE_FROM + (last >> 3) * 5 + owner
                words[_SEALS + turn] += 1 << last
                at += 1
                free = 1
            if choice + free:
                saboteur = turn
            log[at] = DONE + choice + free
            at += 1

        # S10–S17
        dealer = dealer + 1 if dealer + 1 < players else 0
        turn = dealer
        for left in range(15, 0, -1):
            led = _NONE
            best = 0
            for _ in range(players):
                hand = words[turn]
                colour = led
                if not hand >> led & 15:
                    chance += STEP
                    colour = _place(hand, _within(mixed(chance), left))
                    if led == _NONE:
                        led = colour
                rest = hand - (1 << colour)
                words[turn] = rest
                card = cards[turn * 128 + colour * 2 + (rest >> colour & 15)]
                log[at] = card
                at += 1
                if colour == led or colour == 0:
                    strength = (card + (1 if colour == led else _TRUMP)) * 8 + turn
                    if strength > best:
                        best = strength
                turn = turn + 1 if turn + 1 < players else 0
            turn = best & 7
            if turn != saboteur:
                has = words[_SEALS + turn]
                fitting = (has + 127 * _ONES >> 7) & (1 << led | 1 << _WHITE | best >> 10)
                keep = this[MAY_KEEP] & (fitting == 1 << _WHITE)
                choices = (fitting * _ONES >> 40 & 7) + (keep | this[BY_HAND])
                pick = 0
                if choices > 1:
                    chance += STEP
                    pick = _within(mixed(chance), choices)
                kind = _place(fitting, pick)
                if choices > 1:
                    if kind == _BLACK and not keep:
                        kind = _NONE
                    log[at] = GIVE + (kind >> 3)
                    at += 1
                if kind < _BLACK:
                    words[_SEALS + turn] = has - (1 << kind)
                    middle += 1 << kind
                elif kind == _BLACK and middle >> _BLACK:
                    words[_SEALS + turn] = has + (1 << _BLACK)
                    middle -= 1 << _BLACK

        # S18, S19
        for payer in range(players):
            if payer != saboteur:
                scores[payer] += words[_SEALS + payer] * _PENALTIES >> 48 & 255
            elif this[PRICES + payer] + (middle >> _BLACK) > 6:
                scores[payer] += this[PRICES + payer] + (middle >> _BLACK) - 6
        decisions += at
    rng[0] = chance
    words[_LENGTH] = at
    return decisions


def random_rounds(this: Round, rng: Rng, rounds: int) -> Played:
    """Plays rounds at random, deals included.

    Players, options, prices and the first dealer are those of `this`, which stays as it is; the deal goes round.
    """
    highest = 3 * int(this[PLAYERS])
    cards = np.empty(_DECK + COLOURS * VALUES, dtype=np.uint8)
    for colour in range(COLOURS):
        cards[_DECK + colour * highest :][:highest] = np.arange(highest) + colour * VALUES
    scores, words = np.zeros(SEATS, dtype=np.int64), np.zeros(_LENGTH + 1, dtype=np.int64)
    log = np.empty(_LONGEST, dtype=np.uint8)
    decisions = _play(this, rng, rounds, scores, log, cards, words)
    return Played(decisions, scores[: this[PLAYERS]], log[: words[_LENGTH]])
