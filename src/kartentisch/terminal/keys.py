"""The line at the bottom: which key does what. It can be clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.content import Content
from textual.widgets import Static

if TYPE_CHECKING:
    from collections.abc import Iterable


class Key(NamedTuple):
    """A key, what it does, and the action behind it."""

    key: str
    does: str
    action: str


class Keys(Static):
    """The keys of a screen."""

    def tell(self, keys: Iterable[Key]) -> None:
        """Shows these."""
        told = (
            Content.from_markup(f"[@click={key.action}][bold $primary]$key[/] $does[/]", key=key.key, does=key.does)
            for key in keys
        )
        self.update(Content("   ").join(told))
