"""How many frames the browser shows on a processor four times as slow, by its own account.

For every frame the browser notes whether it was shown, or dropped because it was not ready in time. (One that was shown
without what the page's own thread would have added counts as shown: whatever travels is moved by the compositor.)
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

SLOWER = 4
FRAME_MS = 1000 / 60
_FRAME = "PipelineReporter"
_CATEGORIES = ["cc", "benchmark"]
_SHOWN, _DROPPED = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"), "STATE_DROPPED"


class Frames:
    """What became of the frames of a page; there once the time in question is over."""

    states: list[bool]
    """In their order: whether a frame was shown. Those in which nothing changed are left out."""

    def read(self, events: list[dict[str, Any]]) -> None:
        """From a trace. Of all that draws, the page is what draws most."""
        begun = [event for event in events if event["name"] == _FRAME and event["ph"] == "b"]
        [(page, _)] = Counter(event["pid"] for event in begun).most_common(1)
        told = [event["args"]["frame_reporter"]["state"] for event in begun if event["pid"] == page]
        self.states = [state in _SHOWN for state in told if state in (*_SHOWN, _DROPPED)]

    @property
    def share(self) -> float:
        """How many were shown."""
        return sum(self.states) / len(self.states)

    @property
    def longest_ms(self) -> float:
        """How long nothing new was shown at the most."""
        dropped = [len(list(run)) for shown, run in groupby(self.states) if not shown]
        return (max(dropped, default=0) + 1) * FRAME_MS

    def __str__(self) -> str:
        return (
            f"{len(self.states)} frames, {self.share:.1%} of them shown ({60 * self.share:.1f} a second), "
            f"at most {self.longest_ms:.0f} ms between two"
        )


def worked(cdp: CDPSession) -> float:
    """Milliseconds that the page's main thread has worked, by its own clock: others on this machine do not count."""
    metrics = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"]) * 1000


@contextmanager
def counted(browser: Browser, page: Page) -> Iterator[Frames]:
    """The frames of that time."""
    frames = Frames()
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=_CATEGORIES)
    yield frames
    frames.read(json.loads(browser.stop_tracing())["traceEvents"])
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
