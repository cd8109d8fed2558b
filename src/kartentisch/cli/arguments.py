"""Arguments of the command line. argparse takes them apart; every sentence about them is ours.

So nothing is left for argparse to complain about: an option may lack its value, a place may stay empty, and what is
wrong is found afterwards and refused as everything else is.
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
"""What was given: texts, lists of texts for what may come more than once, True for switches; None where nothing."""

_NO_VALUE: Final = object()
_MISSING = {"file": "usage-missing-file", "game": "usage-missing-game"}
_MOST_DIGITS = 9


class Arguments(argparse.ArgumentParser):
    """Options with one value, switches, and one place for a word. Every command knows --help and --language."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False)
        self.add_argument("-h", "--help", action="store_true", default=None)
        self.option("--language")

    def option(self, name: str, many: bool = False) -> None:
        """``--name VALUE``; with `many` all of them are kept."""
        self.add_argument(name, nargs="?", const=_NO_VALUE, action="append" if many else "store")

    def switch(self, name: str) -> None:
        """``--name`` alone."""
        self.add_argument(name, action="store_true", default=None)

    def place(self, name: str) -> None:
        """A word without a name of its own."""
        self.add_argument(name, nargs="?")

    def rest(self, name: str) -> None:
        """Everything after the place."""
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
        """Reached by a value for a switch (``--help=yes``) only."""
        raise Illegal("usage")


def flag(given: Mapping[str, Any], name: str) -> bool:
    """Whether a switch was given."""
    return bool(given[name])


def value(given: Mapping[str, Any], name: str) -> str | None:
    """The value of an option or the word at a place, if it was given."""
    found: str | None = given[name]
    return found


def needed(given: Mapping[str, Any], name: str) -> str:
    """The word at a place that cannot stay empty."""
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
