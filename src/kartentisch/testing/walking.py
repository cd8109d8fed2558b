"""Whole games at random, and how a check fails."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from kartentisch.frozen import changeable
from kartentisch.game import Bot, Budget, Game, Illegal, Move

MOST_DECISIONS = 10_000
"""A game of random moves that is longer than this is taken to be endless."""
MOST_MOVES = 2_000
"""So many whole moves are listed where there may be very many."""
BUDGET = Budget(simulations=10)

AnyGame = Game[Any, Any]
Bots = Sequence[Bot[Any] | None]
Pair = tuple[Any, Move]
"""A state and a move made in it."""


class Failed(AssertionError):
    """What a game does wrong."""


def require(right: bool, wrong: str, *about: object) -> None:
    """`Failed` if something is not right; whatever it is about is only put into words then."""
    if not right:
        raise Failed(": ".join((wrong, *map(str, about))))


class Step(NamedTuple):
    """One move of a walk; `number` counts them."""

    number: int
    before: Any
    move: Move
    after: Any


def some_options(game: AnyGame, rng: Random) -> dict[str, object]:
    """Any values for some of the options."""
    return {option.name: rng.choice(option.values) for option in game.options if rng.random() < 0.5}


def walk(
    game: AnyGame, players: int, options: Mapping[str, object], rng: Random, bots: Bots = (None,)
) -> Iterator[Step]:
    """A whole game. Each seat gets one of the bots by lot; None plays at random, now in steps, now in whole moves."""
    rules = game.rules
    state = rules.new(game.configure(players, options))
    seated = [rng.choice(bots) for _ in range(players)]
    for number in range(MOST_DECISIONS):
        if rules.is_over(state):
            return
        seat = rules.to_act(state)
        if seat is None:
            move = rules.shuffle(state, rng)
        elif bot := seated[seat]:
            move = bot.choose(game.view(state, seat), rng, BUDGET)
        elif rng.random() < 0.2:
            move = rng.choice(list(islice(rules.legal(state), MOST_MOVES)))
        else:
            move = rng.choice(rules.steps(state))
        try:
            after = rules.apply(state, move)
        except Illegal as refusal:
            raise Failed(f"a chosen move is refused: {move}: {refusal}") from refusal
        yield Step(number, state, move, after)
        state = after
    raise Failed("no end is in sight")


def refusal_of(game: AnyGame, state: Any, move: Move) -> Illegal | None:
    """Why a move is refused; None if it is not."""
    try:
        game.rules.apply(state, move)
    except Illegal as refusal:
        return refusal
    return None


def check_frozen(thing: object, name: str) -> None:
    """Nothing that can be reached from a state, a view or a move can be changed, and all of it has a hash."""
    found = list(changeable(thing, name))
    require(not found, "something can be changed", *found)


def copied(data: Any) -> Any:
    """The same after a journey to another process: equal only if it is plain data."""
    return pickle.loads(pickle.dumps(data))
