"""A mine that stretches far to all sides: whatever can be chosen there is in sight, and in reach of a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.mine import Mine
from tests.end_to_end.miners import Miner
from tests.end_to_end.people import DESK, PHONE, Person
from tests.end_to_end.prepared import dealt, prepare
from tests.server.serving import Server

ACROSS, TINY = (740, 360), (320, 480)

# From the ladder four rows up and down, two columns back and six ahead.
FAR = [
    *("EW@1,0", "EW@2,0", "NS@0,1", "NEW@3,0", "NEW@4,0", "NS@0,-1", "NEW@5,0"),
    *("NES@0,2", "NES@0,-2", "NESW@6,0", "NS@0,3", "NS@0,-3", "EW@-1,0", "NEW@-2,0"),
]
HANDS = ["NS NS NES NS NESW rockfall", "EW NEW NEW NESW EW map", "EW NEW NES NS NEW map"]
# Where a crossing fits: to each side one cell further.
FARTHEST = ("-3", "0A4", "0C4", "7")

# What of all that can be chosen is out of sight, covered, or too small to be told from the next.
_OUT = """(least) => {
    const plan = document.querySelector('[role=application]');
    const area = plan.getBoundingClientRect();
    return [...plan.querySelectorAll('.plane button')].flatMap((node) => {
        const { left, right, top, bottom } = (node.closest('.cell') ?? node).getBoundingClientRect();
        const { left: x, width, top: y, height } = node.getBoundingClientRect();
        const inside = left > area.left - 1 && right < area.right + 1 && top > area.top - 1 && bottom < area.bottom + 1;
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const size = Math.min(right - left, bottom - top);
        const faults = [];
        if (!inside) faults.push('out of sight');
        else if (!node.contains(hit)) faults.push(`below ${hit?.className}`);
        if (size < least - 0.5) faults.push(`${size.toFixed(1)} px`);
        return faults.map((fault) => `${node.ariaLabel}: ${fault}`);
    });
}"""

_GOALS_OUT = """() => {
    const area = document.querySelector('[role=application]').getBoundingClientRect();
    return [...document.querySelectorAll('.plane .goal')].filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return left < area.left - 1 || right > area.right + 1 || top < area.top - 1 || bottom > area.bottom + 1;
    }).length;
}"""

# What is written at goals, as far as it is seen whole, and nothing lies over it.
_WRITTEN = """() => {
    const plan = document.querySelector('[role=application]'), area = plan.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.mat button')].map((node) => node.getBoundingClientRect());
    return [...plan.querySelectorAll('.memo')].filter((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const over = (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        const inside = left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
        return inside && node.checkVisibility({ visibilityProperty: true }) && !buttons.some(over);
    }).map((node) => node.innerText.trim());
}"""

# From each cell once in each direction: to which cells the arrows lead, the first one being chosen by Enter.
_WALK = """async () => {
    const plan = document.querySelector('[role=application]');
    const moment = () => new Promise((done) => setTimeout(done));
    const press = async (key) => {
        plan.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await moment();
    };
    const there = (cell) => [...plan.querySelectorAll('.plane button')].find((node) => name(node) === cell);
    const name = (node) => node?.ariaLabel.split(':')[0];
    const now = () => name(plan.querySelector('.plane button[aria-pressed=true]'));
    plan.focus();
    await press('Enter');
    const found = new Set([now()]);
    for (const from of found) {
        for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
            if (now() !== from) there(from).click();
            await moment();
            await press(key);
            found.add(now());
        }
    }
    return [...found];
}"""


def far_away(invite: Invite, server: Server, size: tuple[int, int]) -> Miner:
    """Eva's turn in such a mine; she has a crossing, a rockfall and a map."""
    deal = dealt(HANDS, deck="fix:pick fix:lamp map", first=1)
    eva = invite("Eva", "de", size)
    eva.open(prepare(server, ["Eva"], deal, FAR, rounds=1)[0])
    miner = Miner(eva)
    expect(miner.mine.told).to_have_count(1 + len(FAR) + 3)
    eva.wait(lambda: eva.asked and miner.mine.discard.count())
    return miner


def out(person: Person, least: int) -> list[str]:
    found: list[str] = person.page.evaluate(_OUT, least)
    return found


def all_in_sight(person: Person, least: int) -> None:
    """Once the mine has moved for what is asked, which may have to be fetched first."""
    person.wait(lambda: not out(person, least))


