"""docs/strength.md is what its results say, and its script names what there is."""

from __future__ import annotations

import pytest

from tools import strength


def test_the_page_and_its_plots_are_made_from_the_results() -> None:
    made = dict(strength.pages())
    assert strength.DOCS / "strength.md" in made
    for file, text in made.items():
        assert file.read_text("utf-8") == text, f"{file.name}: python -m tools.strength --page"


def test_every_result_belongs_to_an_arena_of_the_list() -> None:
    names = [arena.name for arena in strength.ARENAS]
    assert len({*names}) == len(names)
    assert {file.stem for file in strength.RESULTS.glob("*.json")} <= {*names}


def test_every_result_is_of_the_settings_that_the_list_names() -> None:
    """Or the page would tell of other bots, budgets and deals than `make strength` plays."""
    assert [arena.name for arena in strength.ARENAS if not strength.is_played(arena)] == []


def test_an_unknown_arena_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["siegel-9-nobody-random"]) == 2
    assert "siegel-9-nobody-random" in capsys.readouterr().err


def test_the_names_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["--list"]) == 0
    assert "saboteur-8-apprentice-random\n" in capsys.readouterr().out
