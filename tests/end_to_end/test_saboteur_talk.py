"""Talk at the mine: where bubbles, phrases and the last deed stand, and what is sent; what the plan tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.people import DESK, PHONE

SCENE = "saboteur-accuse"
TALL = (390, 844)

# What a bubble lies on of all that must stay in sight.
_COVERED = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)]
        .filter((node) => node.checkVisibility()).map((node) => [what, node.getBoundingClientRect()]);
    const kept = ['.plate', '.latest', '.mat', '.side', '.bar button', '.bar .desk', '.talk-sheet'].flatMap(boxes);
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes('.bubble').flatMap(([, bubble]) => kept.filter(([, box]) => over(bubble, box)).map(([what]) => what));
}"""


@pytest.fixture
def shown(browser: Browser) -> Iterator[Gallery]:
    with gallery(browser) as open_gallery:
        yield open_gallery


def accusing(shown: Gallery, size: tuple[int, int]) -> list[str]:
    """The scene in that size; what would be sent is listed."""
    sent: list[str] = []
    shown.page.on("console", lambda message: sent.append(message.text))
    shown.page.set_viewport_size({"width": size[0], "height": size[1]})
    shown.show(SCENE)
    return sent


@pytest.mark.parametrize("size", [DESK, PHONE, TALL])
def test_bubbles_rise_into_the_bar_and_cover_nothing(shown: Gallery, size: tuple[int, int]) -> None:
    accusing(shown, size)
    expect(shown.page.locator(".bubble")).to_have_count(2 if size == DESK else 1)
    assert shown.page.evaluate(_COVERED) == []


def test_of_two_rows_of_seats_the_lower_one_speaks_downwards(shown: Gallery) -> None:
    shown.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    shown.show("saboteur-accuse-ten")
    expect(shown.page.locator(".bubble")).to_have_count(1)
    assert set(shown.page.evaluate(_COVERED)) <= {".mat"}
    bubble = shown.page.locator(".bubble").bounding_box()
    plate = shown.page.locator(".miner:nth-child(8) .plate").bounding_box()
    assert bubble
    assert plate
    assert bubble["y"] >= plate["y"] + plate["height"]
    shown.look("light", PHONE)  # where no tail leads to the plate
    expect(shown.page.locator(".bubble")).to_have_text("Femke: Ich verdächtige Peter.")


def test_with_talk_open_the_desk_still_shows_the_last_deed(shown: Gallery) -> None:
    accusing(shown, DESK)
    told = shown.page.locator(".last-deed")
    expect(told).to_contain_text("Jonas zerbricht")
    expect(told).to_contain_text(speaker("de")("saboteur-page-laid-since", number=1))
    expect(shown.page.locator(".glow")).to_have_count(1)


def test_a_phrase_is_filled_here_or_on_the_table_and_its_button_says_it(shown: Gallery) -> None:
    sent, page = accusing(shown, PHONE), shown.page
    send = page.locator(".sendrow .go")
    expect(send).to_have_text("„Ich verdächtige Sabine“ sagen")
    expect(send).to_be_in_viewport(ratio=1)
    page.locator(".miner[data-seat='2'] .fill-here").click()
    expect(send).to_have_text("„Ich verdächtige Frank“ sagen")
    expect(page.locator(".miner[data-seat='0'] .fill-here"), "nobody suspects themselves").to_have_count(0)
    send.click()
    page.get_by_role("button", name="Bei … ist kein Schatz").click()
    expect(send).to_be_disabled()
    page.locator(".mine .fill-here").first.click()
    send.click()
    page.get_by_role("button", name="Ich bin Goldsucher").click()
    expect(page.locator(".latest")).to_be_visible()
    expect(page.locator(".dock")).to_have_count(0)
    assert [line for line in sent if "phrase" in line] == [
        '{"do":"phrase","phrase":"suspect","blank":2}',
        '{"do":"phrase","phrase":"not-at","blank":"A"}',
        '{"do":"phrase","phrase":"digger"}',
    ]
    page.keyboard.press("Escape")
    expect(page.locator(".dock")).to_be_visible()


def test_who_is_here_leaves_room_for_what_one_writes(shown: Gallery) -> None:
    accusing(shown, (1280, 720))
    shown.page.locator(".sendrow .btn").first.click()
    shown.page.locator(".company summary").click()
    field = shown.page.get_by_role("textbox").bounding_box()
    assert field
    assert field["y"] + field["height"] <= 720 - 16


def test_a_line_of_the_log_lights_its_cell(shown: Gallery) -> None:
    page = shown.page
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    shown.show("saboteur-5")
    line = page.locator(".log li.placed").last
    line.hover()
    expect(page.locator(".pointed")).to_have_count(1)
    page.locator(".bar").hover()
    expect(page.locator(".pointed")).to_have_count(0)
    page.locator(".log ol").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".pointed")).to_have_count(1)
    expect(page.locator(".log li.active")).to_have_count(1)


def test_a_tap_on_a_line_leaves_the_drawer_and_shows_its_cell(shown: Gallery) -> None:
    page = shown.page
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shown.show("saboteur-log")
    page.locator("dialog li.placed").last.click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".pointed")).to_be_in_viewport()


def test_goals_tell_who_looked_at_them(shown: Gallery) -> None:
    page = shown.page
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    shown.show("saboteur-5")
    expect(page.locator(".eyes")).to_have_text(["P", "P", "F"])
    expect(page.get_by_text("Ziel C angesehen: Frank.")).to_have_count(1)
