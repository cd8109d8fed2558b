"""Die sieben Siegel at machine speed, for search and experiments: the second and last place where its rules stand.

A round is one array of numbers, its parts named below; it is changed in place. `legal` and `apply` are the twins of
`rules.steps` and `rules.apply` and are held to them step by step in the tests. Actions are numbers:

    0–74     play a card (as in `cards`)           105      the prediction is done
    75–79    take a seal of a colour: the middle    106      take the saboteur
    80–104   take it from a seat (colour, seat)     107–113  hand back a kind of seal, 114 forget to
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled

Round: TypeAlias = NDArray[np.int64]
Rng: TypeAlias = NDArray[np.uint64]

# Where a round keeps what
PHASE, TURN, LEADER, DEALER, SABOTEUR, LAID, LED, BEST, BEST_SEAT, TRICKS, BY, LAST, PLAYERS = range(13)
"""LAID: cards on the table; BEST: the strength of the best; BY: the colour that won;
LAST: the last colour taken, or -1."""
UNCOMPENSATED, MAY_KEEP, BY_HAND = 13, 14, 15
HANDS, SEALS, MIDDLE, PLAYED, VOIDS, CARDS, PRICES, PREDICTED, SIZE = 16, 41, 76, 83, 88, 93, 98, 103, 138
"""HANDS: five sets of bits a seat; PLAYED: the cards of each colour gone; VOIDS: what a seat is known to lack;
PREDICTED: the seals with which each seat left the prediction."""
PREDICT, PLAY, HAND_BACK, OVER = range(4)

TAKE, TAKE_FROM, DONE, SABOTAGE, GIVE, FORGET, ACTIONS = 75, 80, 105, 106, 107, 114, 115

COLOURS, KINDS, VALUES, SEATS, HAND = 5, 7, 15, 5, 15
RED, WHITE, BLACK = 0, 5, 6
_SEALS = np.array([5, 3, 3, 3, 3, 4, 6], dtype=np.int64)
_PENALTY = np.array([2, 2, 2, 2, 2, 4, 3], dtype=np.int64)
_HIGHEST = np.array([0, 0, 0, 9, 12, 15], dtype=np.int64)
BITS = np.array([number.bit_count() for number in range(1 << VALUES)], dtype=np.uint8)
"""How many cards a set of one colour holds."""

_27, _30, _31, _32 = (np.uint64(number) for number in (27, 30, 31, 32))
STEP, _FIRST, _SECOND = (np.uint64(x) for x in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))


@compiled
def mixed(number: np.uint64) -> np.uint64:
    """A random number out of one that goes on by STEP each time (splitmix64)."""
    number = (number ^ (number >> _30)) * _FIRST
    number = (number ^ (number >> _27)) * _SECOND
    return number ^ (number >> _31)


@compiled
def below(rng: Rng, number: int) -> int:
    """A random number from 0 to that one, without it."""
    rng[0] += STEP
    # To the compiler this is an int; asked for in words it would be one more function to compile.
    return np.int64((mixed(rng[0]) >> _32) * np.uint64(number) >> _32)  # type: ignore[return-value]


@compiled
def nth(cards: int, n: int) -> int:
    """The place of the n-th card, from 0, in a set of one colour."""
    for _ in range(n):
        cards &= cards - 1
    return int(np.int64(BITS[(cards & -cards) - 1]))


@compiled
def top(cards: int) -> int:
    """The place of the highest card in a set that is not empty."""
    place = 0
    if cards >= 256:
        cards >>= 8
        place = 8
    if cards >= 16:
        cards >>= 4
        place += 4
    if cards >= 4:
        cards >>= 2
        place += 2
    return place + (cards >> 1)


@compiled
def begin(this: Round, dealer: int) -> None:
    """Clears the table for a round (S2, S4); hands, prices and options stay as they are."""
    first = dealer + 1 if dealer + 1 < this[PLAYERS] else 0
    for place in range(SIZE):
        if place < PLAYERS or SEALS <= place < PRICES or place >= PREDICTED:
            this[place] = 0
    this[TURN] = this[LEADER] = first
    this[DEALER] = dealer
    this[SABOTEUR] = this[LAST] = -1
    for kind in range(KINDS):
        this[MIDDLE + kind] = _SEALS[kind]


@compiled
def deal(this: Round, rng: Rng, dealer: int) -> None:
    """S3: shuffles and deals all cards."""
    players = this[PLAYERS]
    begin(this, dealer)
    for place in range(HANDS, SEALS):
        this[place] = 0
    # Every card goes to a random one of the free places in the hands, which are counted where no card lies yet.
    for seat in range(players):
        this[CARDS + seat] = HAND
    left = players * HAND
    for colour in range(COLOURS):
        for value in range(_HIGHEST[players]):
            chosen = below(rng, left)
            seat = 0
            while chosen >= this[CARDS + seat]:
                chosen -= this[CARDS + seat]
                seat += 1
            this[CARDS + seat] -= 1
            left -= 1
            this[HANDS + seat * COLOURS + colour] |= 1 << value


@compiled
def legal(this: Round, actions: NDArray[np.int64]) -> int:
    """Writes down what the seat on turn may do, in the order of `rules.steps`, and tells how many there are."""
    phase, turn = this[PHASE], this[TURN]
    count = 0
    if phase == PLAY:
        first, last = 0, COLOURS
        if this[LAID] and this[HANDS + turn * COLOURS + this[LED]]:
            first, last = this[LED], this[LED] + 1
        for colour in range(first, last):
            cards = this[HANDS + turn * COLOURS + colour]
            while cards:
                actions[count] = colour * VALUES + BITS[(cards & -cards) - 1]
                count += 1
                cards &= cards - 1
    elif phase == PREDICT:
        actions[0] = DONE
        count = 1
        if this[LAST] < 0 and this[SABOTEUR] < 0:
            actions[1] = SABOTAGE
            count = 2
        for colour in range(COLOURS):
            if colour < this[LAST]:
                continue
            if this[MIDDLE + colour]:
                actions[count] = TAKE + colour
                count += 1
            elif this[MIDDLE + WHITE] or this[UNCOMPENSATED]:
                for seat in range(this[PLAYERS]):
                    if seat != turn and this[SEALS + seat * KINDS + colour]:
                        actions[count] = TAKE_FROM + colour * SEATS + seat
                        count += 1
    elif phase == HAND_BACK:
        seals = SEALS + turn * KINDS
        led = this[LED]
        if this[seals + led]:
            actions[count] = GIVE + led
            count += 1
        if this[BY] == RED and led != RED and this[seals + RED]:
            actions[count] = GIVE + RED
            count += 1
        white_only = count == 0
        if this[seals + WHITE]:
            actions[count] = GIVE + WHITE
            count += 1
        if white_only and this[MAY_KEEP]:
            actions[count] = GIVE + BLACK
            count += 1
        elif this[BY_HAND]:
            actions[count] = FORGET
            count += 1
    return count


@compiled
def apply(this: Round, action: int) -> None:
    """A legal action of the seat on turn."""
    if action < TAKE:
        _play(this, action)
    elif action < DONE:
        _take(this, action)
    elif action < GIVE:
        _predicted(this, action == SABOTAGE)
    else:
        _settle(this, action)
        this[PHASE] = PLAY if this[TRICKS] < HAND else OVER


@compiled
def _take(this: Round, action: int) -> None:
    """S6–S8: a seal from the middle, or from a seat that gets a white one for it while there is one."""
    turn = this[TURN]
    if action < TAKE_FROM:
        colour = action - TAKE
        this[MIDDLE + colour] -= 1
    else:
        colour, seat = (action - TAKE_FROM) // SEATS, (action - TAKE_FROM) % SEATS
        this[SEALS + seat * KINDS + colour] -= 1
        if this[MIDDLE + WHITE]:
            this[MIDDLE + WHITE] -= 1
            this[SEALS + seat * KINDS + WHITE] += 1
    this[SEALS + turn * KINDS + colour] += 1
    this[LAST] = colour


@compiled
def _predicted(this: Round, sabotage: bool) -> None:
    turn = this[TURN]
    if sabotage:
        this[SABOTEUR] = turn
    this[LAST] = -1
    for kind in range(KINDS):
        this[PREDICTED + turn * KINDS + kind] = this[SEALS + turn * KINDS + kind]
    if turn == this[DEALER]:
        this[PHASE] = PLAY
    this[TURN] = turn + 1 if turn + 1 < this[PLAYERS] else 0


@compiled
def _play(this: Round, card: int) -> None:
    turn, laid = this[TURN], this[LAID]
    colour = card // VALUES
    value = card - colour * VALUES
    this[HANDS + turn * COLOURS + colour] ^= 1 << value
    this[PLAYED + colour] |= 1 << value
    this[CARDS + laid] = card
    # S11: a card of another colour than the led one and red never wins.
    strength = value + 1 + (VALUES if colour == RED else 0)
    if laid == 0:
        this[LED], this[BEST], this[BEST_SEAT] = colour, strength, turn
    else:
        if colour != this[LED]:
            this[VOIDS + turn] |= 1 << this[LED]
        if (colour == this[LED] or colour == RED) and strength > this[BEST]:
            this[BEST], this[BEST_SEAT] = strength, turn
    laid += 1
    if laid < this[PLAYERS]:
        this[LAID] = laid
        this[TURN] = turn + 1 if turn + 1 < this[PLAYERS] else 0
    else:
        _won(this)


@compiled
def _won(this: Round) -> None:
    """S11–S16: the winner leads on; where there is a choice of seals he is asked."""
    winner, led = this[BEST_SEAT], this[LED]
    by = RED if this[BEST] > VALUES else led
    this[LAID], this[LEADER], this[TURN], this[BY] = 0, winner, winner, by
    this[TRICKS] += 1
    if winner != this[SABOTEUR]:
        seals = SEALS + winner * KINDS
        colours, kind = 0, BLACK
        if this[seals + led]:
            colours, kind = 1, led
        if by == RED and led != RED and this[seals + RED]:
            colours, kind = colours + 1, RED
        white = this[seals + WHITE] > 0
        if white:
            kind = WHITE if colours == 0 else kind
        fitting = colours + white
        if fitting > 1 or (fitting and (this[BY_HAND] or (this[MAY_KEEP] and colours == 0))):
            this[PHASE] = HAND_BACK
            return
        _settle(this, GIVE + kind)
    if this[TRICKS] == HAND:
        this[PHASE] = OVER


@compiled
def _settle(this: Round, action: int) -> None:
    """S12–S17: a seal goes back, or a black one is taken while there is one."""
    kind = action - GIVE
    seals = SEALS + this[TURN] * KINDS
    if kind < BLACK:
        this[seals + kind] -= 1
        this[MIDDLE + kind] += 1
    elif kind == BLACK and this[MIDDLE + BLACK]:
        this[seals + BLACK] += 1
        this[MIDDLE + BLACK] -= 1


@compiled
def points(this: Round, seat: int) -> int:
    """S18, S19: what the round costs a seat."""
    if seat == this[SABOTEUR]:
        blacks = 0
        for other in range(this[PLAYERS]):
            blacks += this[SEALS + other * KINDS + BLACK]
        return max(this[PRICES + seat] - blacks, 0)  # type: ignore[no-any-return]
    cost = 0
    for kind in range(KINDS):
        cost += this[SEALS + seat * KINDS + kind] * _PENALTY[kind]
    return cost


@compiled
def random_action(this: Round, rng: Rng, actions: NDArray[np.int64]) -> int:
    """Any legal action, each as likely as the others."""
    return int(actions[below(rng, legal(this, actions))])
