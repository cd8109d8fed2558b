"""Puzzles of Die sieben Siegel: which seals to take, and which card to play."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kartentisch.games.siegel.view import View
from kartentisch.question import Maker


def _seals() -> Maker[View]:
    from kartentisch.games.siegel.puzzles.seals import Seals

    return Seals()


def _card() -> Maker[View]:
    from kartentisch.games.siegel.puzzles.card import WhichCard

    return WhichCard()


MAKERS: Mapping[str, Callable[[], Maker[View]]] = {"seals": _seals, "card": _card}
"""The kinds of questions."""
