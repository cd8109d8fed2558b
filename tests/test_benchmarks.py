"""The benchmarks run and write what they promise; how fast anything is they tell only when run for long enough."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from benchmarks import crowd, environments, rules, server, simulator
from kartentisch.games import GAMES, load
from kartentisch.games.saboteur.cards import DWARVES

KEYS = ["siegel_decisions_per_s", "saboteur_turns_per_s", "openspiel_decisions_per_s", "ratio"]


def test_figures_are_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rules.json"
    assert rules.main(["--seconds", "0.1", "--json", str(file)]) == 0
    figures = json.loads(file.read_text("utf-8"))
    assert list(figures) == KEYS
    assert all(figure > 0 for figure in figures.values())
    expected = figures["siegel_decisions_per_s"] / figures["openspiel_decisions_per_s"]
    assert figures["ratio"] == pytest.approx(expected, abs=1e-3)
    printed = capsys.readouterr().out
    for key in KEYS[:3]:
        assert f"{figures[key]:,}" in printed


@pytest.mark.parametrize("benchmark", [rules, simulator])
def test_without_its_peer_it_says_so_in_one_line(
    benchmark: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    file = tmp_path / "rules.json"
    assert benchmark.main(["--seconds", "0.1", "--json", str(file)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert "open_spiel" in printed.err
    assert not file.exists()


def test_every_decision_is_counted_once() -> None:
    """A round of Saboteur spends all 67 cards, one a turn, if nobody reaches the treasure, else some gold is picked."""
    rng = Random(1)
    assert 100 < rules.ours("saboteur", 5)(rng) <= 3 * (67 + 5)
    # Four rounds of 60 cards and at least four predictions each; handing back and seals taken come on top.
    assert rules.ours("siegel", 4)(rng) >= 4 * (60 + 4)


def test_the_peer_counts_the_same_way() -> None:
    """Hearts: 52 cards a game, and 12 passed cards unless the lot says otherwise; never its 52 dealt ones."""
    rng = Random(1)
    assert {rules.openspiel("hearts")(rng) for _ in range(20)} <= {52, 64}


SIMULATOR_KEYS = [
    *("plays_per_s", "openspiel_cpp_decisions_per_s", "openspiel_python_decisions_per_s", "first_call_s"),
    "saboteur_decisions_per_s",
]


def test_the_simulator_is_measured_against_its_peer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "simulator.json"
    assert simulator.main(["--seconds", "0.2", "--json", str(file)]) == 0
    figures = json.loads(file.read_text("utf-8"))
    assert list(figures) == SIMULATOR_KEYS
    printed = capsys.readouterr().out
    for key in SIMULATOR_KEYS[:3]:
        assert f"{figures[key]:,} decisions/s" in printed
    assert f"{figures['first_call_s']:.2f} s" in printed
    # Far from what is measured with time and quiet, but no accident.
    plays, cpp, python, first, games = figures.values()
    assert plays > 2 * cpp > 2 * python > 0 < first
    assert games > 1_000_000
    assert f"{games:,} decisions/s" in printed


def test_every_decision_of_saboteurs_simulator_is_counted_once() -> None:
    """Three rounds of at most 67 cards and ten picks; at random hardly anybody reaches the treasure."""
    play = simulator.ours_of_saboteur()
    for _ in DWARVES:
        assert 3 * 60 < play() / simulator.GAMES <= 3 * (67 + 10)


def test_the_simulators_decisions_are_counted_once() -> None:
    """At least a card a place in the hands and a prediction a seat; at most 17 seals a seat and 15 handed back more."""
    play = simulator.ours()
    for players in (3, 4, 5):
        a_round = play() / simulator.ROUNDS
        assert 16 * players < a_round < 33 * players + 15


@pytest.mark.parametrize("name", simulator.PEERS)
def test_the_simulators_peer_counts_players_choices_only(name: str) -> None:
    """52 cards a game, and in spades four bids, in hearts 12 passed cards unless the lot says otherwise."""
    lengths = {"spades": {56}, "hearts": {52, 64}}[name]
    play = simulator.stepped(name)
    assert {play() for _ in range(20)} == lengths
    assert simulator.rolled_out(name)() // simulator.ROLLOUTS in lengths


def test_the_environment_of_many_tables_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Far from what is measured with time and quiet, but no accident."""
    file = tmp_path / "environments.json"
    assert environments.main(["--seconds", "0.4", "--tables", "200", "--json", str(file)]) == 0
    figures = json.loads(file.read_text("utf-8"))
    assert {name: list(map(int, figures[name])) for name in figures} == {name: [*load(name).players] for name in GAMES}
    printed = capsys.readouterr().out
    for rates, least in ((figures["siegel"], 500_000), (figures["saboteur"], 100_000)):
        for rate in rates.values():
            assert rate > least
            assert f"{rate:,} decisions/s" in printed


SERVER_KEYS = ["echo_moves_per_s", "table_moves_per_s", "ratio", "p99_ms_at_500", "kb_per_socket"]


# With fewer tables one socket would have to move more often than it may.
def test_the_server_is_measured_against_its_peer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.json"
    assert server.main(["--tables", "40", "--seconds", "0.5", "--turns", "1", "--json", str(file)]) == 0
    figures = json.loads(file.read_text("utf-8"))
    assert json.loads(capsys.readouterr().out) == figures
    assert list(figures)[:5] == SERVER_KEYS
    assert all(figure > 0 for key, figure in figures.items() if key != "kb_per_socket")
    assert figures["ratio"] == pytest.approx(figures["table_moves_per_s"] / figures["echo_moves_per_s"], abs=0.01)
    assert figures["samples_at_500"] % server.SEATS == 0, "each seat is counted once a move"


def test_a_crowd_of_onlookers_does_not_slow_down_those_who_play(tmp_path: Path) -> None:
    """The middle move, that is; how long the slowest ones take, whatever else the machine does now decides as well."""
    file = tmp_path / "crowd.json"
    crowd.main(["--joining", "300", "--seconds", "2", "--json", str(file)])
    figures = json.loads(file.read_text("utf-8"))
    for name in ("alone", "asking", "joining"):
        assert figures[f"{name}_samples"] >= 100
        assert figures[f"{name}_median_ms"] < 60
