"""What a finished game tells about each of its seats: places, points and those of the others."""

from __future__ import annotations

import pytest

from kartentisch.games import GAMES
from kartentisch.replay import read
from kartentisch.tally import tallied
from tests.golden.games import record_file, wanted


def test_a_golden_game_counted_by_hand() -> None:
    """``tests/golden/siegel-3.txt``: 14, 0, 4 and 14, 6, 2 points; Bernd and Carla share the win."""
    record = read(record_file("siegel", 3).read_text("utf-8"))
    anna, bernd, carla = tallied(record, (None, "master", "apprentice"))
    assert [(seat.points, seat.place) for seat in (anna, bernd, carla)] == [(28, 3), (6, 1), (6, 1)]
    assert [(one.points, one.others, one.order) for one in anna.rounds] == [(14, 4, 2), (14, 8, 1)]
    assert [(one.points, one.others, one.order) for one in bernd.rounds] == [(0, 18, 0), (6, 16, 2)]
    assert (anna.bots, bernd.bots, carla.bots) == (("master", "apprentice"), ("apprentice",), ("master",))


def test_most_points_are_the_best_where_they_are_gold() -> None:
    """``tests/golden/saboteur-3.txt``: Anna and Carla have 4 gold, Bernd none."""
    record = read(record_file("saboteur", 3).read_text("utf-8"))
    assert [(seat.points, seat.place) for seat in tallied(record, [None] * 3)] == [(4, 1), (0, 3), (4, 1)]


@pytest.mark.parametrize(("name", "players"), list(wanted()))
def test_every_golden_game_adds_up(name: str, players: int) -> None:
    record = read(record_file(name, players).read_text("utf-8"))
    seats = tallied(record, [None] * players)
    assert tuple(seat.points for seat in seats) == record.totals
    for number, played in enumerate(record.rounds):
        assert played.scores is not None
        assert tuple(seat.rounds[number].points for seat in seats) == played.scores
        assert {seat.rounds[number].points + seat.rounds[number].others for seat in seats} == {sum(played.scores)}
    assert min(seat.place for seat in seats) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_not_played_to_its_end_tells_nothing(name: str) -> None:
    record = read(record_file(name, 3).read_text("utf-8"))
    assert tallied(record.truncated(2, 5), [None] * 3) == ()
