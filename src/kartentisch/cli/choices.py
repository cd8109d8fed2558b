"""Which game, how many players, which bots and options: words of the command line, refused with what there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kartentisch import bots, games
from kartentisch.cli.arguments import number, value
from kartentisch.game import Illegal, Option, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kartentisch.game import Game


def chosen_game(name: str) -> Game[Any, Any]:
    """The game of that name."""
    if name not in games.GAMES:
        raise Illegal("usage-game", name=quoted(name), known=", ".join(games.GAMES))
    return games.load(name)


def chosen_players(game: Game[Any, Any], given: Mapping[str, Any]) -> int:
    """The number of players; four if nothing is said and four can play."""
    players = number(given, "players", least=1)
    if players is None:
        return games.usual_players(game)
    if players not in game.players:
        raise Illegal("usage-players", game=game.name, players=players, least=game.players[0], most=game.players[-1])
    return players


def chosen_bots(game: Game[Any, Any], given: Mapping[str, Any]) -> list[str]:
    """The names or import paths of the bots, which fill the seats in turn."""
    known = bots.names(game)
    chosen = (value(given, "bots") or bots.SIMPLE).split(",")
    for name in chosen:
        if bots.is_path(name):
            bots.player(game, name)  # refused before anything is played
        elif name not in known:
            raise Illegal("usage-bot", game=game.name, name=quoted(name), known=", ".join(known))
    return chosen


def chosen_options(game: Game[Any, Any], wishes: Iterable[str]) -> dict[str, bool | int | str]:
    """The options out of ``KEY=VALUE`` texts."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, bool | int | str] = {}
    for wish in wishes:
        name, equals, text = wish.partition("=")
        if not equals:
            raise Illegal("usage-pair", text=quoted(wish))
        if name not in known:
            raise Illegal("usage-option", game=game.name, name=quoted(name), known=", ".join(known) or "-")
        if name in chosen:
            raise Illegal("usage-twice", name=name)
        found = _value(known[name], text)
        if found is None:
            raise Illegal(
                "usage-option-value", known[name].rule, name=name, text=quoted(text), known=_values(known[name])
            )
        chosen[name] = found
    return chosen


def _value(option: Option, text: str) -> bool | int | str | None:
    """The value that is written so."""
    return next((known for known in option.values if _written(known) == text), None)


def _written(known: bool | int | str) -> str:
    return str(known).lower() if isinstance(known, bool) else str(known)


def _values(option: Option) -> str:
    texts = [_written(known) for known in option.values]
    return " ".join(texts) if len(texts) < 4 else f"{texts[0]} … {texts[-1]}"


def listed_options() -> str:
    """Every option of every game with its values, a line each, for the help."""
    known = [(name, option) for name in games.GAMES for option in games.load(name).options]
    return "\n".join(f"  {name:<10} {option.name:<20} {_values(option):<22} {option.rule}" for name, option in known)


def listed_games() -> str:
    """The names of all games, for the help."""
    return ", ".join(games.GAMES)


def listed_bots() -> str:
    """The bots of every game, a line each, for the help."""
    return "\n".join(f"  {name:<10} {' '.join(bots.names(games.load(name)))}" for name in games.GAMES)
