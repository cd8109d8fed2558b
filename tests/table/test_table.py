"""The table machine: commands one by one, then random storms of them."""

from __future__ import annotations

import random
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kartentisch import match
from kartentisch.game import heard
from kartentisch.table import commands as do
from kartentisch.table import due
from kartentisch.table import entries as was
from kartentisch.table import table as t
from kartentisch.table.evolve import evolve
from tests.table.tables import SIEGEL, gathered, play_out, refused, run, some_move, started


def test_a_newcomer_plays_bots_at_once() -> None:
    table = started()
    assert table.stage == "playing"
    assert [chair.bot for chair in table.chairs] == [None, "apprentice", "apprentice"]
    assert len({chair.name for chair in table.chairs}) == 3
    assert play_out(table, random.Random(2)).stage == "over"


def test_everything_can_be_restored_from_the_entries() -> None:
    rng = random.Random(4)
    outcome = t.create("T", do.TableSettings("siegel", 3, {"rounds": 2}), "p0", "P0", 0.0)
    table, entries = t.arrive(outcome.table, "p0", 0.0), list(outcome.entries)
    for command in (do.Fill("apprentice", 2), do.Fill("random", 1), do.Shuffle(), do.Start()):
        outcome = t.handle(table, "p0", "P0", command, 0.0, rng)
        table, entries = outcome.table, [*entries, *outcome.entries]
    assert table.n == len(entries)
    stored = [was.decode(was.encode(entry)) for entry in entries]
    again = t.restore(stored, 9.0)
    assert again == replace(table, present=frozenset(), away={"p0": 9.0}, since=9.0)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (do.Start(), "not-host"),
        (do.Shuffle(), "not-host"),
        (do.Fill("apprentice"), "not-host"),
        (do.Stand(), "not-a-member"),
        (do.Nod(), "not-a-member"),
        (do.Pause(True), "not-a-member"),
        (do.Move(1, "none"), "not-a-member"),
        (do.TakeChairBack(), "not-a-member"),
        (do.Sit(9), "no-such-seat"),
        (do.Sit(0), "seat-taken"),
    ],
)
def test_strangers_are_refused(command: do.AnyCommand, reason: str) -> None:
    assert refused(gathered(2), "stranger", command) == reason


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (do.Start(), "seats-free"),
        (do.Fill("wizard"), "unknown-level"),
        (do.Fill("apprentice", 0), "seat-taken"),
        (do.Clear(1), "still-here"),
        (do.Configure(do.TableSettings("siegel", 6)), "settings"),
        (do.Configure(do.TableSettings("skat", 3)), "settings"),
        (do.Configure(do.TableSettings("siegel", 3, {"rounds": 99})), "settings"),
        (do.Move(0, "none"), "not-playing"),
        (do.Nod(), "not-between"),
        (do.End(True), "not-playing"),
        (do.Rematch(), "not-over"),
        (do.Replace(1), "not-playing"),
        (do.TakeChairBack(), "not-replaced"),
        (do.Sit(), "seat-taken"),
    ],
)
def test_a_host_is_refused_too(command: do.AnyCommand, reason: str) -> None:
    assert refused(gathered(2), "p0", command) == reason


def test_the_host_makes_bots_faster_and_stronger_while_the_game_goes_on() -> None:
    table = started(2)
    assert refused(table, "p1", do.SetPace("fast")) == "not-host"
    assert refused(table, "p1", do.SetLevel("master")) == "not-host"
    assert refused(table, "p0", do.SetLevel("wizard")) == "unknown-level"
    outcome = t.handle(table, "p0", "", do.SetPace("fast"), 0.0, random.Random(0))
    assert outcome.table.settings == replace(SIEGEL, pace="fast")
    assert outcome.table.match == table.match
    assert t.handle(outcome.table, "p0", "", do.SetPace("fast"), 0.0, random.Random(0)).entries == ()
    away = t.tick(t.depart(table, "p1", 0.0), 100.0, random.Random(0)).table
    assert away.chairs[1].bot == "apprentice"
    stronger = run(away, "p0", do.SetLevel("master"))
    assert [chair.bot for chair in stronger.chairs] == [None, "apprentice", "master"]
    assert stronger.chairs[2].name == table.chairs[2].name
    assert t.handle(stronger, "p0", "", do.SetLevel("master"), 0.0, random.Random(0)).entries == ()
    alone = started(1)
    while due.bot_on_turn(alone) is None:
        alone = run(alone, "p0", do.Move(alone.version, "none"))
    asked = due.bot_on_turn(run(alone, "p0", do.SetLevel("journeyman")))
    assert asked is not None
    assert asked.level == "journeyman"
    over = run(play_out(alone, random.Random(1)), "p0", do.SetLevel("improver"))
    assert {chair.bot for chair in run(over, "p0", do.Rematch()).chairs} == {None, "improver"}


