"""Beside the game: names, undo, nudges."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kartentisch import games, match
from kartentisch.bots.play import Simulation
from kartentisch.table import commands as do
from kartentisch.table import company, due
from kartentisch.table import entries as was
from kartentisch.table import table as t
from kartentisch.table.change import Change
from kartentisch.table.model import Table
from tests.table.tables import SIEGEL, gathered, play_out, refused, run, some_move, started


def mover(table: Table) -> str:
    assert table.turn is not None
    return f"p{table.turn}"


def predicted(people: int = 3) -> tuple[Table, str]:
    """A game whose first player has just predicted nothing, and who that was."""
    table = started(people)
    while table.turn is not None and table.chairs[table.turn].bot:
        table = t.bot_moved(table, table.turn, table.version, "none", 0.0).table
    who = mover(table)
    return run(table, who, do.Move(table.version, "none")), who


# Names


def test_somebody_seated_gets_another_name_in_the_record_too() -> None:
    table, _ = predicted()
    outcome = t.rename(table, "p1", "Ben", 0.0)
    assert outcome.entries == (was.Renamed("p1", "Ben"),)
    table = outcome.table
    assert [chair.name for chair in table.chairs] == ["P0", "Ben", "P2"]
    assert table.match is not None
    assert table.match.record.players == ("P0", "Ben", "P2")
    assert table.last_move is not None
    assert table.last_move.before.record.players == ("P0", "Ben", "P2")
    assert t.rename(table, "p1", "Ben", 0.0).entries == ()
    assert t.rename(table, "stranger", "Ben", 0.0).entries == ()
    over = play_out(table, random.Random(3))
    later = t.rename(over, "p1", "Benno", 0.0).table
    assert later.chairs[1].name == "Benno"
    assert later.match == over.match
    assert t.rename(gathered(2), "p1", "Ben", 0.0).table.chairs[1].name == "Ben"


# Taking back


def test_a_move_is_taken_back_when_all_agree() -> None:
    before = started(3)
    who = mover(before)
    moved = run(before, who, do.Move(before.version, "none"))
    others = [f"p{seat}" for seat in range(3) if f"p{seat}" != who]
    asked = run(moved, who, do.Undo(moved.version), 5.0)
    assert asked.undo is not None
    assert company.undo_waits_for(asked) == {int(other[1]) for other in others}
    assert refused(asked, who, do.Undo(asked.version)) == "no-undo"
    assert refused(asked, who, do.AnswerUndo(asked.version, True)) == "no-undo"
    one = run(asked, others[0], do.AnswerUndo(asked.version, True), 5.0)
    assert one.match == moved.match
    outcome = t.handle(one, others[1], "", do.AnswerUndo(one.version, True), 6.0, random.Random(0))
    back = outcome.table
    assert outcome.entries == (was.UndoAnswered(int(others[1][1]), True), was.MoveUndone(int(who[1])))
    assert [(event.name, event.args) for event in outcome.events] == [
        ("taken-back", {"seat": int(who[1]), "counts": True})
    ]
    assert back.counts
    assert back.match == before.match
    assert back.version == moved.version + 1
    assert (back.undo, back.last_move, back.since) == (None, None, 6.0)
    for version in (before.version, moved.version):
        assert refused(back, who, do.Move(version, "none")) == "stale"
    assert refused(back, who, do.Undo(back.version)) == "no-undo"
    again = run(back, who, do.Move(back.version, "none"))
    assert again.match == moved.match
    assert again.version == moved.version + 2


def test_only_the_last_mover_asks_and_only_until_somebody_acts() -> None:
    table, who = predicted()
    following = mover(table)
    assert refused(table, following, do.Undo(table.version)) == "no-undo"
    assert refused(table, "stranger", do.Undo(table.version)) == "not-a-member"
    assert refused(table, who, do.Undo(table.version - 1)) == "stale"
    assert refused(table, following, do.AnswerUndo(table.version, True)) == "no-undo"
    assert refused(run(table, who, do.Pause(True)), who, do.Undo(table.version)) == "paused"
    assert refused(gathered(3), "p0", do.Undo(0)) == "not-playing"
    asked = run(table, who, do.Undo(table.version))
    acted = run(asked, following, do.Move(asked.version, "none"))
    assert acted.undo is None
    assert refused(acted, who, do.Undo(acted.version)) == "no-undo"
    assert refused(acted, who, do.AnswerUndo(asked.version, True)) == "stale"


def test_nobody_is_asked_twice_about_the_same_move() -> None:
    table, who = predicted()
    asked = run(table, who, do.Undo(table.version))
    for answer in (mover(asked), who):
        declined = run(asked, answer, do.AnswerUndo(asked.version, False), 7.0)
        assert (declined.undo, declined.match, declined.version) == (None, table.match, table.version)
        assert declined.since == 7.0
        assert refused(declined, who, do.Undo(declined.version)) == "no-undo"


def test_bots_agree_and_wait_meanwhile() -> None:
    table, who = predicted(2)
    other = "p1" if who == "p0" else "p0"
    asked = run(table, who, do.Undo(table.version))
    assert asked.undo is not None
    assert due.bot_on_turn(asked) is None
    if (turn := due.bot_on_turn(table)) is not None:
        with pytest.raises(t.Refused, match="stale"):
            t.bot_moved(asked, turn.seat, turn.version, "none", 0.0)
    assert run(asked, other, do.AnswerUndo(asked.version, True)).turn == int(who[1])
    alone, me = predicted(1)
    turn = due.bot_on_turn(alone)
    back = run(alone, me, do.Undo(alone.version))
    assert back.turn == int(me[1])
    if turn is not None:
        with pytest.raises(t.Refused, match="stale"):
            t.bot_moved(back, turn.seat, turn.version, "none", 0.0)


def test_those_who_are_away_are_asked_until_a_bot_takes_over() -> None:
    table, who = predicted()
    one, two = (seat for seat in range(3) if f"p{seat}" != who)
    away = t.depart(t.depart(table, f"p{one}", 0.0), f"p{two}", 0.0)
    asked = run(away, who, do.Undo(away.version), 1.0)
    assert company.undo_waits_for(asked) == {one, two}
    assert t.tick(asked, 1.0 + due.UNDO_SECONDS, random.Random(0)).entries == (was.UndoAnswered(int(who[1]), False),)
    # Their grace time may run out before the request does.
    asked = run(away, who, do.Undo(away.version), 50.0)
    assert due.alarm(asked) == 60.0
    outcome = t.tick(asked, 60.0, random.Random(0))
    assert [type(entry) for entry in outcome.entries][-1] is was.MoveUndone
    assert outcome.table.turn == int(who[1])


def test_programs_are_not_waited_for() -> None:
    robots = gathered(1)
    for robot in ("b-1", "b-2"):
        robots = t.arrive(t.handle(robots, robot, robot, do.Sit(), 0.0, random.Random(0)).table, robot, 0.0)
    robots = run(robots, "p0", do.Start())
    while robots.turn:
        robots = run(robots, f"b-{robots.turn}", do.Move(robots.version, "none"))
    robots = run(robots, "p0", do.Move(robots.version, "none"))
    if robots.stage == "playing":
        assert run(robots, "p0", do.Undo(robots.version)).turn == 0


def test_a_request_lapses_with_time() -> None:
    table, who = predicted()
    asked = run(table, who, do.Undo(table.version), 100.0)
    when = 100.0 + due.UNDO_SECONDS
    assert due.alarm(asked) == when
    assert t.tick(asked, when - 1, random.Random(0)).entries == ()
    outcome = t.tick(asked, when, random.Random(0))
    assert outcome.entries == (was.UndoAnswered(int(who[1]), False),)
    assert outcome.table.undo is None
    other = mover(asked)
    third = next(f"p{seat}" for seat in range(3) if f"p{seat}" not in (who, other))
    left = t.depart(run(asked, other, do.AnswerUndo(asked.version, True)), third, 100.0)
    assert t.tick(left, when, random.Random(0)).entries == (was.UndoAnswered(int(who[1]), False),)
    stood = run(run(asked, other, do.AnswerUndo(asked.version, True)), third, do.Stand())
    assert t.tick(stood, when, random.Random(0)).entries == (was.MoveUndone(int(who[1])),)


def test_a_clock_stands_still_while_people_are_asked() -> None:
    table = started(3, do.TableSettings("siegel", 3, {"rounds": 1}, clock=10))
    who = mover(table)
    table = run(table, who, do.Move(table.version, "none"), 1.0)
    assert due.alarm(table) == 11.0
    asked = run(table, who, do.Undo(table.version), 5.0)
    assert due.alarm(asked) == 5.0 + due.UNDO_SECONDS
    assert due.alarm(run(asked, who, do.AnswerUndo(asked.version, False), 8.0)) == 18.0


def test_a_chair_that_is_taken_over_asks_no_more() -> None:
    table, who = predicted()
    asked = run(table, who, do.Undo(table.version))
    left = run(asked, who, do.Stand())
    assert (left.undo, left.last_move) == (None, None)
    ended = asked
    for person in ("p0", "p1", "p2"):
        ended = run(ended, person, do.End(True))
    assert (ended.stage, ended.undo) == ("over", None)


def test_the_end_of_a_round_cannot_be_taken_back() -> None:
    """S23: then all tricks lie open."""
    table = started(3, do.TableSettings("siegel", 3, {"rounds": 2}))
    assert table.last_move is None
    table = play_out(table, random.Random(5), stop="between")
    assert table.last_move is None
    assert refused(table, "p0", do.Undo(table.version)) == "undo-round"


def alone_again(table: Table) -> Table:
    """Bots play until it is the only person's turn again."""
    while (turn := due.bot_on_turn(table)) is not None:
        table = t.bot_moved(table, turn.seat, turn.version, str(some_move(table, random.Random(2))), 0.0).table
    return table


