"""Makes the page's types and a JSON schema from the server's description of the protocol and from the games.

``python -m tools.wire_types`` writes all files; with ``--check`` it only says whether they are up to date.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from textwrap import dedent
from typing import Any

import msgspec
from msgspec import inspect as types

from kartentisch import protocol
from kartentisch.games import GAMES, load
from kartentisch.question import NEAR
from kartentisch.server import limits, wire
from kartentisch.table import commands, events
from kartentisch.table.talk import LONGEST_TEXT
from kartentisch.texts import LANGUAGES, speaker
from tools.http_schema import http_schema
from tools.wire_facts import facts, material, options

ROOT = Path(__file__).resolve().parent.parent
TYPESCRIPT = ROOT / "web" / "src" / "wire.gen.ts"
FACTS = ROOT / "web" / "src" / "facts.gen.ts"
"""Apart from the types, as only screens that offer a choice fetch it."""
SCHEMA = ROOT / "docs" / "protocol.schema.json"
BY_HTTP = ROOT / "docs" / "http.openapi.json"

NOTE = "Made by tools/wire_types.py; change src/kartentisch/server/wire/ or a game's wire.py instead."
PLAIN: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
SPECIAL = {
    ("TableFrame", "view"): "Games[G]['view'] | null",
    ("TableFrame", "events"): "Games[G]['event'][]",
    ("TableSettings", "game"): "GameName",
    ("OpenTable", "game"): "GameName",
    ("MyTable", "game"): "GameName",
    ("ReplayStep", "news"): "TableFrame<G>",
    ("ReplayStep", "seats"): "Games[G]['own'][] | null",
    ("Replay", "steps"): "ReplayStep<G>[]",
}
"""What Python leaves open here, since games are loaded when they are asked for."""
FETCHED = (wire.Replay, wire.Analysis, wire.FairDeals, wire.NotShown)
"""What is fetched by HTTP, not by the socket."""
_NAMED: dict[frozenset[Any], str] = {}
"""Sets of words that have a name."""
UNIONS = {"GameEvent"}
"""What is told more exactly: which arguments an event has depends on its name."""
GENERIC = {name: f"{name}<G extends GameName = GameName>" for name in ("TableFrame", "ReplayStep", "Replay")}

DRAWN = """/** A table as it is drawn: its frame, with the events of the log in place of their numbers. */
export type TableNews<G extends GameName = GameName> = Omit<TableFrame<G>, 'log'> & { log: Games[G]['event'][] };"""
"""The page keeps the log itself (`web/src/log.ts`), so that all its parts get it whole."""


def views() -> dict[str, tuple[type[msgspec.Struct], type[msgspec.Struct]]]:
    """The two parts of the view of every game that travels; the others are not offered yet."""
    found = {}
    for name, module in GAMES.items():
        if find_spec(f"{module}.wire"):
            speaks = import_module(f"{module}.wire")
            shared, own = (typing.get_type_hints(part)["return"] for part in (speaks.shared, speaks.own))
            found[name] = shared, own
    return found


# JSON schema


def schema() -> str:
    """One schema with everything that can be sent, either way."""
    games = views()
    described = [wire.AnyRequest, wire.AnyAnswer, *FETCHED, *(part for both in games.values() for part in both)]
    shapes, parts = msgspec.json.schema_components(described)
    each = iter(shapes)
    whole = {
        "$comment": NOTE,
        "protocol": protocol.PROTOCOL,
        "request": next(each),
        "answer": next(each),
        "fetched": {"anyOf": [next(each) for _ in FETCHED]},
        "views": {name: {"allOf": [next(each), next(each)]} for name in games},
        "events": {name: _event_schemas(load(name).event_args) for name in games}
        | {"table": _event_schemas(events.EVENTS)},
        "$defs": parts,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _event_schemas(args: Mapping[str, type]) -> dict[str, Any]:
    return {name: _plain_schema(each) for name, each in args.items()}


def _plain_schema(each: type) -> dict[str, Any]:
    """The arguments of an event: a flat object, so there is no need to name it."""
    _, parts = msgspec.json.schema_components([each])
    (shape,) = parts.values()
    return {key: value for key, value in shape.items() if key != "title"}


# TypeScript


def typescript() -> str:
    """Interfaces of the same names, with the same words about them."""
    games = views()
    asked = _structs(wire.AnyRequest)
    told = _structs(wire.AnyAnswer, *FETCHED, *(part for both in games.values() for part in both))
    shapes = {**asked, **told}
    blocks = [
        f"// {NOTE}",
        f"export const PROTOCOL = {protocol.PROTOCOL};",
        f"export const MAX_FRAME = {limits.MAX_FRAME};",
        f"export const LONGEST_NAME = {limits.LONGEST_NAME};",
        f"export const LONGEST_TALK = {LONGEST_TEXT};",
        f"export const LONGEST_REPORT = {limits.LONGEST_REPORT};",
        f"/** An answer that costs so much more than the best one is not near. */\nexport const NEAR = {NEAR};",
        f"/** Each language in its own words. */\nexport const OWN_NAME = {json.dumps(_own_names())} as const;",
        "export type Language = keyof typeof OWN_NAME;",
    ]
    _NAMED.update({frozenset(values): name for name, values in reversed(_aliases(games).items())})
    for name, values in _aliases(games).items():
        blocks.append(f"export const {_plural(name)} = {json.dumps(values)} as const;")
        blocks.append(f"export type {name} = (typeof {_plural(name)})[number];")
    # Whatever the server sends is complete; in what only the client sends, defaults may be left out.
    blocks += [_interface(shapes[name], optional=name not in told) for name in sorted(shapes) if name not in UNIONS]
    unions = {"AnyCommand": commands.AnyCommand, "AnyRequest": wire.AnyRequest, "AnyAnswer": wire.AnyAnswer}
    for name, union in unions.items():
        members = sorted(member.__name__ for member in typing.get_args(union))
        blocks.append(_block(f"export type {name} =", [f"| {member}" for member in members], ";"))
    blocks.append(_events("TableEvent", events.EVENTS))
    for name, (shared, own) in games.items():
        title = name.capitalize()
        blocks.append(f"export interface {title}News extends {shared.__name__}, {own.__name__} {{}}")
        blocks.append(_events(f"{title}Event", load(name).event_args))
        blocks += options(load(name))
        blocks.append(material(name, import_module(f"{GAMES[name]}.wire")))
    of = [
        f"{n}: {{ view: {n.capitalize()}News; own: {own.__name__}; event: {n.capitalize()}Event | TableEvent }};"
        for n, (_, own) in games.items()
    ]
    blocks.append(_block("export interface Games {", of, "\n}"))
    blocks.append("export type GameName = keyof Games;")
    blocks.append("export type GameEvent = Games[GameName]['event'];")
    blocks.append(DRAWN)
    return "\n\n".join(blocks) + "\n"


def choices() -> str:
    """What people may choose, for the page."""
    names = ", ".join(["type GameName", "type TableSettings", *(f"{name.upper()}_MATERIAL" for name in views())])
    blocks = [f"// {NOTE}", f"import {{ {names} }} from './wire.gen';", *facts(map(load, views()))]
    return "\n\n".join(blocks) + "\n"


def _own_names() -> dict[str, str]:
    return {language: speaker(language)("terminal-this-language") for language in LANGUAGES}


def _aliases(games: Iterable[str]) -> dict[str, tuple[str | int, ...]]:
    """Every set of words that has a name in Python."""
    found: dict[str, tuple[str | int, ...]] = {}
    modules = [
        *(import_module(f"{wire.__name__}.{part.name}") for part in iter_modules(wire.__path__)),
        commands,
        *(import_module(f"{GAMES[game]}.{part}") for game in games for part in ("events", "wire")),
    ]
    for module in modules:
        for name, value in vars(module).items():
            if typing.get_origin(value) is not typing.Literal or name.startswith("_"):
                continue
            if found.setdefault(name, typing.get_args(value)) != typing.get_args(value):
                raise ValueError(f"two sets of words are called {name}")
    return found


def _events(title: str, args: Mapping[str, type]) -> str:
    """A union from which the name of an event picks one, with the types of its arguments."""
    kinds = [
        f"| {{ number: number; name: {json.dumps(name)}; args: {_type(types.type_info(a))} }}"
        for name, a in args.items()
    ]
    return _block(f"export type {title} =", kinds, ";")


def _plural(name: str) -> str:
    """``PhraseKey`` becomes ``PHRASE_KEYS``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"