def test_a_full_table() -> None:
    assert refused(gathered(3), "late", do.Sit()) == "table-full"
    assert refused(started(3), "late", do.Sit()) == "not-gathering"
    table = run(gathered(2), "p0", do.Configure(do.TableSettings("siegel", 5)))
    assert len(table.chairs) == 5
    assert refused(run(table, "p1", do.Sit(4)), "p0", do.Configure(SIEGEL)) == "seats-in-use"


def test_a_move_needs_turn_version_and_rules() -> None:
    table = started(3)
    assert table.turn is not None
    mover, other = f"p{table.turn}", f"p{(table.turn + 1) % 3}"
    assert refused(table, mover, do.Move(table.version - 1, "none")) == "stale"
    assert refused(table, mover, do.Move(table.version + 1, "none")) == "stale"
    assert refused(table, other, do.Move(table.version, "none")) == "not-your-turn"
    with pytest.raises(t.Refused) as error:
        run(table, mover, do.Move(table.version, "r1"))
    assert (error.value.reason, error.value.game, error.value.why) == ("illegal", "siegel", "prediction-expected")
    moved = run(table, mover, do.Move(table.version, "none"))
    assert moved.version == table.version + 1
    assert refused(moved, mover, do.Move(table.version, "none")) == "stale"  # sent twice: once is enough


def test_a_bot_takes_over_after_the_grace_time_and_gives_back() -> None:
    table = started(2)
    assert due.alarm(table) is None
    table = t.depart(table, "p1", 100.0)
    assert due.alarm(table) == 160.0
    assert t.tick(table, 159.0, random.Random(0)).entries == ()
    table = t.tick(table, 160.0, random.Random(0)).table
    assert table.chairs[1].bot == "apprentice"
    assert table.chairs[1].person == "p1"
    table = t.arrive(table, "p1", 160.0)
    assert refused(table, "p1", do.Nod()) in ("not-between", "replaced")
    table = run(table, "p1", do.TakeChairBack())
    assert table.chairs[1].bot is None


def test_nobody_takes_over_while_nobody_waits() -> None:
    table = t.depart(started(1), "p0", 10.0)
    assert due.alarm(table) is None
    assert due.alarm(t.depart(t.depart(started(2), "p0", 10.0), "p1", 11.0)) is None


def test_host_rights_pass_on() -> None:
    table = t.tick(t.depart(started(2), "p0", 0.0), 99.0, random.Random(0)).table
    assert table.host == "p1"
    left = run(started(2), "p0", do.Stand())
    assert left.host == "p1"
    assert left.chairs[0].person is None
    assert left.chairs[0].bot == "apprentice"
    empty = run(gathered(1), "p0", do.Stand())
    assert run(empty, "p5", do.Sit()).host == "p5"


def test_the_host_chooses_a_bot_for_an_absentee_when_the_grace_time_is_over() -> None:
    table = started(2)
    assert refused(table, "p0", do.Replace(1)) == "still-here"
    assert refused(table, "p1", do.Replace(0)) == "not-host"
    away = t.depart(table, "p1", 0.0)
    assert refused(away, "p0", do.Replace(1, "master"), 59.0) == "in-grace"
    assert refused(run(away, "p0", do.Pause(True)), "p0", do.Replace(1), 1e6) == "in-grace"
    gone = t.tick(away, 60.0, random.Random(0)).table
    assert run(gone, "p0", do.Replace(1, "master"), 61.0).chairs[1].bot == "master"
    assert refused(t.arrive(gone, "p1", 61.0), "p0", do.Replace(1), 61.0) == "still-here"


