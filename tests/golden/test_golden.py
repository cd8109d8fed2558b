"""Games played once and for all: they replay move by move to the same end, and read the same."""

from __future__ import annotations

import pytest

from kartentisch import replay
from tests.golden.games import FOLDER, record_file, transcript, transcript_file, wanted


def test_none_is_missing_and_none_too_many() -> None:
    expected = {file for each in wanted() for file in (record_file(*each), transcript_file(*each))}
    assert {file for file in FOLDER.iterdir() if file.suffix in (".jsonl", ".txt")} == expected


@pytest.mark.parametrize(("name", "players"), list(wanted()))
def test_a_golden_game_replays_identically(name: str, players: int) -> None:
    line = record_file(name, players).read_text("utf-8")
    record = replay.read(line)
    assert (record.game, len(record.players)) == (name, players)
    assert record.totals is not None
    assert record.text() + "\n" == line
    assert transcript(record) == transcript_file(name, players).read_text("utf-8")
