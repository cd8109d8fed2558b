"""Saboteur with every kind of card taken up, which no scene of the gallery shows; `test_scenes` has all the scenes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from kartentisch.texts import speaker
from tests.end_to_end.gallery import gallery
from tests.end_to_end.mine import SHAPES, Mine
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.screen import Screen
from tests.end_to_end.test_scenes import ALL

CHOOSING = ("saboteur-5", "saboteur-broken")


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_a_card_taken_up_is_accessible(browser: Browser, size: tuple[int, int], theme: str) -> None:
    told = []
    with gallery(browser) as shown:
        shown.look(theme, size)
        mine = Mine(Screen(shown.page, speaker("de")))
        for scene in CHOOSING:
            shown.show(scene)
            # Tunnels are all alike here.
            kinds = {mine.kind(label): index for index, label in enumerate(mine.labels())}
            paths = [kind for kind in kinds if kind in (*SHAPES, "dead-end")]
            kinds = {kind: index for kind, index in kinds.items() if kind not in paths[1:]}
            for kind, index in kinds.items():
                mine.cards.nth(index).click()
                told += [f"{scene}, {kind}: {fault}" for fault in shown.axe(ALL)]
                wide: int = shown.page.evaluate("document.documentElement.scrollWidth - innerWidth")
                told += [f"{scene}, {kind}: {wide} px too wide"] if wide > 0 else []
                shown.page.keyboard.press("Escape")
    assert not told


def test_the_words_on_a_card_are_in_its_name(browser: Browser) -> None:
    """Whoever speaks to the page says what is written there."""
    with gallery(browser) as shown:
        for scene in CHOOSING:
            shown.show(scene)
            assert not shown.axe(["label-content-name-mismatch"])
            cards = Mine(Screen(shown.page, speaker("de"))).cards
            for written, label in cards.evaluate_all("cards => cards.map(card => [card.textContent, card.ariaLabel])"):
                assert written.strip().lower() in label.lower()
