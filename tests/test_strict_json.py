"""JSON is read strictly and never crashes the reader."""

from __future__ import annotations

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kartentisch.game import Illegal
from kartentisch.strict_json import MAX_DEPTH, MAX_DIGITS, dumps, loads


def reason(text: str | bytes) -> str:
    with pytest.raises(Illegal) as refusal:
        loads(text)
    return refusal.value.reason


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "json"),
        ("{", "json"),
        ("[1,]", "json"),
        ("'a'", "json"),
        ('"a\nb"', "json"),
        ("{} {}", "json"),
        ("\ufeff{}", "json"),
        ("01", "json"),
        ("NaN", "json-number"),
        ("[-Infinity]", "json-number"),
        ("1e999", "json-number"),
        ("-1e999", "json-number"),
        ("9" * (MAX_DIGITS + 1), "json-number"),
        ("9" * 10_000, "json-number"),
        ('{"a": 1, "a": 1}', "json-twice"),
        ('[{"b": {"a": 1, "c": 2, "a": 3}}]', "json-twice"),
        (nested(MAX_DEPTH + 2), "json-depth"),
        (nested(100_000), "json-depth"),
        ('{"a":' * 100_000, "json-depth"),
        (r'"\ud800"', "json-surrogate"),
        (r'{"\udfff": 1}', "json-surrogate"),
        (r'"\ude00\ud83d"', "json-surrogate"),
        ('"\ud800"', "json-surrogate"),
        (b'"\xff"', "utf-8"),
        (b'"\xed\xa0\x80"', "utf-8"),
        ("{}".encode("utf-16"), "utf-8"),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_is_refused(text: str | bytes, expected: str) -> None:
    assert reason(text) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (" {} \r\n", {}),
        (b'{"a": [1, 1.5, true, null, "\xc3\xb6"]}', {"a": [1, 1.5, True, None, "ö"]}),
        (r'"\ud83d\ude00"', "😀"),
        ("9" * MAX_DIGITS, int("9" * MAX_DIGITS)),
        ('{"a": 1, "b": {"a": 1}}', {"a": 1, "b": {"a": 1}}),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_is_read(text: str | bytes, value: object) -> None:
    assert loads(text) == value


def test_the_deepest_value_can_be_written_and_read() -> None:
    assert loads(nested(MAX_DEPTH)) == json.loads(nested(MAX_DEPTH))
    assert dumps(loads(nested(MAX_DEPTH))) == nested(MAX_DEPTH)


def test_the_place_of_a_fault_counts_from_1() -> None:
    with pytest.raises(Illegal) as refusal:
        loads("[1, x]")
    assert refusal.value.details == {"position": 5}


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(values)
def test_what_is_written_is_read_again(value: object) -> None:
    text = dumps(value)
    assert "\n" not in text
    assert loads(text) == loads(text.encode()) == value


@given(st.text() | st.binary())
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    try:
        value = loads(text)
    except Illegal:
        return
    assert loads(dumps(value)) == value


def test_a_huge_object_with_one_key_twice_is_refused_at_once() -> None:
    pairs = ", ".join(f'"k{i}": 0' for i in range(200_000))
    began = time.perf_counter()
    with pytest.raises(Illegal, match="json-twice"):
        loads(f'{{{pairs}, "k199999": 0}}')
    assert time.perf_counter() - began < 10
