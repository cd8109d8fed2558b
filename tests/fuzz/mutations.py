"""Changes a valid record a little, in every way that people, programs and transfers spoil files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    99,
    10**40,
    1.0,
    0.5,
    "",
    " ",
    "-",
    "none",
    "ö\n\x00",
    "\u2028",
    [],
    {},
    [[]],
    [None],
    {"a": 1},
)
ODD_TOKENS = (
    *("r", "y", "k", "w", "r1", "v15", "r16", "r0", "b@0", "b@9", "none", "saboteur", "done", "-", "-k", "-w", "--r"),
    *("NESW@1,0", "N!@0,1", "NS@8,0", "EW@-1,0", "NESW@+1,0", "NESW@1, 0", "NESW@99999,0", "SEN@1,0", "map 8,2"),
    *("break:cart 0", "break:cup 1", "fix:lamp lamp 2", "fix:pick+lamp cart 0", "rockfall 0,0", "discard", "gold 3"),
    *("gold 0", "digger", "saboteur", "NE", "٣", "", "r1 ", " r1", "\t"),
)
ODD_KEYS = ("scores", "nuggets", "totals", "meta", "options", "first", "dealer", "moves", "x", "", "__class__")
ODD_CHARACTERS = '{}[]",:-0189ertu.\\ \t\x00\x7fö\u2028\ud800'
Place = tuple[Any, Any]
"""A container and the key or index in it."""


def places(value: Any) -> Iterator[Place]:
    """Every place inside a value."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


def remove(record: Any, rng: Random) -> None:
    inside, key = rng.choice(list(places(record)))
    del inside[key]


def double(record: Any, rng: Random) -> None:
    inside, key = rng.choice([place for place in places(record) if isinstance(place[0], list)])
    inside.insert(key, inside[key])


def swap(record: Any, rng: Random) -> None:
    inside, key = rng.choice([place for place in places(record) if isinstance(place[0], list)])
    other = rng.randrange(len(inside))
    inside[key], inside[other] = inside[other], inside[key]


def swap_anything(record: Any, rng: Random) -> None:
    (one, key), (other, index) = rng.sample(list(places(record)), 2)
    one[key], other[index] = json.loads(json.dumps(other[index])), json.loads(json.dumps(one[key]))


def replace(record: Any, rng: Random) -> None:
    inside, key = rng.choice(list(places(record)))
    inside[key] = rng.choice(ODD_VALUES)


def count(record: Any, rng: Random) -> None:
    numbers = [(inside, key) for inside, key in places(record) if type(inside[key]) is int]
    inside, key = rng.choice(numbers)
    inside[key] += rng.choice((-1, 1))


def token(record: Any, rng: Random) -> None:
    """One word of a text becomes another one."""
    texts = [(inside, key) for inside, key in places(record) if isinstance(inside[key], str)]
    inside, key = rng.choice(texts)
    words = inside[key].split(" ")
    donor, index = rng.choice(texts)
    words[rng.randrange(len(words))] = rng.choice((rng.choice(ODD_TOKENS), *donor[index].split(" ")))
    inside[key] = " ".join(words)


def spoil_token(record: Any, rng: Random) -> None:
    texts = [(inside, key) for inside, key in places(record) if isinstance(inside[key], str) and inside[key]]
    inside, key = rng.choice(texts)
    inside[key] = spoil_text(inside[key], rng)


def add_key(record: Any, rng: Random) -> None:
    inside = rng.choice([record, *record["rounds"], record["options"]])
    inside[rng.choice(ODD_KEYS)] = rng.choice(ODD_VALUES)


def cut_rounds(record: Any, rng: Random) -> None:
    """An honest undo: often still a record."""
    record.pop("totals", None)
    del record["rounds"][rng.randrange(len(record["rounds"])) + 1 :]
    last = record["rounds"][-1]
    last.pop("scores", None)
    last.pop("nuggets", None)
    del last["moves"][rng.randrange(len(last["moves"]) + 1) :]


def leave_out(record: Any, rng: Random) -> None:
    """What may be left out."""
    record.pop(rng.choice(("options", "totals", "meta")), None)
    rng.choice(record["rounds"]).pop(rng.choice(("scores", "nuggets")), None)


def rename_players(record: Any, rng: Random) -> None:
    record["players"] = ["".join(rng.choices(ODD_CHARACTERS[:-1], k=3)) for _ in record["players"]]


def spoil_text(text: str, rng: Random) -> str:
    """Changes a few characters."""
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        at = rng.randrange(len(text) + 1)
        end = min(len(text), at + rng.choice((0, 0, 1, 1, 2, 30)))
        text = text[:at] + rng.choice(("", rng.choice(ODD_CHARACTERS), text[at:end] * 2)) + text[end:]
    return text


def truncate_text(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text))]


ON_DATA: tuple[Callable[[Any, Random], None], ...] = (
    *(remove, double, swap, swap_anything, replace, count, token, token, token, spoil_token, add_key),
    *(cut_rounds, leave_out, rename_players),
)
ON_TEXT: tuple[Callable[[str, Random], str], ...] = (spoil_text, truncate_text)


def mutated(text: str, rng: Random) -> bytes:
    """A record's text after one change, now and then after several; not always UTF-8, always one line."""
    if rng.random() < 0.2:
        text = rng.choice(ON_TEXT)(text, rng)
    else:
        record = json.loads(text)
        for _ in range(rng.choice((1, 1, 1, 1, 2, 4))):
            try:
                rng.choice(ON_DATA)(record, rng)
            except (LookupError, TypeError, AttributeError, ValueError):
                break  # an earlier change took away what this one wanted
        text = json.dumps(record)
    return text.encode("utf-8", errors="surrogatepass").replace(b"\n", b" ")
