"""Stamps: which levels have their machine code on disk."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

import pytest

from kartentisch import games
from kartentisch.bots import USUAL, prepared
from kartentisch.bots.prepared import Level

JOURNEYMAN = Level("siegel", "journeyman")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_at_first_every_level_with_machine_code_is_missing_and_the_usual_ones_come_first() -> None:
    assert {level.game for level in prepared.missing()} == set(games.GAMES)
    assert not {level.name for level in prepared.missing()} & {"random", "apprentice"}
    assert [level.name for level in prepared.missing()][: len(games.GAMES)] == [USUAL] * len(games.GAMES)


def test_a_level_is_prepared_once(folder: Path) -> None:
    prepared.note(JOURNEYMAN)
    assert prepared.is_there(JOURNEYMAN)
    assert JOURNEYMAN not in prepared.missing()
    assert Level("siegel", "master") in prepared.missing()
    for stamp in folder.iterdir():
        stamp.unlink()
    assert not prepared.is_there(JOURNEYMAN)


def test_a_change_of_its_source_makes_it_missing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "games" / "siegel" / "players"
    source.mkdir(parents=True)
    (source / "journeyman.py").write_text("1")
    monkeypatch.setattr(prepared, "ROOT", tmp_path)
    prepared.note(JOURNEYMAN)
    assert prepared.is_there(JOURNEYMAN)
    (source / "journeyman.py").write_text("22")
    assert not prepared.is_there(JOURNEYMAN)


def test_a_change_of_any_file_of_fitted_numbers_makes_it_missing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = tmp_path / "games" / "siegel" / "players"
    (players / "__pycache__").mkdir(parents=True)
    fitted = players / "habits.txt"
    fitted.write_text("1")
    monkeypatch.setattr(prepared, "ROOT", tmp_path)
    prepared.note(JOURNEYMAN)
    (players / "__pycache__" / "journeyman.nbi").write_text("machine code")
    assert prepared.is_there(JOURNEYMAN)
    fitted.write_text("22")
    assert not prepared.is_there(JOURNEYMAN)


def test_other_libraries_make_it_missing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared.note(JOURNEYMAN)
    monkeypatch.setattr(prepared, "version", lambda package: f"{package} 99")
    assert not prepared.is_there(JOURNEYMAN)


def test_without_a_place_to_keep_anything_nothing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file" / "cache"))
    with prepared.alone():
        prepared.note(JOURNEYMAN)
    assert not prepared.is_there(JOURNEYMAN)


def test_one_process_prepares_while_the_others_wait() -> None:
    other = "from kartentisch.bots.prepared import alone\nwith alone(): print('in', flush=True)"
    came = threading.Event()

    def read(out: IO[bytes]) -> None:
        out.readline()
        came.set()

    with prepared.alone():
        process = subprocess.Popen([sys.executable, "-c", other], stdout=subprocess.PIPE, env=dict(os.environ))
        assert process.stdout is not None
        reader = threading.Thread(target=read, args=(process.stdout,))
        reader.start()
        assert not came.wait(0.7)
    assert came.wait(20)
    reader.join()
    process.stdout.close()
    assert process.wait(20) == 0
