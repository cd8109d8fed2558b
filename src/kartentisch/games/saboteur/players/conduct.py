"""A model of how dwarves behave, compiled: the value of every action, and what an action tells about a role.

Its parameters were fitted to many rounds (see `fitted`): the weights of `worths`, and how often diggers and saboteurs
do each kind of action (`kind_of`). The journeyman plays by it; the master uses it as the policy of its rollouts.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kartentisch.compiled import compiled
from kartentisch.games.saboteur import simulator as sim
from kartentisch.games.saboteur.actions import BREAK, DISCARD, FALL, FIX, LOOK
from kartentisch.games.saboteur.cards import DEAD
from kartentisch.games.saboteur.players.ways import WAYS, Ways, cards_to, survey
from kartentisch.games.saboteur.players.weights import HELD_AS, IS_DOUBLE, NEEDLESS_MAP, STAGES, Floats, Records, Style
from kartentisch.games.saboteur.simulator import MOST, POSITION, TURN, Actions, Position, Rng
from kartentisch.games.saboteur.simulator.choices import MAP
from kartentisch.games.saboteur.simulator.game import SABOTEURS
from kartentisch.games.saboteur.simulator.mine import GOALS, SIDE, STEP, fall
from kartentisch.games.saboteur.simulator.position import SEATS

FAR, MID, NEAR = range(len(STAGES))
CLEAR_GAIN = 0.6
"""Whatever saves more cards than this clearly shortens the way."""


class Opinion(NamedTuple):
    """The belief of a seat, or of everybody."""

    likely: Floats
    """The probability of each goal to be the treasure."""
    foes: Floats
    """The probability of each dwarf to be a saboteur."""


class Choices(NamedTuple):
    """The legal actions of a dwarf and their values; only the first so many elements are used."""

    actions: Actions
    worths: Floats


class Traces(NamedTuple):
    """What everybody can see of each turn: who acted, whose tools it was about, and what it was if the treasure lies
    at each of the goals."""

    seats: Actions
    targets: Actions
    """Whose tool was broken or repaired; -1 where it was nobody else's."""
    circumstances: Actions
    """By turn and goal; -1 where the goal had been turned over."""
    kinds: Actions
    """By turn and goal. Where there is a target: the kind if he is a digger; the next number, if he is a saboteur."""


class Desk(NamedTuple):
    """Work space for `worths` and `learn`, with the survey of the current position."""

    ways: Records
    """Two surveys of type `WAYS`: of the current position, and of the position after an action that is tried."""
    trial: Records
    """One `POSITION`: the position after an action that is tried."""
    trace: Traces
    """One turn: what is seen of an action."""


# What an action tells: its kind, and the circumstances
AHEAD, CREEP, ASIDE, BLOCK, END, END_BLOCK, CLEAR, DIG, SPOIL, LOOKING, PASSING = range(11)
BREAK_DIGGER, BREAK_SABOTEUR, MEND_OWN, MEND_DIGGER, MEND_SABOTEUR, BREAK_SELF, KINDS = 11, 12, 13, 14, 15, 16, 17
USELESS = (ASIDE, END, DIG)
"""What neither helps the diggers nor harms them."""
NEUTRAL = (LOOKING, MEND_OWN)
"""What is as good for saboteurs as for diggers."""
_SIZES = int(SABOTEURS.max()) + 1
"""The number of possible sizes of a set of saboteurs."""


@compiled
def desk() -> Desk:
    """An empty desk."""
    return Desk(np.zeros(2, WAYS), np.zeros(1, POSITION), traces(1))


@compiled
def traces(number: int) -> Traces:
    """Room for so many turns."""
    each = (number, len(GOALS))
    return Traces(
        np.zeros(number, dtype=np.int64),
        np.zeros(number, dtype=np.int64),
        np.zeros(each, dtype=np.int64),
        np.zeros(each, dtype=np.int64),
    )


@compiled
def no_signs(style: Style) -> Floats:
    """What is known before anything was done: no signs.

    By goal, seat and role: first the log-likelihood of all that was done, then the same for each character alone.
    """
    return np.zeros((len(GOALS), SEATS, 2, 1 + style.habits.shape[0]))


