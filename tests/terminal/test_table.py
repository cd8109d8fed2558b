"""Whole games at the table in the terminal."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from kartentisch import replay
from kartentisch.games.saboteur.text import _card as text_of_card
from kartentisch.games.siegel.cards import TEXT_OF, cards_in
from kartentisch.games.siegel.text import _card
from kartentisch.terminal.grouping import MANY
from kartentisch.terminal.look import DAYLIGHT, LAMPLIGHT
from kartentisch.terminal.session import PERSON, Session
from kartentisch.terminal.start import Start
from kartentisch.terminal.stepping import Stepping
from kartentisch.texts import LANGUAGES, speaker
from tests.terminal.playing import (
    WIDE,
    drawn,
    hasten,
    labels,
    last_card,
    play,
    play_to_the_end,
    press,
    settings,
    shown,
    state,
    table,
)

SAY = speaker("en")
ENDINGS = ("terminal-again", "terminal-save", "replay-again", "terminal-other", "terminal-quit")


def last_sentence(session: Session) -> str:
    """How what was heard last begins; the end may be on another line."""
    *_, last = filter(None, (session.game.words.sentence(event, session.names, SAY) for event in session.log))
    return last[:40]


def test_a_whole_game_of_siegel() -> None:
    """S23: no card of another's hand is ever shown; one's own all are, and so is whose turn it is."""

    async def script(pilot: Pilot[int]) -> None:
        rests = []

        def look() -> None:
            session, text, lines = table(pilot).session, shown(pilot), drawn(pilot)
            hidden = {_card(card, SAY) for hand in state(pilot).hands[1:] for card in cards_in(hand)}
            assert not hidden & set(re.findall(r"\w+ \d+", text))
            for colour in {TEXT_OF[card][0] for card in cards_in(state(pilot).hands[PERSON])}:
                word = SAY("siegel-kind", kind=colour)
                assert any(re.match(rf" +{word} +\d", line) for line in lines), word
            assert any(line.strip().startswith(last_sentence(session)) for line in lines)
            if session.turn == PERSON:
                assert SAY("terminal-your-turn") in "\n".join(lines)
            elif not session.over:
                rests.append(labels(pilot))

        await play_to_the_end(pilot, look)
        assert rests == [[SAY("terminal-continue")]] * len(rests) != []
        assert all(name in "\n".join(drawn(pilot)) for name in table(pilot).session.winners)
        assert labels(pilot) == [SAY(key) for key in ENDINGS]

    play(script, settings(players=4))


def test_a_whole_round_of_saboteur_in_two_stages() -> None:
    """T22: what is shown is the person's own view and what the person heard, nothing else."""

    async def script(pilot: Pilot[int]) -> None:
        stages = set()

        def look() -> None:
            session, text = table(pilot).session, shown(pilot)
            told = session.game.words.position(session.game.view(state(pilot), PERSON), session.names, SAY)
            assert all(part in text for line in told.splitlines() for part in line.split())
            private = [event for event in session._round if event.audience is not None]
            assert all(event.audience == frozenset({PERSON}) for event in private)
            assert any(line.strip().startswith(last_sentence(session)) for line in drawn(pilot)) or session.round_over
            offered = labels(pilot)
            if session.turn == PERSON:
                assert len(offered) <= MANY + 1 or SAY("terminal-back") in offered
                stages.add((SAY("terminal-back") in offered, len(session.moves) > MANY))

        await play_to_the_end(pilot, look)
        assert {(False, True), (True, True)} <= stages
        assert all(name in "\n".join(drawn(pilot)) for name in table(pilot).session.winners)

    play(script, settings("saboteur", players=10))


def test_the_second_stage_leads_back_and_speaks_every_language() -> None:
    async def script(pilot: Pilot[int]) -> None:
        await hasten(pilot, lambda session: len(session.moves) > MANY)
        first = labels(pilot)
        await press(pilot, "enter")
        assert labels(pilot)[-1] == SAY("terminal-back")
        await press(pilot, "l")
        assert labels(pilot)[-1] == speaker("de")("terminal-back")
        await press(pilot, "l", "l", "escape")
        assert labels(pilot) == first

    play(script, settings("saboteur", players=5))


def test_the_table_shows_the_persons_own_view() -> None:
    async def script(pilot: Pilot[int]) -> None:
        session = table(pilot).session
        told = session.game.words.position(session.view, session.names, SAY)
        for line in told.splitlines():
            assert line.strip() in re.sub(r"\n +", " ", shown(pilot))
        offered = [session.game.words.label(move, session.view, session.names, SAY) for move in session.moves]
        assert labels(pilot) == offered

    play(script, settings(), size=WIDE)


def test_it_stops_after_a_round_and_tells_why() -> None:
    async def script(pilot: Pilot[int]) -> None:
        await hasten(pilot, last_card)
        while not table(pilot).session.round_over:
            await press(pilot, "enter")
        assert labels(pilot) == [SAY("terminal-continue")]
        text = "\n".join(drawn(pilot))
        assert SAY("terminal-round-over") in text
        assert len(re.findall(r": \d+ points? \(", text)) == 3
        await press(pilot, "space")
        assert not table(pilot).session.round_over

    play(script, settings(players=3, rounds=2), size=WIDE)


