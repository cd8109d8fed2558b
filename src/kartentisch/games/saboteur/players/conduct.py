"""How a dwarf behaves, at machine speed: what every action is worth to it, and what an action tells about its role.

Both are described by numbers that were fitted to many rounds (see `fitted`): the weights of `worth`, and how often
diggers and saboteurs do what (`kind_of` an action). The journeyman acts so; the master plays rounds to their end so.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.simulator import (
    BREAK,
    BROKEN,
    CELLS,
    COUNTS,
    DEAD,
    FALL,
    FIX,
    KNOWS,
    LOOK,
    MOST,
    OVER,
    PASS,
    PLAYERS,
    ROLES,
    SHOWN,
    SIDE,
    STEP,
    TILES,
    TREASURE,
    TURN,
    Rng,
    Round,
)

Floats: TypeAlias = NDArray[np.float64]

# The weights of `worth`, a row for diggers and one for saboteurs; those with 3 places stand for far, mid and near.
GAIN, LOSS, IDLE, OPENS, DEAD_END = 0, 3, 6, 9, 10
BREAKS, BREAK_FOE, BREAK_IDLE, BREAK_SOON, BREAK_STAGE = 11, 12, 13, 14, 15
FIX_OWN, FIX_PART, FIXES, FIX_FOE, FIX_DOUBLE = 18, 19, 20, 21, 23
FALLS, FALL_GAIN, FALL_LOSS = 24, 25, 26
LOOKS, LOOK_FAR, LOOK_KNOWN = 29, 30, 31
PASS_WHOLE, PASS_BROKEN, KEEP, HIDE, WEIGHTS = 32, 33, 34, 46, 49
_KEPT = np.array([0, 1, 1, 3, 2, 4, 4, *[5] * 9, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 10], dtype=np.int64)
"""What a card counts as in the hand: crossing, fork, straight on, across, bend, dead end, break, repair, double, ..."""

# What an action tells: its kind, and the circumstances
AHEAD, CREEP, ASIDE, BLOCK, END, END_BLOCK, CLEAR, DIG, SPOIL, LOOKING, PASSING = range(11)
BREAK_DIGGER, BREAK_SABOTEUR, MEND_OWN, MEND_DIGGER, MEND_SABOTEUR, BREAK_SELF, KINDS = 11, 12, 13, 14, 15, 16, 17
FAR, MID, NEAR = range(3)
CIRCUMSTANCES = 6
"""Far, mid and near with whole tools; the same with broken ones."""

_SABOTEURS = np.array([0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4], dtype=np.int64)
"""T5: how many saboteurs there are by number of players, the spare dwarf included."""


@compiled
def chances(this: Round, seat: int, out: Floats) -> None:
    """How likely the treasure lies at A, B and C for a seat that goes by what it saw."""
    known = this[KNOWS + seat] | this[SHOWN]
    if known >> this[TREASURE] & 1:
        for goal in range(3):
            out[goal] = goal == this[TREASURE]
        return
    left = 3 - (known & 1) - (known >> 1 & 1) - (known >> 2 & 1)
    for goal in range(3):
        out[goal] = 0.0 if known >> goal & 1 else 1.0 / left


@compiled
def needed(this: Round, likely: Floats, cell: int, tile: int) -> float:
    """How many cards are missing to the treasure, on average over where it may lie, once a tile is laid."""
    total = 0.0
    for goal in range(3):
        if likely[goal] > 0.0 and not this[SHOWN] >> goal & 1:
            total += likely[goal] * sim.cards_to(this, goal, cell, tile)
    return total


@compiled
def stage_of(need: float) -> int:
    """Far, mid or near."""
    return NEAR if need <= 3.01 else MID if need <= 6.01 else FAR


@compiled
def gain_of(this: Round, likely: Floats, need: float, action: int) -> float:
    """By how much an action on the mine shortens the way."""
    if action < BREAK:
        return need - needed(this, likely, action % CELLS, action // CELLS)
    gain = _fall_gain(this, likely, need, action - FALL)
    sim.light(this)
    return gain


@compiled
def _fall_gain(this: Round, likely: Floats, need: float, cell: int) -> float:
    """The same for a rockfall; leaves the light as it would be then, which is slow to work out."""
    tile = this[TILES + cell]
    this[TILES + cell] = 0
    sim.light(this)
    gain = need - needed(this, likely, -1, 0)
    this[TILES + cell] = tile
    return gain


@compiled
def kind_of(this: Round, action: int, gain: float) -> int:
    """What an action counts as; what it means to break or mend somebody depends on that dwarf's role."""
    if action < BREAK:
        if action // CELLS & DEAD:
            return END_BLOCK if gain < -0.01 else END
        return AHEAD if gain > 0.6 else CREEP if gain > 0.01 else ASIDE if gain > -0.01 else BLOCK
    if action < FIX:
        other = action % 10
        return BREAK_SELF if other == this[TURN] else BREAK_DIGGER + this[ROLES + other]
    if action < FALL:
        other = action % 10
        return MEND_OWN if other == this[TURN] else MEND_DIGGER + this[ROLES + other]
    if action < LOOK:
        return CLEAR if gain > 0.01 else DIG if gain > -0.01 else SPOIL
    return LOOKING if action < PASS else PASSING


