"""The host asks somebody to go, who has a moment to object."""

from __future__ import annotations

import random

from msgspec.structs import replace

from kartentisch.table import commands as do
from kartentisch.table import due
from kartentisch.table import entries as was
from kartentisch.table import table as t
from tests.table.tables import gathered, refused, run, some_move, started


def after(table: t.Table, now: float) -> t.Table:
    return t.tick(table, now, random.Random(0)).table


def test_who_does_not_object_in_a_game_leaves_it_to_a_bot_and_may_come_back() -> None:
    asked = run(started(2), "p0", do.Remove(1), 100.0)
    assert due.alarm(asked) == 130.0
    assert t.tick(asked, 129.0, random.Random(0)).entries == ()
    gone = after(asked, 130.0)
    assert (gone.chairs[1].person, gone.chairs[1].bot, gone.removal) == ("p1", "apprentice", None)
    assert refused(gone, "p0", do.Remove(1)) == "no-removal"
    assert run(gone, "p1", do.TakeChairBack()).chairs[1].bot is None


def test_an_objection_in_a_game_holds_until_it_is_over() -> None:
    stays = run(run(started(2), "p0", do.Remove(1), 100.0), "p1", do.EndRemoval(), 129.0)
    assert (stays.removal, stays.chairs[1].bot) == (None, None)
    assert due.alarm(stays) is None
    assert refused(stays, "p0", do.Remove(1), 140.0) == "objected"
    over = run(run(stays, "p0", do.End(True)), "p1", do.End(True))
    asked = run(over, "p0", do.Remove(1), 200.0)
    assert asked.removal is not None
    assert not asked.removal.final, "what was at stake is over, and so is the objection"
    gone = after(asked, 230.0)
    assert (gone.chairs[1].person, gone.chairs[1].bot, gone.removed) == (None, "apprentice", frozenset({"p1"}))


def test_before_a_game_the_host_may_insist() -> None:
    table = run(run(gathered(2), "p0", do.Remove(1), 0.0), "p1", do.EndRemoval(), 1.0)
    assert table.chairs[1].person == "p1"
    asked = run(table, "p0", do.Remove(1), 10.0)
    assert asked.removal is not None
    assert asked.removal.final
    assert refused(asked, "p1", do.EndRemoval(), 11.0) == "no-objection"
    assert run(asked, "p0", do.EndRemoval(), 11.0).removal is None, "the host may think better of it"
    back = t.arrive(t.depart(asked, "p1", 39.0), "p1", 39.5)
    gone = after(back, 40.0)
    assert gone.chairs[1].free, "to come and go wins no time then"
    assert refused(gone, "p1", do.Sit()) == "removed"
    assert run(gone, "p2", do.Sit()).chairs[1].person == "p2"


def test_only_the_host_asks_and_only_about_somebody_else() -> None:
    table = started(2)
    assert refused(table, "p1", do.Remove(0)) == "not-host"
    assert refused(table, "p0", do.Remove(0)) == "no-removal"
    assert refused(table, "p0", do.Remove(2)) == "no-removal", "a bot"
    assert refused(table, "p0", do.Remove(9)) == "no-such-seat"
    assert refused(table, "p1", do.EndRemoval()) == "no-removal"
    three = run(started(3), "p0", do.Remove(1))
    assert refused(three, "p0", do.Remove(2)) == "no-removal", "one at a time"
    assert refused(three, "p2", do.EndRemoval()) == "no-removal"
    assert refused(three, "stranger", do.EndRemoval()) == "no-removal"
    assert run(three, "p0", do.EndRemoval()).objected == frozenset()


def test_who_is_away_keeps_the_grace_time_and_a_moment_when_back() -> None:
    asked = run(t.depart(started(2), "p1", 50.0), "p0", do.Remove(1), 60.0)
    assert due.removal_due(asked) == 110.0
    back = t.arrive(asked, "p1", 95.0)
    assert due.removal_due(back) == 105.0
    assert run(back, "p1", do.EndRemoval(), 104.0).objected == {"p1"}
    paused = run(asked, "p0", do.Pause(True), 61.0)
    assert due.alarm(paused) is None
    assert due.removal_due(t.depart(asked, "p0", 62.0)) is None, "nobody waits"


def test_in_a_pause_nobody_is_removed() -> None:
    """Whoever fetches a coffee then cannot object."""
    asked = run(run(started(2), "p0", do.Remove(1), 100.0), "p1", do.Pause(on=True), 110.0)
    assert due.alarm(asked) is None
    assert t.tick(asked, 500.0, random.Random(0)).entries == ()
    resumed = run(asked, "p0", do.Pause(on=False), 500.0)
    assert due.alarm(resumed) == 520.0
    in_pause = run(run(started(2), "p1", do.Pause(on=True), 90.0), "p0", do.Remove(1), 100.0)
    assert t.tick(in_pause, 500.0, random.Random(0)).entries == ()
    assert due.alarm(run(in_pause, "p0", do.Pause(on=False), 500.0)) == 530.0


def test_a_request_ends_with_its_reason() -> None:
    asked = run(gathered(3), "p0", do.Remove(1))
    assert run(asked, "p1", do.Stand()).removal is None
    assert run(asked, "p0", do.Stand()).removal is None, "who was to go is the host now"
    moved = run(run(gathered(2), "p0", do.Remove(1)), "p1", do.Sit(2))
    assert after(moved, 30.0).chairs[2].free
    assert run(asked, "p0", do.Start()).removal is None
    outcome = t.tick(t.depart(run(started(2), "p0", do.Remove(1), 0.0), "p1", 0.0), 60.0, random.Random(0))
    assert outcome.entries == (was.TookOver(1, "apprentice"),), "time and the host ask for the same"