def test_against_bots_alone_one_goes_back_to_ones_last_decision_whatever_they_have_played() -> None:
    before = alone_again(started(1))
    first = alone_again(run(before, "p0", do.Move(before.version, "none")))
    assert first.turn == 0
    second = run(first, "p0", do.Move(first.version, str(some_move(first, random.Random(3)))))
    later = alone_again(second)
    assert later.turn == 0
    assert later.counts
    outcome = t.handle(later, "p0", "", do.Undo(later.version), 0.0, random.Random(0))
    back = outcome.table
    assert outcome.entries == (was.UndoAsked(0), was.MoveUndone(0))
    assert [(event.name, event.args) for event in outcome.events] == [("taken-back", {"seat": 0, "counts": False})]
    assert (back.match, back.turn, back.counts) == (first.match, 0, False)
    assert back.version == later.version + 1
    named = t.rename(back, "p0", "Anna", 0.0).table
    start = run(named, "p0", do.Undo(named.version))
    assert start.match is not None
    assert before.match is not None
    assert (start.match.state, start.match.record.players[0]) == (before.match.state, "Anna")
    assert refused(start, "p0", do.Undo(start.version)) == "no-undo"
    over = play_out(start, random.Random(4))
    assert not over.counts
    assert run(over, "p0", do.Rematch()).counts


