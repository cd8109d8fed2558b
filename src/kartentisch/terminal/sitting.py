"""What a table's screen needs to know of a game, wherever it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from kartentisch.game import Event, Game, Move, Seat, View


class Sitting(Protocol):
    """A person's place at a game: only what that person may know."""

    @property
    def game(self) -> Game[Any, Any]: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def view(self) -> View: ...
    @property
    def log(self) -> tuple[Event, ...]:
        """The events that may be looked up now."""

    @property
    def turn(self) -> Seat | None: ...
    @property
    def round_over(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    @property
    def moves(self) -> tuple[Move, ...]:
        """What may be done now, big moves step by step: first the steps, then what completes a decision."""

    @property
    def in_steps(self) -> bool:
        """Whether steps of a decision have been made that can be taken back."""
