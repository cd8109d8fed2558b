"""``kartentisch arena``: files, words, refusals, and what an interruption leaves behind."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import kartentisch
from kartentisch.cli import main
from kartentisch.games import GAMES
from kartentisch.research.journal import VERSION, code
from kartentisch.research.plan import Plan
from kartentisch.texts import LANGUAGES
from tests.cli import running
from tests.cli.running import environment
from tests.research.test_arena import untimed

QUICK = ("siegel", "--players", "3", "--bots", "apprentice,random")


def test_it_writes_a_result_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result, picture = tmp_path / "a.json", tmp_path / "a.svg"
    command = ["arena", *QUICK, "--deals", "10", "--workers", "1", "--json", str(result), "--plot", str(picture)]
    assert main(command) == 0
    found = json.loads(result.read_text("utf-8"))
    assert [(pair["candidate"], pair["others"]) for pair in found["pairs"]] == [
        ("apprentice", "random"),
        ("random", "apprentice"),
    ]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.json", "a.svg"]
    words = "".join(ElementTree.parse(picture).getroot().itertext())
    assert "apprentice among random" in words
    wins = found["pairs"][0]["wins"]
    assert f"{100 * (wins['value'] - wins['fair']):+.0f}".replace("-", "−") in words
    told = capsys.readouterr().out
    assert "apprentice among random" in told
    assert "predicted exactly" in told


def test_a_result_says_what_made_it_and_keeps_every_deal(tmp_path: Path) -> None:
    result = tmp_path / "a.json"
    assert main(["arena", *QUICK, "--deals", "4", "--games", "0", "--workers", "1", "--json", str(result)]) == 0
    text = result.read_text("utf-8")
    found = json.loads(text)
    assert found["made"]["version"] == kartentisch.__version__
    assert {*found["made"]} == {"version", "commit", "python", "numpy", "date", "machine"}
    (ours, _), (_, theirs) = found["pairs"], found["tables"]
    points, usual = (np.array(part["by_deal"]) for part in (ours, theirs))
    assert points.shape == (4, 3)
    assert (points - usual).mean() == pytest.approx(ours["difference"], abs=1e-6)
    assert str(ours["by_deal"][0]) in text, "a line each"


def test_a_bot_that_thinks_too_long_is_named(tmp_path: Path) -> None:
    (tmp_path / "hanging.py").write_text(
        "class make:\n    def choose(self, view, rng, budget):\n        while budget.simulations == 200:\n"
        "            try:\n                sum(range(10))\n            except Exception:\n                pass\n"
        "        return view.moves[0]\n"
    )
    for workers in ("1", "2"):
        done = running.kartentisch(
            *("arena", "siegel", "--players", "3", "--bots", "hanging:make,random", "--deals", "2"),
            *("--limit", "0.2", "--workers", workers),
            cwd=tmp_path,
        )
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.count(b"longer than 0.2 s") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_speaks_three_languages(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", game, "--players", "3", "--bots", "random,random", "--deals", "2", "--games", "1"]
    assert main([*command, "--workers", "1", "--language", language]) == 0
    assert "random" in capsys.readouterr().out


def test_a_league_is_told_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result, picture = tmp_path / "l.json", tmp_path / "l.svg"
    files = ["--json", str(result), "--plot", str(picture)]
    assert main(["arena", *QUICK, "--league", "--deals", "8", "--workers", "1", *files]) == 0
    assert [bot["bot"] for bot in json.loads(result.read_text("utf-8"))["league"]] == ["apprentice", "random"]
    assert "apprentice" in "".join(ElementTree.parse(picture).getroot().itertext())
    assert "apprentice" in capsys.readouterr().out


def test_interrupted_it_says_how_to_go_on_and_does(tmp_path: Path) -> None:
    result, whole = tmp_path / "a.json", tmp_path / "b.json"
    command = ["arena", *QUICK, "--games", "0", "--workers", "2", "--deals"]
    with subprocess.Popen(
        [sys.executable, "-m", "kartentisch", *command, "100000", "--json", str(result)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        part = tmp_path / "a.json.part"
        while not (part.exists() and part.read_bytes().count(b"\n") > 60):
            time.sleep(0.01)
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert err.decode() == f"Stopped. {part} holds what has been played; the same command carries on from there.\n"
    assert not result.exists()
    for file in (result, whole):
        assert main([*command, "9", "--json", str(file), "--workers", "1"]) == 0
    assert not part.exists()
    assert untimed(json.loads(result.read_text("utf-8"))) == untimed(json.loads(whole.read_text("utf-8")))


def test_another_setting_is_refused_until_it_begins_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = tmp_path / "a.json"
    part = tmp_path / "a.json.part"
    head = {"arena": VERSION, "mode": "pairs", **Plan("siegel", 3, ("apprentice", "random"), "other").settings()}
    part.write_text(json.dumps({**head, "code": code(Plan("siegel", 3, ("apprentice", "random")))}) + "\n")
    command = ["arena", *QUICK, "--deals", "2", "--games", "0", "--workers", "1", "--json", str(result)]
    assert main(command) == 2
    assert "(seed)" in capsys.readouterr().err
    assert main([*command, "--restart"]) == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["siegel", "--bots", "random"], "two bots"),
        (["siegel", "--bots", "random,grandmother"], "grandmother"),
        (["siegel", "--bots", "random,nowhere_at_all:make"], "no module nowhere_at_all"),
        (["siegel", "--bots", "random,apprentice", "--until", "wide"], "--until"),
        (["siegel", "--bots", "random,apprentice", "--until", "0"], "--until"),
        (["siegel", "--bots", "random,apprentice", "--until", "nan"], "--until"),
        (["siegel", "--bots", "random,apprentice", "--league", "--until", "1"], "--until does not go with --league"),
        (["siegel", "--bots", "random,apprentice", "--league", "--games", "0"], "--games does not go with --league"),
        (["siegel", "--bots", "random,apprentice", "--deals", "0"], "--deals"),
        (["siegel", "--bots", "random,apprentice", "--workers", "0"], "--workers"),
        (["siegel", "--bots", "random,apprentice", "--json", "no/such/folder/a.json"], "no/such/folder"),
        (["siegel", "--bots", "random,apprentice", "--plot", "."], "directory"),
        (["chess", "--bots", "random,apprentice"], "chess"),
        ([], "GAME"),
    ],
)
def test_wrong_usage_is_refused(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert told in capsys.readouterr().err
