"""Plays a little with the bots, so that their machine code is made and kept on disk.

``python -m kartentisch.bots.warm`` prepares every level that is not prepared yet. A server does it by itself, behind
the tables; without either, the first game with such a bot takes the time.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from multiprocessing import get_context
from random import Random

from kartentisch import games
from kartentisch.bots import bot
from kartentisch.bots.play import Chance, play
from kartentisch.bots.prepared import Level, alone, is_there, missing, note
from kartentisch.game import Budget, Rater
from kartentisch.match import start

LITTLE = Budget(simulations=2)


def main() -> None:
    """Prepares what is missing, each game in a process of its own: they share no machine code."""
    by_game = [list(levels) for _, levels in groupby(sorted(missing()), key=lambda level: level.game)]
    with alone(), ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        list(workers.map(_prepare_all, by_game))


def prepare(level: Level) -> None:
    """Plays a whole game with a level, so that every kind of decision comes up; notes that it is prepared."""
    game = games.load(level.game)
    players = [level.name] * game.players[0]
    chance = Chance("warm", 0, len(players))
    play(start(game, players), [bot(game, level.name) for _ in players], chance, LITTLE)
    if game.why is not None:  # hints need it beside the bots
        dealt = start(game, players).deal(Random(0)).state
        view = game.view(dealt, game.rules.to_act(dealt))
        rated = bot(game, level.name)
        if isinstance(rated, Rater):
            game.why(view, [rating.move for rating in rated.rate(view, Random(0), LITTLE)[:2]], Random(0))
    note(level)


def prepare_alone(level: Level) -> None:
    """Prepares a level, unless another process has done so by the time that this one may compile."""
    with alone():
        if not is_there(level):
            prepare(level)


def _prepare_all(levels: list[Level]) -> None:
    for level in levels:
        if not is_there(level):
            print(f"  {level.game}: {level.name}", flush=True)
            prepare(level)


if __name__ == "__main__":
    main()
