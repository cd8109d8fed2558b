"""What a table tells each of those who look at it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from kartentisch import bots
from kartentisch.game import Budget, Event
from kartentisch.server.event_log import EventLog, heard_by, replayed
from kartentisch.server.limits import ONLOOKERS_NAMED
from kartentisch.server.news import Picture, game_wire
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.table import Outcome, Table, arrive, create, depart, handle, restore

PEOPLE = ("p-0", "b-1", "p-2", "p-3")
RANDOM = Random(5)
UNDONE = Event("taken-back", {"seat": 0, "counts": True})


class Played:
    """A table with four people, played step by step without a network."""

    def __init__(self, **settings: Any) -> None:
        options = {"rounds": 2, **settings.pop("options", {})}
        self.entries: list[was.Entry] = []
        self.log = EventLog()
        self.now = 100.0
        self.table: Table
        self.take(create("t", do.TableSettings("siegel", 4, options, **settings), PEOPLE[0], "Name 0", self.now))
        for number, person in enumerate(PEOPLE):
            self.table = arrive(self.table, person, self.now)
            if number:
                self.do(person, do.Sit())
        self.do(PEOPLE[0], do.Start())

    def take(self, outcome: Outcome) -> None:
        self.table = outcome.table
        self.entries += outcome.entries
        self.log = self.log.after(outcome.entries, outcome.events, outcome.table.moves)

    def do(self, person: str, command: do.AnyCommand) -> None:
        self.take(handle(self.table, person, f"Name {PEOPLE.index(person)}", command, self.now, RANDOM))

    def step(self) -> None:
        table = self.table
        if table.stage == "between":
            for person in PEOPLE:
                self.do(person, do.Nod())
            return
        assert table.match is not None
        assert table.turn is not None
        game = table.match.game
        view = game.view(table.match.state, table.turn)
        move = bots.bot(game, "apprentice").choose(view, RANDOM, Budget(1))
        self.do(str(table.chairs[table.turn].person), do.Move(table.version, str(move)))

    @property
    def picture(self) -> Picture:
        return Picture(self.table, self.log, ["", "", "Onlooker"], self.now)

    def seen(self, seat: int | None, host: bool = False) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.picture.frame(seat, host))
        return frame

    def looked_up(self, seat: int | None) -> list[dict[str, Any]]:
        """The whole log as that seat is given it when it asks."""
        events: list[dict[str, Any]] = json.loads(encode(self.picture.log(seat)))
        assert [event["number"] for event in events] == self.seen(seat)["log"]
        return events


class Reader:
    """Somebody who keeps the log: adds what is new, forgets what may not be looked up, asks where something is missing.

    So does the page, and so may any other client.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.log: list[dict[str, Any]] = []
        self.asked = 0

    def read(self, played: Played) -> None:
        frame = played.seen(self.seat)
        known = {event["number"]: event for event in (*self.log, *frame["events"])}
        if known.keys() >= set(frame["log"]):
            self.log = [known[number] for number in frame["log"]]
        else:
            self.asked += 1
            self.log = played.looked_up(self.seat)


def texts(frame: object) -> set[str]:
    """Every text anywhere in a frame."""
    if isinstance(frame, dict):
        return set().union(*map(texts, frame.values()))
    if isinstance(frame, list):
        return set().union(*map(texts, frame)) if frame else set()
    return {frame} if isinstance(frame, str) else set()


def test_a_crowd_of_onlookers_is_counted_but_not_named() -> None:
    played = Played()
    crowd = ["", *(f"Onlooker {number:03}" for number in range(500))]
    news = json.loads(Picture(played.table, played.log, crowd, played.now).frame(0, True))
    assert news["onlookers"] == 501
    assert news["onlooker_names"] == crowd[1 : 1 + ONLOOKERS_NAMED]


def test_an_onlooker_sees_no_hand_and_a_seat_only_its_own() -> None:
    """S23, at every moment of a game."""
    played = Played()
    hands: list[set[str]] = []
    while played.table.stage != "over":
        played.step()
        assert played.table.match is not None
        state = played.table.match.state
        views = [played.table.match.game.view(state, seat) for seat in range(4)]
        wire = game_wire("siegel")
        assert wire is not None
        hands = [set(wire.own(view).hand) for view in views]  # type: ignore[attr-defined]
        onlooker = texts(played.seen(None))
        for seat, hand in enumerate(hands):
            assert not hand & onlooker
            for other in range(4):
                if other != seat:
                    assert not hand & texts(played.seen(other))
            assert set(played.seen(seat)["view"]["hand"]) == hand


