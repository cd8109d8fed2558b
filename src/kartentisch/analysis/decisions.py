"""The decisions of a record: what each was worth beside its alternatives, as far as the seat could know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from kartentisch import bots, games
from kartentisch.game import Budget, Comparer, Comparison, Game, Illegal, Move, Rating, Seat
from kartentisch.match import positions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kartentisch.record import Record

LEVEL = "journeyman"
"""The level that compares moves."""
ERRORS = 3.0
"""A decision is only called a mistake if its regret is so many standard errors."""


class Question(NamedTuple):
    """A decision to be looked at: all that its seat knew, and what it did."""

    game: str
    round: int
    move: int
    """Counts the decisions of the round, from 1, as in a record."""
    seat: Seat
    view: Any
    played: Move


class Decision(NamedTuple):
    """A decision, compared with its alternatives."""

    round: int
    move: int
    seat: Seat
    played: Move
    compared: Comparison
    matters: bool
    """Whether it was a mistake: its regret is large enough to matter, and too large for chance."""

    @property
    def rating(self) -> Rating | None:
        """What was expected of it; None where there was nothing to decide."""
        return next((rating for rating in self.compared.ratings if rating.move == self.played), None)


def questions(record: Record) -> Iterator[Question]:
    """Every decision of a record."""
    game = games.load(record.game)
    before = None
    for position in positions(record):
        if before is not None and position.move:
            seat = game.rules.to_act(before.state)
            assert seat is not None
            view = game.view(before.state, seat)
            played = position.match.record.rounds[-1].moves[-1]
            yield Question(game.name, position.round, position.move, seat, view, played)
        before = position.match


def decide(question: Question, worlds: int, seed: str) -> Decision:
    """The comparison of a decision with its alternatives in so many worlds."""
    game = games.load(question.game)
    rng = Random(f"{seed}/{question.round}/{question.move}")
    compared = comparer(game).compare(question.view, question.played, rng, Budget(simulations=worlds))
    matters = is_mistake(game, compared.regret, compared.error)
    return Decision(question.round, question.move, question.seat, question.played, compared, matters)


def is_mistake(game: Game[Any, Any], regret: float, error: float) -> bool:
    """Whether a regret is large enough to matter, and too large for chance."""
    return regret >= game.matters and regret >= ERRORS * error


def comparer(game: Game[Any, Any]) -> Comparer[Any]:
    """The bot that compares moves of a game; `Illegal` where there is none."""
    bot = bots.bot(game, LEVEL)
    if not isinstance(bot, Comparer):
        raise Illegal("analysis-none", game=game.name)
    return bot
