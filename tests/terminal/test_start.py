"""The first screen."""

from __future__ import annotations

import asyncio

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from kartentisch.bots.uniform import Uniform
from kartentisch.terminal.choices import KEYS
from kartentisch.terminal.puzzling import Puzzling
from kartentisch.terminal.start import Dial, Start
from kartentisch.terminal.table import TableScreen
from kartentisch.texts import LANGUAGES, speaker
from tests.terminal.playing import SMALL, WIDE, drawn, labels, play, press, reach, shown, table


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_enter_starts_the_first_game_for_four(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[int]) -> None:
        text = "\n".join(drawn(pilot))
        assert all(word in text for word in ("Die sieben Siegel", "4: you and 3 bots", "English", "Play"))
        await press(pilot, "enter")
        assert table(pilot).session.game.name == "siegel"
        assert table(pilot).session.names == ("Guest", "Alice", "Henry", "Emma")

    play(script, size=size)


def test_players_and_name_are_chosen_by_keys() -> None:
    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "down", "right")
        assert "5: you and 4 bots" in shown(pilot)
        await press(pilot, "right")
        assert "3: you and 2 bots" in shown(pilot)
        await press(pilot, "down", "down", "down", "A", "l", "i", "c", "e", "enter")
        assert table(pilot).session.names == ("Alice", "Henry", "Emma")

    play(script)


def test_the_level_of_the_bots_is_chosen_by_keys() -> None:
    async def script(pilot: Pilot[int]) -> None:
        assert "apprentice" in "\n".join(drawn(pilot))
        await press(pilot, "down", "down", "left")
        assert "random" in "\n".join(drawn(pilot))
        await press(pilot, "enter")
        assert {type(bot) for bot in table(pilot).session._bots.values()} == {Uniform}

    play(script)


def test_the_language_is_switched_by_its_row_and_by_its_key() -> None:
    async def script(pilot: Pilot[int]) -> None:
        for _ in LANGUAGES:
            await press(pilot, "l")
            say = speaker(pilot.app.language)  # type: ignore[attr-defined]
            text = "\n".join(drawn(pilot))
            assert all(say(f"terminal-{key}") in text for key in ("game", "players", "language", "name", "play"))
        first, second = map(speaker, LANGUAGES[:2])
        while pilot.app.language != LANGUAGES[0]:  # type: ignore[attr-defined]
            await press(pilot, "l")
        assert first("terminal-welcome") in shown(pilot)
        assert first("terminal-this-language") in shown(pilot)
        await press(pilot, "down", "down", "down", "right")
        assert second("terminal-welcome") in shown(pilot)
        await press(pilot, "enter")
        assert second("terminal-your-turn") in shown(pilot)

    play(script)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_puzzle_of_the_day_leads_back(size: tuple[int, int]) -> None:
    say = speaker("en")

    async def script(pilot: Pilot[int]) -> None:
        assert say("puzzle-daily") in "\n".join(drawn(pilot))
        await pilot.click("#puzzle")
        await reach(pilot, Puzzling)
        await press(pilot, KEYS[0])
        assert labels(pilot) == [say("puzzle-another"), say("terminal-back")]
        await press(pilot, KEYS[1])
        await reach(pilot, Start)
        async with asyncio.timeout(10):  # for a moment Textual takes no second press of a button
            while pilot.app.screen.query_one("#puzzle").has_class("-active"):
                await pilot.pause(0.02)
        await press(pilot, "enter")  # the button still has the focus
        await reach(pilot, Puzzling)
        await press(pilot, "escape")
        await reach(pilot, Start)

    play(script, size=size)


def test_the_mouse_turns_rows_and_starts() -> None:
    async def script(pilot: Pilot[int]) -> None:
        players = pilot.app.screen.query_one("#players", Dial)
        await pilot.click("#players", offset=(30, 0))
        assert players.at == 2
        await pilot.click("#players", offset=(1, 0))
        await pilot.click("#players", offset=(1, 0))
        assert players.at == 0
        await pilot.click("#play")
        await press(pilot)
        assert len(table(pilot).session.names) == 3

    play(script)


def test_q_quits_but_is_a_letter_of_a_name() -> None:
    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "down", "down", "down", "down", "q")
        assert isinstance(pilot.app.screen, Start)
        assert pilot.app.screen.query_one(Input).value == "q"
        await press(pilot, "up", "q")

    assert play(script).return_value == 0


def test_another_game_is_described() -> None:
    async def script(pilot: Pilot[int]) -> None:
        assert speaker("en")("siegel-about") in shown(pilot)
        await press(pilot, "right")
        assert speaker("en")("saboteur-about") in shown(pilot)
        await press(pilot, "down", "left", "left")
        assert "10: you and 9 bots" in shown(pilot)
        # Fewer can play this one, so the greatest number of them is taken.
        await press(pilot, "up", "left", "enter")
        assert len(table(pilot).session.names) == 5
        assert isinstance(pilot.app.screen, TableScreen)

    play(script)
