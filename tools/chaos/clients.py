"""Clients that play over the real protocol, come back when they are thrown out, and note what they were told."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from msgspec.json import encode

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
LONGEST_RETRY_SECONDS = 2.0
"""Where nobody answers, it is tried less and less often, as pages do: hundreds of clients that never stop asking take
the machine from the server that is just starting."""
STALL_SECONDS = 7.0
SILENT_SECONDS = 5.0
"""Whoever hears nothing for so long asks for the table again, and comes back if even that is not answered."""
ANSWER_SECONDS = 20.0


LONG_NUMBER = re.compile(b"[0-9a-f]{64}")
"""What commitments, seeds, mixes and secrets of tables look like."""


def digest(shown: object) -> bytes:
    """What was shown, in a few bytes."""
    return blake2b(encode(shown, order="sorted"), digest_size=12).digest()


class Move(NamedTuple):
    """A move at the version of the table that its player saw."""

    version: int
    seat: int
    text: str


class Game:
    """One table, and what its players know of it."""

    def __init__(self) -> None:
        self.table: str | None = None
        self.asked: set[Move] = set()
        self.acknowledged: list[Move] = []
        """Those that were answered with `done`."""
        self.seats: dict[str, int] = {}
        """On which chair each player sits, by name."""
        self.mixes: dict[str, str] = {}
        """What each player adds to the shuffle, by name."""
        self.seen: dict[int, str] = {}
        """What everybody at the table sees, by version."""
        self.shown: dict[tuple[int, int | None], bytes] = {}
        """Digests of the views that each seat (None: somebody without one) was shown, by version and seat."""
        self.told: dict[tuple[int, int | None], bytes] = {}
        """Digests of the events that were told with them, where any were."""
        self.numbers: set[str] = set()
        """All long numbers that anybody was shown."""
        self.contradictions: list[str] = []
        self.over = False

    def look(self, news: Frame) -> None:
        """Compares what a client is shown with what others, or the same one, were shown of that version."""
        version, you, view = news["version"], news["you"], news["view"]
        public = json.dumps([news["turn"], news["stage"], view and view["trick"]])
        if self.seen.setdefault(version, public) != public:
            self.wrong(version, f"{self.seen[version]} / {public}")
        if view is not None:
            shown = digest(view)
            if self.shown.setdefault((version, you), shown) != shown:
                self.wrong(version, f"seat {you} was shown two views")
        if news["events"]:
            told = digest([[event["name"], event["args"]] for event in news["events"]])
            if self.told.setdefault((version, you), told) != told:
                self.wrong(version, f"seat {you} was told two things")
        self.numbers.update(number.decode() for number in LONG_NUMBER.findall(encode(news)))
        self.over = self.over or news["stage"] == "over"

    def wrong(self, version: int, what: str) -> None:
        """Notes what must not be, at that version."""
        self.contradictions.append(f"{self.table} {version}: {what}")


class Ear:
    """What one player hears on one connection."""

    def __init__(self, game: Game, name: str) -> None:
        self._game, self._name = game, name
        self._newest = 0

    def hear(self, frame: Frame) -> None:
        """Looks at everything that is told of a table: it is theirs, they sit where they sat, and it goes forward."""
        game = self._game
        if frame["type"] != "table" or game.table is None:
            return
        try:
            version, you = frame["version"], frame["you"]
            if frame["table"] != game.table:
                game.wrong(version, f"{self._name} was shown {frame['table']}")
                return
            if you is not None and frame["seats"][you]["name"] != self._name:
                game.wrong(version, f"{self._name} was shown the view of {frame['seats'][you]['name']}")
            if self._name in game.seats if you is None else game.seats.setdefault(self._name, you) != you:
                game.wrong(version, f"{self._name} has seat {game.seats[self._name]} and was shown that of {you}")
            if version < self._newest:
                game.wrong(version, f"{self._name} was shown {self._newest} before, on the same connection")
            self._newest = version
            game.look(frame)
        except (KeyError, TypeError, IndexError) as error:
            game.wrong(self._newest, f"{self._name} was told what cannot be read: {error!r}")


class Player:
    """One person. Game after game they come to whichever server answers."""

    def __init__(self, name: str, ports: Callable[[], Sequence[int]], rng: Random, injected: Counter[str]) -> None:
        self.name, self._ports, self._rng, self._injected = name, ports, rng, injected
        self._secret: str | None = None
        self.moody = True
        """Whether they hang up or stop reading now and then."""

    async def play(self, game: Game, host: bool) -> None:
        """Plays one game to its end, however often the connection is lost."""
        wait = RETRY_SECONDS
        while not game.over:
            try:
                port = self._rng.choice(self._ports())
                address = f"ws://{HERE}:{port}/ws"
                async with connected(address, Ear(game, self.name).hear, seconds=5) as client:
                    wait = RETRY_SECONDS
                    await _Visit(self, client, game, host).run()
            except (OSError, TimeoutError):
                pass
            await asyncio.sleep(wait * self._rng.random())
            wait = min(2 * wait, LONGEST_RETRY_SECONDS)

    @property
    def greeting(self) -> Frame:
        """Who we are."""
        return {"name": self.name} if self._secret is None else {"secret": self._secret}

    def welcomed(self, welcome: Frame) -> None:
        """Keeps the secret by which we are known."""
        self._secret = welcome["secret"] or self._secret

    def choice(self, moves: Sequence[str]) -> str:
        """Any move."""
        return self._rng.choice(moves)

    def mix(self) -> str:
        """Any number to add to the shuffle."""
        return f"{self._rng.getrandbits(256):064x}"

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
        while (created := await self._ask("create", settings=SETTINGS))["type"] != "done":
            await asyncio.sleep(RETRY_SECONDS)
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
        version, stage, you = news["version"], news["stage"], news["you"]
        if stage == "gathering":
            if you is None:
                await self._once("sit", version)
            elif you not in news["fair"]["mixed"]:
                mix = self._game.mixes.setdefault(self._player.name, self._player.mix())
                await self._once("mix", version, mix=mix)
            elif self._host and len(news["fair"]["mixed"]) == PLAYERS:
                await self._once("start", version)
        elif stage == "between":
            await self._once("nod", version)
        elif stage == "playing" and news["turn"] is not None and news["turn"] == you:
            view = news["view"]
            moves = ["none"] if view["prediction"] else view["cards"] or view["hand_backs"]
            move = Move(version, you, self._player.choice(moves))
            self._game.asked.add(move)
            if await self._once("move", version, version=version, move=move.text):
                self._game.acknowledged.append(move)