def slept(table: t.Table, people: int, until: float) -> t.Table:
    """All telephones sleep, and p0's is the first one back."""
    for i in range(people):
        table = t.depart(table, f"p{i}", 0.0)
    return t.arrive(table, "p0", until)


def test_whoever_is_back_first_does_not_decide_for_those_who_sleep() -> None:
    table = slept(started(3), 3, 500.0)
    assert t.tick(table, 559.0, random.Random(0)).entries == (), "while nobody was here, nobody's time ran out"
    ends = run(table, "p0", do.End(True), 500.0)
    assert (ends.stage, due.alarm(ends)) == ("playing", 560.0)
    assert run(t.arrive(ends, "p1", 510.0), "p1", do.End(True), 510.0).stage == "playing"
    assert t.tick(ends, 560.0, random.Random(0)).table.ended_early
    assert run(t.arrive(ends, "p1", 510.0), "p0", do.End(False), 510.0).agreed == frozenset()


def test_whoever_takes_a_chair_back_first_does_not_decide_for_those_who_sleep() -> None:
    table = t.tick(t.depart(started(3), "p0", 0.0), 60.0, random.Random(0)).table
    table = slept(table, 3, 500.0)
    assert due.alarm(table) is None, "a bot plays for the only one who is here"
    back = run(table, "p0", do.TakeChairBack(), 600.0)
    assert due.alarm(back) == 660.0


def test_the_first_one_back_does_not_become_host_at_once() -> None:
    table = slept(run(gathered(2), "p0", do.Phrase("hello")), 2, 500.0)
    table = t.arrive(t.depart(t.depart(table, "p0", 500.0), "p1", 500.0), "p1", 900.0)
    assert due.alarm(table) == 960.0


def test_nobody_ends_a_game_whose_people_pause() -> None:
    table = run(started(2), "p0", do.Pause(True))
    table = run(t.depart(table, "p1", 10.0), "p0", do.End(True), 5_000.0)
    assert (table.stage, due.alarm(table)) == ("playing", None)
    assert due.alarm(run(table, "p0", do.Pause(False), 6_000.0)) == 6_060.0


def test_who_loses_a_move_to_the_clock_is_still_asked() -> None:
    table = started(3, do.TableSettings("siegel", 3, {"rounds": 1}, clock=20))
    slow = table.turn
    assert slow is not None
    for seat in {0, 1, 2} - {slow}:
        table = run(table, f"p{seat}", do.End(True))
    table = t.tick(table, 20.0, random.Random(0)).table
    assert (table.stage, table.chairs[slow].once) == ("playing", True)
    assert due.agreed_due(table) is None


def late(moves: int) -> tuple[t.Table, int]:
    """A table after so many moves whose clock has just run out for a person: a bot makes one move for them."""
    table, rng = started(3, do.TableSettings("siegel", 3, {"rounds": 1}, clock=20)), random.Random(1)
    for _ in range(moves):
        table = run(table, f"p{table.turn}", do.Move(table.version, str(some_move(table, rng))))
    assert table.turn is not None
    return t.tick(table, 20.0, rng).table, table.turn


def test_who_loses_a_move_to_the_clock_as_their_telephone_falls_asleep_keeps_the_grace_time() -> None:
    table, slow = late(0)
    gone = t.depart(table, f"p{slow}", 21.0)
    assert gone.chairs[slow].once
    for seat in {0, 1, 2} - {slow}:
        gone = run(gone, f"p{seat}", do.End(True), 22.0)
    assert gone.stage == "playing"
    assert refused(gone, "p0", do.Replace(slow, "master"), 22.0) == "in-grace"
    assert t.tick(gone, 80.0, random.Random(0)).table.stage == "playing"
    assert t.tick(gone, 81.0, random.Random(0)).table.stage == "over"
    late_back = t.tick(t.depart(table, f"p{slow}", 21.0), 81.0, random.Random(0)).table
    assert (late_back.chairs[slow].bot, late_back.chairs[slow].once) == ("apprentice", False)


