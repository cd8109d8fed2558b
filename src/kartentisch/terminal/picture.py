"""What all screens have in common that show a position: its room, how it is scrolled, and when it is drawn anew."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding, BindingType
from textual.screen import Screen

if TYPE_CHECKING:
    from kartentisch.terminal.app import Kartentisch

EDGE = 3
"""Columns beside the position that stay free, one of them for a scroll bar."""


class Picture(Screen[None]):
    """A screen with a position in its ``#position-frame``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
    ]

    @property
    def _app(self) -> Kartentisch:
        return cast("Kartentisch", self.app)

    @property
    def within(self) -> bool:
        """Whether it was opened from another screen, to which it leads back."""
        return len(self.app.screen_stack) > 2

    def back(self) -> None:
        """To the screen from which it was opened; where there is none, out."""
        if self.within:
            self.app.pop_screen()
        else:
            self.app.exit(0)

    @abstractmethod
    def speak(self) -> None:
        """Draws everything as it is now, in the present language."""

    def on_resize(self) -> None:
        """Another size may leave more or less room."""
        self.call_after_refresh(self.speak)

    def action_scroll_table(self, by: int) -> None:
        """Scrolls the position."""
        frame = self.query_one("#position-frame")
        frame.scroll_relative(y=by * max(1, frame.size.height - 1), animate=False)
