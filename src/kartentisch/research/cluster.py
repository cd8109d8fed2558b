"""The same tables on a Ray cluster. Its machines need this package and the bots' modules installed."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterable
from time import monotonic
from typing import Any

from kartentisch.game import Illegal
from kartentisch.research.plan import Plan, Seating
from kartentisch.research.playing import Seen
from kartentisch.research.workers import Batches, Played, play_all, warm_up

BATCH_SECONDS = 0.5
AHEAD = 2
"""How many batches are queued for each core, so that none waits for the network."""
HERE = "auto"
"""The cluster that this machine belongs to."""
SECONDS = 10.0

_warm: set[str] = set()


class Cluster:
    """A crew of all the cores of a cluster."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self, plan: Plan, tables: Iterable[Seating]) -> Generator[Played, None, None]:
        _reach(self.address)
        ray = _ray()
        try:
            ray.init(self.address, logging_level=logging.ERROR, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Illegal("arena-ray", address=self.address, why=type(error).__name__) from None
        try:
            task = ray.remote(max_retries=3, scheduling_strategy="SPREAD")(_play)
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            batches = Batches(tables, BATCH_SECONDS)
            waiting: dict[Any, list[Seating]] = {}
            while True:
                while len(waiting) < most and (batch := batches.next()):
                    waiting[task.remote(plan, batch)] = batch
                if not waiting:
                    return
                [ready], _ = ray.wait(list(waiting), num_returns=1)
                batch = waiting.pop(ready)
                try:
                    answer, seconds = ray.get(ready)
                except ray.exceptions.RayError:
                    raise Illegal("worker-died") from None
                if isinstance(answer, Illegal):
                    raise answer
                batches.took(len(batch), seconds)
                yield from zip(batch, answer, strict=True)
        finally:
            ray.shutdown()


def _play(plan: Plan, tables: list[Seating]) -> tuple[list[list[Seen]] | Illegal, float]:
    """A batch on some machine of the cluster."""
    try:
        if repr(plan) not in _warm:
            warm_up(plan)
            _warm.add(repr(plan))
    except Illegal as refusal:
        return refusal, 0.0
    start = monotonic()
    return play_all(plan, tables), monotonic() - start


def _reach(address: str) -> None:
    """Raises a refusal at once if nothing listens at the address; Ray itself would try for minutes."""
    if address == HERE:
        return
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise Illegal("arena-ray", address=address, why=type(error).__name__) from None


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Illegal("arena-no-ray") from None
    return ray
