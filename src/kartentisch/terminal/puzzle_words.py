"""A puzzle in words: its answers, why the best one is the best, and what an answer comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from kartentisch.game import Illegal
from kartentisch.puzzles import KINDS
from kartentisch.question import NEAR

if TYPE_CHECKING:
    from kartentisch.game import Say
    from kartentisch.puzzles import Puzzle
    from kartentisch.question import Reason

LETTERS = "ABCDEFGHIJ"


class Told(NamedTuple):
    """A puzzle in one language."""

    question: str
    position: str
    facts: tuple[str, ...]
    answers: tuple[str, ...]
    values: tuple[str, ...]
    """What each answer is worth."""
    reasons: tuple[str, ...]


def told(puzzle: Puzzle, names: Sequence[str], say: Say) -> Told:
    """The whole puzzle, drawn and told from the view of the seat that is asked."""
    match = puzzle.position()
    game, found = match.game, puzzle.question
    view = game.view(match.state, puzzle.seat)

    def in_words(text: str) -> str:
        try:
            return game.words.label(game.parse(text), view, names, say)
        except Illegal:
            return names[int(text)] if text.isdigit() else say(f"{game.name}-puzzle-{puzzle.kind}-nobody")

    def sentence(reason: Reason) -> str:
        seats = {key: names[int(reason.args[key])] for key in ("player", "target") if key in reason.args}
        return say(reason.key, **{**reason.args, **seats})

    return Told(
        say(f"{game.name}-puzzle-{puzzle.kind}"),
        game.words.position(view, names, say),
        tuple(map(sentence, found.facts)),
        tuple(in_words(answer.text) for answer in found.answers),
        tuple(_value(puzzle, answer.value, say) for answer in found.answers),
        tuple(map(sentence, found.reasons)),
    )


def verdict(puzzle: Puzzle, answers: Sequence[str], chosen: int, say: Say) -> str:
    """What it comes to that this answer was chosen."""
    found = puzzle.question
    right, best = chosen == found.best, answers[found.best]
    behind = found.answers[chosen].value - found.answers[found.best].value
    near = not likely(puzzle) and behind < NEAR
    first = say("puzzle-right" if right else "puzzle-near" if near else "puzzle-wrong")
    if likely(puzzle):
        key = f"{KINDS[puzzle.kind]}-puzzle-{puzzle.kind}"
        return f"{first} {say(f'{key}-likely') if right else say(f'{key}-was', best=best)}"
    letter = LETTERS[found.best]
    if right:
        return f"{first} {say('puzzle-best-is', letter=letter)}"
    points = _tenths(behind, say)
    return f"{first} {say('puzzle-costs', letter=LETTERS[chosen], best=letter, points=points)}"


def likely(puzzle: Puzzle) -> bool:
    """Whether the values are likelihoods, of which the largest is the best; else they are expected penalties."""
    answers = puzzle.question.answers
    return answers[puzzle.question.best].value == max(answer.value for answer in answers)


def _value(puzzle: Puzzle, value: float, say: Say) -> str:
    if likely(puzzle):
        return say(f"{KINDS[puzzle.kind]}-puzzle-{puzzle.kind}-percent", percent=round(100 * value))
    return _tenths(value, say)


def _tenths(value: float, say: Say) -> str:
    """A number with one decimal place, as the language writes it."""
    tenths = round(10 * abs(value))
    return say(
        "terminal-tenths", sign="minus" if value < 0 and tenths else "plus", whole=tenths // 10, tenth=tenths % 10
    )
