"""A few curves over one axis as a picture (SVG) that reads well on light and on dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from kartentisch.research.plot import STYLE

WIDTH, HEIGHT = 800, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 200, 50, 50
COLOURS = ("#1f77b4", "#d95f02", "#1b9e77", "#c2409b", "#8c6d1f", "#6a51a3")
"""Each has enough contrast on light and on dark paper."""
DASHES = ("", "7 4")
TICKS = 5


class Curve(NamedTuple):
    """A named row of points; their heights are shares from 0 to 1."""

    label: str
    points: Sequence[tuple[float, float]]


def curves(lines: Sequence[Curve], title: str, across: str, upwards: str, reach: tuple[float, float]) -> str:
    """The picture of some curves, with their names beside them."""
    first, last = reach

    def x(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - first) / (last - first), 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value, 1)

    parts = [
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="8"/>',
        f'<text class="ink" x="20" y="28">{escape(title)}</text>',
        _small(x((first + last) / 2), HEIGHT - 12, across, "middle"),
        _small(12, TOP - 8, upwards),
    ]
    for i in range(TICKS + 1):
        share = i / TICKS
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share)}" y2="{y(share)}"/>')
        parts.append(_small(LEFT - 8, y(share) + 4, f"{share:.0%}", "end"))
    whole = last - first > 1
    for tick in [first + i for i in range(int(last - first) + 1)] if whole else [i / TICKS for i in range(TICKS + 1)]:
        told = f"{tick:.0f}" if whole else f"{tick:.0%}"
        parts.append(_small(x(tick), HEIGHT - BOTTOM + 18, told, "middle"))
    for place, line in enumerate(lines):
        colour, dash = COLOURS[place % len(COLOURS)], DASHES[place % 2]
        path = " ".join(f"{x(a)},{y(b)}" for a, b in line.points)
        look = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        parts.append(f'<polyline fill="none" {look} points="{path}"/>')
        at, to = WIDTH - RIGHT + 14, WIDTH - RIGHT + 40
        row = TOP + 12 + 22 * place
        parts.append(f'<line {look} x1="{at}" x2="{to}" y1="{row}" y2="{row}"/>')
        parts.append(f'<text class="ink small" x="{to + 8}" y="{row + 4}">{escape(line.label)}</text>')
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(title)}>'
    return "\n".join((head, f"<style>{STYLE}</style>", *parts, "</svg>\n"))


def _small(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text class="soft small" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