@compiled
def chances(this: Position, seat: int, out: Floats) -> None:
    """The probabilities that the treasure lies at A, B and C for a seat that knows only the goals it saw."""
    known = this.knows[seat] | this.shown
    if known >> this.treasure & 1:
        for goal in range(len(GOALS)):
            out[goal] = goal == this.treasure
        return
    left = len(GOALS)
    for goal in range(len(GOALS)):
        left -= known >> goal & 1
    for goal in range(len(GOALS)):
        out[goal] = 0.0 if known >> goal & 1 else 1.0 / left


@compiled
def needed(this: Position, ways: Ways, likely: Floats, cell: int, tile: int) -> float:
    """The expected number of cards to the treasure, on average over where it may lie, once a tile is laid."""
    total = 0.0
    for goal in range(len(GOALS)):
        if likely[goal] > 0.0 and not this.shown >> goal & 1:
            total += likely[goal] * cards_to(this, ways, goal, cell, tile)
    return total


@compiled
def stage_of(need: float) -> int:
    """The index in `STAGES` for so many missing cards."""
    return NEAR if need <= 3.01 else MID if need <= 6.01 else FAR


@compiled
def gain_of(this: Position, desk: Desk, likely: Floats, need: float, action: int) -> float:
    """How many cards an action in the mine saves; the desk has the survey of the position."""
    if action < BREAK:
        return need - needed(this, desk.ways[0], likely, sim.cell_of(action), sim.tile_of(action))
    desk.trial[0] = this
    after = desk.trial[0]
    fall(after, sim.cell_of(action))
    survey(after, desk.ways[1])
    return need - needed(after, desk.ways[1], likely, -1, 0)


@compiled
def best_gain(this: Position, desk: Desk, likely: Floats, actions: Actions, number: int) -> float:
    """How many cards the best real path saves among the first so many actions; 0 if none does."""
    need = needed(this, desk.ways[0], likely, -1, 0)
    best = 0.0
    for i in range(number):
        if actions[i] < BREAK and not sim.tile_of(actions[i]) & DEAD:
            best = max(best, gain_of(this, desk, likely, need, actions[i]))
    return best


@compiled
def kind_of(this: Position, action: int, gain: float) -> int:
    """The kind of an action. What breaking or repairing tells depends on the role of the target."""
    if action < BREAK:
        if sim.tile_of(action) & DEAD:
            return END_BLOCK if gain < -0.01 else END
        return AHEAD if gain > CLEAR_GAIN else CREEP if gain > 0.01 else ASIDE if gain > -0.01 else BLOCK
    if action < FIX:
        other = sim.target_of(action)
        return BREAK_SELF if other == this.turn else BREAK_DIGGER + this.roles[other]
    if action < FALL:
        other = sim.target_of(action)
        return MEND_OWN if other == this.turn else MEND_DIGGER + this.roles[other]
    if action < LOOK:
        return CLEAR if gain > 0.01 else DIG if gain > -0.01 else SPOIL
    return LOOKING if action < DISCARD else PASSING


@compiled
def suspects(this: Position, signs: Floats, seat: int, out: Opinion) -> None:
    """The belief of a seat (-1: of everybody) by all signs: who is a saboteur, and where the treasure lies.

    Before anything is known, all sets of as many saboteurs as there are saboteur cards, or one fewer, are equally
    likely (T5); so sums over all sets of one size are needed, which are elementary symmetric polynomials.
    """
    players = this.players
    role = this.roles[seat] if seat >= 0 else 0
    number = SABOTEURS[players] - role
    known = this.shown | (this.knows[seat] if seat >= 0 else 0)
    found = known >> this.treasure & 1
    odds, sums, weight = np.empty(SEATS), np.zeros(_SIZES), np.empty(len(GOALS))
    each = np.zeros((len(GOALS), SEATS))
    most = -1e300
    for goal in range(len(GOALS)):
        weight[goal] = -1e300
        if goal != this.treasure if found else known >> goal & 1:
            continue
        weight[goal] = 0.0
        for other in range(players):
            if other != seat:
                weight[goal] += signs[goal, other, 0, 0]
                odds[other] = np.exp(min(30.0, signs[goal, other, 1, 0] - signs[goal, other, 0, 0]))
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
    for goal in range(len(GOALS)):
        weight[goal] = np.exp(weight[goal] - most)
        whole += weight[goal]
    likely, foes = out
    foes[:] = 0.0
    for goal in range(len(GOALS)):
        likely[goal] = weight[goal] / whole
        for other in range(players):
            foes[other] += likely[goal] * each[goal, other]
    if seat >= 0:
        foes[seat] = role


