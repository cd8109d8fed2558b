"""Questions that lie over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from kartentisch.terminal.choices import Choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult


class Question(ModalScreen[int]):
    """Asks for one of some answers. Escape gives the first, which should change nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(0)", show=False)]

    def __init__(self, question: str, answers: Sequence[str]) -> None:
        super().__init__()
        self._question = question
        self._answers = answers

    def compose(self) -> ComposeResult:
        """The question and its answers."""
        with Vertical(classes="dialog"):
            yield Static(self._question, classes="question", markup=False)
            with VerticalScroll(can_focus=False):
                yield Choices()

    def on_mount(self) -> None:
        """Asks."""
        choices = self.query_one(Choices)
        choices.offer([Content(answer) for answer in self._answers])
        choices.focus()

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """Answers."""
        message.stop()
        self.dismiss(message.index)


class TextLine(ModalScreen[str]):
    """A line of text, such as a name; empty if none is wanted."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str, hint: str, text: str = "", secret: bool = False) -> None:
        """`secret`: nobody is to read it on the screen."""
        super().__init__()
        self._question = question
        self._hint = hint
        self._text = text
        self._secret = secret

    def compose(self) -> ComposeResult:
        """The question, a field with a proposal, and what the keys do."""
        with Vertical(classes="dialog"):
            yield Static(self._question, classes="question", markup=False)
            yield Input(self._text, select_on_focus=False, compact=True, password=self._secret)
            yield Static(self._hint, classes="hint", markup=False)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Answers."""
        message.stop()
        self.dismiss(message.value.strip())
