"""Every example in the README and the docs runs and prints what stands below it; every link leads somewhere.

``python`` blocks of a page share their names; one that begins with ``# bot.py`` is also saved under that name. A
``text`` block right below one is what it prints. In ``console`` blocks each ``$`` line is run and prints the lines
below it. ``sh`` blocks hold what is not run here: calls of make and git.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from fnmatch import fnmatch
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

from kartentisch import bots
from kartentisch.bots.prepared import QUICK
from kartentisch.cli import COMMANDS
from kartentisch.games import GAMES, load

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)(?:#[^)]*)?\)")
KINDS = {"python", "text", "console", "sh", "json"}
NAMED = re.compile(r"`(?![/.]|build/)([\w<>{},*./-]+(?:\.(?:css|ftl|json|jsonl|md|py|sql|svelte|toml|ts|txt)|/))`")
"""Files and folders as a page names them; what somebody saves, makes or asks for by HTTP is none of ours."""
WRITTEN = {"docs/analysis/"}
"""What a tool writes once it has been run to its end (`tools/analysis_check.py`)."""
OF_THE_SOURCE = ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md"]
"""Pages on which every name is of a file of ours, without a folder too."""


class Block(NamedTuple):
    kind: str
    text: str
    line: int
    printed: str | None


def blocks(page: str) -> Iterator[Block]:
    """The examples of a page; a ``python`` block with what stands right below it as its output."""
    found = list(FENCED.finditer(page))
    for this, below in zip_longest(found, found[1:]):
        follows = below is not None and below[1] == "text" and not page[this.end() : below.start()].strip()
        line = page.count("\n", 0, this.start()) + 1
        yield Block(this[1], this[2], line, below[2] if below and follows else None)


def run_python(block: Block, names: dict[str, object], page: str) -> None:
    if named := re.match(r"# (\w+\.py)\n", block.text):
        Path(named[1]).write_text(block.text, "utf-8")
    printed = io.StringIO()
    with redirect_stdout(printed):
        # The blank lines make a traceback point at the page's own line.
        exec(compile("\n" * block.line + block.text, page, "exec"), names)
    if block.printed is not None:
        assert printed.getvalue() == block.printed


def run_console(block: Block) -> None:
    search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": search, "KARTENTISCH_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}
    for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
        done = subprocess.run(
            command,
            shell=True,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.stdout == expected, command


def check_shell(block: Block) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for line in block.text.splitlines():
        program, *arguments = line.partition("#")[0].split()
        assert program in {"make", "git"}, f"write it as console, so that it is run: {line}"
        assert program != "make" or arguments[0] in targets, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(page.read_text("utf-8")):
        assert block.kind in KINDS, f"{page.name}:{block.line}"
        if block.kind == "python":
            run_python(block, names, str(page))
        elif block.kind == "console":
            run_console(block)
        elif block.kind == "sh":
            check_shell(block)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def ours() -> set[str]:
    """Every file and folder of the project."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = [Path(name) for name in subprocess.check_output(command, cwd=ROOT, text=True).splitlines()]
    return {str(file) for file in files if (ROOT / file).exists()} | {f"{up}/" for file in files for up in file.parents}


def named(page: str, all_of_ours: bool) -> set[str]:
    """The files and folders that a page names, each with ``*`` for what it leaves open."""
    found = set()
    for name in NAMED.findall(FENCED.sub("", page)):
        if all_of_ours or "/" in name:
            waiting = [name]
            while waiting:
                before, choice, after = re.match(r"([^{]*)(?:\{(.*?)\})?(.*)", waiting.pop()).groups()  # type: ignore[union-attr]
                if choice is None:
                    found.add(re.sub(r"<[a-z]+>|\bxx\b", "*", before + after))
                else:
                    waiting += [f"{before}{one}{after}" for one in choice.split(",")]
    return found


def test_files_that_are_named_are_there() -> None:
    there = ours()
    gone = {}
    for page in PAGES:
        name = str(page.relative_to(ROOT))
        told = named(page.read_text("utf-8"), name in OF_THE_SOURCE) if name != "CHANGELOG.md" else set()
        gone[name] = {file for file in told - WRITTEN if not any(fnmatch(f"/{one}", f"*/{file}") for one in there)}
    assert not {name: files for name, files in gone.items() if files}


