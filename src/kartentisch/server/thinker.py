"""The worker process in which bots think. All it ever gets is a game's name, a level, a view and a seed.

Questions come on standard input, pickled by the server that started it; answers go to standard output, as one of the
types of `Answer` in MessagePack, from which nothing can be run. Each has its length before it. When the server goes,
the input ends and so does the worker.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from random import Random
from struct import Struct as Packed
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, NamedTuple, TypeAlias

from msgspec import Struct, msgpack

from kartentisch import bots, games
from kartentisch.game import Budget, Rater

if TYPE_CHECKING:
    from kartentisch.game import Game

LENGTH = Packed("!I")
MOST_STEPS = 1_000


class Question(NamedTuple):
    """What a bot is asked: for its move, or for ratings of all moves."""

    game: str
    level: str
    view: Any
    seed: int
    seconds: float
    kind: Literal["move", "ratings"] = "move"


class Chosen(Struct, frozen=True, tag="move"):
    """The whole move that the bot makes, in the words of a record."""

    move: str


class Rated(Struct, frozen=True):
    """A move in the words of a record, and what the bot expects of it (`kartentisch.game.Rating`)."""

    move: str
    value: float
    error: float
    wins: float | None


class Ratings(Struct, frozen=True, tag="ratings"):
    """Ratings of all moves, the bot's own choice first."""

    moves: tuple[Rated, ...]


class Failed(Struct, frozen=True, tag="failed"):
    """The kind of the error that kept the bot from answering."""

    why: str


Answer: TypeAlias = Chosen | Ratings | Failed


class RatesNothing(Exception):
    """A bot that only plays was asked for ratings."""


def answer(question: Question) -> Answer:
    """The bot's answer; an error in the bot becomes an answer, too."""
    try:
        return Ratings(rate(question)) if question.kind == "ratings" else Chosen(decide(question))
    except Exception as error:
        return Failed(type(error).__name__)


def rate(question: Question) -> tuple[Rated, ...]:
    """What the bot expects of every move."""
    bot = bots.bot(games.load(question.game), question.level)
    if not isinstance(bot, Rater):
        raise RatesNothing(question.level)
    rated = bot.rate(question.view, Random(question.seed), Budget(seconds=question.seconds))
    return tuple(Rated(str(move), value, error, wins) for move, value, error, wins in rated)


def decide(question: Question) -> str:
    """The whole move that the bot makes, in the words of a record."""
    game = games.load(question.game)
    bot = bots.bot(game, question.level)
    rng, budget = Random(question.seed), Budget(seconds=question.seconds)
    move = bot.choose(question.view, rng, budget)
    text = str(move)
    if _is_whole(game, text, move):
        return text
    # A bot may answer in steps, which are played in a world that fits its view until the move is whole. Any such world
    # will do, because a seat's own steps show it nothing new.
    world = game.sample(question.view, rng)
    for _ in range(MOST_STEPS):
        whole = game.rules.written(world, move)
        if whole is not None:
            return str(whole)
        world = game.rules.apply(world, move)
        move = bot.choose(game.view(world, question.view.seat), rng, budget)
    raise RuntimeError(question.level)


def _is_whole(game: Game[Any, Any], text: str, move: object) -> bool:
    try:
        return game.parse(text) == move
    except Exception:
        return False


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there are no more questions. From the second question on, the process has a low priority.

    (Not for the first one, which loads the bot's machine code: people wait for the first move of their first bot.)
    """
    first = True
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        question = Question(*pickle.loads(questions.read(LENGTH.unpack(head)[0])))
        told = msgpack.encode(answer(question))
        answers.write(LENGTH.pack(len(told)) + told)
        answers.flush()
        if first:
            with contextlib.suppress(OSError, AttributeError):  # not every system has priorities
                os.nice(5)
            first = False


if __name__ == "__main__":
    # What a bot prints must not end up among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, answers)
