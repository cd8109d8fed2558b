"""Saboteur in chosen positions: maps, broken tools, stones on the way, gold; and who is told of what."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.gold_records import agrees, told
from tests.end_to_end.miners import Miner, to_the_end
from tests.end_to_end.people import PHONE
from tests.end_to_end.prepared import dealt, prepare
from tests.server.serving import Server

# A tunnel along the row of goal A, whose last card shows the stone there: it leads on towards goal B.
ALONG_A = ["NS@0,1", "ES@0,2", "EW@1,2", "EW@2,2", "EW@3,2", "NESW@4,2", "NESW@5,2", "NESW@6,2", "NEW@7,2"]
HANDS = ["NS EW NESW NS map", "NW EW NESW", "EW NESW NEW"]


def test_a_map_shows_its_goal_to_one_browser_only(invite: Invite, server: Server) -> None:
    """T14, T22: it stays marked for her, also after a reload; nobody else is told more than that she looked."""
    deal = dealt(HANDS, gold=(3, 1, 2))
    anna, ben, olga = invite("Anna", "en"), invite("Ben", "de", PHONE), invite("Olga", "nl")
    paths = prepare(server, ["Anna", "Ben"], deal, ALONG_A, rounds=1)
    for person, path in zip((anna, ben), paths, strict=True):
        person.open(path)
    olga.open(paths[0].partition("#")[0])
    ann, bean, onlooker = Miner(anna), Miner(ben), Miner(olga)
    expect(ann.mine.told).to_have_count(1 + len(ALONG_A) + 3)
    ann.look("B")
    seen = anna.screen.say("saboteur-page-goal-known", goal="B", what="Treasure")
    expect(ann.mine.told.filter(has_text=seen)).to_have_count(1)
    assert ann.mine.promising() == [(8, 0)]
    for other in (bean, onlooker):
        looked = other.person.screen.say("saboteur-log-looked", player="Anna", goal="B")
        expect(other.person.page.get_by_role("status").filter(has_text=looked)).to_have_count(1)
        down = other.person.screen.say("saboteur-page-goal-down", goal="B")
        expect(other.mine.told.filter(has_text=down)).to_have_count(1)
        word = other.person.screen.say("saboteur-page-goal-what", what="gold")
        assert not re.search(rf"\b{word}\b", other.person.page.locator("body").inner_text())
        views = [frame["view"] for frame in other.person.received if frame.get("view")]
        assert {(view["known"][1], view["goals"][1]["what"]) for view in views} == {(None, None)}
    # Only now, as the others are told of it when she is gone for a moment.
    anna.page.reload()
    expect(ann.mine.told.filter(has_text=seen)).to_have_count(1)
    assert anna.news["view"]["known"][1] == "gold"
    bean.discard()  # so that the way to the treasure stays free for Anna
    to_the_end([ann, bean])
    record = anna.record()
    for person, seat in ((anna, 0), (ben, 1), (olga, None)):
        assert not told(person.received, record, seat)
    assert told(anna.received, record, 1) >= {"hands", "maps", "events"}


def test_with_a_broken_lamp_nobody_lays_a_path(invite: Invite, server: Server) -> None:
    """T11: and it is said why. T13: with the lamp repaired it goes on."""
    anna, ben = invite("Anna", "de", PHONE), invite("Ben", "en")
    deal = dealt(["break:lamp NESW", "EW fix:pick+lamp map map map map", "rockfall"])
    for person, path in zip((anna, ben), prepare(server, ["Anna", "Ben"], deal, rounds=1), strict=True):
        person.open(path)
    ann, bean = Miner(anna), Miner(ben)
    expect(bean.mine.cards).to_have_count(6)
    # On a telephone a finger slips easily: she is asked, and can still mean somebody else, or nobody.
    ann.choose("break")
    anna.touch(ann.mine.targets.last)
    anna.touch(ann.mine.target("Ben"))
    expect(ann.mine.target("Ben")).to_have_attribute("aria-pressed", "true")
    lamp = anna.screen.say("saboteur-page-sure-break", you="no", player="Ben", tool="lamp")
    expect(anna.page.get_by_text(lamp, exact=True)).to_be_visible()
    anna.touch(anna.screen.button("page-cancel"))
    expect(ann.mine.sure).to_have_count(0)
    assert anna.asked
    anna.touch(ann.mine.target("Ben"))
    anna.touch(ann.mine.sure)
    ann.finish()
    lamp = ben.screen.say("saboteur-tool", tool="lamp")
    expect(bean.mine.seat(ben.screen.say("saboteur-page-you"))).to_have_accessible_name(re.compile(lamp))
    ben.wait(lambda: ben.asked)

    path = ben.screen.say("saboteur-page-shape", shape="straight")
    card = bean.mine.cards.filter(has_not_text=re.compile(".")).first
    expect(card).to_have_accessible_name(re.compile(f"^{path}.*{re.escape(only_discard(bean))}"))
    # Where the card is taken up the reason stands beside it; who only discards is told no more than that.
    ben.touch(card)
    expect(ben.page.get_by_text(ben.screen.say("saboteur-page-hint-broken"), exact=True)).to_be_visible()
    expect(bean.mine.places).to_have_count(0)
    assert not [frame for frame in ben.sent if frame["type"] == "probe"]
    # Who wants to lay it nevertheless is told why not.
    bean.mine.plan.click(position={"x": 400, "y": 300})
    why = ben.screen.say("saboteur-illegal-tool-broken")
    expect(ben.page.get_by_role("alert").filter(has_text=re.compile(why, re.IGNORECASE))).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(bean.mine.chosen).to_have_count(0)

    bean.aim("fix", ben.screen.say("saboteur-page-you"))
    ben.wait(lambda: ben.news["view"]["broken"] == [[], [], []] and not ben.asked)
    ann.person.wait(lambda: anna.asked)
    ann.discard()
    ben.wait(lambda: ben.asked and bean.mine.discard.count())
    bean.lay("straight")
    assert any(tile["x"] == 1 and tile["card"] == "EW" for tile in ben.news["view"]["tiles"])


def only_discard(miner: Miner) -> str:
    return miner.person.screen.say("saboteur-page-only-discard", card="").strip()


# What of the end of a round lies under something else even when one scrolls there.
_NEVER_SEEN = """() => [
    ...document.querySelectorAll('.cast li, .pot li, .own'),
].filter((node, _, all) => {
    if (all.length < 5) return true;  // four dwarves and why it is so at least
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [[left + 6, top + 3], [right - 6, top + 3], [left + 6, bottom - 3], [right - 6, bottom - 3]];
    return corners.some(([x, y]) => !node.closest('header, ul, .pot, .own').contains(document.elementFromPoint(x, y)));
}).map((node) => node.innerText)"""


def test_the_treasure_is_reached_through_a_shown_stone(invite: Invite, server: Server) -> None:
    """T10, T16, T18: the stone at A leads on to B; then gold is picked counter-clockwise, unseen by the others."""
    anna, ben = invite("Anna", "nl"), invite("Ben", "de", PHONE)
    deal = dealt(HANDS, gold=(3, 1, 2))
    for person, path in zip((anna, ben), prepare(server, ["Anna", "Ben"], deal, ALONG_A, rounds=1), strict=True):
        person.open(path)
    ann, bean = Miner(anna), Miner(ben)
    stone = anna.screen.say(
        "saboteur-page-goal-turned", goal="A", what=anna.screen.say("saboteur-page-goal-what", what="stone")
    )
    expect(ann.mine.told.filter(has_text=stone)).to_have_count(1)
    ann.choose("straight")
    anna.touch(ann.mine.place("8A1"))
    # Twice before the server can answer: it is sent once, and nobody is told off.
    ann.mine.lay.evaluate("lay => { lay.click(); lay.click(); }")
    # The treasure stays for both of them until they go on.
    for person in (anna, ben):
        expect(person.page.get_by_text(person.screen.say("saboteur-page-found"), exact=True)).to_be_visible()
        expect(person.screen.button("saboteur-page-who-was-who")).to_be_in_viewport(ratio=1)
    assert len([frame for frame in anna.sent if frame["type"] == "at"]) == 1
    for miner in (ann, bean):
        miner.go_on()

    expect(anna.page.get_by_text(anna.screen.say("saboteur-page-why-reached", you="yes", goal="B"))).to_be_visible()
    # It is said why who gets what: first she, then against the direction of play.
    for person, you in ((anna, "yes"), (ben, "no")):
        for key, arguments in (
            ("saboteur-page-pot-cards", {"number": 3, "by": "diggers"}),
            ("saboteur-page-pot-finder", {"you": you, "player": "Anna"}),
        ):
            expect(person.page.get_by_text(person.screen.say(key, **arguments), exact=True)).to_have_count(1)
    cast = ben.page.get_by_role("listitem").filter(
        has_text=re.compile(ben.screen.say("saboteur-page-pick-order", turns=""))
    )
    expect(cast).to_have_count(3)
    expect(cast.filter(has_text=ben.screen.say("saboteur-page-pick-order", turns="3"))).to_contain_text(
        ben.screen.say("saboteur-page-you")
    )
    labels = ann.mine.nuggets.evaluate_all("cards => cards.map(card => card.ariaLabel)")
    gold_of = [{"number": number, "place": number, "cards": 3} for number in (1, 2, 3)]
    assert labels == [anna.screen.say("saboteur-page-gold-of", **numbers) for numbers in gold_of]
    expect(
        ben.page.get_by_role("img", name=ben.screen.say("saboteur-gold-cards", number=3), exact=True)
    ).to_be_visible()
    assert not ben.news["view"]["offer"]
    ann.pick()
    to_the_end([ann, bean])
    record = anna.record()
    # Anna, then the bot to her right; what is left goes to Ben, without a question.
    assert record["rounds"][0]["moves"][-3:] == ["NS@8,1", "gold 3", "gold 2"]
    assert record["totals"] == [3, 1, 2]
    for miner, seat in ((ann, 0), (bean, 1)):
        agrees(miner, record)
        assert not told(miner.person.received, record, seat)
    assert told(anna.received, record, 1) >= {"offer", "events"}


_COVERED = """() => [...document.querySelectorAll('.miner .mark')].map((mark) => {
    const a = mark.getBoundingClientRect();
    const others = [...mark.closest('.plate').querySelectorAll('.tool, b, .left')];
    return others.filter((each) => {
        const b = each.getBoundingClientRect();
        return a.left < b.right - .5 && b.left < a.right - .5 && a.top < b.bottom - .5 && b.top < a.bottom - .5;
    }).length;
})"""


def test_nobody_is_hurried_from_one_round_to_the_next(invite: Invite, server: Server) -> None:
    """Wherever one looks, one sees how long the table waits, and can nod; then that it has gone on, and stays there."""
    anna, ben = invite("Anna", "en"), invite("Ben", "de", PHONE)
    deal = dealt(HANDS, gold=(3, 1, 2))
    for person, path in zip((anna, ben), prepare(server, ["Anna", "Ben"], deal, ALONG_A, rounds=2), strict=True):
        person.open(path)
    ann, bean = Miner(anna), Miner(ben)
    ben.wait(lambda: bean.mine.cards.count())
    # A suspicion covers nothing of a seat, on a small telephone neither.
    for name, mark in (("Anna", "digger"), (ben.news["seats"][2]["name"], "sure")):
        ben.touch(ben.screen.beginning("button", "saboteur-page-mark", seat=f"{name}:"))
        ben.touch(ben.page.get_by_role("radio", name=ben.screen.say("saboteur-page-mark-is", mark=mark)))
        ben.touch(ben.screen.button("saboteur-page-suspect-keep"))
    assert ben.page.evaluate(_COVERED) == [0, 0]
    # The latest lines open the log, at its newest line; what a page has there is the same at the end of a round.
    ben.touch(ben.page.locator(".latest"))
    log = ben.screen.dialog("saboteur-page-log")
    expect(log.get_by_text(ben.screen.say("saboteur-page-since"))).to_have_count(1)
    expect(log.get_by_role("list").first.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    ben.page.go_back()
    ann.choose("straight")
    anna.touch(ann.mine.place("8A1"))
    anna.touch(ann.mine.lay)
    for miner in (ann, bean):
        miner.go_on()
    expect(ann.mine.nuggets).to_have_count(3)
    ann.pick()

    wait = {
        person: re.compile(re.sub("99", r"\\d+", person.screen.say("page-next-in", seconds=99)))
        for person in (anna, ben)
    }
    for miner in (ann, bean):
        expect(miner.mine.next_round).to_be_visible()
        expect(miner.person.page.get_by_text(wait[miner.person])).to_be_in_viewport(ratio=1)
        assert not miner.person.page.evaluate(_NEVER_SEEN)
    anna.touch(anna.screen.button("saboteur-page-log"))
    log = anna.screen.dialog("saboteur-page-log")
    expect(log.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    anna.touch(log.get_by_role("button", name=anna.screen.say("saboteur-page-next", round=2), exact=True))

    ben.touch(ben.screen.button("saboteur-page-look-at-mine"))
    shown = ben.screen.dialog("saboteur-page-mine-then")
    expect(shown.get_by_text(wait[ben])).to_be_in_viewport(ratio=1)
    laid = shown.get_by_role("listitem")
    expect(laid).to_have_count(1 + len(ALONG_A) + 1 + 3)
    ben.touch(shown.get_by_role("button", name=ben.screen.say("saboteur-page-next", round=2), exact=True))
    for person in (anna, ben):
        begun = person.page.get_by_role("dialog").get_by_role("status")
        expect(begun.filter(has_text=person.screen.say("saboteur-page-begun", round=2))).to_be_visible()
    expect(laid).to_have_count(1 + len(ALONG_A) + 1 + 3)
    for person in (anna, ben):
        person.touch(person.screen.button("page-to-table"))
        expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(bean.mine.told.first).to_be_attached()
