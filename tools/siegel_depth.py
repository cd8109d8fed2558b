"""What the grandmaster of Die sieben Siegel gains by looking deeper: single rounds, alone among masters.

``python -m tools.siegel_depth 5 --deals 100 --seed st2`` plays the first round of so many games twice, once with it and
once with a shallow one: its rollouts are as many as the master's, and it predicts what its net prefers. Both have the
same deal, seat and chance. Printed are the margins, in penalty points, and their difference, with 95 % intervals.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
from numpy.typing import NDArray

from kartentisch.game import Bot, Budget, Move
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.players.grandmaster import DEEPER, Grandmaster, prediction
from kartentisch.games.siegel.players.master import Master
from kartentisch.games.siegel.players.rating import move_of
from kartentisch.games.siegel.state import Config, Phase
from kartentisch.games.siegel.view import View, view


class Shallow(Grandmaster):
    """One rollout for each that its budget counts, and none for a prediction."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Its move."""
        if view.phase == Phase.PREDICT and len(view.moves) > 1:
            return move_of(view, prediction(view))
        assert budget.simulations is not None
        return super().choose(view, rng, Budget(simulations=budget.simulations // DEEPER))


def margin(players: int, bot: Bot[View], deal: int, seed: str, budget: int) -> float:
    """The bot's points less the mean of the masters' at its table."""
    state = rules.new(Config(players))
    state = rules.apply(state, rules.shuffle(state, Random(f"{seed}/{players}/{deal}")))
    mine, master, asked = deal % players, Master(), [0] * players
    while (seat := rules.to_act(state)) is not None:
        chance = Random(f"{seed}/{deal}/{seat}/{asked[seat]}")
        asked[seat] += 1
        who = bot if seat == mine else master
        state = rules.apply(state, who.choose(view(state, seat), chance, Budget(simulations=budget)))
    scores = state.results[0].scores
    return scores[mine] - (sum(scores) - scores[mine]) / (players - 1)


def told(name: str, rows: NDArray[np.float64]) -> str:
    """The mean with its interval."""
    return f"{name}: {rows.mean():+.2f} ± {1.96 * rows.std() / len(rows) ** 0.5:.2f}"


def main(arguments: list[str] | None = None) -> None:
    """Plays, and tells."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="st2")
    parser.add_argument("--budget", type=int, default=200)
    given = parser.parse_args(arguments)
    deep, shallow = (
        np.array([margin(given.players, bot, deal, given.seed, given.budget) for deal in range(given.deals)])
        for bot in (Grandmaster(), Shallow())
    )
    print(told("grandmaster", deep), told("shallow", shallow), told("difference", deep - shallow), sep="\n")


if __name__ == "__main__":
    main()