@compiled
def suspects(this: Round, signs: Floats, seat: int, foes: Floats, likely: Floats) -> None:
    """How likely each dwarf is a saboteur and each goal the treasure, by all signs, for a seat (-1: for anybody).

    Every set of as many saboteurs as there are dwarves of that kind, or one fewer, is as likely as any other before
    anything is known (T5); so sums over all sets of a size are what is needed.
    """
    players = this[PLAYERS]
    role = this[ROLES + seat] if seat >= 0 else 0
    number = _SABOTEURS[players] - role
    known = this[SHOWN] | (this[KNOWS + seat] if seat >= 0 else 0)
    found = known >> this[TREASURE] & 1
    odds, sums, weight = np.empty(sim.SEATS), np.zeros(6), np.empty(3)
    each = np.zeros((3, sim.SEATS))
    most = -1e300
    for goal in range(3):
        weight[goal] = -1e300
        if goal != this[TREASURE] if found else known >> goal & 1:
            continue
        weight[goal] = 0.0
        for other in range(players):
            if other != seat:
                weight[goal] += signs[goal, other, 0]
                odds[other] = np.exp(min(30.0, signs[goal, other, 1] - signs[goal, other, 0]))
        total = 0.0
        for left_out in range(-1, players):
            if left_out >= 0 and left_out == seat:
                continue
            sums[:] = 0.0
            sums[0] = 1.0
            for other in range(players):
                if other != seat and other != left_out:
                    for size in range(number, 0, -1):
                        sums[size] += odds[other] * sums[size - 1]
            free = sums[number] + (sums[number - 1] if number > 0 else 0.0)
            if left_out < 0:
                total = free
            else:
                each[goal, left_out] = max(0.0, 1.0 - free / total)
        weight[goal] += np.log(total)
        most = max(most, weight[goal])
    whole = 0.0
    for goal in range(3):
        weight[goal] = np.exp(weight[goal] - most)
        whole += weight[goal]
    foes[:] = 0.0
    for goal in range(3):
        likely[goal] = weight[goal] / whole
        for other in range(players):
            foes[other] += likely[goal] * each[goal, other]
    if seat >= 0:
        foes[seat] = role


@compiled
def worths(
    this: Round, likely: Floats, foes: Floats, exposed: float, told: Floats, weights: Floats,
    actions: NDArray[np.int64], number: int, out: Floats,
) -> float:  # fmt: skip
    """Writes what each action is worth to the seat on turn and returns how many cards are missing.

    `foes`: how likely each dwarf is a saboteur; `exposed`: how likely everybody takes the seat for one, so that it
    has the less to hide; `told`: what each kind of action tells, in either circumstance.
    """
    seat, players = this[TURN], this[PLAYERS]
    w = weights[this[ROLES + seat]]
    need = needed(this, likely, -1, 0)
    stage = stage_of(need)
    here = stage + (3 if this[BROKEN + seat] else 0)
    dim = False
    sure = likely[0] > 0.99 or likely[1] > 0.99 or likely[2] > 0.99
    for i in range(number):
        action = actions[i]
        worth = 0.0
        gain = 0.0
        kind = -1
        if action < BREAK:
            gain = gain_of(this, likely, need, action)
            cell, tile = action % CELLS, action // CELLS
            worth = w[GAIN + stage] * gain if gain > 0.01 else w[IDLE + stage] + w[LOSS + stage] * gain
            if tile & DEAD:
                worth += w[DEAD_END]
            else:
                ends = 0
                for side in range(4):
                    ends += tile & SIDE[side] != 0 and this[TILES + cell + STEP[side]] == 0
                worth += w[OPENS] * ends
            kind = kind_of(this, action, gain)
        elif action < FIX:
            other = action % 10
            if other == seat:
                worth = -9.0
                kind = BREAK_SELF
            else:
                soon = 1.0 - ((other - seat) % players - 1) / players
                worth = w[BREAKS] + w[BREAK_FOE] * foes[other] + w[BREAK_SOON] * soon + w[BREAK_STAGE + stage]
                if this[BROKEN + other]:
                    worth += w[BREAK_IDLE]
                if this[COUNTS + other] == 0:
                    worth -= 9.0
        elif action < FALL:
            other, tool = action % 10, (action - FIX) % 30 // 10
            whole = this[BROKEN + other] == 1 << tool
            if other == seat:
                worth = w[FIX_OWN] + (0.0 if whole else w[FIX_PART])
                kind = MEND_OWN
            else:
                worth = w[FIXES] + w[FIX_FOE] * foes[other] + (0.0 if whole else w[FIX_PART])
                if this[COUNTS + other] == 0:
                    worth -= 9.0
            if (action - FIX) // 30 >= 3:
                worth += w[FIX_DOUBLE]
        elif action < LOOK:
            gain = _fall_gain(this, likely, need, action - FALL)
            dim = True
            worth = w[FALLS] + (w[FALL_GAIN] * gain if gain > 0.0 else -w[FALL_LOSS + stage] * gain)
            kind = kind_of(this, action, gain)
        elif action < PASS:
            kind = LOOKING
            if sure or likely[action - LOOK] == 0.0:
                worth = w[LOOK_KNOWN]
            else:
                worth = w[LOOKS] + (w[LOOK_FAR] if stage == FAR else 0.0)
        else:
            kind = PASSING
            card = action - PASS
            kept = _KEPT[card]
            if card == sim.MAP and sure:
                kept = 11
            worth = w[PASS_BROKEN if this[BROKEN + seat] else PASS_WHOLE] - w[KEEP + kept]
        if kind >= 0:
            worth -= w[HIDE + stage] * (1.0 - exposed) * told[here, kind]
        out[i] = worth
    if dim:
        sim.light(this)
    return need


