"""A grammar fuzzer on the socket and one on the HTTP interface: whatever comes, the server answers or refuses.

No status from 500 on, no exception that nobody handles, memory that stays where it was, and people who play meanwhile
wait no longer than ever. ``make fuzz`` sends a million messages.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from kartentisch.games import GAMES
from tests.fuzz.grammar import HARD, Grammar
from tests.server.serving import Client, Server, running

SOCKETS = 24
"""How many clients send at once."""
PAUSES = (0.0, 0.02, 0.1)
"""Seconds between two messages of one client: some are faster than is allowed, some are not."""
HONEST_SECONDS = 0.2
"""So long an honest player may wait for 99 of 100 answers."""
GROWTH_KB = 20_000
"""How much more memory the server may hold after the long version than after its first tenth."""
TIDY = (
    "from kartentisch.server import limits, run; limits.FORGET_SECONDS = run._TIDY_SECONDS = 5.0;"
    "from kartentisch.cli import main; raise SystemExit(main())"
)
"""A server that collects garbage and forgets tables every five seconds instead of ten and five minutes: what it holds
then is in use, and a leak is seen at once."""
EXPECTED = {"store-unavailable"}


class Storm:
    """Clients that send whatever the grammar makes, as fast as the server takes it, and come back when closed."""

    def __init__(self, server: Server, tables: list[str], seed: str) -> None:
        self._server, self._tables, self._seed = server, tables, seed
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()

    async def run(self, messages: int) -> None:
        """Sends so many messages in all."""
        goal = self.sent + messages
        await asyncio.gather(*(self._client(number, goal) for number in range(SOCKETS)))

    async def _client(self, number: int, goal: int) -> None:
        grammar = Grammar(Random(f"{self._seed} {number} {goal}"), (*self._tables, *GAMES, "apprentice"))
        while self.sent < goal:
            with suppress(WebSocketException, OSError, TimeoutError):
                await self._visit(grammar, goal)

    async def _visit(self, grammar: Grammar, goal: int) -> None:
        address = f"ws://{self._server.host}/ws"
        async with connect(address, compression=None, proxy=None, max_size=None, close_timeout=1) as socket:
            reading = asyncio.create_task(self._read(socket))
            try:
                if grammar.rng.random() < 0.9:
                    await socket.send(json.dumps({"type": "hello", "id": 0, "protocol": 2, "name": "Fuzz"}))
                    await socket.send(json.dumps(self._table(grammar.rng)))
                for _ in range(grammar.rng.choice((20, 60, 200))):
                    if self.sent >= goal or reading.done():
                        return
                    self.sent += 1
                    message = grammar.message()
                    with suppress(UnicodeEncodeError):
                        await socket.send(message)
                    await asyncio.sleep(grammar.rng.choice(PAUSES))
            finally:
                reading.cancel()

    def _table(self, rng: Random) -> dict[str, Any]:
        """A table of one's own, or one where others are."""
        if rng.random() < 0.2:
            settings = {"game": rng.choice((*GAMES,)), "players": 3, "pace": "fast"}
            return {"type": "create", "id": 0, "settings": settings, "bots": "random", "start": True}
        return {"type": "watch", "id": 0, "table": rng.choice(self._tables)}

    async def _read(self, socket: Any) -> None:
        try:
            async for frame in socket:
                answer = json.loads(frame)
                self.answers[answer["type"]] += 1
        except ConnectionClosed as end:
            self.closed[end.rcvd.code if end.rcvd else 1006] += 1


class Honest:
    """Somebody who plays, asks and talks while it storms."""

    def __init__(self, server: Server) -> None:
        self.client = Client(server, name="Honest")
        self.table = self.client.create({"game": "siegel", "players": 3, "pace": "fast"}, bots="random", start=True)
        self.waits: list[float] = []

    def act(self) -> None:
        """One answer."""
        self.client.settle(0.01)  # what has come meanwhile
        began = time.perf_counter()
        answer = self.client.ask("probe", move="none") if not self.client.on_turn else self.client.move()
        self.waits.append(time.perf_counter() - began)
        assert answer["type"] in ("probed", "done") or answer["reason"] == "refused-stale", answer
        if self.client.news["stage"] == "between":
            self.client.do("nod")
        elif self.client.news["stage"] == "over":
            self.client.do("rematch")

    @property
    def p99(self) -> float:
        return sorted(self.waits)[int(len(self.waits) * 0.99)]


