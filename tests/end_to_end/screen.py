"""Where things are on the page: by role and by the words of the catalogues, as people and screen readers find them.

All that the tests know of the page's markup stands in here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from kartentisch.texts import LANGUAGES, speaker

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from kartentisch.game import Say

OWN_NAME = {language: speaker(language)("terminal-this-language") for language in LANGUAGES}
COLOURS = "rygbv"

# One look at the page instead of one for each button: a long game looks often, and a search by role takes its time.
_BUTTONS = """() => [...document.querySelectorAll('button')]
    .filter((each) => !each.disabled && each.ariaDisabled !== 'true' && each.checkVisibility())
    .map((each) => each.ariaLabel ?? each.textContent.trim())"""


class Screen:
    """One page, in one language at a time."""

    def __init__(self, page: Page, say: Say) -> None:
        self.page = page
        self.say = say

    def button(self, key: str, **arguments: str | int) -> Locator:
        """A button of exactly these words."""
        return self.page.get_by_role("button", name=self.say(key, **arguments), exact=True)

    def beginning(self, role: Literal["button", "link", "switch"], key: str, **arguments: str | int) -> Locator:
        """Something that says more than these words, but begins with them."""
        return self.page.get_by_role(role, name=re.compile("^" + re.escape(self.say(key, **arguments))))

    def buttons(self) -> list[str]:
        """What all buttons say that can be pressed now."""
        found: list[str] = self.page.evaluate(_BUTTONS)
        return found

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    # Home, and a new table

    @property
    def play_now(self) -> Locator:
        return self.poster("siegel", "page-play-now")

    @property
    def new_table(self) -> Locator:
        return self.poster("siegel", "page-new-table")

    def poster(self, game: str, key: str) -> Locator:
        """A button of a game."""
        title = self.say(f"{game}-page-title")
        poster = self.page.get_by_role("region", name=title, exact=True)
        return poster.get_by_role("button", name=f"{self.say(key)}: {title}", exact=True)

    @property
    def settings(self) -> Locator:
        """One's own name, which leads to what one likes."""
        return self.page.get_by_role("button", name=re.compile(re.escape(self.say("settings")) + "$"))

    @property
    def open_tables(self) -> Locator:
        """The list of public tables, one item each."""
        heading = self.page.get_by_role("heading", name=self.say("page-open-tables"), exact=True)
        return self.page.locator("section", has=heading).get_by_role("listitem")

    @property
    def waiting_tables(self) -> Locator:
        """Links to the tables where one sits."""
        waiting = self.page.get_by_role("list", name=self.say("page-your-table"), exact=True)
        return waiting.get_by_role("link")

    @property
    def name_field(self) -> Locator:
        return self.dialog("settings").get_by_role("textbox", name=re.compile(re.escape(self.say("page-your-name"))))

    @property
    def link(self) -> Locator:
        """The field with a link to be sent to somebody."""
        return self.page.get_by_role("textbox", name=self.say("page-invite"), exact=True)

    def count(self, key: str) -> Locator:
        """A number with a button to either side of it."""
        return self.page.get_by_role("group", name=self.say(key), exact=True)

    def choice(self, question: str, answer: str, **arguments: str | int) -> Locator:
        group = self.page.get_by_role("radiogroup", name=self.say(question), exact=True)
        return group.get_by_role("radio", name=self.say(answer, **arguments), exact=True)

    def chairs(self, number: int) -> Locator:
        """Around a table that gathers, one's own first."""
        name = self.say("page-chairs", number=number)
        return self.page.get_by_role("group", name=name, exact=True).get_by_role("button")

    # The table

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("siegel-page-hand"), exact=True)

    @property
    def hand_cards(self) -> Locator:
        return self.hand.get_by_role("button")

    @property
    def playable(self) -> Locator:
        """The cards that may be played now."""
        return self.hand.get_by_role("button", disabled=False)

    def card(self, name: str) -> Locator:
        return self.hand.get_by_role("button", name=name, exact=True)

    def card_word(self, card: str) -> str:
        """How a card of a record is called."""
        return self.say("siegel-card", colour=self.say("siegel-kind", kind=card[0]), value=int(card[1:]))

    @property
    def trick(self) -> Locator:
        """The cards on the table."""
        return self.page.get_by_role("region", name=self.say("siegel-page-trick"), exact=True).get_by_role("img")

    @property
    def prediction(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("siegel-page-prediction"), exact=True)

    def more(self, kind: str) -> Locator:
        """One more seal of that colour, from the middle."""
        return self.prediction.get_by_role("button", name=self.say("siegel-page-one-more", kind=kind), exact=True)

    def less(self, kind: str) -> Locator:
        return self.prediction.get_by_role("button", name=self.say("siegel-page-one-less", kind=kind), exact=True)

    def well(self, kind: str) -> Locator:
        """The seals of a colour in the middle, for fingers and mice; others have the buttons below."""
        return self.prediction.locator(f".well[data-kind={kind}]")

    def taken(self, kind: str) -> Locator:
        """The seals of a colour that have been taken, likewise."""
        return self.prediction.locator(f".col:has(.well[data-kind={kind}]) .got")

    def more_from_others(self, kind: str) -> Locator:
        """One more seal of that colour, from whoever has one."""
        colour = self.say("siegel-kind", kind=kind)
        name = self.say("siegel-page-from-label", colour=colour)
        return self.prediction.get_by_role("button", name=name, exact=True, disabled=False)

    def from_whom(self, kind: str) -> Locator:
        """Those who have a seal of that colour."""
        title = self.say("siegel-page-from-whom", colour=self.say("siegel-kind", kind=kind))
        question = self.page.get_by_role("dialog", name=title, exact=True)
        has = self.say("siegel-page-has", seals="").strip()
        return question.get_by_role("button").filter(has_text=has)

    @property
    def saboteur(self) -> Locator:
        return self.prediction.get_by_role("button", name=re.compile(re.escape(self.say("siegel-page-become"))))

    @property
    def hand_backs(self) -> Locator:
        """The seals to choose from when one is to be handed back."""
        group = self.page.get_by_role("group", name=self.say("siegel-page-give"), exact=True)
        return group.get_by_role("button")

    @property
    def own_seals(self) -> Locator:
        """With the option "by hand": one's own seals that can be handed back."""
        own = self.page.get_by_role("region", name=self.say("page-you"), exact=True)
        kinds = "|".join(re.escape(self.say("siegel-kind", kind=kind)) for kind in COLOURS + "w")
        return own.get_by_role("button", name=re.compile(f"^({kinds})$"))

    @property
    def next_round(self) -> Locator:
        """For whoever has not nodded yet."""
        return self.page.get_by_role("button", name=self._next, disabled=False)

    @property
    def asks_to_nod(self) -> bool:
        return any(map(self._next.match, self.buttons()))

    @property
    def _next(self) -> re.Pattern[str]:
        pattern = re.escape(self.say("siegel-page-next", round=99)).replace("99", r"\d+")
        return re.compile(f"^{pattern}$")

    @property
    def rematch(self) -> Locator:
        return self.button("page-rematch")

    @property
    def score_sheet(self) -> Locator:
        total = self.page.get_by_role("columnheader", name=self.say("siegel-page-sum"), exact=True)
        return self.page.get_by_role("table").filter(has=total).first

    @property
    def looking_on(self) -> Locator:
        return self.page.get_by_text(self.say("page-onlooking"), exact=True)

    @property
    def lost(self) -> Locator:
        return self.page.get_by_role("alert").get_by_text(self.say("page-lost"))
