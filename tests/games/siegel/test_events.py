"""What happened, and who may hear of it: S23."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from kartentisch.game import Event, Move, heard
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.events import events
from kartentisch.games.siegel.moves import DONE, SABOTAGE, Deal, Play, Take, parse
from kartentisch.games.siegel.state import Config, State
from tests.games.siegel.positions import (
    EXAMPLE,
    EXAMPLE_PREDICTIONS,
    after,
    all_configs,
    deal,
    example,
    named,
    placed,
    predicting,
    random_game,
    texts,
)


def happened(state: State, *moves: Move | str) -> list[tuple[str, dict[str, Any]]]:
    """What these moves made happen, as names and arguments."""
    found = []
    for move in moves:
        made = parse(move) if isinstance(move, str) else move
        following = rules.apply(state, made)
        found += [(event.name, dict(event.args)) for event in events(state, made, following)]
        state = following
    return found


def test_s23_a_deal_shows_everybody_his_own_hand_only() -> None:
    state = rules.new(Config(players=4))
    made = events(state, deal(3, EXAMPLE), example())
    assert made[0] == Event("dealt", {"seat": 3, "round": 1})
    for seat in range(4):
        dealt, hand = heard(made, seat)
        assert dealt == made[0]
        assert hand.args["seat"] == seat
        assert hand.audience == frozenset({seat})
        assert sorted(hand.args["cards"]) == sorted(EXAMPLE[seat].split())
    assert heard(made, None) == made[:1]
    # S3: sorted by colour, and the order in which the cards came is nobody's business.
    assert " ".join(made[1].args["cards"]) == "r8 r9 y6 y7 y10 g6 g7 g9 b8 b9 v2 v3 v4 v5 v8"


def test_s4_to_s7_predictions() -> None:
    assert happened(example(), *EXAMPLE_PREDICTIONS[:1]) == [
        *[("took", {"seat": 0, "colour": colour}) for colour in "rgbb"],
        ("predicted", {"seat": 0, "seals": [1, 0, 1, 2, 0]}),
    ]
    assert happened(after(example(), *EXAMPLE_PREDICTIONS[:2]), "saboteur") == [("saboteur", {"seat": 2})]
    assert happened(after(example(), *EXAMPLE_PREDICTIONS[:3]), "y y g b@1") == [
        *[("took", {"seat": 3, "colour": colour}) for colour in "yyg"],
        ("robbed", {"seat": 3, "colour": "b", "victim": 1, "white": True}),
        ("predicted", {"seat": 3, "seals": [0, 2, 1, 1, 0]}),
    ]
    assert happened(example(), "none") == [("predicted", {"seat": 0, "seals": [0, 0, 0, 0, 0]})]


def test_s8_who_is_robbed_for_nothing() -> None:
    state = predicting(Config(players=3, whites_exhausted="uncompensated"), {1: "r r r w w w", 2: "r r"})
    for moves in (["r@2 r@1 r@1"], [Take(0, 2), Take(0, 1), Take(0, 1), DONE]):
        robbed = [args for name, args in happened(state, *moves) if name == "robbed"]
        assert [(args["victim"], args["white"]) for args in robbed] == [(2, True), (1, False), (1, False)]


def test_steps_tell_the_same_as_the_whole() -> None:
    state = predicting(Config(players=3), {1: "b b b"})
    assert happened(state, Take(0), Take(0), Take(3, 1), DONE) == happened(state, "r r b@1")
    assert happened(state, DONE) == happened(state, "none")
    assert happened(state, SABOTAGE) == happened(state, "saboteur")


def test_s10_to_s14_tricks() -> None:
    state = after(example(), *EXAMPLE_PREDICTIONS)
    assert happened(state, "v2") == [("played", {"seat": 0, "card": "v2"})]
    state = after(state, "v2", "v12", "v7")
    won = [("played", {"seat": 3, "card": "g3"}), ("won", {"seat": 1, "led": "v", "by": "v"})]
    # Sabine has a choice, so the seal is told when she has made it.
    assert happened(state, "g3") == won
    assert happened(state, "g3", "-v") == [*won, ("handed-back", {"seat": 1, "kind": "v"})]
    assert happened(state, "g3", "-w") == [*won, ("handed-back", {"seat": 1, "kind": "w"})]
    state = after(state, "g3", "-v", "y4", "y2", "y9")
    assert happened(state, "y10")[1:] == [("won", {"seat": 0, "led": "y", "by": "y"}), ("black", {"seat": 0})]
    state = after(state, "y10", "v8", "r3", "v1")
    assert happened(state, "g8", "-r")[1:] == [
        ("won", {"seat": 1, "led": "v", "by": "r"}),
        ("handed-back", {"seat": 1, "kind": "r"}),
    ]


@pytest.mark.parametrize(
    ("held", "options", "saboteur", "answer", "expected"),
    [
        ("r", {}, None, [], ("handed-back", {"seat": 0, "kind": "r"})),
        ("w", {}, None, [], ("handed-back", {"seat": 0, "kind": "w"})),
        ("", {}, None, [], ("black", {"seat": 0})),
        ("k k k k k k", {}, None, [], ("spared", {"seat": 0})),
        ("", {}, 0, [], ("unmoved", {"seat": 0})),
        ("r", {"by_hand": True}, None, ["-"], ("forgot", {"seat": 0})),
        ("r", {"by_hand": True}, None, ["-r"], ("handed-back", {"seat": 0, "kind": "r"})),
        ("w", {"white_before_black": "may"}, None, ["-w"], ("handed-back", {"seat": 0, "kind": "w"})),
        ("w", {"white_before_black": "may"}, None, ["-k"], ("black", {"seat": 0})),
        ("w k k k k k k", {"white_before_black": "may"}, None, ["-k"], ("spared", {"seat": 0})),
    ],
)
def test_s12_to_s17_what_a_trick_does_to_its_winner(
    held: str, options: dict[str, Any], saboteur: int | None, answer: list[str], expected: tuple[str, dict[str, Any]]
) -> None:
    state = placed(Config(players=3, **options), {0: held}, saboteur=saboteur, hands=("r9 b1", "r1 b2", "r2 b3"))
    found = happened(after(state, "r9", "r1"), "r2", *answer)
    assert found[:2] == [("played", {"seat": 2, "card": "r2"}), ("won", {"seat": 0, "led": "r", "by": "r"})]
    assert found[2:] == [expected]


def test_s18_to_s21_the_end_of_a_round_and_of_the_game() -> None:
    def end(**options: Any) -> list[tuple[str, dict[str, Any]]]:
        state = placed(Config(players=3, **options), {1: "r", 2: "w"}, hands=("r9", "r1", "r2"))
        return happened(after(state, "r9", "r1"), "r2")[2:]

    assert end() == [("black", {"seat": 0}), ("round-over", {"scores": [3, 2, 4], "round": 1})]
    assert end(rounds=1)[1:] == [("round-over", {"scores": [3, 2, 4], "round": 1}), ("game-over", {"winners": [1]})]
    # The end waits for a seal that is still to be handed back.
    state = placed(Config(players=3, rounds=1, by_hand=True), {0: "r", 1: "r"}, hands=("r9", "r1", "r2"))
    assert [name for name, _ in happened(after(state, "r9", "r1"), "r2")] == ["played", "won"]
    assert happened(after(state, "r9", "r1", "r2"), "-") == [
        ("forgot", {"seat": 0}),
        ("round-over", {"scores": [2, 2, 0], "round": 1}),
        ("game-over", {"winners": [2]}),
    ]


def shown_cards(made: Iterable[Event]) -> list[str]:
    return [card for event in made for card in (*event.args.get("cards", ()), *[event.args.get("card")]) if card]


@pytest.mark.parametrize("config", all_configs(rounds=1), ids=named)
def test_s23_no_event_shows_more_than_it_may(config: Config) -> None:
    """Only the deal is private, only a played card is shown, and every move makes something happen."""
    rng = Random(str(config))
    for before, move, state in random_game(config, rng, skewed=True):
        made = events(before, move, state)
        assert made
        assert json.loads(json.dumps([[event.name, event.args] for event in made]))
        for event in made:
            assert (event.audience is not None) == (event.name == "hand")
        expected = [str(move)] if isinstance(move, Play) else []
        assert shown_cards(heard(made, None)) == expected
        for seat in range(config.players):
            own = sorted(texts(move.hands[seat]).split()) if isinstance(move, Deal) else expected
            assert sorted(shown_cards(heard(made, seat))) == own


def test_every_seal_that_moves_is_told() -> None:
    """S12–S16: the events of a round account for all black and handed-back seals."""
    for seed, config in enumerate(all_configs(rounds=1)):
        counted: dict[str, int] = {}
        for before, move, state in random_game(config, Random(seed)):
            for event in events(before, move, state):
                counted[event.name] = counted.get(event.name, 0) + 1
        assert counted.get("black", 0) == sum(held[6] for held in state.seals)
        assert counted["won"] == 15
        settled = ("handed-back", "black", "forgot", "spared", "unmoved")
        assert sum(counted.get(name, 0) for name in settled) == 15
        assert counted["played"] == 15 * config.players
        assert counted["predicted"] + counted.get("saboteur", 0) == config.players
        assert (counted["round-over"], counted["game-over"]) == (1, 1)
