"""How many tables the servers of one machine carry: tables against waits and memory, up to saturation.

``python benchmarks/capacity.py --json FILE`` (or ``make capacity``) measures one server on SQLite, then one, two and
four on PostgreSQL, all on this machine and with the clients beside them. At every table four people play Die sieben
Siegel, two moves a second; each of them is connected to another server, as behind a balancer. More and more tables are
opened; at each number it is measured how long it took until a seat was shown a move, how much memory (PSS) servers and
database hold, and how many cores servers, database, clients and anybody else have used. It ends where the moves wanted
are not made any more, or one of a hundred waits is over a second. All moves are durable: PostgreSQL runs with the
settings it comes with, but for its memory (`tools/postgres.py`).

``beside_bots``: what people at some tables wait for at two servers on PostgreSQL, alone and while at as many tables as
anybody may have four masters each play with somebody who never stops to think, so that bots think all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import uvloop

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # run as a script, it knows its own folder only

from benchmarks.server import SEATS, Tables, cpu, median, p99, process, serve  # noqa: E402
from kartentisch.client.connection import connected  # noqa: E402
from tools.chaos.clients import HERE as LOCAL  # noqa: E402
from tools.postgres import Postgres, programs  # noqa: E402

SETUPS = (("sqlite", 1), ("postgresql", 1), ("postgresql", 2), ("postgresql", 4))
STEPS = (50, 100, 200, 400, 600, 800, 1_000, 1_250, 1_500, 1_750, 2_000, 2_400)
HALF_WAIT_MS = 200.0
LEAST_MADE = 0.9
SETTLE_SECONDS = 1.0
START_SECONDS = 60.0
BOT_TABLES = 50
"""As many as one person may have."""
TICKS = os.sysconf("SC_CLK_TCK")


class Database:
    """Where the servers store: its URL, and its processes, if it has any."""

    def __init__(self, url: str, server: Postgres | None) -> None:
        self.url, self._server = url, server

    def processes(self) -> list[int]:
        """All of PostgreSQL."""
        return [] if self._server is None else self._server.processes()


@contextmanager
def database(kind: str, folder: str) -> Iterator[Database]:
    """An empty one."""
    if kind == "sqlite":
        yield Database(f"{folder}/tables.sqlite", None)
        return
    if kind != "postgresql":
        raise ValueError(kind)
    server = Postgres()
    try:
        yield Database(server.url(), server)
    finally:
        server.stop()


def megabytes(pids: Sequence[int]) -> float:
    """What some processes hold; what they share is counted once."""
    kilobytes = 0
    for pid in pids:
        found = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8"), re.MULTILINE)
        assert found
        kilobytes += int(found[1])
    return round(kilobytes / 1_024, 1)


def busy() -> float:
    """Seconds that all cores of this machine have worked, for whomever."""
    user, nice, system, _, _, interrupts, soft = map(
        int, Path("/proc/stat").read_text("utf-8").splitlines()[0].split()[1:8]
    )
    return (user + nice + system + interrupts + soft) / TICKS


class Cores:
    """How many cores each side uses from now on."""

    def __init__(self, servers: Sequence[int], stored: Sequence[int]) -> None:
        self._servers, self._stored = servers, stored
        self._before = self._now()

    def _now(self) -> tuple[float, ...]:
        servers, stored = (sum(map(cpu, pids)) for pids in (self._servers, self._stored))
        return time.perf_counter(), servers, stored, time.process_time(), busy()

    def used(self) -> dict[str, float]:
        """Until now, by name."""
        seconds, *spent = (now - before for now, before in zip(self._now(), self._before, strict=True))
        servers, stored, clients, everybody = (round(each / seconds, 2) for each in spent)
        others = max(0.0, round(everybody - servers - stored - clients, 2))
        return {
            "server_cores": servers,
            "database_cores": stored,
            "client_cores": clients,
            "other_cores": others,
        }


def saturated(step: Mapping[str, float]) -> bool:
    """Whether half of all waits are long, or a good part of the moves that were wanted were not made."""
    return step["p50_ms"] > HALF_WAIT_MS or step["moves_per_s"] < LEAST_MADE * step["wanted_per_s"]


async def curve(kind: str, servers: int, steps: Sequence[int], rate: float, seconds: float) -> dict[str, Any]:
    """One setup, with more and more tables."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = stack.enter_context(database(kind, folder))
        command = (*serve(folder)[:-1], store.url, "--workers", "1")
        started = [stack.enter_context(process(*command)) for _ in range(servers)]
        pids, ports = [pid for pid, _ in started], [port for _, port in started]
        side = Tables(0)
        found: list[dict[str, float]] = []
        empty = megabytes(pids), megabytes(store.processes())
        for tables in steps:
            side.tables = tables
            await side.open(*ports)
            await asyncio.sleep(SETTLE_SECONDS)
            cores = Cores(pids, store.processes())
            began = time.perf_counter()
            latencies = await side.at_a_rate(rate * tables, seconds)
            took = time.perf_counter() - began
            step = {
                "tables": tables,
                "sockets": len(side.lines),
                "wanted_per_s": rate * tables,
                "moves_per_s": round(len(latencies) / SEATS / max(took, seconds), 1),
                "p50_ms": median([1000 * each for each in latencies], 2),
                "p99_ms": p99(latencies),
                "server_mb": megabytes(pids),
                "database_mb": megabytes(store.processes()),
                **cores.used(),
            }
            found.append(step)
            print(f"{kind} × {servers}: {step}", file=sys.stderr, flush=True)
            if saturated(step):
                break
        for line in side.lines:
            line.close()
        await asyncio.sleep(0)  # until they are closed
    return {
        "database": kind,
        "servers": servers,
        "empty_server_mb": empty[0],
        "empty_database_mb": empty[1],
        "steps": found,
    }


