"""What everything that the server sends has in common."""

from __future__ import annotations

from msgspec import Struct


class Answer(Struct, frozen=True, tag_field="type"):
    """The base of everything the server sends."""
