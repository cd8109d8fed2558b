"""From the start page into a game."""

from __future__ import annotations

import re
import time
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.mine import Mine
from tests.end_to_end.people import PHONE, Person, play, to_the_end
from tests.server.serving import Server

MOST_SCRIPT = 80_000
NOT_PACKED = 500
MOST_SECONDS = 10.0

# A face of which the start page has no need would come in the middle of a game, and figures would change their size.
_FONTS_TO_COME = "[...document.fonts].filter(({ status }) => status !== 'loaded').map(({ family }) => family)"


def test_one_click_leads_into_a_running_game(invite: Invite) -> None:
    anna = invite("Anna", "nl", PHONE, motion=True)
    begin = time.monotonic()
    anna.open()
    anna.touch(anna.screen.play_now)
    expect(anna.screen.hand_cards).to_have_count(15)
    anna.wait(lambda: anna.asked and anna.screen.prediction.count())
    assert time.monotonic() - begin < MOST_SECONDS
    anna.predict("r")
    play([anna], lambda: anna.screen.hand_cards.count() < 15)
    assert [seat["bot"] for seat in anna.news["seats"]].count("improver") == 3


NEVER_IDLE = "window.parts = []; window.requestIdleCallback = (then) => parts.push(then);"
IDLE = "parts.splice(0).forEach((then) => then())"


def test_the_first_load_of_script_is_small(invite: Invite, server: Server) -> None:
    """Of the start page, and of a running game for who plays or looks on; the rest comes when there is time."""
    anna, ben, clara = invite("Anna", "de"), invite("Ben", "de"), invite("Clara", "de")
    for person in (anna, ben, clara):
        person.page.add_init_script(NEVER_IDLE)
    anna.open()
    expect(anna.screen.play_now).to_be_enabled()
    anna.wait(lambda: anna.page.evaluate(_FONTS_TO_COME) == [])
    assert 10_000 < script_bytes(anna, server) <= MOST_SCRIPT
    anna.touch(anna.screen.play_now)
    expect(anna.screen.hand_cards).to_have_count(15)
    ben.open(anna.page.url)
    expect(ben.screen.looking_on).to_be_visible()
    assert 10_000 < script_bytes(ben, server) <= MOST_SCRIPT
    anna.wait(lambda: anna.asked)
    anna.requests.clear()
    anna.page.reload()
    expect(anna.screen.prediction).to_be_visible()
    assert 10_000 < script_bytes(anna, server) <= MOST_SCRIPT
    expect(anna.screen.score_sheet).to_be_hidden()
    anna.page.evaluate(IDLE)
    expect(anna.screen.score_sheet).to_be_visible()

    clara.open()
    clara.touch(clara.screen.poster("saboteur", "page-play-now"))
    expect(Mine(clara.screen).cards).to_have_count(6)
    clara.wait(lambda: clara.page.evaluate("localStorage.getItem('kartentisch.role-told')"))  # it is not told again
    clara.requests.clear()
    clara.page.reload()
    expect(Mine(clara.screen).cards).to_have_count(6)
    assert 10_000 < script_bytes(clara, server) <= MOST_SCRIPT


def script_bytes(person: Person, server: Server) -> int:
    """All the script that was fetched, as the server packs it."""
    scripts = {request.url for request in person.requests if request.resource_type == "script"}
    assert len(scripts) >= 3
    total = 0
    for url in scripts:
        page = server.get(urlsplit(url).path, accept_encoding="gzip")
        assert page.headers.get("content-encoding") == "gzip" or len(page.body) < NOT_PACKED
        total += len(page.body)
    return total


def test_a_new_table_is_played_as_it_was_set(invite: Invite) -> None:
    anna, ben = invite("Anna", "en", PHONE), invite("Ben", "de")
    anna.arrive()
    screen = anna.screen
    anna.touch(screen.new_table)
    anna.touch(screen.button("page-more-chairs"))
    for option in ("by-hand", "white-before-black", "whites-exhausted", "open-tricks", "designer-long"):
        anna.touch(screen.beginning("switch", f"siegel-page-option-{option}"))
    base = screen.page.get_by_role("radiogroup", name=screen.say("siegel-page-option-saboteur-base"), exact=True)
    anna.touch(base.get_by_role("radio", name="5", exact=True))
    rounds = screen.count("siegel-page-option-rounds")
    expect(rounds.get_by_role("status")).to_have_text("10")
    for _ in range(9):
        anna.touch(rounds.get_by_role("button", name="−"))
    anna.touch(rounds.get_by_role("button", name="+"))
    anna.touch(screen.choice("page-clock", "page-seconds", seconds=60))
    anna.touch(screen.choice("page-pace", "page-pace-is", pace="slow"))
    anna.touch(screen.beginning("switch", "page-onlookers"))
    anna.touch(screen.button("page-open-table"))
    expect(screen.button("page-start")).to_be_visible()
    settings = anna.news["settings"]
    assert settings["players"] == 5
    assert settings["options"] == {
        "by_hand": True,
        "white_before_black": "may",
        "whites_exhausted": "uncompensated",
        "open_tricks": True,
        "designer_long": True,
        "saboteur_base": 5,
        "rounds": 2,
    }
    assert (settings["clock"], settings["pace"], settings["public"], settings["onlookers"]) == (
        60,
        "slow",
        False,
        False,
    )
    # Whoever comes by the link reads how it is played, in their own language.
    ben.join(anna.page.url)
    told = ben.screen.say("siegel-page-option-rounds")
    expect(
        ben.page.get_by_role("listitem").filter(has_text=ben.screen.say("page-labelled", what=told, which="2"))
    ).to_be_visible()
    expect(ben.page.get_by_text(ben.screen.say("page-settings-clock", seconds=60))).to_be_visible()
    expect(screen.button("page-start")).to_be_disabled()


