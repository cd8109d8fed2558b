"""Saboteur with one thumb on a small telephone, and with a keyboard alone: a whole round each."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.gold_records import agrees
from tests.end_to_end.mine import SHAPES, Mine
from tests.end_to_end.miners import Miner, gather, to_the_end
from tests.end_to_end.people import PHONE, Person
from tests.end_to_end.prepared import dealt, prepare
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

    def dig(self, done: list[str]) -> str:
        """One turn; what has not been done yet comes first."""
        labels = self.mine.labels()
        kinds = {self.mine.kind(label): i for i, label in reversed([*enumerate(labels)]) if self.mine.useful(label)}
        order = ("fix", "map", "break", "rockfall", *SHAPES)
        wanted = [kind for kind in order if kind in kinds]
        kind = next((kind for kind in wanted if kind not in done), next(iter(wanted), "discard"))
        if kind == "discard" or len(done) == 2:  # once in any case
            self.choose(0)
            self.go_to(f"^{re.escape(self.person.screen.say('saboteur-page-discard'))}$")
            self.press("Enter", "Enter")
            self.finish()
            return "discard"
        self.choose(kinds[kind])
        if kind in ("break", "fix"):
            # The focus is on the first of those before whom the card can be laid.
            assert self.focus.startswith(self.person.screen.say("saboteur-page-play-on", seat="").strip())
            self.press("Enter")
            if self.mine.chosen.count() and self.mine.tools.count():
                self.go_to(f"^{re.escape(self.mine.tools.first.inner_text())}$")
                self.press("Enter")
        else:
            self.press("ArrowRight")
            assert self.spoken
            self.press("Enter")
        self.finish()
        return kind


def test_a_round_by_keyboard_alone(invite: Invite, server: Server, tmp_path: Path) -> None:
    """A broken cart is repaired first; then every sort of card is played, a tunnel turned, a choice taken back."""
    deal = dealt(
        ["fix:pick+cart NES map break:pick rockfall NESW", "NESW EW", "NESW EW", "NEW NS", "break:cart NES"],
        deck="NEW NS NESW",
        saboteurs=[4],
        first=4,
    )
    eva = invite("Eva", "de")
    eva.open(prepare(server, ["Eva"], deal, ["break:cart 0"], rounds=1)[0])
    typist = Typist(eva)
    mine, page = typist.mine, eva.page
    eva.wait(lambda: eva.asked and mine.discard.count())
    done = [typist.dig([])]
    assert done == ["fix"]

    # A junction, first taken up and put back, then walked over the legal cells and turned.
    eva.wait(lambda: eva.asked and mine.discard.count())
    index = next(i for i, label in enumerate(mine.labels()) if mine.kind(label) == "junction")
    typist.choose(index)
    typist.press("Escape")
    expect(mine.chosen).to_have_count(0)
    assert typist.focus == mine.labels()[index], "the focus is back on the card"
    typist.choose(index)
    typist.press("ArrowRight")
    cells = {typist.spoken}
    for key in ("ArrowLeft", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown"):
        typist.press(key)
        cells.add(typist.spoken)
        if mine.turn.count():
            break
    assert len(cells) > 1
    expect(mine.turn).to_be_visible()
    before = typist.spoken
    typist.press("r")
    eva.wait(lambda: typist.spoken != before)
    assert mine.cell(typist.spoken) == mine.cell(before)
    laid = mine.cell(typist.spoken)
    typist.press("Enter")
    typist.finish()
    done.append("junction")
    eva.wait(lambda: any((tile["x"], tile["y"]) == laid for tile in eva.news["view"]["tiles"]))

    while not eva.finished:
        if eva.asked and mine.nuggets.count():
            typist.go_to(f"^{re.escape(mine.nuggets.first.get_attribute('aria-label') or '')}$")
            typist.press("ArrowRight", "Enter")
            typist.go_to(mine.take.inner_text())
            typist.press("Enter")
            eva.gone(mine.nuggets)
        elif eva.asked and mine.discard.count():
            done.append(typist.dig(done))
        page.wait_for_timeout(40)
    assert {"fix", "junction", "discard"} <= set(done)
    assert {"map", "break", "rockfall"} & set(done)
    record = eva.record()
    check(record, tmp_path)
    agrees(Miner(eva), record)
