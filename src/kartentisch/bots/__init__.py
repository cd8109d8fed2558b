"""Players of any game: who there is, and whole games played by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kartentisch.bots.uniform import Uniform
from kartentisch.game import Illegal, quoted

if TYPE_CHECKING:
    from kartentisch.game import Bot, Game

RANDOM = "random"
"""Exists in every game."""


def names(game: Game[Any, Any]) -> tuple[str, ...]:
    """The bots that can play a game."""
    return (RANDOM, *(name for name in game.bots if name != RANDOM))


def bot(game: Game[Any, Any], name: str) -> Bot[Any]:
    """The bot of that name, or `Illegal`."""
    if name in game.bots:
        return game.bots[name]()
    if name == RANDOM:
        return Uniform()
    raise Illegal("unknown-bot", name=quoted(name), game=game.name)
