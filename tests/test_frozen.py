"""Whatever can be changed is found, wherever it hides; what cannot be changed is left in peace."""

from __future__ import annotations

import array
import pickle
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum
from random import Random
from types import MappingProxyType, SimpleNamespace
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
import pytest

from kartentisch.frozen import changeable
from kartentisch.game import Constant, Move
from kartentisch.games.saboteur.board import EMPTY

T = TypeVar("T")


class Colour(Constant, IntEnum):
    RED = 1


class Plain(IntEnum):
    """A number as well, but anything can be set in it."""

    ONE = 1


class Loose(Enum):
    ONE = 1


class Pair(NamedTuple):
    one: object
    other: object = 0


class Marked(tuple[int, ...]):
    """A tuple to which anything can be pinned."""


@dataclass(frozen=True, slots=True)
class Laid(Move):
    cell: object


@dataclass(frozen=True)
class Unslotted:
    """Frozen, but its ``__dict__`` is not."""

    cell: int = 1


@dataclass(slots=True)
class Open:
    cell: object = 1
    __hash__ = object.__hash__


class Hiding(Generic[T]):
    """Keeps something under a name that is mangled."""

    __slots__ = ("__kept",)

    def __init__(self, kept: T) -> None:
        object.__setattr__(self, "_Hiding__kept", kept)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(name)


class Fixed(Hiding[int]):
    __slots__ = ()


CHANGEABLE: dict[str, Callable[[], Any]] = {
    "dict": dict,
    "list": list,
    "set": set,
    "bytearray": bytearray,
    "deque": deque,
    "OrderedDict": OrderedDict,
    "array": lambda: array.array("b"),
    "ndarray": lambda: np.zeros(2),
    "mappingproxy": lambda: MappingProxyType({}),
    "SimpleNamespace": SimpleNamespace,
    "Random": Random,
    "function": lambda: lambda: None,
    "type": lambda: Pair,
    "Marked": lambda: Marked((1,)),
    "Unslotted": Unslotted,
    "Open": Open,
    "Loose": lambda: Loose.ONE,
    "Plain": lambda: Plain.ONE,
    "list_iterator": lambda: iter([1]),
}


@pytest.mark.parametrize("kind", CHANGEABLE)
def test_what_can_be_changed_is_found(kind: str) -> None:
    planted = CHANGEABLE[kind]()
    ways: dict[str, object] = {
        "it": planted,
        "it.other": Pair(1, planted),
        "it[1].one": (1, Pair(planted)),
        "it.cell[0]": Laid((planted,)),
        "it._Hiding__kept": Hiding(planted),
    }
    for way, thing in ways.items():
        found = list(changeable(thing, "it"))
        assert found[0].startswith(f"{way}: {kind}") or found == [f"{way}.cell: can be set"], (kind, found)


def test_what_is_in_a_frozenset_is_walked_too() -> None:
    assert list(changeable(frozenset({Pair(Loose.ONE)}), "it")) == ["it{}.one: Loose"]


def test_slots_that_can_be_set_are_found_with_what_they_hold() -> None:
    assert list(changeable(Open([]), "it")) == ["it.cell: can be set", "it.cell: list"]


def test_what_has_no_hash_is_found() -> None:
    class Bare(tuple[int, ...]):
        __slots__ = ()
        __hash__ = None  # type: ignore[assignment] # that is what is wrong with it

    assert list(changeable((Bare((1,)),), "it")) == ["it[0]: Bare has no hash"]


@pytest.mark.parametrize(
    "thing",
    [
        None,
        True,
        1,
        1.5,
        "text",
        b"bytes",
        range(3),
        (),
        frozenset({1}),
        Colour.RED,
        Pair(1, (Colour.RED, frozenset({(1, 2)}))),
        Laid((1, 2)),
        Hiding(1),
        Fixed(1),
        EMPTY,
    ],
)
def test_what_cannot_be_changed_is_left_in_peace(thing: object) -> None:
    assert list(changeable(thing, "it")) == []


def test_a_constant_is_a_member_like_any_other_and_cannot_be_changed() -> None:
    assert (Colour(1), Colour["RED"], Colour.RED.name, Colour.RED.value, pickle.loads(pickle.dumps(Colour.RED))) == (
        *(Colour.RED, Colour.RED, "RED", 1, Colour.RED),
    )
    for name in ("_value_", "_name_", "note"):
        with pytest.raises(AttributeError, match=name):
            setattr(Colour.RED, name, 2)
        with pytest.raises(AttributeError, match=name):
            delattr(Colour.RED, name)