def test_a_history_of_undos_is_the_same_after_a_restart() -> None:
    made = t.create("T", SIEGEL, "p0", "P0", 0.0)
    table, entries = t.arrive(made.table, "p0", 0.0), list(made.entries)
    for command in (do.Fill("apprentice"), do.Start()):
        outcome = t.handle(table, "p0", "", command, 0.0, random.Random(5))
        table, entries = outcome.table, [*entries, *outcome.entries]
    for step in range(40):
        turn = due.bot_on_turn(table)
        move = str(some_move(table, random.Random(step)))
        if turn is not None:
            outcome = t.bot_moved(table, turn.seat, turn.version, move, 0.0)
        elif step % 3 == 0 and company.can_undo(table, 0):
            outcome = t.handle(table, "p0", "", do.Undo(table.version), 0.0, random.Random(0))
        else:
            outcome = t.handle(table, "p0", "", do.Move(table.version, move), 0.0, random.Random(0))
        table, entries = outcome.table, [*entries, *outcome.entries]
    assert sum(isinstance(entry, was.MoveUndone) for entry in entries) > 1
    again = t.restore([was.decode(was.encode(entry)) for entry in entries], 0.0)
    assert (again.match, again.version, again.counts) == (table.match, table.version, False)
    assert again.last_move == table.last_move


def test_with_a_second_person_nobody_goes_back_over_the_moves_of_others() -> None:
    table = alone_again(started(2))
    while due.bot_on_turn(table) is None:
        table = run(table, mover(table), do.Move(table.version, "none"))
    table = alone_again(table)
    for person in ("p0", "p1"):
        assert refused(table, person, do.Undo(table.version)) == "no-undo"


def test_against_bots_alone_what_was_seen_stays_seen() -> None:
    """A drawn card, a goal looked at, a turned goal: the move stays made, and the refusal says why."""
    seen = set()
    rng = random.Random(8)
    for _ in range(3):
        table = started(1, do.TableSettings("saboteur", 3))
        learned: bool | None = None
        while table.stage == "playing":
            turn = due.bot_on_turn(table)
            move = str(some_move(table, rng))
            if turn is not None:
                outcome = t.bot_moved(table, turn.seat, turn.version, move, 0.0)
            else:
                outcome = t.handle(table, "p0", "", do.Move(table.version, move), 0.0, rng)
                learned = False
            table = outcome.table
            if learned is None or table.stage != "playing":
                continue
            learned |= any(
                event.name in table.game.reveals and (event.audience is None or 0 in event.audience)
                for event in outcome.events
            )
            expected = "undo-seen" if learned else None
            assert company.why_no_undo(table, 0) == expected
            if learned:
                assert refused(table, "p0", do.Undo(table.version)) == "undo-seen"
            seen.add((learned, turn is None))
    assert seen == {(True, True), (True, False), (False, True), (False, False)}


