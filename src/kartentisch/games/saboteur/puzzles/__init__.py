"""Puzzles of Saboteur: who is the saboteur?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kartentisch.games.saboteur.view import View
from kartentisch.question import Maker


def _who() -> Maker[View]:
    from kartentisch.games.saboteur.puzzles.who import Who

    return Who()


MAKERS: Mapping[str, Callable[[], Maker[View]]] = {"who": _who}
"""The kinds of questions."""
