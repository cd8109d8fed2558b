"""What a table tells each of those who look at it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kartentisch import bots
from kartentisch.game import Budget
from kartentisch.server.news import ONLOOKERS_NAMED, Picture, game_wire
from kartentisch.server.story import Heard, Story, Told
from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table.table import Outcome, Table, arrive, create, depart, handle, restore

PEOPLE = ("p-0", "b-1", "p-2", "p-3")
RANDOM = Random(5)


class Played:
    """A table with four people, played step by step without a network."""

    def __init__(self, **settings: Any) -> None:
        options = {"rounds": 2, **settings.pop("options", {})}
        self.entries: list[was.Entry] = []
        self.story = Story(None)
        self.now = 100.0
        self.table: Table
        self.take(create("t", do.Settings("siegel", 4, options, **settings), PEOPLE[0], "Name 0", self.now))
        for number, person in enumerate(PEOPLE):
            self.table = arrive(self.table, person, self.now)
            if number:
                self.do(person, do.Sit())
        self.do(PEOPLE[0], do.Start())

    def take(self, outcome: Outcome) -> None:
        self.table = outcome.table
        self.entries += outcome.entries
        if any(isinstance(entry, was.MoveUndone) for entry in outcome.entries):
            self.story.take_back(outcome.events)
        elif outcome.events:
            self.story.add(outcome.events, any(isinstance(entry, was.Dealt) for entry in outcome.entries))

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

    def seen(self, seat: int | None, host: bool = False) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(
            Picture(self.table, self.story, ["", "", "Onlooker"], self.now).frame(seat, host)
        )
        return frame


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
    news = json.loads(Picture(played.table, played.story, crowd, played.now).frame(0, True))
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
            frame = texts({**played.seen(seat), "events": []})
            assert not set(laid[:-open_cards]) & frame
            assert set(laid[-open_cards:]) <= frame
    played.step()
    while played.table.stage == "playing":
        played.step()  # a seal may have to be handed back
    log = [event["args"]["card"] for event in played.seen(None)["log"] if event["name"] == "played"]
    assert log[:59] == laid
    assert len(log) == 60


def test_with_open_tricks_every_card_can_be_looked_up() -> None:
    """S23: the option."""
    played = Played(options={"open_tricks": True})
    for _ in range(50):
        played.step()
    names = [event["name"] for event in played.seen(None)["log"]]
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
        log = [event["number"] for event in frame["log"]]
        assert log == sorted(set(log))
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
    before = [played.seen(seat) for seat in (None, 0, 1, 2, 3)]
    entries = [was.decode(was.encode(entry)) for entry in played.entries]
    played.table = restore(entries, played.now)
    for person in PEOPLE:
        played.table = arrive(played.table, person, played.now)
    played.story = Story(played.table.match)
    for seat, told in zip((None, 0, 1, 2, 3), before, strict=True):
        frame = played.seen(seat)
        assert frame == {**told, "events": []}


def test_pictures_that_follow_each_other_show_what_has_changed() -> None:
    played = Played()
    before: Picture | None = None

    def check() -> None:
        nonlocal before
        following = Picture(played.table, played.story, ["", "", "Onlooker"], played.now, before)
        assert json.loads(following.frame(1, False)) == played.seen(1)
        following.put_away()
        before = following

    for _ in range(6):
        played.step()
        check()
    played.do(PEOPLE[2], do.Pause(True))
    check()
    played.do(PEOPLE[2], do.Pause(False))
    played.table = depart(played.table, PEOPLE[3], played.now)
    check()
    played.now += 20
    check()
    assert played.seen(1)["seats"][3]["takeover_in"] == 40.0
    played.table = arrive(played.table, PEOPLE[3], played.now)
    check()
    played.do(PEOPLE[0], do.End(True))
    check()
    assert [seat["ends"] for seat in played.seen(1)["seats"]] == [True, False, False, False]


def test_no_text_is_taken_for_the_place_of_something_else() -> None:
    """What differs from viewer to viewer is put in where a zero byte stands; one in a name is written differently."""
    played = Played()
    chairs = (replace(played.table.chairs[0], name='\0","you":3,\0'), *played.table.chairs[1:])
    played.table = replace(played.table, chairs=chairs)
    for seat in (None, 0, 2):
        frame = played.seen(seat, host=seat == 0)
        assert (frame["you"], frame["host"]) == (seat, seat == 0)
        assert frame["seats"][0]["name"] == chairs[0].name
        assert set(frame["view"]) >= {"phase", "hand"}


def test_what_is_forgotten_or_meant_for_others_is_not_heard() -> None:
    heard = Heard()
    heard.add(Told(1, "", b"1", None))
    heard.add(Told(2, "", b"2", frozenset({0, 2})))
    heard.add(Told(3, "", b"3", frozenset({1})))
    heard.add(Told(4, "", b"4", None))
    assert [heard.by(seat) for seat in (None, 0, 1, 2, 3)] == [b"[1,4]", b"[1,2,4]", b"[1,3,4]", b"[1,2,4]", b"[1,4]"]
    heard.forget(2)
    heard.forget(4)
    assert [heard.by(seat) for seat in (None, 0, 1)] == [b"[1]", b"[1]", b"[1,3]"]
    heard.add(Told(5, "", b"5", None))
    assert [heard.by(seat) for seat in (None, 1)] == [b"[1,5]", b"[1,3,5]"]


def test_what_is_heard_grows_with_every_event() -> None:
    heard = Heard()
    assert heard.by(None) == b"[]"
    for number, audience, everybody, seat in (
        (1, None, b"[1]", b"[1]"),
        (2, None, b"[1,2]", b"[1,2]"),
        (3, frozenset({1}), b"[1,2]", b"[1,2,3]"),
        (4, None, b"[1,2,4]", b"[1,2,3,4]"),
    ):
        heard.add(Told(number, "", b"%d" % number, audience))
        assert (heard.by(None), heard.by(0), heard.by(1)) == (everybody, everybody, seat)
    assert heard.private


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
    while len((seen := played.seen(None))["view"]["tricks"]) < 2:
        view, numbers = seen["view"], [event["number"] for event in seen["log"]]
        before = [event["name"] for event in seen["log"]]
        played.step()
    assert before.count("played") == 7
    assert [event["name"] for event in seen["log"]].count("played") == 4
    mover = next(seat for seat in range(4) if played.seen(seat)["can_undo"])
    asker = str(played.table.chairs[mover].person)
    version = played.table.version
    played.do(asker, do.Undo(version))
    waits = played.seen(0)["undo"]["waits_for"]
    assert waits == [seat for seat in range(4) if seat != mover and PEOPLE[seat] != "b-1"]
    for seat in waits:
        played.do(PEOPLE[seat], do.AnswerUndo(version, True))
    seen = played.seen(None)
    assert seen["view"] == view
    assert [event["name"] for event in seen["log"]] == [*before, "taken-back"]
    assert [event["number"] for event in seen["log"]][:-1] == numbers
    assert [event["name"] for event in seen["events"]] == ["taken-back"]
