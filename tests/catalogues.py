"""Reads the catalogues and the program's source as trees, for the tests of its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kartentisch.texts import LANGUAGES, LOCALE

SOURCE = LOCALE.parent
PAGE = Path(__file__).parent.parent / "web" / "src"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class _Said(Visitor):
    """The words of a part of a sentence, and the names of its variables."""

    text: str = ""
    names: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, node: fluent.BaseNode) -> _Said:
        said = cls()
        said.visit(node)
        return said

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 - the visitor's naming
        self.text += node.value

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@dataclass
class Message(Visitor):
    """What a sentence needs: its variables, the words it chooses by, the other sentences it contains."""

    variables: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)
    counts: set[str] = field(default_factory=set)
    plurals: list[set[str]] = field(default_factory=list)
    """The words of plural forms by which it chooses, for each number."""
    parts: set[str] = field(default_factory=set)
    singulars: list[str] = field(default_factory=list)
    """What its variants `[one]` say that do not say the number itself."""

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        words = {v.key.name for v in node.variants if isinstance(v.key, fluent.Identifier)}
        numeric = any(isinstance(v.key, fluent.NumberLiteral) for v in node.variants) or words <= PLURALS
        if isinstance(node.selector, fluent.VariableReference):
            name = node.selector.id.name
            if numeric:
                self.counts.add(name)
                self.plurals.append(words)
            else:
                self.choices.setdefault(name, set()).update(words)
        number = _Said.of(node.selector).names
        for variant in node.variants:
            said = _Said.of(variant.value)
            if isinstance(variant.key, fluent.Identifier) and variant.key.name == "one" and not number & said.names:
                self.singulars.append(said.text)
        self.generic_visit(node)

    def arguments(self) -> Iterator[dict[str, str | int]]:
        """Arguments that lead through every one of its variants."""
        values: list[list[str | int]] = []
        names = sorted(self.variables)
        for name in names:
            if name in self.counts:
                values.append([0, 1, 2, 5, 11, 21])
            else:
                values.append(sorted(self.choices.get(name, {"something"})))
        for chosen in product(*values):
            yield dict(zip(names, chosen, strict=True))


def parse(text: str) -> tuple[dict[str, Message], list[str]]:
    """The sentences of a catalogue, those they contain included, and what is wrong with its form."""
    found: dict[str, Message] = {}
    faults = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Junk):
            faults.append(f"not Fluent: {entry.content}")
        elif isinstance(entry, fluent.Message):
            if entry.id.name in found:
                faults.append(f"twice: {entry.id.name}")
            message = found[entry.id.name] = Message()
            message.visit(entry)
    for key, message in found.items():
        for part in message.parts:
            if part not in found:
                faults.append(f"{key} contains {part}, which this file does not have")
            else:
                message.variables |= found[part].variables
                message.choices |= found[part].choices
                message.counts |= found[part].counts
    return found, faults


def files(language: str) -> dict[str, Path]:
    return {file.name: file for file in sorted((LOCALE / language).glob("*.ftl"))}


@cache
def messages(language: str) -> dict[str, Message]:
    """Every sentence of a language."""
    found: dict[str, Message] = {}
    for file in files(language).values():
        found |= parse(file.read_text("utf-8"))[0]
    return found


@dataclass(frozen=True)
class Call:
    """A call in the program's source; `whole` if all its arguments are named there."""

    place: str
    first: ast.expr
    names: frozenset[str]
    whole: bool


@cache
def modules() -> dict[str, ast.Module]:
    return {str(f.relative_to(SOURCE)): ast.parse(f.read_text("utf-8")) for f in sorted(SOURCE.rglob("*.py"))}


def _called(function: ast.expr) -> str:
    """The name of what is called, of a method too."""
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def calls(name: str) -> Iterator[Call]:
    """Every call of a function or class of that name."""
    for place, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _called(node.func) in (name, f"_{name}"):
                names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                whole = all(keyword.arg for keyword in node.keywords)
                yield Call(f"{place}:{node.lineno}", node.args[0], names, whole)


def literals() -> Iterator[tuple[str, str]]:
    """Every string in the source that can reach a person, with its place.

    Docstrings cannot, nor what a `ValueError` or `TypeError` tells the programmer who calls something wrongly, nor what
    `kartentisch.testing` tells the author of a game, nor what the metrics explain of themselves to who runs a server.
    """
    for place, tree in modules().items():
        if place.startswith(("testing", "frozen", "server/metrics.py")):
            continue
        unread: set[int] = set()
        for node in ast.walk(tree):
            match node:
                case ast.Expr(ast.Constant() as docstring):
                    unread.add(id(docstring))
                case ast.Raise(ast.Call(ast.Name("ValueError" | "TypeError"), told)):
                    unread.update(id(part) for argument in told for part in ast.walk(argument))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unread:
                yield f"{place}:{node.lineno}", node.value


def patterns() -> Iterator[re.Pattern[str]]:
    """What the formatted strings of the source can become, as far as a key is concerned."""
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                texts = [str(p.value) if isinstance(p, ast.Constant) else None for p in node.values]
                if any(text and "-" in text for text in texts):
                    yield _made_of(texts)


def _made_of(texts: Iterable[str | None]) -> re.Pattern[str]:
    """What such texts can become where None stands for any; what they begin with, if that is any, is called `first`."""
    begins, *others = ("[a-z0-9-]+" if text is None else re.escape(text) for text in texts)
    return re.compile("".join((f"(?P<first>{begins})" if begins == "[a-z0-9-]+" else begins, *others)))


@cache
def page_source() -> str:
    """All that the page is written in, but for the types that are made from ours."""
    files = (f for f in sorted(PAGE.rglob("*")) if f.suffix in (".ts", ".svelte") and not f.name.endswith(".gen.ts"))
    return "\n".join(file.read_text("utf-8") for file in files)


def page_literals() -> set[str]:
    """Every string of the page that could be a key."""
    return set(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", page_source()))


def page_patterns() -> Iterator[re.Pattern[str]]:
    """What the template strings of the page can become, as far as a key is concerned."""
    for made in re.findall(r"`((?:\$\{[^`}]*\}|[a-z0-9-])+)`", page_source()):
        texts = [None if text.startswith("$") else text for text in re.findall(r"\$\{[^}]*\}|[^$]+", made)]
        if any(text and len(text.strip("-")) > 2 for text in texts):
            yield _made_of(texts)


ALL = {language: messages(language) for language in LANGUAGES}
