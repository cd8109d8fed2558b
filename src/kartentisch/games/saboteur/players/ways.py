"""How many cards a tunnel still needs to a goal, compiled: a breadth-first search with bits.

It searches the nine rows around the start, as three words of three rows each. The walls of neighbouring cards are
ignored, so the answer is a lower bound.
"""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled, record_type
from kartentisch.games.saboteur.cards import DEAD
from kartentisch.games.saboteur.simulator.mine import BACK, GOALS, SIDE, START, STEP
from kartentisch.games.saboteur.simulator.position import CELLS, DOWN, LAID, WIDTH, Position

FAR = 15
"""The number of cards assumed for a goal that cannot be reached."""
TUNNELS = 4
"""The most tunnels without light that are considered."""
_WORDS = 4
"""Three words are searched; the last one takes the cells outside of them and is never read."""
_FIRST, _LAST = 3 * WIDTH, 12 * WIDTH

WORD = np.full(CELLS, _WORDS - 1, dtype=np.int64)
BIT = np.zeros(CELLS, dtype=np.int64)
for _cell in range(_FIRST, _LAST):
    WORD[_cell], _place = divmod(_cell - _FIRST, 3 * WIDTH)
    BIT[_cell] = 1 << _place
_ROOM = np.zeros(_WORDS, dtype=np.int64)
"""The cells that are searched: x from -2 to 11, without start and goals."""
for _cell in range(CELLS):
    if 3 <= _cell % WIDTH <= 16 and _cell != START and _cell not in GOALS:
        _ROOM[WORD[_cell]] |= BIT[_cell]
_WORD_BITS = (1 << 3 * WIDTH) - 1
_UP, _OVER = WIDTH, 2 * WIDTH


class Ways(Protocol):
    """A survey of the mine for this search, as a record of the type `WAYS`."""

    tunnels: int
    """How many tunnels there are that light does not reach."""
    room: Annotated[NDArray[np.int64], _WORDS]
    """The cells that are free."""
    edges: Annotated[NDArray[np.int64], _WORDS]
    """The cells to which a lit tunnel opens."""
    mouths: Annotated[NDArray[np.int64], (TUNNELS, _WORDS)]
    """For each tunnel without light the cells to which it opens."""
    tunnel: Annotated[NDArray[np.int8], CELLS]
    """For each cell the tunnel without light of which it is a part, from 1; else 0."""
    queue: Annotated[NDArray[np.int16], LAID + 1 + len(GOALS)]
    """Work space of `_find_tunnels`."""


WAYS = record_type(Ways)


@compiled
def survey(this: Position, ways: Ways) -> None:
    """Writes the survey of a position into `ways`."""
    for word in range(_WORDS):
        ways.room[word] = _ROOM[word]
        ways.edges[word] = 0
    dark = False
    for at in range(this.laid_cards):
        cell = this.laid[at]
        ways.room[WORD[cell]] &= ~BIT[cell]
        dark |= not this.lit[cell] and not this.tiles[cell] & DEAD
    for at in range(this.edge_cells):
        cell = this.edges[at]
        ways.edges[WORD[cell]] |= BIT[cell]
    for goal in range(len(GOALS)):
        dark |= this.shown >> goal & 1 == 1 and not this.lit[GOALS[goal]]
    ways.tunnels = 0
    ways.tunnel[:] = 0
    if dark:
        _find_tunnels(this, ways)


@compiled
def _find_tunnels(this: Position, ways: Ways) -> None:
    for first in range(WIDTH, CELLS - WIDTH):
        tile = this.tiles[first]
        if tile == 0 or tile & (DEAD | DOWN) or this.lit[first] or ways.tunnel[first] or ways.tunnels == TUNNELS:
            continue
        mouths = ways.mouths[ways.tunnels]
        ways.tunnels += 1
        mouths[:] = 0
        ways.queue[0] = first
        ways.tunnel[first] = ways.tunnels
        at, end = 0, 1
        while at < end:
            cell = ways.queue[at]
            at += 1
            for i in range(4):
                if this.tiles[cell] & SIDE[i]:
                    other = cell + STEP[i]
                    what = this.tiles[other]
                    if what == 0 or what == DOWN:
                        mouths[WORD[other]] |= BIT[other]
                    elif what & BACK[i] and not what & DEAD and not this.lit[other] and not ways.tunnel[other]:
                        ways.tunnel[other] = ways.tunnels
                        ways.queue[end] = other
                        end += 1


@compiled
def cards_to(this: Position, ways: Ways, goal: int, cell: int, tile: int) -> int:
    """The least number of cards that a tunnel needs to a face-down goal, with `tile` laid at `cell` (-1: as it is).

    A stone that is reached may lead on in any direction.
    """
    edges = (ways.edges[0], ways.edges[1], ways.edges[2])
    room = (ways.room[0], ways.room[1], ways.room[2])
    if cell >= 0:
        edges = _put(edges, cell, False)
        room = _put(room, cell, False)
        if not tile & DEAD:
            for i in range(4):
                if not tile & SIDE[i]:
                    continue
                other = cell + STEP[i]
                what = this.tiles[other]
                if what == 0:
                    edges = _put(edges, other, True)
                elif what == DOWN:
                    if other == GOALS[goal]:
                        return 0
                    for j in range(4):
                        edges = _put(edges, other + STEP[j], True)
                elif ways.tunnel[other]:
                    mouths = ways.mouths[ways.tunnel[other] - 1]
                    edges = (edges[0] | mouths[0], edges[1] | mouths[1], edges[2] | mouths[2])
    a, b, c = _put((0, 0, 0), GOALS[goal], True)
    for cards in range(1, FAR):
        # A tunnel that meets one mouth of a dark tunnel can go on from any other mouth.
        d = e = f = 0
        for tunnel in range(ways.tunnels):
            mouths = ways.mouths[tunnel]
            if a & mouths[0] or b & mouths[1] or c & mouths[2]:
                d |= mouths[0]
                e |= mouths[1]
                f |= mouths[2]
        d |= a | a << 1 | a >> 1 | a << _UP & _WORD_BITS | a >> _UP | b << _OVER & _WORD_BITS
        e |= b | b << 1 | b >> 1 | b << _UP & _WORD_BITS | b >> _UP | c << _OVER & _WORD_BITS | a >> _OVER
        f |= c | c << 1 | c >> 1 | c << _UP & _WORD_BITS | c >> _UP | b >> _OVER
        a, b, c = d & room[0], e & room[1], f & room[2]
        if a & edges[0] or b & edges[1] or c & edges[2]:
            return cards
    return FAR


@compiled
def _put(words: tuple[int, int, int], cell: int, there: bool) -> tuple[int, int, int]:
    """The words with the bit of a cell set or cleared."""
    a, b, c = words
    word, bit = WORD[cell], BIT[cell]
    if there:
        return (a | bit if word == 0 else a, b | bit if word == 1 else b, c | bit if word == 2 else c)
    return (a & ~bit if word == 0 else a, b & ~bit if word == 1 else b, c & ~bit if word == 2 else c)
