"""Sits at the terminal for the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from kartentisch.games.siegel.view import View
from kartentisch.terminal.app import Kartentisch
from kartentisch.terminal.board import Board
from kartentisch.terminal.choices import KEYS, Choices
from kartentisch.terminal.session import PERSON, GameChoice, Session
from kartentisch.terminal.table import TableScreen

SMALL = (80, 24)
WIDE = (120, 40)
SEED = "7"
HOPS = 8


def settings(game: str = "siegel", players: int = 4, **options: object) -> GameChoice:
    return GameChoice(game, players, options={"rounds": 1} | options, seed=SEED)


def play(
    script: Callable[[Pilot[int]], Awaitable[None]],
    chosen: GameChoice | None = None,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    pace: float = 0,
    wait: bool = True,
    folder: Path | None = None,
) -> Kartentisch:
    """Runs a script against the real program, without a terminal; `wait`: from where something is asked for."""
    app = Kartentisch(language, chosen, seed=SEED, pace=pace, folder=folder)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            if wait:
                await settled(pilot)
            await script(pilot)

    asyncio.run(run())
    return app


async def settled(pilot: Pilot[int]) -> None:
    """Waits until the bots have played, something is asked for, and all of it is drawn.

    The pilot's own waits watch the clock, which makes them slow, and slower on a busy machine. A pause here lets every
    widget handle the messages it has, and no key needs more than `HOPS` of them to get where it does something.
    """
    calm = 0
    while calm < HOPS and pilot.app.is_running:
        await pilot.pause(0)
        screen = pilot.app.screen
        calm = 0 if isinstance(screen, Board) and (screen.panel.calm or screen._pending) else calm + 1


async def press(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else None))
        await settled(pilot)


async def reach(pilot: Pilot[int], screen: type[Screen[Any]]) -> None:
    """Waits until that screen is the one in front, whatever it has to read first."""
    async with asyncio.timeout(10):
        while not isinstance(pilot.app.screen, screen):
            await pilot.pause(0)
    await settled(pilot)


def table(pilot: Pilot[int]) -> TableScreen:
    assert isinstance(pilot.app.screen, TableScreen)
    return pilot.app.screen


def state(pilot: Pilot[int]) -> Any:
    """The true state, which only a test may look at."""
    return table(pilot).session._match.state


def labels(pilot: Pilot[int]) -> list[str]:
    return [label.plain for label in pilot.app.screen.query_one(Choices).labels]


def shown(pilot: Pilot[int]) -> str:
    """Every text on the screen, that which must be scrolled to included."""
    screen = pilot.app.screen
    statics = [str(static.visual) for static in screen.query(Static)]
    titles = [str(widget.border_title or "") for widget in screen.query("*")]
    offered = [label.plain for choices in screen.query(Choices) for label in choices.labels]
    return "\n".join([*statics, *titles, *offered])


def drawn(pilot: Pilot[int]) -> list[str]:
    """The lines of the screen as they are."""
    return [strip.text for strip in pilot.app.screen._compositor.render_strips()]


async def play_to_the_end(pilot: Pilot[int], look: Callable[[], None] = lambda: None) -> None:
    """Takes what is under the cursor, completes what was begun, and looks before every choice."""
    while not table(pilot).session.over:
        look()
        if table(pilot).session.in_steps:
            # The last is to take back a step, the one before to be done with it.
            await press(pilot, KEYS[len(labels(pilot)) - 2])
        else:
            await press(pilot, "enter")
    look()


async def hasten(pilot: Pilot[int], until: Callable[[Session], bool]) -> None:
    """Plays on without the screen, which takes its time, and comes back to it where the person is asked."""
    session = table(pilot).session
    while not (session.turn == PERSON and until(session)):
        if session.turn is None:
            session.deal()
        else:
            session.play(session.moves[-1] if session.turn == PERSON else session.think())
    table(pilot)._go_on()
    await settled(pilot)


def last_card(session: Session) -> bool:
    """Whether the person holds a single card of Die sieben Siegel."""
    return session.view.turn == PERSON and len(cast("View", session.view).hand) == 1
