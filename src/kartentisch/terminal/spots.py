"""Choices that are places in a picture: arrows lead from one to the next, and the one under the cursor is marked."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from kartentisch.game import Spot

_ACROSS = 3
"""How much farther a place seems for each step that it lies aside of the way."""


def towards(spots: Sequence[Spot | None], here: int, right: int, down: int) -> int:
    """The choice whose place is next in that direction; where there is none, the one where one is."""
    start = spots[here]
    if start is None:
        return here
    found = here
    least = float("inf")
    for index, spot in enumerate(spots):
        if spot is None:
            continue
        x, y = (spot.x - start.x) / start.width, (spot.y - start.y) / start.height
        ahead, aside = x * right + y * down, abs(x * down) + abs(y * right)
        if ahead > 0 and ahead + _ACROSS * aside < least:
            found, least = index, ahead + _ACROSS * aside
    return found


def beside(spots: Sequence[Spot | None], here: int) -> int:
    """The next choice at the same place: the same card turned, for example."""
    same = [index for index, spot in enumerate(spots) if spot == spots[here]]
    return same[(same.index(here) + 1) % len(same)]


def marked(text: Content, spot: Spot) -> Content:
    """A picture with one place of it turned to its opposite colours."""
    lines = text.split("\n", allow_blank=True)
    for y in range(spot.y, min(spot.y + spot.height, len(lines))):
        lines[y] = lines[y].pad_right(max(0, spot.x + spot.width - lines[y].cell_length))
        lines[y] = lines[y].stylize("bold $background on $primary", spot.x, spot.x + spot.width)
    return Content("\n").join(lines)
