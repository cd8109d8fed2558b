"""Choices flow over the width and can be made with arrows, keys and the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest
from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.pilot import Pilot

from kartentisch.terminal.choices import KEYS, Choices, arrange


class Asking(App[None]):
    def __init__(self, labels: Sequence[str]) -> None:
        super().__init__()
        self.labels = labels
        self.chosen: list[int] = []

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            choices = Choices()
            choices.styles.height = "auto"
            yield choices

    def on_mount(self) -> None:
        self.query_one(Choices).offer([Content(label) for label in self.labels])
        self.query_one(Choices).focus()

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.chosen.append(message.index)
        message.choices.answered = False


def ask(labels: Sequence[str], script: Callable[[Pilot[None]], Awaitable[None]], width: int = 40) -> Asking:
    app = Asking(labels)

    async def run() -> None:
        async with app.run_test(size=(width, 6)) as pilot:
            await pilot.pause()
            await script(pilot)
            await pilot.pause()

    asyncio.run(run())
    return app


CARDS = [f"card {value}" for value in range(10, 25)]


def test_short_labels_share_rows_and_long_ones_take_more_room() -> None:
    places = arrange(["one", "two", "three", "four", "a label that is longer than half of the width", "last"], 40)
    assert [place.region.y for place in places][:4] == [0, 0, 0, 0]
    assert places[4].region.x == 0
    assert len(places[4].lines) == 2
    assert places[5].region.y == places[4].region.bottom


@pytest.mark.parametrize("width", [1, 5, 20, 78, 200])
def test_no_two_choices_overlap_and_none_is_outside(width: int) -> None:
    places = arrange([*CARDS, "a label that is longer than the others " * 3], width)
    for i, place in enumerate(places):
        assert 0 <= place.region.x < place.region.right <= width
        assert not any(place.region.overlaps(other.region) for other in places[:i])


def test_choosing_by_keys() -> None:
    cases = [
        ("enter", 0),
        ("right right enter", 2),
        ("left enter", 14),
        ("down right enter", 4),
        ("down up enter", 0),
        ("up enter", 12),
        ("end home enter", 0),
        ("end enter", 14),
        ("4", 3),
        ("b", 10),
    ]

    async def script(pilot: Pilot[None]) -> None:
        for keys, _ in cases:
            await pilot.press("home", *keys.split())

    assert ask(CARDS, script).chosen == [chosen for _, chosen in cases]


def test_a_key_without_a_choice_does_nothing() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("9", "z", "space")

    assert ask(["one", "two"], script).chosen == []
    assert not set(KEYS) & set("lqst")


def test_choosing_by_mouse() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.hover(Choices, offset=(14, 1))
        assert pilot.app.query_one(Choices).cursor == 4
        await pilot.click(Choices, offset=(27, 0))
        await pilot.click(Choices, offset=(1, 1))

    assert ask(CARDS, script).chosen == [2, 3]


def test_nothing_is_chosen_twice() -> None:
    async def script(pilot: Pilot[None]) -> None:
        choices = pilot.app.query_one(Choices)
        choices.action_choose()
        choices.action_choose()

    assert ask(CARDS, script).chosen == [0]


def test_the_cursor_stays_in_sight() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("end")
        await pilot.pause()
        assert pilot.app.query_one(VerticalScroll).scroll_offset.y > 0
        lines = [strip.text for strip in pilot.app.screen._compositor.render_strips()]
        assert any("▸" in line and "choice 29" in line for line in lines)

    ask([f"choice {i} with so long a name" for i in range(30)], script)


def test_without_choices_keys_do_nothing() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "up", "down", "left", "1")

    assert ask([], script).chosen == []
