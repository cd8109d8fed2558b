"""Help, languages, and wrong usage: one line on standard error, exit 2, never a traceback."""

from __future__ import annotations

import ctypes
import json
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import kartentisch as package
from kartentisch import cli, texts
from kartentisch.games import GAMES
from tests import sample_games
from tests.cli.running import environment, kartentisch

SAMPLE = str(sample_games.FOLDER / "siegel.jsonl")

WRONG = [
    "",
    "frobnicate",
    "--frobnicate",
    "--help=yes",
    "--language",
    "--language xx",
    "--language xx check",
    "check",
    "check --language",
    "check {sample} more",
    "check --players 3 {sample}",
    "check {folder}",
    "check {folder}/nothing.jsonl",
    "check {sample}/below.jsonl",
    "show",
    "show {folder}",
    "show {folder}/nothing.jsonl",
    "show {empty}",
    "show {sample} --line",
    "show {sample} --line 0",
    "show {sample} --line x",
    "show {sample} --line 99",
    "show {sample} --move 3",
    "show {sample} --round 99",
    "show {sample} --round 1 --move 99",
    "show {sample} --round -1 --move 0",
    "show {sample} --seat 3",
    "show {sample} --seat 99999999999999999999",
    "show {sample} --seat ²",
    "simulate",
    "simulate skat",
    "simulate Siegel",
    "simulate siegel saboteur",
    "simulate siegel --players",
    "simulate siegel --players 2",
    "simulate siegel --players 6",
    "simulate siegel --players four",
    "simulate siegel --players 4.0",
    "simulate saboteur --players 11",
    "simulate siegel --games -1",
    "simulate siegel --games 1e3",
    "simulate siegel --bots grandmother",
    "simulate siegel --bots apprentice,",
    "simulate siegel --bots ,",
    "simulate siegel --option rounds",
    "simulate siegel --option rounds=0",
    "simulate siegel --option rounds=true",
    "simulate siegel --option by_hand=1",
    "simulate siegel --option by_hand=yes",
    "simulate siegel --option whites_exhausted=",
    "simulate siegel --option colour=red",
    "simulate siegel --option gold_cards=players",
    "simulate siegel --option rounds=1 --option rounds=2",
    "simulate siegel --seed",
    "simulate siegel --out",
    "simulate siegel --out {folder}",
    "simulate siegel --out {folder}/nowhere/games.jsonl",
    "simulate siegel --out {sample}/below.jsonl",
    "analyse {sample} --json {folder}",
    "analyse {sample} --json {folder}/nowhere/told.json",
    "puzzles make card --out {sample}",
    "puzzles make card --out {folder}",
    "puzzles make card --out {folder}/nowhere/puzzles.jsonl",
    "admin people --database {folder}/nowhere.sqlite",
    "admin people --database postgresql://ann:secret@127.0.0.1:99999/cards",
    "admin people --database postgresql://ann:secret@[::1/cards",
    "play skat",
    "play siegel --players 9",
    "play siegel --bots grandmother",
    "play siegel --option rounds=99",
    "play --players 4",
    "play --option rounds=1",
    "play siegel",
    "play",
]


def prepared(command: str, folder: Path) -> list[str]:
    """The words of a command, with the files that it names."""
    (folder / "empty.jsonl").write_text("\n\n")
    line = command.format(sample=SAMPLE, folder=folder, empty=folder / "empty.jsonl")
    return [word for word in line.split(" ") if word]