async def against_masters(port: int) -> None:
    """Somebody who plays with four masters, as fast as they do."""
    async with connected(f"ws://{LOCAL}:{port}/ws") as client:
        await client.hello(name="Never stops")
        settings = {"game": "siegel", "players": 5, "pace": "fast", "options": {"rounds": 20}}
        await client.ask("create", settings=settings, bots="master", start=True)
        while not client.lost:
            await client.changed.wait()
            client.changed.clear()
            news = client.news
            if news.get("stage") == "between":
                await client.act("nod")
            elif news.get("stage") == "playing" and news["turn"] == news["you"]:
                view = news["view"]
                move = "none" if view["prediction"] else (view["cards"] or view["hand_backs"])[0]
                await client.act("move", version=news["version"], move=move)


async def beside_bots(tables: int, bots: int, rate: float, seconds: float) -> dict[str, float]:
    """How long people wait for each other while bots think as much as they can."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = stack.enter_context(database("postgresql", folder))
        command = (*serve(folder)[:-1], store.url)
        ports = [stack.enter_context(process(*command))[1] for _ in range(2)]
        side = Tables(tables)
        await side.open(*ports)
        await asyncio.sleep(SETTLE_SECONDS)
        alone = await side.at_a_rate(rate * tables, seconds)
        playing = [asyncio.create_task(against_masters(ports[number % 2])) for number in range(bots)]
        try:
            until = time.perf_counter() + START_SECONDS
            while (before := await asyncio.to_thread(moves_of_bots, ports)) < bots and time.perf_counter() < until:
                await asyncio.sleep(SETTLE_SECONDS)  # their processes start with the first question
            began = time.perf_counter()
            beside = await side.at_a_rate(rate * tables, seconds)
            made = await asyncio.to_thread(moves_of_bots, ports) - before
            took = time.perf_counter() - began
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for line in side.lines:
            line.close()
        await asyncio.sleep(0)
    return {
        "tables": tables,
        "tables_of_bots": bots,
        "moves_of_bots_per_s": round(made / took, 1),
        "alone_p50_ms": median([1000 * each for each in alone], 2),
        "alone_p99_ms": p99(alone),
        "beside_p50_ms": median([1000 * each for each in beside], 2),
        "beside_p99_ms": p99(beside),
    }


def moves_of_bots(ports: Sequence[int]) -> float:
    """How many moves bots have made at some servers."""
    found = 0.0
    for port in ports:
        with urlopen(f"http://{LOCAL}:{port}/metrics", timeout=20) as answer:
            told = re.search(r'^kartentisch_moves_total{by="bot"} (\S+)$', answer.read().decode(), re.MULTILINE)
        assert told
        found += float(told[1])
    return found


def machine() -> dict[str, Any]:
    """What it was measured on."""
    model = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text("utf-8"), re.MULTILINE)
    version = subprocess.run([programs() / "postgres", "--version"], capture_output=True, text=True, check=True).stdout
    return {
        "processor": model[1] if model else "",
        "cores": os.cpu_count(),
        "python": ".".join(map(str, sys.version_info[:3])),
        "postgresql": version.split()[-1],
    }


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--steps", type=int, nargs="+", default=STEPS, help="numbers of tables")
    parser.add_argument("--rate", type=float, default=2.0, help="moves a second at each table (2)")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each number of tables is measured (8)")
    parser.add_argument("--only", choices=[f"{kind}-{servers}" for kind, servers in SETUPS], help="one setup")
    given = parser.parse_args(argv)
    curves = [
        uvloop.run(curve(kind, servers, given.steps, given.rate, given.seconds))
        for kind, servers in SETUPS
        if given.only in (None, f"{kind}-{servers}")
    ]
    figures: dict[str, Any] = {"machine": machine(), "rate": given.rate, "seconds": given.seconds, "curves": curves}
    if given.only is None:
        least = min(max(step["tables"] for step in one["steps"]) for one in curves)
        few = max(1, least // 4)
        figures["beside_bots"] = uvloop.run(beside_bots(few, BOT_TABLES, given.rate, given.seconds))
    text = json.dumps(figures, indent=2)
    print(text)
    if given.json:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(text + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
