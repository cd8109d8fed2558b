"""What a table can be asked for in its menu and after its game: pace, level and sound, an early end, another game."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.conftest import Invite
from tests.end_to_end.gallery import gallery
from tests.end_to_end.people import PHONE
from tests.end_to_end.screen import Screen


def test_alone_with_bots_one_changes_them_and_ends_the_game_after_a_question(invite: Invite) -> None:
    """What was chosen counts at once, and for the next game that is played at once."""
    anna = invite("Anna", "de", PHONE)
    anna.open()
    anna.touch(anna.screen.play_now)
    expect(anna.screen.hand_cards).to_have_count(15)
    anna.touch(anna.screen.button("page-menu"))
    menu = anna.screen.dialog("page-menu")
    expect(menu).to_contain_text(anna.screen.say("menu-from-next"))
    anna.touch(anna.screen.choice("menu-level", "page-level", level="apprentice"))
    anna.touch(menu.get_by_role("radio", name="Schnell"))
    anna.wait(lambda: [seat["bot"] for seat in anna.news["seats"]].count("apprentice") == 3)
    anna.wait(lambda: anna.news["settings"]["pace"] == "fast")

    anna.touch(anna.screen.beginning("button", "menu-end"))
    question = anna.screen.dialog("page-end")
    expect(question).to_contain_text(anna.screen.say("menu-end-counts", rounds=0))
    anna.touch(question.get_by_role("button", name=anna.screen.say("page-go-on")))
    anna.gone(question)
    assert anna.news["stage"] == "playing", "whoever only looks has ended nothing"
    anna.touch(anna.screen.button("page-menu"))
    anna.touch(anna.screen.beginning("button", "menu-end"))
    anna.touch(anna.screen.button("menu-end-now"))
    anna.wait(lambda: anna.news["stage"] == "over")

    anna.touch(anna.screen.button("page-back"))
    anna.touch(anna.screen.play_now)
    anna.wait(lambda: anna.news["stage"] == "playing")
    assert [seat["bot"] for seat in anna.news["seats"]].count("apprentice") == 3
    assert anna.news["settings"]["pace"] == "fast"


def test_against_whom_play_now_plays_is_chosen_beside_it_and_kept(invite: Invite) -> None:
    anna = invite("Anna", "en", PHONE)
    screen = anna.screen
    anna.open()
    anna.touch(screen.poster("siegel", "home-play-how"))
    sheet = screen.dialog("page-play-now")
    expect(sheet.get_by_role("radio", name="Improver", exact=True)).to_be_checked()
    anna.touch(sheet.get_by_role("radio", name="Apprentice", exact=True))
    expect(sheet.get_by_role("status")).to_contain_text(screen.say("page-level-hint", level="apprentice"))
    anna.touch(sheet.get_by_role("radio", name="Fast", exact=True))
    anna.touch(screen.button("menu-play-go"))
    anna.wait(lambda: anna.news and anna.news["stage"] == "playing")
    assert [seat["bot"] for seat in anna.news["seats"]].count("apprentice") == 3
    assert anna.news["settings"]["pace"] == "fast"

    anna.open()
    expect(screen.play_now).to_be_enabled()
    table = anna.news["table"]
    anna.touch(screen.play_now)
    anna.wait(lambda: anna.news["table"] != table and anna.news["stage"] == "playing")
    assert [seat["bot"] for seat in anna.news["seats"]].count("apprentice") == 3
    assert anna.news["settings"]["pace"] == "fast"


def test_others_are_told_and_asked_before_a_game_ends(invite: Invite) -> None:
    anna, ben = invite("Anna", "en"), invite("Ben", "de", PHONE)
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    anna.start()
    ben.touch(ben.screen.button("page-menu"))
    expect(ben.screen.dialog("page-menu").get_by_role("radio"), "only the host chooses").to_have_count(0)
    ben.touch(ben.screen.beginning("button", "menu-end"))
    expect(ben.screen.dialog("page-end")).to_contain_text(ben.screen.say("menu-end-ask", number=1, names="Anna"))
    ben.touch(ben.screen.button("menu-end-propose"))
    asked = anna.page.get_by_text(anna.screen.say("page-end-asked", number=1, names="Ben"))
    expect(asked).to_be_visible()
    # Whoever wishes it hears a no.
    anna.touch(anna.screen.button("page-end-decline"))
    anna.gone(asked)
    expect(ben.page.get_by_text(ben.screen.say("page-end-declined"))).to_be_visible()
    expect(ben.screen.button("page-withdraw")).to_have_count(0)
    # What one takes back oneself is no news, and one may wish it again.
    told = ben.page.get_by_text(ben.screen.say("page-end-declined"))
    for again in (True, False):
        ben.touch(ben.screen.button("page-menu"))
        ben.touch(ben.screen.beginning("button", "menu-end"))
        ben.touch(ben.screen.button("menu-end-propose"))
        expect(asked).to_be_visible()
        ben.gone(told)
        if again:
            ben.touch(ben.screen.button("page-withdraw"))
            anna.gone(asked)
            expect(told).to_have_count(0)
    # The sound is switched in the bar.
    sound = anna.page.get_by_role("banner").get_by_role("switch", name=anna.screen.say("settings-sound"))
    sound.click()
    expect(sound).to_have_attribute("aria-checked", "true")
    anna.touch(anna.screen.button("page-agree"))
    anna.touch(anna.screen.rematch)
    wish = ben.page.get_by_text(ben.screen.say("page-rematch-wanted", number=1, names="Anna"))
    expect(wish).to_be_in_viewport()
    expect(anna.page.get_by_text(anna.screen.say("page-rematch-wait", number=1, names="Ben"))).to_be_visible()


def test_after_a_clear_loss_the_page_offers_weaker_bots(browser: Browser) -> None:
    with gallery(browser) as shown:
        sent: list[str] = []
        shown.page.on("console", lambda message: sent.append(message.text))
        shown.show("game-end-other")
        screen = Screen(shown.page, speaker("de"))
        level = screen.say("page-level", level="journeyman")
        expect(shown.page.get_by_text(screen.say("menu-offer-why", went="lost", level=level))).to_be_visible()
        expect(shown.page.get_by_role("radio", name=screen.say("menu-offer-is", wish="harder"))).to_be_disabled()
        shown.page.get_by_role("radio", name=screen.say("menu-offer-is", wish="easier")).click()
        assert sent == [], "nothing changes before one plays again"
        screen.rematch.click()
        assert sent == ['{"do":"level","level":"journeyman"}', '{"do":"rematch"}']
