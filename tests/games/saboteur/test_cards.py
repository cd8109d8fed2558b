"""The material (T1–T6)."""

from __future__ import annotations

import pytest

from kartentisch.games.saboteur.cards import (
    ACTIONS,
    CARD_OF,
    COUNTS,
    DEAD,
    DECK,
    DWARVES,
    FIXES,
    GOALS,
    GOLD,
    HAND_SIZE,
    PATHS,
    POSITIONS,
    TEXT_OF,
    TILE_OF,
    Role,
    turned,
)
from tests.games.saboteur.positions import tile


def test_t1_forty_path_cards() -> None:
    assert sum(PATHS.values()) == 40
    assert PATHS == {
        "NESW": 5,
        "NES": 5,
        "NEW": 5,
        "NS": 4,
        "EW": 3,
        "NE": 5,
        "NW": 4,
        "NESW!": 1,
        "NES!": 1,
        "NEW!": 1,
        "NS!": 1,
        "EW!": 1,
        "NE!": 1,
        "NW!": 1,
        "N!": 1,
        "E!": 1,
    }


@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("NESW", ["NESW"]),
        ("NES", ["NES", "NSW"]),
        ("NEW", ["NEW", "ESW"]),
        ("NS", ["NS"]),
        ("EW", ["EW"]),
        ("NE", ["NE", "SW"]),
        ("NW", ["NW", "ES"]),
    ],
)
@pytest.mark.parametrize("dead", ["", "!"])
def test_t1_a_card_may_be_turned_by_half(card: str, texts: list[str], dead: str) -> None:
    assert [TEXT_OF[position] for position in POSITIONS[card + dead]] == [text + dead for text in texts]
    for text in texts:
        assert CARD_OF[tile(text + dead)] == card + dead
        assert bool(tile(text + dead) & DEAD) == bool(dead)


def test_t1_single_openings_are_dead_ends_only() -> None:
    assert [TEXT_OF[position] for position in POSITIONS["N!"]] == ["N!", "S!"]
    assert [TEXT_OF[position] for position in POSITIONS["E!"]] == ["E!", "W!"]
    assert not {"N", "E", "S", "W", "!"} & TILE_OF.keys()


def test_t1_turning_twice_changes_nothing() -> None:
    for text, position in TILE_OF.items():
        assert turned(turned(position)) == position
        assert TEXT_OF[position] == text
        assert CARD_OF[turned(position)] == CARD_OF[position]


def test_t2_goals() -> None:
    assert {goal: TEXT_OF[position] for goal, position in GOALS.items()} == {"gold": "NESW", "NE": "NE", "NW": "NW"}


def test_t3_action_cards() -> None:
    assert sum(ACTIONS.values()) == 27
    assert len(DECK) == 67
    assert all(DECK.count(card) == number for card, number in COUNTS.items())
    for tool in ("pick", "lamp", "cart"):
        assert (COUNTS[f"break:{tool}"], COUNTS[f"fix:{tool}"], FIXES[f"fix:{tool}"]) == (3, 2, (tool,))
    for pair in ("pick+lamp", "lamp+cart", "pick+cart"):
        assert (COUNTS[f"fix:{pair}"], FIXES[f"fix:{pair}"]) == (1, tuple(pair.split("+")))
    assert (COUNTS["rockfall"], COUNTS["map"]) == (3, 6)


def test_t4_gold_and_dwarves() -> None:
    assert [len(GOLD), *(GOLD.count(value) for value in (1, 2, 3))] == [28, 16, 8, 4]
    assert (DWARVES[10].count(Role.DIGGER), DWARVES[10].count(Role.SABOTEUR)) == (7, 4)


@pytest.mark.parametrize(
    ("players", "saboteurs", "diggers", "hand"),
    [(3, 1, 3, 6), (4, 1, 4, 6), (5, 2, 4, 6), (6, 2, 5, 5), (7, 3, 5, 5), (8, 3, 6, 4), (9, 3, 7, 4), (10, 4, 7, 4)],
)
def test_t5_t6_dwarves_and_hands_by_number_of_players(players: int, saboteurs: int, diggers: int, hand: int) -> None:
    assert (DWARVES[players].count(Role.SABOTEUR), DWARVES[players].count(Role.DIGGER)) == (saboteurs, diggers)
    assert len(DWARVES[players]) == players + 1
    assert HAND_SIZE[players] == hand
