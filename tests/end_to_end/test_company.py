"""Company at the table, and what each likes: talk, muting, undo, nudges, settings."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, Person, Task, play
from tests.end_to_end.test_home import IDLE, NEVER_IDLE


def open_talk(person: Person) -> None:
    """The tab beside the table, or the drawer."""
    name = re.compile(f"^{re.escape(person.screen.say('talk'))}")
    person.touch(person.page.get_by_role("button" if person.phone else "tab", name=name))


def lines(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.screen.say("talk"), exact=True).get_by_role("listitem")


def spoken(person: Person, text: str) -> Locator:
    return person.page.get_by_role("status").filter(has_text=text)


def write(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name=person.screen.say("talk-your-words"), exact=True).fill(text)
    person.touch(person.screen.button("talk-send"))


def say_phrase(person: Person, phrase: str) -> None:
    person.touch(person.screen.button("talk-phrases"))
    person.touch(person.screen.button(f"talk-phrase-{phrase}"))


def test_a_phrase_waits_for_its_words(invite: Invite) -> None:
    """Nobody sees or hears its key: whoever has just come reads it when the words have come, too."""
    anna, ben = invite("Anna", "de"), invite("Ben", "nl", PHONE)
    ben.page.add_init_script(NEVER_IDLE)
    anna.arrive()
    link = anna.create(3, 1, bots=1)
    ben.join(link)
    anna.start()
    for person in (anna, ben):
        expect(person.screen.hand_cards).to_have_count(15)
    ben.page.reload()
    expect(ben.screen.hand_cards).to_have_count(15)
    open_talk(anna)
    say_phrase(anna, "hello")
    ben.wait(lambda: ben.news["talk"])
    expect(ben.screen.button("talk-unread", number=1)).to_be_visible()
    assert "talk-phrase" not in ben.page.locator("body").inner_text()
    ben.page.evaluate(IDLE)
    expect(spoken(ben, ben.screen.say("talk-phrase-hello"))).to_have_count(1)


def test_everybody_reads_phrases_in_their_own_language_and_mutes_whom_they_like(invite: Invite) -> None:
    anna, ben = invite("Anna", "de"), invite("Ben", "nl", PHONE)
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    anna.start()
    play([anna, ben], lambda: anna.news["stage"] == "playing")
    open_talk(anna)
    say_phrase(anna, "good-luck")
    write(anna, "<img src=x onerror=alert(1)> & Grüße")
    expect(spoken(ben, "<img src=x onerror=alert(1)> & Grüße")).to_have_count(1)
    expect(ben.screen.button("talk-unread", number=2)).to_be_visible()
    expect(ben.page.locator(".bubble")).to_have_text("<img src=x onerror=alert(1)> & Grüße")
    open_talk(ben)
    expect(lines(ben)).to_have_text(["AnnaVeel succes!", "Anna<img src=x onerror=alert(1)> & Grüße"])

    ben.touch(ben.page.get_by_text(ben.screen.say("talk-company"), exact=True))
    ben.touch(ben.screen.button("talk-mute", name="Anna"))
    expect(lines(ben)).to_have_text([ben.screen.say("talk-nothing")])
    say_phrase(anna, "wow")
    anna.wait(lambda: len(ben.news["talk"]) == 3)
    expect(lines(ben)).to_have_text([ben.screen.say("talk-nothing")])
    expect(spoken(ben, "Wauw!")).to_have_count(0)
    ben.page.reload()
    ben.wait(lambda: ben.news)
    open_talk(ben)
    expect(lines(ben)).to_have_text([ben.screen.say("talk-nothing")])
    ben.touch(ben.page.get_by_text(ben.screen.say("talk-company"), exact=True))
    ben.touch(ben.screen.button("talk-unmute", name="Anna"))
    expect(lines(ben)).to_have_count(3)

    # The host turns free text off: phrases remain.
    anna.touch(anna.page.get_by_text(anna.screen.say("talk-company"), exact=True))
    anna.touch(anna.screen.beginning("switch", "talk-free-text"))
    expect(ben.page.get_by_text(ben.screen.say("talk-off"), exact=True)).to_be_visible()
    expect(ben.screen.button("talk-send")).to_have_count(0)
    say_phrase(ben, "thanks")
    expect(lines(anna).last).to_have_text("BenDanke!")


def test_a_card_is_taken_back_when_the_other_agrees(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben", "de", PHONE)
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    anna.start()
    assert anna.news["seats"][1]["name"] == "Ben"

    def before_ben() -> bool:
        """Where Ben comes after Anna, no bot can be quicker than she is."""
        return anna.asked and anna.screen.playable.count() > 0 and len(anna.news["view"]["trick"]) < 2

    play([anna, ben], before_ben)
    cards = anna.screen.hand_cards.count()
    card = anna.play_card()
    anna.touch(anna.screen.button("undo-ask"))
    expect(ben.page.get_by_text(ben.screen.say("undo-asked", name="Anna"))).to_be_visible()
    expect(anna.page.locator(".hand :focus"), "not lost with the button").to_have_count(1)
    ben.touch(ben.screen.button("undo-agree"))
    expect(anna.screen.card(card)).to_be_visible()
    expect(anna.screen.hand_cards).to_have_count(cards)
    expect(spoken(ben, ben.screen.say("undo-done", you="no", player="Anna"))).to_have_count(1)
    assert anna.asked

    anna.play_card(card)
    anna.touch(anna.screen.button("undo-ask"))
    ben.touch(ben.screen.button("undo-decline"))
    anna.gone(anna.page.get_by_text(anna.screen.say("undo-waiting", names="Ben")))
    expect(anna.screen.card(card)).to_have_count(0)
    expect(anna.screen.button("undo-ask")).to_have_count(0)


def test_alone_with_bots_one_goes_back_to_ones_last_card(invite: Invite) -> None:
    """Nobody is asked, though bots have played since; that the game counts no more is told."""
    anna = invite("Anna", "de", PHONE)
    anna.arrive()
    anna.create(3, 1, bots=2)
    play([anna], lambda: anna.asked and anna.screen.playable.count() > 0)
    cards = anna.screen.hand_cards.count()
    card = anna.play_card()
    play([anna], lambda: anna.asked and anna.screen.playable.count() > 0 and anna.screen.hand_cards.count() < cards)
    anna.touch(anna.screen.button("undo-ask"))
    expect(anna.screen.card(card)).to_be_visible()
    expect(anna.screen.hand_cards).to_have_count(cards)
    expect(spoken(anna, anna.screen.say("undo-alone", you="yes", player="Anna"))).to_have_count(1)
    assert anna.asked
    assert not anna.news["counts"]


def test_a_winner_is_reminded_of_the_seal(invite: Invite) -> None:
    """S17: with `by_hand`."""
    anna, ben = invite("Anna", "nl"), invite("Ben", "de")
    people = [anna, ben]
    anna.by_hand = ben.by_hand = True
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1, switches=["siegel-page-option-by-hand"]))
    anna.start()
    play(people, lambda: any(person.task() is Task.GIVE_BY_HAND for person in people), ("rrygbv",))
    winner, other = sorted(people, key=lambda person: person.task() is not Task.GIVE_BY_HAND)
    other.touch(other.screen.button("siegel-page-remind-of", name=winner.name))
    told = winner.screen.say("siegel-page-reminded", names=other.name, number=1)
    expect(winner.page.get_by_role("status").get_by_text(told)).to_be_visible()
    expect(other.screen.button("siegel-page-remind-of", name=winner.name)).to_have_count(0)
    winner.do(Task.GIVE_BY_HAND)


def test_settings_are_kept_and_a_new_name_is_seen_at_once(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    anna.arrive()
    ben.join(anna.create(3, 2, bots=1))
    anna.start()
    play([anna, ben], lambda: anna.asked and anna.screen.playable.count())

    def labels() -> list[str]:
        found: list[str] = anna.screen.hand_cards.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        return found

    by_colour = labels()
    anna.touch(anna.screen.button("page-menu"))
    anna.touch(anna.screen.beginning("button", "settings"))
    anna.touch(anna.screen.choice("settings-theme", "settings-theme-is", theme="dark"))
    anna.touch(anna.screen.choice("settings-hand-order", "settings-hand-order-is", order="value"))
    anna.touch(anna.screen.beginning("switch", "settings-auto-nod"))
    anna.screen.name_field.fill("Annika")
    anna.touch(anna.screen.button("page-save"))
    expect(ben.page.get_by_role("region", name=re.compile("^Annika"))).to_be_visible()
    for _ in range(2):
        expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
        values = [int(label.split()[-1]) for label in labels()]
        assert values == sorted(values, reverse=True)
        assert sorted(labels()) == sorted(by_colour)
        anna.page.reload()
        expect(anna.screen.hand_cards).to_have_count(len(by_colour))

    play([anna, ben], lambda: anna.news["stage"] == "between")
    ben.do(Task.NOD)
    anna.wait(lambda: anna.news["stage"] == "playing")
    assert {"do": "nod"} in [frame.get("command") for frame in anna.sent]


def test_the_host_asks_somebody_to_go_who_would_rather_stay(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben", "nl", PHONE)
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    anna.start()
    anna.wait(lambda: anna.news.get("stage") == "playing")
    open_talk(anna)
    anna.touch(anna.page.get_by_text(anna.screen.say("talk-company"), exact=True))
    anna.screen.button("removal-ask", name="Ben").press("Enter")
    told = ben.page.get_by_role("region", name=ben.screen.say("removal"), exact=True)
    expect(told.get_by_role("alert")).to_have_text("Anna vraagt je om je plaats aan een bot over te laten.")
    expect(told.get_by_role("timer")).to_contain_text("seconden")
    expect(anna.page.get_by_role("alert").get_by_text(anna.screen.say("removal-host", name="Ben"))).to_be_visible()
    expect(anna.screen.button("removal-ask", name="Ben")).to_have_count(0)
    ben.touch(ben.screen.button("removal-stay"))
    ben.gone(told)
    anna.screen.button("removal-ask", name="Ben").press("Enter")
    expect(anna.page.get_by_text(anna.screen.say("refused-objected"))).to_be_visible()
