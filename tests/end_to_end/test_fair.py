"""Fair deals on the page: it adds to the shuffle by itself, takes one's own words, and checks after the game."""

from __future__ import annotations

import hashlib
import json

from playwright.sync_api import expect

from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, Person

WORDS = "drei Würfel: 4 2 6"


def mixes(person: Person) -> list[str]:
    commands = [frame["command"] for frame in person.sent if frame["type"] == "at"]
    return [command["mix"] for command in commands if command["do"] == "mix"]


def test_a_game_that_was_promised_is_checked_by_the_page(invite: Invite) -> None:
    anna, ben = invite("Anna", "en"), invite("Ben", "de", PHONE)
    anna.arrive()
    link = anna.create(3, 1, bots=1)
    promised = anna.news["fair"]["commitment"]
    ben.join(link)
    anna.wait(lambda: anna.news["fair"]["mixed"] == [0, 1])
    ben.touch(ben.screen.button("page-fair-look"))
    panel = ben.screen.dialog("fair")
    expect(panel).to_contain_text(promised)
    panel.get_by_label(ben.screen.say("fair-own")).fill(WORDS)
    ben.touch(panel.get_by_role("button", name=ben.screen.say("fair-own-send")))
    expect(ben.page.get_by_text(ben.screen.say("fair-own-done")).first).to_be_visible()
    assert not faults(ben.page)
    ben.page.keyboard.press("Escape")
    assert len(mixes(ben)) == 2, "the one that the page drew, and the words in its place"
    assert mixes(ben)[1] == hashlib.sha256(WORDS.encode()).hexdigest()

    anna.start()
    anna.touch(anna.screen.button("page-menu"))
    anna.touch(anna.screen.beginning("button", "menu-fair"))
    panel = anna.screen.dialog("fair")
    expect(panel).to_contain_text(anna.screen.say("fair-later"))
    expect(panel).to_contain_text("Anna")
    anna.page.keyboard.press("Escape")
    anna.touch(anna.screen.button("page-menu"))
    anna.touch(anna.screen.beginning("button", "menu-end"))
    anna.touch(anna.screen.button("menu-end-propose"))
    ben.touch(ben.screen.button("page-menu"))
    ben.touch(ben.screen.beginning("button", "menu-end"))
    ben.touch(ben.screen.button("menu-end-now"))
    anna.wait(lambda: anna.news["stage"] == "over")
    ben.wait(lambda: ben.news["stage"] == "over")
    for person in (anna, ben):
        person.touch(person.screen.button("page-menu"))
        person.touch(person.screen.beginning("button", "menu-fair"))
        panel = person.screen.dialog("fair")
        for line in ("fair-kept", "fair-seen", "fair-mine"):
            expect(panel).to_contain_text(person.screen.say(line, found="yes"))
        expect(panel).to_contain_text(person.screen.say("fair-deals", found="yes", rounds=1))
        assert not faults(person.page)
    fair = json.loads(next(frame["record"] for frame in anna.received if frame.get("record")))["meta"]["fair"]
    assert fair["commitment"] == promised
    assert fair["mixes"] == [mixes(anna)[0], mixes(ben)[1], None]
    assert anna.news["fair"]["commitment"] != promised


def test_whoever_plays_at_once_has_added_to_the_shuffle(invite: Invite) -> None:
    """The table is dealt only after our number has come, though nothing is asked."""
    anna = invite("Anna")
    anna.open()
    anna.touch(anna.screen.play_now)
    expect(anna.screen.hand_cards).to_have_count(15)
    assert anna.news["fair"]["mixed"] == [0]
    order = [frame["command"]["do"] if frame["type"] == "at" else frame["type"] for frame in anna.sent]
    assert order.index("create") < order.index("mix") < order.index("start")
