"""How many moves the server takes a second, against a bare echo of the same sizes on the same stack in the same run.

``python benchmarks/server.py --json FILE`` plays Die sieben Siegel at 250 tables with 1,000 sockets: every move is
checked by the rules, stored durably, answered, and shown to four seats. Server and echo take turns, so that a machine
that is busy with something else slows down both. ``load_share`` is how busy this process was itself: well below 1,
it has not held anybody up. ``disk_p99_ms`` is what one sync of the same disk takes, measured right after the moves at a
fixed rate: each of those waits for at least one, so on a busy disk it decides their p99.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import uvloop

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # run as a script, it knows its own folder only

from benchmarks.load import Line, connected  # noqa: E402
from kartentisch.server import pages  # noqa: E402

SEATS = 4
SETTINGS = {"game": "siegel", "players": SEATS, "options": {"rounds": 20}}
MOVE_BYTES = 80
STARTS = 3
COMING = 8
"""So many tables are opened at once."""
PATIENCE = 10.0
"""Seconds to wait for the last views; a move that nobody was shown by then is missing from the samples."""
_NEWS = (b'{"type":"table"', b'{"type":"preparation"')
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
        self.unseen: dict[int, set[int]] = {}
        """The seats that have not been shown the last move yet."""
        self.latencies: list[float] = []
        self.sizes: list[int] = []

    async def open(self, *ports: int) -> None:
        """All sockets at all tables that are not open yet."""
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

    def seen(self, table: int, seat: int) -> None:
        """A seat has been shown the table; each is counted once a move, whatever else it is shown."""
        waiting = self.unseen.get(table)
        if waiting is not None and seat in waiting:
            waiting.discard(seat)
            self.latencies.append(time.perf_counter() - self.sent[table])

    async def as_fast_as_possible(self, seconds: float) -> float:
        """Moves a second."""
        self.paced, self.going, self.moves = False, True, 0
        self.unseen.clear()
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
            due = max(0, int((now - began) * rate) - made)
            for table in list(islice((table for table in self.waiting if not self.unseen.get(table)), due)):
                say = self.waiting.pop(table)
                self.unseen[table] = set(range(SEATS))
                self.sent[table] = time.perf_counter()
                say()
                made += 1
            await asyncio.sleep(0.001)
        while any(self.unseen.values()) and time.perf_counter() < began + seconds + PATIENCE:
            await asyncio.sleep(0.01)
        self.paced = False
        return self.latencies


class Tables(Side):
    """Ours."""

    def __init__(self, tables: int) -> None:
        super().__init__(tables)
        self.names: list[str] = []
        """The ids of the tables."""
        self.said: dict[int, int] = {}
        """At which version the last move was made: what shows an older one may still be on its way."""
        self.rounds: set[int] = set()
        """Tables that have played a round to its end."""

    async def open(self, *ports: int) -> None:
        turn = asyncio.Semaphore(COMING)

        async def gathered(table: int) -> None:
            async with turn:
                await self._gather(ports, table)

        await asyncio.gather(*(gathered(table) for table in range(len(self.names), self.tables)))

    async def _gather(self, ports: Sequence[int], table: int) -> None:
        answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

        def heard(_: Line, body: bytes) -> None:
            if not body.startswith(_NEWS):
                answers.put_nowait(json.loads(body))

        async def ask(line: Line, kind: str, **fields: Any) -> dict[str, Any]:
            line.say(json.dumps({"type": kind, "id": 1, **fields}).encode())
            answer = await answers.get()
            assert answer["type"] in ("welcome", "done"), answer
            return answer

        # Behind a balancer people of one table are at any server.
        spread = [ports[(table + seat) % len(ports)] for seat in range(SEATS)]
        lines = [await connected("127.0.0.1", port, heard) for port in spread]
        for seat, line in enumerate(lines):
            await ask(line, "hello", protocol=2, name=f"Seat {seat}")
        name = (await ask(lines[0], "create", settings=SETTINGS))["table"]
        self.names.append(name)
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
            if body.startswith(b'{"type":"preparation"'):
                return
            if not body.startswith(b'{"type":"table"'):
                assert body.startswith(b'{"type":"done"'), body
                return
            self.sizes.append(len(body))
            if table in self.unseen and _version(body) > self.said[table]:
                self.seen(table, seat)
            if on_turn in body:
                news = _news.decode(body)
                if news.version > seen:
                    seen = news.version
                    move = next(iter(news.view.cards or news.view.hand_backs), "none")
                    text = b'{"type":"at","id":1,"command":{"do":"move","version":%d,"move":"%s"}}'

                    def say() -> None:
                        self.said[table] = news.version
                        line.say(text % (news.version, move.encode()))

                    self.moved(table, say)
            elif b'"stage":"between"' in body and (version := _news.decode(body).version) > seen:
                seen = version
                self.rounds.add(table)
                line.say(b'{"type":"at","id":1,"command":{"do":"nod"}}')

        return heard


def _version(body: bytes) -> int:
    start = body.index(b'"version":') + 10
    return int(body[start : body.index(b",", start)])


class Echoes(Side):
    """The bare peer."""

    def __init__(self, tables: int, size: int) -> None:
        super().__init__(tables)
        self.size = size

    async def open(self, *ports: int) -> None:
        (port,) = ports
        for table in range(self.tables):
            for seat in range(SEATS):
                line = await connected("127.0.0.1", port, self._player(table, seat))
                line.say(b"%d %d" % (table, self.size))
                self.lines.append(line)
            first = self.lines[-SEATS]
            self.waiting[table] = lambda first=first: first.say(b"0 ".ljust(MOVE_BYTES))  # type: ignore[misc]
        await asyncio.sleep(1)

    def _player(self, table: int, seat: int) -> Callable[[Line, bytes], None]:
        on_turn = b'"turn":%d,' % seat
        text = (b"%d " % seat).ljust(MOVE_BYTES)

        def heard(line: Line, body: bytes) -> None:
            if body.startswith(b'{"type":"table"'):
                self.seen(table, seat)
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


def serve(folder: str) -> tuple[str, ...]:
    """The command for our server."""
    usual = ("-m", "kartentisch", "serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "warning")
    return (*usual, "--database", f"{folder}/tables.sqlite")


def start_seconds(folder: str) -> float:
    """From the command to the first byte of the page."""
    began = time.perf_counter()
    with process(*serve(folder)) as (_, port), socket.create_connection(("127.0.0.1", port)) as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = asking.recv(12)
        took = time.perf_counter() - began
    assert answer == b"HTTP/1.1 200", answer
    return took


def median(figures: Sequence[float], digits: int | None = None) -> float:
    """Rounded: the noise is larger than the digits that are left out."""
    return round(statistics.median(figures), digits)


def p99(latencies: Sequence[float]) -> float:
    """In milliseconds."""
    return round(1000 * sorted(latencies)[int(len(latencies) * 0.99)], 2)


def disk_p99(folder: str, seconds: float) -> float:
    """Milliseconds that 99 of 100 syncs of a page take on that disk: no stored move can be faster."""
    took = []
    with Path(folder, "syncs").open("ab") as file:
        began = time.perf_counter()
        while (start := time.perf_counter()) < began + seconds:
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - start)
            time.sleep(0.002)
    return p99(took)


async def measure(tables: int, seconds: float, turns: int) -> dict[str, float]:
    """The figures."""
    with tempfile.TemporaryDirectory() as folder:
        with (
            process(*serve(folder)) as (ours, our_port),
            process(str(HERE / "echo.py")) as (bare, bare_port),
        ):
            before = memory(ours)
            side = Tables(tables)
            await side.open(our_port)
            await asyncio.sleep(1)
            kilobytes = (memory(ours) - before) / len(side.lines)
            while len(side.rounds) < tables:  # views grow with the round: their usual size is known at its end
                await side.as_fast_as_possible(1)
            peer = Echoes(tables, round(statistics.mean(side.sizes)))
            await peer.open(bare_port)
            rates: dict[str, list[float]] = {"table": [], "echo": [], "table_cpu": [], "echo_cpu": [], "load": []}
            for _ in range(turns):
                for name, one, pid in (("echo", peer, bare), ("table", side, ours)):
                    used, mine, began = cpu(pid), time.process_time(), time.perf_counter()
                    rates[name].append(await one.as_fast_as_possible(seconds))
                    rates["load"].append((time.process_time() - mine) / (time.perf_counter() - began))
                    rates[f"{name}_cpu"].append(one.moves / max(1 / _TICKS, cpu(pid) - used))
            latencies = await side.at_a_rate(500, 2 * seconds)
            disk = disk_p99(folder, seconds)
            bare_latencies = await peer.at_a_rate(500, seconds)
            for line in side.lines + peer.lines:
                line.close()
        starts = [start_seconds(folder) for _ in range(STARTS)]
    return {
        "echo_moves_per_s": median(rates["echo"]),
        "table_moves_per_s": median(rates["table"]),
        "ratio": median([t / e for t, e in zip(rates["table"], rates["echo"], strict=True)], 3),
        "p99_ms_at_500": p99(latencies),
        "kb_per_socket": round(kilobytes, 1),
        "warm_start_s": median(starts, 2),
        "echo_moves_per_cpu_s": median(rates["echo_cpu"]),
        "table_moves_per_cpu_s": median(rates["table_cpu"]),
        "echo_p99_ms_at_500": p99(bare_latencies),
        "disk_p99_ms": disk,
        "samples_at_500": len(latencies),
        "load_share": round(max(rates["load"]), 2),
        "view_bytes": peer.size,
        "sockets": tables * SEATS,
    }


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long one turn takes")
    parser.add_argument("--turns", type=int, default=9)
    given = parser.parse_args(argv)
    if pages.folder() is None:
        print("the page is missing: make page", file=sys.stderr)
        return 2
    figures = uvloop.run(measure(given.tables, given.seconds, given.turns))
    text = json.dumps(figures, indent=2)
    print(text)
    if given.json:
        given.json.write_text(text + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
