"""``kartentisch simulate``: same seed, same file."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kartentisch import games
from kartentisch.cli import main
from tests.cli.running import environment, kartentisch


def simulated(file: Path, *arguments: str) -> list[str]:
    assert main(["simulate", *arguments, "--out", str(file)]) == 0
    return file.read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", games.GAMES)
def test_every_number_of_players_gives_good_records(game: str, tmp_path: Path) -> None:
    for players in games.load(game).players:
        for bots in ("random", "apprentice", "apprentice,random"):
            file = tmp_path / f"{players}-{bots}.jsonl"
            lines = simulated(file, game, "--players", str(players), "--games", "2", "--bots", bots, "--seed", "1")
            assert len(lines) == 2
            names = bots.split(",")
            for line in lines:
                assert json.loads(line)["players"] == [names[seat % len(names)] for seat in range(players)]
            assert main(["check", str(file)]) == 0


@pytest.mark.parametrize("game", games.GAMES)
def test_same_seed_same_file_in_every_process(game: str, tmp_path: Path) -> None:
    arguments = ("simulate", game, "--games", "3", "--bots", "apprentice,random", "--seed", "a seed ö")
    outputs = [kartentisch(*arguments, extra={"PYTHONHASHSEED": seed}).stdout for seed in ("0", "1", "random")]
    assert outputs[0] == outputs[1] == outputs[2]
    assert outputs[0].count(b"\n") == 3
    file = tmp_path / "games.jsonl"
    assert kartentisch(*arguments, "--out", str(file)).stdout == b""
    assert file.read_bytes() == outputs[0]


@pytest.mark.parametrize("game", games.GAMES)
def test_the_number_of_processes_changes_nothing(game: str, tmp_path: Path) -> None:
    arguments = (game, "--games", "7", "--bots", "apprentice,random", "--seed", "7", "--workers")
    assert simulated(tmp_path / "one", *arguments, "1") == simulated(tmp_path / "two", *arguments, "2")


def test_a_failing_bot_ends_all_processes(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(
        "class make:\n    def choose(self, view, rng, budget):\n        return 'none'\n"
    )
    command = ("simulate", "siegel", "--games", "50", "--bots", "failing:make", "--workers", "2")
    done = kartentisch(*command, "--out", str(tmp_path / "games.jsonl"), cwd=tmp_path)
    assert done.returncode == 2
    assert b"answered with the text 'none'" in done.stderr


def test_the_budget_reaches_the_bots(tmp_path: Path) -> None:
    (tmp_path / "counting.py").write_text(
        "import sys\nclass make:\n    def choose(self, view, rng, budget):\n"
        "        print(budget.simulations, file=sys.stderr)\n        return view.moves[0]\n"
    )
    command = ("simulate", "saboteur", "--option", "rounds=1", "--bots", "counting:make", "--budget", "37")
    done = kartentisch(*command, "--out", str(tmp_path / "games.jsonl"), cwd=tmp_path)
    assert (done.returncode, set(done.stderr.split())) == (0, {b"37"})


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_does_not_depend_on_how_many_are_played(game: str, tmp_path: Path) -> None:
    few = simulated(tmp_path / "few", game, "--games", "2", "--seed", "7", "--bots", "random")
    many = simulated(tmp_path / "many", game, "--games", "4", "--seed", "7", "--bots", "random")
    assert many[:2] == few
    assert len(set(many)) == 4
    assert simulated(tmp_path / "other", game, "--games", "2", "--seed", "8", "--bots", "random") != few


@pytest.mark.parametrize("game", games.GAMES)
def test_other_bots_are_dealt_the_same_cards(game: str, tmp_path: Path) -> None:
    one, other = (
        json.loads(simulated(tmp_path / bots, game, "--seed", "7", "--bots", bots)[0])["rounds"][0]
        for bots in ("random", "apprentice")
    )
    assert one["hands"] == other["hands"]
    assert one["moves"] != other["moves"]


def test_without_a_seed_no_two_games_are_alike(tmp_path: Path) -> None:
    first, second = (simulated(tmp_path / name, "siegel", "--bots", "random") for name in "ab")
    assert first != second


def test_what_is_usual() -> None:
    done = kartentisch("simulate", "siegel", "--seed", "7")
    [line] = done.stdout.splitlines()
    assert json.loads(line)["players"] == ["apprentice"] * 4
    assert json.loads(line)["options"] == {}
    assert done.stderr == b""


def test_options_are_read_by_their_kind(tmp_path: Path) -> None:
    wishes = ["rounds=2", "by_hand=true", "open_tricks=false", "white_before_black=may", "saboteur_base=5"]
    arguments = [word for wish in wishes for word in ("--option", wish)]
    [line] = simulated(tmp_path / "games.jsonl", "siegel", *arguments)
    expected = {
        "rounds": 2,
        "by_hand": True,
        "open_tricks": False,
        "white_before_black": "may",
        "saboteur_base": 5,
    }
    assert list(json.loads(line)["options"].items()) == list(expected.items())
    assert main(["check", str(tmp_path / "games.jsonl")]) == 0


def test_a_compressed_file_holds_the_same_records(tmp_path: Path) -> None:
    plain, zipped = tmp_path / "games.jsonl", tmp_path / "games.jsonl.gz"
    lines = simulated(plain, "siegel", "--games", "3", "--seed", "1")
    for _ in range(2):
        assert main(["simulate", "siegel", "--games", "3", "--seed", "1", "--out", str(zipped)]) == 0
        assert gzip.decompress(zipped.read_bytes()).decode().splitlines() == lines
    assert main(["check", str(zipped)]) == 0


def test_no_games_give_an_empty_file(tmp_path: Path) -> None:
    assert simulated(tmp_path / "games.jsonl", "siegel", "--games", "0") == []


def test_wrong_usage_does_not_touch_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    assert main(["simulate", "siegel", "--option", "rounds=99", "--out", str(file)]) == 2
    assert file.read_text() == "precious"


@pytest.mark.parametrize("signal", [2, 15])
def test_interrupted_it_leaves_whole_lines(signal: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "kartentisch", "simulate", "siegel", "--games", "1000000", "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        while not (file.exists() and file.stat().st_size > 20_000):
            time.sleep(0.01)
            assert process.poll() is None
        process.send_signal(signal)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130 if signal == 2 else -15, b"", b"")
    assert file.read_bytes().endswith(b"\n")
    assert main(["check", str(file)]) == 0


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    command = f"{sys.executable} -m kartentisch simulate siegel --games 1000000 | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, env=environment(), check=False, timeout=60)
    assert (done.returncode, done.stderr) == (141, b"")
    assert json.loads(done.stdout)["game"] == "siegel"


def test_a_bot_that_fails_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "siegel", "--players", "3", "--bots", "tests.research.test_arena:Failing"]) == 2
    where, said = capsys.readouterr().err.rsplit("\n", 2)[:2]
    assert where.startswith("Traceback")
    assert re.search(r"the bot Failing in seat \d failed: ZeroDivisionError$", said)
