"""Widgets of the table that react when their size changes."""

from __future__ import annotations

from textual.containers import VerticalScroll
from textual.message import Message


class Log(VerticalScroll, can_focus=False):
    """Scrolls to its end whenever its text or its size has changed."""

    def watch_virtual_size(self) -> None:
        """Scrolls to the end of a changed text."""
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """Scrolls to the end after a change of size."""
        self.scroll_end(animate=False)


class Asking(VerticalScroll, can_focus=False):
    """Holds the choices, as high as they need, and reports a changed height."""

    class Resized(Message):
        """The choices take more or fewer lines than before."""

    def on_resize(self) -> None:
        """Reports the changed height."""
        self.post_message(self.Resized())