@pytest.mark.parametrize(("size", "least"), [(PHONE, 24), (ACROSS, 24), (DESK, 44)], ids=["phone", "across", "desk"])
def test_all_that_can_be_chosen_is_in_sight(invite: Invite, server: Server, size: tuple[int, int], least: int) -> None:
    miner = far_away(invite, server, size)
    eva, mine = miner.person, miner.mine
    for kind, number in (("rockfall", len(FAR)), ("map", 3)):
        miner.choose(kind)
        expect(mine.plan.get_by_role("button")).to_have_count(number)
        all_in_sight(eva, least)
        eva.page.keyboard.press("Escape")
    # Also where she looked at a part of it only.
    eva.touch(eva.screen.button("saboteur-page-larger"))
    miner.choose("crossing")
    all_in_sight(eva, least)
    for cell in FARTHEST:
        eva.touch(mine.place(cell))
        expect(mine.place(cell)).to_have_attribute("aria-pressed", "true")
        # What asks now hides no other cell.
        all_in_sight(eva, least)
    cells = {mine.cell(label or "") for label in mine.places.evaluate_all("all => all.map(each => each.ariaLabel)")}
    eva.page.keyboard.press("Escape")
    if size != DESK:
        # With the card in hand one can look closer, and then find the goals again.
        eva.touch(eva.screen.button("saboteur-page-larger"))
        assert eva.page.evaluate(_GOALS_OUT)
        eva.touch(eva.screen.button("saboteur-page-show-all"))
        expect(eva.screen.button("saboteur-page-larger")).to_be_visible()
        eva.wait(lambda: not eva.page.evaluate(_GOALS_OUT))
        all_in_sight(eva, 12)
    reached = eva.page.evaluate(_WALK)
    assert {mine.cell(f"{name}: ") for name in reached} == cells
    eva.touch(mine.place("0C4"))
    eva.touch(mine.lay)
    miner.finish()
    eva.wait(lambda: any((tile["x"], tile["y"]) == (0, -4) for tile in eva.news["view"]["tiles"]))


def test_what_a_map_has_shown_is_in_sight(invite: Invite, server: Server) -> None:
    """The goal and the word below it, also where she looks at a part of the mine only."""
    miner = far_away(invite, server, PHONE)
    eva = miner.person
    eva.touch(eva.screen.button("saboteur-page-larger"))
    miner.look("C")
    eva.wait(lambda: eva.news["view"]["known"][2])
    assert eva.page.evaluate(_WRITTEN) == [eva.screen.say("saboteur-page-goal-what", what="stone")]


def test_a_finger_beside_a_small_cell_means_that_cell(invite: Invite, server: Server) -> None:
    miner = far_away(invite, server, PHONE)
    eva, place = miner.person, miner.mine.place("0A4")
    miner.choose("crossing")
    box = still(eva, place)
    assert box["height"] < 30
    eva.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 6)
    expect(place).to_have_attribute("aria-pressed", "true")
    # In the middle of the next cell, which is not legal, it is told why. What is asked now may have moved the mine.
    box = still(eva, place)
    eva.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 1.5 * box["height"])
    why = eva.screen.say("saboteur-illegal-apart", cell="1A4")
    expect(eva.page.get_by_role("alert").filter(has_text=why)).to_be_visible()


def still(person: Person, place: Locator) -> FloatRect:
    """Where it lies once nothing moves it any more."""
    boxes: list[FloatRect | None] = []

    def lies() -> bool:
        boxes.append(place.bounding_box())
        person.page.wait_for_timeout(100)
        return len(boxes) > 1 and boxes[-2] == boxes[-1]

    person.wait(lies)
    box = boxes[-1]
    assert box
    return box


def test_where_there_is_no_room_the_edges_lead_on(invite: Invite, server: Server) -> None:
    """Of each cell out of sight a marker tells, which leads there; none of them hides a cell."""
    miner = far_away(invite, server, TINY)
    eva, mine = miner.person, miner.mine
    miner.choose("crossing")
    for cell in FARTHEST:
        for _ in range(4):
            hidden = [re.split("[ :]", fault)[0] for fault in out(eva, 0) if "out of sight" in fault]
            if cell not in hidden:
                break
            eva.touch(nearest(mine, mine.place(cell)))
        eva.touch(mine.place(cell))
        expect(mine.place(cell)).to_have_attribute("aria-pressed", "true")
        assert not [fault for fault in out(eva, 40) if "out of sight" not in fault]


def nearest(mine: Mine, place: Locator) -> Locator:
    """The marker that a person would follow to get there."""
    there = place.bounding_box()
    boxes = [(marker, marker.bounding_box()) for marker in mine.beyond.all()]
    assert boxes

    def way(found: tuple[Locator, FloatRect | None]) -> float:
        box = found[1]
        assert there
        assert box
        return abs(box["x"] - there["x"]) + abs(box["y"] - there["y"])

    return min(boxes, key=way)[0]
