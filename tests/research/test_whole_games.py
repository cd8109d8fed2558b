"""Whole games of one bot among another are those of the arena."""

from __future__ import annotations

import pytest

from kartentisch.research.arena import contest
from kartentisch.research.plan import Plan
from tools import whole_games


def test_the_share_is_that_of_an_arena_with_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    whole_games.main(["siegel", "3", "apprentice", "random", "--games", "3", "--seed", "same"])
    told = capsys.readouterr().out
    pair = contest(Plan("siegel", 3, ("apprentice", "random"), "same"), 2, games=3)["pairs"][0]
    assert f"3 players, apprentice among random: 3 deals, won {100 * pair['wins']['value']:.1f} %" in told
    assert "fair 33.3 %" in told
