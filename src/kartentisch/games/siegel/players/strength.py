"""What a seat of Die sieben Siegel can infer from its own hand and from what lies open.

Nothing here reads another seat's hand: only its seals and the colours that it could not follow are used.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.cards import RED, VALUES, WHITE
from kartentisch.games.siegel.players.odds import HOLDS_UP, NONE_OF
from kartentisch.games.siegel.round import COLOURS, DECK, Round, count, held, lacks, power_to_beat, size, suit

Floats = NDArray[np.float32]

# Where `survey` puts its results: for each of these one number for each colour
UNSEEN, LENGTH, POTENTIAL, HOLDERS, WANTED, TOP, SECOND, THIRD, FIFTH, LOW, SURVEY = range(0, 55, 5)
"""The cards in other hands (a set), the number of cards in the own hand, how many tricks they may win, how many other
seats may still have the colour, how many seals the others hold; then own cards with no, at most one, two and four
higher ones against them, and such as hardly win."""
_HARDLY = np.float32(0.15)


@compiled
def survey(this: Round, known: Floats) -> None:
    """Writes what the seat on turn knows of every colour."""
    me, players = this.turn, this.players
    seals = open_ = 0
    for seat in range(players):
        if seat != me:
            seals += this.seals[seat]
            open_ |= 1 << COLOURS * seat
    for colour in range(COLOURS):
        cards = suit(this.hands[me], colour)
        unseen = DECK[players] & ~cards & ~suit(this.played, colour)
        total = size(unseen)
        known[UNSEEN + colour] = unseen
        known[LENGTH + colour] = size(cards)
        potential = np.float32(0.0)
        top = second = third = fifth = low = 0
        while cards:
            card = cards & -cards
            cards ^= card
            below = size(unseen & (card - 1))
            above = total - below
            stays = HOLDS_UP[players - 1, above, below]
            potential += stays
            top += above == 0
            second += above <= 1
            third += above <= 2
            fifth += above <= 4
            low += stays < _HARDLY
        known[POTENTIAL + colour] = potential
        known[TOP + colour], known[SECOND + colour], known[THIRD + colour] = top, second, third
        known[FIFTH + colour], known[LOW + colour] = fifth, low
        known[HOLDERS + colour] = size(open_ & ~(this.voids >> colour))
        known[WANTED + colour] = count(seals, colour)


@compiled
def fits(this: Round, seat: int, led: int, by: int) -> int:
    """Whether winning a trick is welcome: 2 with a seal of its colour, 1 with a white one alone, else 0 (S12–S14)."""
    if held(this, seat, led) or (by == RED and held(this, seat, RED)):
        return 2
    return 1 if held(this, seat, WHITE) else 0


@compiled
def chances(this: Round, known: Floats, card: int, above: int, below: int) -> tuple[float, float, int]:
    """The probability that the card wins the trick, in two forms, and the number of later seats that want the trick.

    The first assumes that a seat that wants the trick beats the card if it can, and any other seat only if it must.
    The second assumes that all later seats want the trick.
    """
    players, laid = this.players, this.laid
    colour = card // VALUES
    led = this.led if laid else colour
    if laid:
        if colour != led and colour != RED:
            return 0.0, 0.0, 0
        if card - colour * VALUES + 1 + (VALUES if colour == RED else 0) <= power_to_beat(this):
            return 0.0, 0.0, 0
    holders_led, holders_red = int(known[HOLDERS + led]), int(known[HOLDERS + RED])
    none_led = NONE_OF[holders_led, size(int(known[UNSEEN + led]))]
    some_red = 1.0 - NONE_OF[holders_red, size(int(known[UNSEEN + RED]))]
    higher, only_higher = 1.0 - NONE_OF[holders_led, above], NONE_OF[holders_led, below]
    higher_red = 1.0 - NONE_OF[holders_red, above]
    wins = eager = 1.0
    wanting = 0
    seat = this.turn
    for _ in range(players - 1 - laid):
        seat = seat + 1 if seat + 1 < players else 0
        wants = held(this, seat, led) + held(this, seat, WHITE)
        follows = not lacks(this, seat, led)
        may_ruff = not lacks(this, seat, RED)
        no_led = none_led if follows else 1.0
        beaten = ruffed = 0.0
        if colour == led:
            if follows:
                beaten = higher
            if led != RED and may_ruff:
                ruffed = no_led * some_red
        elif may_ruff:
            ruffed = no_led * higher_red
        eager *= max(1.0 - beaten - ruffed, 0.0)
        wanting += wants > 0
        if wants == 0:
            beaten *= only_higher
            if held(this, seat, RED) == 0:
                ruffed = 0.0
        wins *= max(1.0 - beaten - ruffed, 0.0)
    return wins, eager, wanting