@compiled
def learn(
    this: Round, action: int, habits: Floats, trust: float, pair_trust: float, signs: Floats, foes: Floats
) -> None:
    """What everybody learns from an action of the seat on turn: adds to `signs`.

    `habits`: the logarithm of how often diggers and saboteurs do what in which circumstances; `foes`: what everybody
    believes so far. Whoever looked at a goal knows, wherever the treasure may lie, what he saw.
    """
    seat, players, lies = this[TURN], this[PLAYERS], this[TREASURE]
    likely = np.empty(3)
    on_mine = action < BREAK or FALL <= action < LOOK
    paired = BREAK <= action < FALL and action % 10 != seat
    need = gain = 0.0
    fresh = True
    for goal in range(3):
        if this[SHOWN] >> goal & 1:
            continue
        if fresh or this[KNOWS + seat]:
            this[TREASURE] = goal
            chances(this, seat, likely)
            need = needed(this, likely, -1, 0)
            gain = gain_of(this, likely, need, action) if on_mine else 0.0
            fresh = False
        here = stage_of(need) + (3 if this[BROKEN + seat] else 0)
        if not paired:
            kind = kind_of(this, action, gain)
            for role in range(2):
                signs[goal, seat, role] += trust * habits[role, here, kind]
            continue
        first = BREAK_DIGGER if action < FIX else MEND_DIGGER
        other = action % 10
        by, to = foes[seat], foes[other]
        bad = max(0.5, _SABOTEURS[players] - 0.5)
        good = players - bad
        dd, ds = np.exp(habits[0, here, first]) / good, np.exp(habits[0, here, first + 1]) / bad
        sd, ss = np.exp(habits[1, here, first]) / good, np.exp(habits[1, here, first + 1]) / bad
        signs[goal, seat, 0] += pair_trust * np.log(to * ds + (1 - to) * dd)
        signs[goal, seat, 1] += pair_trust * np.log(to * ss + (1 - to) * sd)
        whole = by * (to * ss + (1 - to) * sd) + (1 - by) * (to * ds + (1 - to) * dd)
        signs[goal, other, 0] += pair_trust * np.log((by * sd + (1 - by) * dd) / whole)
        signs[goal, other, 1] += pair_trust * np.log((by * ss + (1 - by) * ds) / whole)
    this[TREASURE] = lies


@compiled
def play_out(
    this: Round, signs: Floats, weights: Floats, told: Floats, habits: Floats, trust: float, pair_trust: float,
    noise: float, rng: Rng, counts: Floats,
) -> None:  # fmt: skip
    """Plays a round to its end, every seat by its own weights; counts what was done, by role and circumstances."""
    players = this[PLAYERS]
    actions = np.empty(MOST, dtype=np.int64)
    worth = np.empty(MOST)
    likely = np.empty(3)
    foes, public = np.zeros(sim.SEATS), np.zeros(sim.SEATS)
    while not this[OVER]:
        seat = this[TURN]
        number = sim.legal(this, actions)
        suspects(this, signs, -1, public, likely)
        suspects(this, signs, seat, foes, likely)
        need = worths(this, likely, foes, public[seat], told, weights[seat], actions, number, worth)
        best, most = 0, -1e9
        for i in range(number):
            value = worth[i] + noise * (sim.below(rng, 1024) / 1024.0)
            if value > most:
                best, most = i, value
        action = actions[best]
        if counts.size:
            chances(this, seat, likely)
            need = needed(this, likely, -1, 0)
            on_mine = action < BREAK or FALL <= action < LOOK
            gain = gain_of(this, likely, need, action) if on_mine else 0.0
            here = stage_of(need) + (3 if this[BROKEN + seat] else 0)
            counts[players, this[ROLES + seat], here, kind_of(this, action, gain)] += 1.0
        learn(this, action, habits, trust, pair_trust, signs, public)
        sim.apply(this, action)
