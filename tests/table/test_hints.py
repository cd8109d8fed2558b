"""Hints: where they are allowed, who may ask for one, and what becomes of the game."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table import table as t
from kartentisch.table.hints import last_decision
from kartentisch.table.model import Table
from kartentisch.table.reasons import TableReason
from tests.table.tables import SIEGEL, gathered, play_out, refused, run, some_move, started


def on_turn(table: Table, person: str = "p0") -> Table:
    """The table once that person is on turn; bots and others play before."""
    rng = random.Random(5)
    while table.turn is None or table.chairs[table.turn].person != person:
        assert table.turn is not None
        chair, move = table.chairs[table.turn], str(some_move(table, rng))
        if chair.bot:
            table = t.bot_moved(table, table.turn, table.version, move, 0.0).table
        else:
            table = run(table, chair.person or "", do.Move(table.version, move))
    return table


def test_against_bots_alone_hints_are_on_and_with_others_off_unless_the_host_says_otherwise() -> None:
    assert started(1).hints
    assert not started(2).hints
    assert started(2, replace(SIEGEL, hints=True)).hints
    assert not started(1, replace(SIEGEL, hints=False)).hints
    table = run(started(2), "p0", do.AllowHints(True))
    assert table.hints
    assert not run(table, "p0", do.AllowHints(False)).hints
    assert refused(table, "p1", do.AllowHints(False)) == TableReason.NOT_HOST


def test_a_setting_that_is_as_usual_is_what_older_tables_have() -> None:
    told = b'{"was":"created","table":"T","settings":{"game":"siegel","players":3},"host":"p0","name":"P0"}'
    entry = was.decode(told)
    assert isinstance(entry, was.Created)
    assert entry.settings.hints is None


def test_a_hint_marks_the_game_for_everybody_once_for_each_decision() -> None:
    table = on_turn(started(1))
    assert table.counts
    asked = t.handle(table, "p0", "P0", do.Hint(table.version), 0.0, random.Random(0))
    assert asked.entries == (was.Hinted(0),)
    table = asked.table
    assert not table.counts
    assert table.hinted == (0,)
    again = t.handle(table, "p0", "P0", do.Hint(table.version), 0.0, random.Random(0))
    assert again.entries == (), "asked twice about one decision, it is the same hint"
    table = run(table, "p0", do.Move(table.version, str(some_move(table, random.Random(1)))))
    table = on_turn(table)
    table = run(table, "p0", do.Hint(table.version))
    assert table.hinted == (0, 0)
    over = play_out(table, random.Random(2))
    assert not over.counts
    table = run(over, "p0", do.Rematch())
    assert table.counts
    assert table.hinted == ()


def test_a_hint_is_refused_by_name() -> None:
    solo = on_turn(started(1))
    assert refused(gathered(), "p0", do.Hint(0)) == TableReason.NOT_PLAYING
    assert refused(solo, "stranger", do.Hint(solo.version)) == TableReason.NOT_A_MEMBER
    assert refused(solo, "p0", do.Hint(solo.version - 1)) == TableReason.STALE
    assert refused(run(solo, "p0", do.AllowHints(False)), "p0", do.Hint(solo.version)) == TableReason.NO_HINTS
    assert refused(run(solo, "p0", do.Pause(True)), "p0", do.Hint(solo.version)) == TableReason.PAUSED
    two = on_turn(started(2))
    assert refused(two, "p0", do.Hint(two.version)) == TableReason.NO_HINTS
    two = run(two, "p0", do.AllowHints(True))
    assert refused(two, "p1", do.Hint(two.version)) == TableReason.NOT_YOUR_TURN
    assert run(two, "p0", do.Hint(two.version)).hinted == (0,)


def test_a_program_gets_no_hints() -> None:
    table = gathered(1, replace(SIEGEL, hints=True))
    table = t.arrive(t.handle(table, "b-1", "Prog", do.Sit(), 0.0, random.Random(0)).table, "b-1", 0.0)
    table = on_turn(run(run(table, "p0", do.Fill("apprentice")), "p0", do.Start()), "b-1")
    assert refused(table, "b-1", do.Hint(table.version)) == TableReason.NO_HINTS


def test_what_a_decision_has_cost_is_asked_of_the_view_before_it() -> None:
    table = on_turn(started(1))
    with pytest.raises(t.Refused) as early:
        last_decision(table, "p0")
    assert early.value.reason == TableReason.NO_REVIEW
    assert table.match is not None
    before = table.match.game.view(table.match.state, 0)
    move = some_move(table, random.Random(3))
    table = run(table, "p0", do.Move(table.version, str(move)))
    assert last_decision(table, "p0") == (before, move)
    table = on_turn(table)
    assert last_decision(table, "p0") == (before, move), "whatever bots have played since"
    forbidden = run(table, "p0", do.AllowHints(False))
    with pytest.raises(t.Refused):
        last_decision(forbidden, "p0")
    two = on_turn(started(2, replace(SIEGEL, hints=True)))
    two = run(two, "p0", do.Move(two.version, "none"))
    with pytest.raises(t.Refused) as others:
        last_decision(two, "p0")
    assert others.value.reason == TableReason.NO_REVIEW
