"""The introductions: every move in them is one that the rules allow, and for all that is said there are words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kartentisch import games, replay
from kartentisch.game import Illegal
from kartentisch.games import GAMES
from kartentisch.lesson import LEARNER, Beat, Part
from tests.catalogues import ALL
from tools import lesson_packs

GOLDEN = Path(__file__).parent / "golden" / "lessons.json"
"""What the learner is asked, which answers go on, and what the table then tells: written anew by
``python -m tests.test_lessons`` where a lesson was changed on purpose."""

TAUGHT = [game for game in GAMES if lesson_packs.taught(game)]
PARTS = [pytest.param(game, part, id=f"{game}-{part.name}") for game in TAUGHT for part in games.lessons(game).parts]


def asked(part: Part) -> Iterator[tuple[int, tuple[str, ...], Beat]]:
    """Every beat with its number and the moves before it."""
    moves = part.moves
    for number, beat in enumerate(part.beats, 1):
        moves += beat.played
        yield number, moves, beat
        moves += beat.accepts[:1]


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_every_move_of_a_part_is_one_that_the_rules_allow(game: str, part: Part) -> None:
    lessons = games.lessons(game)
    for _, moves, beat in asked(part):
        for answer in beat.accepts or ("",):
            played = (*moves, answer) if answer else moves
            replay.read(lesson_packs.record(game, lessons, part, played))


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_what_is_asked_is_asked_of_the_learner_alone(game: str, part: Part) -> None:
    lessons = games.lessons(game)
    before = len(part.moves)
    for _, moves, beat in asked(part):
        for count in range(before, len(moves)):
            at = lesson_packs.position(game, lessons, part, moves[:count])
            assert at.game.rules.to_act(at.state) != LEARNER, (moves[:count], "the learner's moves are the learner's")
        before = len(moves) + bool(beat.accepts)


@pytest.mark.parametrize("part", [part for game in TAUGHT for part in games.lessons(game).parts])
def test_after_several_answers_nothing_is_played(part: Part) -> None:
    several = False
    for beat in part.beats:
        assert not (several and (beat.played or beat.accepts)), part.name
        several = several or len(beat.accepts) > 1


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_a_move_that_is_not_asked_for_is_legal_and_has_its_words(game: str, part: Part) -> None:
    """Each kind word is said of some move that the rules allow, and never of one that goes on."""
    lessons = games.lessons(game)
    for number, moves, beat in asked(part):
        if not beat.kindly:
            continue
        at = lesson_packs.position(game, lessons, part, moves)
        for _, name in beat.kindly:
            assert f"{game}-learn-{part.name}-{number}-no-{name}" in ALL["en"]
        others = {str(move) for move in at.game.rules.legal(at.state)} - set(beat.accepts)
        said = {first(beat, move) for move in others}
        assert {name for _, name in beat.kindly} == said - {None}


def first(beat: Beat, move: str) -> str | None:
    return next((name for expression, name in beat.kindly if re.fullmatch(expression, move)), None)


@pytest.mark.parametrize("game", TAUGHT)
def test_all_that_the_coach_says_has_words_and_the_other_way_round(game: str) -> None:
    wanted = {f"{game}-learn-done", f"{game}-learn-done-hint"}
    for part in games.lessons(game).parts:
        wanted.add(f"{game}-learn-{part.name}")
        for number, beat in enumerate(part.beats, 1):
            key = f"{game}-learn-{part.name}-{number}"
            wanted.add(key)
            if beat.accepts:
                wanted |= {f"{key}-do", f"{key}-no", *(f"{key}-no-{name}" for _, name in beat.kindly)}
    assert wanted == {key for key in ALL["en"] if key.startswith(f"{game}-learn-")}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_rule_that_the_coach_names_is_told_on_the_page(game: str) -> None:
    told = re.findall(r"^ {4}([A-Z]\d+) ", rules_text(game), re.MULTILINE)
    for part in games.lessons(game).parts:
        for beat in part.beats:
            assert beat.rule in told, (part.name, beat.rule)


def rules_text(game: str) -> str:
    return (Path(lesson_packs.__file__).parents[1] / f"src/kartentisch/locale/en/{game}-rules.ftl").read_text("utf-8")


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_what_is_refused_is_refused_by_the_rules(game: str, part: Part) -> None:
    """And nothing that they allow."""
    lessons = games.lessons(game)
    for _, moves, beat in asked(part):
        if not beat.accepts:
            continue
        at = lesson_packs.position(game, lessons, part, moves)
        found = lesson_packs.refused(at)
        for text in list(found["moves"])[:60]:
            with pytest.raises(Illegal) as refused:
                at.play(at.game.parse(text))
            key, _, rule = found["reasons"][found["moves"][text]]
            assert (key, rule) == (f"{game}-illegal-{refused.value.reason}", refused.value.rule)
            assert key in ALL["en"]
        assert not set(map(str, at.game.rules.legal(at.state))) & found["moves"].keys()


def told(game: str) -> list[Any]:
    """An introduction in short: where each part begins, what is asked, and which events each step brings."""
    pack = lesson_packs.pack(game)
    return [
        {
            "part": part["name"],
            "version": part["start"]["version"],
            "beats": [
                {
                    "played": [[event["name"] for event in frame["events"]] for frame in beat["played"]],
                    "accepts": {
                        move: [event["name"] for event in frame["events"]] for move, frame in beat["accepts"].items()
                    },
                }
                for beat in part["beats"]
            ],
        }
        for part in pack["parts"]
    ]


def all_told() -> str:
    return json.dumps({game: told(game) for game in TAUGHT}, indent=1) + "\n"


def test_the_introductions_are_as_they_were() -> None:
    assert all_told() == GOLDEN.read_text("utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(all_told(), "utf-8")