def test_nobody_takes_a_move_back_because_the_clock_of_whoever_is_asked_runs_out() -> None:
    table, slow = late(1)
    assert table.chairs[slow].once
    for seat in {0, 1, 2} - {slow}:
        assert refused(table, f"p{seat}", do.Undo(table.version), 20.5) == "no-undo"


def test_nobody_takes_a_move_back_while_whoever_lost_one_to_the_clock_sleeps() -> None:
    table, slow = late(0)
    asleep = t.depart(table, f"p{slow}", 21.0)
    moved = t.bot_moved(asleep, slow, asleep.version, str(some_move(asleep, random.Random(2))), 22.0).table
    who = f"p{moved.turn}"
    moved = run(moved, who, do.Move(moved.version, str(some_move(moved, random.Random(3)))), 23.0)
    asked = run(moved, who, do.Undo(moved.version), 24.0)
    (third,) = {"p0", "p1", "p2"} - {who, f"p{slow}"}
    asked = run(asked, third, do.AnswerUndo(moved.version, True), 24.0)
    assert asked.undo is not None, "they are asked"
    lapsed = t.tick(asked, 24.0 + due.UNDO_SECONDS, random.Random(0)).table
    assert (lapsed.undo, lapsed.last_move, lapsed.version) == (None, None, moved.version)


def test_a_rematch_waits_for_those_who_have_only_just_gone() -> None:
    over = run(run(started(2), "p0", do.End(True)), "p1", do.End(True))
    asked = run(t.depart(over, "p1", 0.0), "p0", do.Rematch(), 1.0)
    assert (asked.stage, due.alarm(asked)) == ("over", 60.0)
    assert t.tick(asked, 60.0, random.Random(0)).table.stage == "playing"


def test_a_clock_runs_for_people_on_turn() -> None:
    table = started(3, do.TableSettings("siegel", 3, {"rounds": 1}, clock=20))
    seat = table.turn
    assert seat is not None
    assert due.alarm(table) == 20.0
    table = t.tick(table, 20.0, random.Random(0)).table
    assert table.chairs[seat].bot == "apprentice"
    assert due.bot_on_turn(table) == due.BotTurn(seat, "apprentice", table.version)
    # The bot makes this move; the next one can be made by oneself again.
    person, host = str(table.chairs[seat].person), table.host
    assert refused(table, person, do.TakeChairBack(), 20.1) == "overdue"
    gone = t.depart(table, person, 20.2)
    assert t.bot_moved(gone, seat, table.version, "none", 20.5).table.chairs[seat].bot == "apprentice"
    outcome = t.bot_moved(table, seat, table.version, "none", 20.5)
    table = outcome.table
    assert [type(entry) for entry in outcome.entries] == [was.Played, was.ChairReturned]
    assert table.chairs[seat].bot is None
    assert (table.host, table.missed) == (host, frozenset({seat}))


def test_whoever_is_late_twice_running_loses_the_chair() -> None:
    table = started(3, do.TableSettings("siegel", 3, {"rounds": 1}, clock=20))
    first = table.turn
    assert first is not None
    late = late_again(table, first)
    table = late_again(late, first)
    assert table.chairs[first].bot == "apprentice"
    assert table.host != f"p{first}"
    table = run(table, f"p{first}", do.TakeChairBack(), table.since + 1)
    assert table.missed == frozenset()
    # A move in time makes up for the one before.
    table = play_until(late, first)
    moved = run(table, f"p{first}", do.Move(table.version, legal(table)), table.since + 1)
    assert moved.missed == frozenset()
    assert late_again(moved, first).chairs[first].bot is None


def late_again(table: t.Table, seat: int) -> t.Table:
    """That seat lets its time pass; whoever comes before it plays. A bot makes the move."""
    table = play_until(table, seat)
    when = due.alarm(table)
    assert when == table.since + 20
    table = t.tick(table, when, random.Random(0)).table
    return t.bot_moved(table, seat, table.version, legal(table), when + 1).table


def play_until(table: t.Table, seat: int) -> t.Table:
    while table.turn != seat:
        table = run(table, f"p{table.turn}", do.Move(table.version, legal(table)), table.since + 1)
    return table


def legal(table: t.Table) -> str:
    return str(some_move(table, random.Random(0)))


