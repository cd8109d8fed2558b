"""``kartentisch play``: a game in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartentisch.cli.arguments import Arguments, Given, flag, value
from kartentisch.cli.choices import (
    chosen_bots,
    chosen_game,
    chosen_options,
    chosen_players,
    listed_games,
    listed_options,
)
from kartentisch.cli.screen import interactive
from kartentisch.client.link import is_link, read_link
from kartentisch.game import Illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say


def run(arguments: Sequence[str], language: str, say: Say) -> int:
    """The command. Without a game the terminal asks for one, and for the rest."""
    parser = Arguments()
    parser.place("game")
    for option in ("--name", "--players", "--bots", "--seed"):
        parser.option(option)
    parser.option("--option", many=True)
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-play", games=listed_games(), options=listed_options()))
        return 0
    name = value(given, "game")
    if name is not None and is_link(name):
        return _visit(name, given, language)
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
    app = interactive("kartentisch.terminal.app")
    status: int = app.main(**wishes, name=value(given, "name") or "", language=language)
    return status


def _visit(text: str, given: Given, language: str) -> int:
    """At a server's table, which is set already."""
    link = read_link(text)
    for option in ("players", "bots", "option", "seed"):
        if given[option]:
            raise Illegal("usage-extra", text=f"--{option}")
    app = interactive("kartentisch.terminal.app")
    status: int = app.visit(link, value(given, "name") or "", language)
    return status
