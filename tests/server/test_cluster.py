"""A server among others that share its database: how it comes and goes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from kartentisch.server import limits
from kartentisch.server.administration import Order, Told
from kartentisch.server.cluster import Cluster
from kartentisch.server.links import Callers
from kartentisch.server.store import Unavailable
from kartentisch.server.store.opening import open_store
from tests.server.store.databases import Database, every_shared_kind


async def _nobody(*_: Any) -> None:
    pytest.fail("nobody is linked here")


async def _no_order(_: Order) -> Told:
    return Told()


@every_shared_kind
def test_whoever_leaves_does_not_come_back(
    database: Database, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A beat that is under way while a server leaves finds it gone; that is no reason to join again."""
    monkeypatch.setattr(limits, "BEAT_SECONDS", 0)

    async def whole() -> None:
        ours, theirs = await open_store(database.url), await open_store(database.url)
        assert ours.sharing is not None
        assert theirs.sharing is not None
        try:
            for turn in range(25):
                cluster = Cluster(ours.sharing, Callers(_nobody, _no_order))
                async with cluster.joined("127.0.0.1:0"):
                    await asyncio.sleep(0.002 * (turn % 5))
                    await cluster.leave()
                    await asyncio.sleep(0.02)
                    assert await theirs.sharing.peers() == []
        finally:
            await ours.close()
            await theirs.close()

    asyncio.run(whole())
    assert "worker-lost" not in "".join(capfd.readouterr())


@every_shared_kind
def test_a_server_that_does_not_hear_the_others_any_more_says_so(database: Database) -> None:
    """Whatever ends what runs beside, `/healthz` tells it, and the balancer sends nobody there."""

    def deaf(_: str) -> None:
        raise ZeroDivisionError

    async def whole() -> None:
        store = await open_store(database.url)
        assert store.sharing is not None
        cluster = Cluster(store.sharing, Callers(_nobody, _no_order))
        cluster.check()
        cluster.heard = deaf
        try:
            async with cluster.joined("127.0.0.1:0"), asyncio.timeout(9):
                while True:
                    await asyncio.sleep(0.01)
                    cluster.check()
        finally:
            await store.close()

    with pytest.raises(Unavailable):
        asyncio.run(whole())