def test_a_restart_forgets_no_request() -> None:
    wishes: tuple[tuple[str, do.AnyCommand], ...] = (
        ("p1", do.Sit()),
        ("p0", do.Remove(1)),
        ("p1", do.EndRemoval()),
        ("p0", do.Remove(1)),
    )
    outcomes = [t.create("T", gathered().settings, "p0", "P0", 0.0)]
    for person, command in wishes:
        outcomes.append(t.handle(outcomes[-1].table, person, person, command, 0.0, random.Random(0)))
    again = t.restore([entry for outcome in outcomes for entry in outcome.entries], 1_000.0)
    assert again.removal is not None
    assert (again.removal.person, again.removal.final, again.objected) == ("p1", True, frozenset({"p1"}))
    assert due.removal_due(t.arrive(again, "p0", 1_000.0)) == 1_060.0


def test_that_a_bot_goes_on_for_somebody_and_that_they_play_again_is_told() -> None:
    table = run(started(3), "p0", do.Remove(1), 100.0)
    over = t.tick(table, 130.0, random.Random(0))
    assert [(event.name, event.args, event.audience) for event in over.events] == [("taken-over", {"seat": 1}, None)]
    back = t.handle(over.table, "p1", "P1", do.TakeChairBack(), 131.0, random.Random(0))
    assert [(event.name, event.args) for event in back.events] == [("came-back", {"seat": 1})]
    left = t.handle(back.table, "p2", "P2", do.Stand(), 132.0, random.Random(0))
    assert [(event.name, event.args) for event in left.events] == [("taken-over", {"seat": 2})]
    assert t.handle(gathered(2), "p1", "P1", do.Stand(), 1.0, random.Random(0)).events == ()


def test_who_was_removed_while_looking_away_has_the_grace_time_before_the_others_end_the_game() -> None:
    gone = after(run(started(2), "p0", do.Remove(1), 100.0), 130.0)
    wish = run(gone, "p0", do.End(True), 131.0)
    assert wish.stage == "playing", "one's own removal of somebody ends nothing"
    assert due.alarm(wish) == 130.0 + wish.settings.grace
    assert after(wish, 189.0).stage == "playing"
    assert after(wish, 190.0).stage == "over"
    assert after(run(wish, "p0", do.Pause(True), 140.0), 189.0).stage == "playing"
    back = run(wish, "p1", do.TakeChairBack(), 189.0)
    assert due.alarm(back) is None
    assert after(back, 500.0).stage == "playing", "whoever is back is asked"
    left = run(wish, "p1", do.Stand(), 140.0)
    assert after(left, 140.0).stage == "over", "nobody is left to be asked"


def test_grace_after_a_removal_begins_anew_after_a_restart_a_night_and_a_pause() -> None:
    """Else whoever is back first ends the game of those who have just been removed, and sees all cards."""
    gone = after(run(started(2), "p0", do.Remove(1), 100.0), 130.0)
    restarted = t.arrive(t.restored(replace(gone, present=frozenset(), taken={}), 200.0), "p0", 210.0)
    slept = t.arrive(t.depart(t.depart(gone, "p1", 140.0), "p0", 141.0), "p0", 210.0)
    for table in (restarted, slept):
        wish = run(table, "p0", do.End(True), 210.0)
        assert (wish.stage, due.alarm(wish)) == ("playing", 270.0)
    paused = run(run(gone, "p0", do.End(True), 131.0), "p0", do.Pause(on=True), 140.0)
    assert due.alarm(paused) is None
    assert after(paused, 500.0).stage == "playing"
    assert due.alarm(run(paused, "p0", do.Pause(on=False), 500.0)) == 560.0


def test_a_pause_is_no_way_to_end_the_game_before_whoever_was_removed_is_back() -> None:
    gone = after(run(started(3), "p0", do.Remove(1), 100.0), 130.0)
    wish = run(run(gone, "p0", do.Pause(on=True), 131.0), "p0", do.End(True), 132.0)
    agreed = run(wish, "p2", do.End(True), 133.0)
    assert (agreed.stage, due.alarm(agreed)) == ("playing", None)
    resumed = run(agreed, "p0", do.Pause(on=False), 134.0)
    assert due.alarm(resumed) == 134.0 + resumed.settings.grace
    assert after(resumed, 194.0).stage == "over"
    alone = run(run(started(1), "p0", do.Pause(on=True), 1.0), "p0", do.End(True), 2.0)
    assert alone.stage == "over", "where nobody is to be waited for, a pause stops nothing"


def test_a_removal_is_no_way_to_an_undo_that_was_not_agreed_to() -> None:
    table = started(3)
    seat = table.turn
    assert seat is not None
    other = next(s for s in (1, 2) if s != seat)
    played = run(table, f"p{seat}", do.Move(table.version, str(some_move(table, random.Random(1)))), 100.0)
    asked = run(run(played, "p0", do.Remove(other), 101.0), f"p{seat}", do.Undo(played.version), 125.0)
    assert asked.undo is not None
    gone = after(asked, 131.0)
    assert (gone.chairs[other].bot, gone.undo, gone.last_move) == ("apprentice", None, None)
    assert gone.version == played.version
