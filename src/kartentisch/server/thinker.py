"""The worker process in which bots think. Of a game that is going on it gets its name, a level, a view and a seed.

Parts of the analysis of a finished game are done here, too (`Work`); only they may hold what was hidden in it.

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
from kartentisch.bots.prepared import leave_working_directory
from kartentisch.game import Budget, Rater, Talker

if TYPE_CHECKING:
    from kartentisch.analysis.suspicion import Eyes
    from kartentisch.analysis.whole import How, Part
    from kartentisch.game import Game
    from kartentisch.question import Reason

LENGTH = Packed("!I")
MOST_STEPS = 1_000
LEAST_WORLDS = 96
"""In so many worlds the moves of a hint are compared at least."""
ASK, WORK, ANALYSIS = "ask", "work", "analysis"


class Question(NamedTuple):
    """What a bot is asked: its move, ratings of all moves, a hint, or what the decision `played` has cost."""

    game: str
    level: str
    view: Any
    seed: int
    seconds: float
    kind: Literal["move", "ratings", "hint", "review"] = "move"
    played: str = ""
    talks: bool = False
    """Whether it may also say something."""


class Work(NamedTuple):
    """A part of the analysis of a finished game. None takes long, so that bots need not wait for it."""

    part: Part | Eyes
    how: How
    seconds: float

    @property
    def level(self) -> str:
        """What stands for the level of a bot: several take part."""
        return ANALYSIS

    @property
    def game(self) -> str:
        """The game that is analysed."""
        return self.part.game


class Said(Struct, frozen=True):
    """A phrase of the game that the bot says beside its move (`kartentisch.game.Line`)."""

    phrase: str
    blank: int | str | None = None


class Chosen(Struct, frozen=True, tag="move"):
    """The whole move that the bot makes, in the words of a record, and what it says, if anything."""

    move: str
    said: Said | None = None


class Rated(Struct, frozen=True):
    """A move in the words of a record, and what the bot expects of it (`kartentisch.game.Rating`)."""

    move: str
    value: float
    error: float
    wins: float | None


class Ratings(Struct, frozen=True, tag="ratings"):
    """Ratings of all moves, the bot's own choice first."""

    moves: tuple[Rated, ...]


class Why(Struct, frozen=True):
    """A sentence: a key with its arguments."""

    key: str
    args: dict[str, str | int]


class Advised(Struct, frozen=True):
    """A move, what is expected of it (None where it is the only one), and why."""

    move: str
    value: float | None
    error: float | None
    why: Why | None


class Hint(Struct, frozen=True, tag="hint"):
    """The best moves, the best one first; how many more there are; and in how many worlds they were tried."""

    moves: tuple[Advised, ...]
    more: int
    worlds: int


class Verdict(Struct, frozen=True, tag="review"):
    """What a decision has cost (`kartentisch.analysis.advice.Verdict`)."""

    matters: bool
    best: str
    cost: float
    error: float
    why: Why | None


class Judged(Struct, frozen=True, tag="judged"):
    """A decision of a finished game (`kartentisch.analysis.decisions.Decision`)."""

    round: int
    move: int
    seat: int
    played: str
    ratings: tuple[Rated, ...]
    best: str
    regret: float
    error: float
    worlds: int
    matters: bool


class Again(Struct, frozen=True, tag="again"):
    """A round of a finished game that a master has played once more."""

    round: int
    seat: int
    points: int


class Suspected(Struct, frozen=True, tag="suspected"):
    """Who was suspected when through those eyes, round by round as `kartentisch.analysis.told` tells it."""

    eyes: int | None
    rounds: tuple[dict[str, Any], ...]


class Failed(Struct, frozen=True, tag="failed"):
    """The kind of the error that kept the bot from answering."""

    why: str


Found: TypeAlias = Judged | Again | Suspected
Answer: TypeAlias = Chosen | Ratings | Hint | Verdict | Found | Failed


class RatesNothing(Exception):
    """A bot that only plays was asked for ratings."""


def answer(question: Question | Work) -> Answer:
    """The bot's answer; an error in the bot becomes an answer, too."""
    try:
        if isinstance(question, Work):
            return work(question)
        match question.kind:
            case "move":
                return Chosen(decide(question), speak(question))
            case "ratings":
                return Ratings(rate(question))
            case "hint":
                return hint(question)
            case "review":
                return review(question)
    except Exception as error:
        return Failed(type(error).__name__)


# Analysis is imported where it is needed: most workers only ever play.


def hint(question: Question) -> Hint:
    """What a master would do; with less time, fewer worlds are tried."""
    from kartentisch.analysis.advice import WORLDS, advise

    game = games.load(question.game)
    worlds = max(LEAST_WORLDS, round(WORLDS * min(1.0, question.seconds)))
    found = advise(game, question.view, Random(question.seed), Budget(seconds=question.seconds), worlds)
    moves = (
        Advised(str(move), rating and rating.value, rating and rating.error, _why(why))
        for move, rating, why in found.moves
    )
    return Hint(tuple(moves), found.more, found.worlds)


def review(question: Question) -> Verdict:
    """What a decision has cost."""
    from kartentisch.analysis import advice

    game = games.load(question.game)
    found = advice.review(game, question.view, game.parse(question.played), Random(question.seed))
    return Verdict(found.matters, str(found.best), found.cost, found.error, _why(found.why))


def _why(reason: Reason | None) -> Why | None:
    return None if reason is None else Why(reason.key, dict(reason.args))


def work(asked: Work) -> Found:
    """Does a part of an analysis."""
    from kartentisch.analysis import whole
    from kartentisch.analysis.decisions import Decision
    from kartentisch.analysis.suspicion import Eyes

    if isinstance(asked.part, Eyes):
        return suspect(asked.part)
    found = whole.work(asked.part, asked.how)
    if not isinstance(found, Decision):
        return Again(*found)
    compared = found.compared
    return Judged(
        found.round,
        found.move,
        found.seat,
        str(found.played),
        tuple(Rated(str(move), value, error, wins) for move, value, error, wins in compared.ratings),
        str(compared.best),
        compared.regret,
        compared.error,
        compared.worlds,
        found.matters,
    )


def suspect(eyes: Eyes) -> Suspected:
    """Who was suspected when."""
    from kartentisch.analysis import told
    from kartentisch.analysis.suspicion import suspicions

    return Suspected(eyes.seat, tuple(map(told.suspicion, suspicions(eyes.record, eyes.seat))))


def rate(question: Question) -> tuple[Rated, ...]:
    """What the bot expects of every move."""
    bot = bots.bot(games.load(question.game), question.level)
    if not isinstance(bot, Rater):
        raise RatesNothing(question.level)
    rated = bot.rate(question.view, Random(question.seed), Budget(seconds=question.seconds))
    return tuple(Rated(str(move), value, error, wins) for move, value, error, wins in rated)


def speak(question: Question) -> Said | None:
    """What the bot says, if it may; its chance is another one than that of its move."""
    bot = bots.bot(games.load(question.game), question.level)
    if not question.talks or not isinstance(bot, Talker):
        return None
    line = bot.say(question.view, Random(f"{question.seed}/said"))
    return None if line is None else Said(line.phrase, line.blank)


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
        kind, fields = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        question = Work(*fields) if kind == WORK else Question(*fields)
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
    leave_working_directory()
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, answers)
