"""Checks of a game in numbers. They need NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from kartentisch.game import Encoder, Move, Seat, Unnumbered
from kartentisch.testing.walking import AnyGame, Bots, require, walk


def check_encoder(
    game: AnyGame,
    encoder: Encoder[Any],
    players: int,
    options: Mapping[str, object],
    rng: Random,
    told: Callable[[Any], object] = lambda view: view,
    bots: Bots = (None,),
) -> None:
    """Plays one game and holds the encoder to what its protocol says.

    Numbers and moves go into each other. What comes of a view is the same in every world drawn from it, and another
    where the view is another; `told` is what an observation tells of a view, where that is not all.
    """
    config = game.configure(players, options)
    check_numbers(encoder, config, players)
    for step in walk(game, players, options, rng, bots):
        state, seat = step.after, rng.randrange(players)
        on_turn = game.rules.to_act(state)
        looking = seat if on_turn is None or rng.random() < 0.5 else on_turn
        view = game.view(state, looking)
        check_mask(encoder, view)
        world = game.sample(view, rng)
        encoded = _encoded(encoder, view)
        again = _encoded(encoder, game.view(world, looking))
        require(encoded == again, "a hidden card shows in the numbers of a view", f"seat {looking}")
        # To the others the world may look different, and so may what could happen next.
        near = [state, world, *(game.rules.apply(state, move) for move in _some(game.rules.steps(state), 4, rng))]
        check_distinct(encoder, [game.view(each, seat) for each in near], told)


def check_numbers(encoder: Encoder[Any], config: Any, players: int) -> None:
    """Every number is a move of its own, and the pieces of an observation lie side by side."""
    for seat in range(players):
        moves = [encoder.move(config, seat, number) for number in range(encoder.actions(config))]
        back = [_number(encoder, config, seat, move) for move in moves]
        require(back == list(range(len(moves))), "a number is not that of its move", f"seat {seat}")
    places = [place for piece in encoder.pieces(config).values() for place in range(*piece.slice.indices(10**9))]
    require((len(places),) == encoder.shape(config), "the pieces are not the observation")
    require(places == list(range(len(places))), "the pieces do not lie side by side")


def _number(encoder: Encoder[Any], config: Any, seat: Seat, move: Move) -> int | None:
    try:
        return encoder.number(config, seat, move)
    except Unnumbered:
        return None


def check_mask(encoder: Encoder[Any], view: Any) -> None:
    """The mask has the moves of the view that have a number, and at least one if there are moves."""
    import numpy as np

    found = {move: _number(encoder, view.config, view.seat, move) for move in view.moves}
    numbers = {number for number in found.values() if number is not None}
    for move, number in found.items():
        if number is not None:
            require(encoder.move(view.config, view.seat, number) == move, "a number is another move's", move, number)
    require(bool(numbers) == bool(view.moves), "no move has a number")
    mask = np.ones(encoder.actions(view.config), dtype=np.bool_)
    encoder.mask(view, mask)
    require(set(np.flatnonzero(mask).tolist()) == numbers, "the mask is not what may be done", view.moves)


def check_distinct(encoder: Encoder[Any], views: Sequence[Any], told: Callable[[Any], object]) -> None:
    """Views of one seat have different keys, and different observations, exactly if they differ."""
    encoded = [(view, *_encoded(encoder, view)) for view in views]
    for (one, key, seen, _), (other, other_key, other_seen, _) in combinations(encoded, 2):
        require((key == other_key) == (one == other), "keys tell other views apart than there are", key, other_key)
        same = told(one) == told(other)
        require((seen == other_seen) == same, "observations tell other views apart than there are", key, other_key)


def _encoded(encoder: Encoder[Any], view: Any) -> tuple[str, bytes, bytes]:
    """Key, observation and mask, whatever was in the arrays before."""
    import numpy as np

    seen = np.full(encoder.shape(view.config), np.nan, dtype=np.float32)
    mask = np.full(encoder.actions(view.config), 7, dtype=np.uint8)
    encoder.fill(view, seen)
    encoder.mask(view, mask)
    require(bool(np.isfinite(seen).all()), "an observation holds something that is no number")
    return encoder.key(view), seen.tobytes(), mask.tobytes()


def _some(moves: Sequence[Move], most: int, rng: Random) -> list[Move]:
    return rng.sample(list(moves), min(len(moves), most))
