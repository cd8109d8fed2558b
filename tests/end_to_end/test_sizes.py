"""Tables of every size, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import DESK, PHONE, to_the_end
from tests.end_to_end.records import agrees, check


@pytest.mark.parametrize(
    ("players", "rounds", "language", "size"),
    [
        pytest.param(3, 1, "nl", PHONE, id="three-dutch-phone"),
        pytest.param(5, 1, "de", (800, 1100), id="five-german-tablet"),
        pytest.param(5, 2, "en", DESK, id="five-english-desk", marks=pytest.mark.long),
    ],
)
def test_one_person_among_bots(
    invite: Invite, tmp_path: Path, players: int, rounds: int, language: str, size: tuple[int, int]
) -> None:
    eva = invite("Eva", language, size, motion=True)
    eva.arrive()
    expect(eva.page.locator("html")).to_have_attribute("lang", language)
    eva.create(players, rounds, bots=players - 1)
    to_the_end([eva], ["rbv", "yyyy"])
    record = eva.record()
    assert (len(record["players"]), len(record["rounds"])) == (players, rounds)
    check(record, tmp_path)
    agrees(eva, record)
    width = eva.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0], "the page scrolls sideways"


def test_seals_handed_back_by_hand(invite: Invite, tmp_path: Path) -> None:
    eva = invite("Eva", "nl")
    eva.by_hand = True
    eva.arrive()
    eva.create(3, 1, bots=2, switches=["siegel-page-option-by-hand"])
    to_the_end([eva], ["rrryyygg"])
    record = eva.record()
    assert record["options"] == {"by_hand": True, "rounds": 1}
    assert [frame for frame in eva.sent if frame.get("command", {}).get("move", "").startswith("-")]
    check(record, tmp_path)
    agrees(eva, record)
