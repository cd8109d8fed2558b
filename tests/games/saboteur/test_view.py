"""What a seat may know (T22), field by field; `tests/conformance` hides every field behind every seat's back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.cards import GOLD
from kartentisch.games.saboteur.moves import Discard, Gold, Map, Turn
from kartentisch.games.saboteur.state import Config, Phase, State
from kartentisch.games.saboteur.view import SeenPast, SeenPick, View, view
from tests.games.saboteur.positions import D, S, dug, laid, play, state

SEATS = (None, 0, 1, 2)


def dealt(seed: int = 0) -> State:
    new = rules.new(Config(3))
    return rules.apply(new, rules.shuffle(new, Random(seed)))


def views(here: State) -> list[View]:
    return [view(here, seat) for seat in SEATS]


def test_t22_before_the_first_deal_there_is_nothing_to_see() -> None:
    for seen in views(rules.new(Config(3))):
        assert (seen.round, seen.turn, seen.phase, seen.moves) == (0, None, Phase.DEAL, ())
        assert (seen.hand, seen.goals, seen.roles, seen.spare) == ((), (), (), None)
        assert (seen.pile, seen.discards, seen.stack, seen.past) == (0, 0, 0, ())


def test_t22_a_seat_knows_its_hand_its_role_and_the_numbers() -> None:
    here = dealt()
    for seat, seen in zip(SEATS, views(here), strict=True):
        assert seen.seat == seat
        assert seen.hand == (() if seat is None else here.hands[seat])
        assert seen.roles == tuple(role if s == seat else None for s, role in enumerate(here.roles))
        assert seen.spare is None
        assert seen.goals == (None, None, None)
        assert (seen.counts, seen.pile, seen.discards, seen.stack) == ((6, 6, 6), 49, 0, 28)
        assert (seen.turn, seen.first, seen.round) == (here.turn, here.first, 1)
        assert seen.board is here.board
        assert (seen.gold_counts, seen.winners) == ((0, 0, 0), ())
        assert seen.moves == (tuple(rules.steps(here)) if seat == here.turn else ())


def test_t22_everybody_knows_which_goal_was_looked_at_and_one_what_it_is() -> None:
    here = play(state("map NE", "map NE", "NE", goals=("NE", "gold", "NW")), "map 8,0", "map 8,-2")
    assert [seen.goals for seen in views(here)] == [
        (None, None, None),
        (None, "gold", None),
        (None, None, "NW"),
        (None, None, None),
    ]
    for seen in views(here):
        assert seen.history == (Turn(0, Map((8, 0))), Turn(1, Map((8, -2))))


def test_t22_a_turned_goal_is_known_to_all() -> None:
    here = state("EW", "map", "map", board=dug((0, 0), (7, 0)), goals=("gold", "NW", "NE"))
    for seen in views(play(here, "EW@7,0")):
        assert seen.goals == (None, "NW", None)


def test_t22_discards_are_known_to_who_made_them() -> None:
    here = play(state("NE NE", "N! NE", "NE"), "discard NE", "discard N!")
    first, second = Turn(0, Discard("NE")), Turn(1, Discard("N!"))
    hidden = Turn(0, Discard(None)), Turn(1, Discard(None))
    assert [seen.history for seen in views(here)] == [hidden, (first, hidden[1]), (hidden[0], second), hidden]


def test_t13_t22_the_discard_holds_what_lies_nowhere_else() -> None:
    here = state("break:pick fix:pick rockfall EW", "map NE", "map NE", deck="map " * (67 - 8))
    assert view(here, None).discards == 0
    here = play(here, "break:pick 1")
    # The broken tool lies before its owner, so nothing is discarded yet.
    assert view(here, None).discards == 0
    assert view(here, None).broken == ((), ("pick",), ())
    here = play(here, "map 8,0", "map 8,0", "fix:pick pick 1")
    assert view(here, None).discards == 4
    here = play(here, "discard NE", "discard NE", "EW@1,0")
    assert view(here, None).discards == 6
    here = play(here, "map 8,0", "map 8,0", "rockfall 1,0")
    assert view(here, None).discards == 10
    assert view(here, None).pile == 67 - 8 - 10


def picking() -> State:
    """Seat 2 has reached the treasure and picked; seat 1, the next digger counter-clockwise, is to pick."""
    board = dug((0, 0), (7, 0))
    here = state("map", "map", "EW", "map", turn=2, board=board, roles=(D, D, D, S), stack=(3, 1, 2, 3, 1))
    return play(here, "EW@7,0", "gold 3")


def test_t17_t22_dwarves_and_goals_are_shown_when_the_digging_is_over() -> None:
    for seat in (None, *range(4)):
        seen = view(picking(), seat)
        assert (seen.roles, seen.spare, seen.goals) == ((D, D, D, S), D, ("NE", "gold", "NW"))
        assert (seen.phase, seen.turn, seen.round) == (Phase.PICK, 1, 1)


def test_t22_the_offer_is_seen_by_who_picks_and_stays_known_to_him() -> None:
    here = picking()
    for seat in (None, *range(4)):
        seen = view(here, seat)
        assert seen.offer == ((1, 2) if seat == 1 else ())
        assert (seen.offered, seen.stack, seen.gold_counts) == (2, 2, (0, 0, 1, 0))
        assert seen.picks == ((SeenPick(2, (1, 2, 3), 3) if seat == 2 else SeenPick(2, None, None)),)
        assert seen.gold == tuple(((3,) if seat == 2 else ()) if s == seat else None for s in range(4))
        assert seen.moves == ((Gold(1), Gold(2)) if seat == 1 else ())


def test_t20_t22_after_the_round_gold_hands_and_discards_stay_secret() -> None:
    here = play(picking(), "gold 2")
    assert here.phase is Phase.DEAL
    for seat in (None, *range(4)):
        seen = view(here, seat)
        assert (seen.round, seen.turn, seen.moves, seen.offer) == (1, None, (), ())
        assert (seen.roles, seen.spare, seen.goals, seen.reached) == ((D, D, D, S), D, ("NE", "gold", "NW"), True)
        assert seen.hands == tuple((("map",) if s != 2 else ()) if s == seat else None for s in range(4))
        assert seen.hand == (() if seat in (None, 2) else ("map",))
        assert seen.counts == (1, 1, 0, 1)
        assert [pick.seat for pick in seen.picks] == [2, 1, 0]
        assert [pick.value for pick in seen.picks] == [v if s == seat else None for s, v in ((2, 3), (1, 2), (0, 1))]
        assert seen.past == (SeenPast((D, D, D, S), D, True, seen.picks, ((), (), (), ())),)
        assert seen.board is here.board
        assert seen.history == here.history
        assert seen.gold_counts == (1, 1, 1, 0)
        assert [cards for s, cards in enumerate(seen.gold) if s != seat] == [None] * (4 - (seat is not None))


def test_t19_t22_what_saboteurs_are_paid_is_public() -> None:
    here = play(state("map", "", "", roles=(D, S, D)), "discard map")
    for seat, seen in zip(SEATS, views(here), strict=True):
        assert seen.past[-1].paid == ((), (3, 1), ())
        assert seen.history == (Turn(0, Discard("map" if seat == 0 else None)),)
        assert (seen.reached, seen.roles) == (False, (D, S, D))
        assert seen.gold[1] == ((3, 1) if seat == 1 else None)


def test_t22_everything_is_shown_when_the_game_is_over() -> None:
    board = dug((0, 0), (7, 0))
    config = Config(3, rounds=1)
    here = state("map NE", "map", "EW NW", turn=0, board=board, roles=(S, D, D), stack=GOLD[::-1], config=config)
    here = play(here, "discard NE", "discard map", "EW@7,0", "gold 3")
    assert rules.is_over(here)
    for seen in views(here):
        assert seen.hands == (("map",), (), ("NW",))
        assert seen.history[:2] == (Turn(0, Discard("NE")), Turn(1, Discard("map")))
        assert seen.picks == seen.past[-1].picks == (SeenPick(2, (3, 3), 3), SeenPick(1, (3,), 3))
        assert seen.gold == ((), (3,), (3,))
        assert seen.winners == (1, 2)


def test_t22_what_was_learned_in_earlier_rounds_is_kept() -> None:
    here = play(picking(), "gold 2")
    before = [view(here, seat).past for seat in (None, *range(4))]
    here = rules.apply(here, rules.shuffle(here, Random(1)))
    for seat, past in zip((None, *range(4)), before, strict=True):
        assert view(here, seat).past == past
        assert view(here, seat).round == 2
    assert view(here, 2).gold[2] == (3,)


HERE = play(
    state("map NE", "NE! NS", "NW EW", deck="EW N! NS", goals=("NE", "gold", "NW"), roles=(D, S, D)),
    "map 8,0",
    "discard NE!",
)


@pytest.mark.parametrize(
    ("changes", "blind"),
    [
        ({"goals": ("NW", "gold", "NE")}, {None, 0, 1, 2}),
        ({"goals": ("gold", "NE", "NW")}, {None, 1, 2}),
        ({"roles": (D, D, D), "spare": S}, {None, 0, 2}),
        ({"roles": (S, D, D)}, {None, 2}),
        ({"hands": (("NE", "EW"), ("NW", "N!"), ("NS", "EW"))}, {None, 0}),
        ({"deck": ("map",)}, {None, 0, 1, 2}),
        ({"deck": ()}, set()),
        ({"stack": HERE.stack[::-1]}, {None, 0, 1, 2}),
        ({"history": (HERE.history[0], Turn(1, Discard("EW")))}, {None, 0, 2}),
    ],
)
def test_t22_hidden_things_are_in_no_other_view(changes: dict[str, Any], blind: set[int | None]) -> None:
    """Something is exchanged: exactly the seats that may not know of it see no difference."""
    twin = HERE._replace(**changes)
    assert {seat for seat in SEATS if view(HERE, seat) == view(twin, seat)} == blind


def test_light_is_part_of_the_mine() -> None:
    board = laid("EW@1,0", "EW@2,0").fall((1, 0))
    assert (2, 0) not in view(state("map", "map", "map", board=board), None).board.lit
