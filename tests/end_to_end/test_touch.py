"""Fingers: cards that go with one tap."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, play


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
