"""The worker process in which bots think. All it ever gets is a game's name, a level, a view and a seed.

Requests come on standard input, pickled by the server that started it, each with its length before it.
Every answer is one line: ``move TEXT`` or ``failed WHY``. When the server goes, the input ends and so does the worker.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from random import Random
from struct import Struct
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from kartentisch import bots, games
from kartentisch.game import Budget

if TYPE_CHECKING:
    from kartentisch.game import Game

LENGTH = Struct("!I")
MOST_STEPS = 1_000


class Question(NamedTuple):
    """What a bot is asked."""

    game: str
    level: str
    view: Any
    seed: int
    seconds: float


def decide(question: Question) -> str:
    """The whole move that the bot makes, in the words of a record."""
    game = games.load(question.game)
    bot = bots.bot(game, question.level)
    rng, budget = Random(question.seed), Budget(seconds=question.seconds)
    move = bot.choose(question.view, rng, budget)
    text = str(move)
    if _is_whole(game, text, move):
        return text
    # A bot may answer in steps. What they lead to is played out in a world that fits what it knows; which one does
    # not matter, as its own steps show it nothing new.
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
    """Answers until there are no more questions. From the second one on, whatever else the machine does goes first.

    (Before the first one a bot's machine code is loaded, and people wait for the first bot they ever see play.)
    """
    first = True
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        question = Question(*pickle.loads(questions.read(LENGTH.unpack(head)[0])))
        try:
            told = f"move {decide(question)}"
        except Exception as error:
            told = f"failed {type(error).__name__}"
        answers.write(told.encode() + b"\n")
        answers.flush()
        if first:
            with contextlib.suppress(OSError, AttributeError):  # not everywhere
                os.nice(5)
            first = False


if __name__ == "__main__":
    # What a bot prints must not end up among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, answers)
