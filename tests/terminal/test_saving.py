"""Records are written to new files only."""

from __future__ import annotations

from pathlib import Path

import pytest

from kartentisch.terminal.saving import proposal, save
from kartentisch.texts import speaker

SAY = speaker("en")


def test_a_record_is_saved_once(tmp_path: Path) -> None:
    file = tmp_path / proposal("siegel")
    assert save(str(file), "{}", SAY) == (True, f"Saved: {file}")
    assert file.read_text("utf-8") == "{}\n"
    assert save(str(file), "other", SAY) == (False, f"{file} exists already; please choose another name.")
    assert file.read_text("utf-8") == "{}\n"


@pytest.mark.parametrize("name", ["no/such/folder/file", "null\0byte", "~no-such-user-here/file", "."])
def test_what_cannot_be_written_is_told(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    saved, told = save(name, "{}", SAY)
    assert not saved
    assert name in told
