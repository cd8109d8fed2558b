"""Many choices in two stages: first what, then where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

MANY = 16
"""More choices than this are asked for in two stages."""
_MARK = ": "


class Group(NamedTuple):
    """Choices whose labels begin alike; `tails` are what tells them apart."""

    head: str
    tails: tuple[str, ...]
    members: tuple[int, ...]
    """Which of the choices these are."""


def grouped(labels: Sequence[str]) -> tuple[Group, ...]:
    """The choices by what stands before the colon, in the order in which the groups first appear."""
    found: dict[str, list[int]] = {}
    for index, label in enumerate(labels):
        found.setdefault(label.partition(_MARK)[0], []).append(index)
    return tuple(
        Group(head, tuple(labels[i].partition(_MARK)[2] or labels[i] for i in members), tuple(members))
        if len(members) > 1
        else Group(labels[members[0]], (labels[members[0]],), tuple(members))
        for head, members in found.items()
    )
