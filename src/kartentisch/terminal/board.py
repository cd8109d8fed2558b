"""The screen of a table: the position as the person sees it, what was heard, and what there is to choose."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.markup import escape
from textual.widgets import Static

from kartentisch.terminal.choices import Choices
from kartentisch.terminal.frames import Asking, Log
from kartentisch.terminal.keys import Keys
from kartentisch.terminal.look import composed, fits, folded, tinted
from kartentisch.terminal.panels import Panel, group_panel, keys_of, moves_panel
from kartentisch.terminal.picture import EDGE, Picture
from kartentisch.terminal.spots import marked

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import ComposeResult

    from kartentisch.game import Event, Move, Spot
    from kartentisch.terminal.sitting import Sitting

LOG_LINES = 2
"""So many lines stay for the log and its title, however long the position is."""


class Board(Picture):
    """Draws one game and asks; who sits there, and with whom, is up to those made from it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,backspace", "back", show=False),
        Binding("s", "save", show=False),
        Binding("shift+left", "scroll_across(-1)", show=False),
        Binding("shift+right", "scroll_across(1)", show=False),
        Binding("shift+up", "scroll_log(-1)", show=False),
        Binding("shift+down", "scroll_log(1)", show=False),
    ]

    def __init__(self, build: Callable[[], Panel]) -> None:
        """`build`: makes what is asked for first."""
        super().__init__()
        self._build = build
        self._panel = Panel("")
        self._chosen = ""
        self._picture = 0
        self._told = Content("")
        self._pending = self._stale = False

    @property
    @abstractmethod
    def session(self) -> Sitting:
        """What the person may see, hear and do."""

    @abstractmethod
    def _play(self, move: Move) -> None:
        """Plays one of the moves."""

    @abstractmethod
    def _take_back(self) -> None:
        """Undoes the last step of a decision."""

    @property
    def panel(self) -> Panel:
        """What is asked for now."""
        return self._panel

    def compose(self) -> ComposeResult:
        """Bar, position, log, choices, keys."""
        yield Static(id="bar", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="brief", markup=False)
                with VerticalScroll(id="position-frame", can_focus=False):
                    yield Static(id="position", markup=False)
                with Log(id="log-below"):
                    yield Static(markup=False)
                with Asking(id="panel"):
                    yield Static(id="hint", markup=False)
                    yield Choices()
            with Log(id="log-beside"):
                yield Static(markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Begins."""
        self.query_one(Choices).focus()
        self.begin()

    @abstractmethod
    def begin(self) -> None:
        """The screen is there."""

    # What is asked for

    def _ask(self, build: Callable[[], Panel]) -> None:
        self._build = build
        self.speak(anew=True)

    def _choosing(self) -> Panel:
        return moves_panel(self.session, self._app.say, self._play, self._open_group, self._take_back)

    def _open_group(self, first: Move) -> None:
        self._ask(lambda: group_panel(self.session, self._app.say, first, self._play, self._close_group))

    def _close_group(self) -> None:
        self._ask(self._choosing)

    # Drawing

    def speak(self, anew: bool = False) -> None:
        """Draws everything as it is now, in the present language; `anew`: with other choices than before."""
        if not self.is_mounted:
            return
        say, session = self._app.say, self.session
        self.query_one("#bar", Static).update(self._bar())
        told = "\n".join(filter(None, map(self._sentence, session.log)))
        for log in self.query(Log):
            log.border_title = say("terminal-log") if session.round_over else say("terminal-log-since")
            log.query_one(Static).update(tinted(told, say))
        self._draw_panel(anew)

    def _bar(self) -> str:
        say = self._app.say
        return f"{say('terminal-title')} · {say(f'{self.session.game.name}-title')}"

    def _position(self) -> str:
        session = self.session
        return session.game.words.position(session.view, session.names, self._app.say)

    def _sentence(self, event: Event) -> str:
        return self.session.game.words.sentence(event, self.session.names, self._app.say)

    def _room(self) -> int:
        """How high the position may be: some lines stay for the log below it."""
        left, panel = self.query_one("#left"), self.query_one("#panel")
        below = LOG_LINES if self.has_class("-narrow") else 0
        return max(3, left.size.height - panel.outer_size.height - below)

    def _draw_panel(self, anew: bool) -> None:
        choices = self.query_one(Choices)
        self._panel = panel = self._build()
        frame = self.query_one("#panel")
        frame.border_title = escape(panel.title)
        frame.set_class(not panel.calm, "-asking")
        hint = self.query_one("#hint", Static)
        hint.update(panel.hint)
        hint.display = bool(panel.hint)
        cursor = max(0, min(choices.cursor, len(panel.items) - 1))
        if anew:
            # Who takes one after the other of the same stays where he is.
            cursor = next((i for i, item in enumerate(panel.items) if item.label == self._chosen), 0)
        spots = [item.spot for item in panel.items] if panel.in_picture else ()
        choices.offer([tinted(item.label, self._app.say) for item in panel.items], cursor, spots)
        self.on_asking_resized()

    def on_asking_resized(self) -> None:
        """The position has to be drawn anew, once for all that happens until then."""
        self._stale = True
        if not self._pending:
            self._pending = True
            self.call_after_refresh(self._draw_position)

    def _draw_position(self) -> None:
        """In the room that the choices leave."""
        self._stale = False
        say, room = self._app.say, self._room()
        width = max(1, self.query_one("#left").size.width - EDGE)
        told = composed(self._position(), width, room)
        brief = [] if fits(told.text, room) else self._brief(width)
        above = self.query_one("#brief", Static)
        above.display = bool(brief)
        above.update(tinted("\n".join(brief), say))
        self.query_one("#position-frame").styles.max_height = max(3, room - len(brief))
        self._told = tinted(told.text, say)
        self._picture = told.picture
        self._mark()
        self.call_after_refresh(self._draw_rest)

    def _mark(self) -> None:
        """Draws the position with the place marked that is under the cursor."""
        spot = self._spot
        self.query_one("#position", Static).update(self._told if spot is None else marked(self._told, spot))

    @property
    def _spot(self) -> Spot | None:
        """Where on the screen's position the choice under the cursor is made."""
        cursor, items = self.query_one(Choices).cursor, self._panel.items
        spot = items[cursor].spot if cursor < len(items) else None
        return spot and spot._replace(y=spot.y + self._picture)

    def on_choices_moved(self) -> None:
        """Shows where the choice under the cursor would be made."""
        if not self._pending:
            self._mark()
            self._scroll_to_spot()

    def _scroll_to_spot(self) -> None:
        spot = self._spot
        if spot is not None:
            self.query_one("#position-frame").scroll_to_region(Region(*spot), animate=False)

    def _brief(self, width: int) -> list[str]:
        """What stays in sight though the position has to be scrolled."""
        session = self.session
        lines = session.game.words.brief(session.view, session.names, self._app.say)
        return [piece for line in lines for piece in folded(line, width)]

    def _draw_rest(self) -> None:
        """What depends on how much room the position takes: where it stands, and which keys are of use."""
        if self._stale:
            self._draw_position()
            return
        self._pending = False
        frame = self.query_one("#position-frame")
        # Where not everything has room: a picture while it is played on, else what comes last, such as one's own cards
        # and the reasons for points.
        if self._picture and not self.session.round_over:
            frame.scroll_to(y=self._picture, animate=False)
        else:
            frame.scroll_end(animate=False, x_axis=False)
        self._scroll_to_spot()
        self.query_one(Keys).tell(keys_of(self._panel, self._app.say, self.session.over, frame.max_scroll_y > 0))

    # What the person does

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """Does what was chosen."""
        if message.index < len(self._panel.items):
            item = self._panel.items[message.index]
            self._chosen = item.label
            item.act()
        message.choices.answered = False

    def action_choose(self) -> None:
        """Chooses what is under the cursor."""
        self.query_one(Choices).action_choose()

    def action_turn(self) -> None:
        """To the same place in another way."""
        self.query_one(Choices).action_turn()

    def action_back(self) -> None:
        """One step back, where there is one."""
        for item in self._panel.items:
            if item.back:
                item.act()

    def action_scroll_across(self, by: int) -> None:
        """Scrolls a position that is too wide."""
        self.query_one("#position-frame").scroll_relative(x=by * 5, animate=False)

    def action_scroll_log(self, by: int) -> None:
        """Scrolls the log."""
        for log in self.query(Log):
            log.scroll_relative(y=by, animate=False)
