"""Bots by import path: for whoever gives commands here, never for the server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kartentisch import bots, games
from kartentisch.game import Illegal
from kartentisch.server.thinker import Question, decide
from kartentisch.terminal import app
from kartentisch.terminal.session import PERSON, GameChoice, Session
from tests.cli.running import environment

SIEGEL = games.load("siegel")
FINE = """
from kartentisch.bots.uniform import Uniform
make = Uniform
nothing = int
def wrong():
    raise ValueError("no luck")
number = 5
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the working directory, of a name that no other test has used."""
    name = f"planted_{abs(hash(tmp_path))}"
    (tmp_path / f"{name}.py").write_text(FINE, "utf-8")
    (tmp_path / f"{name}_broken.py").write_text("1 / 0", "utf-8")
    (tmp_path / f"{name}_lacking.py").write_text("import no_such_module_anywhere", "utf-8")
    (tmp_path / f"{name}_leaving.py").write_text("raise SystemExit(3)", "utf-8")
    monkeypatch.chdir(tmp_path)
    return name


def test_a_module_of_the_working_directory_is_found(module: str) -> None:
    assert hasattr(bots.player(SIEGEL, f"{module}:make"), "choose")
    assert type(bots.player(SIEGEL, "random")) is type(bots.player(SIEGEL, f"{module}:make"))


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (":", "bot-path"),
        (":make", "bot-path"),
        ("{}:", "bot-path"),
        ("{}:make()", "bot-path"),
        ("{}.py:make:more", "bot-path"),
        ("../{}:make", "bot-path"),
        ("no_such_module_anywhere:make", "bot-module"),
        ("{}.inner:make", "bot-module"),
        ("{}:missing", "bot-attribute"),
        ("{}_broken:make", "bot-import"),
        ("{}_lacking:make", "bot-import"),
        ("{}_leaving:make", "bot-import"),
        ("{}:wrong", "bot-make"),
        ("{}:number", "bot-make"),
        ("{}:nothing", "bot-choose"),
    ],
)
def test_what_is_wrong_with_a_path_is_named(path: str, reason: str, module: str) -> None:
    with pytest.raises(Illegal) as refusal:
        bots.player(SIEGEL, path.format(module))
    assert refusal.value.reason == reason


def test_the_server_knows_names_only(module: str) -> None:
    path = f"{module}:make"
    assert path not in bots.names(SIEGEL)
    with pytest.raises(Illegal) as refusal:
        bots.bot(SIEGEL, path)
    assert refusal.value.reason == "unknown-bot"
    with pytest.raises(Illegal):
        decide(Question("siegel", path, None, 1, 1.0))
    assert module not in sys.modules


def test_the_terminal_takes_import_paths(module: str) -> None:
    settings = GameChoice("siegel", 3, (f"{module}:make",), seed="2")
    session = Session(settings, ("Ann", "Ben", "Cas"))
    session.deal()
    while session.turn == PERSON:
        session.play(session.view.moves[0])
    assert session.think() in session.game.rules.steps(session._match.state)
    with pytest.raises(Illegal) as refusal:
        app.main(game="siegel", players=3, bots=[f"{module}:missing"])
    assert refusal.value.reason == "bot-attribute"


@pytest.mark.parametrize("command", [["-m", "kartentisch"], [str(Path(sys.executable).with_name("kartentisch"))]])
def test_the_commands_take_import_paths(command: list[str], module: str, tmp_path: Path) -> None:
    start = [sys.executable, *command]

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*start, *arguments], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=False
        )

    done = run("simulate", "siegel", "--bots", f"random,{module}:make", "--seed", "1")
    assert json.loads(done.stdout)["players"] == ["random", f"{module}:make"] * 2
    refused = run("play", "siegel", "--bots", f"{module}:missing", "--language", "de")
    assert refused.returncode == 2
    assert refused.stderr == f"kartentisch: {module}:missing: im Modul {module} gibt es kein missing\n"
