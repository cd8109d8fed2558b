"""The puzzles in the package: positions that the rules allow, answers that are legal, and one that is clearly best."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta

import pytest

from kartentisch import games, texts
from kartentisch.game import Illegal
from kartentisch.games.saboteur.cards import Role
from kartentisch.puzzles import GRADES, KINDS, Puzzle, daily, graded, read, shipped
from kartentisch.question import CLEAR
from kartentisch.terminal.puzzle_words import likely

ENOUGH = 500
LETTERS = 4
LEAD = 0.3
"""How far ahead of all others the suspect is in the belief of the bots."""
EVERY = 12
"""Every so many are replayed; all of them in the long tests."""


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_enough_of_a_kind_and_no_two_alike(kind: str) -> None:
    puzzles = shipped(kind)
    assert len(puzzles) >= ENOUGH
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    deals = {json.dumps(puzzle.record["rounds"][0]["hands"]) for puzzle in puzzles}
    assert len(deals) == len(puzzles)


@pytest.mark.parametrize("kind", KINDS)
def test_one_answer_is_clearly_the_best(kind: str) -> None:
    for puzzle in shipped(kind):
        found = puzzle.question
        assert len({answer.text for answer in found.answers}) == len(found.answers) == LETTERS, puzzle.id
        values = [answer.value for answer in found.answers]
        ordered = sorted(values, reverse=likely(puzzle))
        assert values[found.best] == ordered[0] != ordered[1], puzzle.id
        assert found.gap >= CLEAR * found.gap_error > 0, puzzle.id
        assert all(answer.error > 0 for answer in found.answers), puzzle.id
        assert 1 <= len(found.reasons) <= 3, puzzle.id


@pytest.mark.parametrize("kind", KINDS)
def test_values_are_likelihoods_or_penalties(kind: str) -> None:
    """Page and terminal know these two only: of points that are wanted, the best would be called the worst."""
    puzzles = shipped(kind)
    values = [answer.value for puzzle in puzzles for answer in puzzle.question.answers]
    if any(map(likely, puzzles)):
        assert all(map(likely, puzzles))
        assert min(values) >= 0
        assert max(values) <= 1
    else:
        assert games.load(KINDS[kind]).fewest_win


@pytest.mark.parametrize("kind", KINDS)
def test_the_best_answer_is_at_no_usual_place(kind: str) -> None:
    """Nobody can solve puzzles by a letter: none is right in more than half of them."""
    letters = Counter(puzzle.question.best for puzzle in shipped(kind))
    assert len(letters) == LETTERS
    assert max(letters.values()) < len(shipped(kind)) / 2


def check(puzzle: Puzzle) -> None:
    assert read(puzzle.line()) == puzzle
    match = puzzle.position()
    game = games.load(KINDS[puzzle.kind])
    assert match.game is game
    assert game.rules.to_act(match.state) == puzzle.seat
    if puzzle.kind != "who":
        for answer in puzzle.question.answers:
            match.play(game.parse(answer.text))  # or it raises
        with pytest.raises(Illegal):
            match.play(game.parse("v15" if puzzle.kind == "seals" else "saboteur"))
        return
    saboteurs = [str(seat) for seat, role in enumerate(match.state.roles) if role == Role.SABOTEUR]
    assert [puzzle.question.answers[puzzle.question.best].text] == (saboteurs or ["none"])
    assert match.state.roles[puzzle.seat] == Role.DIGGER
    named = {answer.text for answer in puzzle.question.answers} - {"none"}
    assert named == {str(seat) for seat in range(len(match.record.players)) if seat != puzzle.seat}


@pytest.mark.parametrize("kind", KINDS)
def test_positions_come_about_by_the_rules(kind: str) -> None:
    for puzzle in shipped(kind)[::EVERY]:
        check(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_all_positions_come_about_by_the_rules(kind: str) -> None:
    for puzzle in shipped(kind):
        check(puzzle)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_explanation_can_be_said(language: str) -> None:
    say = texts.speaker(language)
    for kind in KINDS:
        for puzzle in shipped(kind):
            for told in (*puzzle.question.reasons, *puzzle.question.facts):
                assert say(told.key, **told.args), (puzzle.id, told)


def test_grades_are_equal_parts_from_easy_to_hard() -> None:
    for kind in KINDS:
        grades = graded(kind)
        assert len(grades) == GRADES
        assert {puzzle.id for grade in grades for puzzle in grade} == {puzzle.id for puzzle in shipped(kind)}
        assert max(map(len, grades)) - min(map(len, grades)) <= 1
        hardest = [max(puzzle.question.difficulty for puzzle in grade) for grade in grades]
        easiest = [min(puzzle.question.difficulty for puzzle in grade) for grade in grades]
        assert all(hard <= easy for hard, easy in zip(hardest[:-1], easiest[1:], strict=True))


def test_the_daily_puzzle_is_harder_from_monday_to_sunday_and_does_not_come_again_for_years() -> None:
    monday = date(2026, 11, 16)
    assert monday.weekday() == 0
    for weekday in range(7):
        puzzle = daily(monday + timedelta(days=weekday))
        assert puzzle in graded(puzzle.kind)[weekday]
    kinds = [daily(monday + timedelta(days=day)).kind for day in range(21)]
    assert all(kinds[week * 7 : week * 7 + 7].count(kind) >= 2 for week in range(3) for kind in KINDS)
    days = [daily(monday + timedelta(days=day)).id for day in range(4 * 365)]
    assert len(set(days)) == len(days)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_made_anew_by_its_seed(kind: str) -> None:
    """The first puzzle of a kind, found again by the same round: the bots that verified it are those of today."""
    from kartentisch.research.puzzles import number_of, puzzle

    first = shipped(kind)[0]
    again = puzzle(kind, "1", number_of(first))
    assert again is not None
    assert again.line() == first.line()


def test_the_bots_of_today_suspect_whom_the_puzzles_name() -> None:
    """Beliefs are fitted anew now and then; explanations quote them, so the puzzles must be made anew with them."""
    from kartentisch.games.saboteur.puzzles.pasts import believed, others

    for puzzle in shipped("who"):
        match = puzzle.position()
        view = match.game.view(match.state, puzzle.seat)
        chances = believed(view)
        best, second = sorted((chances[seat] for seat in others(view)), reverse=True)[:2]
        seats = [answer.text for answer in puzzle.question.answers]
        named = others(view)[seats.index(puzzle.question.answers[puzzle.question.best].text)]
        assert chances[named] == best >= second + LEAD, puzzle.id
