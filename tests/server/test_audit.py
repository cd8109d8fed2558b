"""The secrecy audit: whatever a seat or an onlooker asks for, two worlds that differ in what it may not know answer
alike, byte for byte, and as fast; so do the logs and the measurements of the server.

The views themselves are held to that by `tests/conformance`; this is about everything between them and a client:
answers, refusals, log, talk, undo, the lobby, second devices, and whatever is added to the protocol.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, get_args

import pytest

from kartentisch.games import GAMES
from kartentisch.server import limits, wire
from kartentisch.server.limits import REQUESTS_A_SECOND, Bucket
from tests.server.serving import Client, Frame, Server
from tests.server.worlds import TABLE, Twins, secret, served, twins

TIMES = {"clock", "next_round_in", "takeover_in", "lapses_in", "goes_in", "idle", "ago"}
"""Seconds by the clock, which tell nothing of cards."""
NOT_ASKED = {
    "hello": "how everybody comes in here",
    "new-code": "answers with a code by chance",
    "create": "another table",
    "forget-statistics": "nothing is left to compare",
}
"""Requests that this audit does not make, and why."""


NOT_ABOUT_TABLES = {"bots-prepared", "worker-joined"}
"""What is logged of the server itself: how long something took, an id by chance."""


EYES = {"siegel": 1, "saboteur": None}
"""Of each game the seat (None: an onlooker) that is told of both worlds."""
MANY = {"siegel": (3, 5), "saboteur": (3, 7)}
"""How many play it in the long audit."""


def _tag(kind: Any) -> str:
    name: str = kind.__struct_config__.tag
    return name


COSTS = {_tag(kind): cost for kind, cost in limits._COSTS.items()}


def told(frame: Frame) -> str:
    """A frame without its times."""

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without(inner) for key, inner in value.items() if key not in TIMES}
        return [without(inner) for inner in value] if isinstance(value, list) else value

    return json.dumps(without(frame))


class World:
    """One of the two: everybody at the table, whoever looks on, and second devices of whoever is watched over."""

    def __init__(self, server: Server, pair: Twins, players: int, stack: ExitStack) -> None:
        self.server, self.players = (
            server,
            [stack.enter_context(Client(server, secret=secret(seat), name=None)) for seat in range(players)],
        )
        self.onlooker = stack.enter_context(Client(server, secret=secret(None), name=None))
        if pair.eyes is None:
            self.eyes = [self.onlooker]
        else:
            second = stack.enter_context(Client(server, secret=secret(pair.eyes), name=None))
            self.eyes = [self.players[pair.eyes], second, self.onlooker]
        for client in {*self.players, *self.eyes, self.onlooker}:
            assert client.watch(TABLE)["type"] == "done"
        self.answers: list[str] = []
        self.asked: set[str] = {"watch"}
        self._patience: dict[int, Bucket] = {}

    def ask(self, client: Client, kind: str, **fields: Any) -> None:
        """Never too fast, so that only what is asked decides the answer."""
        self.asked.add(kind)
        bucket = self._patience.setdefault(id(client), Bucket(REQUESTS_A_SECOND * 0.9, 40, time.monotonic()))
        while not bucket.take(time.monotonic(), COSTS[kind]):
            time.sleep(0.05)
        answer = client.ask(kind, **fields)
        if client in self.eyes:
            self.answers.append(told(answer))

    def everything(self, version: int, words: int) -> None:
        """Asks for whatever can be asked for without moving, and looks at the table once more."""
        for client in self.eyes:
            for move in ("none", "NESW@1,0", "discard map", "nonsense"):
                self.ask(client, "probe", move=move)
            for kind in ("get-log", "get-record", "get-games", "get-statistics", "export-statistics", "review"):
                self.ask(client, kind)
            self.ask(client, "analyse", game=TABLE)
            self.ask(client, "at", command={"do": "hint", "version": version})
            self.ask(client, "at", command={"do": "move", "version": version, "move": "nonsense"})
            self.ask(client, "at", command={"do": "undo", "version": version})
            self.ask(client, "at", command={"do": "nudge", "version": version})
            client.socket.send("nonsense")
        for client in self.players[:2]:
            self.ask(client, "at", command={"do": "phrase", "phrase": "hello"})
            self.ask(client, "at", command={"do": "talk", "text": f"words {words}"})
        self.ask(self.onlooker, "lobby", on=True)
        self.ask(self.onlooker, "rename", name=f"Olga {words}")
        self.ask(self.onlooker, "report", about=0, text="something")
        self.ask(self.players[0], "at", command={"do": "pause", "on": True})
        self.ask(self.players[0], "at", command={"do": "pause", "on": False})
        self.looked()

    def looked(self) -> None:
        for client in self.eyes:
            client.settle(0.35)
            self.ask(client, "watch", table=TABLE)
            client.settle(0.1)
            self.answers.append(told(client.news))

    def frames(self) -> list[dict[str, str]]:
        """For each pair of eyes what was sent of each moment; a moment may have been left out where more came soon."""
        return [
            {_moment(frame): told(frame) for frame in client.frames if frame["type"] == "table"} for client in self.eyes
        ]

    def log(self) -> list[str]:
        """What was logged since the start, without times and what is not about tables."""
        lines = [json.loads(line) for line in self.server.log.read_text("utf-8").splitlines()]
        about = [line for line in lines if line["event"] not in NOT_ABOUT_TABLES]
        return sorted(json.dumps({k: v for k, v in line.items() if k != "time"}) for line in about)

    def measured(self) -> list[str]:
        """All that the server counts, without what it takes the time or memory of."""
        lines = self.server.get("/metrics").body.decode().splitlines()
        return [line for line in lines if not re.search(r"^#|_seconds|_created|process_|python_|commit", line)]


def _moment(frame: Frame) -> str:
    names = ("version", "paused", "undo", "nudges", "onlookers", "onlooker_names", "seats", "talk", "log", "events")
    return told({name: frame[name] for name in names})


@contextmanager
def both(pair: Twins, folder: Path) -> Iterator[list[World]]:
    players = len(json.loads(json.dumps(pair.deals[0].hands)))  # type: ignore[attr-defined]  # both games have them
    with ExitStack() as stack:
        servers = stack.enter_context(served(pair, folder))
        yield [World(server, pair, players, stack) for server in servers]


def compare(worlds: list[World]) -> None:
    one, other = worlds
    for mine, theirs in zip(one.answers, other.answers, strict=True):
        assert mine == theirs
    for mine_at, theirs_at in zip(one.frames(), other.frames(), strict=True):
        shared = mine_at.keys() & theirs_at.keys()
        assert shared
        assert {moment: mine_at[moment] for moment in shared} == {moment: theirs_at[moment] for moment in shared}
    assert one.log() == other.log()
    assert one.measured() == other.measured()


def audit(pair: Twins, folder: Path, stops: int) -> int:
    """Plays the moves in both worlds and stops some times to ask for everything; how many answers were compared."""
    with both(pair, folder) as worlds:
        at = {round(i * len(pair.moves) / stops) for i in range(stops)}
        for number, (seat, move) in enumerate(pair.moves):
            version = number + 1
            for world in worlds:
                if number in at:
                    world.everything(version, number)
                world.players[seat].reach(version)
                done = world.players[seat].do("move", version=version, move=move)
                assert done["type"] == "done", (number, move, done)
        for world in worlds:
            world.players[0].reach(len(pair.moves) + 1)
            world.looked()
        compare(worlds)
        assert worlds[0].asked | NOT_ASKED.keys() | {"at"} == {_tag(kind) for kind in get_args(wire.AnyRequest)}
        return len(worlds[0].answers)


@pytest.mark.parametrize(("game", "eyes"), [(game, EYES[game]) for game in GAMES])
def test_two_worlds_that_look_alike_answer_alike(game: str, eyes: int | None, tmp_path: Path) -> None:
    pair = twins(game, 3, eyes, Random(f"audit {game}"))
    assert len(pair.moves) >= 6
    assert audit(pair, tmp_path, stops=2) > 20


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in GAMES for players in MANY[game]])
def test_every_seat_of_many_games_is_told_the_same(game: str, players: int, tmp_path: Path) -> None:
    rng = Random(f"long audit {game} {players}")
    for eyes in (None, *range(players)):
        pair = twins(game, players, eyes, rng, 200)
        assert audit(pair, tmp_path / str(eyes), stops=4) > 40


def test_the_audit_finds_a_world_that_looks_different(tmp_path: Path) -> None:
    """The test of the test: seen by other eyes, the same two worlds are told apart."""
    pair = twins("siegel", 3, 1, Random("audit siegel"))
    with both(pair._replace(eyes=2), tmp_path) as worlds:
        for world in worlds:
            world.looked()
        with pytest.raises(AssertionError):
            compare(worlds)


def apart(one: list[float], other: list[float]) -> bool:
    """Whether two lists of seconds differ by more than chance and a busy machine explain."""
    difference = abs(median(one) - median(other))
    spread = median(abs(x - median(one)) for x in one) + median(abs(x - median(other)) for x in other)
    return difference > 3 * spread + 0.0005


def test_how_long_an_answer_takes_tells_nothing(tmp_path: Path) -> None:
    """Refused moves, asked in turn in both worlds: everything that answers them is as fast in one as in the other."""
    pair = twins("saboteur", 3, 1, Random("audit saboteur"))
    spent: list[list[float]] = [[], []]
    with both(pair, tmp_path) as worlds:
        for number in range(100):
            for world, seconds in zip(worlds, spent, strict=True):
                client = world.eyes[number % 2]
                began = time.perf_counter()
                client.do("move", version=1, move=("NESW@1,0", "discard map", "map 8,2")[number % 3])
                seconds.append(time.perf_counter() - began)
    assert not apart(*spent)
    assert apart(spent[0], [seconds + 0.01 for seconds in spent[1]]), "a hundredth of a second would be noticed"
