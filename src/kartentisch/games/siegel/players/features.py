"""The features of a choice in Die sieben Siegel: numbers between about -1 and 1, the inputs of the networks.

They are what a thoughtful player looks at; how much each of them matters is fitted (see `fitted`). Their order is that
of the fitted weights, so after a change here the weights must be fitted again.
"""

from __future__ import annotations

import numpy as np

from kartentisch.compiled import compiled
from kartentisch.games.siegel.actions import FORGET, GIVE
from kartentisch.games.siegel.cards import BLACK, HAND_SIZE, RED, VALUES, WHITE
from kartentisch.games.siegel.players.odds import HOLDS_UP
from kartentisch.games.siegel.players.strength import (
    FIFTH,
    HOLDERS,
    LENGTH,
    LOW,
    POTENTIAL,
    SECOND,
    THIRD,
    TOP,
    UNSEEN,
    WANTED,
    Floats,
    chances,
    fits,
)
from kartentisch.games.siegel.round import (
    COLOURS,
    Round,
    count,
    power_to_beat,
    seat_to_beat,
    size,
    suit,
    unsettled,
)

POSITION = 16
"""How many features of a decision about cards, or seals to hand back, are the same for all choices; they come first."""


@compiled
def position(this: Round, known: Floats, into: Floats) -> None:
    """Writes the features that are the same for every card that could be played."""
    me, players = this.turn, this.players
    seals = this.seals[me]
    left = max(HAND_SIZE - this.tricks, 1)
    potential = exits = 0.0
    mine = unsettled(seals)
    for colour in range(COLOURS):
        potential += known[POTENTIAL + colour]
        exits += known[LOW + colour]
    theirs = done = 0
    for seat in range(players):
        if seat != me:
            open_ = unsettled(this.seals[seat])
            theirs += open_
            done += seat != this.saboteur and open_ == 0
    into[0] = players == 3
    into[1] = players == 5
    into[2] = left / HAND_SIZE
    into[3] = mine / 4
    into[4] = mine / left  # a seal for every trick that is left?
    into[5] = min(max(potential - mine, -4.0), 4.0) / 2  # more tricks in hand than seals, or fewer
    into[6] = min(count(seals, WHITE), 2) / 2
    into[7] = count(seals, RED) / 3
    into[8] = min(max(known[POTENTIAL + RED] - count(seals, RED), -3.0), 3.0) / 2
    into[9] = count(this.middle, BLACK) / 6
    into[10] = min(max(mine + theirs - left, -5), 5) / 4  # more seals than tricks: they are fought over
    into[11] = 1.0 if this.saboteur >= 0 else 0.0
    into[12] = done / 4  # seats without seals avoid tricks
    into[13] = known[LENGTH + RED] / 5
    into[14] = exits / left  # cards to give the lead away with
    into[15] = known[WANTED + RED] / 3


@compiled
def card_features(this: Round, known: Floats, card: int, into: Floats) -> None:
    """Writes the features of one card."""
    me, players, laid = this.turn, this.players, this.laid
    colour = card // VALUES
    value = card - colour * VALUES
    bit = 1 << value
    seals = this.seals[me]
    hand = suit(this.hands[me], colour)
    unseen = int(known[UNSEEN + colour])
    below = size(unseen & (bit - 1))
    above = size(unseen) - below
    lower = size(hand & (bit - 1))
    led = this.led if laid else colour
    need = count(seals, colour)
    potential = known[POTENTIAL + colour]
    welcome = fits(this, me, led, RED if colour == RED else led)
    likely, eager, wanting = chances(this, known, card, above, below)
    into[16] = colour == RED
    into[17] = min(need, 3) / 2
    into[18] = min(max(potential - need, -3.0), 3.0) / 2
    into[19] = HOLDS_UP[players - 1, above, below]
    into[20] = below / (above + below) if above + below else 1.0
    into[21] = above == 0
    into[22] = min(above, 4) / 4
    into[23] = min(below, 6) / 6
    into[24] = known[LENGTH + colour] / 5
    into[25] = likely
    into[26] = eager
    into[27] = likely if welcome == 2 else 0.0  # wins what is wanted
    into[28] = likely if welcome == 1 else 0.0  # for a white seal alone
    into[29] = min(lower, 4) / 4
    into[30] = min(size(hand) - 1 - lower, 4) / 4
    into[31] = known[WANTED + colour] / 3
    into[32] = (players - 1 - known[HOLDERS + colour]) / 4
    into[33] = (above + below) / 10
    into[34] = (players - 1 - laid) / 4
    into[35] = into[38] = 0.0
    if laid:
        if seat_to_beat(this) == this.saboteur:
            into[38] = 1.0
        else:
            into[35] = fits(this, seat_to_beat(this), led, RED if power_to_beat(this) > VALUES else led) / 2
    into[36] = wanting / 4
    into[37] = 1.0 if known[LENGTH + colour] == 1 else 0.0


