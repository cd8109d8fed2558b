"""What the grandmaster's net shows at a few tables, and that the policy learns it."""

from __future__ import annotations

import re

import jax
import numpy as np
import pytest

from kartentisch.games.siegel.encode import simulated
from kartentisch.games.siegel.players.fitted import INPUTS, NETS, OTHER_SEAL, RED_SEAL, TO_SABOTAGE
from kartentisch.games.siegel.round import PLAY, PREDICT
from kartentisch.games.siegel.simulator import legal_actions
from tools import siegel_imitate as imitate

jax.config.update("jax_disable_most_optimizations", True)

pytestmark = pytest.mark.long  # compiling takes most of the time, and only a tool needs it


@pytest.fixture(scope="module")
def shown() -> imitate.Shown:
    return imitate.shown(3, 48, 40)


def test_the_net_decides_between_legal_actions(shown: imitate.Shown) -> None:
    """Positions of the tables are positions of the simulator: the net's choices are its legal actions."""
    assert {int(this.phase) for this in shown.rounds} >= {PREDICT, PLAY}
    for this, chances in zip(shown.rounds, shown.chances, strict=True):
        own, from_first = simulated(3, int(this.turn)), simulated(3, 0)
        choices = [from_first[own.index(action)] for action in legal_actions(this)]
        assert chances[choices].sum() == pytest.approx(1, abs=0.01)
        assert chances.sum() == pytest.approx(1, abs=0.01)


def test_every_choice_is_a_lesson_and_is_learnt(shown: imitate.Shown) -> None:
    taught = imitate.lessons(shown)
    assert taught.features.shape == (taught.sizes.sum(), INPUTS)
    assert set(taught.nets) <= set(range(NETS))
    assert {TO_SABOTAGE, RED_SEAL, OTHER_SEAL} <= set(taught.nets)
    starts = np.cumsum(taught.sizes) - taught.sizes
    for net, start, size in zip(taught.nets, starts, taught.sizes, strict=True):
        if net in (TO_SABOTAGE, RED_SEAL, OTHER_SEAL):
            assert size == 1
        else:
            assert taught.wanted[start : start + size].sum() == pytest.approx(1, abs=0.01)
    told: list[str] = []
    imitate.fit(taught, 4.0, told.append)
    losses = [tuple(map(float, re.findall(r"\d+\.\d+", line))) for line in told]
    assert sum(after for _, after in losses) < sum(before for before, _ in losses)
