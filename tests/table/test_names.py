"""Names: what can be seen of them, and which ones look alike."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch.table import commands as do
from kartentisch.table.commands import TableSettings
from kartentisch.table.names import LONGEST_NAME, distinct, is_visible, looks
from kartentisch.table.table import create, handle, rename


@pytest.mark.parametrize("text", ["a", "7", "!", "\u2764\ufe0f", " . ", "日", "\u2801"])
def test_something_to_see(text: str) -> None:
    assert is_visible(text)


@pytest.mark.parametrize(
    "text", ["", " ", "\u3164", "\u2800\u2800", "\u0301\u0302", "\u00a0", "\u200d", "\ufe0f", "\ufffc"]
)
def test_nothing_to_see(text: str) -> None:
    assert not is_visible(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "\u0410d\u0430"),  # Cyrillic
        ("Ada", "\u0391da"),  # Greek
        ("BOB", "\u0412\u041e\u0412"),
        ("Bob", "B0b"),
        ("Ida", "lda"),
        ("Ida", "1da"),
        ("Anna", "Anna\u0323"),
        ("Anna", "An na"),
        ("Anna", "\uff21\uff4e\uff4e\uff41"),  # full width
        ("Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a"),  # mathematical
        ("Mia", "\u041cia"),
        ("Emma", "Ernrna"),
        ("Uwe", "Uvve"),
        ("S\u00f8ren", "Soren"),
        ("Ada", "\u13aada"),  # Cherokee
        ("DAVID", "\u13a0\u13aa\u13d9\u13a5\u13a0"),
        ("Tom", "\ua4d4om"),  # Lisu
        ("hugo", "\u0570\u057d\u0581\u0585"),  # Armenian
        ("BOSS", "\u15f7\u2c9eSS"),  # Canadian syllabics, Coptic
        ("Otto", "\u1d0ftto"),  # a small capital
        ("IDA", "\u2d4fDA"),  # Tifinagh
        ("paypal", "\u0440\u0430\u0443\u0440\u0430\u04cf"),
        ("Clara", "\u03f9lara"),  # a lunate sigma, to Unicode another form of sigma
        ("Frank", "\u017frank"),  # a long s
        ("Otto", "\u05e1tt\u05e1"),  # Hebrew
        ("Ali", "A\u0627i"),  # Arabic
        ("Max", "Ma\u00d7"),  # a sign of multiplication
        ("Udo", "\u222ado"),  # a sign of set theory
        ("COCO", "\U00010415\U000104c2CO"),  # Deseret, Osage
        ("Dora", "\u00d0ora"),
        ("Anna", "An\u05b4na"),  # with a Hebrew point
        ("Aegir", "\u00c6gir"),
        ("Blanka", "\u042banka"),  # a Cyrillic letter like two of ours
        ("Willi", "Wi\u2016i"),
        ("Moos", "M\ua74fs"),
        ("Anna-Lena", "Anna\u2011Lena"),  # a hyphen that breaks no line
        ("Anna-Lena", "Anna\u2212Lena"),  # a minus
        ("D'Arcy", "D\u2019Arcy"),
        ("D'Arcy", "D\u02bcArcy"),
        ('"Mo"', "\u201cMo\u201d"),
        ("A/B", "A\u2215B"),
        ("A:B", "A\u2236B"),
        ("A. B", "A\u2024 B"),
        ("Ida", "\u4e28da"),  # a Chinese character like a stroke
        ("Otto", "\u25eftto"),  # a circle
        ("Tim", "\u1d1bim"),  # a small capital
        ("Andr\u00e9", "\u023andr\u00e9"),
        ("\u0413\u0435\u043d\u0430", "\u0393\u0435\u043d\u0430"),  # a Greek letter in a Cyrillic name
        ("\u30ed\u30ca", "\u53e3\u30ca"),  # Katakana, Chinese
        ("Pe\u00df", "Pe\u03b2"),
    ],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)
    assert distinct(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Ida"), ("Lia", "Ila"), ("Clara", "Klara"), ("Ada 2", "Ada 3"), ("राम", "रमा"), ("ガイ", "カイ")],
)
def test_these_do_not(one: str, other: str) -> None:
    assert not looks(one) & looks(other)
    assert distinct(other, [one]) == other


@given(st.lists(st.text(min_size=1, max_size=LONGEST_NAME).filter(is_visible), max_size=10))
def test_no_two_names_of_a_table_look_alike(names: list[str]) -> None:
    seated: list[str] = []
    for name in names:
        seated.append(distinct(name, seated))
        assert len(seated[-1]) <= LONGEST_NAME
    for number, name in enumerate(seated):
        assert all(not looks(name) & looks(other) for other in seated[:number])


def test_whoever_has_no_name_looks_like_nobody() -> None:
    assert distinct("", ["", "Ada"]) == ""


def test_whoever_sits_down_or_changes_their_name_is_told_from_the_others() -> None:
    def names() -> list[str]:
        return [chair.name for chair in table.chairs]

    rng = Random(1)
    table = create("T", TableSettings("siegel", 4), "p-1", "Bruno", 0).table
    for person, name in (("p-2", "\u0412runo"), ("p-3", "")):
        table = handle(table, person, name, do.Sit(), 0, rng).table
    assert names() == ["Bruno", "\u0412runo 2", "", ""]
    table = handle(table, "p-2", "\u0412runo", do.Sit(3), 0, rng).table
    assert names() == ["Bruno", "", "", "\u0412runo 2"], "it keeps its number on another chair"
    assert not rename(table, "p-2", "\u0412runo", 0).entries, "nor is it written down again"
    table = rename(table, "p-2", "BRUNO", 0).table
    assert names()[3] == "BRUNO 2"
    table = rename(table, "p-1", "Edda", 0).table
    table = rename(table, "p-2", "Falk", 0).table
    assert names() == ["Edda", "", "", "Falk"]
    table = handle(table, "p-1", "Edda", do.Fill("random"), 0, rng).table
    assert names() == ["Edda", "Greta", "", "Falk"], "bots have names that nobody has"
