"""The load curve and the soak run and write what they promise, and docs/capacity.md is what their figures say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from benchmarks import capacity, soak
from benchmarks.soak import Held
from tools import capacity_page


def test_the_page_and_its_plot_are_made_from_the_figures() -> None:
    made = dict(capacity_page.pages(*capacity_page.read()))
    page = capacity_page.DOCS / "capacity.md"
    assert page.exists() == (page in made), "no page without figures"
    for file, text in made.items():
        assert file.read_text("utf-8") == text, f"{file.name}: python -m tools.capacity_page"


def test_what_is_published_is_of_all_setups_and_of_a_whole_hour() -> None:
    curve, hour = capacity_page.read()
    if curve is not None:
        assert [(one["database"], one["servers"]) for one in curve["curves"]] == [*capacity.SETUPS]
        for one in curve["curves"]:
            assert capacity.saturated(one["steps"][-1])
    if hour is not None:
        assert hour["seconds"] >= 3_600
        assert hour["errors"] == 0
        for found in hour["servers"].values():
            assert soak.grown(found["parts"], Held(**found["before"]), Held(**found["after"])) == []


def test_a_curve_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "curve.json"
    assert capacity.main(["--only", "postgresql-2", "--steps", "3", "6", "--seconds", "2", "--json", str(file)]) == 0
    figures: dict[str, Any] = json.loads(file.read_text("utf-8"))
    (curve,) = figures["curves"]
    assert [step["sockets"] for step in curve["steps"]] in ([12], [12, 24]), "a busy machine is saturated at once"
    for step in curve["steps"]:
        assert 0 < step["p50_ms"] <= step["p99_ms"]
        assert 0 < step["moves_per_s"] <= step["wanted_per_s"]
        assert step["database_mb"] > curve["empty_database_mb"] / 2 > 0
        assert step["server_mb"] > 50, "two servers"


def test_people_are_measured_beside_bots() -> None:
    import uvloop

    figures = uvloop.run(capacity.beside_bots(2, 2, 2.0, 1.0))
    assert 0 < figures["alone_p50_ms"] <= figures["alone_p99_ms"]
    assert 0 < figures["beside_p50_ms"] <= figures["beside_p99_ms"]
    assert figures["moves_of_bots_per_s"] > 0


def test_a_soak_looks_at_every_server(tmp_path: Path) -> None:
    file = tmp_path / "soak.json"
    # So short, whatever it finds has no meaning; what it looks at has.
    short = ["--seconds", "12", "--tables", "1", "--pause", "0.05", "--forget", "1", "--tidy", "1", "--json", str(file)]
    soak.main(short)
    figures: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert [*figures["servers"]] == ["sqlite 1", "postgresql 1", "postgresql 2"]
    assert figures["errors"] == 0
    for done in figures["done"].values():
        assert done["games together"] >= 1
    for found in figures["servers"].values():
        assert len(found["parts"]) == soak.PARTS
        assert found["after"]["tasks"] <= found["before"]["tasks"], "whoever has gone leaves no task"


def test_growth_is_noticed() -> None:
    calm = [Held(50_000, 20, 30, 9)._asdict()] * soak.PARTS
    before = after = Held(40_000, 5, 6, 0)
    assert soak.grown(calm, before, after) == []
    for name, much in (("kilobytes", 61_000), ("sockets", 40), ("tasks", 50)):
        assert soak.grown([*calm[:-1], {**calm[-1], name: much}], before, after) == [
            f"{name}: {calm[0][name]} in part 3, {much} in the last"
        ]
    assert len(soak.grown(calm, before, Held(60_000, 30, 7, 1))) == 3
