"""The table machine: commands one by one, then random storms of them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kartentisch.game import heard
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table import table as t
from kartentisch.table.model import Table

SIEGEL = do.Settings("siegel", 3, {"rounds": 1})


def gathered(people: int = 1, options: do.Settings = SIEGEL) -> Table:
    """A table with so many people, p0 the host, everybody present."""
    table = t.arrive(t.create("T", options, "p0", "P0", 0.0).table, "p0")
    for i in range(1, people):
        table = t.arrive(t.handle(table, f"p{i}", f"P{i}", do.Sit(), 0.0, random.Random(0)).table, f"p{i}")
    return table


def run(table: Table, person: str, command: do.AnyCommand, now: float = 0.0) -> Table:
    return t.handle(table, person, person.upper(), command, now, random.Random(1)).table


def refused(table: Table, person: str, command: do.AnyCommand) -> t.Reason:
    with pytest.raises(t.Refused) as error:
        run(table, person, command)
    return error.value.reason


def started(people: int = 1, options: do.Settings = SIEGEL) -> Table:
    table = gathered(people, options)
    if people < options.players:
        table = run(table, "p0", do.Fill("apprentice"))
    return run(table, "p0", do.Start())


def play_out(table: Table, rng: random.Random, stop: str = "") -> Table:
    """Everybody, bots and people, makes random whole moves until the game is over or that stage is reached."""
    while table.stage != "over" and table.stage != stop:
        if table.stage == "between":
            for seat in table.people:
                if table.stage == "between":
                    table = t.handle(table, table.chairs[seat].person or "", "", do.Nod(), 0.0, rng).table
            continue
        assert table.match is not None
        assert table.turn is not None
        move = str(_some_move(table, rng))
        chair = table.chairs[table.turn]
        if chair.bot:
            table = t.bot_moved(table, table.turn, table.version, move, 0.0).table
        else:
            table = t.handle(table, chair.person or "", "", do.Move(table.version, move), 0.0, rng).table
    return table


def _some_move(table: Table, rng: random.Random) -> Any:
    assert table.match is not None
    moves = []
    for move in table.match.game.rules.legal(table.match.state):
        moves.append(move)
        if len(moves) == 20:
            break
    return rng.choice(moves)


def test_a_newcomer_plays_bots_at_once() -> None:
    table = started()
    assert table.stage == "playing"
    assert [chair.bot for chair in table.chairs] == [None, "apprentice", "apprentice"]
    assert len({chair.name for chair in table.chairs}) == 3
    assert play_out(table, random.Random(2)).stage == "over"


def test_everything_can_be_restored_from_the_entries() -> None:
    rng = random.Random(4)
    outcome = t.create("T", do.Settings("siegel", 3, {"rounds": 2}), "p0", "P0", 0.0)
    table, entries = t.arrive(outcome.table, "p0"), list(outcome.entries)
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
        (do.TakeBack(), "not-a-member"),
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
        (do.Fill("grandmaster"), "unknown-level"),
        (do.Fill("apprentice", 0), "seat-taken"),
        (do.Clear(1), "still-here"),
        (do.Configure(do.Settings("siegel", 6)), "settings"),
        (do.Configure(do.Settings("skat", 3)), "settings"),
        (do.Configure(do.Settings("siegel", 3, {"rounds": 99})), "settings"),
        (do.Move(0, "none"), "not-playing"),
        (do.Nod(), "not-between"),
        (do.End(True), "not-playing"),
        (do.Rematch(), "not-over"),
        (do.Replace(1), "not-playing"),
        (do.TakeBack(), "not-replaced"),
        (do.Sit(), "seat-taken"),
    ],
)
def test_a_host_is_refused_too(command: do.AnyCommand, reason: str) -> None:
    assert refused(gathered(2), "p0", command) == reason


def test_a_full_table() -> None:
    assert refused(gathered(3), "late", do.Sit()) == "table-full"
    assert refused(started(3), "late", do.Sit()) == "not-gathering"
    table = run(gathered(2), "p0", do.Configure(do.Settings("siegel", 5)))
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
    assert t.alarm(table) is None
    table = t.depart(table, "p1", 100.0)
    assert t.alarm(table) == 160.0
    assert t.tick(table, 159.0, random.Random(0)).entries == ()
    table = t.tick(table, 160.0, random.Random(0)).table
    assert table.chairs[1].bot == "apprentice"
    assert table.chairs[1].person == "p1"
    table = t.arrive(table, "p1")
    assert refused(table, "p1", do.Nod()) in ("not-between", "replaced")
    table = run(table, "p1", do.TakeBack())
    assert table.chairs[1].bot is None


def test_nobody_takes_over_while_nobody_waits() -> None:
    table = t.depart(started(1), "p0", 10.0)
    assert t.alarm(table) is None
    assert t.alarm(t.depart(t.depart(started(2), "p0", 10.0), "p1", 11.0)) is None


def test_host_rights_pass_on() -> None:
    table = t.tick(t.depart(started(2), "p0", 0.0), 99.0, random.Random(0)).table
    assert table.host == "p1"
    left = run(started(2), "p0", do.Stand())
    assert left.host == "p1"
    assert left.chairs[0].person is None
    assert left.chairs[0].bot == "apprentice"
    empty = run(gathered(1), "p0", do.Stand())
    assert run(empty, "p5", do.Sit()).host == "p5"


def test_the_host_replaces_an_absentee_only() -> None:
    table = started(2)
    assert refused(table, "p0", do.Replace(1)) == "still-here"
    assert refused(table, "p1", do.Replace(0)) == "not-host"
    away = t.depart(table, "p1", 0.0)
    assert run(away, "p0", do.Replace(1)).chairs[1].bot == "apprentice"


def test_a_clock_runs_for_people_on_turn() -> None:
    table = started(3, do.Settings("siegel", 3, {"rounds": 1}, clock=20))
    seat = table.turn
    assert seat is not None
    assert t.alarm(table) == 20.0
    table = t.tick(table, 20.0, random.Random(0)).table
    assert table.chairs[seat].bot == "apprentice"
    assert t.bot_on_turn(table) == t.BotTurn(seat, "apprentice", table.version)


def test_a_pause_stops_everything() -> None:
    table = run(t.depart(started(2), "p1", 0.0), "p0", do.Pause(True), 5.0)
    assert t.alarm(table) is None
    assert t.bot_on_turn(table) is None
    assert refused(table, "p0", do.Move(table.version, "none")) == "paused"
    assert t.alarm(run(table, "p0", do.Pause(False), 500.0)) == 560.0


def test_the_next_round_begins_when_all_have_nodded_or_time_is_up() -> None:
    table = play_out(started(2, do.Settings("siegel", 3, {"rounds": 2})), random.Random(3), stop="between")
    one = run(table, "p0", do.Nod())
    assert one.stage == "between"
    assert run(one, "p1", do.Nod()).stage == "playing"
    assert t.alarm(one) == t.NEXT_ROUND_SECONDS
    assert t.tick(one, t.NEXT_ROUND_SECONDS, random.Random(0)).table.stage == "playing"


def test_an_agreed_end_and_a_rematch() -> None:
    table = started(2)
    one = run(table, "p0", do.End(True))
    assert one.stage == "playing"
    assert run(one, "p0", do.End(False)).agreed == frozenset()
    over = run(one, "p1", do.End(True))
    assert (over.stage, over.ended_early) == ("over", True)
    again = run(run(over, "p1", do.Rematch()), "p0", do.Rematch())
    assert (again.stage, again.version, again.ended_early) == ("playing", 1, False)
    assert [chair.person for chair in again.chairs] == [chair.person for chair in table.chairs]


def test_a_bot_that_is_late_is_refused() -> None:
    table = started(1)
    turn = t.bot_on_turn(table)
    if turn is None:
        table = run(table, "p0", do.Move(table.version, "none"))
        turn = t.bot_on_turn(table)
    assert turn is not None
    moved = t.bot_moved(table, turn.seat, turn.version, "none", 0.0).table
    with pytest.raises(t.Refused, match="stale"):
        t.bot_moved(moved, turn.seat, turn.version, "none", 0.0)


PEOPLE = ("p0", "p1", "p2", "stranger")
ANY_COMMAND = st.one_of(
    st.builds(do.Sit, st.none() | st.integers(0, 3)),
    st.just(do.Stand()),
    st.builds(do.Fill, st.sampled_from(["apprentice", "random", "nobody"]), st.none() | st.integers(0, 3)),
    st.builds(do.Clear, st.integers(0, 3)),
    st.just(do.Shuffle()),
    st.just(do.Start()),
    st.just(do.Nod()),
    st.builds(do.Pause, st.booleans()),
    st.builds(do.End, st.booleans()),
    st.builds(do.Replace, st.integers(0, 3)),
    st.just(do.TakeBack()),
    st.just(do.Rematch()),
)


class _Storm:
    """A store that is appended to like the real one, and the table that goes with it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.now = rng, 0.0
        outcome = t.create("T", do.Settings("siegel", 3, {"rounds": 2}), "p0", "P0", 0.0)
        self.table = outcome.table
        self.stored = [was.encode(entry) for entry in outcome.entries]

    def take(self, outcome: t.Outcome) -> None:
        assert outcome.table.n == self.table.n + len(outcome.entries)
        self.stored += [was.encode(entry) for entry in outcome.entries]
        self._check_events(outcome)
        self.table = outcome.table

    def _check_events(self, outcome: t.Outcome) -> None:
        """No seat hears of another hand; an onlooker hears of none."""
        for seat in (None, 0, 1, 2):
            for event in heard(outcome.events, seat):
                assert event.name != "hand" or event.args["seat"] == seat

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
        move, version, chair = str(_some_move(self.table, self.rng)), self.table.version, self.table.chairs[turn]
        if chair.bot:
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
        self.take(t.tick(self.table, self.now, self.rng))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_storm_of_commands_leaves_one_history(data: st.DataObject) -> None:
    """Whatever comes in whatever order: what was acknowledged is stored, and the store alone gives the table back."""
    storm = _Storm(random.Random(data.draw(st.integers(0, 999))))
    for _ in range(data.draw(st.integers(5, 60))):
        match data.draw(st.integers(0, 9)):
            case 0:
                storm.table = t.arrive(storm.table, data.draw(st.sampled_from(PEOPLE)))
            case 1:
                storm.table = t.depart(storm.table, data.draw(st.sampled_from(PEOPLE)), storm.now)
            case 2:
                storm.pass_time(data.draw(st.sampled_from([1.0, 30.0, 70.0])))
            case 3 | 4 | 5:
                for _ in range(data.draw(st.integers(1, 20))):
                    storm.play()
            case _:
                storm.refuse(data.draw(st.sampled_from(PEOPLE)), data.draw(ANY_COMMAND))
    again = t.restore([was.decode(entry) for entry in storm.stored], storm.now)
    kept = ("settings", "host", "chairs", "n", "stage", "paused", "ended_early", "match", "version", "nodded", "agreed")
    for field in kept:
        assert getattr(again, field) == getattr(storm.table, field), field
