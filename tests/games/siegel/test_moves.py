"""Moves and their texts, as docs/rules/records.md writes them."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kartentisch.game import Illegal, Move
from kartentisch.games.siegel.cards import CARDS, TEXT_OF
from kartentisch.games.siegel.moves import (
    DONE,
    FORGET,
    HAND_BACKS,
    PLAYS,
    SABOTAGE,
    TAKES,
    TAKES_FROM,
    Deal,
    DealText,
    HandBack,
    Play,
    Predict,
    Take,
    parse,
)
from kartentisch.games.siegel.reasons import SiegelReason
from tests.games.siegel.positions import EXAMPLE, cards, deal

takes = st.builds(Take, st.integers(0, 4), st.none() | st.integers(0, 999))
moves = st.one_of(
    st.sampled_from([SABOTAGE, FORGET, *PLAYS, *HAND_BACKS]),
    st.builds(Predict, st.lists(takes, max_size=24).map(tuple)),
)

TEXTS: list[tuple[str, Move]] = [
    ("r1", Play(cards("r1")[0])),
    ("v12", Play(cards("v12")[0])),
    ("g15", Play(cards("g15")[0])),
    ("none", Predict(())),
    ("r", Predict((Take(0),))),
    ("r g b b", Predict((Take(0), Take(2), Take(3), Take(3)))),
    ("y y g b@1", Predict((Take(1), Take(1), Take(2), Take(3, 1)))),
    ("v@0 v@4", Predict((Take(4, 0), Take(4, 4)))),
    ("saboteur", SABOTAGE),
    ("-", HandBack(None)),
    ("-r", HandBack(0)),
    ("-y", HandBack(1)),
    ("-g", HandBack(2)),
    ("-b", HandBack(3)),
    ("-v", HandBack(4)),
    ("-w", HandBack(5)),
    ("-k", HandBack(6)),
]


@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_what_the_texts_mean(text: str, move: Move) -> None:
    assert parse(text) == move
    assert str(move) == text


@given(moves)
def test_every_move_parses_back(move: Move) -> None:
    assert parse(str(move)) == move


# Near misses: letters, blanks, digits and signs of every kind that could stand in a text.
@given(st.text("rygbvwkRB@-0123456789 noesabtu\t\n\u0663\uff11\u00b2", max_size=12) | st.text(max_size=6))
@example("r1")
@example("b@1 v")
def test_a_text_that_parses_is_written_the_same_way(text: str) -> None:
    with contextlib.suppress(Illegal):
        assert str(parse(text)) == text


NO_MOVES = """
R1 V12 R Saboteur SABOTEUR None NONE nichts done w k w1 k1 w@1 k@1 x x1 r0 r16 r01 r001 v012 r-1 r+1 r1.0 1r 1 @ @1 r@
r@01 b@01 b@-1 b@+1 b@1@2 b@1.0 b@1000 b@r @b -R -W -x --r -r- -r1 -1 -- r,g r;g r|g rg rr r1r r1@0 b@1b deal null
"""
BLANKS = [
    "",
    " ",
    "  ",
    "r  g",
    " r",
    "r ",
    "r g ",
    " r g",
    "r\tg",
    "r\ng",
    "r\u00a0g",
    "r1 ",
    " r1",
    "r1\n",
    "- r",
    "- ",
]
MIXED = ["r1 r2", "none none", "none r", "r none", "saboteur r", "r saboteur", "r w", "k r", "r1 g", "r -g", "-r -g"]
FOREIGN = ["r\u0661", "r\uff11", "r\u00b2", "b@\u0661", "b@\uff11", "\u0433", "\u1e5b1", "\u2212r", "\u2013", "r\x00"]


@pytest.mark.parametrize("text", [*NO_MOVES.split(), *BLANKS, *MIXED, *FOREIGN])
def test_only_the_canonical_text_is_a_move(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        parse(text)
    assert (caught.value.reason, caught.value.rule) == (SiegelReason.NO_MOVE, "")
    assert caught.value.details == {"text": ascii(text)}


def test_a_refused_text_is_told_briefly_and_on_one_line() -> None:
    with pytest.raises(Illegal) as caught:
        parse("\n" * 10_000)
    assert len(str(caught.value.details["text"])) <= 60
    assert "\n" not in str(caught.value)


def test_steps_are_told_but_are_no_texts_of_records() -> None:
    assert [str(step) for step in (DONE, Take(0), Take(3, 1))] == ["done", "r", "b@1"]
    assert parse("r") == Predict((Take(0),))


def test_the_moves_made_in_advance() -> None:
    assert [move.card for move in PLAYS] == list(CARDS)
    assert [str(move) for move in TAKES] == list("rygbv")
    assert [str(move) for move in TAKES_FROM[3]] == ["b@0", "b@1", "b@2", "b@3", "b@4"]
    assert [str(move) for move in HAND_BACKS] == ["-r", "-y", "-g", "-b", "-v", "-w", "-k"]


@pytest.mark.parametrize(
    "make",
    [
        lambda: Play(75),
        lambda: Play(-1),
        lambda: Take(5),
        lambda: Take(-1, 1),
        lambda: HandBack(7),
        lambda: HandBack(-1),
        lambda: Deal(0, ((0, 75),)),
        lambda: Deal(0, ((), (-1,))),
    ],
)
def test_a_card_or_kind_that_does_not_exist_is_a_mistake_of_the_program(make: Any) -> None:
    with pytest.raises(ValueError, match=r"^(75|-1|5|7)$"):
        make()


# Deals


hands = st.lists(st.lists(st.sampled_from(CARDS), min_size=1, max_size=16).map(tuple), max_size=6).map(tuple)


@given(st.integers(), hands)
def test_every_deal_is_read_as_it_was_written(dealer: int, dealt: tuple[tuple[int, ...], ...]) -> None:
    written = DealText().write(Deal(dealer, dealt))
    assert written == {"dealer": dealer, "hands": [" ".join(TEXT_OF[c] for c in hand) for hand in dealt]}
    assert set(written) == set(DealText().keys)
    assert DealText().read(written) == Deal(dealer, dealt)


def test_s3_a_deal_keeps_any_order_of_the_cards() -> None:
    assert DealText().read({"dealer": 3, "hands": list(EXAMPLE)}) == deal(3, EXAMPLE)
    assert DealText().write(deal(3, EXAMPLE)) == {"dealer": 3, "hands": list(EXAMPLE)}
    assert str(deal(1, ("r1 v12", "g3"))) == "deal 1: r1 v12 | g3"


@pytest.mark.parametrize("dealer", [None, "0", 0.0, True, [0], {}])
def test_the_dealer_is_a_number(dealer: object) -> None:
    with pytest.raises(Illegal) as caught:
        DealText().read({"dealer": dealer, "hands": list(EXAMPLE)})
    assert (caught.value.reason, caught.value.details) == (SiegelReason.NO_DEAL, {"key": "dealer"})


@pytest.mark.parametrize("dealt", [None, "r1 r2", {}, 3, ["r1", 2], ["r1", None], [["r1"]], ("r1",)])
def test_the_hands_are_texts(dealt: object) -> None:
    with pytest.raises(Illegal) as caught:
        DealText().read({"dealer": 0, "hands": dealt})
    assert (caught.value.reason, caught.value.details) == (SiegelReason.NO_DEAL, {"key": "hands"})


@pytest.mark.parametrize(
    "hand", ["", " ", "r1  r2", " r1", "r1 ", "r1\tr2", "R1", "r01", "r0", "r16", "w", "r", "r1,r2", "r\u0661"]
)
def test_s3_a_hand_consists_of_cards(hand: str) -> None:
    with pytest.raises(Illegal) as caught:
        DealText().read({"dealer": 0, "hands": ["r5 r6", hand]})
    assert (caught.value.reason, caught.value.rule) == (SiegelReason.NOT_IN_DECK, "S3")
    assert re.fullmatch(r"'[^']*'", str(caught.value.details["card"]))
