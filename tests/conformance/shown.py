"""What people are shown of a game, at the page and at the terminal, in place of its views.

Views tell all that a seat has seen; some of it may not be looked up any more (S23), so that people are shown less.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from msgspec import json

from kartentisch.game import Move, Seat
from kartentisch.server.news import game_wire
from kartentisch.testing import AnyGame
from kartentisch.texts import speaker
from tests.conformance.hidden import Hidden


class Shown(NamedTuple):
    """All that a person is shown of a position, and may do in it."""

    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    page: bytes
    terminal: str


def as_shown(game: AnyGame) -> AnyGame:
    """The game, with what people are shown for its views."""
    wire, say = game_wire(game.name), speaker("en")
    assert wire is not None

    def shown(state: Any, seat: Seat | None) -> Shown:
        view = game.view(state, seat)
        names = [f"P{number}" for number in range(view.config.players)]
        page = json.encode([wire.shared(view), wire.own(view), wire.looked_up(view)])
        words = [game.words.position(view, names, say), *(game.words.label(m, view, names, say) for m in view.moves)]
        return Shown(seat, view.turn, view.moves, page, "\n".join(words))

    return replace(game, view=shown)


def guarded(game: AnyGame, field: Hidden) -> AnyGame:
    """The game, with whatever must not tell what is in the field for its views."""
    return as_shown(game) if field.covered_only else game