@pytest.mark.parametrize("command", WRONG)
def test_wrong_usage_is_one_line(
    command: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = prepared(command, tmp_path)
    told = set()
    for language in texts.LANGUAGES:
        monkeypatch.setenv("KARTENTISCH_LANGUAGE", language)
        assert cli.main(words) == 2
        out, error = capfd.readouterr()
        assert out == ""
        assert re.fullmatch(r"kartentisch: [^\n]+\n", error), error
        assert "secret" not in error
        told.add(error)
    assert len(told) == (1 if "--language xx" in command else len(texts.LANGUAGES))


@pytest.mark.parametrize("command", WRONG[::5])
def test_a_process_is_refused_alike(command: str, tmp_path: Path) -> None:
    done = kartentisch(*prepared(command, tmp_path))
    assert (done.returncode, done.stdout) == (2, b"")
    assert re.fullmatch(r"kartentisch: [^\n]+\n", done.stderr.decode())


def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.jsonl"
    secret.write_text("")
    secret.chmod(0)
    done = subprocess.run(
        [sys.executable, "-m", "kartentisch", "check", str(secret)],
        capture_output=True,
        env=environment(),
        check=False,
        preexec_fn=_no_more_than_others,
    )
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


def _no_more_than_others() -> None:
    """Without what lets root read every file (CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH; PR_CAPBSET_DROP is 24)."""
    if os.geteuid() == 0:
        for capability in (1, 2):
            ctypes.CDLL(None).prctl(24, capability)


@pytest.mark.parametrize("name", ["two\nlines", "\x1b[31mred", "\udcff"])
def test_odd_names_of_files_stay_on_one_line(name: str, tmp_path: Path) -> None:
    done = kartentisch("check", str(tmp_path / name))
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert done.stderr.decode().rstrip("\n").isprintable()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no such device here")
@pytest.mark.parametrize("arguments", [("simulate", "siegel"), ("check", SAMPLE), ("--help",)])
def test_a_full_disk_is_one_line(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "kartentisch", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert done.stderr.startswith(b"kartentisch: ")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
def test_help_names_every_argument(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*filter(None, [command]), "--help", "--language", language]) == 0
    told = capsys.readouterr().out
    options = {
        "": ["--version", "--language", *cli.COMMANDS],
        "play": ["--players", "--bots", "--option", "--seed", "--language", *GAMES],
        "serve": [
            "--host",
            "--port",
            "--database",
            "--public-url",
            "--origin",
            "--trusted-proxies",
            "--log-level",
            "--workers",
            "--keep",
            "--open",
            "--language",
        ],
        "admin": ["people", "delete-person", "--database", "--language"],
        "simulate": ["--players", "--games", "--bots", "--seed", "--budget", "--workers", "--option", "--out", *GAMES],
        "arena": [
            "--bots",
            "--players",
            "--deals",
            "--until",
            "--games",
            "--league",
            "--budget",
            "--seed",
            "--option",
            "--limit",
            "--workers",
            "--ray",
            "--json",
            "--restart",
            "--plot",
            "--language",
            *GAMES,
            "random",
        ],
        "analyse": ["--line", "--seat", "--budget", "--replays", "--seed", "--workers", "--json", "--language"],
        "loadtest": ["URL", "--tables", "--players", "--seconds", "--rate", "--my-own-server"],
        "doctor": ["--database", "--host", "--port", "--public-url"],
        "puzzles": ["make", "solve", "--count", "--seed", "--out", "seals", "card", "who"],
        "train": ["--players", "--minutes", "--now", "--among", "--from", "--goal", "--out", "--language", "siegel"],
        "check": ["--language", "round R, move M:", "N records, all good"],
        "show": ["--line", "--round", "--move", "--seat", "--step", "--language"],
    }
    assert [name for name in options[command] if name not in told] == []
    assert max(map(len, told.splitlines())) <= 125


def test_the_examples_of_the_help_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = "".join(
        kartentisch(*words, "--help").stdout.decode() for words in ((), ("simulate",), ("check",), ("show",))
    )
    examples = re.findall(r"^  (kartentisch (?:simulate|check|show) .*)$", told, re.MULTILINE)
    assert len(examples) >= 8
    for example in sorted(set(examples), key=lambda example: "simulate" not in example):
        command = re.sub(r"--games \d+", "--games 3", example).replace(
            "kartentisch", f"{sys.executable} -m kartentisch"
        )
        done = subprocess.run(command, shell=True, capture_output=True, env=environment(), check=False)
        assert (done.returncode, done.stderr) == (0, b""), example


@pytest.mark.parametrize(
    ("words", "help_of"),
    [
        ([], "kartentisch --help"),
        (["chek", "x"], "kartentisch --help"),
        (["check"], "kartentisch check --help"),
        (["simulate", "siegel", "--games", "many"], "kartentisch simulate --help"),
        (["--language", "de", "arena"], "kartentisch arena --help"),
    ],
)
def test_wrong_usage_points_to_the_help_of_its_command(
    words: list[str], help_of: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    assert capsys.readouterr().err.endswith(f" {help_of})\n")


def test_version() -> None:
    done = kartentisch("--version")
    assert re.fullmatch(rb"kartentisch \d+\.\d+\.\d+\S*\n", done.stdout)
    assert done.stdout.decode().split()[-1] == package.__version__


def refused(*words: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    """What is told with these wishes in the environment and no others."""
    for name in ("KARTENTISCH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    assert cli.main(words) == 2
    return capfd.readouterr().err


def test_english_unless_asked(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Others read what we print, so the system's language does not matter."""
    told = partial(refused, capfd=capfd, monkeypatch=monkeypatch)
    english = told("check")
    german = told("check", "--language", "de")
    assert english != german
    assert told("check", LANG="de_DE.UTF-8", LC_ALL="nl_NL.UTF-8") == english
    assert told("--language", "de", "check") == told("--language=de", "check") == german
    assert told("check", KARTENTISCH_LANGUAGE="de") == german
    assert told("check", "--language", "en", KARTENTISCH_LANGUAGE="de") == english


def test_only_play_follows_the_system(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told = partial(refused, capfd=capfd, monkeypatch=monkeypatch)
    assert told("play", "skat", LANG="de_DE.UTF-8") == told("play", "skat", "--language", "de") != told("play", "skat")
    assert told("check", "play", LANG="de_DE.UTF-8") == told("check", "play")


def test_a_plain_terminal_gets_every_sentence() -> None:
    done = kartentisch("--help", extra={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_commands_load_only_what_they_need() -> None:
    """The terminal's library and the sentences take longer than all the rest."""
    code = (
        "import sys, json; from kartentisch.cli import main; main(sys.argv[1:]);"
        "print(json.dumps([name for name in ('textual', 'fluent.runtime', 'numpy') if name in sys.modules]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "check", SAMPLE], capture_output=True, env=environment(), check=True
    )
    assert json.loads(done.stdout.splitlines()[-1]) == []


@pytest.mark.parametrize("name", ["bots", "out", "seed", "players", "option"])
def test_an_empty_value_is_no_value(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "siegel", f"--{name}", ""]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert f"--{name}" in told.err
    assert told.err.count("\n") == 1
