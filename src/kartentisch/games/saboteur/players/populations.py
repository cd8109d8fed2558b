"""People as bots: dwarves of different characters, to fit and to test beliefs on, and to play against.

They are no levels. In the arena each is reached by its import path, as in
``kartentisch arena saboteur --players 5 --bots kartentisch.games.saboteur.players.populations:beginner,journeyman``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np

from kartentisch.game import Budget, Move
from kartentisch.games.saboteur import bridge
from kartentisch.games.saboteur.actions import ACTION_OF
from kartentisch.games.saboteur.players import company, conduct, fitted
from kartentisch.games.saboteur.players.belief import evidence
from kartentisch.games.saboteur.players.company import TEMPER
from kartentisch.games.saboteur.players.trials import picks, recall
from kartentisch.games.saboteur.players.ways import survey
from kartentisch.games.saboteur.players.weights import LABELS, Floats, Records, named
from kartentisch.games.saboteur.state import Phase
from kartentisch.games.saboteur.view import View

NEVER = 99.0
"""More cards than are ever missing to the treasure."""
_CALM: Mapping[str, float] = {
    "noise": 0.4,
    "slips": 0.0,
    "heeds": 1.0,
    "grudge": 0.0,
    "sleeps": NEVER,
    "masks": 0.0,
    "quiet": 0.0,
    "strikes": -1.0,
    "frames": 0.0,
}


class Use(StrEnum):
    """What a population is used for. Deals are kept apart in the same way (``tools/saboteur_company.py``)."""

    FIT = "fit"
    """Beliefs are fitted to it."""
    CHOOSE = "choose"
    """Beliefs are not fitted to it, but it was looked at when one of several ways to fit them was chosen."""
    TEST = "test"
    """It was only looked at when everything was fitted and chosen."""


class Population(NamedTuple):
    """A character: how his weights as a digger and as a saboteur differ from the plain ones, and his temper.

    The function of its name below tells what it is like.
    """

    digs: Mapping[str, float]
    spoils: Mapping[str, float]
    temper: Mapping[str, float]
    use: Use = Use.FIT


_IN_VIEW = {"hide.far": 0.0, "hide.mid": 0.0, "hide.near": 0.0}
_STAGES = ("far", "mid", "near")


def _at_all_stages(name: str, value: float) -> Mapping[str, float]:
    return {f"{name}.{stage}": value for stage in _STAGES}


_SAVED = {f"keep.{card}": 2.5 for card in ("break", "repair", "double_repair", "rockfall", "map")}

POPULATIONS: Mapping[str, Population] = {
    "modest": Population(
        {"breaks": -8.0, "break_foe": 11.0},
        {**_IN_VIEW, "breaks": -1.0, "break_stage.far": -4.0, "dead_end": -1.0, "hide.far": 1.5, "hide.mid": 1.0},
        {"heeds": 0.7},
    ),
    "beginner": Population(
        {**_IN_VIEW, "dead_end": -1.0, "opens": 0.3, "looks": 2.5, "keep.dead_end": 1.0, "pass_whole": -2.0},
        {**_IN_VIEW, "pass_whole": -1.5, "opens": 0.0},
        {"noise": 6.0, "slips": 0.06, "heeds": 0.5, "grudge": 2.0},
    ),
    "hothead": Population(
        {"breaks": 1.5, "break_soon": 1.0},
        {**_IN_VIEW, "breaks": 5.0, "break_foe": -1.0},
        {"grudge": 6.0, "noise": 1.5},
    ),
    "tidy_up": Population(
        {"falls": 2.5, "dead_end": 1.5, **_at_all_stages("idle", 2.0), "keep.dead_end": 2.0, "fall_gain": 3.0},
        {"falls": 1.5, "dead_end": 1.5, **_at_all_stages("idle", 2.0), "keep.dead_end": 2.0},
        {"noise": 1.0},
    ),
    "sleeper": Population(
        {},
        _IN_VIEW,
        {"sleeps": 4.0},
    ),
    "discarder": Population(
        {"pass_whole": 3.5, "pass_broken": 3.0, "looks": 2.0},
        {"pass_whole": 3.5, "pass_broken": 3.0, "looks": 2.0},
        {"noise": 1.0},
    ),
    "framer": Population(
        {},
        {**_IN_VIEW, "breaks": 3.0, "break_foe": -8.0, "dead_end": -2.0},
        {"masks": 0.5, "frames": 4.0},
    ),
    "open": Population(
        {},
        {**_IN_VIEW, "pass_whole": -1.0},
        {},
    ),
    "wanderer": Population(
        {"opens": 0.6, **_at_all_stages("idle", 0.8), "gain.far": 3.5},
        {**_IN_VIEW, **_at_all_stages("idle", 4.0), **_at_all_stages("loss", -1.0), "dead_end": -3.0, "breaks": 0.0},
        {"noise": 1.0},
        Use.CHOOSE,
    ),
    "peacemaker": Population(
        {"breaks": -30.0, "fixes": 7.0, "fix_foe": -2.0},
        {**_IN_VIEW, "breaks": -30.0, "fixes": 2.0, "fix_foe": 0.0, "looks": 3.0},
        {"noise": 1.0, "heeds": 0.5},
        Use.CHOOSE,
    ),
    "turncoat": Population(
        {"dead_end": -2.5},
        {**_IN_VIEW, "falls": 1.0},
        {"noise": 2.5, "slips": 0.04, "heeds": 0.8, "masks": 0.5},
        Use.CHOOSE,
    ),
    "miser": Population(
        {**_SAVED, "break_stage.far": -5.0, "break_stage.mid": -3.0, "looks": 1.5},
        {**_IN_VIEW, **_SAVED, "break_stage.far": -7.0, "break_stage.mid": -4.0, "break_stage.near": 4.0},
        {"noise": 1.0},
        Use.TEST,
    ),
    "gambler": Population(
        {"dead_end": -3.0, "opens": 0.2, "breaks": -1.0},
        {**_IN_VIEW, "falls": 0.5},
        {"noise": 2.0, "grudge": 3.0, "masks": 0.3, "quiet": 1.0, "strikes": 3.0},
        Use.TEST,
    ),
}
"""All populations by name; in the order in which they are told of."""

_PLAIN = fitted.read("""
gain.far             5.87  -3.00
gain.mid             3.00  -3.00
gain.near            6.90  -3.00
loss.far             1.77  -4.00
loss.mid             1.88  -4.50
loss.near            0.08  -6.00
idle.far             0.68  -1.00
idle.mid            -0.82  -0.50
idle.near           -0.86  -0.50
opens               -0.27  -0.20
dead_end            -4.26   0.90
breaks              -2.67   2.50
break_foe            9.43  -3.00
break_idle          -3.08  -2.00
break_soon          -2.00   1.30
break_stage.far     -0.36  -0.50
break_stage.mid     -0.40   0.00
break_stage.near     1.05   2.30
fix_own              3.03   1.50
fix_part            -1.86  -1.00
fixes                5.84  -3.00
fix_foe             -7.08   6.00
fix_double          -0.12   0.00
falls               -1.11  -1.00
fall_gain            4.71  -2.00
fall_loss.far       -7.25   1.00
fall_loss.mid       -4.19   2.00
fall_loss.near      -4.95   3.30
looks                3.75   0.50
look_far            -0.29   0.00
look_known          -0.77  -3.00
look_again           0.00   0.00
pass_whole          -0.08   0.00
pass_broken          0.91   0.00
keep.crossing        1.72   0.00
keep.fork            2.32   0.00
keep.straight        1.60   0.00
keep.across         -0.07   0.00
keep.bend            0.96   0.10
keep.dead_end       -1.42   1.50
keep.break          -0.61   2.00
keep.repair          1.10   0.60
keep.double_repair   0.24   0.60
keep.rockfall        1.05   2.00
keep.map             0.96   1.00
keep.needless_map    0.01   0.00
hide.far             0.00   0.50
hide.mid             0.00   0.50
hide.near            0.00   0.20
""")
"""The weights from which the characters start, fixed once: people do not change when bots are fitted again."""


@cache
def character(name: str) -> tuple[Records, Records]:
    """The weights of a population, as a digger and as a saboteur, and its temper."""
    population = POPULATIONS[name]
    weights: Floats = _PLAIN.copy()
    for row, changed in zip(weights, (population.digs, population.spoils), strict=True):
        for label, value in changed.items():
            row[LABELS.index(label)] = value
    temper = np.zeros(1, TEMPER)
    for label, value in {**_CALM, **population.temper}.items():
        temper[label] = value
    return named(weights), temper


class Person:
    """A bot that plays as one of a population does."""

    def __init__(self, name: str) -> None:
        self._weights, self._temper = character(name)

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (it needs no budget)
        """Its move."""
        if view.phase is Phase.PICK:
            return picks(view)[0].move
        # Numbers of moves end at the rim of the window; nobody of sense digs out of it.
        moves = [move for move in view.moves if move in ACTION_OF]
        bench, past, seen = company.bench(), recall(view), bridge.seen(view)
        bench.choices.actions[: len(moves)] = [ACTION_OF[move] for move in moves]
        signs = evidence(view).signs
        survey(seen, bench.desk.ways[0])
        conduct.suspects(seen, signs, -1, bench.public)
        conduct.suspects(seen, signs, seen.turn, bench.own)
        style, chance = fitted.fitted(view.config.players), bridge.rng_of(rng.getrandbits(63))
        need = conduct.needed(seen, bench.desk.ways[0], bench.own.likely, -1, 0)
        temper = self._temper[0]
        how = company.mood(seen, past, temper, need, chance)
        action = company.decide(seen, bench, past, style, self._weights, temper, how, chance, len(moves))
        return next(move for move in moves if ACTION_OF[move] == action)


def modest() -> Person:
    """Minds his own business: digs and repairs, and breaks a tool only when he is all but certain; as a saboteur he
    throws good cards away and spoils the mine only when the treasure is near."""
    return Person("modest")


def beginner() -> Person:
    """Has just learned the rules: overlooks much, lays whatever fits, dead ends too, and suspects on thin grounds;
    as a saboteur he does harm openly, or forgets to."""
    return Person("beginner")


def hothead() -> Person:
    """Breaks tools as soon as he can, of whoever broke his or seems the most suspicious just now; as a saboteur
    anybody's."""
    return Person("hothead")