def test_cards_older_than_the_last_trick_are_in_nobodys_frame() -> None:
    """S23: they lie face down until the round has ended."""
    played = Played()
    laid: list[str] = []
    while len(laid) < 59:
        played.step()
        entry = played.entries[-1]
        assert isinstance(entry, was.Played)
        if entry.move[1:].isdecimal():
            laid.append(entry.move)
        open_cards = len(laid) % 4 + 4
        for seat in (None, 0, 3):
            frame = texts({**played.seen(seat), "events": []}) | texts(played.looked_up(seat))
            assert not set(laid[:-open_cards]) & frame
            assert set(laid[-open_cards:]) <= frame
    played.step()
    while played.table.stage == "playing":
        played.step()  # a seal may have to be handed back
    log = [event["args"]["card"] for event in played.looked_up(None) if event["name"] == "played"]
    assert log[:59] == laid
    assert len(log) == 60


def test_with_open_tricks_every_card_can_be_looked_up() -> None:
    """S23: the option."""
    played = Played(options={"open_tricks": True})
    for _ in range(50):
        played.step()
    names = [event["name"] for event in played.looked_up(None)]
    assert names.count("played") > 40


def test_events_carry_running_numbers_and_stay_until_the_next_ones_come() -> None:
    played = Played()
    last = 0
    for _ in range(70):
        frame = played.seen(2)
        numbers = [event["number"] for event in frame["events"]]
        assert numbers == sorted(numbers)
        assert not numbers or numbers[0] > last
        last = max([last, *numbers])
        assert frame["log"] == sorted(set(frame["log"]))
        assert played.seen(2)["events"] == frame["events"]
        played.step()


def test_private_events_reach_their_seat_only() -> None:
    played = Played()
    assert [event["name"] for event in played.seen(None)["events"]] == ["dealt"]
    for seat in range(4):
        dealt = played.seen(seat)["events"]
        assert [(event["name"], event["args"]["seat"]) for event in dealt[1:]] == [("hand", seat)]


@pytest.mark.parametrize("steps", [0, 3, 30, 64, 70, 200])
def test_after_a_restart_the_same_is_told(steps: int) -> None:
    played = Played()
    for _ in range(steps):
        if played.table.stage != "over":
            played.step()
    before = [(played.seen(seat), played.looked_up(seat)) for seat in (None, 0, 1, 2, 3)]
    entries = [was.decode(was.encode(entry)) for entry in played.entries]
    played.table = restore(entries, played.now)
    for person in PEOPLE:
        played.table = arrive(played.table, person, played.now)
    played.log = replayed(played.table.match)
    for seat, (told, log) in zip((None, 0, 1, 2, 3), before, strict=True):
        assert played.seen(seat) == {**told, "events": []}
        assert played.looked_up(seat) == log


def test_a_table_shows_who_is_away_and_who_wants_to_end() -> None:
    played = Played()
    played.do(PEOPLE[2], do.Pause(True))
    for seat in (None, 1, 2):  # an onlooker, and those who play
        assert (played.seen(seat)["paused"], played.seen(seat)["paused_by"]) == (True, 2)
    played.do(PEOPLE[2], do.Pause(True))
    played.do(PEOPLE[0], do.Pause(False))
    assert (played.seen(1)["paused"], played.seen(1)["paused_by"]) == (False, None)
    played.table = depart(played.table, PEOPLE[3], played.now)
    played.now += 20
    assert played.seen(1)["seats"][3]["takeover_in"] == 40.0
    played.table = arrive(played.table, PEOPLE[3], played.now)
    played.do(PEOPLE[0], do.End(True))
    assert [seat["ends"] for seat in played.seen(1)["seats"]] == [True, False, False, False]


def test_no_name_is_taken_for_anything_else() -> None:
    played = Played()
    chairs = (replace(played.table.chairs[0], name='\0","you":3,\0'), *played.table.chairs[1:])
    played.table = replace(played.table, chairs=chairs)
    for seat in (None, 0, 2):
        frame = played.seen(seat, host=seat == 0)
        assert (frame["you"], frame["host"]) == (seat, seat == 0)
        assert frame["seats"][0]["name"] == chairs[0].name
        assert set(frame["view"]) >= {"phase", "hand"}


def test_to_draw_a_table_changes_nothing() -> None:
    """However often and for whomever: the same moment gives the same frames, and its log stays as it was."""
    played = Played()
    for _ in range(40):
        played.step()
        log = played.log
        frames = [played.picture.frame(seat, False) for seat in (None, 0, 1, 2, 3)]
        assert [played.picture.frame(seat, False) for seat in (3, 2, 1, 0, None)][::-1] == frames
        assert played.log is log


# The log


