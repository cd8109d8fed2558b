"""One's place at a server's table, without a screen: what the newest news tell of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kartentisch import games
from kartentisch.game import Event, Move, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kartentisch.client.connection import Frame
    from kartentisch.game import Game, Seat

_DECIDES = ("table", "version", "you", "turn", "stage", "ended_early")
"""Where all of these are as before, so is the game, and a decision that was begun goes on."""


class Visit:
    """The table as it was told last. Before anything was told there is no game."""

    def __init__(self) -> None:
        self.news: Frame = {}
        self._events: dict[int, Event] = {}
        self._views: list[View] = []

    def take(self, news: Frame) -> bool:
        """Newer news; whether the game has changed."""
        same = bool(self.news) and all(news[key] == self.news[key] for key in _DECIDES)
        self.news = news
        self.hear(news["events"])
        if same:
            return False
        self._views = []
        if news["view"] is not None:
            settings = news["settings"]
            config = self.game.configure(settings["players"], settings["options"])
            self._views = [games.received(settings["game"]).view(config, news["you"], news["view"])]
        return True

    def hear(self, events: Iterable[Frame]) -> None:
        """Keeps what may be looked up, and forgets everything else."""
        told = self._events | {one["number"]: Event(one["name"], one["args"]) for one in events}
        self._events = {number: told[number] for number in self.news["log"] if number in told}

    def forget_log(self) -> None:
        """Events are numbered anew on every connection."""
        self._events = {}

    @property
    def lacks_events(self) -> bool:
        """Whether some of the log has to be asked for."""
        return len(self._events) < len(self.news["log"])

    @property
    def shown(self) -> bool:
        """Whether there is a position to be seen."""
        return bool(self._views)

    @property
    def game(self) -> Game[Any, Any]:
        """The table's game."""
        return games.load(self.news["settings"]["game"])

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat["name"] for seat in self.news["seats"])

    @property
    def you(self) -> Seat | None:
        """One's own seat; None: one looks on."""
        seat: Seat | None = self.news["you"]
        return seat

    @property
    def view(self) -> View:
        """What the person sees, with the steps of a decision that is not complete."""
        return self._views[-1]

    @property
    def log(self) -> tuple[Event, ...]:
        """What happened in this round, as far as it may be looked up."""
        return tuple(self._events.values())

    @property
    def turn(self) -> Seat | None:
        """The seat on turn."""
        seat: Seat | None = self.news["turn"]
        return seat

    @property
    def round_over(self) -> bool:
        """Whether no round is being played."""
        return bool(self.news) and self.news["stage"] != "playing"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.news) and self.news["stage"] == "over"

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have won."""
        return tuple(self.names[seat] for seat in self.news["view"]["winners"])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the person: first the steps after which a decision goes on, then those that complete it."""
        return tuple(sorted(self.view.moves, key=lambda move: isinstance(self._after(move), Move)))

    @property
    def in_steps(self) -> bool:
        """Whether the person has made steps of a decision that is not complete."""
        return len(self._views) > 1

    def take_back(self) -> None:
        """Undoes the last step."""
        self._views.pop()

    def play(self, move: Move) -> Move | None:
        """The move that is to be sent; None: it was a step of one."""
        after = self._after(move)
        if isinstance(after, Move):
            return after
        self._views.append(after)
        return None

    def _after(self, move: Move) -> View | Move:
        after: View | Move = games.received(self.game.name).after(self.view, move)
        return after