def _block(head: str, lines: list[str], end: str) -> str:
    return head + "".join(f"\n  {line}" for line in lines) + end


def _structs(*roots: Any) -> dict[str, types.StructType]:
    """Every structure that can be reached from these, by name."""
    found: dict[str, types.StructType] = {}
    waiting: list[types.Type] = list(types.multi_type_info(roots))
    while waiting:
        this = waiting.pop()
        if isinstance(this, types.StructType):
            name = this.cls.__name__
            if name in found:
                if found[name].cls is not this.cls:
                    raise ValueError(f"two structures are called {name}")
                continue
            found[name] = this
        waiting += _inside(this)
    return found


def _inside(this: types.Type) -> Iterator[types.Type]:
    match this:
        case types.StructType(fields=fields):
            yield from (field.type for field in fields)
        case types.UnionType(types=members):
            yield from members
        case types.ListType(item_type=item):
            yield item
        case types.TupleType(item_types=items):
            yield from items
        case types.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case types.Metadata(type=inner):
            yield inner


def _interface(shape: types.StructType, optional: bool) -> str:
    name = shape.cls.__name__
    words = _field_words(shape.cls)
    lines = [f'{shape.tag_field}: "{shape.tag}";'] if shape.tag_field else []
    for field in shape.fields:
        if field.name in words:
            lines.append(_comment(words[field.name], "  "))
        mark = "?" if optional and not field.required else ""
        told = SPECIAL.get((name, field.name)) or _type(field.type)
        lines.append(f"{field.encode_name}{mark}: {told};")
    about = shape.cls.__doc__
    head = f"{_comment(about)}\n" if about and not about.startswith(f"{name}(") else ""
    return head + _block(f"export interface {GENERIC.get(name, name)} {{", lines, "\n}")


