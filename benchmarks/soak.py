"""An hour of people who come, play and go: what the servers hold must not grow.

``python benchmarks/soak.py --json FILE`` (or ``make soak``) runs one server on SQLite and two on a PostgreSQL of its
own. At each kind of database some tables of three people play one short game after the other, a new table each time,
slowly; some people play against bots, each of them somebody new, with hints, an analysis and the game seen again;
others look on. Every thirty seconds it is looked up what each server holds: memory, sockets, tasks of its loop, tables.
Garbage is collected every ten minutes, so of each ten minutes the least is told. It fails if the last ten minutes hold
more than the third did (``GROWTH_KB``), or if sockets, tasks or tables are left once everybody has gone and their
tables are forgotten. It needs no quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.request import urlopen

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # run as a script, it knows its own folder only

from kartentisch.client.connection import Client, Frame, connected  # noqa: E402
from kartentisch.server.limits import FORGET_SECONDS  # noqa: E402
from kartentisch.server.run import _TIDY_SECONDS  # noqa: E402
from tools.chaos.clients import ANSWER_SECONDS, PLAYERS, Game, Player  # noqa: E402
from tools.chaos.clients import HERE as LOCAL  # noqa: E402
from tools.chaos.servers import Worker  # noqa: E402
from tools.postgres import Postgres  # noqa: E402

PROGRAM = (
    "from kartentisch.server import limits, run; limits.FORGET_SECONDS, run._TIDY_SECONDS = {forget}, {tidy};"
    "import asyncio; from kartentisch.server.metrics import Metrics; text = Metrics.text;"
    "Metrics.text = lambda self: text(self) + b'tasks %d\\n' % len(asyncio.all_tasks());"
    "from kartentisch.cli import main; raise SystemExit(main())"
)
"""A server that also tells how many tasks its loop has; how long it keeps tables and garbage can be set."""
SERVERS = {"sqlite": 1, "postgresql": 2}
LOOK_SECONDS = 30.0
GROWTH_KB = 10_000
"""So much more memory may be held in the last part than in the third: the database's caches fill slowly (SQLite's has
2 MB a connection), and memory that is free lies in pieces. An hour of leaks at every visit would be far more."""
CHANCE = 15
"""By so many sockets and tasks two parts may differ, as people come and go; a leak would be hundreds."""
PARTS = 6
STEADY = 2
"""The first parts are not compared: by then caches are full and tables are forgotten as fast as they are made."""
SPARE_SOCKETS = 8
"""A server keeps up to six connections to PostgreSQL and the sockets of its bots' worker, once it has needed them."""
START_SECONDS = 60.0
END_SECONDS = 180.0
"""For so long people may go on with what they have begun when the time is over."""
LATER_SECONDS = 20.0
"""So long after they may be forgotten, tables are."""
CURIOUS: tuple[tuple[str, Frame], ...] = (
    ("get-log", {}),
    ("get-games", {}),
    ("get-statistics", {}),
    ("probe", {"move": "none"}),
    ("lobby", {"on": True}),
    ("lobby", {"on": False}),
    ("rename", {"name": "Somebody else"}),
    ("new-code", {}),
    ("at", {"command": {"do": "phrase", "phrase": "hello"}}),
    ("at", {"command": {"do": "talk", "text": "something or other"}}),
)
"""What people ask for beside playing."""


class Held(NamedTuple):
    """What one server held at one moment."""

    kilobytes: int
    sockets: int
    tasks: int
    tables: int


class Visitor(Player):
    """Somebody who takes time, and is curious."""

    pause = 0.5

    async def be_moody(self, client: Client) -> None:
        """Thinks for a moment; now and then asks for something, or hangs up."""
        await asyncio.sleep(2 * self.pause * self._rng.random())
        if self._rng.random() < 0.05:
            kind, fields = self._rng.choice(CURIOUS)
            async with asyncio.timeout(ANSWER_SECONDS):
                await client.ask(kind, **fields)
        await super().be_moody(client)


