"""Two themes, words in their colours, and texts made to fit. Nothing needs colour to be understood."""

from __future__ import annotations

import re
from itertools import groupby, zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kartentisch.game import Say

COLOURS = ("red", "yellow", "green", "blue", "violet")

DAYLIGHT = Theme(
    name="daylight",
    dark=False,
    primary="#8f6212",
    secondary="#5c4c3c",
    accent="#23533d",
    warning="#9c1c18",
    error="#9c1c18",
    success="#23533d",
    foreground="#2a2119",
    background="#fdf8ee",
    surface="#f4ead7",
    panel="#e6d9c2",
    variables={
        "quiet": "#5c4c3c",
        "word-red": "#9c1c18",
        "word-yellow": "#6f4a00",
        "word-green": "#2c5a1d",
        "word-blue": "#124a7e",
        "word-violet": "#4d2a78",
    },
)
LAMPLIGHT = Theme(
    name="lamplight",
    dark=True,
    primary="#e0ab4c",
    secondary="#cdbda4",
    accent="#e9bd6c",
    warning="#ff9c85",
    error="#ff9c85",
    success="#a8d488",
    foreground="#f4e9d6",
    background="#17120e",
    surface="#2c231c",
    panel="#382d24",
    variables={
        "quiet": "#cdbda4",
        "word-red": "#ff9a86",
        "word-yellow": "#f5cb62",
        "word-green": "#a8d488",
        "word-blue": "#8cc6ee",
        "word-violet": "#c9b0ec",
    },
)

_LIGHT_GROUNDS = {"7", "15"}
_HANGING = " " * 6
_BESIDE = 20
"""The least width of text beside a picture."""
_PICTURE = 6
"""The least number of lines of a picture."""
_WORD = re.compile(r"[^\W\d_]{3}")
_SPACE, _TIE = " ", "\N{NO-BREAK SPACE}"
_TIED = re.compile("(?<=[×→]) ")
"""Spaces where no line is broken: after a multiplication sign or an arrow."""


def theme_of(environment: Mapping[str, str]) -> str:
    """The theme that suits the terminal's ground, where it tells (``COLORFGBG``); else the dark one."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return DAYLIGHT.name if ground in _LIGHT_GROUNDS else LAMPLIGHT.name


def tinted(text: str, say: Say) -> Content:
    """The text with every word that names a colour in that colour."""
    words = (f"(?P<{colour}>{re.escape(say(f'terminal-colour-{colour}'))})" for colour in COLOURS)
    content = Content(text)
    for word in re.finditer(rf"\b(?:{'|'.join(words)})\b", text, re.IGNORECASE):
        content = content.stylize(f"$word-{word.lastgroup}", *word.span())
    return content


def folded(line: str, width: int) -> list[str]:
    """Wraps a line that is too long, with an indent, so that the rest does not look like another line."""
    if cell_len(line) <= width:
        return [line]
    parts = wrap(_TIED.sub(_TIE, line), width, subsequent_indent=_HANGING, break_on_hyphens=False)
    return [part.replace(_TIE, _SPACE) for part in parts]


class Composed(NamedTuple):
    """A position made to fit, and the line where its picture begins (0 where it has none)."""

    text: str
    picture: int


def composed(text: str, width: int, height: int) -> Composed:
    """A position for so much room: with its empty lines if they fit, else without them.

    A picture in it is never folded and keeps its empty lines. Where all does not fit below each other, the rest stands
    beside it if it fits there.
    """
    lines = text.splitlines()
    start, end = _picture(lines)
    picture = lines[start:end]
    above, below = ([piece for line in part for piece in folded(line, width)] for part in (lines[:start], lines[end:]))
    if len(above) + len(picture) + len(below) > height:
        above, below = list(filter(None, above)), list(filter(None, below))
        wide = max(map(cell_len, picture), default=width) + 2
        if len(above) + len(picture) + len(below) > height and width - wide >= _BESIDE:
            words = filter(None, (*lines[:start], *lines[end:]))
            pieces = [piece for line in words for piece in folded(line, width - wide)]
            if len(pieces) <= max(height, len(picture)):
                rows = zip_longest((set_cell_size(line, wide) for line in picture), pieces)
                return Composed("\n".join((left or " " * wide) + (right or "") for left, right in rows), 0)
    return Composed("\n".join((*above, *picture, *below)), len(above) if picture else 0)


def fits(text: str, height: int) -> bool:
    """Whether a text needs no more lines than there are."""
    return text.count("\n") < height


def _picture(lines: Sequence[str]) -> tuple[int, int]:
    """From where to where a text is a picture: many lines in a row that hold no word."""
    runs = groupby(range(len(lines)), key=lambda i: not _WORD.search(lines[i]))
    for wordless, run in runs:
        drawn = [i for i in run if lines[i].strip()]
        if wordless and len(drawn) >= _PICTURE:
            return drawn[0], drawn[-1] + 1
    return 0, 0
