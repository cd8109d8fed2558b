"""Cards and seals: S1–S3, S11."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch.games.siegel import cards as c
from tests.games.siegel.positions import cards, texts


def test_s1_seventy_five_cards_of_five_colours() -> None:
    assert set(c.TEXT_OF) == {f"{colour}{value}" for colour in "rygbv" for value in range(1, 16)}
    assert len(c.CARDS) == len(set(c.TEXT_OF)) == 75


def test_s1_a_card_is_known_by_its_colour_and_value() -> None:
    for colour, value in product(range(5), range(1, 16)):
        card = c.card(colour, value)
        assert (c.COLOUR_OF[card], c.VALUE_OF[card]) == (colour, value)
        assert c.TEXT_OF[card] == "rygbv"[colour] + str(value)
        assert c.CARD_OF[c.TEXT_OF[card]] == card
        assert c.cards_in(c.BIT_OF[card]) == (card,)
        assert [bool(c.BIT_OF[card] & suit) for suit in c.SUIT] == [i == colour for i in range(5)]


def test_s2_twenty_seven_seals() -> None:
    assert dict(zip(c.KINDS, c.SEALS, strict=True)) == {"r": 5, "y": 3, "g": 3, "b": 3, "v": 3, "w": 4, "k": 6}
    assert sum(c.SEALS) == 27
    assert [c.KINDS[kind] for kind in (c.RED, c.YELLOW, c.GREEN, c.BLUE, c.VIOLET, c.WHITE, c.BLACK)] == list("rygbvwk")


@pytest.mark.parametrize(("players", "highest", "number"), [(3, 9, 45), (4, 12, 60), (5, 15, 75)])
def test_s3_fewer_players_use_fewer_values(players: int, highest: int, number: int) -> None:
    deck = c.deck(players)
    assert len(deck) == len(set(deck)) == number == players * c.HAND_SIZE
    assert {c.TEXT_OF[card] for card in deck} == {f"{x}{value}" for x in "rygbv" for value in range(1, highest + 1)}


def test_s3_hands_are_sorted_by_colour() -> None:
    assert texts(c.cards_in(c.hand_of(cards("v2 r10 b1 r2 v1 g15 y3")))) == "r2 r10 y3 g15 b1 v1 v2"
    assert c.cards_in(0) == c.cards_in(c.hand_of(())) == ()


@given(st.sets(st.sampled_from(c.CARDS)))
def test_a_hand_holds_the_cards_it_was_made_of(held: set[int]) -> None:
    assert c.cards_in(c.hand_of(tuple(held))) == tuple(sorted(held))


def test_s11_red_beats_all_then_the_led_colour_then_nothing() -> None:
    for led in range(5):
        for a, b in combinations(c.CARDS, 2):
            ranks = [(c.COLOUR_OF[x] == 0, c.COLOUR_OF[x] == led, c.VALUE_OF[x]) for x in (a, b)]
            if any(rank[0] or rank[1] for rank in ranks):
                assert (c.POWER[led][a] > c.POWER[led][b]) == (ranks[0] > ranks[1])
            else:
                assert c.POWER[led][a] == c.POWER[led][b] == 0
