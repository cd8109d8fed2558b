"""``kartentisch analyse``: decisions, luck and suspicion of a record, in three languages and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kartentisch import games
from kartentisch.analysis.whole import Share
from kartentisch.bots.play import Simulation
from kartentisch.cli import main
from kartentisch.cli.analyse import Words
from kartentisch.texts import LANGUAGES, speaker

QUICK = ("--budget", "48", "--replays", "1")


@pytest.fixture(scope="module", params=games.GAMES)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    simulation = Simulation(request.param, ("apprentice", "random", "apprentice"), {"rounds": 1}, "3")
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    path.write_text("\n".join(simulation.record(number) for number in range(2)) + "\n", "utf-8")
    return path


def test_the_decisions_of_every_game_are_written(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    assert main(["analyse", str(file), *QUICK, "--json", str(out)]) == 0
    assert "luck" in capsys.readouterr().out
    told = json.loads(out.read_text("utf-8"))
    played = [
        (number, 1, move, text)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for move, text in enumerate(json.loads(line)["rounds"][0]["moves"], 1)
    ]
    assert [(d["game"], d["round"], d["move"], d["chosen"]) for d in told["decisions"]] == played
    for decision in told["decisions"]:
        assert {"game", "round", "move", "seat", "chosen", "best", "regret", "error"} <= decision.keys()
        assert decision["regret"] >= 0
        assert decision["error"] >= 0


def test_a_seed_and_not_the_number_of_workers_decides(file: Path, tmp_path: Path) -> None:
    told = {}
    for name, more in (("one", ()), ("two", ("--workers", "2")), ("other", ("--seed", "8"))):
        out = tmp_path / name
        assert main(["analyse", str(file), "--line", "1", *QUICK, "--json", str(out), *more]) == 0
        told[name] = out.read_text("utf-8")
    assert told["one"] == told["two"]
    assert told["one"] != told["other"]


def test_it_is_told_in_every_language(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for language in LANGUAGES:
        assert main(["analyse", str(file), "--line", "2", *QUICK, "--seat", "1", "--language", language]) == 0
        said.add(capsys.readouterr().out)
        assert main(["analyse", "--help", "--language", language]) == 0
        assert "--budget" in capsys.readouterr().out
    assert len(said) == len(LANGUAGES)


def test_what_cannot_be_analysed_is_refused(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text('{"kartentisch": 1}\n')
    assert main(["analyse", str(bad)]) == 1
    assert "round 0" in capsys.readouterr().out
    for arguments in (["--line", "9"], ["--budget", "0"], ["--line", "1", "--seat", "3"], ["--replays", "-1"]):
        assert main(["analyse", str(file), *arguments]) == 2
    assert main(["analyse", str(tmp_path / "none")]) == 2
    empty = tmp_path / "empty"
    empty.write_text("")
    assert main(["analyse", str(empty)]) == 2


@pytest.mark.parametrize(("language", "good", "bad"), [("en", "good luck", "bad luck"), ("de", "Glück", "Pech")])
def test_whether_luck_was_good_or_bad_is_said_in_words(language: str, good: str, bad: str) -> None:
    """Fewer penalties are good luck, and so is more gold."""
    words = Words(speaker(language))
    for luck, worse, said in ((-7.4, 1, good), (7.4, 1, bad), (7.4, -1, good), (-7.4, -1, bad)):
        told = words.round(Share(1, 0, 5, 3.0, 0.5, 1.0, 0.2, luck), worse)
        assert f"{said} 7" in told
        assert "−7" not in told
