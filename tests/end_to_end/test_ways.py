"""Back and forth, between tabs, between devices, between languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, play


def test_back_leads_home_and_forward_to_the_table(invite: Invite) -> None:
    anna = invite("Anna", "de", motion=True)
    anna.arrive()
    anna.create(3, 1, bots=2)
    play([anna], lambda: anna.asked and anna.screen.playable.count())
    cards = anna.screen.hand_cards.count()

    # Back closes what lies over the table, before it leaves the table.
    anna.touch(anna.screen.button("page-menu"))
    expect(anna.screen.dialog("page-menu")).to_be_visible()
    anna.page.go_back()
    anna.gone(anna.screen.dialog("page-menu"))
    expect(anna.screen.hand_cards).to_have_count(cards)

    anna.page.go_back()
    expect(anna.screen.play_now).to_be_visible()
    expect(anna.screen.waiting_tables).to_contain_text(anna.screen.say("page-your-turn"))
    assert anna.asked, "the tab still calls"
    anna.page.go_forward()
    expect(anna.screen.hand_cards).to_have_count(cards)

    # Home by the page's own way, and back by the table's card on the start page.
    anna.touch(anna.screen.button("page-back"))
    anna.touch(anna.screen.waiting_tables)
    expect(anna.screen.hand_cards).to_have_count(cards)
    anna.play_card()


def test_the_tab_tells_whose_turn_it_is(invite: Invite) -> None:
    anna, ben = invite("Anna", "nl"), invite("Ben")
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    assert anna.page.title() == anna.screen.say("page-name")
    anna.start()
    play([anna], lambda: ben.asked and ben.screen.prediction.count())
    assert not anna.asked
    expect(ben.page).to_have_title(
        f"● {ben.screen.say('siegel-page-prediction')} · {ben.screen.say('siegel-page-title')}"
    )
    # Not as the last of a trick: its winner might be a bot, which leads, and Anna is on turn again at once.
    play([anna, ben], lambda: anna.asked and anna.screen.playable.count() and anna.screen.trick.count() < 2)
    expect(anna.page).to_have_title(f"● {anna.screen.say('page-your-turn')} · {anna.screen.say('siegel-page-title')}")
    icon = anna.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("turn"))
    anna.play_card()
    expect(icon).not_to_have_attribute("href", re.compile("turn"))


def test_the_same_seat_on_two_devices(invite: Invite) -> None:
    desk, phone, thief = invite("Anna", "de"), invite("Anna", "de", PHONE), invite("Thea", "de")
    desk.arrive()
    desk.create(3, 1, bots=2)
    play([desk], lambda: desk.asked and desk.screen.playable.count())
    desk.touch(desk.screen.button("page-menu"))
    desk.touch(desk.screen.beginning("button", "settings"))
    desk.touch(desk.screen.button("page-get-code"))
    link = desk.screen.link.input_value()
    assert "#code=" in link
    desk.page.go_back()

    phone.open(link)
    expect(phone.screen.hand_cards).to_have_count(desk.screen.hand_cards.count())
    assert "code" not in phone.page.url
    assert "code" not in "".join(request.url for request in phone.requests)
    # The link works once.
    thief.open(link)
    expect(thief.page.get_by_role("alert").get_by_text(thief.screen.say("refused-code"))).to_be_visible()
    expect(thief.screen.looking_on).to_be_visible()

    card = phone.play_card()
    desk.gone(desk.screen.card(card))
    play([desk], lambda: desk.asked and desk.screen.playable.count())
    card = desk.play_card()
    phone.gone(phone.screen.card(card))


def test_a_link_makes_nobody_into_somebody_else_unasked(invite: Invite) -> None:
    mallory, anna = invite("Mallory", "en"), invite("Anna", "en")
    anna.arrive()
    mallory.arrive()
    mallory.touch(mallory.page.get_by_role("button", name=re.compile("Mallory")))
    mallory.touch(mallory.screen.button("page-get-code"))
    link = mallory.screen.link.input_value()
    for answer, name in (("page-become-no", "Anna"), ("page-become-yes", "Mallory")):
        anna.page.goto("about:blank")
        anna.open(link)
        anna.touch(anna.screen.button(answer))
        expect(anna.page.get_by_role("button", name=re.compile(name))).to_be_visible()


def test_the_language_can_be_changed_at_the_table(invite: Invite) -> None:
    anna = invite("Anna", "sv")  # which we do not speak: English it is
    anna.arrive()
    anna.create(3, 1, bots=2)
    play([anna], lambda: anna.asked and anna.screen.playable.count())
    card = anna.screen.playable.first.get_attribute("aria-label")
    for language in ("nl", "de"):
        anna.touch(anna.screen.button("page-menu"))
        anna.touch(anna.screen.beginning("button", "settings"))
        anna.speak(language)
        anna.page.go_back()
        expect(anna.screen.playable.first).not_to_have_attribute("aria-label", card or "")
        assert anna.page.title().startswith(f"● {anna.screen.say('page-your-turn')}")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(anna.screen.playable.first).to_be_visible()
    anna.play_card()
