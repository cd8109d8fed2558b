"""How long the moves of an honest table take while a crowd looks on.

``python benchmarks/crowd.py --json FILE`` plays Die sieben Siegel at one table with four sockets, 20 moves a second. It
measures for each seat how long it took until it was shown the move: alone, with 100 onlookers who ask for the table 9
times a second each, and while 800 others come to look on, again and again. The crowd lives in a process of its own.
Of 100 moves 99 must be shown within 200 ms; else the script fails. ``busy`` is how much of a core the server used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import uvloop

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # run as a script, it knows its own folder only

from benchmarks.load import Line, connected  # noqa: E402
from benchmarks.server import Tables, cpu, p99, process, serve  # noqa: E402

MOST_MS = 200.0
ASKING = 100
ASKS_A_SECOND = 9.0
JOINING = 800
MOVES_A_SECOND = 20.0
SPARE = 0.95
"""Of a rate that is allowed the crowd uses a little less, so that it is never closed for being too fast."""

_ANSWERS = (b'{"type":"welcome"', b'{"type":"done"', b'{"type":"refused"')

Crowd = Callable[[int, str, int, Event], Coroutine[Any, Any, None]]
"""What a crowd does at a port and a table, so many of them; it says when it is under way."""


@asynccontextmanager
async def onlookers(port: int, table: str, number: int) -> AsyncIterator[tuple[list[Line], list[bytes]]]:
    """Sockets that have asked to look on, and what they were answered."""
    answers: list[bytes] = []

    def heard(_: Line, body: bytes) -> None:
        if body.startswith(_ANSWERS):
            answers.append(body)

    lines = []
    try:
        for each in range(number):
            line = await connected("127.0.0.1", port, heard)
            lines.append(line)
            _say(line, "hello", protocol=2, name=f"Onlooker {each}")
            _say(line, "watch", table=table)
        while len(answers) < 2 * number:
            await asyncio.sleep(0.01)
        yield lines, answers
    finally:
        for line in lines:
            line.close()
        await asyncio.sleep(0)  # until they are closed


def _say(line: Line, kind: str, **fields: Any) -> None:
    line.say(json.dumps({"type": kind, "id": 1, **fields}).encode())


async def asking(port: int, table: str, number: int, under_way: Event) -> None:
    """Everybody asks for the table that they watch, as often as that is allowed."""
    async with onlookers(port, table, number) as (lines, answers):
        assert not any(b"refused" in answer for answer in answers)
        under_way.set()
        while True:
            for line in lines:
                _say(line, "watch", table=table)
                await asyncio.sleep(0)
            await asyncio.sleep(1 / (SPARE * ASKS_A_SECOND))


async def joining(port: int, table: str, number: int, under_way: Event) -> None:
    """All come as fast as they can and go again, for ever."""
    under_way.set()
    while True:
        async with onlookers(port, table, number):
            pass


def _run(crowd: Crowd, port: int, table: str, number: int, under_way: Event) -> None:
    uvloop.run(crowd(port, table, number, under_way))


@contextmanager
def beside(crowd: Crowd | None, port: int, table: str, number: int) -> Iterator[None]:
    """Runs a crowd in a process of its own while something else is done."""
    if crowd is None:
        yield
        return
    context = multiprocessing.get_context("spawn")
    under_way = context.Event()
    other = context.Process(target=_run, args=(crowd, port, table, number, under_way), daemon=True)
    other.start()
    try:
        assert under_way.wait(60)
        yield
        assert other.is_alive(), "the crowd was thrown out"
    finally:
        other.kill()
        other.join()


async def measure(asks: int, joins: int, seconds: float) -> dict[str, float]:
    """The figures."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, process(*serve(folder)) as (pid, port):
        side = Tables(1)
        await side.open(port)
        crowds: tuple[tuple[str, Crowd | None, int], ...] = (
            ("alone", None, 0),
            ("asking", asking, asks),
            ("joining", joining, joins),
        )
        for name, crowd, number in crowds:
            with beside(crowd, port, side.names[0], number):
                used, began = cpu(pid), time.perf_counter()
                latencies = await side.at_a_rate(MOVES_A_SECOND, seconds)
                busy = (cpu(pid) - used) / (time.perf_counter() - began)
            figures[f"{name}_onlookers"] = number
            figures[f"{name}_median_ms"] = round(1000 * statistics.median(latencies), 2)
            figures[f"{name}_p99_ms"] = p99(latencies)
            figures[f"{name}_busy"] = round(busy, 2)
            figures[f"{name}_samples"] = len(latencies)
        for line in side.lines:
            line.close()
    return figures


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--asking", type=int, default=ASKING)
    parser.add_argument("--joining", type=int, default=JOINING)
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each crowd is there")
    given = parser.parse_args(argv)
    figures = uvloop.run(measure(given.asking, given.joining, given.seconds))
    text = json.dumps(figures, indent=2)
    print(text)
    if given.json:
        given.json.write_text(text + "\n", "utf-8")
    return int(any(figure >= MOST_MS for name, figure in figures.items() if name.endswith("_p99_ms")))


if __name__ == "__main__":
    sys.exit(main())