def test_what_is_meant_for_others_is_not_heard() -> None:
    events = [Event("a"), Event("b", audience=frozenset({0, 2})), Event("c", audience=frozenset({1})), Event("d")]
    log = EventLog().after([was.Dealt({})], events, 0)
    heard = [[number for number, _ in heard_by(log.round, seat)] for seat in (None, 0, 1, 2, 3)]
    assert heard == [[1, 4], [1, 2, 4], [1, 3, 4], [1, 2, 4], [1, 4]]


def test_of_some_events_only_the_newest_may_be_looked_up() -> None:
    log = EventLog().after([was.Dealt({})], [Event(name) for name in "abaabc"], 0)
    for limits, left in (
        ({}, [1, 2, 3, 4, 5, 6]),
        ({"a": 2}, [2, 3, 4, 5, 6]),
        ({"a": 1, "b": 0}, [4, 6]),
        ({"c": 5, "d": 0}, [1, 2, 3, 4, 5, 6]),
    ):
        assert [number for number, _ in log.looked_up(limits)] == left
    assert len(log.round) == 6


def test_entries_say_what_becomes_of_the_log() -> None:
    """A round begins, a move is made, it is undone: numbers grow all the while."""
    log = EventLog().after([was.Started(), was.Dealt({})], [Event("dealt")], 0)
    moved = log.after([was.Played(0, "")], [Event("a"), Event("b")], 1)
    assert [number for number, _ in moved.latest] == [2, 3]
    assert moved.after([was.Said("p", "Name", text="hi")], (), 1) is moved
    undone = moved.after([was.UndoAnswered(1, True), was.MoveUndone(0)], [UNDONE], 0)
    assert [(number, event.name) for number, event in undone.round] == [(1, "dealt"), (4, "taken-back")]
    assert [number for number, _ in undone.latest] == [4]
    dealt = undone.after([was.Nodded(0), was.Dealt({})], [Event("dealt")], 0)
    assert [number for number, _ in dealt.round] == [5]


def test_the_log_goes_back_as_far_as_the_game_does() -> None:
    """Several moves are undone at once; steps of a move in progress are not moves; of undos to the same move only the
    last is told."""
    log = EventLog().after([was.Dealt({})], [Event("dealt")], 0)
    for number, name in enumerate("abc", 1):
        log = log.after([was.Played(0, "")], [Event(f"{name} begins")], number - 1)
        log = log.after([was.Played(0, "")], [Event(name)], number)
    back = log.after([was.UndoAsked(0), was.MoveUndone(0)], [UNDONE], 1)
    assert [event.name for _, event in back.round] == ["dealt", "a begins", "a", "taken-back"]
    other = back.after([was.Played(0, "")], [Event("d")], 2)
    assert [event.name for _, event in other.round] == ["dealt", "a begins", "a", "taken-back", "d"]
    again = other.after([was.MoveUndone(0)], [UNDONE], 1)
    assert [event.name for _, event in again.round] == ["dealt", "a begins", "a", "taken-back"]
    assert again.round[-1].number > back.round[-1].number
    first = again.after([was.MoveUndone(0)], [UNDONE], 0)
    assert [event.name for _, event in first.round] == ["dealt", "taken-back"]


def test_a_log_is_no_longer_than_its_moves_allow() -> None:
    """Whatever people do between two moves, a frame and the whole log stay short."""
    over, back = (Event(name, {"seat": 0}) for name in ("taken-over", "came-back"))
    other = Event("taken-over", {"seat": 1})
    log = EventLog().after([was.Dealt({})], [Event("dealt")], 0).after([was.TookOver(1, "random")], [other], 0)
    for _ in range(50):
        log = log.after([was.Played(0, "")], [Event("a")], 1).after([was.MoveUndone(0)], [UNDONE], 0)
        assert [event.name for _, event in log.round] == ["dealt", "taken-back"]
    log = log.after([was.TookOver(1, "random")], [other], 0).after([was.Played(0, "")], [Event("b begins")], 0)
    for _ in range(50):
        log = log.after([was.TookOver(0, "random")], [over], 0).after([was.ChairReturned(0)], [back], 0)
    assert [event for _, event in log.round] == [Event("dealt"), other, Event("b begins"), over, back]
    assert log.latest[-1].number == log.last == log.round[-1].number
    moved = log.after([was.Played(0, "")], [Event("b")], 1).after([was.TookOver(0, "random")], [over], 1)
    assert moved.round[:5] == log.round
    assert [event for _, event in moved.round[5:]] == [Event("b"), over]


