"""Whether something can be changed: what bots are handed must not be (law 8).

`changeable` walks everything that can be reached from a value and names whatever could be changed or has no hash.
An instance counts as immutable only if it has no ``__dict__``, refuses to set its slots, and everything in its slots
is immutable. Members of an enum of texts or numbers count as plain values where they refuse to be set, as those of
`kartentisch.game.Constant` do. What no class in Python can prevent is not looked for: ``object.__setattr__`` and what
calls it (for example a second ``__init__`` of a frozen dataclass), and changes to classes and modules.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Generic

VALUES = (type(None), bool, int, float, str, bytes, range)
"""Types without any parts."""

_BASES = {object, tuple, frozenset, Generic, *VALUES}
"""What a class may be built on, beside classes with slots."""


def changeable(thing: object, name: str) -> Iterator[str]:
    """Everything that can be changed or has no hash: the path to it, beginning with `name`, and what it is."""
    return _walked(thing, name, {})


def _walked(thing: object, name: str, seen: dict[int, object]) -> Iterator[str]:
    kind = type(thing)
    if kind in VALUES or _is_constant(thing) or id(thing) in seen:
        return
    seen[id(thing)] = thing  # keeps it alive, so that no other object gets the same id
    slots = list(_slots(kind))
    if hasattr(thing, "__dict__") or any(base not in _BASES and "__slots__" not in vars(base) for base in kind.__mro__):
        yield f"{name}: {kind.__name__}"
        return
    found = [f"{name}.{slot}: can be set" for slot in slots if hasattr(thing, slot) and _sets(thing, slot)]
    for part, way in _parts(thing, slots):
        found += _walked(part, name + way, seen)
    yield from found
    if not found:  # otherwise its parts are the reason
        try:
            hash(thing)
        except TypeError:
            yield f"{name}: {kind.__name__} has no hash"


def _is_constant(thing: object) -> bool:
    return isinstance(thing, Enum) and isinstance(thing, (str, int)) and not _sets(thing, "_value_")


def _slots(kind: type) -> Iterator[str]:
    for base in kind.__mro__:
        slots = vars(base).get("__slots__", ())
        for slot in (slots,) if isinstance(slots, str) else slots:
            hidden = slot.startswith("__") and not slot.endswith("__")
            yield f"_{base.__name__.lstrip('_')}{slot}" if hidden else slot


def _sets(thing: object, slot: str) -> bool:
    """Whether an attribute can be set; this is tried with the value that it has."""
    try:
        setattr(thing, slot, getattr(thing, slot))
    except (AttributeError, TypeError):
        return False
    return True


def _parts(thing: object, slots: list[str]) -> Iterator[tuple[object, str]]:
    """All parts of a thing, each with the path to it."""
    for slot in slots:
        if hasattr(thing, slot):
            yield getattr(thing, slot), f".{slot}"
    if isinstance(thing, tuple):
        fields = getattr(thing, "_fields", ())
        for i, part in enumerate(tuple.__iter__(thing)):
            yield part, f".{fields[i]}" if i < len(fields) else f"[{i}]"
    elif isinstance(thing, frozenset):
        for part in frozenset.__iter__(thing):
            yield part, "{}"
