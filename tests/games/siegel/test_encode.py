"""Die sieben Siegel in numbers. That numbers, masks, observations and keys fit the views: ``tests/conformance``."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from kartentisch import testing
from kartentisch.game import Unnumbered
from kartentisch.games.siegel import GAME, actions, encode, rules
from kartentisch.games.siegel.cards import CARD_OF
from kartentisch.games.siegel.moves import DONE, SABOTAGE, Play, Predict, Take, parse
from kartentisch.games.siegel.state import Config, State
from kartentisch.games.siegel.view import View, view


def seen(looked: View) -> dict[str, np.ndarray]:
    out = np.empty(encode.shape(looked.config), dtype=np.float32)
    encode.fill(looked, out)
    return {name: out[piece.slice].reshape(piece.shape) for name, piece in encode.pieces(looked.config).items()}


@pytest.mark.parametrize(("players", "number"), [(3, 45 + 5 + 10 + 2 + 8), (4, 60 + 5 + 15 + 2 + 8), (5, 110)])
def test_the_numbers_of_actions(players: int, number: int) -> None:
    assert encode.actions(Config(players)) == encode.actions(Config(players, by_hand=True)) == number


def test_actions_stand_in_the_order_of_the_simulator() -> None:
    moves = [encode.move(Config(5), 0, number) for number in range(110)]
    assert moves == [move for move in actions.MOVES if not (isinstance(move, Take) and move.source == 0)]
    for seat in range(5):
        told = [actions.MOVES[action] for action in encode.simulated(5, seat)]
        assert told == [encode.move(Config(5), seat, number) for number in range(110)]


def test_seats_count_from_the_one_that_acts() -> None:
    config = Config(4)
    left = [encode.number(config, seat, Take(2, (seat + 1) % 4)) for seat in range(4)]
    assert len(set(left)) == 1
    assert [str(encode.move(config, 2, number)) for number in range(65, 68)] == ["r@3", "r@0", "r@1"]


def test_what_has_no_number() -> None:
    for move in (Predict(()), Play(CARD_OF["r13"]), Take(0, 1), Take(0, 4)):
        with pytest.raises(Unnumbered, match=str(move)):
            encode.number(Config(4), 1, move)


def turned(state: State, by: int) -> State:
    """The same position with everybody some seats further to the left."""
    players = state.config.players

    def around(things: Any) -> Any:
        return tuple(things[(seat - by) % players] for seat in range(players))

    def seat(number: Any) -> Any:
        return None if number is None else (number + by) % players

    def takes(taken: Any) -> Any:
        return None if taken is None else tuple(Take(take.colour, seat(take.source)) for take in taken)

    return state._replace(
        turn=seat(state.turn),
        leader=seat(state.leader),
        dealer=seat(state.dealer),
        saboteur=seat(state.saboteur),
        hands=around(state.hands),
        seals=around(state.seals),
        predictions=tuple(map(takes, around(state.predictions))),
        taking=takes(state.taking),
        tricks=tuple(t._replace(leader=seat(t.leader), winner=seat(t.winner)) for t in state.tricks),
        results=tuple(
            r._replace(dealer=seat(r.dealer), saboteur=seat(r.saboteur), scores=around(r.scores)) for r in state.results
        ),
    )


def test_a_position_looks_the_same_from_every_chair() -> None:
    """Turned around the table, what a seat sees and may do has the same numbers."""
    rng, seats = Random(1), 0
    for step in testing.walk(GAME, 4, {"rounds": 2}, rng):
        by, seat = rng.randrange(1, 4), rng.randrange(4)
        views = view(step.after, seat), view(turned(step.after, by), (seat + by) % 4)
        arrays = []
        for looked in views:
            observation, mask = np.empty(encode.shape(looked.config), np.float32), np.empty(90, np.uint8)
            encode.fill(looked, observation)
            encode.mask(looked, mask)
            arrays.append((observation.tobytes(), mask.tobytes()))
        assert arrays[0] == arrays[1]
        seats += seat == rules.to_act(step.after)
    assert seats > 20


def test_what_stands_in_an_observation() -> None:
    state = rules.new(Config(3, saboteur_base=5, rounds=2))
    hands = ("r1 r2 r3 r4 r5 y1 y2 y3 y4 y5 g1 g2 g3 g4 g5", "r6 r7 r8 r9 y6 y7 y8 y9 g6 g7 g8 g9 b1 b2 b3")
    rest = "b4 b5 b6 b7 b8 b9 v1 v2 v3 v4 v5 v6 v7 v8 v9"
    state = rules.apply(state, GAME.deal_text.read({"dealer": 2, "hands": [*hands, rest]}))
    for text in ("y y y", "y@0", "saboteur", "g1", "g6", "v1"):
        state = rules.apply(state, parse(text))
    mine = seen(view(state, 1))
    deck = [text for colour in "rygbv" for text in (f"{colour}{value}" for value in range(1, 10))]
    assert [deck[place] for place in np.flatnonzero(mine["hand"])] == hands[1].replace("g6 ", "").split()
    assert [deck[place] for place in np.flatnonzero(mine["played"][2])] == ["g1"]  # seat 0 is two to the left of seat 1
    assert [deck[place] for place in np.flatnonzero(mine["played"][0])] == ["g6"]
    assert mine["voids"].nonzero()[0].tolist() == [1]
    assert not mine["table"].any()
    assert mine["winners"][0].tolist() == [1, 0, 0]
    assert mine["leads"][0].tolist() == [0, 0, 1, 0, 0]
    assert mine["outcomes"][0].tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert (mine["seals"] * [5, 3, 3, 3, 3, 4, 6]).round().tolist() == [
        [0, 1, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 1, 0],
    ]
    assert mine["taken"][2, 5:8].tolist() == [[0, 0, 1]] * 3  # three yellow ones from the middle
    assert mine["taken"][0, 5:8].tolist() == [[0, 0, 1], [0, 0, 0], [0, 0, 0]]  # one from seat 0
    assert mine["saboteur"].tolist() == [0, 1, 0]
    assert mine["turn"].tolist() == mine["leader"].tolist() == [1, 0, 0]
    assert mine["prices"].tolist() == [0.5] * 3
    assert mine["rounds"].tolist() == pytest.approx([1 / 20, 2 / 20])


def test_a_prediction_in_progress_is_seen_by_all() -> None:
    state = rules.apply(rules.new(Config(3)), rules.shuffle(rules.new(Config(3)), Random(1)))
    seat = rules.to_act(state)
    assert seat is not None
    state = rules.apply(state, Take(3))
    looked = seen(view(state, (seat + 1) % 3))
    assert looked["taken"][2, 11, 2] == 1
    assert looked["predicted"].tolist() == [0, 0, 0]
    mask = np.empty(70, dtype=np.bool_)
    encode.mask(view(state, seat), mask)
    assert mask[encode.number(Config(3), seat, DONE)]
    assert not mask[encode.number(Config(3), seat, SABOTAGE)]
