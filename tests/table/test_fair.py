"""Fair deals at a table: what is promised when, who may add to the shuffle, and when the seed is told."""

from __future__ import annotations

import random

import pytest

from kartentisch import fair, replay
from kartentisch.games import GAMES
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table import table as t
from kartentisch.table.forgetting import forgotten
from kartentisch.table.model import Table
from tests.table.tables import play_out, refused, run

SECRET = "5a" * 32
MINE, OTHER = "01" * 32, "02" * 32
TWO = do.TableSettings("siegel", 3, {"rounds": 2})


def gathered(settings: do.TableSettings = TWO) -> Table:
    """A table with two people and a bot, and a secret of its own."""
    table = t.arrive(t.create("T", settings, "p0", "P0", 0.0, SECRET).table, "p0", 0.0)
    table = t.arrive(run(table, "p1", do.Sit()), "p1", 0.0)
    return run(table, "p0", do.Fill("apprentice"))


def seed(game: int) -> str:
    return fair.seed_of(SECRET, game)


def text_of(table: Table) -> str:
    assert table.match is not None
    return table.match.record.text()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_promised_before_the_game_is_kept(game: str) -> None:
    table = gathered(do.TableSettings(game, 3, {"rounds": 2}))
    promised = table.commitment
    assert promised == fair.commitment(seed(1))
    table = run(run(table, "p0", do.Mix(MINE)), "p1", do.Mix(OTHER))
    assert table.mixed == (MINE, OTHER, None)
    table = run(table, "p0", do.Start())
    assert (table.commitment, table.mixed) == (promised, (MINE, OTHER, None))
    table = play_out(table, random.Random(1))
    record = replay.read(text_of(table))
    fair.check(record)
    assert record.meta == {"fair": {"scheme": 1, "commitment": promised, "mixes": [MINE, OTHER, None], "seed": seed(1)}}
    assert len(record.rounds) == 2


def test_the_seed_is_told_after_the_game_only() -> None:
    table = run(run(gathered(), "p0", do.Mix(MINE)), "p0", do.Start())
    for stop in ("playing", "between"):
        table = play_out(table, random.Random(1), stop)
        assert table.stage == stop
        assert seed(1) not in text_of(table)
    table = play_out(table, random.Random(1))
    assert seed(1) in text_of(table)
    assert seed(2) not in text_of(table)


def test_a_game_that_is_ended_early_tells_its_own_seed_and_no_other() -> None:
    table = run(run(gathered(), "p0", do.Mix(MINE)), "p0", do.Start())
    before = table.commitment
    table = run(run(table, "p0", do.End(True)), "p1", do.End(True))
    assert table.stage == "over"
    fair.check(replay.read(text_of(table)))
    assert (table.commitment, seed(2) in text_of(table)) == (fair.commitment(seed(2)), False)
    assert table.commitment != before


def test_the_next_game_has_a_seed_and_mixes_of_its_own() -> None:
    table = run(run(gathered(), "p0", do.Mix(MINE)), "p0", do.Start())
    first = str(table.match and table.match.record.rounds[0].deal)
    table = play_out(table, random.Random(1))
    assert table.mixed == (None, None, None)
    table = run(run(table, "p1", do.Mix(MINE)), "p0", do.Rematch())
    assert table.stage == "over"
    table = run(table, "p1", do.Rematch())
    assert table.stage == "playing"
    assert (table.commitment, table.mixed) == (fair.commitment(seed(2)), (None, MINE, None))
    assert str(table.match and table.match.record.rounds[0].deal) != first
    fair.check(replay.read(text_of(play_out(table, random.Random(2)))))


def test_who_may_add_to_the_shuffle_and_when() -> None:
    table = gathered()
    assert refused(table, "stranger", do.Mix(MINE)) is t.TableReason.NOT_A_MEMBER
    table = run(run(table, "p0", do.Mix(OTHER)), "p0", do.Mix(MINE))
    assert table.mixed[0] == MINE
    assert t.handle(table, "p0", "", do.Mix(MINE), 0.0, random.Random(0)).entries == ()
    table = run(table, "p0", do.Start())
    assert refused(table, "p0", do.Mix(OTHER)) is t.TableReason.NOT_GATHERING
    table = play_out(table, random.Random(1), "between")
    assert refused(table, "p0", do.Mix(OTHER)) is t.TableReason.NOT_GATHERING


def test_a_number_goes_with_its_person_from_chair_to_chair() -> None:
    table = run(run(gathered(), "p1", do.Mix(OTHER)), "p0", do.Clear(2))
    table = run(table, "p1", do.Sit(2))
    assert table.mixed == (None, None, OTHER)
    table = run(run(table, "p1", do.Stand()), "p0", do.Fill("apprentice"))
    assert run(table, "p0", do.Start()).mixed == (None, None, None)


def test_a_table_that_is_restored_in_the_middle_keeps_its_promise() -> None:
    entries: list[was.Entry] = []
    outcome = t.create("T", TWO, "p0", "P0", 0.0, SECRET)
    for command in (None, do.Mix(MINE), do.Fill("apprentice"), do.Start()):
        if command is not None:
            outcome = t.handle(t.arrive(outcome.table, "p0", 0.0), "p0", "P0", command, 0.0, random.Random(3))
        entries += outcome.entries
    again = t.restore([was.decode(was.encode(entry)) for entry in entries], 0.0)
    assert (again.commitment, again.pledge) == (outcome.table.commitment, outcome.table.pledge)
    finished = [play_out(t.arrive(table, "p0", 0.0), random.Random(1)) for table in (again, outcome.table)]
    assert text_of(finished[0]) == text_of(finished[1])
    fair.check(replay.read(text_of(finished[0])))


def test_the_generator_has_no_part_in_a_deal_that_was_promised() -> None:
    table = run(gathered(), "p0", do.Mix(MINE))
    deals = {
        str(after.match.record.rounds[0].deal)
        for number in range(3)
        if (after := t.handle(table, "p0", "", do.Start(), 0.0, random.Random(number)).table).match
    }
    assert len(deals) == 1


def test_a_table_of_an_earlier_version_is_shuffled_as_ever() -> None:
    stored = b'{"was":"created","table":"T","settings":{"game":"siegel","players":3},"host":"p0","name":"P0"}'
    entry = was.decode(stored)
    assert b"secret" not in was.encode(entry)
    table = t.arrive(t.restore([entry], 0.0), "p0", 0.0)
    table = run(run(table, "p0", do.Fill("apprentice")), "p0", do.Start())
    assert (table.commitment, table.pledge) == (None, None)
    assert "meta" not in text_of(play_out(table, random.Random(1)))


def test_whoever_is_deleted_leaves_a_number_and_no_name() -> None:
    table = gathered()
    mixed = t.handle(table, "p1", "", do.Mix(OTHER), 0.0, random.Random(0)).entries
    created = t.create("T", TWO, "p0", "P0", 0.0, SECRET).entries
    told = [entry for entry, _ in forgotten([*created, was.Sat(1, "p1", "P1"), *mixed], "p1", "x-1")]
    assert told[-1] == was.Mixed("x-1", OTHER)
