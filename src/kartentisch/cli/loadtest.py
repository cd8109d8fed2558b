"""``kartentisch loadtest URL``: many tables with real clients at a server, and how long it lets them wait.

Only one's own server is put under load: an address that is not this machine's is refused unless a switch says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import random
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from kartentisch.cli.arguments import Arguments, flag, needed, number, positive
from kartentisch.client.connection import Client, Frame, connected
from kartentisch.client.link import socket_address
from kartentisch.game import Illegal, quoted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say

GAME = "siegel"
"""Its moves can be told from a view in a few lines; to the server a move is a move."""
PLAYERS = range(3, 6)
COMING = 8
"""So many tables are opened at once, so that coming in is no part of the load."""
PATIENCE = 30.0


class Plan(NamedTuple):
    """What is tried."""

    url: str
    tables: int
    players: int
    seconds: float
    rate: float
    """Moves a second at each table."""


class Measured:
    """What was seen from here: nothing of the server but its answers."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        """Seconds from a move to its answer, which means that it is on the server's disk."""
        self.refused: Counter[str] = Counter()
        self.lost = 0
        self.sockets = 0
        self.counting = False


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("url")
    for name in ("--tables", "--players", "--seconds", "--rate"):
        parser.option(name)
    parser.switch("--my-own-server")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-loadtest"))
        return 0
    url = address(needed(given, "url"), flag(given, "my_own_server"))
    players = number(given, "players", PLAYERS.start) or 4
    if players not in PLAYERS:
        raise Illegal("players", players=players, game=GAME)
    plan = Plan(
        url,
        number(given, "tables", 1) or 10,
        players,
        positive(given, "seconds") or 30.0,
        positive(given, "rate") or 2.0,
    )
    try:
        measured = asyncio.run(load(plan))
    except (OSError, TimeoutError) as error:
        raise Illegal("load-unreachable", url=quoted(url), why=type(error).__name__) from None
    for line in report(plan, measured):
        print(line)
    return 1 if measured.lost or measured.refused else 0


def address(url: str, own: bool) -> str:
    """The address of the server's socket; `Illegal` if it is not on this machine and nobody says that it is theirs."""
    host, found = socket_address(url)
    if not own and not _here(host):
        raise Illegal("load-not-here", host=quoted(host))
    return found


def _here(host: str) -> bool:
    """Whether a host is this machine, whatever names may be resolved to."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def load(plan: Plan) -> Measured:
    """Opens all tables, plays at them for a while, and tells what was seen."""
    measured, turn = Measured(), asyncio.Semaphore(COMING)
    gathered: list[Table] = []

    async def one() -> None:
        async with turn:
            table = Table(plan, measured)
            await asyncio.wait_for(table.gather(), PATIENCE)
            gathered.append(table)

    coming = [asyncio.create_task(one()) for _ in range(plan.tables)]
    try:
        await asyncio.gather(*coming)
        playing = [asyncio.create_task(table.play()) for table in gathered]
        measured.counting = True
        try:
            await asyncio.sleep(plan.seconds)
        finally:
            measured.counting = False
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    finally:
        for task in coming:
            task.cancel()
        await asyncio.gather(*(table.close() for table in gathered), return_exceptions=True)
    return measured


class Table:
    """Clients around one table, who move one after the other."""

    def __init__(self, plan: Plan, measured: Measured) -> None:
        self._plan, self._measured = plan, measured
        self._players: list[Client] = []
        self._ends = contextlib.AsyncExitStack()

    async def gather(self) -> None:
        """Everybody comes in and sits down; the game begins."""
        table = None
        for seat in range(self._plan.players):
            player = await self._ends.enter_async_context(connected(self._plan.url))
            self._players.append(player)
            self._measured.sockets += 1
            await player.hello(name=f"Load {seat}", bot=True)
            if table is None:
                options = {"rounds": 20}
                settings = {"game": GAME, "players": self._plan.players, "options": options, "onlookers": False}
                done = await player.ask("create", settings=settings)
                if done["type"] != "done":
                    raise Illegal("load-refused", why=done["reason"])
                table = done["table"]
            else:
                await player.ask("watch", table=table)
                await self._act(player, "sit")
        await self._act(self._players[0], "start")

    async def _act(self, player: Client, what: str, **fields: Any) -> Frame:
        """The answer to a command, which is counted if it is a refusal."""
        answer = await player.act(what, **fields)
        if answer["type"] == "refused" and self._measured.counting:
            self._measured.refused[answer["reason"]] += 1
        return answer

    async def play(self) -> None:
        """Moves at the rate of the plan until it is stopped."""
        rng = random.Random()
        await asyncio.sleep(rng.random() / self._plan.rate)  # not all tables at once
        try:
            while True:
                due = time.perf_counter() + 1 / self._plan.rate
                await self._step(rng)
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
        except (OSError, asyncio.CancelledError):
            if self._measured.counting:
                self._measured.lost += 1
            raise

    async def _step(self, rng: random.Random) -> None:
        """One move, or what is needed to go on."""
        stage = self._players[0].news.get("stage")
        if stage == "over":
            for player in self._players:
                await self._act(player, "rematch")
        elif stage == "between":
            for player in self._players:
                if player.news["stage"] == "between":
                    await self._act(player, "nod")
        mover = next((p for p in self._players if p.news.get("turn") == p.news.get("you") is not None), None)
        if mover is None:
            return
        news = mover.news
        began = time.perf_counter()
        answer = await self._act(mover, "move", version=news["version"], move=_choice(news["view"], rng))
        if self._measured.counting and answer["type"] == "done":
            self._measured.waits.append(time.perf_counter() - began)
        for player in self._players:
            while player.news.get("version", 0) <= news["version"] and not player.lost:
                player.changed.clear()
                await player.changed.wait()

    async def close(self) -> None:
        """Everybody goes."""
        await self._ends.aclose()


def _choice(view: dict[str, Any], rng: random.Random) -> str:
    """Some move that a view offers."""
    return "none" if view["prediction"] else rng.choice(view["cards"] or view["hand_backs"])


def report(plan: Plan, measured: Measured) -> list[str]:
    """Lines for people and programs: a name, a number."""
    waits = sorted(measured.waits)
    lines = [
        f"tables            {plan.tables}",
        f"sockets           {measured.sockets}",
        f"seconds           {plan.seconds:g}",
        f"moves             {len(waits)}",
        f"moves a second    {len(waits) / plan.seconds:.1f} of {plan.tables * plan.rate:.1f} wanted",
    ]
    if waits:
        for name, share in (("p50", 0.5), ("p99", 0.99), ("longest", 1.0)):
            lines.append(f"{name:<17} {1000 * waits[min(len(waits) - 1, int(len(waits) * share))]:.1f} ms")
    lines.append(f"connections lost  {measured.lost}")
    lines += [f"refused           {number} {reason}" for reason, number in sorted(measured.refused.items())]
    return lines
