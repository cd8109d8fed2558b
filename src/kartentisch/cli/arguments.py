"""Arguments of the command line. argparse takes them apart; every sentence about them is ours.

So argparse itself must not report errors: an option may lack its value, a positional argument may be missing, and
what is wrong is found afterwards and refused like everything else.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NoReturn

from kartentisch import texts
from kartentisch.game import Illegal, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Given = dict[str, Any]
"""The arguments: texts, lists of texts for repeatable options, True for switches; None where nothing was given."""

_NO_VALUE: Final = object()
_MISSING = {"file": "usage-missing-file", "game": "usage-missing-game", "url": "usage-missing-url"}
_MOST_DIGITS = 9


class Arguments(argparse.ArgumentParser):
    """Options with one value, switches, and a positional argument. Every command knows --help and --language."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False)
        self.add_argument("-h", "--help", action="store_true", default=None)
        self.option("--language")

    def option(self, name: str, many: bool = False) -> None:
        """Adds ``--name VALUE``; with `many` it may be repeated."""
        self.add_argument(name, nargs="?", const=_NO_VALUE, action="append" if many else "store")

    def switch(self, name: str) -> None:
        """Adds ``--name`` without a value."""
        self.add_argument(name, action="store_true", default=None)

    def place(self, name: str) -> None:
        """Adds a positional argument."""
        self.add_argument(name, nargs="?")

    def rest(self, name: str) -> None:
        """Adds a list of all further positional arguments."""
        self.add_argument(name, nargs=argparse.REMAINDER)

    def read(self, arguments: Sequence[str]) -> Given:
        """What was given, or `Illegal`."""
        given, extra = self.parse_known_args(arguments)
        found: Given = vars(given)
        for name in (action.dest for action in self._actions if action.option_strings):
            values = found[name] if isinstance(found[name], list) else [found[name]]
            if _NO_VALUE in values or "" in values:
                raise Illegal("usage-value", name=f"--{name}")
        if extra:
            raise Illegal("usage-extra", text=quoted(extra[0]))
        return found

    def error(self, message: str) -> NoReturn:  # noqa: ARG002 - its words are English only
        """Only called for a value of a switch (``--help=yes``)."""
        raise Illegal("usage")


def flag(given: Mapping[str, Any], name: str) -> bool:
    """Whether a switch was given."""
    return bool(given[name])


def value(given: Mapping[str, Any], name: str) -> str | None:
    """The value of an option or of a positional argument, if it was given."""
    found: str | None = given[name]
    return found


def needed(given: Mapping[str, Any], name: str) -> str:
    """The value of a positional argument that is required."""
    found = value(given, name)
    if found is None:
        raise Illegal(_MISSING[name])
    return found


def number(given: Mapping[str, Any], name: str, least: int) -> int | None:
    """The value of an option that is a whole number."""
    text = value(given, name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS and int(text) >= least):
        raise Illegal("usage-number", name=f"--{name}", least=least, text=quoted(text))
    return int(text)


def positive(given: Mapping[str, Any], name: str) -> float | None:
    """The value of an option that is a number above 0."""
    text = value(given, name)
    if text is None:
        return None
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < float("inf"):
        raise Illegal("usage-positive", name=f"--{name}", text=quoted(text))
    return found


def language_wish(arguments: Sequence[str]) -> str | None:
    """The language asked for, looked up before everything else, so that even a refusal is told in it."""
    wish = None
    for word, following in pairwise((*arguments, "")):
        name, equals, told = word.partition("=")
        if name == "--language":
            wish = told if equals else following
    if wish and wish not in texts.LANGUAGES:
        raise Illegal("usage-language", text=quoted(wish), languages=", ".join(texts.LANGUAGES))
    return wish