def _saboteur_moves() -> Iterator[tuple[bool, bool]]:
    """Of every move of some games: whether it could be taken back, and whether it told somebody something in secret."""
    game = games.load("saboteur")
    for seed in range(3):
        played = Simulation(game.name, ("random",) * 3, {}, str(seed)).match(0).record.rounds
        table = t.create("T", do.TableSettings("saboteur", 3), "p0", "", 0.0).table
        for person in ("p1", "p2"):
            table = t.handle(table, person, "", do.Sit(), 0.0, random.Random(0)).table
        for person in ("p0", "p1", "p2"):
            table = t.arrive(table, person, 0.0)
        change = Change(table, 0.0)
        change.add(was.Started())
        for each in played:
            change.add(was.Dealt(game.deal_text.write(each.deal)))
            for move in each.moves:
                change.events = []
                change.add(was.Played(change.table.turn or 0, str(move)))
                yield (
                    company.can_undo(change.table, change.table.last_move.seat) if change.table.last_move else False,
                    any(e.audience and e.name != "discarded" for e in change.events),
                )


def test_a_move_that_showed_something_hidden_cannot_be_taken_back() -> None:
    """In Saboteur whoever draws a card or looks at a goal knows more than before."""
    seen = set(_saboteur_moves())
    assert (True, True) not in seen
    assert (True, False) in seen
    assert (False, True) in seen


# Nudging


def test_everybody_else_may_nudge_the_person_on_turn_once() -> None:
    table = started(3)
    who = mover(table)
    others = [f"p{seat}" for seat in range(3) if f"p{seat}" != who]
    one = run(table, others[0], do.Nudge(table.version))
    assert one.nudges == {int(others[0][1])}
    assert refused(one, others[0], do.Nudge(one.version)) == "no-nudge"
    assert run(one, others[1], do.Nudge(one.version)).nudges == {int(other[1]) for other in others}
    assert refused(one, who, do.Nudge(one.version)) == "no-nudge"
    assert refused(one, "stranger", do.Nudge(one.version)) == "not-a-member"
    assert refused(one, others[1], do.Nudge(one.version - 1)) == "stale"
    paused = run(one, who, do.Pause(True))
    assert refused(paused, others[1], do.Nudge(paused.version)) == "paused"


def test_a_move_or_its_undo_begins_a_new_turn_to_nudge() -> None:
    table = started(3)
    who = mover(table)
    other = next(f"p{seat}" for seat in range(3) if f"p{seat}" != who)
    nudged = run(table, other, do.Nudge(table.version))
    moved = run(nudged, who, do.Move(nudged.version, "none"))
    assert moved.nudges == frozenset()
    nudged = run(moved, who, do.Nudge(moved.version))
    assert nudged.nudges == {int(who[1])}
    asked = run(nudged, who, do.Undo(nudged.version))
    for person in (f"p{seat}" for seat in range(3) if f"p{seat}" != who):
        asked = run(asked, person, do.AnswerUndo(asked.version, True))
    assert mover(asked) == who
    assert asked.nudges == frozenset()


def test_where_a_bot_looks_after_a_chair_nobody_is_nudged_and_nobody_nudges() -> None:
    table = started(3)
    who = mover(table)
    other = next(f"p{seat}" for seat in range(3) if f"p{seat}" != who)
    replaced = t.tick(t.depart(table, who, 0.0), 999.0, random.Random(0)).table
    assert replaced.turn == int(who[1])
    assert refused(replaced, other, do.Nudge(replaced.version)) == "no-nudge"
    away = t.tick(t.depart(table, other, 0.0), 999.0, random.Random(0)).table
    assert refused(away, other, do.Nudge(away.version)) == "replaced"


def test_between_rounds_and_before_the_game_nobody_is_nudged() -> None:
    assert refused(gathered(2), "p1", do.Nudge(0)) == "not-playing"
    between = play_out(started(3, do.TableSettings("siegel", 3, {"rounds": 2})), random.Random(0), "between")
    assert refused(between, "p1", do.Nudge(between.version)) == "not-playing"


def test_a_record_knows_nothing_of_talk_and_of_moves_taken_back() -> None:
    table, who = predicted(1)
    table = run(table, who, do.Talk("nobody should find this"))
    table = run(table, who, do.Undo(table.version))
    over = play_out(table, random.Random(8))
    assert over.match is not None
    text = over.match.record.text()
    assert "nobody" not in text
    assert match.resume(over.match.record) == over.match
