"""How many moves the server takes a second, against a bare echo of the same sizes on the same stack in the same run.

``python benchmarks/server.py --json FILE`` plays Die sieben Siegel at 250 tables with 1,000 sockets: every move is
checked by the rules, stored durably, answered, and shown to four seats. Server and echo take turns, so that a machine
that is busy with something else slows down both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.load import Line, connected

SEATS = 4
SETTINGS = {"game": "siegel", "players": SEATS, "options": {"rounds": 20}}
MOVE_BYTES = 80
_TICKS = os.sysconf("SC_CLK_TCK")


class Hand(msgspec.Struct):
    """What of a view is needed to make some move."""

    cards: list[str]
    hand_backs: list[str]


class News(msgspec.Struct):
    table: str
    version: int
    stage: str
    view: Hand


_news = msgspec.json.Decoder(News)


class Side:
    """A server with 1,000 sockets at it, of one kind or the other."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.lines: list[Line] = []
        self.moves = 0
        self.going = False
        self.waiting: dict[int, Callable[[], None]] = {}
        """With a given rate: tables where somebody is on turn, and how to make that move."""
        self.paced = False
        self.sent: dict[int, float] = {}
        self.latencies: list[float] = []
        self.sizes: list[int] = []

    async def open(self, port: int) -> None:
        """All sockets at all tables."""
        raise NotImplementedError

    def moved(self, table: int, say: Callable[[], None]) -> None:
        """Somebody is on turn: at once, or when the pace asks for it."""
        if self.paced:
            self.waiting[table] = say
        elif self.going:
            self.moves += 1
            say()
        else:
            self.waiting[table] = say

    def seen(self, table: int) -> None:
        """A seat has been shown a move."""
        if table in self.sent:
            self.latencies.append(time.perf_counter() - self.sent[table])

    async def as_fast_as_possible(self, seconds: float) -> float:
        """Moves a second."""
        self.paced, self.going, self.moves = False, True, 0
        self.sent.clear()
        waiting, self.waiting = self.waiting, {}
        began = time.perf_counter()
        for say in waiting.values():
            self.moves += 1
            say()
        await asyncio.sleep(seconds)
        rate = self.moves / (time.perf_counter() - began)
        self.going = False
        await asyncio.sleep(0.5)
        return rate

    async def at_a_rate(self, rate: float, seconds: float) -> list[float]:
        """How long it took until each seat was shown each move."""
        self.paced, self.latencies = True, []
        began, made = time.perf_counter(), 0
        while (now := time.perf_counter()) < began + seconds:
            while made < (now - began) * rate and self.waiting:
                table = next(iter(self.waiting))
                say = self.waiting.pop(table)
                self.sent[table] = time.perf_counter()
                say()
                made += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        self.paced = False
        return self.latencies


class Tables(Side):
    """Ours."""

    async def open(self, port: int) -> None:
        for table in range(self.tables):
            await self._gather(port, table)

    async def _gather(self, port: int, table: int) -> None:
        answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

        def heard(_: Line, body: bytes) -> None:
            if not body.startswith(b'{"type":"table"'):
                answers.put_nowait(json.loads(body))

        async def ask(line: Line, kind: str, **fields: Any) -> dict[str, Any]:
            line.say(json.dumps({"type": kind, "id": 1, **fields}).encode())
            answer = await answers.get()
            assert answer["type"] in ("welcome", "done"), answer
            return answer

        lines = [await connected("127.0.0.1", port, heard) for _ in range(SEATS)]
        for seat, line in enumerate(lines):
            await ask(line, "hello", protocol=1, name=f"Seat {seat}")
        name = (await ask(lines[0], "create", settings=SETTINGS))["table"]
        for line in lines[1:]:
            await ask(line, "watch", table=name)
            await ask(line, "at", command={"do": "sit"})
        for seat, line in enumerate(lines):
            line.heard = self._player(table, seat)
        lines[0].say(b'{"type":"at","id":1,"command":{"do":"start"}}')
        self.lines += lines

    def _player(self, table: int, seat: int) -> Callable[[Line, bytes], None]:
        on_turn = b'"turn":%d,"clock"' % seat
        seen = 0

        def heard(line: Line, body: bytes) -> None:
            nonlocal seen
            if not body.startswith(b'{"type":"table"'):
                assert body.startswith(b'{"type":"done"'), body
                return
            self.seen(table)
            if on_turn in body:
                news = _news.decode(body)
                if news.version > seen:
                    seen = news.version
                    self.sizes.append(len(body))
                    move = next(iter(news.view.cards or news.view.hand_backs), "none")
                    text = b'{"type":"at","id":1,"command":{"do":"move","version":%d,"move":"%s"}}'
                    self.moved(table, lambda: line.say(text % (news.version, move.encode())))
            elif b'"stage":"between"' in body and (version := _news.decode(body).version) > seen:
                seen = version
                line.say(b'{"type":"at","id":1,"command":{"do":"nod"}}')

        return heard


