"""The analysis of a finished game in the browser: asked for, growing, read with one's own eyes and with open hands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.test_replay import ALL, Finished, Watching
from tests.server.serving import Client, Server, play

CARD = re.compile(r"[rygbv]\d+")

# Whether a sentence has been seen, for however short a time.
_LISTEN = """sentence => {
    globalThis.seen = false;
    const look = () => (globalThis.seen ||= document.body.innerText.includes(sentence));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

# Where the words at two neighbours in a hand stand, the second of which was played.
_NEIGHBOURS = """() => {
    const [better, played] = [...document.querySelectorAll('.hand li button')].slice(1, 3);
    for (const marked of document.querySelectorAll('[data-judged]')) delete marked.dataset.judged;
    better.dataset.judged = 'besser';
    better.classList.add('judged-best');
    played.dataset.judged = 'gespielt';
    played.classList.remove('judged-best');
    return [better, played].map((card) => {
        const { left, width, paddingLeft, transform } = getComputedStyle(card, '::before');
        const begin = card.getBoundingClientRect().left + parseFloat(left) + new DOMMatrix(transform).m41;
        return [begin, begin + parseFloat(width) + 2 * parseFloat(paddingLeft)];
    });
}"""

# Real workers compute it; machines differ.
COMPUTED_MS = 120_000


def whole(server: Server, game: str) -> Finished:
    """A game to its end, badly played by Anna: there is something to be found."""
    with Client(server, name="Anna") as anna:
        anna.create({"game": game, "players": 3, "pace": "fast", "options": {"rounds": 1}})
        anna.do("fill", level="apprentice")
        anna.do("start")
        if game == "siegel":
            play([anna])
        else:
            discard_all(anna)
        anna.until(lambda: anna.news["stage"] == "over")
        (kept,) = anna.ask("get-games")["games"]
        return Finished(kept["id"], kept["you"], anna.secret)


def discard_all(anna: Client) -> None:
    anna.until(lambda: anna.news["stage"] == "playing")
    while anna.news["stage"] == "playing":
        version, view = anna.news["version"], anna.news["view"]
        if anna.on_turn and view["phase"] == "turn":
            assert anna.do("move", version=version, move=f"discard {view['hand'][0]}")["type"] == "done"
        elif anna.on_turn:
            assert anna.move()["type"] == "done"
        anna.reach(version + 1)


class Studying(Watching):
    """The page of a game with its analysis."""

    def part(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("region", name=self.say(key, **arguments), exact=True)

    @property
    def decision(self) -> Locator:
        return self.part("study-decision", whose="own", name="")

    def told_decisions(self) -> list[dict[str, Any]]:
        """All decisions of the newest analysis that was fetched."""
        newest = [answer for answer in self.fetched if "/analysis" in answer.url][-1]
        found: list[dict[str, Any]] = newest.json()["decisions"]
        return found

    def asks(self) -> None:
        self.button("study-begin").click()
        expect(self.page.get_by_role("progressbar")).to_be_visible()

    def knows(self) -> None:
        expect(self.page.get_by_role("progressbar")).to_have_count(0, timeout=COMPUTED_MS)
        expect(self.part("study-cost")).to_be_visible()

    def reads(self, decision: Locator) -> None:
        """What was played and what is best is marked; all others stand below, by what they are worth."""
        rows = decision.get_by_role("listitem")
        played = decision.get_by_text(self.say("study-played"), exact=True)
        expect(played).to_have_count(1)
        expect(rows.first).to_contain_text(self.say("study-best"))
        values = [
            float(text.replace(",", ".").replace("−", "-"))
            for text in rows.locator("strong [aria-hidden]").all_inner_texts()
        ]
        assert 1 < len(values) <= 6
        assert values[1:] == sorted(values[1:]), "fewer points are better"


@pytest.mark.parametrize(
    ("game", "language"), [("siegel", "de"), pytest.param("saboteur", "nl", marks=pytest.mark.long)]
)
def test_an_analysis_is_asked_for_and_leads_to_what_has_cost(
    invite: Invite, server: Server, game: str, language: str
) -> None:
    finished = whole(server, game)
    anna = invite("Anna", language, DESK)
    study = Studying(anna)
    study.come(f"/game/{finished.id}", finished)
    study.page.evaluate(_LISTEN, study.say("study-cost-none"))
    study.asks()
    # It can be left alone for a while, and gone on with.
    study.button("study-stop").click()
    expect(study.button("study-begin")).to_be_visible()
    study.asks()
    study.knows()

    if game == "saboteur":
        # Who has discarded all day may have been the saboteur, and done well.
        own = study.part("study-suspicion", whose="own", name="")
        expect(own.get_by_role("listitem").filter(has_text="%")).to_have_count(2)
        expect(own).not_to_contain_text(study.say("saboteur-hint-role", guilty="false"))
        study.page.keyboard.press("End")
        expect(own).to_contain_text(study.say("saboteur-hint-role", guilty="false"))
    else:
        cost = study.part("study-cost").get_by_role("button")
        assert cost.count() > 0, "nobody plays like that without cost"
        assert not study.page.evaluate("seen"), "nothing is said of decisions that nobody has judged yet"
        study.page.keyboard.press("n")
        study.reads(study.decision)
        cost.last.click()
        study.reads(study.decision)
        expect(cost.last).to_have_attribute("aria-current", "step")
    assert not faults(study.page, ALL)

    # What was there to get, apart from what others did with theirs.
    unit = "penalty" if game == "siegel" else "gold"
    told = study.say("study-master", unit=unit, whose="own", mean="|", points="|").partition("|")[0]
    share = study.page.get_by_text(told)
    expect(share).to_be_visible()
    expect(share).to_contain_text(re.compile(r"\d,\d.*\d"))
    for part in ("master", "own"):
        words = study.say(f"study-part-{part}", value="|").partition("|")[0]
        expect(study.page.get_by_text(re.compile(rf"{words}.?\d")).first).to_be_visible()

    # What is drawn can be read, too.
    outlook = study.part("study-outlook")
    outlook.get_by_text(study.say("statistics-values")).click()
    expect(outlook.get_by_role("columnheader", name=study.say("study-values-master"))).to_be_visible()
    own_row = outlook.get_by_role("row").filter(has_text=study.say("replay-round", round=1))
    expect(own_row.get_by_role("cell")).to_have_count(3)
    assert not faults(study.page, ALL)

    # My own eyes were told of nobody else's decisions; open hands are.
    others = {entry["seat"] for entry in study.told_decisions()} - {finished.seat}
    assert not others
    study.button("replay-eyes-open").click()
    anna.wait(lambda: {entry["seat"] for entry in study.told_decisions()} - {finished.seat})

    # Whoever comes again has it at once, on a telephone behind a button.
    again = Studying(invite("Anna", language, PHONE))
    cards = [
        entry["move"] - 1
        for entry in study.told_decisions()
        if entry["seat"] == finished.seat and entry["value"] is not None and CARD.fullmatch(entry["chosen"])
    ]
    again.come(f"/game/{finished.id}?at=1.{cards[0] if cards else 9}", finished)
    if cards:  # what was played is marked in the hand, though what is said of it lies behind a button
        expect(again.page.locator(".hand [data-judged]").first).to_be_visible()
    if len(cards) > 1:
        (_, end), (begin, _) = again.page.evaluate(_NEIGHBOURS)
        assert end <= begin, "no word lies over another"
    again.button("replay-study").click()
    expect(again.part("study-cost")).to_be_visible()
    assert again.button("study-begin").count() == 0
    assert again.sideways <= 0
    assert not faults(again.page, ALL)
