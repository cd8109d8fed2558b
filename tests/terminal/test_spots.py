"""Places in a picture: arrows lead from one to the next."""

from __future__ import annotations

from typing import Any

from textual.content import Content
from textual.pilot import Pilot

from kartentisch.game import Spot
from kartentisch.games.saboteur.board import cell_name
from kartentisch.games.saboteur.moves import Lay
from kartentisch.terminal.choices import Choices
from kartentisch.terminal.spots import beside, marked, towards
from tests.terminal.playing import drawn, hasten, labels, play, press, settings, table


def at(x: int, y: int) -> Spot:
    return Spot(5 * x, 3 * y, 5, 3)


def test_arrows_lead_to_the_next_place_in_their_direction() -> None:
    spots = [at(0, 0), at(2, 0), at(1, 2), at(1, 2), None]
    assert towards(spots, 0, 1, 0) == 1
    assert towards(spots, 1, -1, 0) == 0
    assert towards(spots, 0, 0, 1) == 2
    assert towards(spots, 2, 0, -1) in (0, 1)
    assert towards(spots, 0, -1, 0) == 0, "there is nothing"
    assert towards(spots, 4, 1, 0) == 4, "what is nowhere leads nowhere"
    assert (beside(spots, 2), beside(spots, 3), beside(spots, 0)) == (3, 2, 0)


def test_a_place_is_marked_also_where_the_picture_is_empty() -> None:
    told = marked(Content("ab\ncdefgh\n\nz"), Spot(3, 1, 2, 2))
    assert told.plain == "ab\ncdefgh\n     \nz"
    assert [(span.start, span.end) for span in told.spans if "primary" in str(span.style)] == [(6, 8), (13, 15)]


def test_a_cell_is_chosen_on_the_map_with_arrows() -> None:
    """At 80×24: first the card, then its place; wherever the cursor is, that cell is in sight, and it is laid there."""

    async def script(pilot: Pilot[int]) -> None:
        await hasten(pilot, lambda session: _cells(session) >= 3)
        screen = table(pilot)
        groups = [i for i, label in enumerate(labels(pilot)) if label.startswith("Lay") and "possibilities" in label]
        choices = screen.query_one(Choices)
        choices.cursor = max(groups, key=lambda i: int(labels(pilot)[i].rpartition("(")[2].split()[0]))
        await press(pilot, "enter")
        assert screen.panel.in_picture
        assert all(word in drawn(pilot)[-1] for word in ("↑↓←→ where", "Esc back", "q quit"))
        seen = set()
        for key in ("right", "right", "down", "left", "left", "up", "up", "right", "down", "down"):
            before = screen.panel.items[choices.cursor].spot
            await press(pilot, key)
            spot = screen.panel.items[choices.cursor].spot
            assert before is not None
            assert spot is not None
            moved = {"right": spot.x - before.x, "left": before.x - spot.x, "down": spot.y - before.y}
            assert spot == before or moved.get(key, before.y - spot.y) > 0
            frame = screen.query_one("#position-frame")
            top = frame.scroll_y - screen._picture
            assert top <= spot.y
            assert spot.y + spot.height <= top + frame.size.height, "the cell is in sight"
            seen.add(spot)
        assert len(seen) > 1
        label, played = labels(pilot)[choices.cursor], len(screen.session.kept.rounds[-1].moves)
        await press(pilot, "enter")
        laid = screen.session.kept.rounds[-1].moves[played]
        assert isinstance(laid, Lay)
        assert label.endswith(f" {cell_name(laid.cell)}")

    play(script, settings("saboteur", 10))


def _cells(session: Any) -> int:
    cells: dict[str, set[Any]] = {}
    for move in session.moves:
        if isinstance(move, Lay):
            cells.setdefault(move.card, set()).add(move.cell)
    return max(map(len, cells.values()), default=0)
