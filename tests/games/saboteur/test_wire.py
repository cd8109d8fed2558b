"""The view as it travels: what all are told is equal for all (T22), and what is told is what happened."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kartentisch import bots, games, match
from kartentisch.game import Budget
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.state import Phase, State
from kartentisch.games.saboteur.view import view
from kartentisch.games.saboteur.wire import own, shared

GAME = games.load("saboteur")


def played(players: int, seed: int, level: str = "apprentice", **options: Any) -> Iterator[State]:
    """Every position of a whole game."""
    rng = Random(seed)
    bot = bots.bot(GAME, level)
    table = match.start(GAME, [""] * players, options)
    yield table.state
    while not rules.is_over(table.state):
        turn = rules.to_act(table.state)
        if turn is None:
            table = table.deal(rng)
        else:
            table = table.play(bot.choose(view(table.state, turn), rng, Budget(simulations=1)))
        yield table.state


@pytest.mark.parametrize("players", [3, 5, 10])
@pytest.mark.parametrize("level", ["apprentice", "random"])
def test_t22_what_all_are_told_is_equal_for_all(players: int, level: str) -> None:
    phases = set()
    for here in played(players, players, level):
        phases.add(here.phase)
        told = [shared(view(here, seat)) for seat in (None, *range(players))]
        assert all(each == told[0] for each in told)
        assert told[0].turn == rules.to_act(here)
    assert phases >= {Phase.DEAL, Phase.TURN, Phase.OVER}


@pytest.mark.parametrize("players", [3, 5, 10])
def test_t22_an_onlooker_is_told_nothing_of_ones_own(players: int) -> None:
    for here in played(players, 1):
        told = own(view(here, None))
        assert not any((told.role, told.hand, told.nuggets, told.gains, told.offer, told.may_pass, *told.known))
        assert not any((told.lays, told.breaks, told.fixes, told.falls, told.maps))


def test_t18_the_gold_cards_go_to_those_named_in_that_order() -> None:
    """Over whole games; those named first are those who pick."""
    seen = 0
    for players, gold_cards in ((3, "diggers"), (5, "diggers"), (5, "players"), (10, "diggers")):
        due: list[int] = []
        for here in played(players, 4, gold_cards=gold_cards):
            told = shared(view(here, None))
            if here.phase is Phase.PICK:
                due = due or told.pickers
                assert told.pickers[0] == here.turn
                assert len(told.pickers) == told.offered
                assert told.picks + told.pickers == due
                assert told.finder == here.history[-1].seat
            else:
                assert told.pickers == []
                if due:
                    assert told.picks == due
                    seen += 1
                due = []
    assert seen > 3


def test_t20_t21_gold_stays_secret_until_the_game_is_over() -> None:
    for here in played(5, 3):
        told = shared(view(here, None))
        over = here.phase is Phase.OVER
        assert (told.gold is not None) == over
        assert all((past.gold is not None) == over for past in told.past)
        for seat in range(5):
            part = own(view(here, seat))
            if not here.picks:
                assert sorted(part.nuggets) == sorted(card for cards in part.gains for card in cards)
            if over:
                assert part.gains == [(past.gold or [])[seat] for past in told.past]
                assert told.gold is not None
                assert told.gold[seat] == part.nuggets


def test_t16_who_has_reached_the_treasure_is_told_and_nobody_where_it_was_not() -> None:
    reached = [shared(view(here, None)) for here in played(3, 2)]
    for told in reached:
        assert (told.finder is not None) == bool(told.reached)
        assert told.reached is None or told.roles is not None


@pytest.mark.parametrize(("players", "gold_cards"), [(3, "diggers"), (5, "players"), (10, "diggers"), (10, "players")])
def test_t18_t19_why_there_is_that_much_gold_is_told_once_the_digging_is_over(players: int, gold_cards: str) -> None:
    seen = set()
    for seed in range(3):
        for here in played(players, seed, gold_cards=gold_cards):
            told = shared(view(here, None))
            assert (told.pot is None) == (told.roles is None)
            if told.pot is None or told.roles is None:
                continue
            saboteurs = told.roles.count("saboteur")
            if told.reached:
                assert told.pot.cards == len(told.picks) + len(told.pickers)
                wanted = players if gold_cards == "players" else players - saboteurs
                assert told.pot.by == (gold_cards if told.pot.cards == wanted else "stack")
                assert told.pot.due == 0
            else:
                assert (told.pot.cards, told.pot.by) == (0, "")
                assert told.pot.due == {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}[saboteurs]
                assert all(sum(cards) <= told.pot.due for cards in told.past[-1].paid)
            seen.add((told.reached, told.pot.by))
    assert len(seen) > 1
