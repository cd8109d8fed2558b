"""``python -m tools.chaos``: see the package."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple, assert_never, get_args

import asyncpg

from tools.chaos import __doc__ as about
from tools.chaos.checker import faults
from tools.chaos.clients import PLAYERS, Game, Player
from tools.chaos.machine import MISSING, Machines, compiler
from tools.chaos.proxy import Proxy
from tools.chaos.servers import Worker
from tools.chaos.trouble import Troubles
from tools.postgres import Postgres

Kind = Literal["postgresql", "sqlite"]
KINDS: tuple[Kind, ...] = get_args(Kind)
KILLS = ("server killed", "database killed")
START_SECONDS = 60.0
END_SECONDS = 90.0
"""For so long tables may take to end when the trouble is over."""


class Wish(NamedTuple):
    """What was asked for."""

    kind: Kind
    seconds: float
    kills: int
    moves: int
    tables: int
    workers: int
    pause: float
    seed: int


class Day:
    """One bad day."""

    def __init__(self, wish: Wish, folder: Path) -> None:
        self._wish, self._folder = wish, folder
        self.injected: Counter[str] = Counter()
        self.games: list[Game] = []
        self._players: list[Player] = []
        self._workers: list[Worker] = []
        self._broken: list[str] = []
        self._over = asyncio.Event()
        self._began = time.monotonic()

    async def run(self) -> list[str]:
        """Everything that went wrong."""
        wish, rng = self._wish, Random(self._wish.seed)
        server: Postgres | None = None
        proxy: Proxy | None = None
        links: list[Proxy] = []
        watching: asyncio.Task[None] | None = None
        machines = Machines(found) if (found := compiler()) else None
        if machines is None:
            print(MISSING, file=sys.stderr)
        own = None if machines is None else machines.new()
        match wish.kind:
            case "postgresql":
                server = await asyncio.to_thread(Postgres, None if own is None else own.environment)
                proxy = Proxy(server.port)
                await proxy.start()
                database, seen = server.url(), server.url(port=proxy.port)
            case "sqlite":
                database = seen = f"sqlite://{self._folder / 'tables.sqlite'}"
            case other:
                assert_never(other)
        try:
            many = wish.workers if server is not None else 1
            of_servers = [own] * many if machines is None or server is None else [machines.new() for _ in range(many)]
            self._workers = [
                Worker(seen, self._folder / f"server-{number}.log", machine)
                for number, machine in enumerate(of_servers)
            ]
            troubles = Troubles(self._workers, rng, self.injected)
            if server is not None and proxy is not None:
                troubles.with_postgres(server, proxy)
            else:
                troubles.with_file(self._folder / "tables.sqlite")
            if own is not None:
                troubles.with_machines([machine for machine in of_servers if machine is not None], own)
            for worker in self._workers:
                worker.start()
            watching = asyncio.create_task(self._watch_over())
            await self._all_well(START_SECONDS)
            if server is not None:
                links = await _links(self._workers, server.url())
                troubles.with_links(links)
            await self._spoil(troubles)
            await self._all_well(START_SECONDS)
            return self._broken + await faults(database, self.games, self._folder)
        finally:
            if watching is not None:
                watching.cancel()
            for worker in self._workers:
                with suppress(OSError):
                    await worker.end(signal.SIGKILL)
            for way in links if proxy is None else [proxy, *links]:
                await way.close()
            if server is not None:
                server.stop()
            if machines is not None:
                machines.close()

    async def _watch_over(self) -> None:
        """Starts servers again that gave up, without a database for example, as systemd does."""
        while True:
            await asyncio.sleep(0.5)
            for worker in self._workers:
                worker.start_again()

    async def _all_well(self, patience: float) -> None:
        until = time.monotonic() + patience
        for worker in self._workers:
            while not await worker.answers() and time.monotonic() < until:
                await asyncio.sleep(0.2)

    async def _spoil(self, troubles: Troubles) -> None:
        self._began = time.monotonic()
        playing = [asyncio.create_task(self._table(number)) for number in range(self._wish.tables)]
        telling = asyncio.create_task(self._tell())
        rng = Random(self._wish.seed + 1)
        while not self._enough():
            # In pieces, so that an interruption is not waited for.
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), self._wish.pause * 2 * rng.random())
            if not self._enough():
                await troubles.make()
        self._over.set()
        for player in self._players:
            player.moody = False
        _, late = await asyncio.wait(playing, timeout=END_SECONDS)
        for task in (*late, telling):
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(telling, return_exceptions=True)
        self._broken = [f"clients broke: {end!r}" for end in ends if isinstance(end, Exception)]

    def _enough(self) -> bool:
        if self._over.is_set():
            return True
        wish = self._wish
        if wish.kills or wish.moves:
            return self.kills >= wish.kills and self.moves >= wish.moves
        return time.monotonic() - self._began >= wish.seconds

    async def _table(self, number: int) -> None:
        """Games of the same people, one after the other."""
        rng = Random(f"{self._wish.seed} {number}")
        ports: Callable[[], Sequence[int]] = lambda: [worker.port for worker in self._workers]  # noqa: E731
        people = [Player(f"Bot {number} {seat}", ports, rng, self.injected) for seat in range(PLAYERS)]
        self._players += people
        while not self._over.is_set():
            game = Game()
            self.games.append(game)
            await asyncio.gather(*(player.play(game, seat == 0) for seat, player in enumerate(people)))

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(2)
            seconds = time.monotonic() - self._began
            print(f"{self._wish.kind}: {seconds:4.0f} s, {self.told}", file=sys.stderr, flush=True)

    def interrupt(self) -> None:
        """No more trouble; the tables end and are checked."""
        self._over.set()

    @property
    def kills(self) -> int:
        """How often something was killed."""
        return sum(self.injected[kind] for kind in KILLS)

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(game.acknowledged) for game in self.games)

    @property
    def told(self) -> str:
        """How far it has come."""
        over = sum(game.over for game in self.games)
        return f"{self.kills} kills, {self.moves} moves acknowledged, {over} games over"


async def _links(workers: Sequence[Worker], database: str) -> list[Proxy]:
    """Proxies by which servers reach each other from now on: what they write into the database is changed there."""
    proxies, cases = [], ""
    for worker in workers:
        proxies.append(Proxy(worker.link))
        await proxies[-1].start()
        cases += f" WHEN '127.0.0.1:{worker.link}' THEN '127.0.0.1:{proxies[-1].port}'"
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(
            "CREATE FUNCTION by_proxy() RETURNS trigger LANGUAGE plpgsql AS"
            f" $$ BEGIN NEW.address := CASE NEW.address{cases} ELSE NEW.address END; RETURN NEW; END $$;"
            "CREATE TRIGGER by_proxy BEFORE INSERT OR UPDATE OF address ON workers"
            " FOR EACH ROW EXECUTE FUNCTION by_proxy();"
            "UPDATE workers SET address = address;"
        )
    finally:
        await connection.close()
    return proxies


async def survive(wish: Wish) -> int:
    """Lives through one bad day, and prints what happened; how many faults there were."""
    with tempfile.TemporaryDirectory(prefix="kartentisch-chaos-") as folder:
        day = Day(wish, Path(folder))
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, day.interrupt)
        found = await day.run()
        print(f"{wish.kind}: {day.told}")
        for name, number in sorted(day.injected.items()):
            print(f"  {number:5d} × {name}")
        for fault in found[:20]:
            print(f"  WRONG: {fault}")
        print(f"  {len(found)} faults" if found else "  nothing lost, one history, every table ended")
        if found:
            for file in sorted(Path(folder).glob("*.log")):
                print(f"  {file.name}: …{file.read_text('utf-8', errors='replace')[-2_000:]}", file=sys.stderr)
    return len(found)


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description=about)
    parser.add_argument("--database", choices=KINDS, help="one kind only")
    parser.add_argument("--seconds", type=float, default=60, help="how long there is trouble (60)")
    parser.add_argument("--kills", type=int, default=0, help="instead: until so many were killed")
    parser.add_argument("--moves", type=int, default=0, help="instead: until so many moves were acknowledged")
    parser.add_argument("--tables", type=int, default=30, help="tables of three clients (30)")
    parser.add_argument("--workers", type=int, default=3, help="servers on PostgreSQL (3)")
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds between two troubles (1)")
    parser.add_argument("--seed", type=int, default=1, help="for the order of troubles and moves (1)")
    given = parser.parse_args(arguments)
    numbers = (given.seconds, given.kills, given.moves, given.tables, given.workers, given.pause, given.seed)
    kinds = (given.database,) if given.database else KINDS
    return int(sum(asyncio.run(survive(Wish(kind, *numbers))) for kind in kinds) > 0)


if __name__ == "__main__":
    sys.exit(main())
