"""A list of choices that flows over the width: arrows and Enter, a key for each, or the mouse."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from rich.cells import cell_len
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from kartentisch.terminal.spots import beside, towards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events

    from kartentisch.game import Spot

KEYS = "123456789abcdefghijkmnopruvwxyz"
"""The keys for choices: without l, q, s and t, which have a meaning everywhere at the table."""
MARK = "▸"
_BEFORE = len(f"{MARK}1 ")
_GAP = 2


class Place(NamedTuple):
    """Where a choice stands, and its lines."""

    region: Region
    lines: tuple[str, ...]


def arrange(labels: Sequence[str], width: int) -> tuple[Place, ...]:
    """Fills rows from left to right in columns of one width; what is too long for a column takes several."""
    wanted = [min(cell_len(label) + _BEFORE + _GAP, width) for label in labels]
    column = max((w for w in wanted if w <= width // 2), default=width)
    columns = max(1, width // column)
    places: list[Place] = []
    x = y = height = 0
    for label, needed in zip(labels, wanted, strict=True):
        span = min(columns, -(-needed // column))
        if x + span > columns:
            x, y, height = 0, y + height, 0
        # The last column reaches to the edge.
        room = width - x * column if x + span == columns else span * column
        lines = tuple(wrap(label, max(1, room - _BEFORE - 1))) or ("",)
        places.append(Place(Region(x * column, y, room, len(lines)), lines))
        x, height = x + span, max(height, len(lines))
    return tuple(places)


class Choices(Widget, can_focus=True):
    """Asks for one of some labels and answers with its number."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("home", "to(0)", show=False),
        Binding("end", "to(-1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("tab", "turn", show=False),
    ]

    labels: reactive[tuple[Content, ...]] = reactive((), layout=True)
    cursor: reactive[int] = reactive(0)

    class Chosen(Message):
        """One of the choices was made."""

        def __init__(self, choices: Choices, index: int) -> None:
            super().__init__()
            self.choices = choices
            self.index = index

    _spots: tuple[Spot | None, ...] = ()
    answered = False
    """Whether an answer has been sent but not handled yet: another one would answer an old question."""

    class Moved(Message):
        """Another choice is under the cursor."""

    def offer(self, labels: Sequence[Content], cursor: int = 0, spots: Sequence[Spot | None] = ()) -> None:
        """Asks for one of these. `spots`: where they are in the picture; then arrows lead through the picture."""
        self._spots = tuple(spots)
        self.labels = tuple(labels)
        self.cursor = cursor
        self.call_after_refresh(self._show_cursor)

    def watch_cursor(self) -> None:
        """Keeps the cursor in sight."""
        self._show_cursor()
        self.post_message(self.Moved())

    def _places(self, width: int) -> tuple[Place, ...]:
        return arrange([label.plain for label in self.labels], max(1, width))

    def _show_cursor(self) -> None:
        if self.labels and self.is_mounted and self.size.width:
            region = self._places(self.size.width)[self.cursor].region
            cast("Widget", self.parent).scroll_to_region(region, animate=False)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 (Textual's)
        """As many lines as the choices take."""
        return max((place.region.bottom for place in self._places(width)), default=1)

    def render(self) -> Content:
        """All choices, the one under the cursor marked."""
        width = self.size.width
        places = self._places(width)
        lines: list[list[tuple[int, Content]]] = [[] for _ in range(max((p.region.bottom for p in places), default=0))]
        for index, (label, place) in enumerate(zip(self.labels, places, strict=True)):
            for number, text in enumerate(self._cell(index, label, place)):
                lines[place.region.y + number].append((place.region.x, text))
        return Content("\n").join(_joined(line) for line in lines)

    def _cell(self, index: int, label: Content, place: Place) -> list[Content]:
        current = index == self.cursor
        key = KEYS[index] if index < len(KEYS) else " "
        cell = []
        start = 0
        for number, line in enumerate(place.lines):
            # The words keep their colours where a long label is broken.
            start = label.plain.index(line, start)
            words = label[start : start + len(line)]
            head = f"{MARK if current else ' '}{key} " if number == 0 else " " * _BEFORE
            text = Content.assemble((head, "bold $primary"), words)
            if current:
                text = Content(text.plain).stylize("bold $background on $primary")
            cell.append(text)
            start += len(line)
        return cell

    def on_key(self, event: events.Key) -> None:
        """A choice by its key."""
        if event.character and event.character in KEYS[: len(self.labels)]:
            event.stop()
            self._choose(KEYS.index(event.character))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The cursor follows the mouse."""
        at = self._at(event.x, event.y)
        if at is not None:
            self.cursor = at

    def on_click(self, event: events.Click) -> None:
        """Chooses what was clicked."""
        at = self._at(event.x, event.y)
        if at is not None:
            self._choose(at)

    def _choose(self, index: int) -> None:
        self.cursor = index
        self.action_choose()

    def _at(self, x: int, y: int) -> int | None:
        places = self._places(self.size.width)
        return next((i for i, place in enumerate(places) if place.region.contains(x, y)), None)

    def action_choose(self) -> None:
        """Answers with the choice under the cursor."""
        if self.labels and not self.answered:
            self.answered = True
            self.post_message(self.Chosen(self, self.cursor))

    def action_to(self, index: int) -> None:
        """To the first or the last."""
        self.cursor = index % max(1, len(self.labels))

    def action_step(self, by: int) -> None:
        """To the next or the one before; in a picture, to the right or to the left."""
        if self._in_picture:
            self.cursor = towards(self._spots, self.cursor, by, 0)
        else:
            self.action_to(self.cursor + by)

    @property
    def _in_picture(self) -> bool:
        """Whether arrows lead through the picture: from a place that has others beside it."""
        return self.cursor < len(self._spots) and self._spots[self.cursor] is not None

    def action_turn(self) -> None:
        """To the next choice at the same place of the picture."""
        if self._in_picture:
            self.cursor = beside(self._spots, self.cursor)

    def action_row(self, by: int) -> None:
        """To the nearest in the next row or the row before."""
        if not self.labels:
            return
        if self._in_picture:
            self.cursor = towards(self._spots, self.cursor, 0, by)
            return
        places = self._places(self.size.width)
        here = places[self.cursor].region
        rows = sorted({place.region.y for place in places})
        row = rows[(rows.index(here.y) + by) % len(rows)]
        self.cursor = min(
            (i for i, place in enumerate(places) if place.region.y == row),
            key=lambda i: abs(places[i].region.x - here.x),
        )


def _joined(cells: Sequence[tuple[int, Content]]) -> Content:
    line = Content("")
    for x, cell in cells:
        line = line.pad_right(x - line.cell_length) + cell
    return line
