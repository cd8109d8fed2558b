"""Gold (T18–T21)."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.game import Account, Part
from kartentisch.games.saboteur import gold, rules
from kartentisch.games.saboteur.cards import GOLD, PAY, Role
from kartentisch.games.saboteur.moves import Gold
from kartentisch.games.saboteur.state import Config, Past, Phase, Pick, State
from tests.games.saboteur.positions import D, S, dug, play, refusal, state


def reached(roles: str, by: int, stack: tuple[int, ...] = GOLD, **fields: Any) -> State:
    """The treasure has just been reached by a seat; roles as ``DDS``."""
    hands = ["map"] * len(roles)
    hands[by] = "EW"
    dwarves = [D if role == "D" else S for role in roles]
    here = state(*hands, turn=by, board=dug((0, 0), (7, 0)), roles=dwarves, stack=stack, **fields)
    return play(here, "EW@7,0")


def unreached(roles: str, stack: tuple[int, ...] = GOLD, **fields: Any) -> State:
    hands = ["map", *[""] * (len(roles) - 1)]
    dwarves = [D if role == "D" else S for role in roles]
    return play(state(*hands, roles=dwarves, stack=stack, **fields), "discard map")


# T18: the diggers have won


def test_t18_as_many_cards_as_diggers_counter_clockwise_from_who_reached_the_treasure() -> None:
    here = reached("DDSDD", by=1, stack=(3, 1, 2, 1, 3, 3))
    assert here.phase is Phase.PICK
    assert (here.offer, here.stack) == ((1, 1, 2, 3), (3, 3))
    assert here.turn == 1
    assert rules.legal(here) == [Gold(1), Gold(2), Gold(3)]
    here = play(here, "gold 2")
    assert (here.turn, here.offer) == (0, (1, 1, 3))
    here = play(here, "gold 3")
    # Around the corner, past the saboteur; equal cards are one move.
    assert (here.turn, here.offer) == (4, (1, 1))
    assert rules.legal(here) == [Gold(1)]
    here = play(here, "gold 1")
    # The last card goes to its picker without a move.
    assert here.phase is Phase.DEAL
    assert here.past[-1].picks == (
        Pick(1, (1, 1, 2, 3), 2),
        Pick(0, (1, 1, 3), 3),
        Pick(4, (1, 1), 1),
        Pick(3, (1,), 1),
    )
    assert here.past[-1].reached
    assert here.past[-1].paid == ((),) * 5
    assert rules.scores(here) == ((3, 2, 0, 1, 1),)
    assert here.stack == (3, 3)


def test_t18_a_saboteur_at_the_treasure_passes_the_gold_to_the_next_digger() -> None:
    assert reached("DDSD", by=2).turn == 1
    assert reached("SDDD", by=0).turn == 3
    assert reached("DSSDD", by=2).turn == 0


def test_t18_only_what_is_on_offer_can_be_picked() -> None:
    here = reached("DDS", by=0, stack=(1, 3, 2))
    assert refusal(here, "gold 2") == ("not-on-offer", "T18")
    assert refusal(here, Gold(0)) == ("not-on-offer", "T18")


def test_t18_with_the_option_as_many_cards_as_players() -> None:
    config = Config(5, gold_cards="players")
    here = reached("DSDSD", by=2, stack=(1, 1, 2, 2, 3, 3), config=config)
    assert here.offer == (1, 1, 2, 2, 3)
    here = play(here, "gold 3", "gold 2", "gold 2", "gold 1")
    # Passed on until all are gone: the first two diggers pick twice.
    assert [pick.seat for pick in here.past[-1].picks] == [2, 0, 4, 2, 0]
    assert rules.scores(here) == ((3, 0, 4, 0, 2),)


def test_t18_with_the_option_if_the_stack_holds_fewer_what_is_left() -> None:
    here = reached("DDDDDDDSSS", by=0, stack=(1, 2, 3), config=Config(10, gold_cards="players"))
    assert here.offer == (1, 2, 3)
    here = play(here, "gold 3", "gold 2")
    assert here.stack == ()
    assert [pick.seat for pick in here.past[-1].picks] == [0, 6, 5]


def test_t18_one_card_on_offer_is_no_question() -> None:
    here = reached("DDS", by=1, stack=(2,))
    assert here.phase is Phase.DEAL
    assert here.past[-1].picks == (Pick(1, (2,), 2),)


@pytest.mark.parametrize("by", range(4))
def test_t18_pickers(by: int) -> None:
    order = gold.pickers((D, D, D, D), by)
    assert order == tuple((by - i) % 4 for i in range(4))


# T19: the saboteurs have won


@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        ("DSD", {1: (3, 1)}),
        ("SSDDD", {0: (3,), 1: (3,)}),
        ("DDSDSSD", {2: (3,), 4: (3,), 5: (3,)}),
        ("SDSDSDSDDD", {0: (2,), 2: (2,), 4: (2,), 6: (2,)}),
    ],
)
def test_t19_each_saboteur_is_paid(roles: str, paid: dict[int, tuple[int, ...]]) -> None:
    here = unreached(roles)
    assert not here.past[-1].reached
    assert here.past[-1].paid == tuple(paid.get(seat, ()) for seat in range(len(roles)))
    assert rules.scores(here) == (tuple(sum(paid.get(seat, ())) for seat in range(len(roles))),)
    left = list(GOLD)
    for cards in paid.values():
        for card in cards:
            left.remove(card)
    assert sorted(here.stack) == sorted(left)


def test_t19_no_saboteur_among_the_players_nobody_gets_anything() -> None:
    here = unreached("DDDD")
    assert here.past[-1].paid == ((),) * 4
    assert here.stack == GOLD
    assert rules.scores(here) == ((0, 0, 0, 0),)


@pytest.mark.parametrize(
    ("roles", "stack", "paid", "left"),
    [
        # Largest first, seat by seat from seat 0.
        ((D, S, D), (1, 2, 2, 1), ((), (2, 2), ()), (1, 1)),
        ((D, S, D), (1, 2, 1, 1), ((), (2, 1, 1), ()), (1,)),
        ((S, D, S, D, D), (1, 2, 3, 1), ((3,), (), (2, 1), (), ()), (1,)),
        ((S, D, S, D, D), (2, 1, 1, 2), ((2, 1), (), (2, 1), (), ()), ()),
        # What fits, where it does not work out.
        ((D, S, D), (3, 3, 3), ((), (3,), ()), (3, 3)),
        ((S, S, D, D, D), (2, 2, 2), ((2,), (2,), (), (), ()), (2,)),
        ((S, S, D, D, D), (3,), ((3,), (), (), (), ()), ()),
        ((S, S, S, S), (3, 1, 3, 1), ((1, 1), (), (), ()), (3, 3)),
        ((D, S, D), (), ((), (), ()), ()),
    ],
)
def test_t19_change_is_made_largest_card_first(
    roles: tuple[Role, ...], stack: tuple[int, ...], paid: tuple[tuple[int, ...], ...], left: tuple[int, ...]
) -> None:
    assert gold.pay(roles, stack) == (paid, left)


def test_t19_with_as_many_cards_as_diggers_it_always_works_out() -> None:
    """The worst is that the diggers took all the small ones in two rounds."""
    for roles in ("DDS", "DDDS", "DDDSS", "DDDDSS", "DDDDSSS", "DDDDDSSS", "DDDDDDSSS", "DDDDDDSSSS"):
        dwarves = tuple(D if role == "D" else S for role in roles)
        taken = 2 * min(len(roles), roles.count("D") + 1)
        paid, _ = gold.pay(dwarves, GOLD[taken:])
        assert [sum(cards) for cards in paid] == [0 if r == "D" else PAY[roles.count("S")] for r in roles]


# T20, T21: what everybody has


def test_t20_gold_is_kept_from_round_to_round() -> None:
    here = play(reached("DDS", by=0, stack=(2, 3, 1, 1, 3)), "gold 3")
    first = here.past
    assert [gold.owned(first, (), seat) for seat in range(3)] == [(3,), (2,), ()]
    here = unreached("DSD", stack=(1, 1, 3), past=first)
    assert [gold.owned(here.past, (), seat) for seat in range(3)] == [(3,), (2, 3, 1), ()]
    picking = play(reached("DDSD", by=0, stack=(2, 3, 1, 1, 3)), "gold 3")
    assert gold.owned((), picking.picks, 0) == (3,)


def test_t18_t19_accounts_say_where_the_gold_came_from() -> None:
    here = play(reached("DSDSD", by=2, config=Config(5, gold_cards="players")), "gold 1", "gold 1", "gold 1", "gold 1")
    assert rules.accounts(here) == (
        Account(2, (Part("picked", 2, 2),)),
        Account(0, ()),
        Account(2, (Part("picked", 2, 2),)),
        Account(0, ()),
        Account(1, (Part("picked", 1, 1),)),
    )
    assert rules.accounts(unreached("DSD")) == (Account(0, ()), Account(4, (Part("paid", 2, 4),)), Account(0, ()))
    assert rules.accounts(rules.new(Config(3))) == ()


def test_t21_most_gold_wins() -> None:
    here = unreached("DSD", config=Config(3, rounds=1))
    assert rules.is_over(here)
    assert rules.winners(here) == (1,)
    assert rules.winners(unreached("DSD")) == ()


def test_t21_a_tie_is_a_shared_win() -> None:
    assert rules.winners(unreached("SDSDD", config=Config(5, rounds=1))) == (0, 2)
    assert rules.winners(unreached("DDD", config=Config(3, rounds=1))) == (0, 1, 2)


def test_t21_the_sum_of_all_rounds_counts() -> None:
    config = Config(3, rounds=2)
    first = unreached("SDD", stack=(3, 1, 3, 3, 2), config=config)
    here = play(reached("DDD", by=2, stack=(3, 3, 3), config=config, past=first.past), "gold 3", "gold 3")
    assert rules.scores(here) == ((4, 0, 0), (3, 3, 3))
    assert rules.winners(here) == (0,)


@pytest.mark.parametrize(
    ("roles", "paid", "gone"),
    [
        ((S, D, D), ((3, 1), (), ()), set()),
        ((S, D, D), ((2, 2), (), ()), {3}),
        ((S, D, D), ((2, 1, 1), (), ()), {2, 3}),
        ((S, S, D), ((3,), (2, 1), ()), {3}),
        ((S, S, D), ((1, 1, 1), (1, 1), ()), {1, 2, 3}),
        ((D, D, D), ((), (), ()), set()),
    ],
)
def test_t19_a_pay_out_shows_what_is_gone(
    roles: tuple[Role, ...], paid: tuple[tuple[int, ...], ...], gone: set[int]
) -> None:
    past = Past(roles, D, False, (), paid)
    assert gold.shown_gone(past) == gone
    assert gold.shown_gone(past._replace(reached=True)) == set()


def test_a_role_counts_by_its_word() -> None:
    """A deal with plain words equals one with `Role`s, so it must pay the same."""
    words: Any = ("saboteur", "digger", "digger")
    assert gold.pay(words, GOLD) == gold.pay((S, D, D), GOLD)
    assert gold.pickers(words, 2) == (2, 1)
