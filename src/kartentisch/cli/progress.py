"""How far long work has come: a bar on a terminal, nothing in a pipe."""

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
CLEAR_LINE = "\r\x1b[K"


class Progress:
    """A bar that is drawn at most ten times a second and is gone when the work is done."""

    def __init__(self) -> None:
        self._stream: TextIO | None = sys.stderr if sys.stderr and sys.stderr.isatty() else None
        self._next = monotonic() + SECONDS
        self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()

    def reached(self, share: float | None, note: Callable[[], str] | None = None) -> None:
        """Tells how much of the work is done; None if nobody knows. `note` is asked for when something is drawn."""
        if self._stream and share is not None and monotonic() >= self._next:
            bar = "█" * round(share * WIDTH)
            told = f" {note()}" if note else ""
            self._stream.write(f"{CLEAR_LINE}{bar:·<{WIDTH}} {share:.0%}{told}")
            self._stream.flush()
            self._drawn = True
            self._next = monotonic() + SECONDS

    def clear(self) -> None:
        """Makes room for a line of text."""
        if self._stream and self._drawn:
            self._stream.write(CLEAR_LINE)
            self._stream.flush()
            self._drawn = False