class Place:
    """The people around the servers of one kind of database."""

    def __init__(self, workers: Sequence[Worker], tables: int, pause: float, rng: Random) -> None:
        self.workers, self._tables, self._pause, self._rng = workers, tables, pause, rng
        self.games: list[Game] = []
        self.done: Counter[str] = Counter()
        self._over = False
        self._running: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """People begin to come."""
        for number in range(self._tables):
            self._running.append(asyncio.create_task(self._together(number)))
            self._running.append(asyncio.create_task(self._again_and_again(self._alone)))
            self._running.append(asyncio.create_task(self._again_and_again(self._look_on)))

    async def close(self) -> None:
        """Nobody begins anything new; everybody goes."""
        self._over = True
        done, late = await asyncio.wait(self._running, timeout=END_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await asyncio.gather(*done)

    def _port(self) -> int:
        return self._rng.choice(self.workers).port

    async def _together(self, number: int) -> None:
        """Games of the same people, each at a new table."""
        ports = [worker.port for worker in self.workers]
        people = [Visitor(f"Guest {number} {seat}", lambda: ports, self._rng, self.done) for seat in range(PLAYERS)]
        for person in people:
            person.pause = self._pause
        while not self._over:
            game = Game()
            self.games = [*self.games[-self._tables :], game]
            await asyncio.gather(*(person.play(game, seat == 0) for seat, person in enumerate(people)))
            self.done["games together"] += 1

    async def _again_and_again(self, visit: Callable[[Client], Any]) -> None:
        while not self._over:
            with suppress(OSError, TimeoutError):
                async with connected(f"ws://{LOCAL}:{self._port()}/ws") as client:
                    await client.hello(name=f"Visitor {self._rng.randrange(10_000)}")
                    async with asyncio.timeout(300):
                        await visit(client)
            await asyncio.sleep(2 * self._pause)

    async def _look_on(self, client: Client) -> None:
        there = [game.table for game in self.games if game.table is not None and not game.over]
        if there:
            await client.ask("watch", table=self._rng.choice(there))
            self.done["looked on"] += 1
        await asyncio.sleep(20 * self._pause * self._rng.random())

    async def _alone(self, client: Client) -> None:
        """A game against bots with all that belongs to it."""
        game = self._rng.choice(("siegel", "saboteur"))
        settings = {"game": game, "players": 3, "pace": "fast", "options": {"rounds": 1}}
        if (await client.ask("create", settings=settings, bots="improver", start=True))["type"] != "done":
            return
        seen = None
        while not client.lost and client.news.get("stage") != "over":
            await client.changed.wait()
            client.changed.clear()
            news = client.news
            if not news or (now := (news["stage"], news["version"])) == seen:
                continue
            seen = now
            if news["stage"] == "playing" and news["turn"] == news["you"]:
                await asyncio.sleep(2 * self._pause * self._rng.random())
                if self._rng.random() < 0.1:
                    await client.act("hint", version=news["version"])
                    self.done["hints"] += 1
                await client.act("move", version=news["version"], move=_choice(news["view"], self._rng))
            elif news["stage"] == "between":
                await client.act("nod")
        self.done["games alone"] += 1
        games = (await client.ask("get-games"))["games"]
        if games and games[0]["id"] is not None:
            await client.ask("analyse", game=games[0]["id"])
            address = f"http://{LOCAL}:{self._port()}/api/game/{games[0]['id']}/replay?open=1"
            with suppress(OSError):
                await asyncio.to_thread(_fetched, address)
                self.done["games seen again"] += 1
            await asyncio.sleep(self._pause)


def _choice(view: Frame, rng: Random) -> str:
    """Some move that a view of either game offers."""
    if "prediction" in view:
        return "none" if view["prediction"] else str(rng.choice(view["cards"] or view["hand_backs"]))
    if view["offer"]:
        return f"gold {rng.choice(view['offer'])}"
    return f"discard {rng.choice(view['hand'])}"


def _fetched(address: str) -> bytes:
    with urlopen(address, timeout=20) as answer:
        read: bytes = answer.read()
    return read


def held(worker: Worker) -> Held:
    """What a server holds now, itself; its bots' processes are others."""
    pid = worker.process.pid
    told = _fetched(f"http://{LOCAL}:{worker.port}/metrics").decode()
    (tasks,), (tables,) = (
        re.findall(r"^tasks (\d+)$", told, re.MULTILINE),
        re.findall(r"^kartentisch_tables ([\d.]+)$", told, re.MULTILINE),
    )
    memory = re.search(r"^Rss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8"), re.MULTILINE)
    assert memory
    sockets = 0
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            sockets += link.readlink().name.startswith("socket:")
    return Held(int(memory[1]), sockets, int(tasks), int(float(tables)))


def least(looks: Sequence[Held]) -> dict[str, int]:
    """The least of each figure."""
    return {name: min(getattr(look, name) for look in looks) for name in Held._fields}


def grown(parts: Sequence[dict[str, int]], before: Held, after: Held) -> list[str]:
    """What has grown that must not."""
    found = []
    for name in ("kilobytes", "sockets", "tasks"):  # tables are as many as people play in a while: that is no growth
        was, now = parts[STEADY][name], parts[-1][name]
        if now > was + (GROWTH_KB if name == "kilobytes" else CHANCE):
            found.append(f"{name}: {was} in part {STEADY + 1}, {now} in the last")
    found += [
        f"{name}: {getattr(before, name)} before anybody came, {getattr(after, name)} after all have gone"
        for name in ("sockets", "tasks", "tables")
        if getattr(after, name) > getattr(before, name) + (SPARE_SOCKETS if name == "sockets" else 0)
    ]
    return found


