"""Die sieben Siegel as compiled code, for search and experiments: the only copy of its rules beside `rules`.

A `Round` is changed in place. `legal` and `apply` do the same as `rules.steps` and `rules.apply`; the tests compare
them step by step. Actions are numbered as in `actions`; a set of them is two words of bits, the actions below `HALF`
and those from there on. All functions can be called from Python and from compiled code.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, inlined
from kartentisch.games.siegel.actions import ACTIONS, DONE, FORGET, GIVE, SABOTAGE, TAKE, TAKE_FROM
from kartentisch.games.siegel.cards import (
    BLACK,
    COLOUR_OF,
    HAND_SIZE,
    PENALTY,
    POWER,
    SEATS,
    SUIT,
    VALUES,
    WHITE,
)
from kartentisch.games.siegel.round import (
    ALL_SEALS,
    COLOURS,
    DECK,
    EACH,
    HALF,
    HAND_BACK,
    KINDS,
    NO_COLOUR,
    NOBODY,
    NONE,
    OVER,
    PLAY,
    PREDICT,
    SEAL_BITS,
    Round,
    count,
    held,
    lowest,
    nth,
    power_to_beat,
    put,
    size,
    there,
)

Rng: TypeAlias = NDArray[np.uint64]

_PENALTY = np.array(PENALTY, dtype=np.int64)
_POWER = np.array(POWER, dtype=np.int8)
_COLOUR_OF = np.array(COLOUR_OF, dtype=np.int8)
_SUITS = np.array([(suit % (1 << HALF), suit >> HALF) for suit in (*SUIT, 0)], dtype=np.int64)
"""``_SUITS[colour]``: all cards of a colour as a set of actions; empty for `NO_COLOUR`."""
_EACH_COLOUR = EACH & (1 << SEAL_BITS * COLOURS) - 1
_GATHERED = SEAL_BITS * (COLOURS - 1)
_GATHER = sum(1 << _GATHERED - (SEAL_BITS - 1) * colour for colour in range(COLOURS))
"""A set of colours with `SEAL_BITS` bits each, times this, has them side by side from the bit `_GATHERED` on."""

_27, _30, _31, _32 = (np.uint64(number) for number in (27, 30, 31, 32))
STEP, _FIRST, _SECOND = (np.uint64(x) for x in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))


@inlined
def mixed(number: np.uint64) -> np.uint64:
    """The output of the generator (splitmix64) for its state, which grows by STEP each time."""
    number = (number ^ (number >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return number ^ (number >> _31)


@inlined
def below(rng: Rng, number: int) -> int:
    """A random integer from 0 to `number` - 1."""
    rng[0] += STEP
    # Numba treats this as an int; an explicit conversion would be one more function to compile.
    return np.int64((mixed(rng[0]) >> _32) * np.uint64(number) >> _32)  # type: ignore[return-value]


@compiled
def begin(this: Round, dealer: int) -> None:
    """Clears the table for a round (S2, S4); hands, prices and options stay as they are."""
    this.turn = this.leader = dealer + 1 if dealer + 1 < this.players else 0
    this.phase, this.dealer = PREDICT, dealer
    this.saboteur, this.last, this.led = NOBODY, NONE, NO_COLOUR
    this.laid = this.winning = this.tricks = 0
    this.played[0] = this.played[1] = this.voids = 0
    this.middle = ALL_SEALS
    for seat in range(SEATS):
        this.seals[seat] = 0


@compiled
def deal(this: Round, rng: Rng, dealer: int) -> None:
    """Shuffles and deals all cards (S3)."""
    begin(this, dealer)
    for seat in range(SEATS):
        this.hands[seat, 0] = this.hands[seat, 1] = 0
    # Every card goes to a random one of the free places in the hands.
    left = this.players * HAND_SIZE
    for colour in range(COLOURS):
        for value in range(size(DECK[this.players])):
            place = below(rng, left)
            left -= 1
            seat = -1
            while place >= 0:
                seat += 1
                place -= HAND_SIZE - size(this.hands[seat, 0]) - size(this.hands[seat, 1])
            put(this.hands[seat], colour * VALUES + value)


@inlined
def legal(this: Round) -> tuple[int, int]:
    """The legal actions of the seat on turn, as a set: those below `HALF`, and those from there on."""
    if this.phase == PLAY:
        return _plays(this)
    if this.phase == PREDICT:
        return 0, _takes(this)
    if this.phase == HAND_BACK:
        return 0, _hand_backs(this)
    return 0, 0


@inlined
def _place(number: int) -> int:
    """A seat or colour as an index that the compiler knows not to be negative, which saves a check."""
    return number & 7


@inlined
def _plays(this: Round) -> tuple[int, int]:
    """S10: the cards that follow; all of them when leading or unable to follow."""
    turn, led = _place(this.turn), _place(this.led)
    low, high = this.hands[turn, 0], this.hands[turn, 1]
    following_low, following_high = low & _SUITS[led, 0], high & _SUITS[led, 1]
    following = following_low | following_high
    return following_low if following else low, following_high if following else high


@inlined
def _takes(this: Round) -> int:
    """S5–S8: no more seals, the saboteur, or one more seal of a colour from the last one on."""
    found = 1 << DONE - HALF
    if this.last == NONE and this.saboteur == NOBODY:
        found |= 1 << SABOTAGE - HALF
    wanted = _EACH_COLOUR << SEAL_BITS * max(this.last, 0) & _EACH_COLOUR
    there_now = there(this.middle) & wanted
    found |= (there_now * _GATHER >> _GATHERED & (1 << COLOURS) - 1) << TAKE - HALF
    gone = there_now ^ wanted
    if gone and (this.uncompensated or count(this.middle, WHITE)):
        offers = 0
        for seat in range(SEATS):
            offers |= (there(this.seals[seat]) & gone) << seat
        found |= (offers & ~(_EACH_COLOUR << this.turn)) << TAKE_FROM - HALF
    return found


@inlined
def _fitting(this: Round) -> int:
    """S12, S13: the kinds of seals that the winner, who is on turn, could hand back, a bit each."""
    kinds, led = there(this.seals[_place(this.turn)]), _place(this.led)
    found = (kinds >> SEAL_BITS * led & 1) << led | (kinds >> SEAL_BITS * WHITE & 1) << WHITE
    if power_to_beat(this) > VALUES:  # won by red, which is the lowest bit
        found |= kinds & 1
    return found


@inlined
def _hand_backs(this: Round) -> int:
    """S12–S17: a kind that fits; a black one instead of the only white one; or nothing, forgotten."""
    found = _fitting(this) << GIVE - HALF
    if this.may_keep and found == 1 << GIVE + WHITE - HALF:
        return found | 1 << GIVE + BLACK - HALF
    return found | this.by_hand << FORGET - HALF


@inlined
def apply(this: Round, action: int) -> None:
    """Changes the round by a legal action of the seat on turn."""
    if action < TAKE:
        _play(this, action)
    elif action < DONE:
        _take(this, action)
    elif action < GIVE:
        _predicted(this, action)
    else:
        _settle(this, action - GIVE)


@inlined
def _take(this: Round, action: int) -> None:
    """S6–S8: a seal from the middle, or from a seat that gets a white one for it while there is one."""
    if action < TAKE_FROM:
        colour = action - TAKE
        this.middle -= 1 << SEAL_BITS * colour
    else:
        colour, seat = (action - TAKE_FROM) // SEATS, (action - TAKE_FROM) % SEATS
        this.seals[seat] -= 1 << SEAL_BITS * colour
        if count(this.middle, WHITE):
            this.middle -= 1 << SEAL_BITS * WHITE
            this.seals[seat] += 1 << SEAL_BITS * WHITE
    this.seals[this.turn] += 1 << SEAL_BITS * colour
    this.last = colour


@inlined
def _predicted(this: Round, action: int) -> None:
    """S5: the next seat predicts; after the dealer the first trick is led."""
    if action == SABOTAGE:
        this.saboteur = this.turn
    this.last = NONE
    if this.turn == this.dealer:
        this.phase = PLAY
    this.turn = this.turn + 1 if this.turn + 1 < this.players else 0


@inlined
def _play(this: Round, card: int) -> None:
    """S10, S11: a card goes to the table; the last one ends the trick.

    Unpredictable conditions are computed without branches, and only a leader writes the led colour, so that the
    processor can work on several seats of a trick at once.
    """
    turn, laid = _place(this.turn), this.laid
    half = 1 if card >= HALF else 0
    bit = 1 << card - HALF * half
    this.hands[turn, half] ^= bit
    this.played[half] ^= bit
    led = colour = _place(_COLOUR_OF[card])
    if laid:
        led = _place(this.led)
        missed = 1 if colour != led else 0
        this.voids |= missed << COLOURS * turn + led
    else:
        this.led = led
    more = _POWER[led, card] * 8 + turn - this.winning
    this.winning += more & ~(more >> 63)
    if laid + 1 < this.players:
        this.laid = laid + 1
        this.turn = turn + 1 if turn + 1 < this.players else 0
    else:
        _won(this)


@inlined
def _won(this: Round) -> None:
    """S11–S16: the winner leads on; where there is a choice of seals, it is asked first."""
    this.leader = this.turn = this.winning & 7
    this.laid = 0
    this.tricks += 1
    fitting = _fitting(this)
    if this.turn == this.saboteur:
        _settle(this, FORGET - GIVE)  # S16: no seal for the saboteur
    elif fitting & fitting - 1 or (fitting and (this.by_hand or (this.may_keep and fitting == 1 << WHITE))):
        this.phase = HAND_BACK
    else:
        _settle(this, lowest(fitting | 1 << BLACK))


@inlined
def _settle(this: Round, kind: int) -> None:
    """S12–S17: a seal goes back, or a black one is taken while there is one, or neither."""
    back = 1 if kind < BLACK else 0
    if kind == BLACK and count(this.middle, BLACK):
        back = -1
    this.seals[_place(this.turn)] -= back << SEAL_BITS * kind
    this.middle += back << SEAL_BITS * kind
    this.led, this.winning = NO_COLOUR, 0
    this.phase = PLAY if this.tricks < HAND_SIZE else OVER


@compiled
def points(this: Round, seat: int) -> int:
    """What the round costs a seat (S18, S19)."""
    cost = 0
    if seat == this.saboteur:
        for other in range(this.players):
            cost -= held(this, other, BLACK)
        return max(int(this.prices[seat]) + cost, 0)
    for kind in range(KINDS):
        cost += held(this, seat, kind) * _PENALTY[kind]
    return cost


@inlined
def random_action(this: Round, rng: Rng) -> int:
    """One of the legal actions, all equally likely."""
    low, high = legal(this)
    first = size(low)
    n = below(rng, first + size(high))
    second = first - 1 - n >> 63  # all bits set if it is in the second word, else none
    return nth(low ^ ((low ^ high) & second), n - (first & second)) + (HALF & second)


def legal_actions(this: Round) -> list[int]:
    """The legal actions of the seat on turn as a list of numbers, for Python."""
    low, high = legal(this)
    return [action for action in range(ACTIONS) if (low | high << HALF) >> action & 1]
