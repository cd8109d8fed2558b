"""``kartentisch play``: a game in the terminal."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from kartentisch.cli.arguments import Arguments, flag, value
from kartentisch.cli.choices import (
    chosen_bots,
    chosen_game,
    chosen_options,
    chosen_players,
    listed_games,
    listed_options,
)
from kartentisch.game import Illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say


def run(arguments: Sequence[str], language: str, say: Say) -> int:
    """The command. Without a game the terminal asks for one, and for the rest."""
    parser = Arguments()
    parser.place("game")
    for option in ("--players", "--bots", "--seed"):
        parser.option(option)
    parser.option("--option", many=True)
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-play", games=listed_games(), options=listed_options()))
        return 0
    name = value(given, "game")
    wishes = {}
    if name is not None:
        game = chosen_game(name)
        wishes = {
            "game": name,
            "players": chosen_players(game, given),
            "bots": chosen_bots(game, given),
            "options": chosen_options(game, given["option"] or ()),
            "seed": value(given, "seed"),
        }
    elif any(given[option] for option in ("players", "bots", "option", "seed")):
        raise Illegal("usage-missing-game")
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty()):
        raise Illegal("play-no-terminal")
    # Imported here: the terminal's library takes longer than everything else together.
    app = import_module("kartentisch.terminal.app")
    status: int = app.main(**wishes, language=language)
    return status
