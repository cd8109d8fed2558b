"""Tables played in parallel. Which worker plays which table, and in what order, changes no result."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Protocol

from kartentisch.game import Illegal
from kartentisch.research.plan import Plan, Seating
from kartentisch.research.playing import Seen, play

BATCH_SECONDS = 0.1
MOST_AT_ONCE = 256
LOADING_SECONDS = 300.0
"""So much longer than agreed a bot may take for a decision that does not count: its code may have to be compiled."""

Played = tuple[Seating, list[Seen]]


class Crew(Protocol):
    """Plays tables in any order, and stops when its iterator is closed."""

    def __call__(self, plan: Plan, tables: Iterable[Seating]) -> Generator[Played, None, None]: ...


class Batches:
    """Batches of tables, sized by the time they take: not too short, not too long."""

    def __init__(self, tables: Iterable[Seating], seconds: float = BATCH_SECONDS) -> None:
        self._tables = iter(tables)
        self._seconds = seconds
        self._size = 1

    def next(self) -> list[Seating]:
        """The next batch; empty at the end."""
        return list(islice(self._tables, self._size))

    def took(self, tables: int, seconds: float) -> None:
        """Adapts the size of batches to the time that one took."""
        wanted = self._seconds * tables / max(seconds, 1e-6)
        self._size = max(1, min(MOST_AT_ONCE, 2 * self._size, int(wanted)))


def warm_up(plan: Plan) -> None:
    """Plays a round that does not count, so that no measured decision includes loading or compiling."""
    limit = None if plan.limit is None else plan.limit + LOADING_SECONDS
    light = replace(plan, budget=min(plan.budget, 10), limit=limit)
    bots = tuple(seat % len(plan.bots) for seat in range(max(plan.players, len(plan.bots))))
    for start in range(0, len(bots), plan.players):
        seats = (bots[start:] + bots)[: plan.players]
        play(light, Seating("round", -1, seats, ()))


def play_all(plan: Plan, tables: Sequence[Seating]) -> list[list[Seen]] | Illegal:
    """Plays a batch. A refusal is returned, not raised, as not every channel between processes carries exceptions."""
    try:
        return [play(plan, table) for table in tables]
    except Illegal as refusal:
        return refusal


def in_this_process(plan: Plan, tables: Iterable[Seating]) -> Generator[Played, None, None]:
    """A crew of this process alone: plays one table after the other."""
    warm_up(plan)
    for table in tables:
        yield table, play(plan, table)


class Processes:
    """A crew of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __call__(self, plan: Plan, tables: Iterable[Seating]) -> Generator[Played, None, None]:
        context = multiprocessing.get_context("spawn")
        batches = Batches(tables)
        crew: dict[Connection, tuple[list[Seating], float]] = {}
        started = []
        idle: deque[Connection] = deque()
        try:
            for _ in range(self.workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(plan, theirs), daemon=True)
                process.start()
                theirs.close()
                started.append((process, ours))
                idle.append(ours)
            while True:
                while idle and (batch := batches.next()):
                    connection = idle.popleft()
                    connection.send(batch)
                    crew[connection] = batch, monotonic()
                if not crew:
                    return
                for ready in wait(list(crew)):
                    assert isinstance(ready, Connection)
                    batch, _ = crew.pop(ready)
                    answer, seconds = _answer(ready)
                    if isinstance(answer, Illegal):
                        raise answer
                    batches.took(len(batch), seconds)
                    idle.append(ready)
                    yield from zip(batch, answer, strict=True)
        finally:
            for process, ours in started:
                process.terminate()
                ours.close()
            for process, _ in started:
                process.join()


def _answer(connection: Connection) -> tuple[list[list[Seen]] | Illegal, float]:
    try:
        answer: tuple[list[list[Seen]] | Illegal, float] = connection.recv()
    except (EOFError, ConnectionResetError):
        raise Illegal("worker-died") from None
    return answer


def _serve(plan: Plan, connection: Connection) -> None:
    """The loop of a worker process. It ignores interrupts, which are handled by the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        try:
            warm_up(plan)
        except Illegal as refusal:
            connection.recv()
            connection.send((refusal, 0.0))
        while True:
            batch = connection.recv()
            start = monotonic()
            answer = play_all(plan, batch)
            connection.send((answer, monotonic() - start))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass


def crew(workers: int) -> Crew:
    """A crew of so many workers on this machine; a single one is this process."""
    return Processes(workers) if workers > 1 else in_this_process