class Echoes(Side):
    """The bare peer."""

    def __init__(self, tables: int, size: int) -> None:
        super().__init__(tables)
        self._size = size

    async def open(self, port: int) -> None:
        for table in range(self.tables):
            for seat in range(SEATS):
                line = await connected("127.0.0.1", port, self._player(table, seat))
                line.say(b"%d %d" % (table, self._size))
                self.lines.append(line)
            first = self.lines[-SEATS]
            self.waiting[table] = lambda first=first: first.say(b"0 ".ljust(MOVE_BYTES))  # type: ignore[misc]
        await asyncio.sleep(1)

    def _player(self, table: int, seat: int) -> Callable[[Line, bytes], None]:
        on_turn = b'"turn":%d,' % seat
        text = (b"%d " % seat).ljust(MOVE_BYTES)

        def heard(line: Line, body: bytes) -> None:
            if body.startswith(b'{"type":"table"'):
                self.seen(table)
                if on_turn in body:
                    self.moved(table, lambda: line.say(text))

        return heard


@contextmanager
def process(*command: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its id and port."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        found = re.search(r":(\d+)/", started.stdout.readline())
        assert found
        try:
            yield started.pid, int(found[1])
        finally:
            started.terminate()


def memory(pid: int) -> int:
    """Kilobytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text("utf-8"))
    assert found
    return int(found[1])


def cpu(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


async def measure(tables: int, seconds: float, turns: int) -> dict[str, float]:
    """The figures."""
    with tempfile.TemporaryDirectory() as folder:
        serve = ("-m", "kartentisch", "serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "warning")
        with (
            process(*serve, "--database", f"{folder}/tables.sqlite") as (ours, our_port),
            process("-m", "benchmarks.echo") as (bare, bare_port),
        ):
            before = memory(ours)
            side = Tables(tables)
            await side.open(our_port)
            await asyncio.sleep(1)
            kilobytes = (memory(ours) - before) / len(side.lines)
            await side.as_fast_as_possible(1)
            peer = Echoes(tables, round(statistics.mean(side.sizes)))
            await peer.open(bare_port)
            rates: dict[str, list[float]] = {"table": [], "echo": [], "table_cpu": [], "echo_cpu": []}
            for _ in range(turns):
                for name, one, pid in (("echo", peer, bare), ("table", side, ours)):
                    used = cpu(pid)
                    rates[name].append(await one.as_fast_as_possible(seconds))
                    rates[f"{name}_cpu"].append(one.moves / (cpu(pid) - used))
            latencies = sorted(await side.at_a_rate(500, 2 * seconds))
            bare_latencies = sorted(await peer.at_a_rate(500, seconds))
            for line in side.lines + peer.lines:
                line.close()
    table, echo = statistics.median(rates["table"]), statistics.median(rates["echo"])
    return {
        "echo_moves_per_s": round(echo),
        "table_moves_per_s": round(table),
        "ratio": round(statistics.median(t / e for t, e in zip(rates["table"], rates["echo"], strict=True)), 3),
        "p99_ms_at_500": round(1000 * latencies[int(len(latencies) * 0.99)], 2),
        "kb_per_socket": round(kilobytes, 1),
        "echo_moves_per_cpu_s": round(statistics.median(rates["echo_cpu"])),
        "table_moves_per_cpu_s": round(statistics.median(rates["table_cpu"])),
        "echo_p99_ms_at_500": round(1000 * bare_latencies[int(len(bare_latencies) * 0.99)], 2),
        "samples_at_500": len(latencies),
        "view_bytes": peer._size,
        "sockets": tables * SEATS,
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    figures = uvloop.run(measure(given.tables, given.seconds, given.turns))
    text = json.dumps(figures, indent=2)
    print(text)
    if given.json:
        given.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
