"""The progress bar of long work."""

from __future__ import annotations

import io
import sys

import pytest

from kartentisch.cli import progress


class Terminal(io.StringIO):
    """A terminal that remembers what was drawn."""

    def isatty(self) -> bool:
        return True


def test_it_tells_how_long_it_will_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that was resumed at 50 % and has done 10 % in a minute takes four more minutes."""
    terminal, now = Terminal(), 1000.0
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    with progress.Progress() as bar:
        bar.reached(0.5)
        now += 1
        bar.reached(0.5)
        assert "ETA" not in terminal.getvalue()
        now += 59
        bar.reached(0.6, lambda: "+0.12")
    assert " 60% ETA 4:00 +0.12" in terminal.getvalue()


def test_hours_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, now = Terminal(), 0.0
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    with progress.Progress() as bar:
        bar.reached(0.0)
        now += 60
        bar.reached(0.01)
    assert " ETA 1:39:00" in terminal.getvalue()
