"""Every registered game in numbers: numbers and moves, masks, observations and keys are what `Encoder` promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kartentisch import games, testing
from kartentisch.game import Encoder, Illegal, Move, Unnumbered
from kartentisch.games.saboteur.view import View as MineView
from tests.conformance.positions import PLAYER_COUNTS, bots_of, short_options


def without_others_hands(view: MineView) -> object:
    """An observation does not tell the hands that are shown once the game is over."""
    return view._replace(hands=())


TOLD: dict[str, Callable[[Any], object]] = {"saboteur": without_others_hands}


@pytest.mark.parametrize(("name", "players"), PLAYER_COUNTS)
def test_an_encoder(name: str, players: int) -> None:
    game, rng = games.load(name), Random(players)
    for bots in ((None,), bots_of(game)[:1]):
        options = {**short_options(game, rng), "rounds": 2 if bots == (None,) else 1}
        testing.check_encoder(game, games.encoder(name), players, options, rng, TOLD.get(name, lambda v: v), bots)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), PLAYER_COUNTS)
def test_many_games_in_numbers(name: str, players: int, scaled: Callable[[int], int]) -> None:
    game, rng = games.load(name), Random(700 + players)
    for _ in range(scaled(8)):
        options = testing.some_options(game, rng)
        testing.check_encoder(game, games.encoder(name), players, options, rng, TOLD.get(name, lambda v: v))


@pytest.mark.parametrize("name", games.GAMES)
def test_views_of_whole_games_have_keys_of_their_own(name: str) -> None:
    """Not only near ones: no two views of one seat, from many games, share a key without being equal."""
    game, encoder, rng = games.load(name), games.encoder(name), Random(5)
    found: dict[str, Any] = {}
    met: Counter[bool] = Counter()
    for _ in range(6):
        players = rng.choice(game.players)
        for step in testing.walk(game, players, short_options(game, rng), rng, [None, *bots_of(game)[:1]]):
            for seat in (None, 0, 1):
                view = game.view(step.after, seat)
                key = encoder.key(view)
                met[key in found] += 1
                assert found.setdefault(key, view) == view
    assert met[False] > 1000


@pytest.mark.parametrize("name", games.GAMES)
def test_an_onlooker_has_a_key_and_no_moves_but_no_observation(name: str) -> None:
    game, encoder = games.load(name), games.encoder(name)
    dealt = next(testing.walk(game, min(game.players), {}, Random(1))).after
    onlooker = game.view(dealt, None)
    mask = np.ones(encoder.actions(onlooker.config), dtype=np.bool_)
    encoder.mask(onlooker, mask)
    assert not mask.any()
    assert encoder.key(onlooker) != encoder.key(game.view(dealt, 0))
    with pytest.raises(ValueError, match="onlooker"):
        encoder.fill(onlooker, np.empty(encoder.shape(onlooker.config), dtype=np.float32))


@pytest.mark.parametrize("name", games.GAMES)
def test_only_the_seat_on_turn_has_actions(name: str) -> None:
    game, encoder = games.load(name), games.encoder(name)
    for step in testing.walk(game, max(game.players), {"rounds": 1}, Random(2)):
        for seat in range(max(game.players)):
            view = game.view(step.after, seat)
            mask = np.ones(encoder.actions(view.config), dtype=np.uint8)
            encoder.mask(view, mask)
            assert mask.any() == (seat == game.rules.to_act(step.after))


@pytest.mark.parametrize("name", games.GAMES)
def test_a_deal_has_no_number(name: str) -> None:
    game, encoder = games.load(name), games.encoder(name)
    config = game.configure(min(game.players))
    deal = game.rules.shuffle(game.rules.new(config), Random(1))
    with pytest.raises(Unnumbered) as refusal:
        encoder.number(config, 0, deal)
    assert refusal.value.move is deal


def test_a_game_that_is_not_there_has_no_encoder() -> None:
    with pytest.raises(Illegal, match="unknown-game"):
        games.encoder("poker")


# The checks can fail: each of these encoders has one thing wrong, and is found out.

SIEGEL = games.load("siegel")
RIGHT = games.encoder("siegel")
PARTS = [name for name in vars(Encoder) if not name.startswith("_")]


def wrong_number(config: Any, seat: int, move: Move) -> int:
    return (RIGHT.number(config, seat, move) + 1) % RIGHT.actions(config)


def absolute_move(config: Any, seat: int, number: int) -> Move:  # noqa: ARG001 (that is what is wrong with it)
    return RIGHT.move(config, 0, number)


def open_mask(view: Any, out: Any) -> None:
    out[:] = bool(view.moves)


def careless_fill(view: Any, out: Any) -> None:
    kept = out[:3].copy()
    RIGHT.fill(view, out)
    out[:3] = kept


def without_table(view: Any, out: Any) -> None:
    RIGHT.fill(view, out)
    pieces = RIGHT.pieces(view.config)
    for name in ("table", "played", "when", "led"):
        out[pieces[name].slice] = 0


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "numbers are shifted": ({"number": wrong_number}, "a number is not that of its move"),
    "moves are another seat's": ({"move": absolute_move}, "a number is not that of its move"),
    "everything is allowed": ({"mask": open_mask}, "the mask is not what may be done"),
    "something is left in the array": ({"fill": careless_fill}, "something that is no number"),
    "cards are not told": ({"fill": without_table}, "observations tell other views apart"),
    "keys are for all seats": ({"key": lambda view: f"{view.round}"}, "keys tell other views apart"),
    "keys tell too much": ({"key": lambda view: f"{RIGHT.key(view)} {id(view)}"}, "a hidden card shows"),
    "pieces overlap": ({"pieces": lambda config: {**RIGHT.pieces(config), "x": RIGHT.pieces(config)["hand"]}}, "piece"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    parts, complaint = FAULTS[fault]
    encoder = SimpleNamespace(**{name: getattr(RIGHT, name) for name in PARTS} | parts)
    with pytest.raises(testing.Failed, match=complaint):
        testing.check_encoder(SIEGEL, encoder, 3, {"rounds": 1}, Random(3))