def test_a_file_that_has_gone_is_noticed() -> None:
    text = "`a/{b,c}/*.py` `<game>/x.ts` `alone.md` `/etc/x.md` `build/x.md` `not a file`"
    assert named(text, all_of_ours=False) == {"a/b/*.py", "a/c/*.py", "*/x.ts"}
    assert named(text, all_of_ours=True) == {"a/b/*.py", "a/c/*.py", "*/x.ts", "alone.md"}


def test_every_page_of_the_docs_can_be_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            targets = ((page.parent / target).resolve() for target in LINK.findall(page.read_text("utf-8")))
            waiting += [target for target in targets if target.suffix == ".md"]
    assert {page.resolve() for page in PAGES} <= reached


def test_the_readme_opens_with_something_that_runs() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    first = next(blocks(readme))
    assert first.kind == "python"
    assert first.printed
    assert first.line < 12


def test_the_readme_names_exactly_two_commands_for_a_fresh_machine() -> None:
    shell = [block.text for block in blocks((ROOT / "README.md").read_text("utf-8")) if block.kind == "sh"]
    commands = re.findall(r"^make ([a-z-]+)", "".join(shell), re.MULTILINE)
    assert commands == ["play", "test"]


def test_a_wrong_example_is_noticed() -> None:
    def only(kind: str, text: str, output: str = "") -> Block:
        return next(blocks(f"```{kind}\n{text}\n```\n" + (f"\n```text\n{output}\n```\n" if output else "")))

    run_python(only("python", "print(1 + 1)", "2"), {}, "page")
    with pytest.raises(AssertionError):
        run_python(only("python", "print(1 + 1)", "3"), {}, "page")
    with pytest.raises(ZeroDivisionError):
        run_python(only("python", "1 / 0"), {}, "page")
    run_console(only("console", "$ echo one\none\n$ echo two\ntwo"))
    with pytest.raises(AssertionError):
        run_console(only("console", "$ echo one\none\n$ echo two\nthree"))
    with pytest.raises(AssertionError):
        check_shell(only("sh", "make nothing-of-the-kind"))
    with pytest.raises(AssertionError):
        check_shell(only("sh", "kartentisch check games.jsonl"))


def test_the_rooms_of_the_page_are_told() -> None:
    told = (
        (ROOT / "docs/architecture.md").read_text("utf-8").partition("\nThe page, `web/src/`")[2].partition("\n## ")[0]
    )
    rooms = {folder.name for folder in (ROOT / "web" / "src").iterdir() if folder.is_dir()}
    assert {room for room in rooms if f"`{room}/" not in told} == set()


def test_the_rooms_are_those_that_there_are() -> None:
    """Every room, every file of a game and every command stands in `docs/architecture.md`."""
    rooms = re.search(
        r"^## Rooms\n.*?^```text\n(.*?)^```$",
        (ROOT / "docs/architecture.md").read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    assert rooms
    told = {line.split()[0]: line for line in rooms[1].splitlines()}
    source = ROOT / "src" / "kartentisch"

    def inside(folder: Path) -> set[str]:
        return {
            path.name + "/" * path.is_dir()
            for path in folder.iterdir()
            if path.name[0] not in "_." and path.name != "py.typed"
        }

    assert inside(source) - {"locale/"} <= told.keys()
    for game in GAMES:
        named = re.findall(r"[a-z_]+", re.sub(r"\(.*?\)", "", told[f"{game}/"]))
        files = {name.removesuffix(".py").removesuffix("/") for name in inside(source / "games" / game)}
        assert sorted(named) == sorted(files | {game})
    assert told["cli/"].partition("kartentisch ")[2].partition(",")[0].split(" | ") == list(COMMANDS)


@pytest.mark.parametrize(("page", "left_out"), [("README.md", ()), ("docs/installing.md", QUICK)])
def test_every_level_is_told_of_where_people_look_for_bots(page: str, left_out: tuple[str, ...]) -> None:
    """In which extra a level comes: those that need none are left out there."""
    told = (ROOT / page).read_text("utf-8")
    levels = {level for game in GAMES for level in bots.names(load(game))} - {*left_out}
    assert {level for level in levels if f"`{level}`" not in told} == set()
