"""Sentences for people, from the Fluent catalogues in ``locale/<language>/``.

Code holds keys and arguments only; here they become words. A key that no catalogue has is a mistake in the
program and raises `KeyError`; so does an argument that a sentence misses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from kartentisch.game import Say

LANGUAGES = ("de", "nl", "en")
FALLBACK = "en"
LOCALE = Path(__file__).parent / "locale"

_SIBILANTS = set("sßxz")
_KEY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the first of the usual variables asks for, English if we do not speak it."""
    for name in ("KARTENTISCH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := environment.get(name):
            language = re.split("[-_.@]", wish.lower())[0]
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


@cache
def speaker(language: str) -> Say:
    """Formats sentences in one of the `LANGUAGES`."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return _Speaker(language)


class _Speaker:
    """Indexes the keys of all files at once, and parses a file when the first of its sentences is needed."""

    def __init__(self, language: str) -> None:
        self._language = language
        files = sorted((LOCALE / language).glob("*.ftl"))
        self._file = {key: file for file in files for key in _KEY.findall(file.read_text("utf-8"))}

    def __call__(self, key: str, /, **args: str | int) -> str:
        bundle = _bundle(self._language, self._file[key])
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise KeyError(key, *map(str, problems))
        return str(text)


def genitive(name: object) -> str:
    """German: whose something is, "Claras" and "Klaus’"; the catalogues call it ``GENITIVE($name)``."""
    return f"{name}’" if str(name)[-1:].lower() in _SIBILANTS else f"{name}s"


@cache
def _bundle(language: str, file: Path) -> FluentBundle:
    # Imported here: the import takes longer than most commands, and many commands need no sentence.
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Any] = {"GENITIVE": genitive}  # its types know of no function that gives a text
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
