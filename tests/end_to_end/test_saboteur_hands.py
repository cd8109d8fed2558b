"""Saboteur with one thumb on a small telephone, and with a keyboard alone: a whole round each."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.gold_records import agrees
from tests.end_to_end.mine import Mine
from tests.end_to_end.miners import Miner, gather, to_the_end
from tests.end_to_end.people import PHONE, Frame, Person
from tests.end_to_end.prepared import dealt, prepare, run_down
from tests.end_to_end.records import check
from tests.server.serving import Server

_OUTSIDE = """() => [...document.querySelectorAll('button')].filter((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const outside = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    return width && !each.closest('.plane') && outside;
}).map((each) => each.ariaLabel ?? each.innerText)"""


def test_a_round_of_five_with_one_thumb(invite: Invite, tmp_path: Path) -> None:
    eva = invite("Eva", "nl", PHONE)
    gather(eva, [], 5, rounds=1)
    miner = Miner(eva)
    widths = set()

    class Careful(Miner):
        """Nothing that she could tap while she digs lies outside the screen."""

        def dig(self) -> None:
            assert not eva.page.evaluate(_OUTSIDE)
            widths.add(eva.page.evaluate("document.documentElement.scrollWidth"))
            super().dig()

    careful = Careful(eva)
    to_the_end([careful])
    assert careful.done
    assert widths == {PHONE[0]}
    record = eva.record()
    check(record, tmp_path)
    agrees(miner, record)
    assert eva.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


class Typist:
    """Somebody who has no mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.mine = person, person.page, Mine(person.screen)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> str:
        told: str = self.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText")
        return told

    @property
    def spoken(self) -> str:
        """What the mine says of the cell that the card is on."""
        told: str = self.page.locator(".mine ~ [role=status]").inner_text()
        return told

    @property
    def view(self) -> Frame:
        told: Frame = self.person.news["view"]
        return told

    def go_to(self, pattern: str) -> None:
        """By Tab, round the whole page if need be."""
        for _ in range(60):
            if re.search(pattern, self.focus):
                return
            self.press("Tab")
        raise AssertionError(f"{pattern} cannot be reached by Tab; the focus is on {self.focus}")

    def choose(self, index: int) -> None:
        """A card of the hand: Tab gets there, the arrows along it, Enter takes it up."""
        labels = self.mine.labels()
        self.go_to(f"^{re.escape(labels[0])}$")
        self.press(*["ArrowRight"] * index)
        assert self.focus == labels[index]
        self.press("Enter")
        expect(self.mine.chosen).to_have_count(1)

    def finish(self) -> None:
        self.person.wait(lambda: not self.mine.chosen.count())

    def take_up(self, kind: str) -> None:
        """A card of that kind, once it is her turn."""
        self.person.wait(lambda: self.person.asked and self.mine.discard.count())
        self.choose(next(i for i, label in enumerate(self.mine.labels()) if self.mine.kind(label) == kind))

    def begin(self) -> None:
        """Her next turn begins at the hand, wherever the last one ended."""
        self.person.wait(lambda: self.person.asked and self.mine.discard.count())
        self.person.wait(lambda: self.focus == self.mine.labels()[0])

    def aim(self, kind: str) -> None:
        """The focus goes to the first of those before whom the card can be laid."""
        self.take_up(kind)
        assert self.focus.startswith(self.person.screen.say("saboteur-page-play-on", seat="").strip())
        self.press("Enter")
        if self.mine.chosen.count() and self.mine.tools.count():
            self.go_to(f"^{re.escape(self.mine.tools.first.inner_text())}$")
            self.press("Enter")
        if kind == "break":  # The first is herself: that is asked, and the focus is where it is.
            self.person.wait(lambda: self.focus == self.person.screen.say("saboteur-page-do-break"))
            self.press("Enter")
        self.finish()


