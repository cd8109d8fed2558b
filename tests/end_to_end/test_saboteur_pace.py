"""What others do in the mine can be followed, however quick they are: the card, then the log, then the candle."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.miners import Miner
from tests.end_to_end.people import DESK
from tests.end_to_end.prepared import dealt, prepare
from tests.server.serving import Server

# Notes whenever cards in the mine, lines of the log or whoever has the candle change.
_WATCH = """() => {
    const count = (what) => document.querySelectorAll(what).length;
    const now = () => ({
        cards: count('.mine .cell.lit, .mine .cell.unlit'),
        lines: count('.side .log li:not(.h)'),
        candle: document.querySelector('.miner:has(.kt-candle)')?.dataset.seat ?? null,
    });
    window.seen = [{ at: performance.now(), ...now() }];
    const look = () => {
        const last = seen.at(-1), next = now();
        const changed = Object.keys(next).filter((key) => next[key] !== last[key]);
        if (changed.length) seen.push({ at: performance.now(), changed, ...next });
        requestAnimationFrame(look);
    };
    look();
}"""


def test_at_pace_fast_each_deed_is_seen_before_the_next(invite: Invite, server: Server) -> None:
    """Four bots have something to lay; they are done in less than a second, the page shows each for itself."""
    deal = dealt(["map", "NESW NESW", "NESW NESW", "EW NEW", "EW NEW"], saboteurs=[4])
    [path] = prepare(server, ["Anna"], deal, rounds=1)
    anna = invite("Anna", "en", DESK, motion=True)
    anna.open(path)
    miner = Miner(anna)
    anna.wait(lambda: anna.asked and miner.mine.cards.count() and anna.page.locator(".side .log li").count())
    anna.page.evaluate(_WATCH)
    before = anna.news["version"]
    miner.discard(5)
    anna.wait(lambda: anna.news["turn"] == 0 and anna.news["version"] == before + 5)
    deed = anna.page.locator(".miner:has(.kt-candle)")
    expect(deed).to_have_attribute("data-seat", "0")
    seen = [each for each in anna.page.evaluate("seen") if each.get("changed")]

    # For each of the four: if a card is laid, then first that; a line; the candle goes on.
    turns: list[list[tuple[str, float]]] = [[]]
    for each in seen:
        for key in each["changed"]:
            turns[-1].append((key, each["at"]))
            if key == "candle" and each["candle"] != "0":
                turns.append([])
    bots = [dict(turn) for turn in turns[1:] if turn]
    assert len(bots) == 4, seen
    assert all(list(turn) in (["cards", "lines", "candle"], ["lines", "candle"]) for turn in bots), seen
    laid = [turn for turn in bots if "cards" in turn]
    assert len(laid) >= 2, "some have laid a card"
    # A busy machine may draw two of them in one frame, but not all the time.
    assert sum(turn["lines"] - turn["cards"] > 150 for turn in laid) > len(laid) / 2, seen
    assert sum(turn["candle"] - turn["lines"] > 60 for turn in bots) > len(bots) / 2, seen
    moments = [turn["candle"] for turn in bots]
    assert all(after - before > 450 for before, after in pairwise(moments)), seen
