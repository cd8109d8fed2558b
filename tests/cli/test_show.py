"""``kartentisch show``: a position as one seat saw it, and nothing more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kartentisch import games
from kartentisch.cli import main
from kartentisch.texts import LANGUAGES
from tests import sample_games

Shown = pytest.CaptureFixture[str]


def shown(capsys: Shown, *arguments: object) -> str:
    assert main(["show", *map(str, arguments)]) == 0
    return capsys.readouterr().out


@pytest.fixture(params=games.GAMES)
def file(request: pytest.FixtureRequest) -> Path:
    return sample_games.FOLDER / f"{request.param}.jsonl"


def test_the_last_position_of_the_first_record_is_usual(file: Path, capsys: Shown) -> None:
    data = json.loads(file.read_text("utf-8").splitlines()[0])
    rounds = data["rounds"]
    told = shown(capsys, file)
    assert told == shown(capsys, file, "--line", 1, "--round", len(rounds), "--move", len(rounds[-1]["moves"]))
    assert told == shown(capsys, file, "--round", len(rounds))
    assert all(name in told for name in data["players"])
    assert "Seat 1" in told  # who has no name


def test_every_position_can_be_shown_to_everybody(file: Path, capsys: Shown) -> None:
    data = json.loads(file.read_text("utf-8").splitlines()[0])
    moves = len(data["rounds"][0]["moves"])
    for language in LANGUAGES:
        for seat in (None, *range(len(data["players"]))):
            eyes = () if seat is None else ("--seat", seat)
            for place in [(0, 0), (1, 0), (1, 1), (1, moves // 2), (1, moves - 1), (1, moves), (2, 0)]:
                told = shown(capsys, file, "--round", place[0], "--move", place[1], *eyes, "--language", language)
                assert told.strip()


def test_a_fault_further_on_does_not_matter(capsys: Shown) -> None:
    sample = next(sample for sample in sample_games.illegal() if sample.round > 1 and sample.move > 1)
    file = sample_games.FOLDER / "illegal.jsonl"
    arguments = [file, "--line", sample.line, "--round", sample.round, "--move"]
    assert shown(capsys, *arguments, sample.move - 1)
    assert main(["show", *map(str, arguments), str(sample.move)]) == 1
    told = capsys.readouterr().out
    assert told.startswith(f"{file}:{sample.line}: round {sample.round}, move {sample.move}: ")
    assert told.count("\n") == 1


def test_names_cannot_harm_a_terminal(tmp_path: Path, capsys: Shown) -> None:
    data = json.loads(sample_games.legal("siegel")[0])
    data["players"] = ["\x1b[2Jgone\n", "same", "same"]
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(data))
    told = shown(capsys, file)
    assert "\x1b" not in told
    assert all(name in told for name in ("gone", "same 1", "same 2"))


def hidden_changes(deal: dict[str, Any], seat: int | None, rng: Random) -> Iterator[dict[str, Any]]:
    """The same deal as far as `seat` can know, with each hidden thing changed alone."""
    others = [other for other in range(len(deal["hands"])) if other != seat]
    cards = [card for other in others for card in deal["hands"][other].split()] + deal.get("deck", "").split()
    sizes = [len(deal["hands"][other].split()) for other in others]
    for _ in range(5):
        rng.shuffle(cards)
        rest = list(cards)
        hands = list(deal["hands"])
        for other, size in zip(others, sizes, strict=True):
            hands[other] = " ".join(rest[:size])
            del rest[:size]
        yield deal | {"hands": hands} | ({"deck": " ".join(rest)} if rest else {})
    for key in {"goals", "gold"} & deal.keys():
        values = deal[key].split() if isinstance(deal[key], str) else list(deal[key])
        for _ in range(5):
            rng.shuffle(values)
            yield deal | {key: " ".join(values) if isinstance(deal[key], str) else list(values)}
    if "roles" in deal:
        dwarves = [deal["roles"][other] for other in others] + [deal["spare"]]
        for _ in range(5):
            rng.shuffle(dwarves)
            roles = list(deal["roles"])
            for other, role in zip(others, dwarves, strict=False):
                roles[other] = role
            yield deal | {"roles": roles, "spare": dwarves[-1]}


def test_nothing_hidden_is_shown(file: Path, tmp_path: Path, capsys: Shown) -> None:
    """S23, T22: whatever a seat cannot know may be changed, and it is shown the same text."""
    rng = Random(3)
    changed = tmp_path / "game.jsonl"
    for line in file.read_text("utf-8").splitlines()[::6]:
        data = json.loads(line)
        deal = data["rounds"][0] | {"moves": []}
        deal.pop("scores", None)
        deal.pop("nuggets", None)
        data.pop("totals")
        for seat in (None, 0, len(data["players"]) - 1):
            eyes = () if seat is None else ("--seat", seat)
            told = set()
            for variant in (deal, *hidden_changes(deal, seat, rng)):
                changed.write_text(json.dumps(data | {"rounds": [variant]}), "utf-8")
                told.add(shown(capsys, changed, *eyes))
            assert len(told) == 1
