"""Games and positions on which every registered game is tried: all player counts, any options, random play and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from kartentisch import games
from kartentisch.testing import AnyGame, Bots, Step, some_options, walk

PLAYER_COUNTS = [(name, players) for name in games.GAMES for players in games.load(name).players]


class Position(NamedTuple):
    """A move of a random game, and how many play it."""

    players: int
    step: Step


def short_options(game: AnyGame, rng: Random) -> dict[str, object]:
    """Any options, but of a long evening two rounds will do: enough to go from one to the next."""
    options = some_options(game, rng)
    if any(option.name == "rounds" for option in game.options):
        options["rounds"] = rng.choice((1, 2, 2))
    return options


def bots_of(game: AnyGame) -> Bots:
    return [bot() for bot in game.bots.values()]


def positions(name: str, number: int, seed: int) -> Iterator[Position]:
    """Moves out of many games; of those that are rarely made, more than their share."""
    game = games.load(name)
    rng = Random(f"{name} {seed}")
    taken: Counter[type] = Counter()
    while taken.total() < number:
        players = rng.choice(game.players)
        # Tables full of bots get further than chance does: into rounds that are won, and to what happens then.
        bots = rng.choice(((None,), bots_of(game), bots_of(game)))
        for step in walk(game, players, short_options(game, rng), rng, bots):
            kind = type(step.move)
            if taken.total() < number and rng.random() < max(0.12, 1 - taken[kind] / (0.1 * number)):
                taken[kind] += 1
                yield Position(players, step)
