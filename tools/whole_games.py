"""Whole games of one bot alone among copies of another: the share won, with an interval.

``python -m tools.whole_games siegel 4 grandmaster master --games 25 --seed s`` plays the tables of the arena's whole
games that have the candidate in one seat, every deal once in each seat, and nothing else: an arena plays several times
as many. It tells how it stands after every ten deals; the number of deals is decided beforehand.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from kartentisch.research.plan import BUDGET, Plan, among
from kartentisch.research.playing import play
from kartentisch.research.resampling import interval, sums

_OFTEN = 10


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays, and tells."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("candidate")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=25, help="deals, each played once in every seat")
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    plan = Plan(given.game, given.players, (given.candidate, given.others), given.seed, given.budget)
    shares: list[float] = []
    for number in range(given.games):
        seats = [play(plan, among(plan, "game", number, 0, 1, seat))[0] for seat in range(given.players)]
        shares.append(float(np.mean([seen.won for seen in seats])))
        if len(shares) % _OFTEN == 0 or len(shares) == given.games:
            print(told(plan, shares), flush=True)


def told(plan: Plan, shares: Sequence[float]) -> str:
    """The share won so far, in words."""
    low, high = interval(sums(np.array(shares)[:, None], plan.seed)[:, 0] / len(shares))
    candidate, others = plan.bots
    return (
        f"{plan.players} players, {candidate} among {others}: {len(shares)} deals, won {100 * np.mean(shares):.1f} % "
        f"({100 * low:.1f} … {100 * high:.1f}), fair {100 / plan.players:.1f} %"
    )


if __name__ == "__main__":
    main()
