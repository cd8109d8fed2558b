"""What a person uses on the whole screen of a terminal."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from kartentisch.game import Illegal


def interactive(module: str) -> Any:
    """The module of something that fills the terminal; `Illegal` where there is none.

    It is imported only now: the terminal's library takes longer than everything else together.
    """
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty()):
        raise Illegal("play-no-terminal")
    return import_module(module)
