"""What a seat may know: exactly S23. That nothing else comes through is the matter of test_secrecy.py."""

from __future__ import annotations

from random import Random

import pytest

from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import cards_in
from kartentisch.games.siegel.moves import DONE, SABOTAGE, Take, parse
from kartentisch.games.siegel.state import Config, Phase, Result, State
from kartentisch.games.siegel.view import View, view
from tests.games.siegel.positions import EXAMPLE_PREDICTIONS, after, example, lopsided, placed, random_game, texts

# S23, field by field. Whoever adds a field has to say here who may know it.
PUBLIC = {
    *("config", "phase", "turn", "dealer", "round", "counts", "seals", "middle", "saboteur", "predictions", "taking"),
    *("trick", "leader", "tricks", "results", "accounts", "winners"),
}
OWN = {"seat", "hand", "price", "moves"}


def states(config: Config, seed: int) -> list[State]:
    return [rules.new(config), *(state for _, _, state in random_game(config, Random(seed)))]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s23_what_is_public_and_what_is_private(players: int) -> None:
    assert set(View._fields) == PUBLIC | OWN
    assert not PUBLIC & OWN
    for state in states(Config(players=players, rounds=2, by_hand=True), players):
        onlooker = view(state, None)
        for seat in range(players):
            seen = view(state, seat)
            assert {name: getattr(seen, name) for name in PUBLIC} == {name: getattr(onlooker, name) for name in PUBLIC}
            assert (seen.seat, seen.hand) == (seat, cards_in(state.hands[seat]))
            on_turn = seat == rules.to_act(state)
            assert seen.moves == (tuple(rules.steps(state)) if on_turn else ())
        assert (onlooker.seat, onlooker.hand, onlooker.price, onlooker.moves) == (None, (), None, ())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_public_is_in_its_own_field(players: int) -> None:
    same = (set(View._fields) & set(State._fields)) - {"turn"}
    assert len(same) == 12
    for state in states(Config(players=players, rounds=2, by_hand=True), players):
        onlooker, ended = view(state, None), rules.to_act(state) is None
        for name in same:
            assert getattr(onlooker, name) is getattr(state, name), name
        assert (onlooker.turn, onlooker.round) == (rules.to_act(state), len(state.results) + (not ended))
        assert onlooker.counts == tuple(len(cards_in(hand)) for hand in state.hands)
        assert (onlooker.accounts, onlooker.winners) == (rules.accounts(state), rules.winners(state))


def test_s23_the_public_part() -> None:
    """Predictions, seals, the saboteur, the dealer, the table, numbers of cards, tricks, scores."""
    state = after(example(), *EXAMPLE_PREDICTIONS, "v2", "v12", "v7", "g3", "-v", "y4", "y2")
    seen = view(state, 3)
    assert (seen.config, seen.phase, seen.turn, seen.dealer, seen.round) == (Config(players=4), Phase.PLAY, 3, 3, 1)
    assert seen.counts == (14, 13, 13, 14)
    assert (seen.seals, seen.middle, seen.saboteur) == (state.seals, state.middle, 2)
    assert [None if p is None else " ".join(map(str, p)) for p in seen.predictions] == [
        *("r g b b", "r r r b v v", None, "y y g b@1"),
    ]
    assert (texts(seen.trick), seen.leader) == ("y4 y2", 1)
    assert [(t.leader, texts(t.cards), t.winner, t.led, t.by, t.seal) for t in seen.tricks] == [
        (0, "v2 v12 v7 g3", 1, 4, 4, "v"),
    ]
    assert (seen.results, seen.accounts, seen.winners, seen.price) == ((), (), (), 4)
    assert texts(seen.hand) == "r10 r11 r12 y8 y9 y11 y12 g8 g10 g11 g12 b10 b11 b12"
    assert " ".join(map(str, seen.moves)) == "y8 y9 y11 y12"


def test_s3_the_hand_is_sorted_by_colour() -> None:
    assert texts(view(example(), 0).hand) == "r8 r9 y6 y7 y10 g6 g7 g9 b8 b9 v2 v3 v4 v5 v8"


def test_the_round_that_is_told() -> None:
    """S20: 0 before the first deal, then the round being played or just ended."""
    rounds = []
    for state in states(Config(players=3, rounds=3), 1):
        if (told := (view(state, None).round, state.phase)) not in rounds:
            rounds.append(told)
    assert [number for number, phase in rounds if phase in (Phase.DEAL, Phase.OVER)] == [0, 1, 2, 3]
    assert [number for number, phase in rounds if phase == Phase.PREDICT] == [1, 2, 3]


def test_s19_s22_what_the_saboteur_would_cost() -> None:
    results = (Result(0, 1, (0, 0, 0)), Result(1, 1, (0, 0, 0)), Result(2, 0, (0, 0, 0)))
    for config, prices in [
        (Config(players=3), [4, 4, 4]),
        (Config(players=3, saboteur_base=5), [5, 5, 5]),
        (Config(players=3, designer_long=True), [5, 6, 4]),
        (Config(players=3, designer_long=True, saboteur_base=5), [6, 7, 5]),
    ]:
        state = placed(config, {}, phase=Phase.PREDICT, results=results)
        assert [view(state, seat).price for seat in range(3)] == prices


def test_a_prediction_in_progress_is_public() -> None:
    """S23: seals lie open, so everybody sees each one being taken."""
    state = rules.apply(rules.apply(example(), Take(0)), Take(3))
    for seat in (None, 0, 1):
        assert view(state, seat).taking == (Take(0), Take(3))
        assert view(state, seat).seals[0] == (1, 0, 0, 1, 0, 0, 0)
    assert view(state, 0).moves == (DONE, Take(3), Take(4))
    assert SABOTAGE in view(example(), 0).moves


def test_the_choice_of_a_seal_is_the_winners() -> None:
    state = after(placed(Config(players=3), {0: "r w"}, hands=("r9 b1", "r1 b2", "r2 b3")), "r9", "r1", "r2")
    assert view(state, 0).moves == (parse("-r"), parse("-w"))
    assert view(state, 1).moves == ()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_hand_but_ones_own_in_the_whole_view(players: int) -> None:
    """S23: neither as bits nor as cards, sorted or as dealt, anywhere in what is printed of a view."""
    rng = Random(players)
    for skewed in (False, True):
        for _, _, state in random_game(Config(players=players, rounds=1), rng, skewed):
            for seat in (None, *range(players)):
                shown = repr(view(state, seat))
                for other in range(players):
                    # With few cards left the same numbers may stand there by chance.
                    if other != seat and state.hands[other].bit_count() > 3:
                        assert str(state.hands[other]) not in shown
                        assert repr(cards_in(state.hands[other])).strip("()") not in shown
                        assert texts(cards_in(state.hands[other])) not in shown


def test_a_view_can_be_taken_of_a_game_not_begun() -> None:
    seen = view(rules.new(Config(players=5)), 2)
    assert (seen.turn, seen.round, seen.hand, seen.counts, seen.moves) == (None, 0, (), (0,) * 5, ())
    state = rules.new(Config(players=5))
    assert view(rules.apply(state, lopsided(state, Random(0))), 2).counts == (15,) * 5