async def soak(
    seconds: float, tables: int, pause: float, seed: int, forget: float = FORGET_SECONDS, tidy: float = _TIDY_SECONDS
) -> dict[str, Any]:
    """The figures of all servers, and what has grown."""
    rng, program = Random(seed), PROGRAM.format(forget=forget, tidy=tidy)
    with tempfile.TemporaryDirectory(prefix="kartentisch-soak-") as name:
        folder = Path(name)
        database = await asyncio.to_thread(Postgres)
        urls = {"sqlite": f"sqlite://{folder / 'tables.sqlite'}", "postgresql": database.url()}
        workers = {
            f"{kind} {number + 1}": Worker(urls[kind], folder / f"{kind}-{number}.log", None, ("-c", program))
            for kind, many in SERVERS.items()
            for number in range(many)
        }
        try:
            for worker in workers.values():
                worker.start()
            until = time.monotonic() + START_SECONDS
            for worker in workers.values():
                while not await worker.answers():
                    assert time.monotonic() < until, "a server does not start"
                    await asyncio.sleep(0.2)

            async def look(worker: Worker) -> Held:
                return await asyncio.to_thread(held, worker)

            await asyncio.sleep(min(10.0, seconds / PARTS))
            before = {name: await look(worker) for name, worker in workers.items()}
            places = [
                Place([worker for name, worker in workers.items() if name.startswith(kind)], tables, pause, rng)
                for kind in SERVERS
            ]
            for place in places:
                place.open()
            looks: dict[str, list[tuple[float, Held]]] = {name: [] for name in workers}
            began = time.monotonic()
            while (now := time.monotonic() - began) < seconds:
                for name, worker in workers.items():
                    looks[name].append((now, await look(worker)))
                print(f"{now:5.0f} s", *(f"{name}: {found[-1][1]}" for name, found in looks.items()), file=sys.stderr)
                await asyncio.sleep(min(LOOK_SECONDS, seconds / (4 * PARTS)))
            await asyncio.gather(*(place.close() for place in places))
            await asyncio.sleep(forget + LATER_SECONDS)
            after = {name: await look(worker) for name, worker in workers.items()}
        finally:
            for worker in workers.values():
                with suppress(OSError):
                    await worker.end(signal.SIGTERM)
            database.stop()
        lines = [line for file in sorted(folder.glob("*.log")) for line in file.read_text("utf-8").splitlines()]
    errors = [line for line in lines if '"level":"error"' in line]
    print(*errors, sep="\n", file=sys.stderr)
    figures: dict[str, Any] = {"seconds": seconds, "done": {}, "servers": {}, "errors": len(errors)}
    for kind, place in zip(SERVERS, places, strict=True):
        figures["done"][kind] = dict(sorted(place.done.items()))
    for name, found in looks.items():
        parts = [
            least([one for at, one in found if part <= at * PARTS / seconds < part + 1] or [found[-1][1]])
            for part in range(PARTS)
        ]
        figures["servers"][name] = {
            "before": before[name]._asdict(),
            "parts": parts,
            "after": after[name]._asdict(),
            "grown": grown(parts, before[name], after[name]),
        }
    return figures


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--seconds", type=float, default=3_600, help="how long people play (3600)")
    parser.add_argument(
        "--tables", type=int, default=6, help="at each kind of database: of people, alone, onlookers (6)"
    )
    parser.add_argument("--pause", type=float, default=0.5, help="mean seconds that somebody thinks (0.5)")
    parser.add_argument("--seed", type=int, default=1, help="for moves and moods (1)")
    parser.add_argument(
        "--forget", type=float, default=FORGET_SECONDS, help="seconds until servers forget a table (as they do)"
    )
    parser.add_argument(
        "--tidy", type=float, default=_TIDY_SECONDS, help="seconds between two collections of garbage (as they do)"
    )
    given = parser.parse_args(argv)
    figures = asyncio.run(soak(given.seconds, given.tables, given.pause, given.seed, given.forget, given.tidy))
    text = json.dumps(figures, indent=2)
    print(text)
    if given.json:
        given.json.parent.mkdir(parents=True, exist_ok=True)
        given.json.write_text(text + "\n", "utf-8")
    return int(any(server["grown"] for server in figures["servers"].values()) or figures["errors"] > 0)


if __name__ == "__main__":
    sys.exit(main())