def test_a_pause_stops_everything() -> None:
    table = run(t.depart(started(2), "p1", 0.0), "p0", do.Pause(True), 5.0)
    assert due.alarm(table) is None
    assert due.bot_on_turn(table) is None
    assert refused(table, "p0", do.Move(table.version, "none")) == "paused"
    assert due.alarm(run(table, "p0", do.Pause(False), 500.0)) == 560.0


def test_a_pause_of_an_older_store_has_nobodys_name() -> None:
    assert was.decode(b'{"was":"paused","on":true}') == was.Paused(True)
    table = run(started(2), "p1", do.Pause(True))
    assert table.paused_by == 1
    old, _ = evolve(started(2), was.Paused(True), 1.0)
    assert (old.paused, old.paused_by) == (True, None)


def test_the_next_round_begins_when_all_have_nodded_or_time_is_up() -> None:
    table = play_out(started(2, do.TableSettings("siegel", 3, {"rounds": 2})), random.Random(3), stop="between")
    one = run(table, "p0", do.Nod())
    assert one.stage == "between"
    assert run(one, "p1", do.Nod()).stage == "playing"
    assert due.alarm(one) == due.NEXT_ROUND_SECONDS
    assert t.tick(one, due.NEXT_ROUND_SECONDS, random.Random(0)).table.stage == "playing"


def between(people: int) -> t.Table:
    return play_out(started(people, do.TableSettings("siegel", 3, {"rounds": 2})), random.Random(3), stop="between")


def test_nobody_is_hurried_for_bots_alone() -> None:
    table = between(1)
    assert due.alarm(table) is None
    assert t.tick(table, 1e6, random.Random(0)).table.stage == "between"
    assert run(table, "p0", do.Nod()).stage == "playing"
    # Also where the others have gone, for however long.
    table = t.tick(t.depart(between(2), "p1", 10.0), 1e6, random.Random(0)).table
    assert (table.stage, table.chairs[1].bot) == ("between", "apprentice")
    assert run(table, "p0", do.Nod()).stage == "playing"


def test_who_comes_back_between_two_rounds_has_the_whole_time() -> None:
    table = t.arrive(t.depart(between(2), "p1", 10.0), "p1", 65.0)
    assert due.alarm(table) == 65.0 + due.NEXT_ROUND_SECONDS
    # Not again and again, though, while somebody waits.
    waiting = run(table, "p0", do.Nod(), 70.0)
    assert due.alarm(t.arrive(t.depart(waiting, "p1", 80.0), "p1", 90.0)) == due.alarm(waiting)


def beside_a_program() -> t.Table:
    """The only person between two rounds, with a program and a bot."""
    chairs = (t.Chair("b-1", "B"), *between(2).chairs[1:])
    return replace(between(2), chairs=chairs, present=frozenset({"b-1", "p1"}))


def test_a_program_does_not_go_on_without_the_only_person() -> None:
    table = beside_a_program()
    away = t.depart(table, "p1", 100.0)
    assert due.alarm(away) == 100.0 + table.settings.grace
    assert due.next_round_due(t.arrive(away, "p1", 101.0)) is None
    # Once a bot sits there, it does, and not at once.
    alone = t.tick(away, 160.0, random.Random(0)).table
    assert (alone.stage, alone.chairs[1].bot) == ("between", "apprentice")
    assert due.alarm(alone) == 160.0 + due.NEXT_ROUND_SECONDS


def test_a_count_down_that_begins_in_a_pause_has_its_whole_time() -> None:
    table = t.depart(between(2), "p1", 1.0)
    table = t.tick(table, 61.0, random.Random(0)).table
    paused = t.arrive(run(table, "p0", do.Pause(True), 100.0), "p1", 110.0)
    back = run(paused, "p1", do.TakeChairBack(), 111.0)
    assert due.alarm(run(back, "p0", do.Pause(False), 120.0)) == 120.0 + due.NEXT_ROUND_SECONDS


