"""Functions compiled by Numba at their first call; the compiled code is kept on disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast, get_args, get_type_hints

import numpy as np
from numba import njit
from numba.core.dispatcher import Dispatcher

Function = TypeVar("Function", bound=Callable[..., object])

_made: list[Dispatcher] = []
"""Every function of this process that is compiled at its first call."""


def compiled(function: Function) -> Function:
    """The function, compiled. For numbers and arrays it does the same as in Python, except that integers overflow.

    The compiled code is kept beside the source, or in the user's cache folder where the source's folder cannot be
    written to, or in NUMBA_CACHE_DIR. Where none of them can be used, it is compiled again in each process.
    """
    return _compiled(function, forceinline=False)


def inlined(function: Function) -> Function:
    """As `compiled`, but inlined into its callers: for small functions that are called very often."""
    return _compiled(function, forceinline=True)


def _compiled(function: Function, *, forceinline: bool) -> Function:
    # A file run as a script and the same file imported are different modules, but Numba's cache mixes them up.
    imported = function.__module__ != "__main__"
    try:
        answer = njit(cache=imported, error_model="numpy", forceinline=forceinline)(function)
    except RuntimeError:  # Numba found no folder for its cache
        answer = njit(error_model="numpy", forceinline=forceinline)(function)
    # Numba's own index looks at the function's file only, and would keep old code of functions that it calls.
    if kept := _kept(answer):
        kept._source_stamp = kept._source_stamp, _surroundings(function)
    _made.append(answer)
    return cast("Function", answer)


def progress() -> tuple[int, int]:
    """How many of the functions loaded so far are machine code by now, and how many there are."""
    return sum(bool(function.overloads) for function in _made), len(_made)


def record_type(fields: type) -> np.dtype[np.record]:
    """The NumPy record with the fields that a class names: a structure that compiled code changes in place.

    A field is an int, a float, or ``Annotated[NDArray[...], shape]``. In Python and in compiled code alike they are
    attributes of an element of an array of this type. An element is a reference into its array, not a copy.
    """
    described: list[Any] = []
    for name, hint in get_type_hints(fields, include_extras=True).items():
        if hasattr(np.record, name):
            raise ValueError(f"every record has something called {name}")
        if hint in (int, float):
            described.append((name, np.dtype(hint)))
        else:
            array, shape = get_args(hint)
            (number,) = get_args(get_args(array)[1])
            described.append((name, number, shape))
    return cast("np.dtype[np.record]", np.dtype((np.record, np.dtype(described, align=True))))


def _kept(answer: Any) -> Any:
    """Numba's cache file of a function, or None."""
    return getattr(getattr(answer, "_cache", None), "_cache_file", None)


def _surroundings(function: Any) -> str:
    """A digest of everything in the function's module: functions, numbers, arrays, modules, also imported ones."""
    return _mark(function.__globals__)


def _mark(names: Mapping[str, object]) -> str:
    parts: list[object] = []
    for name, value in sorted(names.items()):
        if isinstance(value, Dispatcher):
            parts.append((name, getattr(_kept(value), "_source_stamp", None)))
        elif isinstance(value, np.ndarray):
            parts.append((name, value.dtype, value.shape, sha256(value.tobytes()).digest()))
        elif isinstance(value, np.dtype):
            parts.append((name, value.fields))
        elif isinstance(value, (int, float, np.generic)):
            parts.append((name, value))
        elif isinstance(value, ModuleType) and value.__name__.startswith("kartentisch."):
            parts.append((name, _module_mark(value)))
    return sha256(repr(parts).encode()).hexdigest()


@cache
def _module_mark(module: ModuleType) -> tuple[object, ...]:
    """A digest of a module and of everything that it has imported in turn."""
    if not module.__file__:
        return ()
    stat = Path(module.__file__).stat()
    return stat.st_mtime, stat.st_size, _mark(vars(module))
