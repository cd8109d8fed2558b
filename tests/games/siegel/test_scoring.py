"""Penalty points: S18–S22."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kartentisch.game import Account, Part
from kartentisch.games.siegel import rules, scoring
from kartentisch.games.siegel.state import Config, Phase, Result, State
from kartentisch.texts import speaker
from tests.games.siegel.positions import account, after, placed, random_game, seals


def last_trick(config: Config, held: dict[int, str], **more: Any) -> State:
    """After a last trick that the last seat wins with red: it hands back a red seal or takes a black one."""
    players = config.players
    hands = [*(f"g{seat + 1}" for seat in range(players - 1)), "r1"]
    return after(placed(config, held, hands=hands, **more), *hands)


def test_worked_example_3_scores() -> None:
    """S18, S19: Frank one black, Sabine one white, Katrin the saboteur, Peter one yellow and one black."""
    accounts = scoring.accounts((seals("k"), seals("w"), seals(""), seals("y k")), 2, 4)
    assert [a.points for a in accounts] == [3, 4, 2, 5]
    assert accounts == (
        account(("black", 1, 3)),
        account(("white", 1, 4)),
        account(("saboteur", 1, 4), ("blacks-of-others", 2, -2)),
        account(("yellow", 1, 2), ("black", 1, 3)),
    )
    say = speaker("en")
    assert ", ".join(say(f"siegel-part-{p.name}", number=p.number, points=p.points) for p in accounts[3].parts) == (
        "2 for yellow, 3 for black"
    )


def test_worked_example_3_scores_through_the_rules() -> None:
    state = last_trick(Config(players=4), {0: "k", 1: "w", 3: "r y k"}, saboteur=2)
    assert rules.scores(state) == ((3, 4, 2, 5),)
    assert [a.points for a in rules.accounts(state)] == [3, 4, 2, 5]
    assert rules.accounts(state)[3].parts == (Part("yellow", 1, 2), Part("black", 1, 3))


@pytest.mark.parametrize(
    ("kind", "name", "each"),
    [
        ("r", "red", 2),
        ("y", "yellow", 2),
        ("g", "green", 2),
        ("b", "blue", 2),
        ("v", "violet", 2),
        ("k", "black", 3),
        ("w", "white", 4),
    ],
)
def test_s18_what_each_seal_costs(kind: str, name: str, each: int) -> None:
    for number in (1, 2, 3):
        (found,) = scoring.accounts((seals(" ".join([kind] * number)),), None, 0)
        assert found == Account(number * each, (Part(name, number, number * each),))


def test_s18_no_seal_no_points() -> None:
    assert scoring.accounts((seals(""),) * 3, None, 0) == (Account(0, ()),) * 3


def test_s18_all_kinds_add_up() -> None:
    (found,) = scoring.accounts((seals("r r y g b v w w k"),), None, 0)
    assert found.points == 4 + 2 + 2 + 2 + 2 + 8 + 3
    assert [part.name for part in found.parts] == ["red", "yellow", "green", "blue", "violet", "white", "black"]


@pytest.mark.parametrize("base", [4, 5])
@pytest.mark.parametrize("blacks", range(7))
def test_s19_the_saboteur_pays_less_for_each_black_seal_of_the_others(base: int, blacks: int) -> None:
    held = {0: "k " * (blacks // 2), 2: "r " + "k " * (blacks - blacks // 2)}
    state = last_trick(Config(players=3, saboteur_base=base), held, saboteur=1)
    assert rules.scores(state)[0][1] == max(0, base - blacks)
    parts = rules.accounts(state)[1].parts
    assert parts[0] == Part("saboteur", 1, base)
    assert parts[1:] == ((Part("blacks-of-others", blacks, -min(base, blacks)),) if blacks else ())


@pytest.mark.parametrize(
    ("players", "long", "rounds"),
    [
        (3, False, 6),
        (4, False, 4),
        (5, False, 5),
        (3, True, 9),
        (4, True, 8),
        (5, True, 10),
    ],
)
def test_s20_s22_how_many_rounds(players: int, long: bool, rounds: int) -> None:
    *_, (_, _, state) = random_game(Config(players=players, designer_long=long), Random(players))
    assert len(state.results) == len(rules.scores(state)) == state.config.rounds_to_play == rounds
    dealers = [result.dealer for result in state.results]
    assert dealers == [(dealers[0] + i) % players for i in range(rounds)]


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("rounds", [1, 2, 7, 20])
def test_s20_a_shorter_or_longer_evening(rounds: int, long: bool) -> None:
    config = Config(players=3, rounds=rounds, designer_long=long)
    assert config.rounds_to_play == rounds
    ends = [
        after.phase for before, _, after in random_game(config, Random(1)) if len(after.results) > len(before.results)
    ]
    assert ends == [Phase.DEAL] * (rounds - 1) + [Phase.OVER]


def test_s20_everything_returns_for_the_next_round() -> None:
    state = last_trick(Config(players=4), {0: "k", 1: "w", 3: "r y k"}, saboteur=2, dealer=1)
    # Until the next deal the end of the round can be looked at.
    assert (state.phase, state.saboteur, state.seals[1]) == (Phase.DEAL, 2, seals("w"))
    fair = rules.shuffle(state, Random(0))
    assert fair.dealer == 2
    state = rules.apply(state, fair)
    assert (state.saboteur, state.seals, state.middle) == (None, (seals(""),) * 4, (5, 3, 3, 3, 3, 4, 6))
    assert (state.dealer, state.turn, state.tricks, state.predictions) == (2, 3, (), (None,) * 4)
    assert rules.scores(state) == ((3, 4, 2, 5),)


def ended(*scores: tuple[int, ...]) -> State:
    results = tuple(Result(i % 3, None, points) for i, points in enumerate(scores))
    return placed(Config(players=3, rounds=len(scores)), {}, phase=Phase.OVER, results=results)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ([(3, 0, 5)], (1,)),
        ([(0, 4, 5), (7, 2, 5)], (1,)),
        ([(0, 4, 5), (6, 2, 5)], (0, 1)),
        ([(5, 4, 5), (5, 6, 5), (0, 0, 0)], (0, 1, 2)),
        ([(2, 9, 1), (9, 2, 10)], (0, 1, 2)),
    ],
)
def test_s21_fewest_points_win_and_a_tie_is_shared(scores: list[tuple[int, ...]], winners: tuple[int, ...]) -> None:
    assert rules.winners(ended(*scores)) == winners
    assert rules.winners(ended(*scores)._replace(phase=Phase.DEAL)) == ()


def test_s21_nobody_has_won_before_the_end() -> None:
    steps = list(random_game(Config(players=3, rounds=2), Random(5)))
    assert all(rules.winners(before) == () for before, _, _ in steps)
    assert rules.winners(steps[-1][2])


def test_s21_the_first_dealer_is_drawn_by_lot() -> None:
    for players in (3, 4, 5):
        state = rules.new(Config(players=players))
        assert {rules.shuffle(state, Random(seed)).dealer for seed in range(60)} == set(range(players))
        # So any seat may deal first.
        for dealer in range(players):
            fair = rules.shuffle(state, Random(1))
            assert rules.apply(state, type(fair)(dealer, fair.hands)).dealer == dealer


@pytest.mark.parametrize("base", [4, 5])
def test_s22_the_saboteur_gets_dearer_for_who_takes_him_again(base: int) -> None:
    earlier = tuple(Result(i % 3, saboteur, (0, 0, 0)) for i, saboteur in enumerate((1, None, 1, 0, 1)))
    for long in (False, True):
        config = Config(players=3, saboteur_base=base, designer_long=long)
        times = [1, 3, 0] if long else [0, 0, 0]
        assert [scoring.saboteur_price(config, earlier, seat) for seat in range(3)] == [base + n for n in times]
        for seat in range(3):
            held = {2: "r"} if seat != 2 else {}
            state = last_trick(config, held, saboteur=seat, results=earlier)
            assert rules.scores(state)[-1][seat] == base + times[seat]
            # The round just ended counts for the next time only, not for its own explanation.
            assert rules.accounts(state)[seat] == account(("saboteur", 1, base + times[seat]))


def test_s22_black_seals_of_others_also_lower_a_higher_price() -> None:
    earlier = (Result(0, 1, (0, 0, 0)), Result(1, 1, (0, 0, 0)))
    state = last_trick(Config(players=3, designer_long=True), {0: "k k k k k", 2: "r"}, saboteur=1, results=earlier)
    assert rules.accounts(state)[1] == account(("saboteur", 1, 6), ("blacks-of-others", 5, -5))
    state = last_trick(Config(players=3, designer_long=True), {0: "k k k k k"}, saboteur=1, results=())
    assert rules.accounts(state)[1] == account(("saboteur", 1, 4), ("blacks-of-others", 6, -4))


def test_accounts_add_up_to_the_points() -> None:
    """S18, S19: and there are none before the first round has ended."""
    for before, _, state in random_game(Config(players=4), Random(8)):
        found = rules.accounts(state)
        if len(state.results) > len(before.results):
            assert tuple(a.points for a in found) == rules.scores(state)[-1]
            assert all(a.points == sum(part.points for part in a.parts) for a in found)
        assert found == () or state.results
