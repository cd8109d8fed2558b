"""Puzzles in the terminal: a position, some answers, and why one of them is the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from kartentisch.terminal import puzzle_words
from kartentisch.terminal.choices import Choices
from kartentisch.terminal.frames import Asking
from kartentisch.terminal.keys import Key, Keys
from kartentisch.terminal.look import composed, tinted
from kartentisch.terminal.picture import EDGE, Picture
from kartentisch.terminal.puzzle_words import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from textual.app import ComposeResult

    from kartentisch.puzzles import Puzzle


class Puzzling(Picture):
    """One puzzle after the other, for as long as there are any."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.leave", show=False)]

    def __init__(self, puzzles: Iterator[Puzzle]) -> None:
        super().__init__()
        self._puzzles = puzzles
        self.puzzle = next(puzzles)
        self.chosen: int | None = None

    def compose(self) -> ComposeResult:
        """The position, the question with its answers, keys."""
        yield Static(id="bar", markup=False)
        with Vertical(id="left"):
            with VerticalScroll(id="position-frame", can_focus=False):
                yield Static(id="position", markup=False)
            with Asking(id="panel"):
                yield Static(id="hint", markup=False)
                yield Choices()
        yield Keys()

    def on_mount(self) -> None:
        """Asks."""
        self.query_one(Choices).focus()
        self.speak()

    def speak(self) -> None:
        """Draws everything as it is now, in the present language."""
        if not self.is_mounted:
            return
        say, puzzle = self._app.say, self.puzzle
        names = [say("terminal-you") if i == puzzle.seat else name for i, name in enumerate(puzzle.record["players"])]
        told = puzzle_words.told(puzzle, names, say)
        self.query_one("#bar", Static).update(f"{say('terminal-title')} · {told.question}")
        width, height = max(1, self.size.width - EDGE), max(3, self.size.height - 11)
        above = "\n".join((*(f"{number}. {fact}" for number, fact in enumerate(told.facts, 1)), ""))
        text = composed(told.position, width, height).text
        self.query_one("#position", Static).update(tinted(f"{above}{text}" if told.facts else text, say))
        panel, hint, choices = self.query_one("#panel"), self.query_one("#hint", Static), self.query_one(Choices)
        panel.set_class(self.chosen is None, "-asking")
        if self.chosen is None:
            panel.border_title = told.question
            hint.update("")
            choices.offer([tinted(f"{LETTERS[i]}: {words}", say) for i, words in enumerate(told.answers)])
        else:
            panel.border_title = say("terminal-answer")
            values = (f"{LETTERS[i]}: {answer} · {told.values[i]}" for i, answer in enumerate(told.answers))
            why = (puzzle_words.verdict(puzzle, told.answers, self.chosen, say), *values, " ".join(told.reasons))
            hint.update(tinted("\n".join(why), say))
            leave = "terminal-back" if self.within else "terminal-quit"
            choices.offer([tinted(say(key), say) for key in ("puzzle-another", leave)])
        hint.display = self.chosen is not None
        self.query_one(Keys).tell(
            (
                Key("Enter", say("terminal-key-choose"), "screen.choose"),
                Key(say("terminal-page"), say("terminal-key-scroll"), "screen.scroll_table(1)"),
                Key("l", say("terminal-key-language"), "app.language"),
                Key("t", say("terminal-key-theme"), "app.theme"),
                Key("q", say("terminal-key-back" if self.within else "terminal-key-quit"), "app.leave"),
            )
        )

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """Answers the question, or goes on."""
        message.choices.answered = False
        if self.chosen is None:
            self.chosen = message.index
        elif message.index == 0:
            following = next(self._puzzles, None)
            if following is None:
                self.leave()
                return
            self.puzzle, self.chosen = following, None
        else:
            self.leave()
            return
        self.speak()

    def action_choose(self) -> None:
        """Chooses what is under the cursor."""
        self.query_one(Choices).action_choose()

    def leave(self) -> None:
        """Without asking: nothing is lost here."""
        self.back()
