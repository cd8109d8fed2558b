"""How a round of Saboteur ends on the page: step by step, and nothing of a later step is in the page before."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.screen import Screen

say = speaker("de")

# What fades away still shows how it was before; that goes by the browser's own clock, which does not stand still.
_PAGE = """() => {
    const copy = document.documentElement.cloneNode(true);
    for (const gone of copy.querySelectorAll('[inert]')) gone.remove();
    return document.title + copy.outerHTML.replace(/<!--.*?-->\\s*/g, '');
}"""
# Nobody is turned over but by a tap.
_NO_HURRY = """() => {
    const soon = setTimeout;
    window.setTimeout = (action, ms = 0) => (ms < 500 ? soon(action, ms) : 0);
}"""
_MARKS = json.dumps({"round": 1, "marks": {"1": "digger", "2": "saboteur", "3": "sure", "4": "digger"}})


def _ended(shown: Gallery) -> dict[str, Any]:
    shown.show("saboteur-reached")
    news: dict[str, Any] = shown.page.evaluate("session.news")
    return news


def _otherwise(news: dict[str, Any]) -> dict[str, Any]:
    """The same mine, dug by others: everybody but ourselves was something else, and other gold came of it."""
    other: dict[str, Any] = json.loads(json.dumps(news))
    view = other["view"]
    swap = {"digger": "saboteur", "saboteur": "digger"}
    roles = [role if seat == news["you"] else swap[role] for seat, role in enumerate(view["roles"])]
    spare = swap[view["spare"]]
    view |= {"roles": roles, "spare": spare, "picks": [], "gold_counts": [0] * 5, "nuggets": [], "pot": None}
    view["past"][-1] |= {"roles": roles, "spare": spare, "picked": [0] * 5}
    for events in (other["log"], other["events"]):
        events[:] = [event for event in events if event["name"] not in ("picked", "gold", "paid")]
        for event in events:
            if event["name"] == "digging-over":
                event["args"] |= {"roles": roles, "spare": spare}
    return other


def _told(shown: Gallery, news: dict[str, Any]) -> list[str]:
    """The whole page, moment by moment, as that round ends for somebody who dug in it."""
    page, pages = shown.page, []

    def look(ms: int, tap: str = "") -> None:
        if tap:
            page.locator(tap).dispatch_event("click")
        page.clock.run_for(ms)
        pages.append(page.evaluate(_PAGE))

    page.clock.resume()
    shown.show("saboteur-known")
    page.wait_for_selector(".who-is-who")  # what lies beside the mine comes late
    page.wait_for_timeout(300)
    page.evaluate("marks => localStorage.setItem('kartentisch.marks.gallery', marks)", _MARKS)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate("news => { session.news = news }", news)
    look(20)  # the last card lies there
    page.wait_for_timeout(200)
    assert not page.locator(".moment").count(), "our role is no news any more"
    page.clock.run_for(400)
    page.wait_for_selector(".treasure", timeout=5000)
    look(20)  # all goes dark
    page.clock.run_for(3000)
    look(10_000)  # the treasure, which stays
    look(20, ".found .go")
    look(600)  # ourselves
    look(1000)  # the next one
    return pages


def test_nothing_shows_who_was_what_before_it_is_told(browser: Browser) -> None:
    """Title, log, live words, names and classes: until the first dwarf of another is turned over, all is the same."""
    with gallery(browser) as shown:
        shown.page.clock.install(time=0)
        shown.look("light", DESK)
        news = _ended(shown)
        one, other = _told(shown, news), _told(shown, _otherwise(news))
    assert one[:-1] == other[:-1]
    assert one[-1] != other[-1]
    found, by = say("saboteur-page-found"), say("saboteur-log-turned", goal="A", what="Schatz")
    assert [found in page for page in one] == [False, False, True, False, False, False]
    assert not any(by in page for page in one)


def _who(page: Page, news: dict[str, Any]) -> Screen:
    page.evaluate("news => { session.news = news }", news)
    screen = Screen(page, say)
    page.locator(".treasure").click()
    screen.button("saboteur-page-who-was-who").click()
    return screen


def test_everybody_is_turned_over_and_compared_with_what_one_thought(browser: Browser) -> None:
    with gallery(browser) as shown:
        page = shown.page
        shown.look("light", DESK)
        news = _ended(shown)
        shown.show("saboteur-known")
        page.evaluate("marks => localStorage.setItem('kartentisch.marks.gallery', marks)", _MARKS)
        screen = _who(page, news)
        spoken = page.locator(".who [role=status]")
        role, guess = (say("saboteur-role", role=each) for each in (news["view"]["roles"][1], "digger"))
        expect(spoken).to_have_text(say("saboteur-page-was-guessed", player="Peter", role=role, guess=guess))
        screen.button("saboteur-page-turn-all").click()
        answers = page.locator(".cast .mark:not(.none)")
        expect(answers).to_have_count(4)
        right = [say("saboteur-page-right"), say("saboteur-page-wrong")]
        guesses = ["digger", "saboteur", "saboteur", "digger"]
        hits = [guess == role for guess, role in zip(guesses, news["view"]["roles"][1:], strict=True)]
        assert [text.split("\n")[-1] for text in answers.all_inner_texts()] == [right[not hit] for hit in hits]
        # Then the gold; what was right is counted.
        expect(page.get_by_text(say("saboteur-page-guessed", right=sum(hits), number=4))).to_be_visible()
        expect(page.locator(".lamp.telling")).to_have_count(0)
        # A reload tells it no second time.
        shown.page.evaluate("news => { session.news = { ...news, version: news.version + 1 } }", news)
        expect(page.locator(".treasure")).to_have_count(0)


def test_the_line_tells_of_a_dwarf_when_it_has_been_turned(browser: Browser) -> None:
    """While it is being turned it is the one that glows, and nobody reads ahead what it shows."""
    with gallery(browser) as shown:
        page = shown.page
        page.emulate_media(reduced_motion="no-preference")
        page.clock.install(time=0)
        news = _ended(shown)
        shown.show("saboteur-known")
        page.evaluate("news => { session.news = news }", news)
        page.locator(".treasure").click()
        page.locator(".found .go").wait_for()
        page.clock.pause_at(page.evaluate("Date.now()") + 100)
        page.locator(".found .go").dispatch_event("click")
        page.wait_for_selector(".who")
        page.clock.run_for(520)
        told, glows = page.locator(".line b"), page.locator(".now b")
        assert [told.inner_text(), glows.inner_text()] == ["", say("saboteur-page-you")]
        page.clock.run_for(480)
        role = say("saboteur-role", role=news["view"]["roles"][0])
        assert told.inner_text() == say("saboteur-page-was", you="yes", player="Katrin", role=role)
        assert glows.inner_text() == "Peter"


def test_on_a_small_phone_who_is_turned_next_and_what_is_told_stay_in_sight(browser: Browser) -> None:
    """With ten players, too, who do not fit into the window: the row of the next one comes by itself."""
    with gallery(browser) as shown:
        page = shown.page
        shown.look("light", PHONE)
        for scene, dwarves in (("saboteur-who", 6), ("saboteur-who-10", 11)):
            shown.show(scene)
            page.evaluate(_NO_HURRY)
            for turned in range(3, dwarves):
                expect(page.locator(".cast .now")).to_have_count(1)
                expect(page.locator(".cast .now .flip")).to_be_in_viewport(ratio=0.99)
                for part in (".line p", ".line button"):
                    expect(page.locator(part)).to_be_in_viewport(ratio=1)
                if turned < dwarves - 1:
                    page.locator(".who").dispatch_event("click")
