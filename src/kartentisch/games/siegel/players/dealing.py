"""The hands of the others as they may be: dealt at random, compiled, every way as likely as the others.

The counting is that of `worlds`: seats that lack the same colours get their cards together, and a table says in how
many ways the groups can have got so and so many of the first cards. `count` fills it once, `draw` deals from it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.simulator import (
    COLOURS,
    HAND,
    HANDS,
    LAID,
    LEADER,
    PHASE,
    PLAY,
    PLAYED,
    PLAYERS,
    SEATS,
    TRICKS,
    VALUES,
    VOIDS,
    Rng,
    Round,
    below,
)

_HIGHEST = np.array([0, 0, 0, 9, 12, 15], dtype=np.int64)
_RANGE = 1 << 30

# What is counted before the first draw, one row of numbers
GROUPS, UNSEEN, GROUP_OF, ROOMS, STEPS, ROOM, CARD, PLAN = 0, 1, 2, 7, 12, 17, 22, 97
"""How many groups and unseen cards; then of each seat its group, of each group its room and its step in the table; of
each seat its room; and the unseen cards."""


@compiled
def new_plan() -> NDArray[np.int64]:
    """To be filled by `count`."""
    return np.zeros(PLAN, dtype=np.int64)


@compiled
def room(this: Round, seat: int) -> int:
    """How many cards a seat holds."""
    left = int(HAND - this[TRICKS])
    if this[PHASE] == PLAY:
        place = (seat - this[LEADER]) % this[PLAYERS]
        if place < this[LAID]:
            left -= 1
    return left


@compiled
def count(this: Round, me: int, plan: NDArray[np.int64]) -> NDArray[np.float64]:
    """Prepares the deals that seat `me` holds possible: fills `plan` and returns the table of ways."""
    players, highest = this[PLAYERS], _HIGHEST[this[PLAYERS]]
    groups = 0
    lacks = np.zeros(SEATS, dtype=np.int64)
    plan[:] = 0
    plan[GROUP_OF : GROUP_OF + SEATS] = -1
    for seat in range(players):
        if seat == me:
            continue
        group = 0
        while group < groups and lacks[group] != this[VOIDS + seat]:
            group += 1
        if group == groups:
            lacks[group] = this[VOIDS + seat]
            groups += 1
        plan[GROUP_OF + seat] = group
        plan[ROOM + seat] = room(this, seat)
        plan[ROOMS + group] += plan[ROOM + seat]
    plan[GROUPS] = groups
    size = 1
    for group in range(1, groups):  # the first gets what is left and needs no dimension
        plan[STEPS + group] = size
        size *= plan[ROOMS + group] + 1
    unseen = 0
    for colour in range(COLOURS):
        for value in range(highest):
            if not (this[PLAYED + colour] | this[HANDS + me * COLOURS + colour]) >> value & 1:
                plan[CARD + unseen] = colour * VALUES + value
                unseen += 1
    plan[UNSEEN] = unseen
    ways = np.zeros((unseen + 1, size), dtype=np.float64)
    ways[0, 0] = 1.0
    for number in range(unseen):
        colour = plan[CARD + number] // VALUES
        for group in range(groups):
            if lacks[group] >> colour & 1:
                continue
            step = plan[STEPS + group]
            full = plan[ROOMS + group]
            if group == 0:
                for entry in range(size):
                    ways[number + 1, entry] += ways[number, entry]
            else:
                for entry in range(size - step):
                    if entry // step % (full + 1) < full:
                        ways[number + 1, entry + step] += ways[number, entry]
    return ways


@compiled
def draw(this: Round, plan: NDArray[np.int64], ways: NDArray[np.float64], rng: Rng) -> None:
    """Deals the unseen cards to the other hands of `this`."""
    players, groups = this[PLAYERS], plan[GROUPS]
    left = np.empty(SEATS, dtype=np.int64)
    rooms = np.empty(SEATS, dtype=np.int64)
    for seat in range(players):
        if plan[GROUP_OF + seat] >= 0:
            left[seat] = plan[ROOM + seat]
            for colour in range(COLOURS):
                this[HANDS + seat * COLOURS + colour] = 0
    entry = 0
    for group in range(groups):
        rooms[group] = plan[ROOMS + group]
        entry += plan[STEPS + group] * rooms[group]
    for number in range(plan[UNSEEN] - 1, -1, -1):
        card = plan[CARD + number]
        group = 0
        if groups > 1:
            # The ways that lead here through each group; those through a group that may not take it were not counted.
            colour = card // VALUES
            total = 0.0
            for other in range(groups):
                if rooms[other] and not _lacks(this, plan, other, colour):
                    total += ways[number, entry - plan[STEPS + other]]
            x = below(rng, _RANGE) / _RANGE * total
            for other in range(groups):
                if rooms[other] and not _lacks(this, plan, other, colour):
                    share = ways[number, entry - plan[STEPS + other]]
                    if share > 0.0:
                        group = other
                        if x < share:
                            break
                        x -= share
        entry -= plan[STEPS + group]
        # Within the group every free place is as likely as the others.
        place = below(rng, rooms[group])
        rooms[group] -= 1
        for seat in range(players):
            if plan[GROUP_OF + seat] == group:
                if place < left[seat]:
                    left[seat] -= 1
                    this[HANDS + seat * COLOURS + card // VALUES] |= 1 << card % VALUES
                    break
                place -= left[seat]


@compiled
def _lacks(this: Round, plan: NDArray[np.int64], group: int, colour: int) -> bool:
    for seat in range(this[PLAYERS]):
        if plan[GROUP_OF + seat] == group:
            return bool(this[VOIDS + seat] >> colour & 1)
    return False
