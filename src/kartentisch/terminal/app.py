"""The program of ``kartentisch play``; games again and puzzles are screens of it, too."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from kartentisch import bots as players_of
from kartentisch import games, replay, texts
from kartentisch.puzzles import asked
from kartentisch.server.settings import data_folder
from kartentisch.terminal.dialogs import Question
from kartentisch.terminal.keeping import Keeper
from kartentisch.terminal.known import Known
from kartentisch.terminal.look import DAYLIGHT, LAMPLIGHT, theme_of
from kartentisch.terminal.puzzling import Puzzling
from kartentisch.terminal.session import GameChoice, Session, seat_names
from kartentisch.terminal.start import Start
from kartentisch.terminal.stepping import Stepping
from kartentisch.terminal.table import TableScreen
from kartentisch.terminal.visiting import VisitScreen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kartentisch.client.link import Link
    from kartentisch.game import Say, Seat
    from kartentisch.match import Position
    from kartentisch.puzzles import Puzzle

PACE = 0.5
OurScreen = Start | TableScreen | VisitScreen | Stepping | Puzzling
"""The screens that fill the terminal."""


class Kartentisch(App[int]):
    """The start screen or, where the game is settled, the table at once."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - Textual declares no class variable
    VERTICAL_BREAKPOINTS = [(0, "-low"), (28, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("q", "leave", show=False),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
    ]

    def __init__(
        self,
        language: str,
        settings: GameChoice | None = None,
        bots: Sequence[str] = (players_of.SIMPLE,),
        name: str = "",
        seed: str | None = None,
        pace: float = PACE,
        folder: Path | None = None,
        first: VisitScreen | Stepping | Puzzling | None = None,
    ) -> None:
        """`folder`: where unfinished games are kept; None: nowhere. `first`: what is shown instead of a game."""
        super().__init__()
        self.language = language
        self.pace = pace
        self.keeper = Keeper(folder)
        self._settings = settings
        self._first = first
        self._start = bots, name, seed
        self._played = 0
        for theme in (LAMPLIGHT, DAYLIGHT):
            self.register_theme(theme)
        self.theme = theme_of(os.environ)

    @property
    def say(self) -> Say:
        """Sentences in the present language."""
        return texts.speaker(self.language)

    def on_mount(self) -> None:
        """Opens the first screen."""
        self.title = self.say("terminal-title")
        settings = self._settings
        if self._first is not None:
            self._open(self._first)
        elif not settings:
            self.choose_game()
        elif self.keeper.find(settings.game):
            answers = [self.say("terminal-go-on"), self.say("terminal-new-game")]
            self.push_screen(Question(self.say("terminal-unfinished"), answers), self._begin)
        else:
            self.play(settings)

    def _begin(self, answer: int | None) -> None:
        """A game was asked for by name: the unfinished one, or a new one."""
        assert self._settings is not None
        if answer == 1 or not self.go_on(self._settings.game):
            self.play(self._settings)

    def go_on(self, game: str) -> bool:
        """Sits down at the unfinished game of that kind; False: there is none."""
        found = self.keeper.find(game)
        if found is not None:
            session = Session(found.settings, found.record.players, self._played, found.record)
            self._open(TableScreen(session, found.settings, self.pace))
            self._played += 1
        return found is not None

    def play(self, settings: GameChoice) -> None:
        """Sits down at a new table. The next game with the same seed is another one."""
        names = seat_names(settings.name, settings.players, self.say)
        self._open(TableScreen(Session(settings, names, self._played), settings, self.pace))
        self._played += 1

    def look_again(self, record: str, names: Sequence[str], seat: Seat | None) -> None:
        """Shows a finished game again, from the beginning."""
        self.push_screen(Stepping(list(replay.follow(record)), names, seat))

    def puzzle(self) -> None:
        """Asks the puzzle of the day, and then those of the days before."""
        self.push_screen(Puzzling(asked(None, datetime.now(UTC).date())))

    def choose_game(self) -> None:
        """Asks what is to be played."""
        self._open(Start(*self._start))

    def _open(self, screen: OurScreen) -> None:
        if isinstance(self.screen, OurScreen):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def speak(self, language: str) -> None:
        """Changes the language of everything on the screen."""
        self.language = language
        for screen in self.screen_stack:
            if isinstance(screen, OurScreen):
                screen.speak()

    def action_language(self) -> None:
        """To the next language."""
        at = texts.LANGUAGES.index(self.language)
        screen = self.screen
        if isinstance(screen, Start):
            screen.next_language()
        elif isinstance(screen, OurScreen):
            self.speak(texts.LANGUAGES[(at + 1) % len(texts.LANGUAGES)])

    def action_theme(self) -> None:
        """From light to dark and back."""
        self.theme = DAYLIGHT.name if self.theme == LAMPLIGHT.name else LAMPLIGHT.name

    def action_leave(self) -> None:
        """Quits; a table asks first."""
        screen = self.screen
        if isinstance(screen, OurScreen):
            screen.leave()

    def action_help_quit(self) -> None:
        """Ctrl+C, too."""
        self.action_leave()


def main(
    game: str | None = None,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    language: str = texts.FALLBACK,
    seed: str | None = None,
    options: Mapping[str, object] | None = None,
    name: str = "",
    pace: float = PACE,
) -> int:
    """Plays until the person has had enough. `Illegal` where the game, a bot, an option or the players do not exist."""
    chosen = tuple(bots or (players_of.SIMPLE,))
    settings = None
    if game is not None:
        found = games.load(game)
        settings = GameChoice(game, players or games.usual_players(found), chosen, name, options or {}, seed)
        found.configure(settings.players, settings.options)
        for kind in chosen:
            players_of.player(found, kind)
    return Kartentisch(language, settings, chosen, name, seed, pace, data_folder()).run() or 0


def visit(link: Link, name: str, language: str) -> int:
    """Plays at a server's table."""
    return Kartentisch(language, first=VisitScreen(link, name, Known(data_folder()))).run() or 0


def step_through(positions: Sequence[Position], names: Sequence[str], seat: Seat | None, language: str) -> int:
    """Shows a game again, position by position."""
    return Kartentisch(language, first=Stepping(positions, names, seat)).run() or 0


def solve(puzzles: Iterator[Puzzle], language: str) -> int:
    """Asks one puzzle after the other."""
    return Kartentisch(language, first=Puzzling(puzzles)).run() or 0
