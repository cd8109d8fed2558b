"""Whoever wants to know why finds the rule, from a refusal or a setting, and the words in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kartentisch.texts import LANGUAGES
from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE

# How many lines are drawn below the heads of a table.
_LINES = """row => new Set([row, ...row.children].filter((each) => each.checkVisibility())
    .filter((each) => parseFloat(getComputedStyle(each).borderBottomWidth) > 0)
    .map((each) => Math.round(each.getBoundingClientRect().bottom))).size"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_and_words_are_read_on_a_phone_by_keyboard(invite: Invite, language: str) -> None:
    reader = invite("Ada", language, PHONE)
    page, say = reader.page, reader.screen.say
    reader.open("/rules/saboteur#T14")
    rule = page.locator("#T14")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_contain_text(say("rules-ruling"))
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        assert not faults(page)
    page.get_by_role("link", name=say("siegel-page-title"), exact=True).press("Enter")
    expect(page.locator("#S8")).to_contain_text(say("siegel-page-option-whites-exhausted"))
    assert not faults(page)
    page.get_by_role("link", name=say("rules-glossary"), exact=True).press("Enter")
    page.get_by_role("searchbox").fill("tric")
    row = page.locator("tbody tr").first
    expect(row).to_contain_text("Stich")
    expect(row).to_contain_text("slag")
    expect(row).to_contain_text("trick")
    assert page.locator("thead tr").first.evaluate(_LINES) == 1
    assert not faults(page)
    page.get_by_role("searchbox").fill("xyz")
    expect(page.get_by_text(say("rules-found-none"))).to_be_visible()


def test_settings_and_help_lead_to_their_rules_and_back(invite: Invite) -> None:
    reader = invite("Ada")
    page, say = reader.page, reader.screen.say
    reader.open("/new/siegel")
    page.get_by_role("link", name=say("page-rule", rule="S17"), exact=True).click()
    expect(page.locator("#S17")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("link", name=say("page-rule", rule="S17"), exact=True)).to_be_visible()


def test_a_refusal_leads_to_its_rule_and_the_table_waits(invite: Invite) -> None:
    """S10 is behind the refusal of a card that does not follow."""
    player = invite("Ada")
    page, say, screen = player.page, player.screen.say, player.screen
    player.arrive()
    player.create(bots=3)
    player.wait(lambda: player.asked)
    player.predict("ry")
    # Whoever has to follow is refused any other card.
    refused = None
    while refused is None:
        player.wait(lambda: screen.playable.count() or screen.hand_backs.count())
        if screen.hand_backs.count():
            player.hand_back()
            continue
        locked = page.locator(".hand button.no")
        if locked.count():
            locked.first.click(force=True)
            refused = page.get_by_role("alert").get_by_role("link", name=say("page-rule", rule="S10"), exact=True)
        else:
            player.play_card()
        player.go_on()
    refused.click()
    expect(page.locator("#S10")).to_be_in_viewport()
    page.go_back()
    player.wait(lambda: screen.playable.count())