def tidy_up() -> Person:
    """Cannot bear clutter: clears cards away with every rockfall, and lays useless cards and dead ends where they
    seem to do no harm instead of keeping them; as a saboteur he spoils under that cloak."""
    return Person("tidy_up")


def sleeper() -> Person:
    """Plays well as a digger; as a saboteur he digs along until four cards are missing, and strikes then."""
    return Person("sleeper")


def discarder() -> Person:
    """Waits for the perfect card: discards much, and plays only what is clearly good, whatever his role is."""
    return Person("discarder")


def framer() -> Person:
    """Plays well as a digger; as a saboteur he digs along in half of his turns and casts suspicion on diggers: he
    breaks their tools as if they were to blame, rather of those whom the others suspect already."""
    return Person("framer")


def openly() -> Person:
    """Knows how to play and hides nothing: as a saboteur he spoils and breaks from his first turn on."""
    return Person("open")


def wanderer() -> Person:
    """Likes long tunnels: opens as many ways as he can and digs sideways; as a saboteur he leads the tunnel astray
    with real paths instead of blocking it."""
    return Person("wanderer")


def peacemaker() -> Person:
    """Never breaks a tool and repairs everybody's; as a saboteur he repairs diggers too, looks at every goal, and
    works with rockfalls and blocking cards alone."""
    return Person("peacemaker")


def turncoat() -> Person:
    """Careless and moody: plays half of his turns as a saboteur like a digger, and slips now and then in either
    role."""
    return Person("turncoat")


def miser() -> Person:
    """Saves what could be useful later: discards paths rather than tools, maps and rockfalls, and breaks nothing
    before the treasure is near; as a saboteur he spends all of it then."""
    return Person("miser")


def gambler() -> Person:
    """Takes things as they come: lays what fits, pays back whoever broke his tool; as a saboteur he does no harm in
    his first turn, then digs along in three turns of ten."""
    return Person("gambler")
