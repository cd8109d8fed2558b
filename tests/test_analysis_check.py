"""docs/analysis.md is what its results say, and they say that analysis tells players and blunders apart."""

from __future__ import annotations

import pytest

from kartentisch import games
from kartentisch.server.analyses import HOW
from tools import analysis_check

APART = {"siegel": analysis_check.LEVELS, "saboteur": ("master", "journeyman")}
"""The levels whose intervals are apart; that the others' are not is told by `docs/analysis.md`."""


def test_the_page_is_made_from_the_results() -> None:
    assert analysis_check.PAGE.read_text("utf-8") == analysis_check.page(), "python -m tools.analysis_check"


@pytest.mark.parametrize("name", games.GAMES)
def test_stronger_players_regret_less_and_planted_blunders_are_found(name: str) -> None:
    lines = analysis_check.results(name)
    if not lines:
        return  # nothing is claimed
    assert [line["number"] for line in lines] == list(range(analysis_check.GAMES))
    assert {line["worlds"] for line in lines} == {HOW.worlds}
    found = analysis_check.measured(lines)
    for stronger, weaker in zip(APART[name], APART[name][1:], strict=False):
        assert found[stronger].high < found[weaker].low
    assert found["master"].high < found["apprentice"].low
    planted = [line["blunder"]["found"] for line in lines if line["blunder"]]
    assert len(planted) > analysis_check.GAMES / 2
    assert sum(planted) >= 0.95 * len(planted)
