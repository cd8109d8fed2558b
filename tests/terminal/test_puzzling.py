"""Puzzles in the terminal."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import date

import pytest
from textual.pilot import Pilot

from kartentisch.puzzles import KINDS, asked, daily, graded
from kartentisch.question import NEAR
from kartentisch.terminal.app import Kartentisch
from kartentisch.terminal.choices import KEYS
from kartentisch.terminal.puzzle_words import told, verdict
from kartentisch.terminal.puzzling import Puzzling
from kartentisch.texts import LANGUAGES, speaker
from tests.terminal.playing import drawn, labels, press, shown

SAY = speaker("en")
TODAY = date(2026, 11, 18)


def solve(kind: str | None, script: Callable[[Pilot[int], Puzzling], Awaitable[None]]) -> Kartentisch:
    screen = Puzzling(asked(kind, TODAY))
    app = Kartentisch("en", first=screen)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot)
            await script(pilot, screen)

    asyncio.run(run())
    return app


@pytest.mark.parametrize("kind", KINDS)
def test_a_right_and_a_wrong_answer_are_explained(kind: str) -> None:
    async def script(pilot: Pilot[int], screen: Puzzling) -> None:
        best = screen.puzzle.question.best
        assert len(labels(pilot)) == len(screen.puzzle.question.answers)
        assert SAY("puzzle-right") not in shown(pilot)
        await press(pilot, KEYS[best])
        assert SAY("puzzle-right") in shown(pilot)
        first = screen.puzzle
        await press(pilot, "enter")
        assert screen.puzzle != first
        wrong = next(i for i in range(4) if i != screen.puzzle.question.best)
        await press(pilot, KEYS[wrong])
        assert any(SAY("puzzle-wrong") in line for line in drawn(pilot))
        await press(pilot, KEYS[1])

    assert solve(kind, script).return_value == 0


@pytest.mark.parametrize("kind", [kind for kind, game in KINDS.items() if game == "siegel"])
def test_an_answer_that_costs_little_more_was_near(kind: str) -> None:
    """As on the page; where answers are likelihoods, none is near."""
    found = Counter[str]()
    for puzzle in graded(kind)[0]:
        answers = told(puzzle, puzzle.record["players"], SAY).answers
        best = puzzle.question.answers[puzzle.question.best].value
        for chosen, answer in enumerate(puzzle.question.answers):
            if chosen == puzzle.question.best:
                continue
            key = "puzzle-near" if answer.value - best < NEAR else "puzzle-wrong"
            assert verdict(puzzle, answers, chosen, SAY).startswith(SAY(key))
            found[key] += 1
    assert min(found["puzzle-near"], found["puzzle-wrong"]) > 0


def test_without_a_kind_it_is_the_puzzle_of_the_day() -> None:
    async def script(pilot: Pilot[int], screen: Puzzling) -> None:
        assert screen.puzzle == daily(TODAY)
        await press(pilot, KEYS[0], "enter")
        assert screen.puzzle == daily(date(2026, 11, 17))

    solve(None, script)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_told_in_every_language(kind: str, language: str) -> None:
    say = speaker(language)
    for grade in graded(kind):
        for puzzle in grade[:3]:
            words = told(puzzle, puzzle.record["players"], say)
            assert len(set(words.answers)) == len(puzzle.question.answers)
            assert all((*words.values, *words.reasons, *words.facts))
            for chosen in range(len(words.answers)):
                assert verdict(puzzle, words.answers, chosen, say)
