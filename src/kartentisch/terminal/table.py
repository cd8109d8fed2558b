"""A table of one's own: a person against bots."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from kartentisch.terminal.board import Board
from kartentisch.terminal.dialogs import Question, TextLine
from kartentisch.terminal.keeping import Unfinished
from kartentisch.terminal.panels import Panel, end_panel, resting_panel, waiting_panel
from kartentisch.terminal.saving import proposal, save
from kartentisch.terminal.session import PERSON, GameChoice, Session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Event, Move


class TableScreen(Board):
    """One game. The bots play in a background task, so the screen always reacts to the person."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "hurry", show=False)]

    def __init__(self, session: Session, settings: GameChoice, pace: float) -> None:
        super().__init__(self._waiting)
        self._session = session
        self._settings = settings
        self._pace = pace
        self._hurried = asyncio.Event()

    @property
    def session(self) -> Session:
        """The game."""
        return self._session

    def begin(self) -> None:
        """Plays until the person is needed."""
        self._go_on()

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

    def _waiting(self) -> Panel:
        return waiting_panel(self.session, self._app.say)

    def _resting(self) -> Panel:
        return resting_panel(self.session, self._app.say, self._go_on)

    def _ended(self) -> Panel:
        app = self._app
        acts = (lambda: app.play(self._settings), self.action_save, self._look, app.choose_game, lambda: app.exit(0))
        return end_panel(self.session, app.say, *acts)

    def _look(self) -> None:
        self._app.look_again(self.session.record, self.session.names, PERSON)

    def _take_back(self) -> None:
        self.session.take_back()
        self._ask(self._choosing)

    def action_hurry(self) -> None:
        """No more pauses until the person is needed; where the table rests, goes on."""
        if self._panel.calm:
            self._hurried.set()
        elif self._build == self._resting:
            self._go_on()

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
            self.app.push_screen(TextLine(question, hint, proposal(self.session.game.name)), self._save)

    def _save(self, name: str | None) -> None:
        if name:
            saved, told = save(name, self.session.record, self._app.say)
            self.notify(told, severity="information" if saved else "error", markup=False)
