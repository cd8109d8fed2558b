"""What a round of Die sieben Siegel tells for statistics, counted by hand in the transcript of a golden game."""

from __future__ import annotations

from pathlib import Path

from kartentisch.games.siegel.tally import PREDICTOR, SABOTEUR, tally
from kartentisch.match import positions
from kartentisch.replay import read
from tests.golden.games import record_file

SAMPLES = Path(__file__).parents[2] / "samples" / "siegel.jsonl"


def test_predictions_by_colour_are_those_of_the_transcript() -> None:
    """S12, S14, S18: ``tests/golden/siegel-3.txt``. Carla hands back a white seal (S13), which is of no colour; Bernd's
    last trick is a ruff for which he hands back blue."""
    record = read(record_file("siegel", 3).read_text("utf-8"))
    first, second = (tally(p.match.state) for p in positions(record) if p.round and p.match.round_over)
    anna, bernd, carla = first
    assert anna == (2, PREDICTOR, {"black-g": 2, "black-y": 2, "left-r": 1, "met-g": 1, "met-r": 2, "met-v": 1})
    assert bernd == (0, PREDICTOR, {"exact": 1, "met-b": 1, "met-g": 1, "met-y": 2})
    assert carla == (1, PREDICTOR, {"left-g": 1, "left-y": 1, "met-b": 1, "met-r": 1, "met-v": 1})
    anna, bernd, carla = second
    assert anna == (1, PREDICTOR, {"black-b": 1, "black-y": 3, "left-g": 1, "met-b": 1, "met-g": 1, "met-y": 1})
    assert bernd == (2, PREDICTOR, {"black-g": 1, "black-v": 1, "met-b": 1, "met-r": 2, "met-v": 1, "met-y": 1})
    assert carla == (0, PREDICTOR, {"left-g": 1})


def test_the_saboteur_has_no_predictions() -> None:
    """S9, S16: in the sample games the saboteur of a round counts nothing, and is exact in nothing."""
    found = 0
    for line in SAMPLES.read_text("utf-8").splitlines():
        for position in positions(read(line)):
            if position.round and position.match.round_over:
                state = position.match.state
                seats, players = tally(state), state.config.players
                assert sorted(seat.order for seat in seats) == list(range(players))
                assert [seat.role == SABOTEUR for seat in seats] == [seat == state.saboteur for seat in range(players)]
                if state.saboteur is not None:
                    assert seats[state.saboteur].counts == {}
                    found += 1
    assert found
