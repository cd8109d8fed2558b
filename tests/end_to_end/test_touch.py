"""Fingers: seals that are carried, and cards that go with one tap."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, Person, play

STEPS = 5


def centre(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(fingers: CDPSession, begin: Locator, end: Locator) -> None:
    """One finger, quick as a flick."""
    (x, y), (to_x, to_y) = centre(begin), centre(end)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, STEPS + 1):
        at = {"x": x + (to_x - x) * step / STEPS, "y": y + (to_y - y) * step / STEPS}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def drafted(person: Person, number: int) -> None:
    person.wait(lambda: person.drafted() == number)


def test_seals_are_carried_and_the_next_tap_counts(invite: Invite) -> None:
    anna = invite("Anna", "de", PHONE)
    anna.arrive()
    anna.create(3, 1, bots=2)
    play([anna], lambda: anna.asked and anna.screen.prediction.count())
    screen, fingers = anna.screen, anna.context.new_cdp_session(anna.page)
    middle = anna.news["view"]["middle"]
    one, two, three = kinds = sorted("rygbv", key=lambda kind: middle.get(kind, 0))[-3:]
    assert middle[one], "every one of them can be had"
    for kind in kinds:
        # Out of the middle; a tap right after it is a click, though the finger was still moving when it let go.
        carry(fingers, screen.well(kind), screen.less(kind))
        drafted(anna, 1)
        screen.less(kind).tap()
        drafted(anna, 0)
    # Back into the middle; and dropped where it came from, nothing has happened.
    carry(fingers, screen.well(one), screen.less(one))
    drafted(anna, 1)
    carry(fingers, screen.well(one), screen.well(two))
    screen.more(two).tap()
    drafted(anna, 2)
    carry(fingers, screen.less(one), screen.well(one))
    drafted(anna, 1)
    carry(fingers, screen.less(two), screen.well(two))
    drafted(anna, 0)
    # Out of an empty well nothing is carried, and the tap after that is a click, too.
    for number in range(1, middle[one] + 1):
        screen.more(one).tap()
        drafted(anna, number)
    carry(fingers, screen.well(one), screen.well(two))
    screen.more(three).tap()
    drafted(anna, middle[one] + 1)


def test_one_tap_plays_for_whoever_wants_it(invite: Invite) -> None:
    anna = invite("Anna", "de", PHONE)
    anna.arrive()
    anna.create(3, 1, bots=2)

    def ready() -> bool:
        return anna.asked and anna.screen.playable.count() > 0

    play([anna], ready)
    card = anna.screen.card(anna.screen.playable.first.get_attribute("aria-label") or "")
    anna.touch_card(card)
    anna.page.wait_for_timeout(300)
    expect(card).to_be_visible()
    anna.touch_card(card)
    anna.gone(card)

    anna.touch(anna.screen.button("page-menu"))
    anna.touch(anna.screen.beginning("button", "settings"))
    anna.touch(anna.screen.beginning("switch", "settings-one-tap"))
    anna.page.go_back()
    anna.gone(anna.screen.dialog("settings"))
    play([anna], ready)
    card = anna.screen.card(anna.screen.playable.first.get_attribute("aria-label") or "")
    anna.touch_card(card)
    anna.gone(card)
