"""Whichever bot of a game rates moves does it as `Rater` says."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from kartentisch import games, testing
from kartentisch.game import Bot, Budget, Move, Rater, Rating

RATERS = [
    (name, level) for name in games.GAMES for level, make in games.load(name).bots.items() if isinstance(make(), Rater)
]
LITTLE = Budget(simulations=20)
COUNT = count()


def rater(name: str, level: str) -> Rater[Any]:
    bot: Bot[Any] = games.load(name).bots[level]()
    assert isinstance(bot, Rater)
    return bot


@pytest.mark.parametrize(("name", "level"), RATERS)
def test_ratings(name: str, level: str) -> None:
    game, bot, rng = games.load(name), rater(name, level), Random(4)
    rated = 0
    for players in game.players:
        for step in testing.walk(game, players, {"rounds": 1}, rng, [None, game.bots["apprentice"]()]):
            seat = game.rules.to_act(step.after)
            if seat is not None and (rng.random() < 0.06 or (rng.random() < 0.5 and step.number < 3)):
                testing.check_rater(game, bot, game.view(step.after, seat), rng, LITTLE)
                rated += 1
    assert rated > 10


@pytest.mark.parametrize(("name", "level"), RATERS)
def test_a_rating_knows_nothing_hidden(name: str, level: str) -> None:
    """The same in every world that looks the same."""
    game, bot, rng = games.load(name), rater(name, level), Random(9)
    for step in testing.walk(game, min(game.players), {"rounds": 1}, rng):
        seat = game.rules.to_act(step.after)
        if seat is not None and rng.random() < 0.1:
            view = game.view(step.after, seat)
            twin = game.view(game.sample(view, rng), seat)
            assert bot.rate(view, Random(1), LITTLE) == bot.rate(twin, Random(1), LITTLE)


@pytest.mark.parametrize(("name", "level"), RATERS)
def test_with_the_clock_all_moves_are_rated_in_time(name: str, level: str) -> None:
    game, bot = games.load(name), rater(name, level)
    dealt = next(testing.walk(game, 5, {}, Random(2))).after
    view = game.view(dealt, game.rules.to_act(dealt))
    bot.rate(view, Random(1), LITTLE)
    assert len(bot.rate(view, Random(1), Budget(seconds=0.5))) >= len(view.moves)


# The check can fail


class Wrong:
    """Rates everything alike, but for what is wrong with it."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, view: Any, rng: Random, budget: Budget) -> Move:
        return self.rate(view, rng, budget)[self.fault == "other"].move

    def rate(self, view: Any, rng: Random, budget: Budget) -> tuple[Rating, ...]:  # noqa: ARG002 (it does not think)
        rated = [Rating(move, 1.0 * number, 0.0) for number, move in enumerate(view.moves)]
        rated[0] = rated[0]._replace(value=9e9)
        rated[1:] = rated[:0:-1]
        match self.fault:
            case "chance":
                rated[0] = rated[0]._replace(value=1e10 + next(COUNT))
            case "missing":
                rated = rated[1:]
            case "twice":
                rated.append(rated[0])
            case "order":
                rated[1:] = rated[:0:-1]
            case "certain":
                rated[0] = rated[0]._replace(wins=1.5)
            case "error":
                rated[0] = rated[0]._replace(error=-1.0)
        return tuple(rated)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ("chance", "the same seed rates differently"),
        ("missing", "other moves are rated"),
        ("twice", "a move is rated twice"),
        ("order", "ratings are out of order"),
        ("other", "the choice is not the first rating"),
        ("certain", "a chance is none"),
        ("error", "a rating is no number"),
    ],
)
def test_a_fault_is_found(fault: str, complaint: str) -> None:
    game = games.load("saboteur")
    dealt = next(testing.walk(game, 3, {}, Random(1))).after
    view = game.view(dealt, game.rules.to_act(dealt))
    testing.check_rater(game, Wrong("nothing"), view, Random(1))
    with pytest.raises(testing.Failed, match=complaint):
        testing.check_rater(game, Wrong(fault), view, Random(1))
