"""Parts of the table that notice when their room changes."""

from __future__ import annotations

from textual.containers import VerticalScroll
from textual.message import Message


class Log(VerticalScroll, can_focus=False):
    """Shows its end whenever its text or its room has changed."""

    def watch_virtual_size(self) -> None:
        """Another text."""
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """Another room."""
        self.scroll_end(animate=False)


class Asking(VerticalScroll, can_focus=False):
    """Holds the choices, as high as they need, and tells how much that is."""

    class Resized(Message):
        """The choices take more or fewer lines than before."""

    def on_resize(self) -> None:
        """Another room."""
        self.post_message(self.Resized())
