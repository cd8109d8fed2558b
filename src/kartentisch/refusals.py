"""A refusal in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kartentisch.game import Illegal, Say


def sentence(cause: Illegal, say: Say, game: str = "") -> str:
    """Why something was refused, with the number of the rule; `game` names whose reason it is, if a game's own."""
    key = f"{game}-illegal-{cause.reason}" if game else f"illegal-{cause.reason}"
    told = say(key, **{name: _plain(value) for name, value in cause.details.items()})
    return f"{told} ({cause.rule})" if cause.rule else told


def _plain(value: str | int) -> str | int:
    """Large numbers as digits: a place or an absurd seat gets no thousands separators."""
    return str(value) if isinstance(value, int) and abs(value) > 999 else value