def test_equal_askers_share_one_log_and_nobody_is_given_what_another_knows() -> None:
    played = Played()
    picture = played.picture
    assert picture.log(2) is picture.log(None), "all know all of it"
    while played.table.stage == "playing":
        played.step()
    picture = played.picture
    own = {seat: encode(picture.log(seat)) for seat in (0, 1, None, 2, 3)}
    assert len(set(own.values())) == 5, "the hands differ"
    for seat, log in own.items():
        assert [event["args"]["seat"] for event in json.loads(log) if event["name"] == "hand"] == (
            [] if seat is None else [seat]
        )
        assert picture.log(seat) is picture.log(seat)


def test_after_a_restart_a_move_can_be_undone_and_numbers_are_not_used_again() -> None:
    played = Played()
    for _ in range(6):
        played.step()
    log = replayed(played.table.match, 1000)
    assert [event for _, event in log.round] == [event for _, event in played.log.round]
    assert log.round[0].number == 1001
    assert (log.latest, log.lengths) == ((), played.log.lengths)
    entries, events = [was.MoveUndone(0)], [UNDONE]
    moves = played.table.moves - 1
    undone, expected = log.after(entries, events, moves), played.log.after(entries, events, moves)
    assert [event for _, event in undone.round] == [event for _, event in expected.round]


def test_whoever_keeps_the_log_has_the_right_one_and_hardly_asks() -> None:
    """S23: once a round, when its cards are open again. Whoever comes late asks once more."""
    played = Played()
    readers = [Reader(seat) for seat in (None, 0, 1, 2, 3)]
    rounds = set()
    while played.table.stage != "over":
        view = played.seen(None)["view"]
        if len(view["tricks"]) == 5 and view["round"] not in rounds:
            rounds.add(view["round"])
            readers.append(Reader(None))
        for reader in readers:
            reader.read(played)
            assert reader.log == played.looked_up(reader.seat)
        played.step()
    for reader in readers:
        reader.read(played)
        assert reader.log == played.looked_up(reader.seat)
    assert [reader.asked for reader in readers[:5]] == [2] * 5
    assert [reader.asked for reader in readers[5:]] == [3, 2]


@pytest.mark.parametrize("missed", [1, 2, 7, 80])
def test_whoever_misses_news_asks_for_the_whole_log(missed: int) -> None:
    played = Played()
    reader = Reader(2)
    for number in range(160):
        if number % (missed + 1) == 0:
            reader.read(played)
            assert reader.log == played.looked_up(2)
        if played.table.stage != "over":
            played.step()
    assert reader.asked >= 1


def test_clocks_and_chairs() -> None:
    played = Played(clock=30)
    played.now += 10
    frame = played.seen(None)
    assert frame["clock"] == 20.0
    assert frame["next_round_in"] is None
    assert frame["onlookers"] == 3
    assert [seat["program"] for seat in frame["seats"]] == [False, True, False, False]
    assert [seat["host"] for seat in frame["seats"]] == [True, False, False, False]
    while played.table.stage == "playing":
        played.step()
    assert played.seen(0)["clock"] is None
    assert played.seen(0)["turn"] is None
    assert played.seen(0)["next_round_in"] == 45.0
    # With bots on all chairs it waits until somebody plays again, so no seconds are counted.
    played.table = replace(played.table, chairs=tuple(replace(chair, bot="random") for chair in played.table.chairs))
    assert played.seen(0)["next_round_in"] is None


def test_only_games_with_a_wire_are_offered() -> None:
    assert game_wire("siegel") is not None
    assert game_wire("saboteur") is not None
    assert game_wire("chess") is None


def test_a_move_taken_back_is_gone_from_the_log_and_what_could_be_looked_up_before_it_is_back() -> None:
    """S23: with the end of a trick the one before is turned over; without that end it is not."""
    played = Played()
    reader = Reader(None)
    while len((seen := played.seen(None))["view"]["tricks"]) < 2:
        view, before = seen["view"], played.looked_up(None)
        reader.read(played)
        played.step()
    reader.read(played)
    assert [event["name"] for event in before].count("played") == 7
    assert [event["name"] for event in played.looked_up(None)].count("played") == 4
    mover = next(seat for seat in range(4) if played.seen(seat)["can_undo"])
    asker = str(played.table.chairs[mover].person)
    version = played.table.version
    played.do(asker, do.Undo(version))
    waits = played.seen(0)["undo"]["waits_for"]
    assert waits == [seat for seat in range(4) if seat != mover and PEOPLE[seat] != "b-1"]
    for seat in waits:
        played.do(PEOPLE[seat], do.AnswerUndo(version, True))
    seen, log = played.seen(None), played.looked_up(None)
    assert seen["view"] == view
    assert log[:-1] == before
    assert [event["name"] for event in seen["events"]] == ["taken-back"]
    assert log[-1:] == seen["events"]
    reader.read(played)
    assert reader.log == log
