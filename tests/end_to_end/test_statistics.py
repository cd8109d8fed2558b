"""One's statistics on the page: from the start page, as plots and as tables, taken along and deleted."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from playwright.sync_api import expect

from kartentisch.replay import read
from kartentisch.server.finished import Summary, tallied
from kartentisch.server.store import Facts, Finished
from kartentisch.server.store.opening import open_store
from kartentisch.texts import LANGUAGES
from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import DESK, PHONE, Person
from tests.golden.games import record_file
from tests.server.serving import Server

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]


def has_played(server: Server, person: str, name: str, players: int, times: int) -> None:
    """Golden games at the first chair, against apprentices; Anna of ``siegel-3.txt`` has 14 points in each round."""
    record = read(record_file(name, players).read_text("utf-8"))
    bots = [None, *["apprentice"] * (players - 1)]
    scores = [list(played.scores or ()) for played in record.rounds]
    summary = Summary(name, list(record.players), bots, scores, early=False, counts=True)
    tally = tallied(record, summary)[0]

    async def store() -> None:
        opened = await open_store(server.database)
        for number in range(times):
            game = Finished(
                f"{name}-{players}-{number}-{person}",
                msgspec.json.encode(summary).decode(),
                record.text(),
                ((person, 0),),
                ((person, tally),),
            )
            table = f"t-{game.id}"
            await opened.append(table, 0, [b"{}"], Facts(frozenset({person}), over=True, finished=game))
        await opened.close()

    with ThreadPoolExecutor() as executor:
        executor.submit(asyncio.run, store()).result()


def come(person: Person) -> str:
    """Opens the start page; who the server says one is."""
    person.page.goto("/")
    person.wait(lambda: any(frame["type"] == "welcome" for frame in person.received))
    found: str = next(frame["person"] for frame in person.received if frame["type"] == "welcome")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_from_the_start_page_to_nothing(server: Server, invite: Invite, language: str) -> None:
    anna = invite("Anna", language, PHONE)
    page, say = anna.page, anna.screen.say
    has_played(server, come(anna), "siegel", 3, 5)
    page.reload()
    anna.touch(page.get_by_role("link", name=say("home-statistics"), exact=True))
    expect(page.get_by_role("heading", name=say("statistics-title"))).to_be_visible()
    told = say("statistics-places-told", number=5, places="3, 3, 3, 3, 3")
    expect(page.get_by_role("img", name=told)).to_be_visible()
    overview = page.get_by_role("definition")
    assert overview.all_inner_texts()[:2] == ["5", "0"]
    assert [text.replace(",", ".") for text in overview.all_inner_texts()[2:]] == ["3.0", "14.0"]
    yellow = page.get_by_role("listitem").filter(has=page.get_by_role("img", name=say("siegel-kind", kind="y")))
    # Of Anna's yellow seals one was handed back and five were black, in each game (``tests/golden/siegel-3.txt``).
    expect(yellow.get_by_text("83")).to_be_visible()
    assert faults(page, ALL) == []
    anna.touch(page.get_by_text(say("statistics-values")).first)
    row = page.get_by_role("row").filter(
        has=page.get_by_role("rowheader", name=say("siegel-kind", kind="y").capitalize(), exact=True)
    )
    assert row.get_by_role("cell").all_inner_texts() == ["0", "5", "25"]

    # By number of players, and by who predicts when: the margin, and the points themselves.
    anna.touch(page.get_by_text(say("statistics-values")).last)
    three = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=say("statistics-players", players=3)))
    assert [text.replace(",", ".") for text in three.get_by_role("cell").all_inner_texts()[-2:]] == ["10", "14.0"]

    with page.expect_download() as saved:
        anna.touch(anna.screen.button("statistics-take"))
    whole = json.loads(saved.value.path().read_text("utf-8"))
    assert [game["points"] for game in whole["games"]] == [28] * 5
    assert "Bernd" not in json.dumps(whole)

    anna.touch(anna.screen.button("statistics-forget"))
    dialog = anna.screen.dialog("statistics-forget-title")
    expect(dialog.get_by_text(say("statistics-forget-hint"))).to_be_visible()
    assert faults(page, ALL) == []
    anna.touch(anna.screen.button("statistics-forget-no"))
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("img", name=told)).to_be_visible()
    anna.touch(anna.screen.button("statistics-forget"))
    anna.touch(anna.screen.button("statistics-forget-yes"))
    expect(page.get_by_role("heading", name=say("statistics-none"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("statistics-none"))).to_be_visible()
    assert faults(page, ALL) == []
    secret = page.evaluate("localStorage.getItem('kartentisch.secret')")
    assert secret
    assert not any(secret in request.url for request in anna.requests)
    assert secret not in server.log.read_text("utf-8")


def test_statistics_by_keyboard_for_each_game_and_number_of_players(server: Server, invite: Invite) -> None:
    ben = invite("Ben", "en", DESK)
    page, say = ben.page, ben.screen.say
    person = come(ben)
    for players in (3, 5):
        has_played(server, person, "saboteur", players, 3)
    page.goto("/statistics/saboteur")
    expect(page.get_by_role("definition").first).to_have_text("6")
    expect(page.get_by_role("heading", name=say("saboteur-statistics-sides"))).to_be_visible()
    expect(page.get_by_role("heading", name=say("saboteur-statistics-rating"))).to_be_visible()
    told = say("saboteur-statistics-rating-told", values="|").partition("|")[0]
    expect(page.get_by_role("img", name=told)).to_have_accessible_name(re.compile(r": \d{3,4}\b"))
    assert faults(page, ALL) == []
    three = page.get_by_role("radio", name=say("statistics-players", players=3), exact=True)
    three.focus()
    page.keyboard.press("Enter")
    expect(three).to_be_checked()
    expect(page.get_by_role("definition").first).to_have_text("3")
    page.get_by_role("link", name=say("siegel-page-title"), exact=True).press("Enter")
    expect(page.get_by_role("heading", name=say("statistics-none"))).to_be_visible()
    page.get_by_role("button", name=say("page-play-now"), exact=True).press("Enter")
    page.wait_for_url("**/t/*")
