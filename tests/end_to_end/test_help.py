"""What somebody new looks up: the help with its pictures, and what each level of bots is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import LANGUAGES, speaker
from tests.end_to_end.gallery import gallery

PICTURES = ["tunnels", "turning", "dead-ends", "double", "marks"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_saboteur_has_a_picture_where_words_are_hard(browser: Browser, language: str) -> None:
    with gallery(browser, language) as shown:
        shown.show("saboteur-help")
        drawn = shown.page.locator("[data-picture]")
        expect(drawn).to_have_count(len(PICTURES))
        assert drawn.evaluate_all("all => all.map(({ dataset }) => dataset.picture)") == PICTURES
        assert drawn.evaluate_all("all => all.every((one) => one.querySelector('svg'))")
        assert "#" not in shown.page.locator(".help").inner_text(), "the names of pictures are not for reading"


def test_a_level_is_explained_where_all_bots_are_chosen(browser: Browser) -> None:
    say = speaker("de")
    with gallery(browser) as shown:
        shown.show("new")
        levels = shown.page.get_by_role("radiogroup", name=say("page-fill-level"), exact=True)
        for level in ("apprentice", "master"):
            levels.get_by_role("radio", name=say("page-level", level=level), exact=True).click()
            expect(shown.page.get_by_text(say("page-level-hint", level=level))).to_be_visible()
