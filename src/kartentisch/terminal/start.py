"""The first screen: which game, how many players, in which language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.screen import Screen
from textual.widgets import Button, Input, Static

from kartentisch import bots, games, texts
from kartentisch.terminal.keys import Key, Keys
from kartentisch.terminal.session import LONGEST_NAME, GameChoice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult

    from kartentisch.game import Say
    from kartentisch.terminal.app import Kartentisch


class Dial(Static, can_focus=True):
    """A row with a value that left and right change."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus,space", "turn(1)", show=False),
    ]

    at: reactive[int] = reactive(0, init=False)

    class Turned(Message):
        """Another value was chosen."""

        def __init__(self, dial: Dial) -> None:
            super().__init__()
            self.dial = dial

        @property
        def control(self) -> Dial:
            """The dial."""
            return self.dial

    def __init__(self, count: int, at: int = 0, *, id: str) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(markup=False, id=id)
        self._count = count
        self._caption = ""
        self._values: Sequence[str] = ()
        self.set_reactive(Dial.at, at)

    def tell(self, caption: str, width: int, values: Sequence[str]) -> None:
        """Names the row and its values; where there are fewer than before, the last is taken."""
        self._caption = f"{caption:<{width}}"
        self._values = values
        self._count = len(values)
        self.at = min(self.at, self._count - 1)
        self._draw()

    def watch_at(self) -> None:
        """Shows the value."""
        self._draw()
        self.post_message(self.Turned(self))

    def _draw(self) -> None:
        if self._values:
            # After a change of the game there may be fewer values until `tell` is called.
            value = self._values[min(self.at, len(self._values) - 1)]
            self.update(Content.assemble((self._caption, "$quiet"), "  ‹ ", (value, "bold"), " ›"))

    def action_turn(self, by: int) -> None:
        """To the next value or the one before."""
        self.at = (self.at + by) % self._count

    def on_click(self, event: events.Click) -> None:
        """Left of the value to the one before, else to the next."""
        self.action_turn(-1 if event.x <= len(self._caption) + 4 else 1)


class Start(Screen[None]):
    """Asks what is to be played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "play", show=False),
    ]

    def __init__(self, kinds: Sequence[str], name: str, seed: str | None) -> None:
        super().__init__()
        self._bots = kinds
        self._own = name
        self._seed = seed
        self._games = tuple(games.GAMES)

    @property
    def _app(self) -> Kartentisch:
        return cast("Kartentisch", self.app)

    def compose(self) -> ComposeResult:
        """The form."""
        with VerticalScroll(id="start", can_focus=False), Vertical(id="form"):
            yield Static(id="welcome", markup=False)
            left = self._app.keeper.latest(self._games)
            yield Dial(len(self._games), 0 if left is None else self._games.index(left), id="game")
            yield Static(id="about", markup=False)
            yield Dial(1, id="players")
            yield Dial(1, id="level")
            yield Dial(len(texts.LANGUAGES), texts.LANGUAGES.index(self._app.language), id="language")
            yield Static(id="own-caption", markup=False)
            yield Input(self._own, max_length=LONGEST_NAME, id="own", compact=True)
            yield Button(id="play", compact=True)
            yield Button(id="go-on", compact=True)
            yield Button(id="puzzle", compact=True)
        yield Keys()

    def on_mount(self) -> None:
        """Shows what is usual, and first the game that was left last."""
        self.speak()
        game = games.load(self._chosen)
        self.query_one("#players", Dial).at = game.players.index(games.usual_players(game))
        if self._bots[0] in self._levels:
            self.query_one("#level", Dial).at = self._levels.index(self._bots[0])
        go_on = self.query_one("#go-on")
        (go_on if go_on.display else self.query_one("#game")).focus()

    def speak(self) -> None:
        """Tells everything in the language chosen."""
        say = self._app.say
        captions = [say(f"terminal-{key}") for key in ("game", "players", "level", "language", "name")]
        width = max(map(len, captions))
        name = self._chosen
        self.query_one("#welcome", Static).update(say("terminal-welcome"))
        self.query_one("#game", Dial).tell(captions[0], width, [say(f"{game}-title") for game in self._games])
        self.query_one("#about", Static).update(say(f"{name}-about"))
        players = games.load(name).players
        self.query_one("#players", Dial).tell(captions[1], width, [_opponents(number, say) for number in players])
        levels = [say("page-level", level=level) for level in self._levels]
        self.query_one("#level", Dial).tell(captions[2], width, levels)
        self.query_one("#language", Dial).tell(
            captions[3], width, [texts.speaker(language)("terminal-this-language") for language in texts.LANGUAGES]
        )
        self.query_one("#own-caption", Static).update(captions[4])
        self.query_one("#own", Input).placeholder = say("terminal-guest")
        self.query_one("#play", Button).label = say("terminal-play")
        self.query_one("#puzzle", Button).label = say("puzzle-daily")
        go_on = self.query_one("#go-on", Button)
        go_on.label = say("terminal-go-on")
        go_on.display = self._app.keeper.find(name) is not None
        self.query_one(Keys).tell(
            (
                Key("↑↓←→", say("terminal-key-choose"), "app.focus_next"),
                Key("Enter", say("terminal-key-play"), "screen.play"),
                Key("t", say("terminal-key-theme"), "app.theme"),
                Key("q", say("terminal-key-quit"), "app.leave"),
            )
        )

    @property
    def _chosen(self) -> str:
        return self._games[self.query_one("#game", Dial).at]

    @property
    def _levels(self) -> tuple[str, ...]:
        return bots.names(games.load(self._chosen))

    def on_dial_turned(self, message: Dial.Turned) -> None:
        """Another game has other numbers of players; another language other words."""
        if message.dial.id == "language":
            self._app.speak(texts.LANGUAGES[message.dial.at])
        elif message.dial.id == "game":
            self.speak()

    def on_button_pressed(self, message: Button.Pressed) -> None:
        """Plays a new game, goes on with the unfinished one, or asks the puzzle of the day."""
        if message.button.id == "puzzle":
            self._app.puzzle()
        elif message.button.id != "go-on" or not self._app.go_on(self._chosen):
            self.action_play()

    def on_input_submitted(self) -> None:
        """Plays."""
        self.action_play()

    def action_play(self) -> None:
        """Starts the game."""
        name = self._chosen
        players = games.load(name).players[self.query_one("#players", Dial).at]
        own = self.query_one("#own", Input).value
        level = self._levels[self.query_one("#level", Dial).at]
        self._app.play(GameChoice(name, players, (level,), own, seed=self._seed))

    def next_language(self) -> None:
        """Selects the next language by turning its dial."""
        self.query_one("#language", Dial).action_turn(1)

    def leave(self) -> None:
        """Quits without asking: nothing is lost here."""
        self.app.exit(0)


def _opponents(players: int, say: Say) -> str:
    return say("terminal-players-with-bots", players=players, bots=players - 1)
