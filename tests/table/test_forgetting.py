"""A table's history without one of its people: nothing of it has their name any more."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from msgspec.structs import fields

from kartentisch.table import commands as do
from kartentisch.table import entries as was
from kartentisch.table import table as t
from kartentisch.table.forgetting import NAMELESS, forgotten
from kartentisch.table.model import bot_id

SETTINGS = do.TableSettings("siegel", 3, {"rounds": 1})
BEGUN = (
    was.Created("T", SETTINGS, "p0", "Hostess"),
    was.Sat(1, "p1", "Zaphodia"),
    was.Filled(2, "random", "Ada"),
    was.Started(),
)


def without_zaphodia(*more: was.Entry) -> tuple[list[was.Entry], t.Table]:
    told = list(forgotten((*BEGUN, *more), "p1", "x"))
    assert not [entry for entry, _ in told if b"Zaphodia" in was.encode(entry) or b'"p1"' in was.encode(entry)]
    table = told[-1][1]
    assert [chair.name for chair in table.chairs] == ["Hostess", NAMELESS, "Ada"]
    return [entry for entry, _ in told], table


def test_a_bot_that_goes_on_for_somebody_has_no_name_either_whatever_becomes_of_it() -> None:
    """Before levels had an entry of their own, the name was told again with each of them."""
    left = was.Filled(1, "apprentice", "Zaphodia"), was.Said(bot_id(1), "Zaphodia", "hello")
    again = was.Filled(1, "journeyman", "Zaphodia"), was.Filled(2, "journeyman", "Ada")
    said = was.Said(bot_id(1), "Zaphodia", "thanks"), was.Said(bot_id(2), "Ada", "thanks")
    told, table = without_zaphodia(*left, *again, *said)
    assert [chair.bot for chair in table.chairs] == [None, "journeyman", "journeyman"]
    assert told[-1] == said[-1], "the other bot keeps its name"
    without_zaphodia(was.EndedEarly(), was.Removed(1, "apprentice"), *again)


@pytest.mark.parametrize("kind", get_args(was.Entry), ids=lambda kind: str(kind.__name__))
def test_whatever_entry_names_somebody_is_known(kind: type[was.Entry]) -> None:
    """A new kind of entry that holds a person, a name or their words fails here until `forgetting` knows it."""
    theirs = {"person": "p1", "host": "p1", "name": "Zaphodia", "text": "Zaphodia"}
    told = {field.name for field in fields(kind)} & theirs.keys()
    if not told or kind is was.Filled:  # a bot's name, which may be theirs: see above
        return
    others: dict[str, Any] = {
        f.name: SETTINGS if f.name == "settings" else "x" if f.type is str else 1 for f in fields(kind)
    }
    given: dict[str, Any] = {
        f.name: theirs.get(f.name, others[f.name]) for f in fields(kind) if f.required or f.name in told
    }
    entry = kind(**given)
    *_, (left, _) = forgotten((entry,) if kind is was.Created else (*BEGUN, entry), "p1", "x")
    assert b"Zaphodia" not in was.encode(left)
    assert b'"p1"' not in was.encode(left)


def test_bots_get_another_level_by_one_entry_that_names_nobody() -> None:
    table = t.restore((*BEGUN, was.Filled(1, "apprentice", "Zaphodia")), 0.0)
    outcome = t.handle(table, "p0", "", do.SetLevel("journeyman"), 0.0, random.Random(0))
    assert outcome.entries == (was.LevelSet("journeyman"),)
    assert [(chair.name, chair.bot) for chair in outcome.table.chairs] == [
        ("Hostess", None),
        ("Zaphodia", "journeyman"),
        ("Ada", "journeyman"),
    ]
