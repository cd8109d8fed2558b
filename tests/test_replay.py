"""Reading records: what is accepted is a game by the rules, what is not is refused at its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from kartentisch import games, replay, texts
from kartentisch.match import latest, positions
from kartentisch.refusals import sentence
from kartentisch.replay import BadRecord
from tests import sample_games

LEGAL = [(game, line) for game in games.GAMES for line in range(len(sample_games.legal(game)))]


@pytest.mark.parametrize(("game", "line"), LEGAL)
def test_sample_games_are_read_and_written_identically(game: str, line: int) -> None:
    text = sample_games.legal(game)[line]
    record = replay.read(text)
    assert record.text() == text
    assert latest(positions(record)).match.record == record


@pytest.mark.parametrize("sample", sample_games.illegal(), ids=lambda sample: f"{sample.line}: {sample.why}")
def test_sample_faults_are_refused_at_their_place(sample: sample_games.Illegal) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay.read(sample.text)
    problem = refusal.value
    assert (problem.round, problem.move) == (sample.round, sample.move)
    for language in texts.LANGUAGES:
        told = sentence(problem.cause, texts.speaker(language), problem.game)
        assert told.isprintable()
        for rule in sample.why.partition("(")[2].strip(")").split(", "):
            assert not rule.startswith(("S", "T")) or problem.cause.rule, told


def test_the_positions_before_a_fault_can_be_looked_at() -> None:
    sample = next(sample for sample in sample_games.illegal() if sample.round > 1 and sample.move > 1)
    places: list[tuple[int, int]] = []

    def follow() -> None:
        for position in replay.follow(sample.text):
            places.append((position.round, position.move))  # noqa: PERF401 - what came before the fault is wanted

    with pytest.raises(BadRecord):
        follow()
    assert places[:2] == [(0, 0), (1, 0)]
    assert places[-1] == (sample.round, sample.move - 1)


Change = Callable[[dict[str, Any]], object]


def changed(change: Change, game: str = "siegel") -> str:
    data = json.loads(sample_games.legal(game)[0])
    change(data)
    return json.dumps(data)


def put(*path: str | int, value: object) -> Change:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


SIEGEL_FAULTS: list[tuple[Change, int, int, str]] = [
    (drop("kartentisch"), 0, 0, "record-missing"),
    (drop("game"), 0, 0, "record-missing"),
    (drop("players"), 0, 0, "record-missing"),
    (drop("rounds"), 0, 0, "record-missing"),
    (put("kartentisch", value=True), 0, 0, "record-version"),
    (put("kartentisch", value=1.0), 0, 0, "record-version"),
    (put("kartentisch", value="1"), 0, 0, "record-version"),
    (put("kartentisch", value=0), 0, 0, "record-version"),
    (put("game", value=None), 0, 0, "record-key-text"),
    (put("game", value=["siegel"]), 0, 0, "record-key-text"),
    (put("game", value="skat"), 0, 0, "unknown-game"),
    (put("game", value="__init__"), 0, 0, "unknown-game"),
    (put("players", value=["a", "b", None]), 0, 0, "record-key-texts"),
    (put("players", value={"a": 1, "b": 2, "c": 3}), 0, 0, "record-key-texts"),
    (put("players", value="abc"), 0, 0, "record-key-texts"),
    (put("players", value=[]), 0, 0, "players"),
    (put("players", value=["", ""]), 0, 0, "players"),
    (put("options", value=None), 0, 0, "record-key-object"),
    (put("options", value=[]), 0, 0, "record-key-object"),
    (put("options", value={"colour": 1}), 0, 0, "unknown-option"),
    (put("options", value={"players": 3}), 0, 0, "unknown-option"),
    (put("options", value={"by_hand": 1}), 0, 0, "option-value"),
    (put("options", value={"by_hand": "true"}), 0, 0, "option-value"),
    (put("options", value={"rounds": 6.0}), 0, 0, "option-value"),
    (put("options", value={"rounds": True}), 0, 0, "option-value"),
    (put("options", value={"rounds": None}), 0, 0, "option-value"),
    (put("options", value={"rounds": 0}), 0, 0, "option-value"),
    (put("options", value={"rounds": [[[]]]}), 0, 0, "option-value"),
    (put("meta", value=None), 0, 0, "record-key-object"),
    (put("meta", value="2026-01-01"), 0, 0, "record-key-object"),
    (put("date", value="2026-01-01"), 0, 0, "record-unknown-key"),
    (put("rounds", value={}), 0, 0, "record-key-list"),
    (put("rounds", 1, value=[]), 2, 0, "record-object"),
    (put("rounds", 1, value=None), 2, 0, "record-object"),
    (drop("rounds", 1, "moves"), 2, 0, "record-missing"),
    (drop("rounds", 1, "dealer"), 2, 0, "record-missing"),
    (put("rounds", 1, "meta", value={}), 2, 0, "record-unknown-key"),
    (put("rounds", 1, "nuggets", value=[0, 0, 0]), 2, 0, "record-unknown-key"),
    (put("rounds", 1, "moves", value="none"), 2, 0, "record-key-texts"),
    (put("rounds", 1, "moves", 3, value=5), 2, 0, "record-key-texts"),
    (put("rounds", 1, "dealer", value=2.0), 2, 0, "no-deal"),
    (put("rounds", 1, "dealer", value=True), 2, 0, "no-deal"),
    (put("rounds", 1, "dealer", value=10**250), 2, 0, "no-dealer"),
    (put("rounds", 1, "hands", value=[]), 2, 0, "hands"),
    (put("rounds", 1, "hands", 1, value=""), 2, 0, "not-in-deck"),
    (put("rounds", 1, "moves", 0, value=""), 2, 1, "no-move"),
    (put("rounds", 1, "moves", 0, value="done"), 2, 1, "no-move"),
    (put("rounds", 1, "moves", 0, value="y r"), 2, 1, "seal-order"),
    (put("rounds", 1, "moves", 0, value="r\n"), 2, 1, "no-move"),
    (put("rounds", 1, "moves", 0, value="r  r"), 2, 1, "no-move"),
    (put("rounds", 1, "scores", value=[2, 3, 8]), 2, 48, "record-scores"),
    (put("rounds", 1, "scores", value=[2.0, 3, 7]), 2, 48, "record-scores"),
    (put("rounds", 2, "scores", value=[True, False, 0]), 3, 49, "record-scores"),
    (put("rounds", 1, "scores", value=None), 2, 48, "record-scores"),
    (put("rounds", 1, "scores", value={"0": 2}), 2, 48, "record-scores"),
    (put("totals", value=[39, 28, 40]), 6, 48, "record-scores"),
    (put("totals", value=[39, 28]), 6, 48, "record-scores"),
    (put("totals", value="39 28 41"), 6, 48, "record-scores"),
    (drop("rounds", 5), 5, 48, "record-early-game"),
    (drop("rounds", 5, "moves", 47), 6, 48, "record-early-round"),
    (both(drop("rounds", 5, "moves", 47), drop("rounds", 5, "scores")), 6, 48, "record-early-game"),
    (both(drop("rounds", 2, "moves", 48), drop("rounds", 2, "scores")), 3, 49, "record-unfinished"),
    (lambda data: data["rounds"][1]["moves"].append("r1"), 2, 49, "record-round-over"),
    (lambda data: data["rounds"][1]["moves"].append("nonsense"), 2, 49, "record-round-over"),
    (lambda data: data["rounds"].append(data["rounds"][0]), 7, 0, "game-over"),
    (put("rounds", value=[]), 0, 0, "record-early-game"),
    (put("rounds", 0, "moves", value=[]), 1, 1, "record-early-round"),
]


@pytest.mark.parametrize(("change", "round_number", "move_number", "reason"), SIEGEL_FAULTS)
def test_faults_and_their_places(change: Change, round_number: int, move_number: int, reason: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay.read(changed(change))
    problem = refusal.value
    assert (problem.round, problem.move, problem.cause.reason) == (round_number, move_number, reason)
    assert sentence(problem.cause, texts.speaker("en"), problem.game).isprintable()
    assert str(problem).startswith(f"round {round_number}, move {move_number}: {reason}")


@pytest.mark.parametrize("text", ["[]", "null", "3", '"siegel"', "true", "{}", "[[[[]]]]", '{"kartentisch": 1}'])
def test_json_that_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        replay.read(text)
    assert (refusal.value.round, refusal.value.move) == (0, 0)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(
    "change",
    [
        drop("totals"),
        drop("options"),
        put("options", value={}),
        put("meta", value={}),
        put("meta", value={"when": [2026, 1.5, None, True], "nested": {"a": {"b": "ö\u2028"}}}),
        lambda data: [
            played.pop({"siegel": "scores", "saboteur": "nuggets"}[data["game"]]) for played in data["rounds"]
        ],
        both(put("rounds", value=[]), drop("totals")),
    ],
)
def test_what_may_be_left_out_or_added_is_kept_as_written(change: Change, game: str) -> None:
    text = changed(change, game)
    record = replay.read(text)
    assert json.loads(record.text()) == json.loads(text)
    assert latest(positions(record)).match.record.players == record.players


def test_a_finished_game_without_scores_goes_on_with_them() -> None:
    text = changed(lambda data: [played.pop("scores") for played in data["rounds"]])
    assert latest(positions(replay.read(text))).match.record.text() == sample_games.legal("siegel")[0]


def test_bytes_and_text_are_read_alike() -> None:
    text = changed(put("players", value=["Jörg", "", "Zoë"]))
    assert replay.read(text.encode()) == replay.read(text) == replay.read(f"  {text}\r\n")
