"""An analysis through the eyes of a seat: what it could know, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kartentisch import replay
from kartentisch.analysis import told
from kartentisch.analysis.suspicion import suspicions
from kartentisch.analysis.whole import How, gathered, parts, work
from kartentisch.replay import BadRecord
from kartentisch.server.analysed import FORM, is_current, through
from tests.golden.games import record_file

HOW = How(worlds=8, replays=0)


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """Of Saboteur, where moves of others are covered: the first decisions, and who was suspected when."""
    record = replay.read(record_file("saboteur", 4).read_text("utf-8").splitlines()[0])
    found = gathered(record, [work(part, HOW) for part in parts(record, HOW)[:12]])
    shares = [
        {"round": 1, "seat": s, "points": s, "mean": 1.0, "error": 0.1, "own": 0.0, "own_error": 0.0, "luck": 0.5}
        for s in range(4)
    ]
    seen = [
        {"eyes": eyes, "rounds": [told.suspicion(one) for one in suspicions(record, eyes)]} for eyes in (None, 0, 1)
    ]
    return {"form": FORM, **told.game(record, HOW, found), "rounds": shares, "suspicion": seen}


def test_a_seat_gets_what_is_its_own(whole: dict[str, Any]) -> None:
    assert is_current(json.dumps(whole))
    assert not is_current(json.dumps({"form": FORM - 1}))
    for eyes in (0, 1):
        seen = json.loads(through(json.dumps(whole).encode(), eyes))
        assert seen["decisions"] == [each for each in whole["decisions"] if each["seat"] == eyes]
        assert seen["decisions"]
        assert seen["rounds"] == [each for each in whole["rounds"] if each["seat"] == eyes]
        assert [each["eyes"] for each in seen["suspicion"]] == [eyes]
        pins = [pin for each in seen["suspicion"][0]["rounds"] for pin in each["pins"]]
        assert {pin["by"] == eyes for pin in pins if pin["played"] is not None} <= {True}
        assert any(pin["by"] != eyes for pin in pins), "else this would prove nothing"
        assert seen["suspicion"][0]["rounds"][0]["beliefs"] == whole["suspicion"][eyes + 1]["rounds"][0]["beliefs"]


def test_nothing_that_differs_in_others_decisions_is_told(whole: dict[str, Any]) -> None:
    """What only others knew is changed: the answer stays the same, byte by byte."""
    other = json.loads(json.dumps(whole))
    for decision in other["decisions"]:
        if decision["seat"] != 0:
            decision |= {"chosen": "discard map", "best": "discard map", "value": 9.0, "moves": [], "mistake": True}
    for share in other["rounds"]:
        if share["seat"] != 0:
            share |= {"points": 9, "luck": 9.0}
    for seen in other["suspicion"]:
        for each in seen["rounds"]:
            for pin in each["pins"]:
                if pin["by"] != 0:
                    pin["played"] = "discard map"
            if seen["eyes"] != 0:
                each["beliefs"] = []
    assert other != whole
    assert through(json.dumps(other).encode(), 0) == through(json.dumps(whole).encode(), 0)


def test_a_seat_that_nobody_had_is_refused(whole: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        through(json.dumps(whole).encode(), 4)
