"""The moment in which a role is turned over, for its player alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.screen import Screen

say = speaker("de")

_PAGE = "document.title + document.body.outerHTML"
_NEXT = "session.news = { ...session.news, view: { ...session.news.view, round: 3 } }"


def _name(role: str) -> str:
    name = say("saboteur-role", role=role)
    return name[0].upper() + name[1:]


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_a_role_is_turned_over_told_and_put_away(browser: Browser, role: str) -> None:
    """Spoken once, the focus on the button that puts it away; in the next round there is another one."""
    with gallery(browser) as shown:
        page = shown.page
        shown.look("light", DESK)
        shown.show("saboteur-role" if role == "digger" else "saboteur-role-saboteur")
        moment = page.get_by_role("dialog", name=say("saboteur-page-role"), exact=True)
        expect(moment.get_by_role("heading")).to_have_text(say("saboteur-page-role-is", role=role))
        wants = say("saboteur-page-role-wants", role=role)
        unknown = say("saboteur-page-role-unknown", role=role, players=5, least=1, most=2)
        spoken = f"{say('saboteur-page-for-you')}: {say('saboteur-page-role-is', role=role)}. {wants} {unknown}"
        expect(moment.get_by_role("alert")).to_have_text(spoken)
        plate = page.locator(".role b")
        expect(plate).to_have_text(say("saboteur-page-covered"))
        understood = Screen(page, say).button("saboteur-page-understood")
        expect(understood).to_be_focused()
        page.keyboard.press("Enter")
        expect(moment).to_have_count(0)
        expect(plate).to_have_text(_name(role))
        page.evaluate("session.news = { ...session.news, version: 99 }")
        expect(moment).to_have_count(0)
        page.evaluate(_NEXT)
        expect(understood).to_be_focused()
        # Escape puts it away as well; covered, it stays so.
        page.keyboard.press("Escape")
        expect(moment).to_have_count(0)


def _covered(shown: Gallery, role: str) -> list[str]:
    page, screen = shown.page, Screen(shown.page, say)
    shown.show("saboteur-role-covered")
    page.evaluate("role => { session.news = { ...session.news, view: { ...session.news.view, role } } }", role)
    turn = screen.button("saboteur-page-turn-role")
    expect(turn).to_be_focused()
    expect(page.get_by_role("alert").filter(has_text=say("saboteur-page-role-lies"))).to_have_count(1)
    pages = [page.evaluate(_PAGE)]
    turn.click()
    expect(screen.button("saboteur-page-understood")).to_be_focused()
    return [*pages, page.evaluate(_PAGE)]


def test_whoever_covered_their_role_gets_the_next_one_face_down(browser: Browser) -> None:
    """Nothing of it is in the page before it is turned over; it may also stay as it is for a round."""
    with gallery(browser) as shown:
        shown.look("dark", PHONE)
        (down, digger), (other, saboteur) = _covered(shown, "digger"), _covered(shown, "saboteur")
        assert down == other
        assert digger != saboteur
        shown.show("saboteur-role-covered")
        screen = Screen(shown.page, say)
        screen.button("saboteur-page-stay-covered").click()
        name = shown.page.locator(".role b")
        expect(name).to_have_text(say("saboteur-page-new-role"))
        screen.button("saboteur-page-uncover").click()
        expect(name).to_have_text(_name("saboteur"))
        screen.button("saboteur-page-cover").click()
        expect(name).to_have_text(say("saboteur-page-covered"))


def test_a_role_does_not_come_over_what_one_looks_at(browser: Browser) -> None:
    with gallery(browser) as shown:
        shown.show("saboteur-begun")
        screen = Screen(shown.page, say)
        expect(shown.page.get_by_text(say("saboteur-page-begun", round=2))).to_be_visible()
        expect(shown.page.locator(".moment")).to_have_count(0)
        screen.button("page-to-table").click()
        expect(screen.button("saboteur-page-understood")).to_be_focused()


def test_onlookers_are_told_that_roles_were_dealt_and_see_no_card(browser: Browser) -> None:
    with gallery(browser) as shown:
        shown.show("saboteur-onlooker")
        shown.page.evaluate("""() => {
            const { view } = session.news, tiles = view.tiles.filter(({ kind }) => kind === 'start');
            session.news = { ...session.news, view: { ...view, tiles, discards: 0, round: 3 } };
        }""")
        expect(shown.page.get_by_text(say("saboteur-page-roles-dealt"))).to_be_visible()
        expect(shown.page.locator(".moment")).to_have_count(0)
