"""What one suspects of the others: offered once, always in sight, and for oneself alone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import gallery
from tests.end_to_end.people import DESK
from tests.end_to_end.screen import Screen

say = speaker("de")


def _plate(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=re.compile(f"^{name}: "))


def _suspected(mark: str) -> str:
    return say("saboteur-page-marked", mark=say("saboteur-page-mark-is", mark=mark))


def test_marks_are_offered_once_and_explained(browser: Browser) -> None:
    """When everybody has had a turn, at who did harm last; the focus stays where it is."""
    with gallery(browser) as shown:
        page, screen = shown.page, Screen(shown.page, say)
        shown.look("light", DESK)
        shown.show("saboteur-marks")
        note = page.get_by_role("dialog", name=say("saboteur-page-suspect", player="Femke"), exact=True)
        expect(note).to_contain_text(say("saboteur-page-suspect-why"))
        assert page.evaluate("document.activeElement === document.body")
        note.get_by_role("radio", name=say("saboteur-page-mark-is", mark="sure"), exact=True).click()
        expect(_plate(page, "Femke")).to_have_accessible_name(re.compile(re.escape(_suspected("sure"))))
        screen.button("saboteur-page-suspect-keep").click()
        expect(note).to_have_count(0)
        page.evaluate("session.news = { ...session.news, version: 99 }")
        expect(note).to_have_count(0)
        # Later a plate opens it, without the explanation; the words of all marks stand beside the mine.
        screen.beginning("button", "saboteur-page-mark", seat="Femke:").click()
        expect(note).to_be_visible()
        expect(note.get_by_text(say("saboteur-page-suspect-why"))).to_have_count(0)
        expect(note.get_by_role("radio", checked=True)).to_be_focused()
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        told = page.get_by_role("list", name=say("saboteur-page-suspicions"))
        expect(told).to_have_text(re.compile(f"Femke.*{re.escape(say('saboteur-page-mark-is', mark='sure'))}"))


def test_m_steps_through_the_marks_of_a_plate_for_onlookers_too(browser: Browser) -> None:
    with gallery(browser) as shown:
        page, screen = shown.page, Screen(shown.page, say)
        shown.look("light", DESK)
        shown.show("saboteur-onlooker")
        screen.beginning("button", "saboteur-page-mark", seat="Peter:").focus()
        plate = _plate(page, "Peter")
        for mark in ("digger", "saboteur", "sure"):
            page.keyboard.press("m")
            expect(plate).to_have_accessible_name(re.compile(re.escape(_suspected(mark))))
        page.keyboard.press("m")
        expect(plate).not_to_have_accessible_name(re.compile("Verdacht"))


def test_marks_keep_their_strength_while_one_chooses_whom_to_break(browser: Browser) -> None:
    """Also on plates that fade; and the question repeats what one thinks of whoever was chosen."""
    with gallery(browser) as shown:
        shown.look("light", DESK)
        shown.show("saboteur-marks-break")
        marks = shown.page.locator(".miner .mark")
        faded = shown.page.locator(".miner.faded .mark")
        expect(marks).to_have_count(3)
        expect(faded).to_have_count(1)
        strength = "nodes => nodes.map(node => { let all = 1; for (let n = node; n; n = n.parentElement) "
        strength += "all *= getComputedStyle(n).opacity; return all; })"
        assert marks.evaluate_all(strength) == [1, 1, 1]
        asked = shown.page.locator(".asking [role=status]")
        expect(asked).to_contain_text(say("saboteur-page-marked-is", mark=say("saboteur-page-mark-is", mark="digger")))


def test_whose_turn_it_is_is_told_by_the_seat(browser: Browser) -> None:
    with gallery(browser) as shown:
        shown.show("saboteur-5")
        shown.page.evaluate("session.news = { ...session.news, turn: 2, view: { ...session.news.view, turn: 2 } }")
        current = shown.page.locator("[aria-current=true]")
        expect(current).to_have_count(1)
        expect(current).to_have_accessible_name(re.compile(f"^Frank: .*{say('saboteur-page-on-turn')}"))


def test_the_table_of_the_gold_tells_roles_and_no_gold_in_words(browser: Browser) -> None:
    """One's own place comes first; a name is the header of its row; equal gold cards have names of their own."""
    with gallery(browser) as shown:
        shown.look("light", DESK)
        shown.show("saboteur-over-3")
        expect(shown.page.get_by_role("heading", name=say("saboteur-page-place", place=3, players=3))).to_be_visible()
        behind = say("saboteur-page-place-gold", gold=2, behind=3, names="Frank")
        expect(shown.page.get_by_role("status").filter(has_text=behind)).to_have_count(1)
        winner = shown.page.locator("tr:has(.kt-candle)")
        expect(winner.get_by_role("rowheader")).to_have_text("Frank")
        row = shown.page.get_by_role("row").filter(has=shown.page.get_by_role("rowheader", name="Katrin"))
        first = f"Saboteur, {say('saboteur-page-gold', number=0)}"
        expect(row.get_by_role("cell", name=first, exact=True)).to_have_count(1)
        shown.show("saboteur-pick")
        names = [radio.get_attribute("aria-label") for radio in shown.page.get_by_role("radio").all()]
        assert len(names) == len(set(names)) == 3
