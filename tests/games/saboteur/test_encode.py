"""Saboteur in numbers. That numbers, masks, observations and keys fit the views: ``tests/conformance``."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kartentisch import testing
from kartentisch.game import Unnumbered
from kartentisch.games.saboteur import GAME, actions, encode, rules
from kartentisch.games.saboteur.board import GOAL_CELLS
from kartentisch.games.saboteur.cards import TILE_OF
from kartentisch.games.saboteur.moves import Break, Discard, Fix, Gold, Lay, Map, Rockfall, Turn
from kartentisch.games.saboteur.observation import PLANES
from kartentisch.games.saboteur.state import Config
from kartentisch.games.saboteur.view import View, view
from tests.games.saboteur.positions import A, D, S, dug, laid, state


def seen(looked: View) -> dict[str, np.ndarray]:
    out = np.empty(encode.shape(looked.config), dtype=np.float32)
    encode.fill(looked, out)
    return {name: out[piece.slice].reshape(piece.shape) for name, piece in encode.pieces(looked.config).items()}


@pytest.mark.parametrize("players", range(3, 11))
def test_the_numbers_of_actions(players: int) -> None:
    """26 cards as they lie and rockfall for each cell; 3 tools and 9 repairs for each seat; maps, discards, gold."""
    assert encode.actions(Config(players)) == 27 * 18 * 13 + (3 + 9) * players + 3 + 27 + 3


def test_actions_are_those_of_the_simulator() -> None:
    for seat in range(10):
        told = [actions.MOVES[action] for action in encode.simulated(10, seat)]
        assert told == [encode.move(Config(10), seat, number) for number in range(actions.ACTIONS)]
    assert encode.simulated(10, 0) == tuple(range(actions.ACTIONS))


def test_seats_count_from_the_one_that_acts() -> None:
    config = Config(5)
    for offset in range(5):
        broken = {encode.number(config, seat, Break("lamp", (seat + offset) % 5)) for seat in range(5)}
        mended = {encode.number(config, seat, Fix("fix:lamp+cart", "cart", (seat + offset) % 5)) for seat in range(5)}
        assert (len(broken), len(mended)) == (1, 1)
        assert broken == {encode.number(config, 0, Break("lamp", offset))}


@pytest.mark.parametrize("cell", [(-5, 0), (14, 0), (0, 7), (3, -7)])
def test_moves_outside_of_the_window_have_no_number(cell: tuple[int, int]) -> None:
    for move in (Lay(TILE_OF["NS"], cell), Rockfall(cell)):
        with pytest.raises(Unnumbered, match=str(move)) as refusal:
            encode.number(Config(3), 0, move)
        assert refusal.value.move == move
    for other in (Break("pick", 3), Discard(None), Map((0, 1))):
        with pytest.raises(Unnumbered):
            encode.number(Config(3), 0, other)


def test_a_mask_leaves_out_what_lies_outside_of_the_window() -> None:
    """A tunnel to the western rim can go on, but only without a number; the card can still be discarded."""
    rim = state("EW", "EW", "EW", board=dug((0, 0), (-5, 0)))
    looked = view(rim, 0)
    assert Lay(TILE_OF["EW"], (-5, 0)) in looked.moves
    mask = np.empty(encode.actions(looked.config), dtype=np.bool_)
    encode.mask(looked, mask)
    numbered = {encode.move(looked.config, 0, int(number)) for number in np.flatnonzero(mask)}
    assert set(looked.moves) - numbered == {Lay(TILE_OF["EW"], (-5, 0))}
    assert Discard("EW") in numbered


def test_what_stands_in_an_observation() -> None:
    board = laid("EW@1,0", "NS@0,1")
    history = (Turn(1, Lay(TILE_OF["EW"], (1, 0))), Turn(2, Map(A)), Turn(0, Break("pick", 2)), Turn(1, Discard(None)))
    looked = view(
        state(
            "NE map NE",
            "NS",
            "EW",
            board=board,
            roles=(D, S, D),
            broken=((), (), ("pick",)),
            history=history,
            goals=("NE", "gold", "NW"),
            turn=2,
        ),
        2,
    )
    found = seen(looked)
    assert found["roles"].tolist() == [[1, 0], [0, 0], [0, 0]]
    assert found["turn"].tolist() == [1, 0, 0]
    assert found["goals"].tolist() == [[0, 1, 0], [0, 0, 0], [0, 0, 0]]  # the map showed A to seat 2
    assert not found["shown"].any()
    assert [actions.CARDS[card] for card in found["hand"].argmax(axis=1)[:1]] == ["EW"]
    assert found["held"].sum() == found["hand"].sum() == 1
    assert found["broken"].tolist() == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
    mine = dict(zip(PLANES, found["mine"], strict=True))
    row, column = -actions.ROWS.start, -actions.COLUMNS.start
    assert [mine[side][row, column + 1] for side in ("north", "east", "south", "west")] == [0, 1, 0, 1]
    assert mine["card"].sum() == mine["lit"].sum() == len(board.tiles)
    assert mine["face down"].sum() == len(GOAL_CELLS)
    assert mine["edge"].sum() == len(board.frontier)
    assert found["doers"][:4].argmax(axis=1).tolist() == [2, 0, 1, 2]
    assert found["deeds"][:4].argmax(axis=1).tolist() == [0, 4, 1, 5]
    assert (found["cells"][:4] * 32).tolist() == [[1, 0], [8, 2], [0, 0], [0, 0]]
    assert found["targets"][2].tolist() == [1, 0, 0]
    assert found["spent"][3].sum() == 0
    assert found["deeds"][4:].sum() == 0


def test_gold_has_numbers_and_is_seen() -> None:
    rng = Random(3)
    picks = 0
    for step in testing.walk(GAME, 3, {}, rng, [GAME.bots["apprentice"]()]):
        if not isinstance(step.move, Gold):
            continue
        picks += 1
        seat = rules.to_act(step.before)
        assert seat is not None
        looked = view(step.before, seat)
        number = encode.number(looked.config, seat, step.move)
        assert encode.move(looked.config, seat, number) == step.move
        assert (seen(looked)["offer"] * 10).round().tolist() == [looked.offer.count(value) for value in (1, 2, 3)]
        assert not seen(view(step.before, (seat + 1) % 3))["offer"].any()
    assert picks
