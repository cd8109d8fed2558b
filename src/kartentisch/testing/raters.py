"""Checks of bots that rate moves."""

from __future__ import annotations

from math import inf, isfinite
from random import Random
from typing import Any

from kartentisch.game import Budget, Rater
from kartentisch.testing.walking import BUDGET, AnyGame, refusal_of, require


def check_rater(game: AnyGame, bot: Rater[Any], view: Any, rng: Random, budget: Budget = BUDGET) -> None:
    """The ratings of a bot are of all moves that it has, its choice first and the others by value."""
    seed = rng.getrandbits(64)
    rated = bot.rate(view, Random(seed), budget)
    require(bot.rate(view, Random(seed), budget) == rated, "the same seed rates differently")
    moves = [rating.move for rating in rated]
    require(len(set(moves)) == len(moves), "a move is rated twice", *moves)
    world = game.sample(view, rng)
    whole = {move: game.rules.written(world, move) for move in view.moves}
    if all(whole[move] == move for move in whole):
        require(set(moves) == set(view.moves), "other moves are rated than there are", *moves)
    for move in moves:
        require(refusal_of(game, world, move) is None, "a rated move is refused", move)
    chosen = bot.choose(view, Random(seed), budget)
    require(chosen == moves[0] or whole.get(chosen) != chosen, "the choice is not the first rating", chosen, moves[0])
    values = [rating.value for rating in rated[1:]]
    require(values == sorted(values, reverse=not game.fewest_win), "ratings are out of order", *values)
    for _, value, error, wins in rated:
        require(isfinite(value) and 0 <= error < inf, "a rating is no number", value, error)
        require(wins is None or 0 <= wins <= 1, "a chance is none", wins)
