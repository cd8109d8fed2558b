"""The table: the position as the person sees it, what was heard, and what there is to choose."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.markup import escape
from textual.screen import Screen
from textual.widgets import Static

from kartentisch.terminal.choices import Choices
from kartentisch.terminal.dialogs import FileName, Question
from kartentisch.terminal.frames import Asking, Log
from kartentisch.terminal.keeping import Unfinished
from kartentisch.terminal.keys import Keys
from kartentisch.terminal.look import composed, fits, folded, tinted
from kartentisch.terminal.panels import (
    Panel,
    end_panel,
    group_panel,
    keys_of,
    moves_panel,
    resting_panel,
    waiting_panel,
)
from kartentisch.terminal.saving import proposal, save
from kartentisch.terminal.session import PERSON, GameChoice, Session
from kartentisch.terminal.spots import marked

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual.app import ComposeResult

    from kartentisch.game import Event, Move, Spot
    from kartentisch.terminal.app import Kartentisch

POSITION_EDGE = 3
"""Columns beside the position that stay free, one of them for a scroll bar."""
LOG_LINES = 2
"""So many lines stay for the log and its title, however long the position is."""


class TableScreen(Screen[None]):
    """One game. The bots play in a background task, so the screen always reacts to the person."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "hurry", show=False),
        Binding("escape,backspace", "back", show=False),
        Binding("s", "save", show=False),
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
        Binding("shift+left", "scroll_across(-1)", show=False),
        Binding("shift+right", "scroll_across(1)", show=False),
        Binding("shift+up", "scroll_log(-1)", show=False),
        Binding("shift+down", "scroll_log(1)", show=False),
    ]

    def __init__(self, session: Session, settings: GameChoice, pace: float) -> None:
        super().__init__()
        self.session = session
        self._settings = settings
        self._pace = pace
        self._hurried = asyncio.Event()
        self._build: Callable[[], Panel] = self._waiting
        self._panel = Panel("")
        self._chosen = ""
        self._picture = 0
        self._told = Content("")
        self._pending = self._stale = False

    @property
    def _app(self) -> Kartentisch:
        return cast("Kartentisch", self.app)

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
        self._go_on()

    def on_resize(self) -> None:
        """Another height may leave more or less room."""
        self.call_after_refresh(self.speak)

    # Playing

    def _go_on(self) -> None:
        # Before anything else, so that nothing can be chosen twice.
        self._build, self._panel = self._waiting, Panel("", calm=True)
        self.run_worker(self._play_on(), exclusive=True)

    async def _play_on(self) -> None:
        """Deals and lets the bots play until the person is needed."""
        session = self.session
        while not session.over:
            if session.turn == PERSON:
                self._hurried.clear()
                self._app.keeper.keep(Unfinished(self._settings, session.kept))
                self._ask(self._choosing)
                return
            if self._pace > 0:
                self._ask(self._waiting)
            move = None if session.round_over else await asyncio.to_thread(session.think)
            happened = session.play(move) if move else session.deal()
            if self._rests(happened):
                return
            if session.turn != PERSON and any(map(self._sentence, happened)):
                await self._breathe()
        self._app.keeper.forget(session.game.name)
        self._ask(self._ended)

    async def _breathe(self) -> None:
        """Waits a moment, so that the person can follow, unless they skip it."""
        self.speak()
        if self._pace > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self._pace)

    def _rests(self, happened: Sequence[Event]) -> bool:
        """Stops after a round, and where a move made more than one thing happen for all to see, such as a trick won.

        Not where the person is on turn anyway.
        """
        session = self.session
        if session.over or session.turn == PERSON:
            return False
        told = [event for event in happened if event.audience is None and self._sentence(event)]
        if session.round_over or (len(told) > 1 and not self._hurried.is_set()):
            self._ask(self._resting)
            return True
        return False

    def _play(self, move: Move) -> None:
        happened = self.session.play(move)
        if not self._rests(happened):
            self._go_on()

    # What is asked for

    def _ask(self, build: Callable[[], Panel]) -> None:
        self._build = build
        self.speak(anew=True)

    def _waiting(self) -> Panel:
        return waiting_panel(self.session, self._app.say)

    def _resting(self) -> Panel:
        return resting_panel(self.session, self._app.say, self._go_on)

    def _ended(self) -> Panel:
        app = self._app
        acts = (lambda: app.play(self._settings), self.action_save, app.choose_game, lambda: app.exit(0))
        return end_panel(self.session, app.say, *acts)

    def _choosing(self) -> Panel:
        return moves_panel(self.session, self._app.say, self._play, self._open_group, self._take_back)

    def _open_group(self, first: Move) -> None:
        self._ask(lambda: group_panel(self.session, self._app.say, first, self._play, self._close_group))

    def _close_group(self) -> None:
        self._ask(self._choosing)

    def _take_back(self) -> None:
        self.session.take_back()
        self._ask(self._choosing)

    # Drawing

    def speak(self, anew: bool = False) -> None:
        """Draws everything as it is now, in the present language; `anew`: with other choices than before."""
        if not self.is_mounted:
            return
        say, session = self._app.say, self.session
        self.query_one("#bar", Static).update(f"{say('terminal-title')} · {say(f'{session.game.name}-title')}")
        told = "\n".join(filter(None, map(self._sentence, session.log)))
        for log in self.query(Log):
            log.border_title = say("terminal-log") if session.round_over else say("terminal-log-since")
            log.query_one(Static).update(tinted(told, say))
        self._draw_panel(anew)

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
        cursor = choices.cursor
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
        say, session, room = self._app.say, self.session, self._room()
        width = max(1, self.query_one("#left").size.width - POSITION_EDGE)
        text = session.game.words.position(session.view, session.names, say)
        told = composed(text, width, room)
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

    def action_hurry(self) -> None:
        """No more pauses until the person is needed; where the table rests, goes on."""
        if self._panel.calm:
            self._hurried.set()
        elif self._build == self._resting:
            self._go_on()

    def action_scroll_table(self, by: int) -> None:
        """Scrolls the position."""
        frame = self.query_one("#position-frame")
        frame.scroll_relative(y=by * max(1, frame.size.height - 1), animate=False)

    def action_scroll_across(self, by: int) -> None:
        """Scrolls a position that is too wide."""
        self.query_one("#position-frame").scroll_relative(x=by * 5, animate=False)

    def action_scroll_log(self, by: int) -> None:
        """Scrolls the log."""
        for log in self.query(Log):
            log.scroll_relative(y=by, animate=False)

    def leave(self) -> None:
        """Asks before a game is given up."""
        if self.session.over:
            self.app.exit(0)
            return
        say = self._app.say
        answers = [say("terminal-stay"), say("terminal-other"), say("terminal-quit")]
        question = say("terminal-leave-kept" if self._app.keeper.find(self.session.game.name) else "terminal-leave")
        self.app.push_screen(Question(question, answers), self._left)

    def _left(self, answer: int | None) -> None:
        if answer == 1:
            self._app.choose_game()
        elif answer == 2:
            self.app.exit(0)

    def action_save(self) -> None:
        """Asks for a file's name and writes the record of the finished game into it."""
        if self.session.over:
            say = self._app.say
            question, hint = say("terminal-save-as"), say("terminal-save-hint")
            self.app.push_screen(FileName(question, hint, proposal(self.session.game.name)), self._save)

    def _save(self, name: str | None) -> None:
        if name:
            saved, told = save(name, self.session.record, self._app.say)
            self.notify(told, severity="information" if saved else "error", markup=False)
