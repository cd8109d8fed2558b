"""docs/insights.md is what its numbers say, and the rounds behind them are played by the rules."""

from __future__ import annotations

import json

import numpy as np

from tools.insights import measures, page
from tools.insights.rounds import NONE, deals, played


def test_the_page_and_its_plots_are_made_from_the_numbers() -> None:
    data = json.loads(page.DATA.read_text("utf-8"))
    assert (data["seed"], data["rounds"]) == (measures.SEED, measures.ROUNDS)
    made = dict(page.pages(data))
    assert page.DOCS / "insights.md" in made
    assert {file.name for file in page.FOLDER.iterdir()} - {page.DATA.name} == {
        file.name for file in made if file.parent == page.FOLDER
    }
    for file, text in made.items():
        assert file.read_text("utf-8") == text, f"{file.name}: python -m tools.insights --page"


def test_a_seat_is_kept_from_what_it_may_not_do_in_the_same_deals() -> None:
    chances = deals(3, 24)
    usual = played(3, 4, chances)
    assert (usual.hands.sum(axis=(2, 3)) == 15).all()
    assert (usual.hands.sum(axis=1)[:, :, :9] == 1).all()
    assert (usual.saboteur != NONE).any()
    everybody = np.ones((24, 3), np.bool_)
    kept = played(3, 4, chances, no_saboteur=everybody, no_robbing=everybody)
    assert (kept.saboteur == NONE).all()
    assert (kept.robber == NONE).all()
    assert (kept.hands == usual.hands).all()
    assert (kept.first == usual.first).all()