@compiled
def seal_features(this: Round, known: Floats, colour: int, into: Floats) -> None:
    """Writes the features of one more seal of a colour."""
    me, players = this.turn, this.players
    seals = this.seals[me]
    taken = count(seals, colour)
    total = later = low = 0.0
    mine = theirs = longest = 0
    shortest = HAND_SIZE
    short = 0
    for other in range(COLOURS):
        total += known[POTENTIAL + other]
        low += known[LOW + other]
        mine += count(seals, other)
        theirs += int(known[WANTED + other])
        if other > colour:
            later += known[POTENTIAL + other]
        length = int(known[LENGTH + other])
        longest = max(longest, length)
        if other != RED and other != colour:
            shortest = min(shortest, length)
            short += length <= 1
    waiting = this.dealer - me
    if waiting < 0:
        waiting += players
    into[0] = players == 3
    into[1] = players == 5
    into[2] = known[TOP + colour] / 3
    into[3] = known[SECOND + colour] / 3
    into[4] = known[THIRD + colour] / 3
    into[5] = taken / 2
    into[6] = known[POTENTIAL + colour] / 2
    into[7] = (known[POTENTIAL + colour] - taken) / 2
    into[8] = known[LENGTH + colour] / 5
    into[9] = total / 4
    into[10] = mine / 4
    into[11] = (total - mine) / 4
    into[12] = later / 3
    into[13] = known[POTENTIAL + RED] / 3
    into[14] = known[LENGTH + RED] / 5
    into[15] = shortest / 4  # soon to be ruffed
    into[16] = short / 2
    into[17] = known[WANTED + colour] / 3
    into[18] = count(this.middle, colour) == 0  # it would be taken from somebody
    into[19] = theirs / 10
    into[20] = waiting / 4
    into[21] = waiting == players - 1  # leads the first trick
    into[22] = waiting == 0  # knows what all others predicted
    into[23] = 1.0 if this.saboteur >= 0 else 0.0
    into[24] = count(this.middle, WHITE) / 4
    into[25] = taken == 0
    into[26] = longest / 6
    into[27] = count(seals, RED) / 3
    into[28] = (theirs + mine) / (3.0 * (players - waiting)) - 1.0  # predictions so far: high or low
    into[29] = colour / 4
    into[30] = known[LOW + colour] / 3
    into[31] = low / 10
    into[32] = known[TOP + RED] / 3
    into[33] = known[FIFTH + colour] / 4


@compiled
def prediction_features(this: Round, known: Floats, colour: int, into: Floats) -> None:
    """Writes the features of one more seal of a colour, or of the saboteur (-1)."""
    seal_features(this, known, max(colour, RED), into)
    if colour < 0:
        # How clear the plan would be, and the price
        doubt = np.float32(0.0)
        for other in range(COLOURS):
            potential = known[POTENTIAL + other]
            doubt += abs(potential - np.floor(potential + np.float32(0.5)))
        into[12] = doubt / 2
        into[29] = this.prices[this.turn] / 4


@compiled
def giving_features(this: Round, known: Floats, action: int, into: Floats) -> None:
    """Writes the features of handing back that kind of seal."""
    seals = this.seals[this.turn]
    for i in range(POSITION, POSITION + 12):
        into[i] = 0.0
    kind = action - GIVE
    if action == FORGET:
        into[16] = 1.0
        kind = this.led
    elif kind == BLACK:
        into[17] = 1.0
        into[18] = count(this.middle, BLACK) == 0
    elif kind == WHITE:
        into[19] = 1.0
    elif kind == RED and this.led != RED:
        into[20] = 1.0
    if kind < COLOURS:
        into[21] = count(seals, kind) / 3
        into[22] = known[POTENTIAL + kind] / 2
        into[23] = (known[POTENTIAL + kind] - count(seals, kind)) / 2
        into[24] = known[LENGTH + kind] / 5
        into[25] = 1.0 if known[LENGTH + kind] == 0 else 0.0
    into[26] = this.tricks == HAND_SIZE
    into[27] = count(this.middle, BLACK) == 0