def storm(server: Server, messages: int, pieces: int, patience: float) -> tuple[Storm, Honest, list[int]]:
    """The storm in pieces, with somebody honest in it; and how many kilobytes the server held after each."""
    honest = Honest(server)
    hosts = [Client(server, name=f"Host of {game}") for game in GAMES]
    public = {"players": 3, "public": True, "pace": "fast"}
    gathering, *started = zip(hosts, GAMES, strict=True)
    tables = [
        gathering[0].create({"game": gathering[1], **public}),
        *(host.create({"game": game, **public}, bots="random", start=True) for host, game in started),
        honest.table,
    ]
    for host in hosts:  # their tables stay
        host.__exit__()
    blows, held = Storm(server, tables, "storm"), []

    async def whole() -> None:
        for _ in range(pieces):
            storming = asyncio.create_task(blows.run(messages // pieces))
            while not storming.done():
                await asyncio.to_thread(honest.act)
                await asyncio.sleep(0.15)
            await storming
            held.append(server.memory())

    asyncio.run(asyncio.wait_for(whole(), patience))
    return blows, honest, held


def check_calm(server: Server) -> None:
    """It has failed at nothing, and goes on."""
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]
    failed = [line for line in lines if line["level"] == "error" and line["event"] not in EXPECTED]
    assert not failed, failed[:3]
    assert server.get("/healthz").status == 200
    with Client(server) as late:
        assert late.create()


def test_a_storm_of_messages_fails_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        blows, honest, _ = storm(server, 3_000, 1, 120)
        check_calm(server)
    assert {"welcome", "done", "refused", "table", "lobby", "probed"} <= blows.answers.keys()
    assert len(honest.waits) > 10


@pytest.mark.long
def test_a_million_messages_fail_nothing_and_delay_nobody(tmp_path: Path, scaled: Callable[[int], int]) -> None:
    messages = scaled(1_000_000)
    with running(tmp_path / "tables.sqlite", program=("-c", TIDY)) as server:
        blows, honest, held = storm(server, messages, 10, 6 * 3_600)
        check_calm(server)
    print(f"{blows.sent} messages, answers {dict(blows.answers)}, closed {dict(blows.closed)}")
    print(f"honest p99 {honest.p99 * 1000:.0f} ms of {len(honest.waits)}, memory {held} kB")
    assert blows.sent >= messages
    assert honest.p99 < HONEST_SECONDS
    assert held[-1] < held[0] + GROWTH_KB


PATHS = (
    *("/", "/healthz", "/metrics", "/ws", "/assets/{}", "/t/{}", "/{}"),
    *(f"/api/game/{{}}/{form}" for form in ("replay", "record", "text", "fair", "x")),
    *(f"/api/record/{form}" for form in ("replay", "text", "fair", "x")),
)
METHODS = ("GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE")
SHARED = Path(__file__).parents[1] / "samples"


def wild_request(rng: Random, records: list[str]) -> tuple[str, str, bytes, dict[str, str]]:
    """A method, a path, a body and headers that nobody sends."""
    word = rng.choice(("x", "..", "%2e%2e", "%00", "%ff", "a" * 3_000, "index.html", "..%5c", "{}", "é".encode().hex()))
    path = rng.choice(PATHS).replace("{}", word)
    if rng.random() < 0.5:
        path += "?" + rng.choice(
            ("eyes=1", "eyes=99", "eyes=x", "open=1", "language=xx", "eyes=0&open=1", "%", "a" * 2_000)
        )
    body = b""
    if rng.random() < 0.6:
        text = rng.choice(records)
        at = rng.randrange(len(text))
        body = (text[:at] + rng.choice((*HARD, "", "[", "9" * 50)) + text[at + rng.randrange(9) :]).encode(
            "utf-8", "replace"
        )
        body = rng.choice((body, text.encode(), body[: rng.randrange(1, 200)], rng.randbytes(300), body * 3))
    headers = {
        rng.choice(
            ("Accept-Encoding", "Content-Type", "If-None-Match", "Range", "X-Forwarded-For", "Origin", "Cookie")
        ): (rng.choice(("gzip", "*", "bytes=0-1", "text/html", "1.2.3.4", "null", "x" * 4_000, "application/json")))
    }
    return rng.choice(METHODS), path, body, headers


def http_storm(server: Server, requests: int, seed: str) -> Counter[int]:
    """Sends so many; which statuses came how often."""
    rng, found = Random(seed), Counter[int]()
    records = [line for file in sorted(SHARED.glob("*.jsonl")) for line in file.read_text("utf-8").splitlines()[:3]]
    for _ in range(requests):
        method, path, body, headers = wild_request(rng, records)
        with closing(HTTPConnection(server.host, timeout=20)) as connection:
            try:
                connection.request(method, path, body, headers)
                answer = connection.getresponse()
                answer.read()
            except (HTTPException, OSError):  # closed, as it was no HTTP or too long: an answer, too
                found[0] += 1
                continue
        assert answer.status < 500 or (answer.status == 503 and "/api/" in path), (method, path, answer.status)
        found[answer.status] += 1
    return found


def test_no_request_by_http_fails_the_server(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        found = http_storm(server, 400, "http")
        check_calm(server)
    assert {200, 400, 404, 405} <= found.keys(), found


@pytest.mark.long
def test_no_request_by_http_fails_the_server_for_long(tmp_path: Path, scaled: Callable[[int], int]) -> None:
    with running(tmp_path / "tables.sqlite", program=("-c", TIDY)) as server:
        before = server.memory()
        print(http_storm(server, scaled(50_000), os.urandom(4).hex()))
        check_calm(server)
        assert server.memory() < before + GROWTH_KB
