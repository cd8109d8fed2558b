"""Token buckets: how fast is too fast."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from kartentisch.server import limits, links, retention, settings, wire
from kartentisch.server.limits import (
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    STRIKES_AT_ONCE,
    Bucket,
    Limits,
)
from kartentisch.table import commands as do
from kartentisch.table import length, model, names, talk

TESTS = Path(__file__).parents[1]
PAGE = Path(__file__).parents[2] / "docs" / "limits.md"
ELSEWHERE = {
    "MOST_ENTRIES": length,
    "MARKS_ON_A_LETTER": names,
    "LONGEST_TEXT": talk,
    "LINES_AT_ONCE": talk,
    "TALK_SECONDS": talk,
    "PHRASE_SECONDS": talk,
    "LINES_KEPT": model,
    "KEEP_DAYS": settings,
    "EMPTY_DAYS": retention,
    "LONGEST_CALL": links,
}
"""The limits that stand where nothing else of the server is known, or where they are carried out."""
ATTACKS = tomllib.loads((Path(__file__).parent / "attacks.toml").read_text("utf-8"))
"""For every limit the test that tries to go beyond it, below ``tests/``; and those that nobody can be beyond."""
MOVE = wire.At(1, do.Nod())


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = Bucket(2, 3, now=10)
    assert [bucket.take(10) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0.5, 4)), max_size=60))
def test_a_bucket_never_gives_more_than_it_gains(steps: list[tuple[float, float]]) -> None:
    bucket, now, taken = Bucket(2, 5, now=0), 0.0, 0.0
    for wait, cost in steps:
        now += wait
        taken += cost if bucket.take(now, cost) else 0
        assert taken <= 5 + 2 * now + 1e-6


def test_an_ordinary_player_is_never_too_fast() -> None:
    allowed = Limits(now=0)
    assert all(allowed.admits(MOVE, now=second / 4) for second in range(1_000))


def test_a_flood_is_refused_and_in_the_end_not_forgiven() -> None:
    allowed = Limits(now=0)
    assert sum(allowed.admits(MOVE, now=1) for _ in range(1_000)) == REQUESTS_AT_ONCE
    assert sum(allowed.admits(MOVE, now=2) for _ in range(1_000)) == REQUESTS_A_SECOND
    assert sum(allowed.forgives(now=1) for _ in range(100)) == STRIKES_AT_ONCE


def test_dear_requests_cost_more() -> None:
    allowed = Limits(now=0)
    code = wire.NewCode(1)
    assert sum(allowed.admits(code, now=0) for _ in range(100)) == REQUESTS_AT_ONCE // 10


def listed() -> dict[str, str]:
    """The limits of the page with their values."""
    told = dict[str, str]()
    for names_told, value in re.findall(r"^\| (`[^|]*`) \| ([^|]*) \|", PAGE.read_text("utf-8"), re.MULTILINE):
        told.update(dict.fromkeys(re.findall(r"`(\w+)`", names_told), value))
    return told


def test_every_limit_has_its_attack() -> None:
    assert ATTACKS["attacks"].keys() | ATTACKS["kept"].keys() == listed().keys()
    assert not ATTACKS["attacks"].keys() & ATTACKS["kept"].keys()
    for limit, attack in ATTACKS["attacks"].items():
        file, _, name = attack.partition("::")
        assert f"def {name}(" in (TESTS / file).read_text("utf-8"), limit


def test_the_page_lists_every_limit() -> None:
    ours = {name: getattr(limits, name) for name in vars(limits) if name.isupper() and not name.startswith("_")}
    of_tables = {name: getattr(module, name) for name, module in ELSEWHERE.items()}
    assert listed() == {name: f"{value:,g}" for name, value in {**ours, **of_tables}.items()}


def test_every_request_has_its_price() -> None:
    assert limits._COSTS.keys() == {*get_args(wire.AnyRequest)}
