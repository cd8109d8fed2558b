"""Records as data: their text, and cutting them short (undo)."""

from __future__ import annotations

import json

import pytest

from kartentisch import games, replay
from kartentisch.match import positions
from kartentisch.record import Record
from tests import sample_games

ROUND_KEYS = {
    "siegel": ["dealer", "hands", "moves", "scores"],
    "saboteur": ["first", "roles", "spare", "goals", "hands", "deck", "gold", "moves", "nuggets"],
}


@pytest.mark.parametrize("game", games.GAMES)
def test_keys_stand_in_the_order_of_the_page(game: str) -> None:
    data = json.loads(sample_games.legal(game)[0])
    data["meta"] = {"place": "Köln"}
    text = replay.read(json.dumps(dict(reversed(data.items())))).text()
    assert list(json.loads(text)) == ["kartentisch", "game", "players", "options", "meta", "rounds", "totals"]
    assert list(json.loads(text)["rounds"][0]) == ROUND_KEYS[game]
    assert "Köln" in text
    assert "\n" not in text


@pytest.mark.parametrize("game", games.GAMES)
def test_cut_short_at_every_move_it_is_a_record(game: str) -> None:
    record = replay.read(sample_games.legal(game)[1])
    for position in positions(record):
        cut = record.truncated(position.round, position.move)
        assert cut == position.match.record
        assert len(cut.rounds) == position.round
    for round_number, played in enumerate(record.rounds, 1):
        for move_number in (0, 1, len(played.moves) // 2, len(played.moves) - 1, len(played.moves)):
            cut = record.truncated(round_number, move_number)
            assert replay.read(cut.text()) == cut
            finished = (round_number, move_number) == (len(record.rounds), len(record.rounds[-1].moves))
            assert (cut.totals is not None) == finished


def test_nothing_is_lost_by_cutting_at_the_end() -> None:
    record = replay.read(sample_games.legal("siegel")[0])
    assert record.truncated(len(record.rounds), len(record.rounds[-1].moves)) is record


@pytest.mark.parametrize("place", [(1, -1), (0, 1), (-1, 0), (1, 1000), (99, 0), (0, -1)])
def test_it_cannot_be_cut_where_it_is_not(place: tuple[int, int]) -> None:
    record = replay.read(sample_games.legal("siegel")[0])
    with pytest.raises(IndexError):
        record.truncated(*place)


def test_an_unused_record_is_as_short_as_can_be() -> None:
    assert Record("siegel", ("", "", "")).text() == (
        '{"kartentisch": 1, "game": "siegel", "players": ["", "", ""], "rounds": []}'
    )
