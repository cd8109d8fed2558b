"""A finished game step by step in the terminal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from kartentisch import replay
from kartentisch.cli.show import shown_names
from kartentisch.games import GAMES
from kartentisch.games.siegel.cards import cards_in
from kartentisch.games.siegel.text import _card
from kartentisch.terminal.app import Kartentisch
from kartentisch.terminal.stepping import Stepping
from kartentisch.texts import speaker
from tests import sample_games
from tests.terminal.playing import drawn, press, shown

SAY = speaker("en")


def step(game: str, script: Callable[[Pilot[int], Stepping], Awaitable[None]], seat: int | None = None) -> Kartentisch:
    positions = list(replay.follow(sample_games.legal(game)[0]))
    screen = Stepping(positions, shown_names(positions[0].match.record.players, SAY), seat)
    app = Kartentisch("en", first=screen)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot)
            await script(pilot, screen)

    asyncio.run(run())
    return app


@pytest.mark.parametrize("game", GAMES)
def test_from_the_first_deal_to_the_end_and_back(game: str) -> None:
    async def script(pilot: Pilot[int], screen: Stepping) -> None:
        last = len(screen._positions) - 1
        assert "Before the first deal" in shown(pilot)
        await press(pilot, "right", "right")
        assert (screen.at, "Round 1, move 1 · 2 of" in drawn(pilot)[0]) == (2, True)
        await press(pilot, "end")
        assert screen.at == last
        await press(pilot, "right")
        assert screen.at == last
        await press(pilot, "up")
        assert screen._positions[screen.at].move == 0
        await press(pilot, "home", "left")
        assert screen.at == 0

    step(game, script)


def test_through_the_eyes_of_a_seat_nothing_of_others_is_shown() -> None:
    async def script(pilot: Pilot[int], screen: Stepping) -> None:
        names = screen._names
        await press(pilot, "right", "right")
        for seat in range(len(names)):
            assert names[seat] in drawn(pilot)[0]
            hands = screen._positions[screen.at].match.state.hands
            shown_cards = set(re.findall(r"\w+ \d+", shown(pilot)))
            assert not shown_cards & {
                _card(card, SAY) for other, hand in enumerate(hands) if other != seat for card in cards_in(hand)
            }
            await press(pilot, "e")
        assert SAY("terminal-eyes-all") in drawn(pilot)[0]
        await press(pilot, "l")
        assert speaker("de")("terminal-eyes-all") in shown(pilot) or speaker("nl")("terminal-eyes-all") in shown(pilot)

    step("siegel", script, 0)


def test_q_quits() -> None:
    async def script(pilot: Pilot[int], _: Stepping) -> None:
        await press(pilot, "q")

    assert step("siegel", script).return_value == 0
