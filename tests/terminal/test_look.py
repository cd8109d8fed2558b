"""Colours and long lines."""

from __future__ import annotations

import pytest

from kartentisch.terminal.look import DAYLIGHT, LAMPLIGHT, composed, folded, theme_of, tinted
from kartentisch.texts import speaker


@pytest.mark.parametrize(
    ("environment", "theme"),
    [
        ({}, LAMPLIGHT),
        ({"COLORFGBG": "15;0"}, LAMPLIGHT),
        ({"COLORFGBG": "0;15"}, DAYLIGHT),
        ({"COLORFGBG": "0;default;7"}, DAYLIGHT),
        ({"COLORFGBG": "nonsense"}, LAMPLIGHT),
    ],
)
def test_the_theme_suits_the_terminal(environment: dict[str, str], theme: object) -> None:
    assert theme_of(environment) == getattr(theme, "name", None)


@pytest.mark.parametrize(
    ("language", "text", "styles"),
    [
        ("de", "2× Rot, Grün", ["$word-red", "$word-green"]),
        ("de", "Rotation", []),
        ("nl", "Paars 3", ["$word-violet"]),
        ("en", "[b]yellow[/b]", ["$word-yellow"]),
    ],
)
def test_words_that_name_a_colour_have_it(language: str, text: str, styles: list[str]) -> None:
    content = tinted(text, speaker(language))
    assert content.plain == text
    assert [span.style for span in content.spans] == styles


def test_long_lines_go_on_further_in() -> None:
    assert folded("short  line", 20) == ["short  line"]
    assert folded("red 1, blue 2, 3× green", 17) == ["red 1, blue 2,", "      3× green"]
    assert all(len(part) <= 20 for part in folded("word " * 30, 20))


def test_a_position_loses_its_empty_lines_where_room_is_scarce() -> None:
    text = "head\n\none\ntwo\n\nthree"
    assert composed(text, 40, 6) == (text, 0)
    assert composed(text, 40, 5) == ("head\none\ntwo\nthree", 0)
    assert composed(text, 40, 1) == ("head\none\ntwo\nthree", 0)


def test_a_picture_keeps_its_form_and_the_rest_stands_beside_it_if_it_can() -> None:
    picture = "#" * 8 + "\n\n" + "\n".join(["A1 #####"] * 5)
    text = f"head\n\n{picture}\n\nnone but a long line of words\nlast"
    assert composed(text, 40, 12) == (text, 2)
    assert composed(text, 40, 10) == (f"head\n{picture}\nnone but a long line of words\nlast", 1)
    beside = composed(text, 32, 9)
    assert beside.picture == 0
    assert beside.text.splitlines() == [
        "########  head",
        "          none but a long line",
        "A1 #####        of words",
        "A1 #####  last",
        *["A1 #####  "] * 3,
    ]
    wide = picture.replace("########", "#" * 30)
    assert composed(f"head\n\n{wide}\n\nlast", 20, 8) == (f"head\n{wide}\nlast", 1)
