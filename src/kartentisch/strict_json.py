"""Strict JSON: what two parsers could read differently is refused, and no input can crash the parser."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from typing import NoReturn

from kartentisch.game import Illegal, quoted

MAX_DEPTH = 100
MAX_DIGITS = 300

_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def loads(text: str | bytes) -> object:
    """The value of a JSON text; `Illegal` if it is none, not UTF-8, ambiguous, or deeper than `MAX_DEPTH`."""
    text = _decoded(text)
    try:
        value: object = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        # Python's message is English only and differs between versions; the position is what helps.
        raise Illegal("json", position=error.pos + 1) from None
    except RecursionError:
        raise Illegal("json-depth", depth=MAX_DEPTH) from None
    _check_depth(value)
    if _SURROGATE.search(text):
        _check_unicode(dumps(value))
    return value


def dumps(value: object) -> str:
    """One line of JSON, readable in every language."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        _check_unicode(text)
        return text
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise Illegal("utf-8", position=error.start + 1) from None


def _check_unicode(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Illegal("json-surrogate") from None


def _check_depth(value: object) -> None:
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        insides = (v.values() if isinstance(v, dict) else v for v in level if isinstance(v, dict | list))
        level = [inner for inside in insides for inner in inside if isinstance(inner, dict | list)]
        if not level:
            return
    raise Illegal("json-depth", depth=MAX_DEPTH)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(key for key, number in Counter(key for key, _ in pairs).items() if number > 1)
        raise Illegal("json-twice", key=quoted(twice))
    return found


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise Illegal("json-number", text=quoted(digits))
    return int(digits)


def _real(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise Illegal("json-number", text=quoted(digits))
    return number


def _no_number(name: str) -> NoReturn:
    """Refuses NaN and Infinity, which Python's parser accepts although they are no JSON."""
    raise Illegal("json-number", text=quoted(name))


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_int=_integer, parse_float=_real, parse_constant=_no_number)
