"""Deals: fair ones are taken, all others refused (T1–T7, T20, T21)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.cards import DECK, DWARVES, GOLD, HAND_SIZE
from kartentisch.games.saboteur.moves import Deal, Discard
from kartentisch.games.saboteur.state import OPTIONS, Config, Phase, State
from tests.games.saboteur.positions import B, D, S, deal, dug, play, refusal, state

NEW = rules.new(Config(3))


@pytest.mark.parametrize("players", range(3, 11))
def test_t5_t6_t7_a_shuffled_deal(players: int) -> None:
    new = rules.new(Config(players))
    firsts = set()
    for seed in range(80):
        move = rules.shuffle(new, Random(seed))
        here = rules.apply(new, move)
        firsts.add(move.first)
        assert sorted((*move.roles, move.spare)) == sorted(DWARVES[players])
        assert [len(hand) for hand in move.hands] == [HAND_SIZE[players]] * players
        assert sorted([*move.deck, *(card for hand in move.hands for card in hand)]) == sorted(DECK)
        assert sorted(move.goals) == ["NE", "NW", "gold"]
        assert sorted(move.gold) == sorted(GOLD)
        assert (here.phase, here.turn, here.first) == (Phase.TURN, move.first, move.first)
        assert (here.hands, here.deck, here.roles, here.spare) == (move.hands, move.deck, move.roles, move.spare)
        assert (here.goals, here.stack, here.broken) == (move.goals, move.gold, ((),) * players)
    assert firsts == set(range(players))


def test_t5_t20_everything_is_shuffled() -> None:
    moves = [deal(3, seed) for seed in range(40)]
    assert {move.spare for move in moves} == {D, S}
    assert len({move.roles for move in moves}) == 4
    assert len({move.goals for move in moves}) == 6
    assert len({move.gold for move in moves}) == len({move.deck for move in moves}) == 40


FAIR = deal(3, seed=5)
SWAPPED = (FAIR.hands[0], FAIR.hands[1][:-1] + FAIR.hands[0][:1], FAIR.hands[2])


@pytest.mark.parametrize(
    ("changes", "reason", "rule"),
    [
        ({"first": -1}, "no-first", "T7"),
        ({"first": 3}, "no-first", "T7"),
        ({"first": 10**30}, "no-first", "T7"),
        ({"roles": (D, D)}, "roles", "T5"),
        ({"roles": (D, D, D, S)}, "roles", "T5"),
        ({"roles": ()}, "roles", "T5"),
        ({"roles": (S, S, D), "spare": D}, "dwarves", "T5"),
        ({"roles": (D, D, D), "spare": D}, "dwarves", "T5"),
        ({"goals": ("gold", "NE", "NE")}, "goals", "T2"),
        ({"goals": ("gold", "NE")}, "goals", "T2"),
        ({"goals": ("gold", "NE", "NW", "NW")}, "goals", "T2"),
        ({"goals": ("gold", "NE", "SW")}, "goals", "T2"),
        ({"hands": FAIR.hands[:2]}, "hands", "T6"),
        ({"hands": (*FAIR.hands, ())}, "hands", "T6"),
        ({"hands": (FAIR.hands[0][:5], *FAIR.hands[1:])}, "hand-size", "T6"),
        ({"hands": (*FAIR.hands[:2], FAIR.hands[2] + FAIR.deck[:1]), "deck": FAIR.deck[1:]}, "hand-size", "T6"),
        ({"hands": SWAPPED}, "deck", "T1, T3"),
        ({"deck": FAIR.deck[1:]}, "deck", "T1, T3"),
        ({"deck": ()}, "deck", "T1, T3"),
        ({"gold": GOLD[1:]}, "gold-stack", "T4"),
        ({"gold": (*GOLD, 1)}, "gold-stack", "T4"),
        ({"gold": (3, *GOLD[1:])}, "gold-stack", "T4"),
    ],
)
def test_unfair_deals_are_refused(changes: dict[str, Any], reason: str, rule: str) -> None:
    assert SWAPPED[1] != FAIR.hands[1]
    assert refusal(NEW, replace(FAIR, **changes)) == (reason, rule)


def test_t7_anybody_may_begin_the_first_round_and_gold_lie_in_any_order() -> None:
    for first in range(3):
        assert rules.apply(NEW, replace(FAIR, first=first, gold=GOLD[::-1])).turn == first


def after_round(reached: bool, roles: tuple[Any, ...] = (D, S, D), **config: Any) -> State:
    """A game after its first round; seat 2 played the last card."""
    if reached:
        board = dug((0, 0), (7, 0))
        here = state("map", "map", "EW", turn=2, board=board, roles=roles, config=Config(3, **config))
        here = play(here, "EW@7,0")
        while here.phase is Phase.PICK:
            here = rules.apply(here, rules.legal(here)[0])
        return here
    return play(state("", "", "map", turn=2, roles=roles, config=Config(3, **config)), "discard map")


def next_deal(here: State, **changes: Any) -> Deal:
    return replace(rules.shuffle(here, Random(0)), **changes)


@pytest.mark.parametrize("reached", [True, False])
def test_t20_the_left_neighbour_of_the_last_player_begins(reached: bool) -> None:
    here = after_round(reached)
    assert next_deal(here).first == 0
    assert rules.apply(here, next_deal(here)).turn == 0
    for first in (1, 2):
        assert refusal(here, next_deal(here, first=first)) == ("wrong-first", "T20")
    assert refusal(here, next_deal(here, first=3)) == ("no-first", "T7")


def test_t20_the_rest_of_the_gold_stays_as_it_is_after_diggers() -> None:
    here = after_round(True)
    assert here.stack == GOLD[2:]
    assert next_deal(here).gold == GOLD[2:]
    assert refusal(here, next_deal(here, gold=GOLD[:1:-1])) == ("gold-order", "T20")
    assert refusal(here, next_deal(here, gold=GOLD[1:])) == ("gold-stack", "T20")
    assert refusal(here, next_deal(here, gold=GOLD)) == ("gold-stack", "T20")


def test_t20_the_rest_of_the_gold_is_shuffled_after_saboteurs() -> None:
    here = after_round(False)
    assert len(here.stack) == 26
    assert {next_deal(here).gold != here.stack, sorted(next_deal(here).gold) == sorted(here.stack)} == {True}
    rules.apply(here, next_deal(here, gold=here.stack))
    rules.apply(here, next_deal(here, gold=here.stack[::-1]))
    assert refusal(here, next_deal(here, gold=GOLD)) == ("gold-stack", "T20")


def test_t20_nobody_paid_and_so_nothing_shuffled() -> None:
    here = after_round(False, roles=(D, D, D))
    assert here.stack == GOLD
    assert next_deal(here).gold == GOLD
    assert refusal(here, next_deal(here, gold=GOLD[::-1])) == ("gold-order", "T20")


def test_t20_everything_else_is_dealt_anew() -> None:
    here = rules.apply(after_round(True), next_deal(after_round(True)))
    assert sum(map(len, here.hands)) + len(here.deck) == 67
    assert here.board.tiles.keys() == {(0, 0)}
    assert B in here.board.down
    assert (here.history, here.picks, here.broken) == ((), (), ((), (), ()))
    assert len(here.past) == 1


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_t21_so_many_rounds(rounds: int) -> None:
    here = rules.new(Config(3, rounds=rounds))
    for _ in range(rounds):
        assert not rules.is_over(here)
        here = rules.apply(here, rules.shuffle(here, Random(1)))
        while rules.to_act(here) is not None:
            here = rules.apply(here, Discard(here.hands[here.turn][0]))
    assert rules.is_over(here)
    assert len(rules.scores(here)) == rounds
    assert refusal(here, FAIR) == ("game-over", "T21")


def test_t21_the_options() -> None:
    assert {option.name: (option.default, option.values) for option in OPTIONS} == {
        "break_own_tool": (True, (False, True)),
        "gold_cards": ("diggers", ("diggers", "players")),
        "rounds": (3, (1, 2, 3)),
    }
    assert all(getattr(Config(3), option.name) == option.default for option in OPTIONS)
