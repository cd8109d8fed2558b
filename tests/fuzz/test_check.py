"""Any mutation of a valid record is either legal or refused with one line; nothing crashes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kartentisch import games, replay, texts
from kartentisch.cli import main
from kartentisch.cli.check import located
from kartentisch.match import latest, positions
from kartentisch.replay import BadRecord
from tests import sample_games
from tests.cli.running import kartentisch
from tests.fuzz.mutations import mutated

FRAME = re.compile(r"FILE:1: round \d+, move \d+: \S.*")


def try_one(text: bytes, language: str) -> bool:
    """Whether it was accepted; and if so, it can be replayed and is written again identically."""
    try:
        record = replay.read(text)
    except BadRecord as problem:
        told = located("FILE", 1, problem, texts.speaker(language))
        assert FRAME.fullmatch(told), told
        assert told.isprintable(), told
        return False
    assert same_json(record.text(), text)
    assert replay.read(record.text()) == record
    assert latest(positions(record)).match.record.rounds[-1:] or not record.rounds
    return True


def same_json(one: str, other: bytes) -> bool:
    """Equal in types too: Python takes true for 1."""
    return json.dumps(json.loads(one), sort_keys=True) == json.dumps(json.loads(other), sort_keys=True)


def try_many(game: str, number: int, seed: int) -> None:
    accepted = 0
    for index in range(number):
        rng = Random(f"{game}/{seed}/{index}")
        text = mutated(rng.choice(sample_games.legal(game)), rng)
        try:
            accepted += try_one(text, rng.choice(texts.LANGUAGES))
        except Exception as error:
            error.add_note(f"mutation {index} of seed {seed}: {text[:200]!r}")
            raise
    assert 0.02 < accepted / number < 0.5, "mutations that change nothing, or always everything, prove little"


@pytest.mark.parametrize("game", games.GAMES)
def test_mutated_records(game: str) -> None:
    try_many(game, 200, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", games.GAMES)
def test_many_mutated_records(game: str, part: int, scaled: Callable[[int], int]) -> None:
    try_many(game, scaled(1_000), seed=100 + part)


def test_a_file_of_mutated_records(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    rng = Random(5)
    originals = [text for game in games.GAMES for text in sample_games.legal(game)]
    lines = [mutated(rng.choice(originals), rng) for _ in range(100)]
    file.write_bytes(b"\n".join(lines))
    done = kartentisch("check", str(file))
    assert (done.returncode, done.stderr) == (1, b"")
    told = done.stdout.decode().splitlines()
    numbers = [int(re.match(rf"{re.escape(str(file))}:(\d+): round \d+, move \d+: \S", line)[1]) for line in told]  # type: ignore[index]
    assert numbers == [number for number, line in enumerate(lines, 1) if line.strip() and not good(line)]
    assert main(["check", str(file)]) == 1
    assert capfd.readouterr().out == done.stdout.decode()


def good(line: bytes) -> bool:
    try:
        replay.read(line)
    except BadRecord:
        return False
    return True
