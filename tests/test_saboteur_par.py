"""What ratings by role are compared with is how journeymen of today play."""

from __future__ import annotations

import re

import pytest

from kartentisch.games.saboteur.cards import DWARVES
from tools.saboteur_par import OUT, Par, measured, written

ROUNDS = 200
# The shares of the seats of a round are not independent of each other: wide enough for a round counting once.
FAR = 5 * (0.25 / ROUNDS) ** 0.5


def told() -> dict[int, Par]:
    lines = re.findall(r"(\d+): \[([\d.]+), ([\d.]+)\]", OUT.read_text("utf-8"))
    return {int(players): Par(float(digger), float(saboteur)) for players, digger, saboteur in lines}


def test_every_number_of_players_has_its_par_and_the_file_is_what_the_tool_writes() -> None:
    assert list(told()) == list(DWARVES)
    assert OUT.read_text("utf-8") == written(told())


@pytest.mark.parametrize("players", [3, 7])
def test_journeymen_still_win_as_often(players: int) -> None:
    found = measured(players, ROUNDS, seed=2)
    assert found.digger == pytest.approx(told()[players].digger, abs=FAR)
    assert found.saboteur == pytest.approx(told()[players].saboteur, abs=FAR)
