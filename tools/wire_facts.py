"""The part of the page's types that tells what people may choose: numbers of players, levels of bots, options."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

import msgspec

from kartentisch import bots
from kartentisch.game import Game, Option
from kartentisch.table.commands import TableSettings

TYPES = """\
export type OptionValue = boolean | number | string;

export interface OptionFacts {
  name: string;
  /** Null: `usual` tells what is played. */
  default: OptionValue | null;
  /** All values. Of two that are no numbers, the second is what a switch turns on: `must` of `["may", "must"]`. */
  values: readonly OptionValue[];
  /** The number of its rule. */
  rule: string;
  /** By number of players; the last entry applies whose options are all chosen. */
  usual: readonly { options: Readonly<Record<string, OptionValue>>; players: Readonly<Record<number, number>> }[];
}

export interface PhraseFacts {
  name: string;
  /** Whether a seat fills its blank: any, or any but one's own. */
  seat: '' | 'any' | 'others';
  /** The words of which one fills its blank. */
  words: readonly string[];
}

export interface GameFacts {
  /** The least and the most. */
  players: readonly [number, number];
  /** The bots that may be chosen, the weakest first. */
  levels: readonly string[];
  /** What points are: sentences that tell it choose by this word. */
  unit: string;
  /** Whether points are penalties. */
  fewestWin: boolean;
  /** Numbers of its rules that texts tell, as their arguments. */
  material: Readonly<Record<string, number>>;
  options: readonly OptionFacts[];
  /** What players can say of it in ready phrases, in the order in which they are offered. */
  phrases: readonly PhraseFacts[];
}"""


def facts(games: Iterable[Game[Any, Any]]) -> Iterator[str]:
    """The blocks of TypeScript."""
    yield TYPES
    yield "export const GAME_FACTS: Readonly<Record<GameName, GameFacts>> = {" + "".join(map(_game, games)) + "\n};"
    yield (
        "/** How a table is set where nobody has chosen. */\n"
        f"export const USUAL_SETTINGS: Omit<TableSettings, 'game' | 'players'> = {json.dumps(_settings())};"
    )
    yield f"/** Whom people meet who have not chosen. */\nexport const USUAL_LEVEL = {json.dumps(bots.USUAL)};"


def options(game: Game[Any, Any]) -> Iterator[str]:
    """The names and values of a game's options, and what is played where nobody has chosen."""
    title = game.name.capitalize()
    lines = "".join(f"\n  {option.name}: {_values(option)};" for option in game.options)
    yield f"/** Null: that depends on the other settings. */\nexport interface {title}Options {{{lines}\n}}"
    usual = {option.name: option.default for option in game.options}
    yield f"export const {game.name.upper()}_USUAL: {title}Options = {json.dumps(usual)};"


def _values(option: Option) -> str:
    kinds = {bool: "boolean", int: "number"}
    told = dict.fromkeys(kinds.get(type(value)) or json.dumps(value) for value in option.values)
    return " | ".join([*told, *(["null"] if option.default is None else [])])


def material(name: str, wire: ModuleType) -> str:
    """The numbers that a game's module ``wire`` names in `MATERIAL`, if texts of the page tell any."""
    return f"export const {name.upper()}_MATERIAL = {json.dumps(getattr(wire, 'MATERIAL', {}))} as const;"


def _settings() -> dict[str, object]:
    return {
        field.encode_name: field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(TableSettings)
        if not field.required
    }


def _game(game: Game[Any, Any]) -> str:
    options = "".join(f"\n      {json.dumps(_option(game, option))}," for option in game.options)
    phrases = "".join(f"\n      {json.dumps(phrase._asdict())}," for phrase in game.phrases)
    phrases += "\n    " if phrases else ""
    return (
        f"\n  {game.name}: {{"
        f"\n    players: {json.dumps([game.players[0], game.players[-1]])},"
        f"\n    levels: {json.dumps(bots.names(game))},"
        f"\n    unit: {json.dumps(game.unit)},"
        f"\n    fewestWin: {json.dumps(game.fewest_win)},"
        f"\n    material: {game.name.upper()}_MATERIAL,"
        f"\n    options: [{options}\n    ],"
        f"\n    phrases: [{phrases}],"
        "\n  },"
    )


def _option(game: Game[Any, Any], option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": option.default,
        "values": option.values,
        "rule": option.rule,
        "usual": list(usual(game, option)),
    }


def usual(game: Game[Any, Any], option: Option) -> Iterator[dict[str, Any]]:
    """What an option without a default stands for: by number of players, then the options that change that."""
    if option.usual is None:
        return
    plain = {players: option.usual(game.configure(players)) for players in game.players}
    yield {"options": {}, "players": plain}
    for other in game.options:
        for value in other.values if other is not option else ():
            chosen = {other.name: value}
            found = {players: option.usual(game.configure(players, chosen)) for players in game.players}
            if found != plain:
                yield {"options": chosen, "players": found}
