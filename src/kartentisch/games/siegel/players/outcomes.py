"""What a choice leads to in likely deals: how often it wins tricks and what is left over, for explanations."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kartentisch.compiled import compiled
from kartentisch.games.siegel.cards import BLACK, RED, SEALS, SEATS, VALUES
from kartentisch.games.siegel.players.fitted import WEIGHTS
from kartentisch.games.siegel.players.policy import decide, new_desk
from kartentisch.games.siegel.players.search import Choice, Search
from kartentisch.games.siegel.round import OVER, PLAY, Round, Rounds, held, new_rounds, unsettled
from kartentisch.games.siegel.simulator import apply, points

_FACTS = 7
_TRICKS, _RUFFS, _THIS_TRICK, _LEFT, _BLACK, _POINTS, _OTHERS_BLACK = range(_FACTS)


class Outcomes(NamedTuple):
    """The facts of many rounds; percentages are whole numbers, as texts tell them."""

    tricks: int
    """The number of tricks that the seat wins most often, in the whole rest of the round."""
    ruffs: float
    """How many of them by a ruff, on average."""
    this_trick: int
    """In how many of 100 rounds the seat wins the trick that is played now."""
    left: int
    """In how many of 100 a seal is left over that should have been handed back."""
    black: int
    """In how many of 100 a black seal has been taken."""
    clean: int
    """In how many of 100 nothing is to be paid."""
    others_black: tuple[int, ...]
    """In how many of 100 the others hold at least one, two … black seals."""


def outcomes(search: Search, choice: Choice, me: int, deals: NDArray[np.int64]) -> Outcomes:
    """Plays every deal out by the policy after a choice, and counts what comes of it."""
    facts = np.zeros((len(deals), _FACTS), dtype=np.int64)
    _play(search.this, new_rounds(1), me, deals, np.array(choice, dtype=np.int64), facts)

    def percent(rows: NDArray[np.bool_]) -> int:
        return round(100 * float(rows.mean()))

    return Outcomes(
        tricks=Counter(facts[:, _TRICKS].tolist()).most_common(1)[0][0],
        ruffs=float(facts[:, _RUFFS].mean()),
        this_trick=percent(facts[:, _THIS_TRICK] > 0),
        left=percent(facts[:, _LEFT] > 0),
        black=percent(facts[:, _BLACK] > 0),
        clean=percent(facts[:, _POINTS] == 0),
        others_black=tuple(percent(facts[:, _OTHERS_BLACK] >= number) for number in range(1, SEALS[BLACK] + 1)),
    )


@compiled
def _play(
    this: Round,
    scratch: Rounds,
    me: int,
    deals: NDArray[np.int64],
    choice: NDArray[np.int64],
    facts: NDArray[np.int64],
) -> None:
    desk = new_desk()
    for number in range(len(deals)):
        scratch[0] = this
        world = scratch[0]
        for seat in range(SEATS):
            world.hands[seat, 0], world.hands[seat, 1] = deals[number, seat, 0], deals[number, seat, 1]
        taken = 0
        while world.phase != OVER:
            action = choice[taken] if taken < len(choice) else decide(world, WEIGHTS, desk)
            taken += 1
            before, led = world.tricks, world.led
            last = world.phase == PLAY and world.laid == world.players - 1
            winning = world.winning
            apply(world, action)
            if last and world.tricks > before and world.leader == me:
                facts[number, _TRICKS] += 1
                facts[number, _THIS_TRICK] += before == this.tricks
                # A red card has a power above all values of the led colour.
                red = winning >> 3 > VALUES if winning & 7 == me else action // VALUES == RED
                facts[number, _RUFFS] += red and led != RED
        facts[number, _LEFT] = unsettled(world.seals[me])
        facts[number, _BLACK] = held(world, me, BLACK)
        facts[number, _POINTS] = points(world, me)
        for seat in range(world.players):
            if seat != me:
                facts[number, _OTHERS_BLACK] += held(world, seat, BLACK)
