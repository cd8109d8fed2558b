"""A progress bar for long work: on a terminal only, nothing in a pipe."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self, TextIO

WIDTH = 40
SECONDS = 0.1
LEAST_SECONDS = 2.0
"""Seconds before the remaining time is estimated."""
CLEAR_LINE = "\r\x1b[K"


class Progress:
    """A bar that is drawn at most ten times a second and is gone when the work is done."""

    def __init__(self) -> None:
        self._stream: TextIO | None = sys.stderr if sys.stderr and sys.stderr.isatty() else None
        self._next = monotonic() + SECONDS
        self._drawn = False
        self._began: tuple[float, float] | None = None
        """The time of the first report and its share: continued work does not begin at 0."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()

    def reached(self, share: float | None, note: Callable[[], str] | None = None) -> None:
        """Shows how much of the work is done; None if that is unknown. `note` is only called when the bar is drawn."""
        now = monotonic()
        if share is not None and self._began is None:
            self._began = now, share
        if self._stream and share is not None and now >= self._next:
            bar = "█" * round(share * WIDTH)
            told = f" {note()}" if note else ""
            self._stream.write(f"{CLEAR_LINE}{bar:·<{WIDTH}} {share:.0%}{self._left(now, share)}{told}")
            self._stream.flush()
            self._drawn = True
            self._next = monotonic() + SECONDS

    def _left(self, now: float, share: float) -> str:
        """The estimated remaining time; empty while it is too early for an estimate."""
        began, before = self._began or (now, share)
        if now - began < LEAST_SECONDS or share <= before:
            return ""
        minutes, seconds = divmod(round((now - began) * (1 - share) / (share - before)), 60)
        hours, minutes = divmod(minutes, 60)
        return f" ETA {hours}:{minutes:02}:{seconds:02}" if hours else f" ETA {minutes}:{seconds:02}"

    def clear(self) -> None:
        """Makes room for a line of text."""
        if self._stream and self._drawn:
            self._stream.write(CLEAR_LINE)
            self._stream.flush()
            self._drawn = False
