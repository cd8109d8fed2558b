"""Whole games between bots. With a seed, everything follows from it, on every machine."""

from __future__ import annotations

import signal
import traceback
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

from kartentisch import games
from kartentisch.bots import player, told
from kartentisch.bots.limit import TooSlow, time_limit
from kartentisch.frozen import changeable
from kartentisch.game import Budget, Illegal, Move, Shuffler, View, quoted
from kartentisch.match import Match, start

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from kartentisch.game import Bot, Seat

S = TypeVar("S")
T = TypeVar("T")
V = TypeVar("V", bound=View)

BUDGET = Budget(simulations=200)
"""The usual budget. It is counted, not timed: a slow machine must play the same game."""

AHEAD = 8
"""How many games each process may be ahead of the one whose record is written next."""


class Chance:
    """The generators of one game: for the deals, and for each seat its own.

    They are separate, so that different bots are dealt the same cards, however many random numbers a bot draws.
    Texts as seeds are hashed by `Random` itself, so neither Python's hash seed nor earlier games matter.
    """

    def __init__(self, seed: str | None, index: int, seats: int) -> None:
        self.deals: Shuffler
        if seed is None:
            self.deals, self.seats = SystemRandom(), tuple(Random() for _ in range(seats))
        else:
            self.deals = Random(f"{seed}/{index}/deals")
            self.seats = tuple(Random(f"{seed}/{index}/{seat}") for seat in range(seats))


def play(match: Match[S, V], bots: Sequence[Bot[V]], chance: Chance, budget: Budget = BUDGET) -> Match[S, V]:
    """The match played to its end, one bot a seat; each gets its own view only."""
    game, rules = match.game, match.game.rules
    while not rules.is_over(match.state):
        seat = rules.to_act(match.state)
        if seat is None:
            match = match.deal(chance.deals)
        else:
            view = game.view(match.state, seat)
            match = answered(match.play, asked(bots[seat], view, chance.seats[seat], budget, seat), bots[seat], seat)
    return match


def asked(bot: Bot[V], view: V, rng: Random, budget: Budget, seat: Seat, limit: float | None = None) -> Move:
    """A bot's answer, which may take `limit` seconds.

    If the bot raises an error, or tried to change its view, the refusal says so, with the place for the bot's author.
    """
    try:
        with time_limit(limit):
            return bot.choose(view, rng, budget)
    except TooSlow:
        raise Illegal("bot-slow", bot=type(bot).__name__, seat=seat, seconds=f"{limit:g}") from None
    except Exception as error:
        traceback.print_exc()
        raise Illegal("bot-failed", bot=type(bot).__name__, seat=seat, why=told(error)) from error


def answered(play: Callable[[Move], T], move: object, bot: Bot[Any], seat: Seat) -> T:
    """The result of `play` for a bot's answer. An error names the bot and its answer, for the bot's author."""
    if isinstance(move, str):
        raise Illegal("bot-text", bot=type(bot).__name__, seat=seat, move=quoted(move))
    try:
        # A foreign move must hold plain values only: subclasses of int or str could deceive the rules.
        if isinstance(move, Move) and not any(changeable(move, "move")):
            return play(move)
    except Illegal:
        pass
    raise Illegal("bot-move", bot=type(bot).__name__, seat=seat, move=quoted(str(move)))


@dataclass(frozen=True)
class Simulation:
    """Whole games between bots; with a seed, game number `index` is the same on every machine and in every process.

    `seats` names each seat's bot, and so its player in the record; a bot may be named by its import path.
    """

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, object]
    seed: str | None
    budget: Budget = BUDGET

    def match(self, index: int) -> Match[Any, Any]:
        """One game, played to its end. Every game gets new bots, so that earlier games do not matter."""
        game = games.load(self.game)
        match = start(game, self.seats, self.options)
        chance = Chance(self.seed, index, len(self.seats))
        return play(match, [player(game, name) for name in self.seats], chance, self.budget)

    def records(self, count: int, workers: int = 1) -> Iterator[str]:
        """The records of the first games, in their order, played by so many processes."""
        if workers == 1:
            yield from (self.record(index) for index in range(count))
            return
        with ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent) as pool:
            waiting: deque[Future[str]] = deque()
            try:
                for index in range(count):
                    waiting.append(pool.submit(self.record, index))
                    if len(waiting) > AHEAD * workers:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            except BrokenProcessPool:
                raise Illegal("worker-died") from None
            finally:
                for game in waiting:
                    game.cancel()

    def record(self, index: int) -> str:
        """The record of one game."""
        return self.match(index).record.text()


def leave_interrupts_to_the_parent() -> None:
    """What a worker process does first: an interrupt is handled by the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
