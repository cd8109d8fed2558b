"""The registry: one line a game. Games are imported when they are asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from kartentisch.game import Encoder, Game, Illegal, Received, Tables, quoted
from kartentisch.lesson import Lessons

GAMES = {
    "siegel": "kartentisch.games.siegel",
    "saboteur": "kartentisch.games.saboteur",
}


def load(name: str) -> Game[Any, Any]:
    """The game of that name, or `Illegal`."""
    game: Game[Any, Any] = import_module(_module(name)).GAME
    return game


def encoder(name: str) -> Encoder[Any]:
    """The game of that name in numbers, or `Illegal`."""
    return cast("Encoder[Any]", import_module(f"{_module(name)}.encode"))


def received(name: str) -> Received[Any]:
    """How views of the game of that name are read that came over the network, or `Illegal`."""
    return cast("Received[Any]", import_module(f"{_module(name)}.received"))


def lessons(name: str) -> Lessons:
    """The introduction to the game of that name, or `Illegal`."""
    found: Lessons = import_module(f"{_module(name)}.lessons").LESSONS
    return found


def usual_players(game: Game[Any, Any]) -> int:
    """How many play where nobody has said: four if four can."""
    return 4 if 4 in game.players else game.players[0]


def tables(name: str, config: object, number: int) -> Tables:
    """So many tables of the game of that name, or `Illegal`."""
    made: Tables = import_module(f"{_module(name)}.vector").Tables(config, number)
    return made


def _module(name: str) -> str:
    if name not in GAMES:
        raise Illegal("unknown-game", game=quoted(name))
    return GAMES[name]