@compiled
def worths(
    this: Position, desk: Desk, opinion: Opinion, exposed: float, style: Style, choices: Choices, number: int
) -> None:
    """Writes the value of each of the first so many choices for the seat on turn.

    `desk` has the survey of the position, `opinion` is the seat's belief, and `exposed` is the probability that
    everybody gives to the seat being a saboteur: the higher it is, the less is there to hide.
    """
    seat, players = this.turn, this.players
    w = style.weights[this.roles[seat]]
    likely, foes = opinion
    need = needed(this, desk.ways[0], likely, -1, 0)
    stage = stage_of(need)
    here = stage + (len(STAGES) if this.broken[seat] else 0)
    sure = likely[0] > 0.99 or likely[1] > 0.99 or likely[2] > 0.99
    for i in range(number):
        action = choices.actions[i]
        worth = 0.0
        gain = 0.0
        kind = -1
        if action < BREAK:
            cell, tile = sim.cell_of(action), sim.tile_of(action)
            gain = gain_of(this, desk, likely, need, action)
            worth = w.gain[stage] * gain if gain > 0.01 else w.idle[stage] + w.loss[stage] * gain
            if tile & DEAD:
                worth += w.dead_end
            else:
                ends = 0
                for side in range(4):
                    ends += tile & SIDE[side] != 0 and this.tiles[cell + STEP[side]] == 0
                worth += w.opens * ends
            kind = kind_of(this, action, gain)
        elif action < FIX:
            other = sim.target_of(action)
            if other == seat:
                worth = -9.0
                kind = BREAK_SELF
            else:
                soon = 1.0 - ((other - seat) % players - 1) / players
                worth = w.breaks + w.break_foe * foes[other] + w.break_soon * soon + w.break_stage[stage]
                if this.broken[other]:
                    worth += w.break_idle
                if this.counts[other] == 0:
                    worth -= 9.0
        elif action < FALL:
            other, tool = sim.target_of(action), sim.tool_of(action)
            whole = this.broken[other] == 1 << tool
            if other == seat:
                worth = w.fix_own + (0.0 if whole else w.fix_part)
                kind = MEND_OWN
            else:
                worth = w.fixes + w.fix_foe * foes[other] + (0.0 if whole else w.fix_part)
                if this.counts[other] == 0:
                    worth -= 9.0
            if IS_DOUBLE[sim.card_of(action)]:
                worth += w.fix_double
        elif action < LOOK:
            gain = gain_of(this, desk, likely, need, action)
            worth = w.falls + (w.fall_gain * gain if gain > 0.0 else -w.fall_loss[stage] * gain)
            kind = kind_of(this, action, gain)
        elif action < DISCARD:
            kind = LOOKING
            if sure or likely[action - LOOK] == 0.0:
                worth = w.look_known
            else:
                worth = w.looks + (w.look_far if stage == FAR else 0.0)
                trusted = 0.0
                for other in range(players):
                    if other != seat and this.knows[other] >> (action - LOOK) & 1:
                        trusted = max(trusted, 1.0 - foes[other])
                worth += w.look_again * trusted
        else:
            kind = PASSING
            card = action - DISCARD
            held = HELD_AS[card]
            if card == MAP and sure:
                held = NEEDLESS_MAP
            worth = (w.pass_broken if this.broken[seat] else w.pass_whole) - w.keep[held]
        if kind >= 0:
            worth -= w.hide[stage] * (1.0 - exposed) * style.told[here, kind]
        choices.worths[i] = worth


@compiled
def note(this: Position, desk: Desk, action: int, out: Traces, at: int) -> None:
    """Writes what everybody sees of an action of the seat on turn; `desk` has the survey of the position.

    For each place of the treasure it is known what a seat saw that looked at a goal.
    """
    seat, lies = this.turn, this.treasure
    likely = np.empty(len(GOALS))
    on_mine = action < BREAK or FALL <= action < LOOK
    paired = BREAK <= action < FALL and sim.target_of(action) != seat
    out.seats[at] = seat
    out.targets[at] = sim.target_of(action) if paired else -1
    need = gain = 0.0
    fresh = True
    for goal in range(len(GOALS)):
        out.circumstances[at, goal] = -1
        if this.shown >> goal & 1:
            continue
        if fresh or this.knows[seat]:
            this.treasure = goal
            chances(this, seat, likely)
            need = needed(this, desk.ways[0], likely, -1, 0)
            gain = gain_of(this, desk, likely, need, action) if on_mine else 0.0
            fresh = False
        out.circumstances[at, goal] = stage_of(need) + (len(STAGES) if this.broken[seat] else 0)
        if paired:
            out.kinds[at, goal] = BREAK_DIGGER if action < FIX else MEND_DIGGER
        else:
            out.kinds[at, goal] = kind_of(this, action, gain)
    this.treasure = lies


