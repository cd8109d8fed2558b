"""Token buckets: how fast is too fast."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kartentisch.server import wire
from kartentisch.server.limits import (
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    STRIKES_AT_ONCE,
    Bucket,
    Limits,
)
from kartentisch.table import commands as do

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
    limits = Limits(now=0)
    assert all(limits.admits(MOVE, now=second / 4) for second in range(1_000))


def test_a_flood_is_refused_and_in_the_end_not_forgiven() -> None:
    limits = Limits(now=0)
    assert sum(limits.admits(MOVE, now=1) for _ in range(1_000)) == REQUESTS_AT_ONCE
    assert sum(limits.admits(MOVE, now=2) for _ in range(1_000)) == REQUESTS_A_SECOND
    assert sum(limits.forgives(now=1) for _ in range(100)) == STRIKES_AT_ONCE


def test_dear_requests_cost_more() -> None:
    limits = Limits(now=0)
    code = wire.NewCode(1)
    assert sum(limits.admits(code, now=0) for _ in range(100)) == REQUESTS_AT_ONCE // 10
