"""A short bad day on every kind of database (`make chaos` has longer ones), and that its checks can fail."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kartentisch.server.replays import Seen, replayed
from kartentisch.server.store.opening import open_store
from tests.server.store.databases import KINDS
from tools.chaos.checker import faults, others_views
from tools.chaos.clients import Game, digest
from tools.chaos.machine import Machines, compiler

SHORT = ("--seconds", "4", "--tables", "3", "--workers", "2", "--pause", "0.4")


@pytest.mark.parametrize("kind", KINDS)
def test_a_short_bad_day_loses_nothing(kind: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.chaos", "--database", kind, *SHORT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.match(rf"{kind}: (\d+) kills, (\d+) moves acknowledged, (\d+) games over\n", done.stdout)
    assert found, done.stdout
    assert int(found[1]) >= 1
    assert int(found[2]) >= 30
    assert int(found[3]) >= 3
    assert "nothing lost, one history, every table ended" in done.stdout


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_a_long_bad_day_loses_nothing(kind: str) -> None:
    command = [sys.executable, "-m", "tools.chaos", "--database", kind, "--kills", "1000", "--moves", "100000"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_checks_can_fail(tmp_path: Path) -> None:
    game = Game()
    game.table = "t"
    game.acknowledged = [(1, "b2"), (2, "b3"), (3, "b4"), (1, "b2")]
    frame = {"version": 1, "you": None, "turn": 0, "stage": "playing", "view": {"trick": ["b2"]}}
    for trick in (["b2"], ["b2"], ["b3"]):
        game.look({**frame, "view": {"trick": trick}})

    async def whole() -> list[str]:
        store = await open_store(str(tmp_path / "t.sqlite"))
        created = b'{"was":"created","table":"t","settings":{"game":"siegel","players":3},"host":"p","name":"P"}'
        await store.append("t", 0, [created], None)
        await store.close()
        return await faults(str(tmp_path / "t.sqlite"), [game], tmp_path)

    found = asyncio.run(whole())
    assert [re.sub(r"^t:? ", "", fault) for fault in found] == [
        '1: [0, "playing", ["b2"]] / [0, "playing", ["b3"]]',
        "move 1 was b2, in the log is nothing",
        "move 2 was b3, in the log is nothing",
        "move 3 was b4, in the log is nothing",
        "move 1 was b2, in the log is nothing",
        "a move was acknowledged twice",
        "has not ended",
    ]


def test_a_view_of_another_seat_is_noticed() -> None:
    record = (Path(__file__).parent / "samples" / "siegel.jsonl").read_text("utf-8").splitlines()[0]
    own, open_hands = (json.loads(replayed(Seen("", record), 0, opened))["steps"] for opened in (False, True))
    game = Game()
    for version, (step, all_seats) in enumerate(zip(own, open_hands, strict=True), 1):
        game.shown[version, 0] = digest(step["news"]["view"])
        game.shown[version, 1] = digest({**step["news"]["view"], **all_seats["seats"][1]})
    assert others_views(game, record) == []
    game.shown[2, 1] = game.shown[2, 0]
    assert others_views(game, record) == ["None: seat 1 was shown what is not its view at 2"]


@pytest.mark.skipif(compiler() is None, reason="needs Linux and a C compiler, as tools.chaos says where there is none")
def test_clocks_are_turned_and_disks_are_slow() -> None:
    found = compiler()
    assert found is not None
    machines = Machines(found)
    try:
        machine = machines.new()
        machine.set_clock(-3_600)
        machine.slow_disk(300)
        program = (
            "import os, sqlite3, time; began = time.monotonic(); os.fsync(os.open('.', os.O_RDONLY));"
            "print(time.monotonic() - began, time.time(),"
            "sqlite3.connect(':memory:').execute(\"SELECT strftime('%s', 'now')\").fetchone()[0])"
        )
        told = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, **machine.environment},
            capture_output=True,
            text=True,
            check=True,
        )
    finally:
        machines.close()
    waited, now, of_the_database = map(float, told.stdout.split())
    assert waited >= 0.3
    assert abs(now - time.time() + 3_600) < 60
    assert abs(of_the_database - now) < 60
