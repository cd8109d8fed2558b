"""What a screen reader finds at moments that pass quickly: whose turn, whose card, what can be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import Gallery, gallery
from tools.pictures import DRAWN

say = speaker("de")
_PAUSED = f"async () => {{ session.news = {{ ...session.news, paused: true }}; await ({DRAWN})(); }}"


@pytest.fixture
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as opened:
        yield opened


def test_whose_turn_it_is_and_whose_card(shown: Gallery) -> None:
    shown.show("clock-other")
    page = shown.page
    names = page.evaluate("session.news.seats.map(({ name }) => name)")
    turn = page.locator(".seat[aria-current=true]")
    expect(turn).to_have_count(1)
    expect(turn).to_have_accessible_name(re.compile(rf"^{names[2]}: .*, am Zug$"))
    expect(page.get_by_role("region", name=re.compile("am Zug"))).to_have_count(1)
    (card,) = page.get_by_role("region", name=say("siegel-page-trick"), exact=True).get_by_role("img").all()
    leader = page.evaluate("session.news.view.leader")
    blue = say("siegel-card", colour=say("siegel-kind", kind="b"), value=7)
    expect(card).to_have_accessible_name(say("siegel-page-card-of", card=blue, player=names[leader]))
    shown.show("few")
    expect(page.locator(".seat.me[aria-current=true]")).to_have_count(1)
    expect(page.locator("[aria-current]")).to_have_count(1)


def test_one_trick_is_one(shown: Gallery) -> None:
    shown.show("few")
    told = say("siegel-page-seat", name="Peter", seals="–", tricks=1, cards=1, turn="no")
    assert told == "Peter: –, 1 Stich, 1 Karte"
    seat = shown.page.locator(".seat:not(.me)").first
    shown.page.evaluate(
        f"""async () => {{
            const {{ view }} = session.news;
            const counts = view.counts.map(() => 1);
            const winner = Number(document.querySelector('.seat:not(.me)').dataset.seat);
            const tricks = [{{ ...view.tricks[0], winner }}];
            session.news = {{ ...session.news, view: {{ ...view, counts, tricks }} }};
            await ({DRAWN})();
        }}"""
    )
    expect(seat).to_have_accessible_name(re.compile("1 Stich, 1 Karte"))


def test_nothing_can_be_pressed_while_the_table_is_paused(shown: Gallery) -> None:
    page = shown.page
    shown.show("paused")
    cards = page.get_by_role("list", name=say("siegel-page-hand"), exact=True)
    expect(cards.get_by_role("button", disabled=False)).to_have_count(0)
    expect(cards.get_by_role("button").first).to_have_accessible_description(say("page-paused"))
    shown.show("give")
    give = page.get_by_role("group", name=say("siegel-page-give"), exact=True)
    expect(give.get_by_role("button", disabled=False).first).to_be_visible()
    page.evaluate(_PAUSED)
    expect(give.get_by_role("button", disabled=False)).to_have_count(0)
    shown.show("predict")
    acts = page.locator(".desk-tray .acts")
    expect(acts.get_by_role("button", disabled=False).first).to_be_visible()
    page.evaluate(_PAUSED)
    expect(acts.get_by_role("button", disabled=False)).to_have_count(0)


def test_names_head_the_rows_of_points(shown: Gallery) -> None:
    shown.show("round-end")
    page = shown.page
    names = page.evaluate("session.news.seats.map(({ name }) => name)")
    heads = page.locator(".ledger").get_by_role("rowheader")
    expect(heads).to_have_count(len(names))
    assert sorted(head.split(" (")[0] for head in heads.all_inner_texts()) == sorted(names)


# As the tree names them: a label, or else all its words.
_NAMES = """() => [...document.querySelectorAll('button:not([role=radio])')]
    .filter((each) => each.checkVisibility() && !each.closest('[aria-hidden]'))
    .map((each) => each.ariaLabel ?? each.textContent.trim())"""


@pytest.mark.parametrize("scene", ["home", "gathering", "new"])
def test_every_button_has_a_name_of_its_own(shown: Gallery, scene: str) -> None:
    shown.show(scene)
    names = shown.page.evaluate(_NAMES)
    assert len(names) > 5
    assert sorted(names) == sorted(set(names))


def test_who_goes_and_comes_and_for_whom_a_bot_plays_is_spoken(shown: Gallery) -> None:
    shown.show("clock-other")
    page = shown.page
    name = page.evaluate("session.news.seats[1].name")
    spoken = page.get_by_role("status")
    expect(page.locator(".banners").first).to_be_attached()
    for present, key in ((False, "company-gone"), (True, "company-here")):
        page.evaluate(
            "(present) => { session.news = { ...session.news,"
            " seats: session.news.seats.map((seat, i) => (i === 1 ? { ...seat, present } : seat)) }; }",
            present,
        )
        expect(spoken.get_by_text(say(key, player=name), exact=True)).to_have_count(1)
    page.evaluate(
        """() => {
            const over = { number: 99_999, name: 'taken-over', args: { seat: 1 } };
            session.news = { ...session.news, log: [...session.news.log, over], events: [over] };
        }"""
    )
    expect(spoken.filter(has_text=say("company-taken-over", you="no", player=name))).to_have_count(1)
    expect(page.locator(".log").get_by_text(say("company-taken-over", you="no", player=name))).to_have_count(1)
