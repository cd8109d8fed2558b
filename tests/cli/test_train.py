"""``kartentisch train``: what it refuses; that it trains is a matter of ``tests/games/siegel/test_training.py``."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartentisch.cli import main
from kartentisch.games.siegel.training import ppo, run
from kartentisch.games.siegel.training.plan import Plan

# As in ``test_training.py``: whoever runs both compiles once.
PLAN = Plan(3, width=32, depth=2, critic_width=16, critic_depth=1, tables=64, steps=16, batches=4)


def test_sizes_fit_the_batches() -> None:
    assert run.planned(3, 32, 70) == PLAN
    large = run.planned(4, 1024, 16384)
    assert (large.depth, large.critic_width, large.critic_depth, large.batches) == (3, 512, 2, 32)
    for plan in (PLAN, large):
        assert [group.tables % plan.batches for group in plan.groups] == [0]
        assert (plan.tables - plan.groups[0].tables) % plan.batches == 0


def test_a_game_without_training_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "saboteur", "--players", "4"]) == 2
    assert "saboteur" in capsys.readouterr().err


def test_a_folder_of_another_training_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run.save(ppo.new(PLAN), PLAN, 60.0, 0, tmp_path)
    arguments = ["train", "siegel", "--players", "3", "--width", "16", "--tables", "64", "--out", str(tmp_path)]
    assert main(arguments) == 2
    assert "--out" in capsys.readouterr().err


def test_the_whole_training_is_one_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A training whose minutes are over only writes its weights."""
    run.save(ppo.new(PLAN), PLAN, 60.0, 0, tmp_path)
    arguments = ["train", "siegel", "--players", "3", "--width", "32", "--tables", "64", "--minutes", "1"]
    assert main([*arguments, "--out", str(tmp_path)]) == 0
    file = tmp_path / "siegel-3.npz"
    assert capsys.readouterr().out.strip() == str(file)
    assert file.exists()


def test_nobody_trains_against_a_bot_without_a_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["train", "siegel", "--players", "3", "--against", "apprentice", "--out", str(tmp_path / "new")]
    assert main(arguments) == 2
    assert "apprentice" in capsys.readouterr().err


def test_there_are_two_goals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "siegel", "--goal", "fame", "--out", str(tmp_path / "new")]) == 2
    told = capsys.readouterr().err
    assert "fame" in told
    assert "game, points" in told