def _type(this: types.Type) -> str:
    match this:
        case types.StructType(cls=cls):
            return cls.__name__
        case types.LiteralType(values=values):
            return _NAMED.get(frozenset(values)) or " | ".join(json.dumps(value) for value in values)
        case types.TypedDictType(fields=fields):
            return f"{{ {'; '.join(f'{field.name}: {_type(field.type)}' for field in fields)} }}"
        case types.UnionType(types=members):
            return " | ".join(sorted(map(_type, members), key=lambda told: told == "null"))
        case types.ListType(item_type=item):
            told = _type(item)
            return f"({told})[]" if " | " in told else f"{told}[]"
        case types.TupleType(item_types=items):
            return f"[{', '.join(map(_type, items))}]"
        case types.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case types.Metadata(type=inner):
            return _type(inner)
    return PLAIN[type(this)]


def _comment(text: str, indent: str = "") -> str:
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */"


def _field_words(cls: type) -> dict[str, str]:
    """The words below each field, which Python itself does not keep."""
    (tree,) = ast.parse(dedent(inspect.getsource(cls))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(words))):
                found[name] = words
    return found


def main(arguments: list[str]) -> int:
    """Writes, or with --check compares."""
    stale = []
    by_http = http_schema(NOTE, protocol.PROTOCOL)
    made = (SCHEMA, schema()), (BY_HTTP, by_http), (TYPESCRIPT, typescript()), (FACTS, choices())
    for file, text in made:
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(str(file.relative_to(ROOT)))
            if "--check" not in arguments:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, "utf-8")
    if "--check" in arguments:
        print(f"Not up to date: {', '.join(stale)}" if stale else "The protocol's types are up to date.")
        return bool(stale)
    print(f"Written: {', '.join(stale) or 'nothing new'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
