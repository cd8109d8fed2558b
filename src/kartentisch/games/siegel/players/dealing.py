"""Uniform sampling of the other hands, compiled: every possible deal is equally likely.

It counts as `worlds` does (dynamic programming): seats that lack the same colours form a group, and a table has the
number of ways in which the groups can have got so many of the first cards. `possible_deals` fills the table once, and
`draw` samples deals from it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.cards import HAND_SIZE, SEATS, VALUES
from kartentisch.games.siegel.round import COLOURS, DECK, PLAY, Round, lowest, put, suit
from kartentisch.games.siegel.simulator import Rng, below

_RANGE = 1 << 30
_EVERY = (1 << COLOURS) - 1


class Deals(NamedTuple):
    """The deals that are possible as far as a seat knows."""

    cards: NDArray[np.int64]
    """The unseen cards."""
    group_of: NDArray[np.int64]
    """The group of each seat; -1 for the seat itself."""
    room_of: NDArray[np.int64]
    """How many cards each seat gets."""
    lacks: NDArray[np.int64]
    """The colours that each group lacks, a bit each."""
    rooms: NDArray[np.int64]
    """How many cards each group gets."""
    steps: NDArray[np.int64]
    """The stride of each group in the table: the distance between entries that differ by one card of the group."""
    ways: NDArray[np.float64]
    """``ways[n, entry]``: in how many ways the first n cards can have been given to the groups."""


@compiled
def room(this: Round, seat: int) -> int:
    """How many cards a seat holds."""
    left = HAND_SIZE - this.tricks
    if this.phase == PLAY and (seat - this.leader) % this.players < this.laid:
        left -= 1
    return left


@compiled
def possible_deals(this: Round, me: int) -> Deals:
    """Counts the deals that are possible as far as seat `me` knows."""
    group_of, room_of = np.full(SEATS, -1, dtype=np.int64), np.zeros(SEATS, dtype=np.int64)
    of_groups = np.zeros((3, SEATS), dtype=np.int64)
    lacks, rooms, steps = of_groups[0], of_groups[1], of_groups[2]
    groups = 0
    for seat in range(this.players):
        if seat == me:
            continue
        voids = this.voids >> COLOURS * seat & _EVERY
        group = 0
        while group < groups and lacks[group] != voids:
            group += 1
        if group == groups:
            lacks[group] = voids
            groups += 1
        group_of[seat] = group
        room_of[seat] = room(this, seat)
        rooms[group] += room_of[seat]
    entries = 1
    for group in range(1, groups):  # the first gets what is left and needs no dimension
        steps[group] = entries
        entries *= rooms[group] + 1
    cards = np.empty(int(rooms.sum()), dtype=np.int64)
    unseen = 0
    for colour in range(COLOURS):
        left = DECK[this.players] & ~suit(this.played, colour) & ~suit(this.hands[me], colour)
        while left:
            cards[unseen] = colour * VALUES + lowest(left)
            unseen += 1
            left &= left - 1
    ways = np.zeros((unseen + 1, entries), dtype=np.float64)
    ways[0, 0] = 1.0
    for number in range(unseen):
        colour = cards[number] // VALUES
        for group in range(groups):
            if lacks[group] >> colour & 1:
                continue
            step = steps[group]
            full = rooms[group]
            if group == 0:
                for entry in range(entries):
                    ways[number + 1, entry] += ways[number, entry]
            else:
                for entry in range(entries - step):
                    if entry // step % (full + 1) < full:
                        ways[number + 1, entry + step] += ways[number, entry]
    return Deals(cards, group_of, room_of, lacks[:groups], rooms[:groups], steps[:groups], ways)


@compiled
def draw(this: Round, deals: Deals, rng: Rng) -> None:
    """Deals the unseen cards to the other hands of `this`."""
    left, rooms = deals.room_of.copy(), deals.rooms.copy()
    for seat in range(this.players):
        if deals.group_of[seat] >= 0:
            this.hands[seat, 0] = this.hands[seat, 1] = 0
    entry = 0
    for group in range(len(rooms)):
        entry += deals.steps[group] * rooms[group]
    for number in range(len(deals.cards) - 1, -1, -1):
        card = deals.cards[number]
        group = 0
        if len(rooms) > 1:
            # The number of ways by the group that takes this card; a group that may not take it was not counted.
            colour = card // VALUES
            total = 0.0
            for other in range(len(rooms)):
                if rooms[other] and not deals.lacks[other] >> colour & 1:
                    total += deals.ways[number, entry - deals.steps[other]]
            x = below(rng, _RANGE) / _RANGE * total
            for other in range(len(rooms)):
                if rooms[other] and not deals.lacks[other] >> colour & 1:
                    share = deals.ways[number, entry - deals.steps[other]]
                    if share > 0.0:
                        group = other
                        if x < share:
                            break
                        x -= share
        entry -= deals.steps[group]
        # Within the group every free place is as likely as the others.
        place = below(rng, rooms[group])
        rooms[group] -= 1
        for seat in range(this.players):
            if deals.group_of[seat] == group:
                if place < left[seat]:
                    left[seat] -= 1
                    put(this.hands[seat], card)
                    break
                place -= left[seat]
