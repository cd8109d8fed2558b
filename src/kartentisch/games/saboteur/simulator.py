"""A round of Saboteur at machine speed, for players that think ahead: the second and last place where its rules stand.

A round is one array of numbers, its parts named below; it is changed in place. `legal` and `apply` are the twins of
`rules.legal` and `rules.apply` and are held to them step by step in the tests, within the part of the mine that is
kept here: nobody digs sensibly outside of it. Actions are numbers:

    tile × CELLS + cell      lay a tile          FALL + cell    rockfall
    BREAK + tool × 10 + seat break a tool        LOOK + goal    map
    FIX + fix × 30 + tool × 10 + seat repair     PASS + card    discard

Cards are numbers in the order of `cards.COUNTS`: 0–15 paths, 16–18 breaks, 19–24 repairs, 25 rockfall, 26 map.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled

Round: TypeAlias = NDArray[np.int64]
Rng: TypeAlias = NDArray[np.uint64]

WIDTH, HEIGHT = 20, 15
CELLS = WIDTH * HEIGHT
START = 7 * WIDTH + 5
"""The cell of the start: x from -4 to 13, y from -6 to 6, and a rim on which nothing is laid."""
GOALS = np.array([9 * WIDTH + 13, 7 * WIDTH + 13, 5 * WIDTH + 13], dtype=np.int64)
DEAD, DOWN = 16, 32
SEATS, HAND, DECK, CARDS = 10, 6, 67, 27
BREAKING, FIXING, ROCKFALL, MAP = 16, 19, 25, 26
"""The first break, the first repair, and the other actions, as cards."""

# Where a round keeps what
TURN, PLAYERS, PILE, DRAWN, OVER, REACHER, BREAK_OWN, TREASURE, SHOWN, EDGE, DARK = range(11)
"""PILE: how many cards it had; DRAWN: how many of them are gone; REACHER: who reached the treasure, or -1;
TREASURE: at which goal it lies; SHOWN: a bit for each goal turned; EDGE, DARK: how many there are of those below."""
KINDS, ROLES, BROKEN, COUNTS, KNOWS = 11, 14, 24, 34, 44
"""KINDS: the goals as tiles; ROLES: 1 for saboteurs; BROKEN: bits of tools; KNOWS: bits of the goals looked at."""
HANDS, PILED, TILES, LIT, EDGES, ROOM, WANTED, MOUTHS = 54, 114, 181, 481, 781, 881, 885, 889
"""LIT: 1 where light reaches, from 2 on the number of a dark tunnel, -1 at edges; EDGES: the cells where can be laid;
ROOM, WANTED: as bits, the cells that are free and the edges; MOUTHS: such bits for every dark tunnel."""
TUNNELS = 4
SIZE = MOUTHS + TUNNELS * 4

BREAK, FIX, FALL, LOOK, PASS = 10_000, 11_000, 12_000, 13_000, 14_000
MOST = 600
"""More actions than anybody ever has."""
FAR = 15
"""How many cards a goal out of reach is taken to need."""

SIDE = np.array([1, 2, 4, 8], dtype=np.int64)
STEP = np.array([WIDTH, 1, -WIDTH, -1], dtype=np.int64)
BACK = np.array([4, 8, 1, 2], dtype=np.int64)
TILE = np.array([15, 7, 11, 5, 10, 3, 9, 31, 23, 27, 21, 26, 19, 25, 17, 18], dtype=np.int64)
"""The paths in one of their positions."""
CARD = np.full(32, -1, dtype=np.int64)
"""The card of every tile."""
FIXES = np.array([1, 2, 4, 3, 6, 5], dtype=np.int64)
"""The tools that each repair mends, as bits."""
TURNED = np.array([(t & 3) << 2 | (t & 12) >> 2 | t & DEAD for t in range(32)], dtype=np.int64)
for _card, _tile in enumerate(TILE):
    CARD[_tile] = CARD[TURNED[_tile]] = _card

# Ways are looked for with bits, in the nine rows around the start: three words of three rows, and one for all else.
WORD = np.full(CELLS, 3, dtype=np.int64)
BIT = np.zeros(CELLS, dtype=np.int64)
for _cell in range(3 * WIDTH, 12 * WIDTH):
    WORD[_cell], BIT[_cell] = divmod(_cell - 3 * WIDTH, 3 * WIDTH)
    BIT[_cell] = 1 << BIT[_cell]
_ROOM = np.zeros(4, dtype=np.int64)
"""All the room in which ways are looked for: x from -2 to 11."""
for _cell in range(CELLS):
    if 3 <= _cell % WIDTH <= 16:
        _ROOM[WORD[_cell]] |= BIT[_cell]
_WORD_BITS = (1 << 3 * WIDTH) - 1
_UP, _OVER = WIDTH, 2 * WIDTH

_ONE, _12, _25, _27, _32 = (np.uint64(number) for number in (1, 12, 25, 27, 32))
_FACTOR = np.uint64(0x2545F4914F6CDD1D)


@compiled
def below(rng: Rng, number: int) -> int:
    """A random number from 0 to that one, without it (xorshift64*)."""
    x = rng[0]
    x ^= x >> _12
    x ^= x << _25
    x ^= x >> _27
    rng[0] = x
    drawn: int = np.int64((((x * _FACTOR) >> _32) * np.uint64(number)) >> _32)  # type: ignore[assignment]
    return drawn


@compiled
def light(this: Round) -> None:
    """Works out anew where light reaches, where can be laid, and which tunnels are cut off (T9)."""
    this[LIT:EDGES] = 0
    this[EDGE] = 0
    this[WANTED:MOUTHS] = 0
    for word in range(3):
        this[ROOM + word] = _ROOM[word]
    for cell in range(3 * WIDTH, 12 * WIDTH):
        if this[TILES + cell]:
            this[ROOM + WORD[cell]] &= ~BIT[cell]
    todo = np.empty(CELLS, dtype=np.int64)
    todo[0] = START
    this[LIT + START] = 1
    end, at = 1, 0
    while at < end:
        cell = todo[at]
        at += 1
        tile = this[TILES + cell]
        if tile & DEAD:
            continue
        for i in range(4):
            if tile & SIDE[i]:
                other = cell + STEP[i]
                what = this[TILES + other]
                if this[LIT + other]:
                    continue
                if what == 0:
                    if 0 < other % WIDTH < WIDTH - 1 and WIDTH <= other < CELLS - WIDTH:
                        this[LIT + other] = -1
                        this[WANTED + WORD[other]] |= BIT[other]
                        this[EDGES + this[EDGE]] = other
                        this[EDGE] += 1
                elif what != DOWN and what & BACK[i]:
                    this[LIT + other] = 1
                    todo[end] = other
                    end += 1
    _darkness(this, todo)


@compiled
def _darkness(this: Round, todo: NDArray[np.int64]) -> None:
    """The tunnels without light, and the cells before their mouths."""
    this[DARK] = 0
    for first in range(WIDTH, CELLS - WIDTH):
        tile = this[TILES + first]
        if tile == 0 or tile & (DEAD | DOWN) or this[LIT + first] or this[DARK] == TUNNELS:
            continue
        mouths = MOUTHS + this[DARK] * 4
        this[DARK] += 1
        this[mouths : mouths + 4] = 0
        todo[0] = first
        this[LIT + first] = 1 + this[DARK]
        end, at = 1, 0
        while at < end:
            cell = todo[at]
            at += 1
            for i in range(4):
                if this[TILES + cell] & SIDE[i]:
                    other = cell + STEP[i]
                    what = this[TILES + other]
                    if what == 0 or what == DOWN:
                        this[mouths + WORD[other]] |= BIT[other]
                    elif what & BACK[i] and not what & DEAD and not this[LIT + other]:
                        this[LIT + other] = 1 + this[DARK]
                        todo[end] = other
                        end += 1


@compiled
def fits(this: Round, cell: int, tile: int) -> bool:
    """T9: whether openings meet openings and walls walls; a face-down goal matches anything (T10)."""
    for i in range(4):
        other = this[TILES + cell + STEP[i]]
        if other != 0 and other != DOWN and (tile & SIDE[i] != 0) != (other & BACK[i] != 0):
            return False
    return True


@compiled
def legal(this: Round, out: NDArray[np.int64]) -> int:
    """T8: writes everything that the seat on turn may do, and returns how much that is."""
    seat, players = this[TURN], this[PLAYERS]
    number = 0
    done = 0
    for i in range(this[COUNTS + seat]):
        card = this[HANDS + seat * HAND + i]
        if done >> card & 1:
            continue
        done |= 1 << card
        out[number] = PASS + card
        number += 1
        if card < BREAKING:
            if this[BROKEN + seat]:
                continue
            for turn in range(2):
                tile = TILE[card]
                if turn:
                    tile = TURNED[tile]
                    if tile == TILE[card]:
                        break
                for at in range(this[EDGE]):
                    cell = this[EDGES + at]
                    if fits(this, cell, tile):
                        out[number] = tile * CELLS + cell
                        number += 1
        elif card < FIXING:
            for other in range(players):
                if not this[BROKEN + other] >> (card - BREAKING) & 1 and (other != seat or this[BREAK_OWN]):
                    out[number] = BREAK + (card - BREAKING) * 10 + other
                    number += 1
        elif card < ROCKFALL:
            for other in range(players):
                for tool in range(3):
                    if FIXES[card - FIXING] & this[BROKEN + other] & 1 << tool:
                        out[number] = FIX + (card - FIXING) * 30 + tool * 10 + other
                        number += 1
        elif card == MAP:
            for goal in range(3):
                if not this[SHOWN] >> goal & 1:
                    out[number] = LOOK + goal
                    number += 1
        else:
            for cell in range(WIDTH, CELLS - WIDTH):
                if this[TILES + cell] and cell != START and cell != GOALS[0] and cell != GOALS[1] and cell != GOALS[2]:
                    out[number] = FALL + cell
                    number += 1
    return number


@compiled
def card_of(action: int) -> int:
    """The hand card that an action spends."""
    if action < BREAK:
        return int(CARD[action // CELLS])
    if action < FIX:
        return BREAKING + (action - BREAK) // 10
    if action < FALL:
        return FIXING + (action - FIX) // 30
    if action < LOOK:
        return ROCKFALL
    if action < PASS:
        return MAP
    return action - PASS


@compiled
def lay(this: Round, cell: int, tile: int) -> None:
    """T16: lays a tile and turns the goals that it reaches over."""
    this[TILES + cell] = tile
    if not tile & DEAD:
        for i in range(4):
            other = cell + STEP[i]
            if tile & SIDE[i] and this[TILES + other] == DOWN:
                for goal in range(3):
                    if GOALS[goal] == other:
                        what = this[KINDS + goal]
                        this[TILES + other] = what if what & BACK[i] else TURNED[what]
                        this[SHOWN] |= 1 << goal
    light(this)


@compiled
def happen(this: Round, action: int) -> None:
    """What an action of the seat on turn does to the mine, to tools and to what that seat knows."""
    if action < BREAK:
        lay(this, action % CELLS, action // CELLS)
    elif action < FIX:
        this[BROKEN + action % 10] |= 1 << (action - BREAK) // 10
    elif action < FALL:
        this[BROKEN + action % 10] &= ~(1 << (action - FIX) % 30 // 10)
    elif action < LOOK:
        this[TILES + action - FALL] = 0
        light(this)
    elif action < PASS:
        this[KNOWS + this[TURN]] |= 1 << (action - LOOK)


@compiled
def apply(this: Round, action: int) -> None:
    """The round after an action of the seat on turn."""
    seat, players = this[TURN], this[PLAYERS]
    happen(this, action)
    card = card_of(action)
    hand = HANDS + seat * HAND
    at = 0
    while this[hand + at] != card:
        at += 1
    last = this[COUNTS + seat] - 1
    this[hand + at] = this[hand + last]
    reached = this[SHOWN] >> this[TREASURE] & 1
    if this[DRAWN] < this[PILE] and not reached:
        this[hand + last] = this[PILED + this[DRAWN]]
        this[DRAWN] += 1
    else:
        this[COUNTS + seat] = last
    if reached:
        this[OVER] = 1
        this[REACHER] = seat
        return
    turn = seat
    for i in range(1, players + 1):
        turn = (seat + i) % players
        if this[COUNTS + turn]:
            break
    this[TURN] = turn
    if not this[COUNTS + turn]:
        this[OVER] = 1


@compiled
def cards_to(this: Round, goal: int, cell: int, tile: int) -> int:
    """How many cards a tunnel needs at least to a face-down goal, once `tile` lies at `cell` (-1: as things are).

    A stone reached on the way leads on, nobody knows yet where.
    """
    wanted = (this[WANTED], this[WANTED + 1], this[WANTED + 2])
    room = (this[ROOM], this[ROOM + 1], this[ROOM + 2])
    if cell >= 0:
        wanted = _put(wanted, cell, False)
        room = _put(room, cell, False)
        if not tile & DEAD:
            for i in range(4):
                if not tile & SIDE[i]:
                    continue
                other = cell + STEP[i]
                what = this[TILES + other]
                if what == 0:
                    wanted = _put(wanted, other, True)
                elif what == DOWN:
                    if other == GOALS[goal]:
                        return 0
                    for j in range(4):
                        wanted = _put(wanted, other + STEP[j], True)
                elif this[LIT + other] > 1:
                    mouths = MOUTHS + (this[LIT + other] - 2) * 4
                    wanted = (wanted[0] | this[mouths], wanted[1] | this[mouths + 1], wanted[2] | this[mouths + 2])
    a, b, c = _put((0, 0, 0), GOALS[goal], True)
    for cards in range(1, FAR):
        # Whatever meets one mouth of a dark tunnel may go on from any other.
        d = e = f = 0
        for tunnel in range(this[DARK]):
            mouths = MOUTHS + tunnel * 4
            if a & this[mouths] or b & this[mouths + 1] or c & this[mouths + 2]:
                d |= this[mouths]
                e |= this[mouths + 1]
                f |= this[mouths + 2]
        d |= a | a << 1 | a >> 1 | a << _UP & _WORD_BITS | a >> _UP | b << _OVER & _WORD_BITS
        e |= b | b << 1 | b >> 1 | b << _UP & _WORD_BITS | b >> _UP | c << _OVER & _WORD_BITS | a >> _OVER
        f |= c | c << 1 | c >> 1 | c << _UP & _WORD_BITS | c >> _UP | b >> _OVER
        a, b, c = d & room[0], e & room[1], f & room[2]
        if a & wanted[0] or b & wanted[1] or c & wanted[2]:
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
