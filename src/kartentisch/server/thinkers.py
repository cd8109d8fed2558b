"""The worker processes for bots: started when first needed, ended when one does not answer in time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

from msgspec import msgpack

from kartentisch.analysis.decisions import LEVEL
from kartentisch.analysis.replays import STRONG
from kartentisch.bots.prepared import Level
from kartentisch.server import limits
from kartentisch.server.fair_queue import Asker, FairQueue, Turn
from kartentisch.server.preparation import Preparation
from kartentisch.server.thinker import (
    ANALYSIS,
    ASK,
    LENGTH,
    WORK,
    Again,
    Answer,
    Chosen,
    Failed,
    Found,
    Hint,
    Judged,
    Question,
    Rated,
    Ratings,
    Suspected,
    Verdict,
    Work,
)

PATIENCE = 10.0
"""Seconds beyond its budget after which a bot counts as failed and its process is ended."""
FIRST_PATIENCE = 90.0
"""The same for the first question to a level since the server started: its code may have to be compiled, once."""

NOBODY = Asker("", "")

_ANSWERS: msgpack.Decoder[Answer] = msgpack.Decoder(Answer)


class BotFailed(Exception):
    """A bot did not answer; `why` is "overrun", "died", or the class of its error."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Thinkers:
    """The worker processes. At most `workers` bots think at a time, and askers are served round-robin.

    A question whose asker is cancelled is withdrawn. If a worker has begun with it, the worker finishes and the answer
    is dropped, because starting another worker would take longer. A question to a level that is being prepared waits
    for that, without a worker.
    """

    def __init__(
        self, workers: int | None = None, patience: float = PATIENCE, preparation: Preparation | None = None
    ) -> None:
        self.preparation = preparation or Preparation(())
        self._queue = FairQueue(workers or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._patience = patience
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._played: set[tuple[str, str]] = set()
        """The games and levels that some worker has answered for."""
        self._asking: set[asyncio.Task[Answer]] = set()
        """The questions that a worker is answering."""

    async def play(self, question: Question, who: Asker = NOBODY) -> Chosen:
        """The move that the bot makes on behalf of `who`, and what it says beside it; or `BotFailed`."""
        answer = await self._answer(question._replace(kind="move"), who)
        assert isinstance(answer, Chosen)
        return answer

    async def rate(self, question: Question, who: Asker = NOBODY) -> tuple[Rated, ...]:
        """For hints and analysis: what the bot expects of every move, its own choice first; or `BotFailed`."""
        answer = await self._answer(question._replace(kind="ratings"), who)
        assert isinstance(answer, Ratings)
        return answer.moves

    async def hint(self, question: Question, who: Asker = NOBODY) -> Hint:
        """What a master would do; or `BotFailed`. It takes longer than a bot that is hurried, and bots come first."""
        answer = await self._answer(question._replace(kind="hint"), who, "soon")
        assert isinstance(answer, Hint)
        return answer

    async def review(self, question: Question, who: Asker = NOBODY) -> Verdict:
        """What a decision has cost, when nobody waits for a bot; or `BotFailed`."""
        answer = await self._answer(question._replace(kind="review"), who, "later")
        assert isinstance(answer, Verdict)
        return answer

    async def work(self, work: Work, who: Asker = NOBODY) -> Found:
        """A part of an analysis, when nobody waits for a bot; or `BotFailed`."""
        answer = await self._answer(work, who, "later")
        assert isinstance(answer, (Judged, Again, Suspected))
        return answer

    async def _answer(self, question: Question | Work, who: Asker, when: Turn = "now") -> Answer:
        for level in (question.level,) if question.level != ANALYSIS else (LEVEL, STRONG):
            await self.preparation.ready(Level(question.game, level))
        await self._queue.take(who, when)
        asking = asyncio.create_task(self._asked(self._hurried(question)))
        self._asking.add(asking)
        asking.add_done_callback(self._asked_to_the_end)
        answer = await asyncio.shield(asking)
        if isinstance(answer, Failed):
            raise BotFailed(answer.why)
        return answer

    def _hurried(self, question: Question | Work) -> Question | Work:
        """The question with less time to think where others wait, too; never with more. Cards do not count in it."""
        if isinstance(question, Work) or not self._queue.waiting:
            return question
        share = max(limits.LEAST_SECONDS, limits.HURRY_SECONDS / (self._queue.waiting + 1))
        return question._replace(seconds=min(question.seconds, share))

    def _asked_to_the_end(self, asking: asyncio.Task[Answer]) -> None:
        self._asking.discard(asking)
        self._queue.give_back()
        if not asking.cancelled():
            asking.exception()  # marks it as retrieved: the asker may be gone

    async def _asked(self, question: Question | Work) -> Answer:
        """The answer of a worker, which is ended if it takes too long."""
        worker = await self._worker()
        level = question.game, question.level
        patience = self._patience if level in self._played else max(self._patience, FIRST_PATIENCE)
        try:
            async with asyncio.timeout(question.seconds + patience):
                answer = await _ask(worker, question)
        except TimeoutError:
            self._end(worker)
            raise BotFailed("overrun") from None
        except BaseException:
            self._end(worker)
            raise
        self._played.add(level)
        self._idle.append(worker)
        return answer

    async def close(self) -> None:
        """Ends all workers."""
        for asking in self._asking:
            asking.cancel()
        workers = list(self._all)
        self._idle.clear()
        for worker in workers:
            self._end(worker)
        for worker in workers:
            await worker.wait()

    async def _worker(self) -> Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        command = (sys.executable, "-P", "-m", "kartentisch.server.thinker")  # -P: nothing of the working directory
        try:
            worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        except OSError as error:
            raise BotFailed(type(error).__name__) from None
        self._all.add(worker)
        return worker

    def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()


async def _ask(worker: Process, question: Question | Work) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    data = pickle.dumps((WORK if isinstance(question, Work) else ASK, tuple(question)))
    try:
        worker.stdin.write(LENGTH.pack(len(data)) + data)
        await worker.stdin.drain()
        head = await worker.stdout.readexactly(LENGTH.size)
        return _ANSWERS.decode(await worker.stdout.readexactly(*LENGTH.unpack(head)))
    except (BrokenPipeError, ConnectionResetError, asyncio.IncompleteReadError):
        raise BotFailed("died") from None