def test_the_list_of_open_tables_is_live(invite: Invite) -> None:
    anna, ben, clara = invite("Anna"), invite("Ben", "de"), invite("Clara", "nl", PHONE)
    ben.arrive()
    clara.arrive()
    anna.arrive()
    anna.create(3, 1, public=True)
    table = ben.screen.open_tables.filter(has_text="Anna")
    game = ben.screen.say("siegel-page-title")
    expect(table).to_contain_text(ben.screen.say("page-seated", game=game, seated=1, players=3))
    ben.touch(
        table.get_by_role(
            "button", name=f"{ben.screen.say('page-sit')}: {ben.screen.say('page-table-of', name='Anna')}"
        )
    )
    expect(ben.screen.button("page-stand")).to_be_visible()
    of_clara = clara.screen.open_tables.filter(has_text="Anna")
    expect(of_clara).to_contain_text(clara.screen.say("page-seated", game=game, seated=2, players=3))
    anna.touch(anna.screen.button("page-fill"))
    anna.start()
    expect(of_clara).to_contain_text(clara.screen.say("page-running", game=game))
    clara.touch(of_clara.get_by_role("button", name=re.compile(f"^{clara.screen.say('page-watch')}: .*Anna")))
    expect(clara.screen.looking_on).to_be_visible()
    # A private table is in nobody's list.
    olga = invite("Olga")
    olga.arrive()
    olga.create(3, 1)
    dora = invite("Dora")
    dora.open()
    expect(dora.screen.open_tables.filter(has_text="Anna")).to_be_visible()
    expect(dora.screen.open_tables.filter(has_text="Olga")).to_have_count(0)


def test_games_that_wait_fold_up_can_be_dropped_and_are_listed_when_over(invite: Invite) -> None:
    """On a small phone the first "play now" stays in sight, however many games wait."""
    anna = invite("Anna", "en", PHONE)
    anna.open()
    for in_sight in (1, 2, 1):
        anna.touch(anna.screen.play_now)
        expect(anna.screen.hand_cards).to_have_count(15)
        anna.touch(anna.screen.button("page-back"))
        expect(anna.screen.waiting_tables).to_have_count(in_sight)  # it comes a moment later, and moves what is below
    screen, say = anna.screen, anna.screen.say
    expect(screen.play_now).to_be_in_viewport(ratio=1)
    details = [say("siegel-page-title"), say("home-round", round=1, rounds=4), say("home-against", number=3)]
    expect(screen.waiting_tables).to_contain_text(", ".join(details))
    anna.touch(screen.button("home-more", number=2))
    expect(screen.waiting_tables).to_have_count(3)
    ago = re.compile(r"\b(now|\d+ min\. ago)")
    expect(screen.waiting_tables.filter(has_text=ago)).to_have_count(3)

    first = screen.button("home-drop", game=", ".join(details)).first
    anna.touch(first)
    expect(anna.page.get_by_text(say("home-drop-why", kind="alone"))).to_be_visible()
    anna.touch(screen.button("home-drop-no"))
    expect(screen.waiting_tables).to_have_count(3)
    anna.touch(first)
    anna.touch(screen.button("home-drop-yes", kind="alone"))
    expect(screen.waiting_tables).to_have_count(2)
    mine = anna.page.locator("section", has=anna.page.get_by_role("heading", name=say("home-games"), exact=True))
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text(say("home-early"))
    anna.page.reload()
    expect(screen.waiting_tables).to_have_count(2)
    expect(mine.get_by_role("listitem")).to_have_count(1)


def test_what_belongs_together_stands_side_by_side_on_a_desk(invite: Invite) -> None:
    anna = invite("Anna", "en")
    page, say = anna.page, anna.screen.say
    anna.open()

    def beside_the_puzzle(key: str) -> bool:
        sheets = [
            page.locator("section", has=page.get_by_role("heading", name=say(each), exact=True))
            for each in ("puzzle-daily", key)
        ]
        for sheet in sheets:
            expect(sheet).to_be_visible()
        left, right = (sheet.bounding_box() for sheet in sheets)
        return left is not None and right is not None and left["y"] == right["y"] and left["x"] < right["x"]

    assert beside_the_puzzle("page-open-tables")
    anna.touch(anna.screen.play_now)
    expect(anna.screen.hand_cards).to_have_count(15)
    anna.touch(anna.screen.button("page-back"))
    anna.touch(page.get_by_role("button", name=re.compile("^" + say("home-drop", game=say("siegel-page-title")))).first)
    anna.touch(anna.screen.button("home-drop-yes", kind="alone"))
    assert beside_the_puzzle("home-balance")


def test_the_same_people_play_again(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben", "de", PHONE)
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    anna.start()
    expect(anna.screen.hand_cards).to_have_count(15)
    hand = anna.news["view"]["hand"]
    to_the_end([anna, ben])
    first = anna.record()
    anna.touch(anna.screen.rematch)
    expect(anna.screen.rematch).to_be_disabled()
    expect(anna.page.get_by_text(anna.screen.say("page-rematch-wait", number=1, names="Ben"))).to_be_visible()
    ben.touch(ben.screen.rematch)
    for person in (anna, ben):
        expect(person.screen.hand_cards).to_have_count(15)
    assert anna.news["view"]["hand"] != hand
    assert [seat["name"] for seat in ben.news["seats"]] == first["players"]
    play([anna, ben], lambda: ben.asked and ben.screen.playable.count())
    ben.play_card()
