"""A limit for one decision of a bot, by the clock: for bots that hang, or think longer than agreed."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


class TooSlow(BaseException):
    """A bot has thought for too long. Not an `Exception`, as bots may catch all of those."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raises `TooSlow` once so much time has passed.

    Python code is interrupted at once where the system has timers (not on Windows, and only in the main thread).
    Compiled code, and all code elsewhere, runs to its end before the error is raised.
    """
    if seconds is None:
        yield
        return
    end = monotonic() + seconds
    can_interrupt = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if can_interrupt:
        before = signal.signal(signal.SIGALRM, _interrupt)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if can_interrupt:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if monotonic() > end:
        raise TooSlow


def _interrupt(signum: int, frame: FrameType | None) -> None:  # noqa: ARG001 - a signal handler is called so
    raise TooSlow