def test_a_round_by_keyboard_alone(invite: Invite, server: Server, tmp_path: Path) -> None:
    """The end of a round, so that it is short: every kind of card is played, and the last one reaches the treasure."""
    kept = [
        "fix:pick+cart map break:pick rockfall NEW",
        "map map map fix:pick fix:lamp fix:cart",
        "map map fix:pick fix:lamp fix:cart fix:lamp+cart",
    ]
    deal = dealt(
        [f"EW {kept[0]}", "EW NESW break:cart map map fix:pick", "EW NESW NESW map map fix:pick"],
        deck="fix:lamp NESW fix:lamp fix:cart NE fix:cart fix:lamp+cart NE map",
        bottom="N! E! NS!",
        first=2,
    )
    tunnel = ["EW@1,0", "EW@-1,0", "EW@2,0", "NESW@3,0", "NESW@4,0", "NESW@5,0", "NESW@6,0"]
    moves = run_down(deal, [*tunnel, "discard NE", "break:cart 0"], kept)
    eva = invite("Eva", "de")
    eva.open(prepare(server, ["Eva"], deal, moves, rounds=1)[0])
    typist = Typist(eva)
    mine = typist.mine

    eva.wait(lambda: eva.asked and mine.discard.count())
    assert typist.view["broken"][0] == ["cart"]
    typist.aim("fix")
    eva.wait(lambda: not typist.view["broken"][0])

    typist.take_up("map")
    typist.press("ArrowRight")
    assert typist.spoken.startswith("8")
    assert typist.page.evaluate("document.activeElement.matches('.mine')")
    typist.press("Enter")
    typist.finish()
    eva.wait(lambda: sum(known is not None for known in typist.view["known"]) == 1)
    typist.begin()

    typist.aim("break")
    eva.wait(
        lambda: any(
            event["name"] == "broke" and event["args"]["seat"] == 0
            for frame in eva.received
            if frame["type"] == "table"
            for event in frame["events"]
        )
    )

    # The arrows walk along the tunnel to where nothing is lost by it.
    typist.take_up("rockfall")
    for _ in range(10):
        typist.press("ArrowLeft")
        if mine.screen.say("saboteur-page-let-fall", cell="-1", number=0) == typist.spoken:
            break
    typist.press("Enter")
    typist.finish()
    eva.wait(lambda: (-1, 0) not in {(tile["x"], tile["y"]) for tile in typist.view["tiles"]})

    typist.take_up("dead-end")
    typist.go_to(f"^{re.escape(eva.screen.say('saboteur-page-discard'))}$")
    typist.press("Enter", "Enter")
    typist.finish()

    # A junction, first taken up and put back, then walked over legal cells and turned: it reaches the treasure.
    typist.take_up("junction")
    typist.press("Escape")
    expect(mine.chosen).to_have_count(0)
    assert typist.focus == mine.labels()[0], "the focus is back on the card"
    typist.take_up("junction")
    expect(typist.page.locator(".asking .keys")).to_be_visible()
    expect(typist.page.locator(".asking .asks")).to_be_hidden()
    expect(typist.page.locator(".legal.here")).to_have_count(1)
    cells = []
    for key in ("ArrowRight", "ArrowLeft", "ArrowRight"):
        typist.press(key)
        cells.append(mine.cell(typist.spoken))
    assert cells[0] == cells[2] == (7, 0) != cells[1]
    before = typist.spoken
    typist.press("r")
    eva.wait(lambda: typist.spoken != before)
    assert mine.cell(typist.spoken) == (7, 0)
    typist.press("Enter")

    # The keyboard leads on from the treasure, and from who was who.
    for words in [eva.screen.say(f"saboteur-page-{key}") for key in ("who-was-who", "turn-all")]:
        eva.wait(partial(lambda words: typist.focus == words, words))
        typist.press("Enter")
    expect(mine.nuggets).to_have_count(3)
    typist.go_to(f"^{re.escape(mine.nuggets.first.get_attribute('aria-label') or '')}$")
    typist.press("ArrowRight", "Enter")
    typist.go_to(mine.take.inner_text())
    typist.press("Enter")
    eva.wait(lambda: eva.finished)
    # The mine can still be looked at.
    typist.go_to(f"^{re.escape(eva.screen.say('saboteur-page-look-at-mine'))}$")
    typist.press("Enter")
    shown = eva.screen.dialog("saboteur-page-mine-then")
    expect(shown.get_by_role("listitem")).to_have_count(1 + len(tunnel) + 2 + 1)
    typist.press("Escape")
    expect(shown).to_have_count(0)
    record = eva.record()
    ours = record["rounds"][0]["moves"][len(moves) :: 3][:6]
    wanted = ("fix:pick+cart cart 0", "map 8,", "break:pick ", "rockfall -1,0", "discard ", "ESW@7,0")
    assert all(move.startswith(beginning) for move, beginning in zip(ours, wanted, strict=True)), ours
    check(record, tmp_path)
    agrees(Miner(eva), record)
