"""Whole games of an independent implementation, replayed through the rules alone, and what never changes in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kartentisch.game import Illegal
from kartentisch.games.saboteur import rules
from kartentisch.games.saboteur.cards import CARD_OF, DECK, DWARVES, GOLD
from kartentisch.games.saboteur.moves import DealText, parse
from kartentisch.games.saboteur.state import Config, Phase, State
from tests import sample_games

LEGAL = [json.loads(text) for text in sample_games.legal("saboteur")]
BY_A_MOVE = [
    sample
    for sample in sample_games.illegal()
    if '"game": "saboteur"' in sample.text
    and sample.round
    and "written" not in sample.why
    and "follows" not in sample.why
]
"""Those that break a rule of the game, not of records."""


def states(record: dict[str, Any]) -> Iterator[tuple[int, int, State]]:
    """Every position of a record; `Illegal` rises with its place."""
    here = rules.new(Config(len(record["players"]), **record["options"]))
    for number, played in enumerate(record["rounds"], 1):
        here = rules.apply(here, DealText().read(played))
        yield number, 0, here
        for count, text in enumerate(played["moves"], 1):
            assert parse(text) in rules.legal(here)
            here = rules.apply(here, parse(text))
            yield number, count, here


@pytest.mark.parametrize("record", LEGAL, ids=range(len(LEGAL)))
def test_sample_games_are_legal_and_come_to_the_same_gold(record: dict[str, Any]) -> None:
    *_, (_, _, end) = states(record)
    assert rules.is_over(end)
    assert [list(nuggets) for nuggets in rules.scores(end)] == [played["nuggets"] for played in record["rounds"]]
    assert [sum(nuggets) for nuggets in zip(*rules.scores(end), strict=True)] == record["totals"]


@pytest.mark.parametrize("sample", BY_A_MOVE, ids=lambda sample: sample.why)
def test_illegal_sample_games_are_refused_at_their_place(sample: sample_games.Illegal) -> None:
    record = json.loads(sample.text)
    place = (0, 0)
    deals = DealText()
    here = rules.new(Config(len(record["players"]), **record["options"]))
    with pytest.raises(Illegal):  # noqa: PT012 (the place is what matters)
        for number, played in enumerate(record["rounds"], 1):
            place = (number, 0)
            here = rules.apply(here, deals.read(played))
            for count, text in enumerate(played["moves"], 1):
                place = (number, count)
                here = rules.apply(here, parse(text))
    assert place == (sample.round, sample.move)


@pytest.mark.parametrize("record", LEGAL, ids=range(len(LEGAL)))
def test_t1_t3_t4_t5_nothing_is_lost_and_nothing_added(record: dict[str, Any]) -> None:
    for _, _, here in states(record):
        going_on = here.picks if here.phase is Phase.PICK else ()
        picks = [pick.value for past in here.past for pick in past.picks] + [pick.value for pick in going_on]
        paid = [card for past in here.past for cards in past.paid for card in cards]
        assert sorted([*here.stack, *here.offer, *picks, *paid]) == sorted(GOLD)
        spent = [turn.move.card for turn in here.history]
        assert sorted([*here.deck, *spent, *(c for hand in here.hands for c in hand)], key=str) == sorted(DECK)
        assert sorted((*here.roles, str(here.spare))) == sorted(DWARVES[len(record["players"])])
        # What can be seen has been played, and is not seen twice.
        seen = [CARD_OF[here.board.tiles[cell]] for cell in here.board.laid]
        seen += [f"break:{tool}" for tools in here.broken for tool in tools]
        for card in seen:
            spent.remove(card)


def test_the_samples_hold_what_is_rare() -> None:
    """So that they are worth replaying: gold picked, saboteurs paid, stones shown and rocks fallen."""
    ends = [here for record in LEGAL for _, _, here in states(record) if here.phase in (Phase.DEAL, Phase.OVER)]
    rounds = [end.past[-1] for end in ends]
    assert any(past.reached for past in rounds)
    assert any(any(past.paid) for past in rounds)
    assert any(len(end.board.down) < 2 for end in ends)
    assert any(turn.move.card == "rockfall" for end in ends for turn in end.history)
