"""Company at a table of Saboteur: what is said there, and a card taken back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.miners import Miner
from tests.end_to_end.people import PHONE
from tests.end_to_end.prepared import dealt, prepare, run_down
from tests.end_to_end.test_company import lines, open_talk, spoken, write
from tests.server.serving import Server


def test_talk_at_the_mine(invite: Invite, server: Server) -> None:
    """Beside the log on a desk, a drawer on a telephone; a card that was being laid is not lost over it."""
    anna, ben = invite("Anna", "de"), invite("Ben", "nl", PHONE)
    deal = dealt(["NESW", "NESW", "NESW"])
    for person, path in zip((anna, ben), prepare(server, ["Anna", "Ben"], deal, ["NESW@1,0"], rounds=1), strict=True):
        person.open(path)
    digger = Miner(ben)
    ben.wait(lambda: ben.asked and digger.mine.discard.count())
    # TableSettings opened here are about this game.
    anna.touch(anna.screen.button("page-menu"))
    anna.touch(anna.screen.beginning("button", "settings"))
    settings = anna.screen.dialog("settings")
    expect(settings.get_by_text(anna.screen.say("saboteur-page-one-tap-hint"))).to_be_visible()
    assert not re.search(r"Siegel|Farbe", settings.inner_text())
    anna.page.keyboard.press("Escape")
    # A phrase of the game, about whom she points at; he reads it in his language, in the bar of his telephone.
    open_talk(anna)
    anna.touch(anna.screen.button("saboteur-phrase-suspect"))
    anna.touch(anna.screen.button("talk-mean", name="Ben"))
    anna.touch(anna.screen.button("talk-say-it", text="Ich verdächtige Ben"))
    expect(spoken(ben, "Ik verdenk jou.")).to_have_count(1)
    expect(ben.page.locator(".bubble")).to_have_text("Ik verdenk jou.")
    anna.touch(anna.screen.button("talk-phrases-more"))
    anna.touch(anna.screen.button("talk-phrase-good-luck"))
    expect(spoken(ben, "Veel succes!")).to_have_count(1)
    anna.touch(anna.screen.button("talk-write"))
    write(anna, "Ich habe die Karte gesehen: <b>Stein</b>!")
    expect(ben.page.locator(".bubble")).to_have_text("Ich habe die Karte gesehen: <b>Stein</b>!")
    digger.choose("crossing")
    ben.touch(digger.mine.place("0A1"))
    open_talk(ben)
    ben.touch(ben.screen.button("saboteur-phrase-not-at"))
    ben.touch(ben.page.get_by_role("button", name=ben.screen.say("talk-mean", name="B"), exact=True))
    ben.touch(ben.screen.button("talk-say-it", text="Bij B ligt het niet"))
    expect(lines(anna).last).to_have_text("BenBei B ist kein Schatz.")
    ben.touch(ben.screen.button("talk-write"))
    said = ["AnnaIk verdenk jou.", "AnnaVeel succes!", "AnnaIch habe die Karte gesehen: <b>Stein</b>!"]
    expect(lines(ben)).to_have_text([*said, "Bij B ligt het niet."])
    # The bot's level stands with those who are here.
    ben.touch(ben.page.get_by_text(ben.screen.say("talk-company"), exact=True))
    level = ben.screen.say("page-bot", level=ben.screen.say("page-level", level="apprentice"))
    expect(ben.page.get_by_role("listitem").filter(has_text=level)).to_have_count(1)
    # What he had put down still lies there.
    ben.page.go_back()
    ben.touch(digger.mine.lay)
    digger.finish()


def test_a_card_is_taken_back_when_the_pile_is_empty(invite: Invite, server: Server) -> None:
    """Where a card has been drawn, something hidden came to light; so it can be asked for only after that."""
    anna, ben = invite("Anna", "en"), invite("Ben", "de", PHONE)
    kept = ["NESW NESW map", "NESW EW", "NS"]
    deal = dealt(kept, first=2)
    moves = run_down(deal, [], kept)
    for person, path in zip((anna, ben), prepare(server, ["Anna", "Ben"], deal, moves, rounds=1), strict=True):
        person.open(path)
    digger, ask = Miner(anna), anna.screen.button("undo-ask")
    anna.wait(lambda: anna.asked and digger.mine.discard.count())
    cards = digger.mine.labels()
    digger.lay("crossing")
    expect(digger.mine.told).to_have_count(1 + 1 + 3)
    anna.touch(ask)
    expect(ben.page.get_by_text(ben.screen.say("undo-asked", name="Anna"))).to_be_visible()
    expect(anna.page.locator(".hand :focus"), "not lost with the button").to_have_count(1)
    ben.touch(ben.screen.button("undo-agree"))
    expect(digger.mine.told).to_have_count(1 + 3)
    anna.wait(lambda: anna.asked and digger.mine.labels() == cards)
    expect(spoken(ben, ben.screen.say("undo-done", you="no", player="Anna"))).to_have_count(1)

    # A look at a goal stays: nobody can forget it.
    digger.look("A")
    anna.wait(lambda: not anna.asked)
    expect(ask).to_have_count(0)
