"""Beside the game: what people and bots say."""

from __future__ import annotations

import math
import random

import pytest

from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table import table as t
from kartentisch.table import talk
from kartentisch.table.model import LINES_KEPT, Table, bot_id
from tests.table.tables import SIEGEL, gathered, refused, run, started

PUBLIC = do.TableSettings("siegel", 3, {"rounds": 1}, public=True)
SABOTEUR = do.TableSettings("saboteur", 4)


def test_people_with_a_chair_talk_and_nobody_else() -> None:
    table = run(gathered(2), "p1", do.Phrase("hello"))
    table = run(table, "p0", do.Talk("  Grüß   dich 👩‍👩‍👧 <b>&"))
    assert [(line.number, line.person, line.name, line.phrase, line.text) for line in table.talk] == [
        (1, "p1", "P1", "hello", ""),
        (2, "p0", "P0", None, "Grüß dich 👩‍👩‍👧 <b>&"),
    ]
    assert refused(table, "stranger", do.Phrase("hello")) == "not-a-member"
    assert refused(table, "stranger", do.Talk("hello")) == "not-a-member"
    program = t.handle(table, "b-1", "Robot", do.Sit(), 0.0, random.Random(0)).table
    assert refused(program, "b-1", do.Phrase("hello")) == "silent"
    assert refused(program, "b-1", do.Talk("hello")) == "silent"


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "\u200d", "two\nlines", "a\ttab", "\x07", "\u202egnp.exe", "\ue000r\ue001x\ue002", "\u2028"),
        *("\u3164", "\u2800 \u2800", "\u0301"),
    ],
)
def test_what_cannot_be_shown_is_refused(text: str) -> None:
    assert refused(gathered(), "p0", do.Talk(text)) == "unreadable"


def test_no_letter_carries_more_marks_than_languages_need() -> None:
    for tower in ("\u0316" * 190, "\u0316\u0316\u200d" * 60):
        (line,) = run(gathered(), "p0", do.Talk(f"x{tower} नि\u0301\u0323 ok")).talk
        assert (line.text.count("\u0316"), line.text[-8:]) == (4, " नि\u0323\u0301 ok")


def test_free_text_has_a_limit_that_the_refusal_tells() -> None:
    table = gathered()
    assert run(table, "p0", do.Talk("x" * talk.LONGEST_TEXT)).talk
    with pytest.raises(t.Refused) as error:
        run(table, "p0", do.Talk("x" * (talk.LONGEST_TEXT + 1)))
    assert (error.value.reason, error.value.details) == ("too-long", {"most": talk.LONGEST_TEXT})


def test_nobody_talks_too_fast() -> None:
    table = gathered(2)
    for _ in range(talk.LINES_AT_ONCE):
        table = run(table, "p0", do.Phrase("wow"), 100.0)
    with pytest.raises(t.Refused, match="too-fast"):
        run(table, "p0", do.Talk("wow"), 100.0)
    assert run(table, "p1", do.Phrase("wow"), 100.0).talk[-1].person == "p1"
    assert run(table, "p0", do.Phrase("wow"), 100.0 + talk.TALK_SECONDS).talk[-1].number == 6


def test_the_host_decides_about_free_text_at_any_time() -> None:
    table = started(2)
    assert table.free_text
    off = run(table, "p0", do.FreeText(False))
    assert refused(off, "p1", do.Talk("hello")) == "no-free-text"
    assert run(off, "p1", do.Phrase("hello")).talk
    assert refused(off, "p1", do.FreeText(True)) == "not-host"
    assert run(run(off, "p0", do.FreeText(True)), "p1", do.Talk("hello")).talk
    public = gathered(2, PUBLIC)
    assert not public.free_text
    assert refused(public, "p0", do.Talk("hello")) == "no-free-text"
    assert run(public, "p0", do.FreeText(True)).free_text
    assert t.handle(public, "p0", "", do.FreeText(False), 0.0, random.Random(0)).entries == ()


def test_only_the_last_lines_are_kept_and_a_restart_keeps_them() -> None:
    outcome = t.create("T", SIEGEL, "p0", "P0", 0.0)
    table, entries = outcome.table, list(outcome.entries)
    for i in range(LINES_KEPT + 10):
        outcome = t.handle(table, "p0", "P0", do.Talk(f"line {i}"), i * 10.0, random.Random(0))
        table, entries = outcome.table, [*entries, *outcome.entries]
    assert [line.text for line in table.talk] == [f"line {i}" for i in range(10, LINES_KEPT + 10)]
    again = t.restore([was.decode(was.encode(entry)) for entry in entries], 700.0)
    assert [line._replace(at=0.0) for line in again.talk] == [line._replace(at=0.0) for line in table.talk]
    assert {line.at for line in again.talk} == {-math.inf}
    assert again.talk[-1].number == LINES_KEPT + 10


