"""Whole games between bots. With a seed, everything follows from it, on every machine."""

from __future__ import annotations

import traceback
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

from kartentisch.bots import player
from kartentisch.game import Budget, Game, Illegal, Move, Shuffler, View, quoted
from kartentisch.match import Match, start

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from kartentisch.game import Bot, Seat

S = TypeVar("S")
T = TypeVar("T")
V = TypeVar("V", bound=View)

BUDGET = Budget(simulations=200)
"""Counted, not by the clock: a slow machine must play the same game."""


class Chance:
    """The generators of one game: for the deals, and for each seat its own.

    They are apart so that two sets of bots are dealt the same cards, however often a bot asks for chance.
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


def asked(bot: Bot[V], view: V, rng: Random, budget: Budget, seat: Seat) -> Move:
    """A bot's answer. Whoever wrote the bot sees where it failed, as a refusal tells only that it did."""
    try:
        return bot.choose(view, rng, budget)
    except Exception as error:
        traceback.print_exc()
        raise Illegal("bot-failed", bot=type(bot).__name__, seat=seat, why=type(error).__name__) from error


def answered(play: Callable[[Move], T], move: object, bot: Bot[Any], seat: Seat) -> T:
    """What `play` makes of a bot's answer. Whoever wrote the bot is told which one went wrong, and with what."""
    try:
        if isinstance(move, Move):
            return play(move)
    except Illegal:
        pass
    raise Illegal("bot-move", bot=type(bot).__name__, seat=seat, move=quoted(str(move)))


def simulate(
    game: Game[S, V], seats: Sequence[str], options: Mapping[str, object], seed: str | None, index: int
) -> Match[S, V]:
    """Game number `index` of a simulation; `seats` names each seat's bot, and so its player in the record.

    A bot may be named by its import path.

    Every game gets new bots, so that it does not matter which games went before.
    """
    match = start(game, seats, options)
    return play(match, [player(game, name) for name in seats], Chance(seed, index, len(seats)))
