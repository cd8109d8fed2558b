"""A table that is used up: its game can be played to its end, and nothing makes its history longer for ever."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from kartentisch.table import commands as do
from kartentisch.table import due
from kartentisch.table import table as t
from kartentisch.table.length import LAST_ENTRY, MOST_ENTRIES
from tests.table.tables import SIEGEL, gathered, play_out, refused, run, started


@pytest.mark.parametrize(
    "command",
    [
        do.Pause(True),
        do.End(False),
        do.Phrase("hello"),
        do.Talk("hello"),
        do.FreeText(False),
        do.Undo(2),
        do.AnswerUndo(2, True),
        do.Nudge(1),
        do.Replace(1),
        do.Rematch(),
        do.Configure(SIEGEL),
        do.Sit(),
        do.Fill("random"),
        do.Clear(1),
        do.Shuffle(),
        do.Start(),
    ],
)
def test_what_no_game_needs_is_refused_at_a_table_that_is_used_up(command: do.AnyCommand) -> None:
    table = replace(started(2), n=MOST_ENTRIES)
    with pytest.raises(t.Refused) as error:
        run(table, "p0", command)
    assert (error.value.reason, error.value.details) == ("used-up", {"most": MOST_ENTRIES})
    with pytest.raises(t.Refused) as before:
        run(replace(table, n=MOST_ENTRIES - 1, stage="playing"), "stranger", command)
    assert before.value.reason != "used-up"


def test_the_game_is_played_to_its_end_at_a_table_that_is_used_up() -> None:
    table = replace(started(2, do.TableSettings("siegel", 3, {"rounds": 2})), n=LAST_ENTRY)
    over = play_out(table, random.Random(3))
    assert (over.stage, over.ended_early) == ("over", False)
    assert refused(over, "p0", do.Rematch()) == "used-up"
    ended = run(run(table, "p0", do.End(True)), "p1", do.End(True))
    assert ended.ended_early
    paused = replace(run(started(2), "p0", do.Pause(True)), n=LAST_ENTRY)
    assert not run(paused, "p1", do.Pause(False)).paused
    assert run(table, "p1", do.Stand()).chairs[1].person is None


def test_whoever_was_away_comes_back_to_a_table_that_is_used_up_but_not_for_ever() -> None:
    gone = t.tick(t.depart(replace(started(2), n=MOST_ENTRIES), "p1", 0.0), 60.0, random.Random(0)).table
    assert gone.chairs[1].bot == "apprentice"
    back = run(t.arrive(gone, "p1", 61.0), "p1", do.TakeChairBack())
    assert back.chairs[1].bot is None
    assert refused(replace(gone, n=LAST_ENTRY), "p1", do.TakeChairBack()) == "used-up"


def test_names_and_hosts_change_no_more_at_a_table_that_is_used_up() -> None:
    table = replace(gathered(2), n=MOST_ENTRIES)
    assert t.rename(table, "p1", "Ben", 0.0).entries == ()
    away = t.depart(table, "p0", 0.0)
    assert due.alarm(away) is None
    assert t.tick(away, 1e6, random.Random(0)).entries == ()
