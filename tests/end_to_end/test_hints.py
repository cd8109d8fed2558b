"""Hints at the table: asked for on a phone and by keyboard, told to whoever asks, seen by everybody."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import DESK, PHONE, Person

LARGER_PHONE = (390, 844)

# By how much the number of hints makes one's own seat grow.
_GROWN = """() => {
    const me = document.querySelector('.me'), [count] = me.querySelectorAll('.plate .count');
    const high = () => me.querySelector('.plate').offsetHeight + me.offsetHeight;
    const before = high();
    count.style.display = 'none';
    return before - high();
}"""

if TYPE_CHECKING:
    from playwright.sync_api import Locator, WebSocketRoute


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.screen.say("hint-ask"))


def told(person: Person) -> dict[str, object]:
    """The newest hint that has come."""
    person.wait(lambda: any(frame["type"] == "hint" for frame in person.received))
    return next(frame for frame in reversed(person.received) if frame["type"] == "hint")


def in_sight(person: Person, what: Locator) -> None:
    """All of it lies within the window, and nothing lies over its buttons."""
    box, size = what.bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_whoever_waits_for_a_hint_reads_what_for(invite: Invite) -> None:
    anna = invite("Anna", "nl", LARGER_PHONE)

    def keep_hints_back(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda data: None if json.loads(data)["type"] == "hint" else socket.send(data))

    anna.page.route_web_socket(re.compile("/ws$"), keep_hints_back)
    anna.open()
    anna.touch(anna.screen.play_now)
    anna.wait(lambda: anna.asked)
    anna.touch(anna.screen.button("hint-ask"))
    words = panel(anna).get_by_text(anna.screen.say("hint-thinking"), exact=True)
    expect(words).to_be_visible()
    box = words.bounding_box()
    assert box is not None
    assert box["width"] > 100, "not for screen readers only"
    in_sight(anna, panel(anna))
    assert faults(anna.page) == []


def test_on_a_phone_a_hint_is_read_and_a_blunder_is_told_afterwards(invite: Invite) -> None:
    anna = invite("Anna", "de", LARGER_PHONE)
    say = anna.screen.say
    anna.open()
    anna.touch(anna.screen.play_now)
    anna.wait(lambda: anna.asked)
    anna.touch(anna.screen.button("hint-ask"))
    hint = told(anna)
    moves = hint["moves"]
    assert isinstance(moves, list)
    expect(panel(anna).get_by_role("listitem")).to_have_count(len(moves))
    expect(panel(anna)).to_contain_text(say("hint-foot", unit="penalty"))
    in_sight(anna, panel(anna))
    after = panel(anna).get_by_role("switch", name=say("hint-reviews"))
    expect(after).to_have_attribute("aria-checked", "false")
    anna.touch(after)
    expect(after).to_have_attribute("aria-checked", "true")
    anna.touch(panel(anna).get_by_role("button", name=say("page-close")))
    expect(panel(anna)).to_have_count(0)

    # More seals than anybody could ever need: two points for each that is left.
    anna.predict("rrryyyggg")
    note = anna.page.get_by_role("status").filter(has_text="gekostet.")
    expect(note).to_be_visible()
    expect(note).to_contain_text("Besser:")
    in_sight(anna, note)
    assert not anna.news["counts"]
    expect(anna.page.get_by_role("img", name=say("hint-used", number=1))).to_be_visible()
    expect(note, "it goes by itself").to_have_count(0)
    assert faults(anna.page) == []
    anna.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    expect(anna.page.locator(".me .plate").get_by_role("img", name=say("hint-used", number=1))).to_be_visible()
    assert anna.page.evaluate(_GROWN) == 0


def test_on_a_desk_seals_stand_above_their_words_and_escape_closes_what_h_has_opened(invite: Invite) -> None:
    anna = invite("Anna", "en", DESK)
    anna.open()
    anna.touch(anna.screen.play_now)
    anna.wait(lambda: anna.asked)
    anna.page.evaluate("document.activeElement?.blur()")
    anna.page.keyboard.press("h")
    told(anna)
    rows = panel(anna).get_by_role("listitem")
    expect(rows.first).to_be_visible()
    words = rows.locator(".txt").evaluate_all("all => all.map(({ offsetWidth }) => offsetWidth)")
    assert min(words) >= 140, "more than a word a line"
    in_sight(anna, panel(anna))
    anna.page.keyboard.press("Escape")
    expect(panel(anna)).to_have_count(0)
    expect(anna.screen.prediction).to_be_visible()


@pytest.mark.parametrize("language", ["nl", "en"])
def test_by_keyboard_in_the_mine_a_hint_is_opened_read_and_closed(invite: Invite, language: str) -> None:
    anna = invite("Anna", language, DESK)
    anna.open()
    anna.touch(anna.screen.poster("saboteur", "page-play-now"))
    expect(anna.page.locator(".dock .hand button")).to_have_count(6)
    anna.wait(lambda: anna.news["turn"] is not None and anna.news["turn"] == anna.news["you"])
    expect(anna.screen.button("hint-ask")).to_be_visible()
    card = anna.page.locator(".dock .hand button").first
    card.focus()
    anna.page.keyboard.press("h")
    moves = told(anna)["moves"]
    assert isinstance(moves, list)
    rows = panel(anna).get_by_role("listitem")
    expect(rows).to_have_count(len(moves))
    for number, row in enumerate(rows.all_inner_texts(), 1):
        assert str(number) in row
    expect(panel(anna)).to_be_focused()
    expect(anna.page.locator(".dock [data-rank='1']")).to_have_count(1)
    boxes = panel(anna).bounding_box(), anna.page.locator(".side > .sheet").first.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["width"] == boxes[1]["width"], "as wide as the sheets that it lies on"
    assert faults(anna.page) == []
    anna.page.keyboard.press("Escape")
    expect(panel(anna)).to_have_count(0)
    expect(card).to_be_focused()
    expect(anna.page.locator("[data-rank]")).to_have_count(0)
    assert anna.news["stage"] == "playing", "nothing is played by it"
    assert anna.news["version"] == told(anna)["version"]


def test_with_others_hints_are_off_until_the_host_allows_them_for_all_to_see(invite: Invite) -> None:
    anna, ben = invite("Anna", "de"), invite("Ben", "de", PHONE)
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    anna.start()
    for person in (anna, ben):
        person.wait(lambda person=person: person.news["stage"] == "playing")  # type: ignore[misc]
        expect(person.page.get_by_role("img", name=person.screen.say("hint-on-told"))).to_have_count(0)
        expect(person.screen.button("hint-ask")).to_have_count(0)
    anna.touch(anna.screen.button("page-menu"))
    allow = anna.screen.beginning("switch", "menu-hints")
    anna.touch(allow)
    expect(allow).to_have_attribute("aria-checked", "true")
    anna.page.keyboard.press("Escape")
    for person in (anna, ben):
        seen = person.screen.button("hint-ask").or_(
            person.page.get_by_role("img", name=person.screen.say("hint-on-told"))
        )
        expect(seen).to_be_visible()
    anna.wait(lambda: anna.news["turn"] is not None and anna.news["seats"][anna.news["turn"]]["bot"] is None)
    asker, other = (anna, ben) if anna.news["turn"] == anna.news["you"] else (ben, anna)
    asker.touch(asker.screen.button("hint-ask"))
    told(asker)
    expect(panel(asker).get_by_role("listitem").first).to_be_visible()
    expect(other.page.get_by_role("img", name=other.screen.say("hint-used", number=1))).to_be_visible()
    assert not any(frame["type"] == "hint" for frame in other.received)
