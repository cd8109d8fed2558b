"""A short bad day on every kind of database (`make chaos` has longer ones), and that its checks can fail."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kartentisch.client.connection import Frame
from kartentisch.fair import Pledge, commitment
from kartentisch.server.replays import Seen, replayed
from kartentisch.server.store.opening import open_store
from tests.server.store.databases import KINDS
from tools.chaos.checker import fairness, faults, in_the_log, others_views
from tools.chaos.clients import Ear, Game, Move, Player
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
    much = ("--kills", "1000", "--moves", "100000", "--tables", "70")  # of three clients each
    command = [sys.executable, "-m", "tools.chaos", "--database", kind, *much]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def frame(**fields: Any) -> Frame:
    """What seat 1, Bo, is told of a table, or what is told there in its place."""
    usual = {"type": "table", "table": "t", "version": 1, "you": 1, "turn": 0, "stage": "playing", "events": []}
    return {**usual, "view": {"trick": []}, "seats": [{"name": name} for name in ("Al", "Bo", "Cy")], **fields}


def seen(*frames: Frame) -> Game:
    """What a game has to say when Bo has been told that on one connection."""
    game = Game()
    game.table = "t"
    ear = Ear(game, "Bo")
    for told in frames:
        ear.hear(told)
    return game


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ([frame(), frame()], []),
        (
            [frame(), frame(view={"trick": ["b3"]})],
            ['1: [0, "playing", []] / [0, "playing", ["b3"]]', "1: seat 1 was shown two views"],
        ),
        ([frame(turn=2), frame()], ['1: [2, "playing", []] / [0, "playing", []]']),
        ([frame(), frame(view={"trick": [], "hand": []})], ["1: seat 1 was shown two views"]),
        (
            [frame(events=[{"name": name, "args": {}}]) for name in ("played", "dealt")],
            ["1: seat 1 was told two things"],
        ),
        ([frame(), frame(table="u")], ["1: Bo was shown u"]),
        ([frame(), frame(version=2), frame()], ["1: Bo was shown 2 before, on the same connection"]),
        ([frame(), frame(version=2, you=None)], ["2: Bo has seat 1 and was shown that of None"]),
        (
            [frame(), frame(version=2, you=0)],
            ["2: Bo was shown the view of Al", "2: Bo has seat 1 and was shown that of 0"],
        ),
        ([frame(), {"type": "table"}], ["1: Bo was told what cannot be read: KeyError('version')"]),
    ],
)
def test_whatever_a_client_is_told_that_cannot_be_is_noticed(told: list[Frame], wrong: list[str]) -> None:
    assert seen(*told).contradictions == [f"t {fault}" for fault in wrong]


def entry(was: str, **fields: Any) -> dict[str, Any]:
    return {"was": was, **fields}


LOG = [
    entry("created"),
    entry("sat", person="b"),
    entry("mixed", person="b"),
    entry("started"),
    entry("dealt"),
    entry("played", seat=0, move="none"),
    entry("played", seat=1, move="none"),
    entry("played", seat=2, move="b4"),
]
MADE = [Move(1, 0, "none"), Move(2, 1, "none"), Move(3, 2, "b4")]


@pytest.mark.parametrize(
    ("log", "wrong"),
    [
        (LOG, []),
        (LOG[:-1], [f"acknowledged was {MADE[2]}, in the log is None"]),
        (
            [*LOG[:-1], entry("played", seat=2, move="b5")],
            [f"acknowledged was {MADE[2]}, in the log is {Move(3, 2, 'b5')}", f"nobody has made {Move(3, 2, 'b5')}"],
        ),
        ([*LOG, LOG[-1]], [f"nobody has made {Move(4, 2, 'b4')}"]),
        (
            [*LOG[:5], LOG[6], LOG[5], LOG[7]],
            [
                f"acknowledged was {MADE[0]}, in the log is {Move(1, 1, 'none')}",
                f"acknowledged was {MADE[1]}, in the log is {Move(2, 0, 'none')}",
                f"nobody has made {Move(1, 1, 'none')}",
                f"nobody has made {Move(2, 0, 'none')}",
            ],
        ),
        ([*LOG, entry("started")], ["started 2 times"]),
        ([*LOG, entry("sat", person="b")], ["somebody has sat twice"]),
        ([*LOG, entry("mixed", person="b")], ["somebody has mixed twice"]),
    ],
)
def test_what_is_lost_doubled_or_out_of_order_is_noticed(log: list[dict[str, Any]], wrong: list[str]) -> None:
    game = seen()
    game.asked, game.acknowledged = set(MADE), list(MADE)
    assert in_the_log(game, log) == [f"t: {fault}" for fault in wrong]


def test_a_move_that_is_acknowledged_twice_is_noticed() -> None:
    game = seen()
    game.asked, game.acknowledged = set(MADE), [*MADE, MADE[1]]
    assert in_the_log(game, LOG) == ["t: a move was acknowledged twice"]


def test_a_table_that_does_not_end_is_noticed(tmp_path: Path) -> None:
    async def whole() -> list[str]:
        store = await open_store(str(tmp_path / "t.sqlite"))
        created = b'{"was":"created","table":"t","settings":{"game":"siegel","players":3},"host":"p","name":"P"}'
        await store.append("t", 0, [created], None)
        await store.close()
        return await faults(str(tmp_path / "t.sqlite"), [seen()], tmp_path)

    assert asyncio.run(whole()) == ["t: started 0 times", "t has not ended", "no game was played to its end"]


def test_where_nobody_answers_clients_ask_less_and_less_often() -> None:
    """Hundreds of them that never stop asking would take the machine from a server that is just starting."""
    asked = 0

    async def turned_away(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        writer.transport.abort()

    async def whole() -> None:
        async with await asyncio.start_server(turned_away, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            playing = asyncio.create_task(Player("Al", lambda: [port], Random(1), Counter()).play(Game(), True))
            await asyncio.sleep(4)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(whole())
    assert 1 <= asked <= 10


RECORD = (Path(__file__).parent / "samples" / "siegel.jsonl").read_text("utf-8").splitlines()[0]


def test_a_view_of_another_seat_and_of_another_history_is_noticed() -> None:
    own, open_hands = (json.loads(replayed(Seen("", RECORD), 0, opened))["steps"] for opened in (False, True))
    game = seen()
    for version, (step, all_seats) in enumerate(zip(own, open_hands, strict=True), 1):
        news = step["news"]
        game.look({**news, "version": version})
        of_another = {**news["view"], **all_seats["seats"][1]}
        game.look({**news, "version": version, "you": 1, "view": of_another, "events": []})
    assert others_views(game, RECORD) == []
    ends = max(game.seen)
    game.look({**own[-1]["news"], "version": ends + 1})
    assert others_views(game, RECORD) == [f"t: {ends + 1} was shown, the record ends at {ends}"]
    del game.seen[ends + 1]
    game.told[1, 1] = game.told[1, 0]  # whose cards were dealt
    assert others_views(game, RECORD) == ["t: seat 1 was told what has not happened for it at 1"]
    del game.told[1, 1]
    game.shown[2, 1] = game.shown[2, 0]
    assert others_views(game, RECORD) == ["t: seat 1 was shown what is not its view at 2"]


def test_a_seed_that_is_shown_and_a_mix_that_is_not_used_are_noticed() -> None:
    seed, mixes = "7" * 64, ["8" * 64, "9" * 64]
    record = json.dumps({"meta": Pledge(seed, tuple(mixes)).told()})
    game = seen(frame(you=1, fair={"commitment": commitment(seed), "mixed": [0, 1]}))
    game.seats, game.mixes = {"Bo": 1, "Al": 0}, {"Bo": mixes[1], "Al": mixes[0]}
    assert fairness(game, record, None) == []
    game.mixes["Bo"] = mixes[0]
    assert fairness(game, record, None) == ["t: the cards were not shuffled with what the players have added"]
    game.mixes["Bo"] = mixes[1]
    game.look(frame(hint=[seed]))
    assert fairness(game, record, None) == ["t: a seed, a mix or another commitment was shown"]


@pytest.mark.skipif(compiler() is None, reason="needs Linux and a C compiler, as tools.chaos says where there is none")
def test_clocks_are_turned_and_disks_are_slow_or_full() -> None:
    found = compiler()
    assert found is not None
    machines = Machines(found)
    try:
        machine = machines.new()
        machine.set_clock(-3_600)
        machine.slow_disk(300)
        machine.fill_disk(True)
        program = (
            "import errno, os, sqlite3, time; began = time.monotonic(); os.fsync(os.open('.', os.O_RDONLY));"
            "file = os.open('.', os.O_TMPFILE | os.O_RDWR); os.write(file, b'there'); refused = 0\n"
            "for grow in (lambda: os.pwrite(file, b'more', 3), lambda: os.posix_fallocate(file, 3, 4)):\n"
            "    try: grow()\n"
            "    except OSError as error: refused += error.errno == errno.ENOSPC\n"
            "os.pwrite(file, b'T', 0)\n"
            "print(refused, time.monotonic() - began, time.time(),"
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
    refused, waited, now, of_the_database = map(float, told.stdout.split())
    assert refused == 2
    assert waited >= 0.3
    assert abs(now - time.time() + 3_600) < 60
    assert abs(of_the_database - now) < 60
