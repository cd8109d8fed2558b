"""A whole game with friends and bots, from the link to the final sheet."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, SABOTEUR, to_the_end
from tests.end_to_end.records import agrees, check, leaks


def test_two_people_and_two_bots_play_a_whole_game(invite: Invite, tmp_path: Path) -> None:
    anna, ben = invite("Anna", "de"), invite("Ben", "en", PHONE)
    anna.arrive()
    ben.join(anna.create(rounds=None))
    anna.touch(anna.screen.button("page-fill"))
    anna.start()
    expect(ben.screen.hand_cards).to_have_count(15)
    # Both want all the yellow seals, so whoever comes second has to take them from others.
    to_the_end([anna, ben], ["yyyr", "yyyr", "yyyb", "yyyb", SABOTEUR, "yyyv", "yyyg", "yyyr"])
    assert anna.page.title() == anna.screen.say("page-name"), "nobody is called any more"
    record = anna.record()
    assert record == ben.record()
    assert len(record["rounds"]) == 4
    assert any("y@" in move for played in record["rounds"] for move in played["moves"])
    check(record, tmp_path)
    for person in (anna, ben):
        agrees(person, record)
        assert not leaks(person.received, record, record["players"].index(person.name))