@compiled
def learn(this: Position, seen: Traces, at: int, style: Style, public: Opinion, signs: Floats) -> None:
    """Adds what everybody learns from a turn to `signs`; `public` is the belief of everybody before it."""
    seat, other, players = seen.seats[at], seen.targets[at], this.players
    habits, usual, shares = style.habits, style.usual, style.shares
    characters = habits.shape[0]
    for goal in range(len(GOALS)):
        here, kind = seen.circumstances[at, goal], seen.kinds[at, goal]
        if here < 0:
            continue
        by, to = public.foes[seat], public.foes[other] if other >= 0 else 0.0
        bad = max(0.5, SABOTEURS[players] - 0.5)
        good = players - bad
        for role in range(2):
            mine = signs[goal, seat, role]
            most = -1e300
            for one in range(characters):
                if other < 0:
                    mine[1 + one] += style.trust[here] * habits[one, role, here, kind]
                else:
                    to_digger = (1 - to) * np.exp(habits[one, role, here, kind]) / good
                    to_saboteur = to * np.exp(habits[one, role, here, kind + 1]) / bad
                    mine[1 + one] += style.pair_trust * np.log(to_digger + to_saboteur)
                most = max(most, shares[role, one] + mine[1 + one])
            total = 0.0
            for one in range(characters):
                total += np.exp(shares[role, one] + mine[1 + one] - most)
            mine[0] = most + np.log(total)
        if other >= 0:
            dd, ds = np.exp(usual[0, here, kind]) / good, np.exp(usual[0, here, kind + 1]) / bad
            sd, ss = np.exp(usual[1, here, kind]) / good, np.exp(usual[1, here, kind + 1]) / bad
            whole = by * (to * ss + (1 - to) * sd) + (1 - by) * (to * ds + (1 - to) * dd)
            for one in range(1 + characters):
                signs[goal, other, 0, one] += style.pair_trust * np.log((by * sd + (1 - by) * dd) / whole)
                signs[goal, other, 1, one] += style.pair_trust * np.log((by * ss + (1 - by) * ds) / whole)


@compiled
def play_out(this: Position, desk: Desk, signs: Floats, style: Style, noise: float, rng: Rng, counts: Floats) -> None:
    """Plays a round to its end in this style; counts the actions by number of players, role and circumstances.

    `noise` is the size of the random part of an action's value. Where `counts` is empty nothing is counted.
    """
    players = this.players
    choices = Choices(np.empty(MOST, dtype=np.int64), np.empty(MOST))
    public, own = Opinion(np.empty(len(GOALS)), np.zeros(SEATS)), Opinion(np.empty(len(GOALS)), np.zeros(SEATS))
    while this.phase == TURN:
        seat = this.turn
        number = sim.legal(this, choices.actions)
        survey(this, desk.ways[0])
        suspects(this, signs, -1, public)
        suspects(this, signs, seat, own)
        worths(this, desk, own, public.foes[seat], style, choices, number)
        best, most = 0, -1e9
        for i in range(number):
            value = choices.worths[i] + noise * (sim.below(rng, 1024) / 1024.0)
            if value > most:
                best, most = i, value
        action = choices.actions[best]
        if counts.size:
            chances(this, seat, own.likely)
            need = needed(this, desk.ways[0], own.likely, -1, 0)
            on_mine = action < BREAK or FALL <= action < LOOK
            gain = gain_of(this, desk, own.likely, need, action) if on_mine else 0.0
            here = stage_of(need) + (len(STAGES) if this.broken[seat] else 0)
            counts[players, this.roles[seat], here, kind_of(this, action, gain)] += 1.0
        note(this, desk, action, desk.trace, 0)
        learn(this, desk.trace, 0, style, public, signs)
        sim.apply(this, action)