def test_a_nod_is_never_lost() -> None:
    """Whoever has nodded goes on, though the last nod could not begin the round: there was a pause, or a program."""
    table = run(run(run(between(1), "p0", do.Pause(True)), "p0", do.Nod()), "p0", do.Pause(False))
    assert t.tick(table, due.NEXT_ROUND_SECONDS, random.Random(0)).table.stage == "playing"
    left = t.depart(run(between(2), "p0", do.Nod()), "p1", 1.0)
    assert t.tick(left, due.NEXT_ROUND_SECONDS, random.Random(0)).table.stage == "playing"
    program = beside_a_program()
    assert due.alarm(program) is None
    assert due.alarm(run(program, "p1", do.Nod(), 7.0)) == 7.0 + due.NEXT_ROUND_SECONDS


def test_a_pause_is_no_way_to_more_time() -> None:
    table = started(2, do.TableSettings("siegel", 3, {"rounds": 1}, clock=30))
    table = replace(table, since=0.0)
    when = due.alarm(table)
    for pressed in (20.0, 25.0):
        table = run(run(table, "p0", do.Pause(True), pressed), "p0", do.Pause(False), pressed + 4)
    assert when is not None
    assert due.alarm(table) == when + 8


def test_a_table_that_gathers_gets_another_host_when_its_own_has_gone() -> None:
    robot = "b-1"
    table = t.arrive(run(gathered(1), robot, do.Sit()), robot, 0.0)
    table = t.depart(table, "p0", 10.0)
    assert due.alarm(table) is None, "programs do not wait"
    table = t.depart(t.arrive(run(t.arrive(table, "p2", 0.0), "p2", do.Sit()), "p0", 0.0), "p0", 10.0)
    assert due.alarm(table) == 70.0
    assert t.tick(table, 69.0, random.Random(0)).table.host == "p0"
    table = t.tick(table, 70.0, random.Random(0)).table
    assert table.host == "p2"
    assert due.alarm(table) is None


def test_what_all_agree_to_is_done_when_whoever_did_not_has_gone() -> None:
    table = run(started(2), "p0", do.End(True))
    assert due.alarm(table) is None
    table = t.depart(table, "p1", 10.0)
    assert t.tick(table, 69.0, random.Random(0)).table.stage == "playing", "perhaps they come back"
    table = t.tick(table, 70.0, random.Random(0)).table
    assert (table.stage, table.ended_early) == ("over", True)
    table = t.arrive(table, "p1", 70.0)
    table = run(run(table, "p1", do.TakeChairBack()), "p0", do.Rematch())
    assert table.stage == "over"
    table = t.depart(table, "p1", 100.0)
    assert due.alarm(table) == 160.0
    table = t.tick(table, 160.0, random.Random(0)).table
    assert table.stage == "playing"


def test_whoever_says_no_to_an_early_end_is_not_outwaited() -> None:
    table = run(run(started(3), "p0", do.End(True)), "p1", do.End(True))
    no = run(table, "p2", do.End(False))
    assert (no.stage, no.agreed) == ("playing", frozenset())
    gone = t.depart(no, "p2", 10.0)
    assert t.tick(gone, 70.0, random.Random(0)).table.stage == "playing"
    assert run(table, "p0", do.End(False)).agreed == {1}, "one's own wish is one's own"
    assert run(no, "p1", do.End(True)).agreed == {1}, "it can be wished again"


def test_nothing_meant_for_the_last_game_fits_into_the_next() -> None:
    table = started(1)
    seen = due.bot_on_turn(table), table.version
    table = run(run(table, "p0", do.End(True)), "p0", do.Rematch())
    assert table.stage == "playing"
    assert table.version > seen[1]
    assert due.bot_on_turn(table) is None or due.bot_on_turn(table) != seen[0]


def test_an_agreed_end_and_a_rematch() -> None:
    table = started(2)
    one = run(table, "p0", do.End(True))
    assert one.stage == "playing"
    assert run(one, "p0", do.End(False)).agreed == frozenset()
    over = run(one, "p1", do.End(True))
    assert (over.stage, over.ended_early) == ("over", True)
    again = run(run(over, "p1", do.Rematch()), "p0", do.Rematch())
    assert (again.stage, again.version, again.ended_early) == ("playing", over.version + 1, False)
    assert [chair.person for chair in again.chairs] == [chair.person for chair in table.chairs]


