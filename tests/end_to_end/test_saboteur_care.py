"""Nothing by accident at the mine: questions before what cannot be taken back, cards that are dragged, the plan."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.people import DESK, PHONE

_SENT = """() => {
    window.sent = [];
    session.move = (move) => { window.sent.push(move); return Promise.resolve(true); };
}"""
# What a message lies on of seats and mine.
_COVERED = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((node) => node.getBoundingClientRect());
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes('.toast').some((toast) => boxes('.plate, .mat').some((box) => over(toast, box)));
}"""


@pytest.fixture
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as open_gallery:
        yield open_gallery


def at(shown: Gallery, scene: str, size: tuple[int, int]) -> Page:
    shown.page.set_viewport_size({"width": size[0], "height": size[1]})
    shown.show(scene)
    shown.page.evaluate(_SENT)
    return shown.page


def centre(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, to: tuple[float, float]) -> None:
    x, y = centre(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=3)
    page.mouse.move(*to, steps=3)
    page.mouse.up()


def test_a_map_asks_once_on_the_desk_too(shown: Gallery) -> None:
    page = at(shown, "saboteur-map", DESK)
    page.get_by_role("button", name="Schatzkarte").click()
    page.locator(".mine .ring").first.click()
    assert page.evaluate("sent") == []
    page.locator(".asking .go").click()
    assert page.evaluate("sent") == ["map 8,2"]


def test_a_card_is_dragged_to_its_cell_or_back(shown: Gallery) -> None:
    page = at(shown, "saboteur-5", DESK)
    card = page.locator(".hand button").nth(4)
    drag(page, card, (20, 880))
    expect(page.locator(".hand .up")).to_have_count(0)
    drag(page, card, (700, 80))
    expect(page.locator(".hand .up"), "a plate is no place for it").to_have_count(0)
    card.click()
    cell = centre(page.get_by_role("button", name="7A2: Kreuzung").first)
    card.click()
    drag(page, card, cell)
    expect(page.locator(".mine .legal.sel")).to_have_count(1)
    assert page.evaluate("sent") == [], "it is laid when that is confirmed, as ever"


@pytest.mark.parametrize(("size", "times"), [(PHONE, 1), (DESK, 4)])
def test_larger_leads_to_where_one_can_play_and_there_is_a_way_back(
    shown: Gallery, size: tuple[int, int], times: int
) -> None:
    page = at(shown, "saboteur-5", size)
    for _ in range(times):
        page.get_by_role("button", name="Größer").click()
    mine = page.get_by_role("application").bounding_box()
    assert mine
    # Beside it is the cell that one can play on nearest to the goals.
    x, y = centre(page.locator(".mine [title^='6A2:']"))
    assert mine["x"] < x < mine["x"] + mine["width"]
    assert mine["y"] < y < mine["y"] + mine["height"]
    page.get_by_role("button", name="Alles zeigen").click()
    expect(page.get_by_role("button", name="Größer")).to_be_visible()
    x, y = centre(page.locator(".mine .cell").first)
    assert mine["x"] < x < mine["x"] + mine["width"]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_message_covers_neither_seats_nor_cells(shown: Gallery, size: tuple[int, int]) -> None:
    page = at(shown, "saboteur-toast", size)
    expect(page.locator(".toast")).to_be_visible()
    assert not page.evaluate(_COVERED)