def test_steps_are_taken_back_and_the_cursor_stays_where_it_was() -> None:
    async def script(pilot: Pilot[int]) -> None:
        while not any(label.startswith("Take a seal: yellow") for label in labels(pilot)):
            await press(pilot, "enter")
        first = labels(pilot)
        assert first[-2] == SAY("siegel-choose-done", seals=0), "what completes the decision comes last"
        await press(pilot, str(first.index("Take a seal: yellow") + 1))
        assert table(pilot).session.in_steps
        await press(pilot, "enter")
        assert SAY("siegel-choose-done", seals=2) in labels(pilot)
        await press(pilot, "escape")
        assert SAY("siegel-choose-done", seals=1) in labels(pilot)
        await press(pilot, "backspace")
        assert labels(pilot) == first
        await press(pilot, "escape")
        assert labels(pilot) == first

    play(script, settings())


def test_the_language_and_the_light_are_switched_at_the_table() -> None:
    async def script(pilot: Pilot[int]) -> None:
        names = table(pilot).session.names
        for _ in LANGUAGES:
            await press(pilot, "l")
            say = speaker(pilot.app.language)  # type: ignore[attr-defined]
            assert say("siegel-hand") in shown(pilot)
            assert say("terminal-key-quit") in shown(pilot)
        theme = pilot.app.theme
        await press(pilot, "t")
        assert {theme, pilot.app.theme} == {LAMPLIGHT.name, DAYLIGHT.name}
        await press(pilot, "t")
        assert pilot.app.theme == theme
        assert table(pilot).session.names == names

    play(script, settings())


def test_quitting_asks_first() -> None:
    async def script(pilot: Pilot[int]) -> None:
        before = labels(pilot)
        for key in ("q", "ctrl+q", "ctrl+c"):
            for answer in ("escape", "enter"):
                await press(pilot, key)
                assert SAY("terminal-leave") in shown(pilot)
                await press(pilot, answer)
                assert labels(pilot) == before
        await press(pilot, "q", "3")

    assert play(script, settings()).return_value == 0


def test_leaving_for_another_game() -> None:
    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "q", "2")
        assert isinstance(pilot.app.screen, Start)

    play(script, settings())


def test_the_end_saves_and_plays_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "s")
        assert not isinstance(pilot.app.focused, Input), "a record would tell everybody's cards"
        await hasten(pilot, last_card)
        await play_to_the_end(pilot)
        await press(pilot, "s", "escape")
        assert list(tmp_path.iterdir()) == []
        await press(pilot, "2", "enter")
        (file,) = tmp_path.iterdir()
        record = replay.read(file.read_bytes())
        assert record.players == table(pilot).session.names
        assert record.totals is not None
        await press(pilot, "3")
        await press(pilot, "right", "right")
        assert isinstance(pilot.app.screen, Stepping)
        assert record.players[PERSON] in drawn(pilot)[0], "one's own eyes, first of all"
        assert speaker("en")("terminal-key-back") in drawn(pilot)[-1]
        await press(pilot, "escape")
        first = table(pilot).session
        await press(pilot, "1")
        again = table(pilot).session
        assert again is not first
        assert again.names == first.names
        assert not again.over

    play(script, settings(players=3))


def test_bots_keep_a_pace_that_a_key_skips() -> None:
    async def script(pilot: Pilot[int]) -> None:
        await pilot.pause()
        assert table(pilot).panel.calm
        assert SAY("terminal-hint-hurry") in shown(pilot)
        before = labels(pilot)
        await pilot.press("enter", "1")
        assert labels(pilot) == before == []
        await press(pilot, "space")
        assert table(pilot).session.turn == PERSON

    # Longer than any test may take: only the key can end it. With this seed others begin.
    play(script, replace(settings(), seed="2"), pace=3600, wait=False)


def test_a_position_can_be_scrolled() -> None:
    async def script(pilot: Pilot[int]) -> None:
        frame = table(pilot).query_one("#position-frame")
        bottom = frame.scroll_offset.y
        assert bottom > 0
        await press(pilot, "pageup")
        assert frame.scroll_offset.y < bottom
        await press(pilot, "pagedown", "shift+up", "shift+down", "shift+left", "shift+right")
        assert frame.scroll_offset.y == bottom

    play(script, settings(players=5), size=(60, 14))


@pytest.mark.parametrize("language", LANGUAGES)
def test_role_hand_and_broken_tools_are_in_sight_with_ten_players(language: str) -> None:
    """At 80×24, wherever the mine is scrolled to."""
    say = speaker(language)

    async def script(pilot: Pilot[int]) -> None:
        await hasten(pilot, lambda session: any(session.view.broken))  # type: ignore[attr-defined]
        session = table(pilot).session
        view: Any = session.view
        for scrolled in ("", "pageup", "pagedown"):
            if scrolled:
                await press(pilot, scrolled)
            else:
                assert "╬" in "\n".join(drawn(pilot)), "and so is some of the mine"
            text = " ".join(" ".join(drawn(pilot)).split())
            assert say("saboteur-your-role", role=view.roles[PERSON]) in text
            for card in view.hand:
                assert text_of_card(card, say) in text
            for seat, tools in enumerate(view.broken):
                for tool in tools:
                    assert re.search(rf"{session.names[seat]}: [^;]*{say('saboteur-tool', tool=tool)}", text)

    # With this seed somebody's tool is broken before the only round is over.
    play(script, replace(settings("saboteur", 10), seed="2"), language)
