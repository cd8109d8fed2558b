"""Requests that nobody has thought of: made from the description of the protocol, mostly well formed, often spoilt."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from msgspec import inspect

from kartentisch.server import wire

TEXTS = ("", "a", "none", "v1", "r g b", "saboteur", "-w", "NESW@1,0", "discard map", "gold 3", "map 8,2", "fix:cart 0")
HARD = (
    "\0",
    "😀" * 9,
    "‮txet",
    "a" * 250,
    "\ud800",
    "<script>",
    "../../etc",
    "{",
    '"',
    "e\u0301" * 30,
    "\u202e",
    "%s%n",
)
NUMBERS = (0, 1, 2, 3, 9, 10, 60, -1, 2**31, 2**53, 2**63, 10**30)


class Grammar:
    """Makes requests. `known`: texts that mean something here, such as the ids of tables."""

    def __init__(self, rng: Random, known: tuple[str, ...] = ()) -> None:
        self.rng, self.known = rng, known
        kinds = inspect.type_info(wire.AnyRequest)
        assert isinstance(kinds, inspect.UnionType)
        self._kinds = kinds.types
        self._number = 0

    def message(self) -> str | bytes:
        """One frame: mostly a request, sometimes one that is spoilt, sometimes anything."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.02:
            return rng.randbytes(rng.randrange(200))
        request = self.value(rng.choice(self._kinds))
        assert isinstance(request, dict)
        self._number += 1
        request["id"] = self._number
        if chance < 0.25:
            self._spoil(request)
        text = json.dumps(request)
        if chance < 0.05:
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(("", "\\", '"', "[" * 500, "\u2028", "}")) + text[at + rng.randrange(3) :]
        return text

    def value(self, kind: inspect.Type) -> Any:
        """Something of that type, at the edge of what it allows as often as not."""
        rng = self.rng
        match kind:
            case inspect.StructType(fields=fields, tag=tag, tag_field=name):
                made = {} if name is None else {name: tag}
                for field in fields:
                    if field.required or rng.random() < 0.6:
                        made[field.encode_name] = self.value(field.type)
                return made
            case inspect.UnionType(types=types):
                return self.value(rng.choice(types))
            case inspect.LiteralType(values=values):
                return rng.choice(values)
            case inspect.IntType(ge=least, le=most):
                low, high = least or 0, 10 if most is None else most
                return rng.choice((low, high, rng.randint(low, min(high, low + 10))))
            case inspect.FloatType():
                return rng.choice((0.0, 1.5, -1.0, 1e308))
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.StrType(pattern=pattern):
                if pattern:
                    return f"{rng.getrandbits(256):064x}"
                return rng.choice((*TEXTS, *self.known, *self.known)) if rng.random() < 0.95 else rng.choice(HARD)
            case inspect.ListType(item_type=item):
                return [self.value(item) for _ in range(rng.randrange(4))]
            case inspect.DictType(key_type=key, value_type=inner):
                return {str(self.value(key)): self.value(inner) for _ in range(rng.randrange(3))}
        return None

    def _spoil(self, request: dict[str, Any]) -> None:
        rng = self.rng
        inside = [request, *(inner for inner in request.values() if isinstance(inner, dict))]
        where = rng.choice(inside)
        key = rng.choice(list(where)) if where else "id"
        match rng.randrange(5):
            case 0:
                where.pop(key, None)
            case 1:
                where[rng.choice(("x", "__class__", "id", "type"))] = rng.choice(NUMBERS)
            case 2:
                where[key] = rng.choice((None, True, [], {}, 1.5, [[[[]]]], *NUMBERS))
            case 3:
                where[key] = rng.choice(HARD)
            case 4:
                where[key] = [request.get("id", 0)] * rng.choice((1, 50))