# Phrases of a game


def said(table: Table) -> list[tuple[str, str | None, int | str | None]]:
    return [(line.person, line.phrase, line.blank) for line in table.talk]


def test_a_game_brings_its_own_phrases_with_a_blank_for_a_player_or_a_place() -> None:
    table = started(2, SABOTEUR)
    for i, command in enumerate(
        (do.Phrase("suspect", 1), do.Phrase("digger"), do.Phrase("not-at", "A"), do.Phrase("repair", 0))
    ):
        after = run(table, "p0", command, i * talk.PHRASE_SECONDS)
        assert (after.match, after.version, after.turn) == (table.match, table.version, table.turn)
        table = after
    assert said(table) == [
        ("p0", "suspect", 1),
        ("p0", "digger", None),
        ("p0", "not-at", "A"),
        ("p0", "repair", 0),
    ]


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (do.Phrase("no-such"), "unknown-phrase"),
        (do.Phrase("suspect"), "blank-missing"),
        (do.Phrase("not-at"), "blank-missing"),
        (do.Phrase("digger", 1), "no-blank"),
        (do.Phrase("hello", 1), "no-blank"),
        (do.Phrase("suspect", 4), "no-such-seat"),
        (do.Phrase("suspect", "A"), "wrong-blank"),
        (do.Phrase("suspect", 0), "wrong-blank"),
        (do.Phrase("not-at", "D"), "wrong-blank"),
        (do.Phrase("not-at", 1), "wrong-blank"),
    ],
)
def test_a_phrase_is_said_with_exactly_what_fills_its_blank(command: do.Phrase, reason: str) -> None:
    assert refused(started(2, SABOTEUR), "p0", command) == reason


def test_a_game_without_phrases_has_none_nor_has_a_table_before_its_game() -> None:
    assert refused(started(2), "p0", do.Phrase("digger")) == "unknown-phrase"
    assert refused(gathered(2, SABOTEUR), "p0", do.Phrase("digger")) == "unknown-phrase"


def test_one_of_the_games_phrases_in_three_seconds_whatever_else_is_said() -> None:
    table = run(started(2, SABOTEUR), "p0", do.Phrase("digger"), 100.0)
    assert refused(table, "p0", do.Phrase("suspect", 1), 102.9) == "too-fast"
    assert run(table, "p0", do.Phrase("wow"), 101.0).talk[-1].phrase == "wow"
    assert run(table, "p1", do.Phrase("digger"), 101.0).talk[-1].person == "p1"
    assert run(table, "p0", do.Phrase("suspect", 1), 103.0).talk[-1].phrase == "suspect"


def test_a_bot_speaks_from_its_own_chair_and_never_for_a_person() -> None:
    table = started(2, SABOTEUR)
    table = t.bot_said(table, 2, do.Phrase("suspect", 0), 0.0).table
    assert said(table) == [(bot_id(2), "suspect", 0)]
    assert table.talk[0].name == table.chairs[2].name
    assert t.bot_said(table, 3, do.Phrase("digger"), 0.0).table.talk[-1].person == bot_id(3)
    away = t.tick(t.depart(table, "p1", 0.0), 100.0, random.Random(0)).table
    assert away.chairs[1].bot is not None
    for seat, phrase, reason in (
        (0, do.Phrase("digger"), "silent"),
        (1, do.Phrase("digger"), "silent"),
        (4, do.Phrase("digger"), "no-such-seat"),
        (2, do.Phrase("digger"), "too-fast"),
        (3, do.Phrase("suspect", 3), "wrong-blank"),
    ):
        with pytest.raises(t.Refused, match=f"^{reason}$"):
            t.bot_said(away, seat, phrase, 1.0)


def test_a_blank_is_kept_and_a_line_without_one_is_stored_as_ever() -> None:
    entry = was.Said("p0", "P0", phrase="suspect", blank=1)
    assert was.decode(was.encode(entry)) == entry
    assert b"blank" not in was.encode(was.Said("p0", "P0", phrase="hello"))
