"""Differences or ratings with their intervals as a picture (SVG) that reads well on light and on dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Any, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from kartentisch import games
from kartentisch.game import Say
from kartentisch.research.told import between, signed

WIDTH = 800
TOP, ROW, BOTTOM = 62, 30, 40
LEFT, RIGHT = 250, 190
LETTER = 7.4
"""About how wide a letter is."""

STYLE = """
  svg { color-scheme: light dark; }
  .paper { fill: #fbf8f1; } .ink { fill: #2b2622; } .soft { fill: #6b625a; }
  .grid { stroke: #ddd5c6; } .zero { stroke: #6b625a; } .bar { stroke: #1f5f8b; } .dot { fill: #1f5f8b; }
  .bar { stroke-width: 3; stroke-linecap: round; }
  text { font: 14px system-ui, sans-serif; } .small { font-size: 12px; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1f1c1a; } .ink { fill: #f1ebe0; } .soft { fill: #b3a99d; }
    .grid { stroke: #3b3632; } .zero { stroke: #b3a99d; } .bar { stroke: #7cc0ee; } .dot { fill: #7cc0ee; }
  }
"""


class Line(NamedTuple):
    """A row of the picture."""

    label: str
    middle: float
    low: float
    high: float


def drawn(report: dict[str, Any], say: Say) -> str:
    """The picture of a report."""
    arena = report["arena"]
    where = say("arena-plot-where", **{name: str(arena[name]) for name in ("game", "players", "deals", "games")})
    if "league" in report:
        rows = [Line(bot["bot"], bot["rating"], bot["low"], bot["high"]) for bot in report["league"]]
        return picture(rows, say("arena-plot-league"), where, digits=0)
    labels = [say("arena-pair", candidate=pair["candidate"], others=pair["others"]) for pair in report["pairs"]]
    if arena["games"]:
        rows = [won(label, pair["wins"]) for label, pair in zip(labels, report["pairs"], strict=True)]
        return picture(rows, say("arena-plot-won"), where, digits=0)
    rows = [
        Line(label, pair["difference"], pair["low"], pair["high"])
        for label, pair in zip(labels, report["pairs"], strict=True)
    ]
    return picture(rows, say("arena-plot-points", unit=games.load(arena["game"]).unit), where)


def won(label: str, wins: dict[str, float]) -> Line:
    """By how many percentage points somebody won more games than is fair."""
    return Line(label, *(100 * (wins[end] - wins["fair"]) for end in ("value", "low", "high")))


def picture(rows: Sequence[Line], title: str, where: str, digits: int = 2) -> str:
    """Rows of points with whiskers above an axis that contains zero."""
    height = TOP + ROW * len(rows) + BOTTOM
    ticks = _ticks(min(0.0, *(row.low for row in rows)), max(0.0, *(row.high for row in rows)))
    first, last = ticks[0], ticks[-1]

    def x(number: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (number - first) / (last - first), 1)

    floor_y = TOP + ROW * len(rows) + 6
    parts = [
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>',
        _text(20, 26, title, "ink"),
        _text(20, 46, where, "soft small"),
    ]
    for tick in ticks:
        kind = "zero" if tick == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP - 4}" y2="{floor_y}"/>')
        shown = signed(tick, max(0, -floor(log10(ticks[1] - ticks[0])))) if tick else "0"
        parts.append(_text(x(tick), floor_y + 18, shown, "soft small", "middle"))
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW // 2
        told = f"{signed(row.middle, digits)}  ({between(row.low, row.high, digits)})"
        parts += [
            _text(20, y + 5, _short(row.label), "ink", whole=row.label),
            f'<line class="bar" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{x(row.middle)}" cy="{y}" r="5"/>',
            _text(WIDTH - 20, y + 5, told, "ink small", "end"),
        ]
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    label = quoteattr(f"{title}. {where}")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={label}>'
    return "\n".join((head, f"<style>{STYLE}</style>", *parts, "</svg>\n"))


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that hold both ends between them."""
    span = max(high - low, 1e-3)
    step = next(size for size in (m * 10.0 ** (floor(log10(span)) - 1) for m in (1, 2, 5, 10, 20)) if span / size <= 6)
    return [round(step * n, 9) for n in range(floor(low / step), max(ceil(high / step), floor(low / step) + 1) + 1)]


def _short(label: str) -> str:
    most = int((LEFT - 30) / LETTER)
    return label if len(label) <= most else label[: most - 1] + "…"


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start", whole: str = "") -> str:
    tip = f"<title>{escape(whole)}</title>" if whole and whole != text else ""
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{tip}{escape(text)}</text>'
