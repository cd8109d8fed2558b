"""Bots are prepared behind the tables, in a real process: whoever needs them waits, nobody else does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kartentisch.bots import prepared
from kartentisch.bots.prepared import Level
from kartentisch.server import limits
from kartentisch.server.outbox import Outbox
from kartentisch.server.preparation import Preparation
from tests.server.serving import Client, running

SLOW, QUICK, OTHER = Level("saboteur", "master"), Level("siegel", "apprentice"), Level("siegel", "random")
"""The first one is compiled for many seconds, the others not at all."""
NEVER = Level("siegel", "grandmaster")
"""It cannot be prepared."""
THREE = {"game": "siegel", "players": 3, "pace": "fast"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is prepared yet."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


class Heard(Outbox):
    """What a client would have been sent."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type] # nothing is sent

    @property
    def left(self) -> list[list[str]]:
        """The levels of each frame."""
        return [[level["level"] for level in json.loads(frame)["levels"]] for frame in self._answers]

    @property
    def counts(self) -> list[tuple[int, int]]:
        """How far the first level is by each frame."""
        levels = [json.loads(frame)["levels"][0] for frame in self._answers]
        return [(level["done"], level["of"]) for level in levels]


def prepared_by(levels: list[Level], work: Callable[[Preparation], Awaitable[None]]) -> None:
    async def whole() -> None:
        preparation = Preparation(levels)
        preparation.start()
        try:
            async with asyncio.timeout(30):
                await work(preparation)
        finally:
            await preparation.close()

    asyncio.run(whole())


def test_levels_become_ready_one_by_one_and_everybody_is_told() -> None:
    heard = Heard()

    async def work(preparation: Preparation) -> None:
        preparation.listen(heard)
        await preparation.ready(OTHER)
        await preparation.ready(QUICK)
        assert prepared.is_there(QUICK)
        preparation.listen(heard)

    prepared_by([QUICK, OTHER], work)
    told = [left for i, left in enumerate(heard.left) if i == 0 or left != heard.left[i - 1]]
    assert told == [["apprentice", "random"], ["random"], []] or told == [["apprentice", "random"], ["apprentice"], []]


def test_what_somebody_waits_for_comes_first_but_what_has_begun_is_not_interrupted_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(preparation: Preparation) -> None:
        heard, loop = Heard(), asyncio.get_running_loop()
        preparation.listen(heard)

        async def hear(more: int) -> list[str]:
            until = len(heard.left) + more
            while len(heard.left) < until:
                await asyncio.sleep(0.05)
            return heard.left[-1]

        async def asked(level: Level) -> asyncio.Task[None]:
            asking = asyncio.create_task(preparation.ready(level))
            await asyncio.sleep(0)
            return asking

        while (told := heard.counts)[-1][0] == 0:
            await asyncio.sleep(0.05)  # until it compiles, as its progress tells
        assert told[0] == (0, 0)
        assert told == sorted(told)
        began = loop.time()
        await preparation.ready(QUICK)
        assert heard.left[-1] == ["master", "random", "grandmaster"]
        asking = await asked(OTHER)
        assert await hear(2) == ["master", "random", "grandmaster"], "not again so soon"
        asking.cancel()
        await asyncio.sleep(0)
        monkeypatch.setattr(limits, "INTERRUPT_SECONDS", loop.time() - began + 0.2)
        await preparation.ready(OTHER)
        assert heard.left[-1] == ["master", "grandmaster"], "a moment later"
        monkeypatch.setattr(limits, "INTERRUPT_SECONDS", 0.0)
        (await asked(NEVER)).cancel()
        assert await hear(2) == ["master", "grandmaster"], "what was interrupted in vain is still to be prepared"
        assert not prepared.is_there(SLOW)

    monkeypatch.setattr(limits, "INTERRUPT_SECONDS", 1000.0)
    prepared_by([SLOW, QUICK, OTHER, NEVER], work)


def test_whoever_has_waited_longest_comes_first() -> None:
    heard = Heard()

    async def whole() -> None:
        preparation = Preparation([QUICK, OTHER])
        preparation.listen(heard)
        waiting = [asyncio.create_task(preparation.ready(level)) for level in (OTHER, QUICK)]
        await asyncio.sleep(0)
        preparation.start()
        async with asyncio.timeout(30):
            await asyncio.gather(*waiting)
        await preparation.close()

    asyncio.run(whole())
    assert next(left for left in heard.left if len(left) == 1) == ["apprentice"]


def test_a_level_that_cannot_be_prepared_holds_nobody_up() -> None:
    async def work(preparation: Preparation) -> None:
        await preparation.ready(Level("siegel", "wizard"))
        await preparation.ready(QUICK)
        assert prepared.is_there(QUICK)

    prepared_by([Level("siegel", "wizard"), QUICK], work)


def test_a_server_plays_while_it_prepares_and_stops_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", NUMBA_CACHE_DIR=str(tmp_path / "cache")) as server:
        with Client(server) as ada, Client(server, name="Ben") as ben:
            ada.until(lambda: preparing(ada))
            assert set(preparing(ada)) == set(prepared.missing())
            (preparer,) = server.preparers()
            ada.until(lambda: nice(preparer) == 10)
            ada.create(THREE, bots="apprentice", start=True)
            ada.until(lambda: ada.on_turn)
            version = ada.news["version"]
            ada.move()
            ada.reach(version + 3)
            assert set(preparing(ada)) == set(prepared.missing()), "an apprentice waits for no compiler"
            ben.create({**THREE, "game": "saboteur"}, bots="master", start=True)
            ben.until(lambda: ben.news["turn"] is not None)
            ben.settle(1.5)
            assert SLOW in preparing(ben)
            (preparer,) = server.preparers()
        server.stop()
    assert not Path(f"/proc/{preparer}").exists()


def test_a_server_with_prepared_bots_has_nothing_to_prepare(tmp_path: Path) -> None:
    for level in prepared.missing():
        prepared.note(level)
    with running(tmp_path / "tables.sqlite") as server, Client(server) as ada:
        ada.settle(0.5)
        assert not any(frame["type"] == "preparation" for frame in ada.frames)
        assert not server.preparers()


def preparing(client: Client) -> list[Level]:
    """What the server has told last."""
    told = [frame["levels"] for frame in client.frames if frame["type"] == "preparation"]
    return [Level(level["game"], level["level"]) for level in told[-1]] if told else []


def nice(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[16])
