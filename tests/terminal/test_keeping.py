"""A game that is not finished is kept and goes on."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from kartentisch.terminal.choices import KEYS
from kartentisch.terminal.dialogs import Question
from kartentisch.terminal.keeping import Keeper
from kartentisch.terminal.session import GameChoice
from kartentisch.terminal.start import Start
from kartentisch.texts import speaker
from tests.terminal.playing import drawn, hasten, labels, play, press, settings, settled, shown, state, table

SAY = speaker("en")


def left(folder: Path, chosen: GameChoice) -> tuple[Any, str]:
    """A game in its middle: its state, and what was on the screen."""
    found = []

    async def script(pilot: Pilot[int]) -> None:
        await hasten(pilot, lambda session: len(session.kept.rounds[-1].moves) > 20)
        found.append((state(pilot), "\n".join(drawn(pilot))))
        await press(pilot, "q")
        assert SAY("terminal-leave-kept") in shown(pilot)
        await press(pilot, KEYS[2])

    assert play(script, chosen, folder=folder).return_value == 0
    return found[0]


@pytest.mark.parametrize(("game", "players"), [("siegel", 4), ("saboteur", 5)])
def test_an_unfinished_game_goes_on_from_the_start_menu(tmp_path: Path, game: str, players: int) -> None:
    before, screen = left(tmp_path, settings(game, players))
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600

    async def script(pilot: Pilot[int]) -> None:
        text = "\n".join(drawn(pilot))
        assert SAY(f"{game}-title") in text
        assert SAY("terminal-go-on") in text
        await press(pilot, "enter")
        assert state(pilot) == before
        assert "\n".join(drawn(pilot)) == screen

    play(script, folder=tmp_path)


def test_the_start_menu_offers_what_is_unfinished_first(tmp_path: Path) -> None:
    before, _ = left(tmp_path, settings())

    async def go_on(pilot: Pilot[int]) -> None:
        assert isinstance(pilot.app.screen, Start)
        assert SAY("terminal-go-on") in "\n".join(drawn(pilot))
        await press(pilot, "enter")
        assert state(pilot) == before

    play(go_on, folder=tmp_path)


def test_of_two_unfinished_games_the_start_menu_offers_the_one_left_last(tmp_path: Path) -> None:
    left(tmp_path, settings("saboteur", 5))
    left(tmp_path, settings("siegel", 4))

    async def look(pilot: Pilot[int]) -> None:
        assert SAY("siegel-title") in "\n".join(drawn(pilot))
        pilot.app.screen.query_one("#game").focus()
        await press(pilot, "right")
        assert SAY("saboteur-title") in "\n".join(drawn(pilot))
        assert SAY("terminal-go-on") in "\n".join(drawn(pilot))

    play(look, folder=tmp_path)


def test_who_names_a_game_is_asked_whether_to_go_on(tmp_path: Path) -> None:
    before, _ = left(tmp_path, settings())

    async def go_on(pilot: Pilot[int]) -> None:
        assert isinstance(pilot.app.screen, Question)
        assert labels(pilot) == [SAY("terminal-go-on"), SAY("terminal-new-game")]
        await press(pilot, KEYS[0])
        assert state(pilot) == before

    async def anew(pilot: Pilot[int]) -> None:
        await press(pilot, KEYS[1])
        assert not table(pilot).session.kept.rounds[0].moves or state(pilot) != before

    play(go_on, settings(), folder=tmp_path)
    play(anew, settings(), folder=tmp_path)


def test_a_finished_game_is_not_kept(tmp_path: Path) -> None:
    left(tmp_path, settings())

    async def to_the_end(pilot: Pilot[int]) -> None:
        await press(pilot, KEYS[0])
        session = table(pilot).session
        while not session.over:
            if session.turn is None:
                session.deal()
            else:
                session.play(session.moves[-1] if session.turn == 0 else session.think())
        table(pilot)._go_on()
        await settled(pilot)
        assert labels(pilot)[0] == SAY("terminal-again")

    play(to_the_end, settings(), folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "{}", '{"bots":[],"name":"","record":"{}"}', "no JSON", "[1]"])
def test_a_damaged_file_is_no_game(tmp_path: Path, text: str) -> None:
    (tmp_path / "unfinished-siegel.json").write_text(text, "utf-8")
    assert Keeper(tmp_path).find("siegel") is None


def test_without_room_on_the_disk_playing_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")

    async def script(pilot: Pilot[int]) -> None:
        assert table(pilot).session.turn == 0

    play(script, settings(), folder=tmp_path / "file" / "below")
