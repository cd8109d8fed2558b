"""What travels on the table: smoothly, in nobody's way, and not at all for whoever does not want it."""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import Person, play

# Notes every frame with the number of things that fly, everything that is animated, and every shift of the layout
# that nobody caused by a key or a click.
_WATCH = """(() => {
    const seen = (window.seen = { frames: [], animated: [], shifts: [], flown: 0 });
    const plain = ['offset', 'computedOffset', 'easing', 'composite'];
    const note = (frames) =>
        seen.animated.push(...[].concat(frames).flatMap(Object.keys).filter((name) => !plain.includes(name)));
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        note(frames);
        return animate.call(this, frames, options);
    };
    for (const event of ['transitionrun', 'animationstart'])
        addEventListener(event, (run) => {
            if (run.propertyName) seen.animated.push(run.propertyName);
            else for (const { effect } of run.target.getAnimations()) note(effect.getKeyframes());
        }, true);
    new PerformanceObserver((list) => {
        const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
        const told = ({ node, previousRect, currentRect }) =>
            `${node?.className || node?.nodeName} from ${box(previousRect)} to ${box(currentRect)}`;
        for (const { hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput) seen.shifts.push(sources.map(told).join('; '));
    }).observe({ type: 'layout-shift' });
    let last = performance.now();
    const frame = () => {
        const now = performance.now();
        const flying = document.querySelectorAll('.flights > div').length;
        seen.flown = Math.max(seen.flown, flying);
        seen.frames.push([now - last, flying]);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})()"""
HARMLESS = {"transform", "opacity"}
# A trick of four: the cards one after the other, then all of them to the winner.
TRICKS, TRICK_MS = 3, 4 * 320 + 360
SLOWER = 4


def seated(person: Person) -> None:
    """At a table with three bots, about to play a card."""
    person.context.add_init_script(_WATCH)
    person.arrive()
    person.create(4, 1, bots=3)
    play([person], lambda: ready(person))


def ready(person: Person) -> bool:
    return person.asked and person.screen.playable.count() > 0


def seen(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate("seen")
    return found


def worked(cdp: CDPSession) -> float:
    """Milliseconds that the page's main thread has worked, by its own clock: others on this machine do not count."""
    metrics = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def test_tricks_move_smoothly_and_shift_nothing(invite: Invite) -> None:
    anna = invite("Anna", "de", motion=True)
    seated(anna)
    cdp = anna.context.new_cdp_session(anna.page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    anna.page.mouse.move(2, 2)
    anna.page.evaluate("seen.frames.length = seen.shifts.length = seen.animated.length = 0")
    before = worked(cdp)
    for _ in range(TRICKS):
        anna.play_card()
        anna.page.mouse.move(2, 2)
        play([anna], lambda: ready(anna))
    work = worked(cdp) - before
    found = seen(anna)
    assert found["flown"] > 1
    assert set(found["animated"]) <= HARMLESS
    assert not found["shifts"], found["shifts"]
    # On a processor four times as slow there is still time for every frame while things are under way.
    assert work < TRICKS * TRICK_MS / SLOWER


def test_frames_keep_coming_on_a_slow_processor(invite: Invite) -> None:
    anna = invite("Anna", "de", motion=True)
    seated(anna)
    cdp = anna.context.new_cdp_session(anna.page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    anna.gone(anna.page.locator(".flights > div"))
    idle = frames(anna, 0)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": 0.1})
    anna.play_card()
    # What others played is under way for seconds now, and nothing else happens.
    play([anna], lambda: ready(anna))
    moving = frames(anna, 1)
    assert median(moving) <= 1.5 * median(idle) + 4


def frames(person: Person, flying: int) -> list[float]:
    """How long frames take, with something under way or without, on this machine and at this time."""
    begin = person.page.evaluate("seen.frames.length")
    person.page.wait_for_timeout(1500)
    found = person.page.evaluate("(begin) => seen.frames.slice(begin)", begin)
    times = [ms for ms, number in found if min(number, 1) == flying]
    assert len(times) > 8
    return times


def test_motion_is_in_nobodys_way(invite: Invite) -> None:
    anna = invite("Anna", "de", motion=True)
    seated(anna)
    cdp = anna.context.new_cdp_session(anna.page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    anna.play_card()
    # The cards of the others are on their way for many seconds yet, and the next one can be played already.
    play([anna], lambda: ready(anna))
    assert anna.page.locator(".flights > div").count()
    anna.page.evaluate("for (const each of document.querySelectorAll('.flights > div')) each.dataset.old = 'yes'")
    card = anna.play_card()
    assert {"do": "move"}.items() <= anna.sent[-1]["command"].items()
    expect(anna.screen.card(card)).to_have_count(0)
    # A newer view has ended what was under way; its own cards fly now.
    anna.gone(anna.page.locator(".flights > [data-old]"))


def test_nothing_travels_for_whoever_wants_little_motion(invite: Invite) -> None:
    anna = invite("Anna", "de")
    seated(anna)
    for _ in range(2):
        anna.play_card()
        play([anna], lambda: ready(anna))
    found = seen(anna)
    assert found["flown"] == 0
    assert set(found["animated"]) <= {"opacity"}
    card = anna.screen.hand_cards.first
    assert card.evaluate("card => parseFloat(getComputedStyle(card).transitionDuration)") == 0
    assert anna.page.locator(".kt-candle .flame").first.evaluate("it => getComputedStyle(it).animationName") == "none"

    # The own wish goes before that of the device.
    anna.touch(anna.screen.button("page-menu"))
    anna.touch(anna.screen.beginning("button", "settings"))
    anna.touch(anna.screen.choice("settings-motion", "settings-motion-is", motion="on"))
    anna.page.keyboard.press("Escape")
    anna.gone(anna.screen.dialog("settings"))
    anna.play_card()
    play([anna], lambda: ready(anna))
    assert seen(anna)["flown"] > 0
