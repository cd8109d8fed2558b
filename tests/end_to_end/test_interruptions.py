"""Reloads, lost networks and power cuts in the middle of a prediction and of a trick."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, Person, play, to_the_end
from tests.end_to_end.records import agrees, check, history
from tests.server.serving import running


def reload(person: Person) -> None:
    person.page.reload()


def cut(person: Person) -> None:
    """The network is gone and the browser knows it; then it comes back."""
    assert person.wire
    person.may_lose_connection = True
    person.context.set_offline(True)
    person.wire.cut()
    expect(person.screen.lost).to_be_visible()
    person.wire.mend()
    person.context.set_offline(False)
    expect(person.screen.lost).to_have_count(0)


def cut_far_away(person: Person) -> None:
    """Only the connection breaks, somewhere on its way; the browser's own network seems fine."""
    assert person.wire
    person.may_lose_connection = True
    person.wire.cut()
    expect(person.screen.lost).to_be_visible()
    person.wire.mend()
    expect(person.screen.lost).to_have_count(0)


@pytest.mark.parametrize("interrupt", [reload, cut, cut_far_away])
def test_a_game_goes_on_after(interrupt: Callable[[Person], None], invite: Invite, tmp_path: Path) -> None:
    anna = invite("Anna", "de", PHONE, wired=True)
    anna.arrive()
    anna.create(3, 1, bots=2)

    # In the middle of a prediction: what was chosen so far is still there.
    anna.wait(lambda: anna.screen.prediction.count())
    anna.take("r")
    anna.take("g")
    interrupt(anna)
    expect(anna.screen.prediction).to_be_visible()
    anna.wait(lambda: anna.drafted() == 2)
    expect(anna.screen.hand_cards).to_have_count(15)
    anna.predict("b")
    prediction = next(frame for frame in anna.sent if frame.get("command", {}).get("do") == "move")
    assert prediction["command"]["move"] == "r g b"

    # In the middle of a trick: the same cards lie there, and the same may be played.
    def in_a_trick() -> bool:
        lies = len(anna.news["view"]["trick"])
        return bool(0 < lies == anna.screen.trick.count() and anna.asked and anna.screen.playable.count())

    play([anna], in_a_trick)
    table, cards = shown(anna)
    interrupt(anna)
    anna.wait(lambda: shown(anna) == (table, cards))
    assert anna.asked
    if interrupt is not cut:
        anna.play_card()
        return
    # One of them to the end: its record would tell of a move that was made twice.
    to_the_end([anna])
    record = anna.record()
    check(record, tmp_path)
    agrees(anna, record)


def shown(person: Person) -> tuple[list[str], list[str]]:
    """The cards in the trick and those that may be played."""
    names = "cards => cards.map(card => card.ariaLabel)"
    return person.screen.trick.evaluate_all(names), person.screen.playable.evaluate_all(names)


def test_a_card_played_without_a_network_is_played_once_there_is_one(invite: Invite) -> None:
    anna, ben = invite("Anna", wired=True), invite("Ben")
    anna.arrive()
    ben.join(anna.create(3))
    anna.touch(anna.screen.button("page-fill"))
    anna.start()
    play([anna, ben], lambda: anna.asked and anna.screen.playable.count())
    assert anna.wire
    anna.may_lose_connection = True
    anna.context.set_offline(True)
    anna.wire.cut()
    expect(anna.screen.lost).to_be_visible()
    card, cards = anna.screen.playable.first.get_attribute("aria-label"), anna.screen.hand_cards.count()
    anna.touch_card(anna.screen.playable.first)
    anna.page.wait_for_timeout(300)
    version = ben.news["version"]
    assert ben.news["turn"] == ben.news["seats"].index(next(s for s in ben.news["seats"] if s["name"] == "Anna"))
    anna.wire.mend()
    anna.context.set_offline(False)
    assert card
    anna.gone(anna.screen.card(card))
    ben.wait(lambda: ben.news["version"] > version)
    play([anna, ben], lambda: anna.asked and anna.screen.playable.count())
    assert anna.screen.hand_cards.count() == cards - 1
    assert anna.news["view"]["counts"] == ben.news["view"]["counts"]


def acknowledged(person: Person) -> list[tuple[int, str]]:
    """The moves that the server has said are done, with the versions they were made at."""
    done = {frame["id"] for frame in person.received if frame["type"] == "done"}
    commands = [(frame["id"], frame["command"]) for frame in person.sent if frame["type"] == "at"]
    return [(said["version"], said["move"]) for i, said in commands if said["do"] == "move" and i in done]


def test_a_power_cut_at_the_server_loses_nothing(invite: Invite, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with ExitStack() as stack:
        server = stack.enter_context(running(database))
        anna, ben = invite("Anna", at=server), invite("Ben", "de", PHONE, at=server)
        anna.arrive()
        ben.join(anna.create(4, 1, bots=2))
        anna.start()
        for tricks in (0, 6):  # once in the middle of a prediction, once of a trick
            play([anna, ben], partial(ready, anna, ben, tricks))
            anna.may_lose_connection = ben.may_lose_connection = True
            before = max(person.news["version"] for person in (anna, ben))
            server.kill()
            for person in (anna, ben):
                expect(person.screen.lost).to_be_visible()
            server = stack.enter_context(running(database, "--port", str(server.port)))
            for person in (anna, ben):
                expect(person.screen.lost).to_have_count(0)
                assert person.news["version"] >= before
        to_the_end([anna, ben])
        record = anna.record()
        assert record == ben.record()
        check(record, tmp_path)
        agrees(ben, record)
        made = history(record)
        for person in (anna, ben):
            moves = acknowledged(person)
            assert len(moves) >= 16
            assert all(made[version] == move for version, move in moves)


def ready(anna: Person, ben: Person, tricks: int) -> bool:
    """Somebody is about to predict or, later, to play into a trick."""
    for person in (anna, ben):
        view = person.news["view"] or {"tricks": []}
        if person.asked and (
            person.screen.prediction.count() if not tricks else len(view["tricks"]) >= tricks and view["trick"]
        ):
            return True
    return False


def test_a_part_of_the_page_that_does_not_arrive_is_told(invite: Invite) -> None:
    """It is fetched when it is wanted; without it the menu stays empty, and only a reload helps."""
    anna = invite("Anna", "de")
    anna.context.route("**/assets/MenuItems*", lambda route: route.abort())
    anna.open()
    anna.touch(anna.screen.play_now)
    expect(anna.screen.hand_cards).to_have_count(15)
    # The menu itself comes when there is time; from then on any key asks for what is in it.
    told = anna.page.get_by_text(anna.screen.say("page-incomplete"))

    def asked_for() -> bool:
        anna.page.keyboard.press("ArrowRight")
        return told.count() > 0

    anna.wait(asked_for)
    anna.context.unroute("**/assets/MenuItems*")
    anna.page.get_by_role("button", name=anna.screen.say("page-reload")).click()
    expect(anna.screen.hand_cards).to_have_count(15)
    expect(anna.page.get_by_text(anna.screen.say("page-incomplete"))).to_have_count(0)
    # The browser tells the console what it could not fetch; nothing else is wrong.
    assert all("ERR_FAILED" in problem for problem in anna.problems), anna.problems
    anna.problems.clear()