def test_a_bot_that_is_late_is_refused() -> None:
    table = started(1)
    turn = due.bot_on_turn(table)
    if turn is None:
        table = run(table, "p0", do.Move(table.version, "none"))
        turn = due.bot_on_turn(table)
    assert turn is not None
    moved = t.bot_moved(table, turn.seat, turn.version, "none", 0.0).table
    with pytest.raises(t.Refused, match="stale"):
        t.bot_moved(moved, turn.seat, turn.version, "none", 0.0)


PEOPLE = ("p0", "p1", "p2", "stranger")


def any_command(rng: random.Random) -> do.AnyCommand:
    """But for moves and what else names a version."""
    seat = rng.choice([None, 0, 1, 2, 3])
    level = rng.choice(["apprentice", "random", "nobody"])
    on = rng.random() < 0.5
    text = rng.choice(["hello", "", "\n", "x" * 201])
    commands: list[do.AnyCommand] = [
        do.Configure(do.TableSettings("siegel", rng.choice([3, 4, 6]), {"rounds": 2, "by_hand": True})),
        do.Sit(seat),
        do.Stand(),
        do.Fill(level, seat),
        do.SetLevel(level),
        do.Clear(seat or 0),
        do.Shuffle(),
        do.Start(),
        do.Nod(),
        do.Pause(on),
        do.End(on),
        do.Replace(seat or 0),
        do.Remove(seat or 0),
        do.EndRemoval(),
        do.TakeChairBack(),
        do.Rematch(),
        do.Phrase("hello"),
        do.Talk(text),
        do.FreeText(on),
        do.AllowHints(on),
        do.Mix(f"{rng.randrange(3):064x}"),
    ]
    return rng.choice(commands)


KEPT = (
    "settings",
    "counts",
    "hinted",
    "hinted_at",
    "host",
    "chairs",
    "n",
    "stage",
    "paused",
    "paused_by",
    "ended_early",
    "match",
    "version",
    "nodded",
    "agreed",
    "last_move",
    "nudges",
    "objected",
    "removed",
    "secret",
    "games",
    "mixes",
    "pledge",
)
"""What the entries alone must give back; beside it talk and requests, but for their times."""


