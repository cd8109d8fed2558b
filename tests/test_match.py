"""A match grows its record with every move."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch import games, match, replay
from kartentisch.game import Illegal
from tests import sample_games


@pytest.mark.parametrize("game", games.GAMES)
def test_random_steps_are_written_as_whole_moves(game: str) -> None:
    loaded = games.load(game)
    for players in loaded.players:
        rng = Random(players)
        table = match.start(loaded, [f"P{seat}" for seat in range(players)], {"rounds": 1})
        while not loaded.rules.is_over(table.state):
            table = table.deal(rng) if table.round_over else table.play(rng.choice(loaded.rules.steps(table.state)))
        assert replay.read(table.record.text()) == table.record
        assert match.resume(table.record) == table


def test_steps_in_progress_are_not_in_the_record() -> None:
    """S6: a prediction taken seal by seal is one move."""
    siegel = games.load("siegel")
    table = match.start(siegel, ["", "", ""]).deal(Random(1))
    for text in ("r", "r", "g"):
        table = table.play(next(step for step in siegel.rules.steps(table.state) if str(step) == text))
        assert table.record.rounds[0].moves == ()
    table = table.play(next(step for step in siegel.rules.steps(table.state) if str(step) == "done"))
    assert [str(move) for move in table.record.rounds[0].moves] == ["r r g"]


def test_a_refused_move_changes_nothing() -> None:
    siegel = games.load("siegel")
    table = match.start(siegel, ["", "", ""]).deal(Random(1))
    before = table.record.text(), table.state
    with pytest.raises(Illegal):
        table.play(siegel.parse("r1"))
    assert (table.record.text(), table.state) == before


@pytest.mark.parametrize("game", games.GAMES)
def test_a_match_is_resumed_where_its_record_ends(game: str) -> None:
    record = replay.read(sample_games.legal(game)[0])
    half = len(record.rounds[1].moves) // 2
    resumed = match.resume(record.truncated(2, half))
    for move in record.rounds[1].moves[half:]:
        resumed = resumed.play(move)
    assert resumed.record == record.truncated(2, len(record.rounds[1].moves))


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [(2, {}, "players"), (6, {}, "players"), (4, {"x": 1}, "unknown-option"), (4, {"rounds": True}, "option-value")],
)
def test_what_does_not_suit_the_game_is_refused(players: int, options: dict[str, object], reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        match.start(games.load("siegel"), [""] * players, options)
    assert refusal.value.reason == reason
