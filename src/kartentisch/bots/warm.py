"""Plays a little with every bot, so that its compiled code is made and kept on disk.

``python -m kartentisch.bots.warm`` takes a minute once; without it the first game with such a bot does.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from kartentisch import games
from kartentisch.bots import bot, names
from kartentisch.bots.play import Chance, play
from kartentisch.game import Budget
from kartentisch.match import start

LITTLE = Budget(simulations=2)


def main() -> None:
    """Prepares every game, each in a process of its own: they share no compiled code."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        list(workers.map(prepare, games.GAMES))


def prepare(name: str) -> None:
    """Plays a whole game with every bot of a game, so that every kind of decision comes up."""
    game = games.load(name)
    for level in names(game):
        print(f"  {name}: {level}", flush=True)
        players = [level] * game.players[0]
        play(start(game, players), [bot(game, level) for _ in players], Chance("warm", 0, len(players)), LITTLE)


if __name__ == "__main__":
    main()