class _Storm:
    """A store that is appended to like the real one, and the table that goes with it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.now = rng, 0.0
        settings, secret = do.TableSettings("siegel", 3, {"rounds": 2, "by_hand": True}), rng.choice(["", "5" * 64])
        outcome = t.create("T", settings, "p0", "P0", 0.0, secret)
        self.table = outcome.table
        self.stored = [was.encode(entry) for entry in outcome.entries]

    def gather(self, people: int) -> None:
        """So many people and else bots begin a game; none: that is left to the storm."""
        for person in PEOPLE[:people]:
            self.table = t.arrive(self.table, person, self.now)
            self.refuse(person, do.Sit())
        if people:
            self.refuse("p0", do.Fill("apprentice"))
            self.refuse("p0", do.Start())

    def take(self, outcome: t.Outcome) -> None:
        assert outcome.table.n == self.table.n + len(outcome.entries)
        self.stored += [was.encode(entry) for entry in outcome.entries]
        self._check_events(outcome)
        self._check_version(outcome)
        self.table = outcome.table

    def _check_events(self, outcome: t.Outcome) -> None:
        """No seat hears of another hand; an onlooker hears of none."""
        for seat in (None, 0, 1, 2):
            for event in heard(outcome.events, seat):
                assert event.name != "hand" or event.args["seat"] == seat

    def _check_version(self, outcome: t.Outcome) -> None:
        """Whatever changes the game makes its version grow, so that no version ever means two positions."""
        moved = sum(isinstance(entry, was.Dealt | was.Played | was.MoveUndone) for entry in outcome.entries)
        assert outcome.table.version == self.table.version + moved
        before, after = self.table.match, outcome.table.match
        if not moved and before is not None:
            assert after is not None
            assert (after.state, after.record.rounds) == (before.state, before.record.rounds)

    def company(self, person: str, kind: int, late: int, agree: bool) -> None:
        """Undo and nudges, sometimes at a version that has gone by."""
        version = max(0, self.table.version - late)
        hint = do.Hint(version)
        commands: list[do.AnyCommand] = [do.Undo(version), do.AnswerUndo(version, agree), do.Nudge(version), hint]
        before = self.table
        self.refuse(person, commands[kind])
        if late and version != before.version:
            assert self.table == before

    def refuse(self, person: str, command: do.AnyCommand) -> None:
        try:
            self.take(t.handle(self.table, person, person, command, self.now, self.rng))
        except t.Refused as error:
            msgspec.json.encode(error.details)  # whatever the reason, it can be sent

    def play(self) -> None:
        """Whoever is on turn moves; then the same message arrives again, late, and from somebody else."""
        turn = self.table.turn
        if turn is None or self.table.paused:
            return
        move, version, chair = str(some_move(self.table, self.rng)), self.table.version, self.table.chairs[turn]
        if chair.bot:
            if self.table.undo is None:  # else it waits
                self.take(t.bot_moved(self.table, turn, version, move, self.now))
            with pytest.raises(t.Refused):
                t.bot_moved(self.table, turn, version, move, self.now)
            return
        person = chair.person or ""
        self.take(t.handle(self.table, person, "", do.Move(version, move), self.now, self.rng))
        for late in ("p0", "p1", "p2", "stranger"):
            with pytest.raises(t.Refused):
                t.handle(self.table, late, "", do.Move(version, move), self.now, self.rng)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self._check_hurry(self.table)
        self.take(t.tick(self.table, self.now, self.rng))

    def _check_hurry(self, table: t.Table) -> None:
        """Between two rounds the only person's own nod goes on; else time does, and never the one without the other."""
        if table.stage != "between" or table.paused or not table.people:
            return
        alone = len(table.people) == 1 and table.people[0] not in table.nodded
        assert (due.next_round_due(table) is None) == alone
        if alone:
            person = table.chairs[table.people[0]].person or ""
            assert t.handle(table, person, "", do.Nod(), self.now, self.rng).table.stage == "playing"

    def blow(self) -> None:
        """Anything by anybody."""
        rng, person = self.rng, self.rng.choice(PEOPLE)
        match rng.randrange(13):
            case 0:
                self.table = t.arrive(self.table, person, self.now)
            case 1:
                if rng.random() < 0.3:
                    self.table = t.depart(self.table, person, self.now)
            case 2:
                self.pass_time(rng.choice([1.0, 30.0, 70.0]))
            case 3 | 4 | 5:
                for _ in range(rng.randint(1, 20)):
                    self.play()
            case 6 | 7 | 8:
                for _ in range(rng.randint(1, 6)):
                    self.company(rng.choice(PEOPLE), rng.randrange(4), rng.choice([0, 0, 0, 1]), rng.random() < 0.8)
            case 9:
                self.take(t.rename(self.table, person, rng.choice(["A", "B"]), self.now))
            case 10:
                self.refuse(self.table.host, do.Remove(rng.randrange(3)))
                self.refuse(rng.choice(PEOPLE), do.EndRemoval())
            case _:
                self.refuse(person, any_command(rng))


def test_a_storm_of_commands_leaves_one_history() -> None:
    """Whatever comes in whatever order: what was acknowledged is stored, and the store alone gives the table back."""
    happened: set[type] = set()

    @settings(max_examples=150, deadline=None)
    @given(st.integers(0, 2**32))
    def weather(seed: int) -> None:
        rng = random.Random(seed)
        storm = _Storm(rng)
        storm.gather(rng.choice([0, 0, 1, 2, 3]))
        for _ in range(rng.randint(10, 200)):
            storm.blow()
        happened.update(type(was.decode(entry)) for entry in storm.stored)
        again = t.restore([was.decode(entry) for entry in storm.stored], storm.now)
        for field in KEPT:
            assert getattr(again, field) == getattr(storm.table, field), field
        assert [line[:-1] for line in again.talk] == [line[:-1] for line in storm.table.talk]
        assert (again.undo and again.undo[:2]) == (storm.table.undo and storm.table.undo[:2])
        asked, before = again.removal, storm.table.removal
        assert (asked and (asked.person, asked.final)) == (before and (before.person, before.final))
        assert again.match is None or match.resume(again.match.record).record == again.match.record

    weather()
    assert happened == set(get_args(was.Entry))  # it was a storm
