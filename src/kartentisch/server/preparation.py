"""Prepares bots behind the tables: the levels that are not compiled yet, one after the other, told to every client."""

from __future__ import annotations

import asyncio
import contextlib
import math
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from kartentisch.bots.prepared import Level
from kartentisch.server import limits, wire
from kartentisch.server.logs import log
from kartentisch.server.preparer import Failed, Progress, Report

if TYPE_CHECKING:
    from kartentisch.server.outbox import Outbox

_REPORTS: msgspec.json.Decoder[Report] = msgspec.json.Decoder(Report)
_encode = msgspec.json.Encoder().encode


class Preparation:
    """The levels that cannot play yet. A level that somebody waits for interrupts one that nobody waits for.

    (What is interrupted is not lost: each function is kept on disk as soon as it is compiled. But not too often, so
    that whoever wants now one level and now another does not keep both from being prepared.)
    """

    def __init__(self, levels: Iterable[Level]) -> None:
        self._left = {level: wire.InPreparation(level.game, level.name, 0, 0) for level in levels}
        self._waiting: dict[Level, int] = {}
        """How many questions wait for a level; the level that has been waited for the longest comes first."""
        self._current: Level | None = None
        self._process: Process | None = None
        self._put_off = False
        """Whether the current level was put off for the sake of another one, which `_run` has not noticed yet."""
        self._interrupted = -math.inf
        """When the process was last killed for that."""
        self._later: asyncio.TimerHandle | None = None
        """The timer to interrupt when that was long enough ago."""
        self._changed = asyncio.Event()
        """Set, and replaced by a new one, whenever a level is ready."""
        self._listeners: set[Outbox] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins, in a process of its own."""
        if self._left:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stops, even in the midst of compiling."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._later is not None:
            self._later.cancel()
        await self._end()

    async def ready(self, level: Level) -> None:
        """Returns once a level can play."""
        if level not in self._left:
            return
        self._waiting[level] = self._waiting.get(level, 0) + 1
        try:
            self._interrupt()
            while level in self._left:
                await self._changed.wait()
        finally:
            self._waiting[level] -= 1
            if not self._waiting[level]:
                del self._waiting[level]
                self._interrupt()

    def _interrupt(self) -> None:
        """Ends what nobody waits for, now or later, if somebody waits for something else: `_run` goes on with that."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if self._process is None or self._put_off or not self._overtaken:
            return
        loop = asyncio.get_running_loop()
        wait = self._interrupted + limits.INTERRUPT_SECONDS - loop.time()
        if wait > 0:
            self._later = loop.call_later(wait, self._interrupt)
            return
        self._interrupted, self._put_off = loop.time(), True
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    @property
    def _wanted(self) -> Level | None:
        """The level that somebody has been waiting for the longest."""
        return next((level for level in self._waiting if level in self._left), None)

    @property
    def _overtaken(self) -> bool:
        """Whether somebody waits for a level, but nobody for the one in preparation."""
        return self._current is not None and self._current not in self._waiting and self._wanted is not None

    # Who is told

    def listen(self, outbox: Outbox) -> None:
        """Tells this outbox which levels cannot play yet, now and whenever that changes, until all can."""
        if self._left:
            self._listeners.add(outbox)
            outbox.answer(self._frame())

    def stop(self, outbox: Outbox) -> None:
        """Tells this outbox nothing more."""
        self._listeners.discard(outbox)

    def _tell(self) -> None:
        frame = self._frame()
        for outbox in self._listeners:
            outbox.answer(frame)
        if not self._left:
            self._listeners.clear()

    def _frame(self) -> bytes:
        return _encode(wire.PreparationNews(list(self._left.values())))

    # The work

    async def _run(self) -> None:
        while self._left:
            self._current = level = self._wanted or next(iter(self._left))
            began = time.monotonic()
            last = await self._prepared(level)
            if last is None and self._put_off:
                self._put_off = False
            else:
                # Where it failed, the bot's own worker tries, and a simpler bot plays if it cannot either.
                why = "died" if last is None else last.why if isinstance(last, Failed) else ""
                log.info(
                    "bots-prepared", game=level.game, bot=level.name, seconds=round(time.monotonic() - began), why=why
                )
                del self._left[level]
                self._changed.set()
                self._changed = asyncio.Event()
                self._tell()
        self._current = None
        await self._end()

    async def _prepared(self, level: Level) -> Report | None:
        """The last report on a level; None: the process has died or was killed."""
        try:
            process = await self._started()
            if self._overtaken:  # while it started
                self._put_off = True
                return None
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(f"{level.game} {level.name}\n".encode())
            await process.stdin.drain()
            while (line := await process.stdout.readline()).endswith(b"\n"):
                report = _REPORTS.decode(line)
                if not isinstance(report, Progress):
                    return report
                self._left[level] = wire.InPreparation(level.game, level.name, report.done, report.of)
                self._tell()
        except OSError:
            pass
        await self._end()
        return None

    async def _started(self) -> Process:
        if self._process is None:
            command = (sys.executable, "-P", "-m", "kartentisch.server.preparer")
            # In a session of its own: a Ctrl-C in the terminal is for the server, which then ends it.
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
        return self._process

    async def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None
