"""What the frames of a page cost, from a trace of the browser: as it would be on a slower processor.

How many frames a machine really shows depends on who else is at work on it and on its graphics, which this one may not
even have. What a page can be blamed for is the work of its main thread: the browser notes how long each task kept the
processor busy, however long it had to wait for it. So that is taken, times the slow-down, and laid out on one thread
again. As long as that thread is done within a frame's time, no frame is late; work of n frames' time in one piece makes
n - 1 of them late. What flies is moved by the compositor, on a thread of its own; here it gets no credit for that.

On a busy machine the same work takes more of the processor's time, as caches and cores are shared: two or three times
as much. So a fixed piece of work is done before and after, and what it takes is compared with what it takes in quiet.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

FRAME_MS = 1000 / 60
# As long as most things travel: for that time after a view has come its frames count, and no others.
FLIGHT_MS = 320
_CATEGORIES = ["toplevel", "devtools.timeline"]
# Makes, sorts and joins things, as drawing a page does; and how long that takes where nobody else is at work.
_REFERENCE = """() => {
    for (let round = 0; round < 20; round++) {
        const things = Array.from({ length: 2000 }, (_, i) => ({ key: (i * 7919) % 2003, name: `${i} ${round}` }));
        things.sort((a, b) => a.key - b.key);
        new Map(things.map(({ key, name }) => [key, name.split(' ')]));
    }
}"""
REFERENCE_MS = 19.0
_TASK, _HEARD = "ThreadControllerImpl::RunTask", "WebSocketReceive"


class Burst(NamedTuple):
    """Work in one piece, in milliseconds of the slower processor."""

    begin: float
    length: float

    @property
    def end(self) -> float:
        return self.begin + self.length

    @property
    def late(self) -> int:
        """The frames that are late for it."""
        return max(0, ceil(self.length / FRAME_MS) - 1)


class Frames(NamedTuple):
    views: int
    bursts: list[Burst]
    """Those that follow a view."""
    total: int
    """The frames in which something was drawn or travelled."""

    @property
    def late(self) -> int:
        return sum(burst.late for burst in self.bursts)

    @property
    def share(self) -> float:
        """How many of the frames came in time."""
        return 1 - self.late / self.total

    @property
    def longest(self) -> list[float]:
        """The longest pieces of work, in milliseconds."""
        return sorted((round(burst.length, 1) for burst in self.bursts), reverse=True)

    def __str__(self) -> str:
        return (
            f"{self.views} views, {self.total} frames, {self.late} late ({self.share:.1%} in time), "
            f"longest pieces of work {self.longest[:5]} ms"
        )


class Trace:
    """What the browser noted; there once the time in question is over."""

    events: list[dict[str, Any]]
    busy: float
    """How many times as long as in quiet the reference took."""

    def frames(self, slower: float, within: float = FLIGHT_MS) -> Frames:
        """Those that come within so many milliseconds after a view."""
        main = self._main_thread()
        factor = slower / self.busy / 1000
        tasks = sorted((event["ts"] / 1000, event.get("tdur", 0) * factor) for event in main if event["name"] == _TASK)
        views = sorted(event["ts"] / 1000 for event in main if event["name"] == _HEARD)
        counted = _spans(views, within)
        bursts = [burst for burst in _bursts(tasks) if any(burst.begin < b and burst.end > a for a, b in counted)]
        return Frames(len(views), bursts, sum(ceil((b - a) / FRAME_MS) for a, b in counted))

    def _main_thread(self) -> list[dict[str, Any]]:
        """The events of the page's main thread: of all such threads it is the one that hears of the table."""
        heard = Counter((event["pid"], event["tid"]) for event in self.events if event["name"] == _HEARD)
        assert heard, "nothing came during the trace"
        [(thread, _)] = heard.most_common(1)
        return [event for event in self.events if (event["pid"], event["tid"]) == thread]


def _spans(views: list[float], within: float) -> list[tuple[float, float]]:
    """From each view on, those together that overlap."""
    spans: list[tuple[float, float]] = []
    for view in views:
        if spans and view <= spans[-1][1]:
            spans[-1] = (spans[-1][0], view + within)
        else:
            spans.append((view, view + within))
    return spans


def _bursts(tasks: list[tuple[float, float]]) -> list[Burst]:
    """The tasks on a thread that takes that long for them: what has to wait for the one before it joins that one."""
    bursts: list[Burst] = []
    for begin, length in tasks:
        if bursts and begin <= bursts[-1].end:
            bursts[-1] = Burst(bursts[-1].begin, bursts[-1].length + length)
        else:
            bursts.append(Burst(begin, length))
    return bursts


def worked(cdp: CDPSession) -> float:
    """Milliseconds that the page's main thread has worked, by its own clock: others on this machine do not count."""
    metrics = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


def _reference(page: Page, cdp: CDPSession) -> list[float]:
    taken = []
    for _ in range(3):
        before = worked(cdp)
        page.evaluate(_REFERENCE)
        taken.append(worked(cdp) - before)
    return taken


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Trace]:
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    trace = Trace()
    reference = _reference(page, cdp)
    browser.start_tracing(page=page, categories=_CATEGORIES)
    yield trace
    trace.events = json.loads(browser.stop_tracing())["traceEvents"]
    trace.busy = median((*reference, *_reference(page, cdp))) / REFERENCE_MS
