"""The texts of moves and deals: only the canonical ones are read, and every one is written as it was read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch.game import Illegal, Move
from kartentisch.games.saboteur.cards import BREAKS, COUNTS, FIXES, GOLD, TILE_OF, TOOLS, Role
from kartentisch.games.saboteur.moves import (
    Break,
    CardMove,
    Deal,
    DealText,
    Discard,
    Fix,
    Gold,
    Lay,
    Map,
    Rockfall,
    Turn,
    parse,
)
from tests.games.saboteur.positions import deal, tile

TEXT = DealText()
cells = st.tuples(st.integers(-9999, 9999), st.integers(-9999, 9999))
seats = st.integers(0, 9999)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Lay, st.sampled_from(list(TILE_OF.values())), cells),
    st.builds(Break, st.sampled_from(TOOLS), seats),
    st.builds(Fix, st.sampled_from(list(FIXES)), st.sampled_from(TOOLS), seats),
    st.builds(Rockfall, cells),
    st.builds(Map, cells),
    st.builds(Discard, st.sampled_from(list(COUNTS))),
    st.builds(Gold, st.sampled_from(GOLD)),
)


@pytest.mark.parametrize(
    ("text", "move", "card"),
    [
        ("NESW@1,0", Lay(tile("NESW"), (1, 0)), "NESW"),
        ("NSW@3,-1", Lay(tile("NSW"), (3, -1)), "NES"),
        ("S!@-2,10", Lay(tile("S!"), (-2, 10)), "N!"),
        ("break:cart 0", Break("cart", 0), "break:cart"),
        ("fix:pick+cart cart 0", Fix("fix:pick+cart", "cart", 0), "fix:pick+cart"),
        ("fix:lamp lamp 2", Fix("fix:lamp", "lamp", 2), "fix:lamp"),
        ("rockfall 1,0", Rockfall((1, 0)), "rockfall"),
        ("map 8,2", Map((8, 2)), "map"),
        ("discard NE!", Discard("NE!"), "NE!"),
    ],
)
def test_the_texts_of_the_records_page(text: str, move: CardMove, card: str) -> None:
    assert parse(text) == move
    assert str(move) == text
    assert move.card == card


def test_picking_gold() -> None:
    assert parse("gold 3") == Gold(3)


@given(moves)
def test_every_move_parses_back(move: Move) -> None:
    assert parse(str(move)) == move


@given(st.one_of(st.text(), st.text("NESW!@0123456789,- "), moves.map(str), moves.map(lambda move: f"{move} ")))
def test_every_text_that_parses_is_written_the_same_way(text: str) -> None:
    try:
        written = str(parse(text))
    except Illegal as refusal:
        written = text if refusal.reason == "no-move" else ""
    assert written == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "deal",
        "nesw@1,0",
        "SN@1,0",
        "N@1,0",
        "!@1,0",
        "NESW!!@1,0",
        "NESW @1,0",
        "NESW@ 1,0",
        "NESW@1, 0",
        "NESW@1,0 ",
        "NESW@1,0\n",
        "NESW@+1,0",
        "NESW@01,0",
        "NESW@-0,0",
        "NESW@1",
        "NESW@1,0,0",
        "NESW@10000,0",
        "NESW@" + "9" * 5000 + ",0",
        "NESW@١,0",
        "NESW@1.0,0",
        "break:cart",
        "break:cart -1",
        "break:cart +1",
        "break:cart 01",
        "break:cart  1",
        "break:axe 1",
        "fix:lamp 2",
        "fix:lamp axe 2",
        "fix:lamp+pick lamp 2",
        "rockfall",
        "rockfall 1",
        "map A",
        "discard",
        "discard ",
        "discard NSW",
        "discard  NES",
        "discard NEW?",
        "gold",
        "gold 0",
        "gold 4",
        "gold 01",
        "gold 11",
        "\ud800",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        parse(text)
    assert caught.value.reason == "no-move"
    assert len(str(caught.value.details["text"])) <= 60
    assert str(caught.value).isascii()


def test_t22_a_discard_without_its_card_is_no_text() -> None:
    assert str(Discard(None)) == "discard"
    assert Turn(2, Discard(None)) == (2, Discard(None))


def test_a_tile_that_does_not_exist_is_no_card() -> None:
    assert Lay(0, (1, 0)).card not in COUNTS
    assert Break("axe", 0).card not in BREAKS


@pytest.mark.parametrize("players", range(3, 11))
def test_a_deal_reads_back(players: int) -> None:
    move = deal(players, seed=players)
    fields = TEXT.write(move)
    assert tuple(fields) == TEXT.keys == ("first", "roles", "spare", "goals", "hands", "deck", "gold")
    assert TEXT.read(json.loads(json.dumps(fields))) == move
    assert all(type(role) is str for role in [*fields["roles"], fields["spare"]])  # type: ignore[misc]


def test_a_deal_as_text() -> None:
    move = Deal(1, (Role.DIGGER,), Role.SABOTEUR, ("gold",), (("NE", "map"),), (), (1, 3))
    assert TEXT.write(move) == {
        "first": 1,
        "roles": ["digger"],
        "spare": "saboteur",
        "goals": ["gold"],
        "hands": ["NE map"],
        "deck": "",
        "gold": "1 3",
    }
    assert TEXT.read(TEXT.write(move)) == move
    assert str(move).startswith("deal first=1 roles=['digger'] spare=saboteur ")


WRONG: dict[tuple[str, str], list[Any]] = {
    ("first", "no-deal"): [None, True, 0.0, "0", [0]],
    ("roles", "no-deal"): [None, "digger", {"digger": 1}, [None], [["digger"]], [1]],
    ("roles", "no-role"): [[""], ["Digger"], ["gold"], ["digger "]],
    ("spare", "no-deal"): [None, 1, ["digger"], True],
    ("spare", "no-role"): ["dwarf"],
    ("goals", "no-deal"): [None, "gold", [1], {}],
    ("hands", "no-deal"): [None, "NE", [["NE"]], [None], 7],
    ("hands", "no-card"): [["NE  NE"], [" NE"], ["NE "], ["NSW"], ["NE,NE"], ["ne"], ["break:axe"], [" "]],
    ("deck", "no-deal"): [None, ["NE"], 1, {}],
    ("deck", "no-card"): ["NE\nNE"],
    ("gold", "no-deal"): [None, [1, 2], 1, True],
    ("gold", "no-gold"): ["0", "4", "01", "1  1", "1 ", "+1", "1.0", "٣", "9" * 5000],
}


@pytest.mark.parametrize(
    ("key", "reason", "value"), [(*place, value) for place, values in WRONG.items() for value in values]
)
def test_what_is_no_deal_is_refused(key: str, reason: str, value: object) -> None:
    with pytest.raises(Illegal) as caught:
        TEXT.read({**TEXT.write(deal()), key: value})
    assert caught.value.reason == reason


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(list(COUNTS)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(TEXT.keys), json_values)
def test_whatever_stands_in_a_deal_it_is_read_or_refused(key: str, value: object) -> None:
    fields = {**TEXT.write(deal()), key: value}
    try:
        written = TEXT.write(TEXT.read(fields))
    except Illegal as refusal:
        written = fields if refusal.reason in ("no-deal", "no-role", "no-card", "no-gold") else {}
    assert written == fields
