"""Clients that play over the real protocol, come back when they are thrown out, and note what they were told."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from kartentisch.client.connection import Client, Frame, connected

HERE = "127.0.0.1"
PLAYERS = 3
SETTINGS = {
    "game": "siegel",
    "players": PLAYERS,
    "pace": "fast",
    "grace": 3600,  # a bot that takes over would make moves that nobody is told were stored
    "options": {"rounds": 1},
}
RETRY_SECONDS = 0.25
STALL_SECONDS = 7.0
SILENT_SECONDS = 5.0
"""Whoever hears nothing for so long asks for the table again, and comes back if even that is not answered."""
ANSWER_SECONDS = 20.0


def digest(view: Frame) -> bytes:
    """A view in a few bytes."""
    return blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=12).digest()


class Game:
    """One table, and what its players know of it."""

    def __init__(self) -> None:
        self.table: str | None = None
        self.acknowledged: list[tuple[int, str]] = []
        """Versions and moves that were answered with `done`."""
        self.seen: dict[int, str] = {}
        """What everybody at the table sees, by version."""
        self.shown: dict[tuple[int, int], bytes] = {}
        """Digests of what each seat was shown for itself, by version and seat."""
        self.contradictions: list[str] = []
        self.over = False

    def hear(self, frame: Frame) -> None:
        """Looks at everything that is told of the table."""
        if frame["type"] == "table" and frame["table"] == self.table:
            self.look(frame)

    def look(self, news: Frame) -> None:
        """Compares what a client is shown with what others, or the same one, were shown of that version."""
        view = news["view"]
        public = json.dumps([news["turn"], news["stage"], view and view["trick"]])
        if self.seen.setdefault(news["version"], public) != public:
            self.contradictions.append(f"{self.table} {news['version']}: {self.seen[news['version']]} / {public}")
        if view is not None and news["you"] is not None:
            shown = digest(view)
            if self.shown.setdefault((news["version"], news["you"]), shown) != shown:
                self.contradictions.append(f"{self.table} {news['version']}: seat {news['you']} was shown two views")
        self.over = self.over or news["stage"] == "over"


class Player:
    """One person. Game after game they come to whichever server answers."""

    def __init__(self, name: str, ports: Callable[[], Sequence[int]], rng: Random, injected: Counter[str]) -> None:
        self._name, self._ports, self._rng, self._injected = name, ports, rng, injected
        self._secret: str | None = None
        self.moody = True
        """Whether they hang up or stop reading now and then."""

    async def play(self, game: Game, host: bool) -> None:
        """Plays one game to its end, however often the connection is lost."""
        while not game.over:
            try:
                port = self._rng.choice(self._ports())
                address = f"ws://{HERE}:{port}/ws"
                async with connected(address, game.hear, seconds=5) as client:
                    await _Visit(self, client, game, host).run()
            except (OSError, TimeoutError):
                pass
            await asyncio.sleep(RETRY_SECONDS * self._rng.random())

    @property
    def greeting(self) -> Frame:
        """Who we are."""
        return {"name": self._name} if self._secret is None else {"secret": self._secret}

    def welcomed(self, welcome: Frame) -> None:
        """Keeps the secret by which we are known."""
        self._secret = welcome["secret"] or self._secret

    def choice(self, moves: Sequence[str]) -> str:
        """Any move."""
        return self._rng.choice(moves)

    async def be_moody(self, client: Client) -> None:
        """Now and then hangs up without a word, or does not read for a while."""
        mood = self._rng.random()
        if self.moody and mood < 0.004:
            self._injected["client hung up"] += 1
            client.socket.transport.abort()
        elif self.moody and mood < 0.005:
            self._injected["client did not read"] += 1
            client.socket.transport.pause_reading()
            await asyncio.sleep(STALL_SECONDS)
            client.socket.transport.resume_reading()


class _Visit:
    """One connection of a player."""

    def __init__(self, player: Player, client: Client, game: Game, host: bool) -> None:
        self._player, self._client, self._game, self._host = player, client, game, host
        self._done_at: set[tuple[str, int]] = set()
        """What has been asked at which version; it is not asked twice unless it is refused."""

    async def run(self) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            welcome = await self._client.hello(**self._player.greeting)
        if welcome["type"] != "welcome":
            return
        self._player.welcomed(welcome)
        await self._arrive()
        while not self._game.over and not self._client.lost:
            try:
                async with asyncio.timeout(SILENT_SECONDS):
                    await self._client.changed.wait()
            except TimeoutError:
                await self._ask("watch", table=self._game.table)
                continue
            self._client.changed.clear()
            await self._act()
            await self._player.be_moody(self._client)

    async def _ask(self, kind: str, **fields: Any) -> Frame:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await self._client.ask(kind, **fields)

    async def _arrive(self) -> None:
        while self._game.table is None and not self._host:
            await asyncio.sleep(RETRY_SECONDS)
        if self._game.table is not None:
            await self._ask("watch", table=self._game.table)
            return
        created = await self._ask("create", settings=SETTINGS)
        if created["type"] == "done":
            self._game.table = created["table"]
            self._client.changed.set()  # its first news came before we knew that it is ours

    async def _once(self, what: str, at: int, **fields: Any) -> bool:
        """Whether it was asked and granted; if it was refused, it is asked again in a moment."""
        if (what, at) in self._done_at:
            return False
        self._done_at.add((what, at))
        answer = await self._ask("at", command={"do": what, **fields})
        if answer["type"] == "done":
            return True
        await asyncio.sleep(RETRY_SECONDS)
        self._done_at.clear()
        await self._ask("watch", table=self._game.table)
        return False

    async def _act(self) -> None:
        news = self._client.news
        if not news or news["table"] != self._game.table:
            return
        version, stage = news["version"], news["stage"]
        if stage == "gathering":
            if news["you"] is None:
                await self._once("sit", version)
            elif self._host and all(seat["person"] for seat in news["seats"]):
                await self._once("start", version)
        elif stage == "between":
            await self._once("nod", version)
        elif stage == "playing" and news["turn"] is not None and news["turn"] == news["you"]:
            view = news["view"]
            moves = ["none"] if view["prediction"] else view["cards"] or view["hand_backs"]
            move = self._player.choice(moves)
            if await self._once("move", version, version=version, move=move):
                self._game.acknowledged.append((version, move))
