"""Whole games between nets at a few tables."""

from __future__ import annotations

import jax
import numpy as np

from kartentisch.games.siegel.training import ppo
from kartentisch.games.siegel.training.contest import contest, seats_of
from kartentisch.games.siegel.training.plan import Plan

jax.config.update("jax_disable_most_optimizations", True)


def test_every_arrangement_of_seats_comes_up() -> None:
    others = np.asarray(seats_of(4, 2, 12))
    assert sorted(others[:6]) == [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]
    assert (others[:6] == others[6:]).all()


def test_a_journeyman_wins_against_who_knows_nothing() -> None:
    plan = Plan(3, width=16, depth=1, critic_width=16, critic_depth=1)
    knows_nothing = ppo.new(plan._replace(tables=8)).nets["policy"]
    found = contest({}, knows_nothing, 1, plan.config, 24, 1, 4, greedy=True)
    assert np.asarray(found.won).mean() > 0.8
    assert (np.asarray(found.theirs) - np.asarray(found.own)).mean() > 2
    assert (np.asarray(found.saboteurs) <= plan.config.rounds_to_play).all()
