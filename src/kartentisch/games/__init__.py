"""The registry: one line a game. Games are imported when they are asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kartentisch.game import Game, Illegal, quoted

GAMES = {
    "siegel": "kartentisch.games.siegel",
    "saboteur": "kartentisch.games.saboteur",
}


def load(name: str) -> Game[Any, Any]:
    """The game of that name, or `Illegal`."""
    if name not in GAMES:
        raise Illegal("unknown-game", game=quoted(name))
    game: Game[Any, Any] = import_module(GAMES[name]).GAME
    return game
