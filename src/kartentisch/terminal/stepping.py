"""A finished game in the terminal, step by step, through the eyes of any seat or of an onlooker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from kartentisch.game import heard
from kartentisch.terminal.frames import Log
from kartentisch.terminal.keys import Key, Keys
from kartentisch.terminal.look import composed, tinted
from kartentisch.terminal.picture import EDGE, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from kartentisch.game import Seat
    from kartentisch.match import Position


class Stepping(Picture):
    """Shows one position of a game after the other; what a seat could not see is not shown through its eyes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "step(1)", show=False),
        Binding("left,backspace", "step(-1)", show=False),
        Binding("down", "round(1)", show=False),
        Binding("up", "round(-1)", show=False),
        Binding("home", "to(0)", show=False),
        Binding("end", "to(-1)", show=False),
        Binding("e", "eyes", show=False),
        Binding("escape", "app.leave", show=False),
    ]

    def __init__(self, positions: Sequence[Position], names: Sequence[str], seat: Seat | None) -> None:
        """`positions`: from the start of the game on, at least one; `seat`: whose eyes, None for an onlooker's."""
        super().__init__()
        self._positions = positions
        self._names = tuple(names)
        self._seat = seat
        self.at = 0

    def compose(self) -> ComposeResult:
        """Where we are, the position, what has just happened, keys."""
        yield Static(id="bar", markup=False)
        with Vertical(id="left"):
            yield Static(id="where", markup=False)
            with VerticalScroll(id="position-frame", can_focus=False):
                yield Static(id="position", markup=False)
            with Log(id="happened"):
                yield Static(markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Begins."""
        self.speak()

    def speak(self) -> None:
        """Draws everything as it is now, in the present language."""
        if not self.is_mounted:
            return
        say, here = self._app.say, self._positions[self.at]
        game = here.match.game
        self.query_one("#bar", Static).update(f"{say('terminal-title')} · {say(f'{game.name}-title')}")
        whose = say("terminal-eyes-all") if self._seat is None else self._names[self._seat]
        last = len(self._positions) - 1
        self.query_one("#where", Static).update(
            say("terminal-step", round=here.round, move=here.move, at=self.at, last=last, eyes=whose)
        )
        view = game.view(here.match.state, self._seat)
        width, height = max(1, self.size.width - EDGE), max(3, self.size.height - 8)
        text = composed(game.words.position(view, self._names, say), width, height).text
        self.query_one("#position", Static).update(tinted(text, say))
        self.query_one("#happened").border_title = say("terminal-happened")
        self.query_one("#happened", Log).query_one(Static).update(tinted(self._happened(), say))
        self.query_one(Keys).tell(
            (
                Key("←→", say("terminal-key-step"), "screen.step(1)"),
                Key("↑↓", say("terminal-key-round"), "screen.round(1)"),
                Key("e", say("terminal-key-eyes"), "screen.eyes"),
                Key("l", say("terminal-key-language"), "app.language"),
                Key("q", say("terminal-key-back" if self.within else "terminal-key-quit"), "app.leave"),
            )
        )

    def _happened(self) -> str:
        """What the last move told whoever looks."""
        if not self.at:
            return ""
        before, here = self._positions[self.at - 1].match, self._positions[self.at].match
        played = here.record.rounds[-1]
        dealt = len(here.record.rounds) > len(before.record.rounds)
        move = played.deal if dealt else played.moves[-1]
        events = heard(here.game.events(before.state, move, here.state), self._seat)
        return "\n".join(
            filter(None, (here.game.words.sentence(event, self._names, self._app.say) for event in events))
        )

    def action_step(self, by: int) -> None:
        """To the next position or the one before."""
        self._go(self.at + by)

    def action_round(self, by: int) -> None:
        """To the beginning of the next round, or of this one or the one before."""
        deals = [at for at, position in enumerate(self._positions) if position.move == 0]
        later, earlier = [at for at in deals if at > self.at], [at for at in deals if at < self.at]
        self._go((later or [len(self._positions) - 1])[0] if by > 0 else (earlier or [0])[-1])

    def action_to(self, at: int) -> None:
        """To a position; -1 is the last one."""
        self._go(at % len(self._positions))

    def action_eyes(self) -> None:
        """To the eyes of the next seat; after the last one, to an onlooker's."""
        self._seat = 0 if self._seat is None else None if self._seat + 1 == len(self._names) else self._seat + 1
        self.speak()

    def _go(self, at: int) -> None:
        self.at = max(0, min(at, len(self._positions) - 1))
        self.speak()

    def leave(self) -> None:
        """Without asking: nothing is lost here."""
        self.back()
