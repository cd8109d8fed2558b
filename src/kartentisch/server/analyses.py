"""Analyses of finished games, in the background: by the same workers as bots, but only when no bot waits for one.

Whoever knows the id of a finished game may have it analysed. What was found is kept in the store beside the game, so
that it is done once. When nobody waits for an analysis any more it stops, and goes on from there when somebody does.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from kartentisch import games, replay
from kartentisch.analysis import told
from kartentisch.analysis.decisions import LEVEL, Decision
from kartentisch.analysis.replays import Replayed
from kartentisch.analysis.suspicion import Eyes
from kartentisch.analysis.whole import Finding, How, Part, gathered, parts
from kartentisch.game import Comparison, Rating
from kartentisch.server import limits, wire
from kartentisch.server.analysed import FORM, is_current
from kartentisch.server.finished import read_summary
from kartentisch.server.limits import Rates
from kartentisch.server.logs import log, mark
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.store import StoreError
from kartentisch.server.thinker import Again, Found, Judged, Suspected, Work
from kartentisch.server.thinkers import BotFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kartentisch.record import Record
    from kartentisch.server.fair_queue import Asker
    from kartentisch.server.outbox import Outbox
    from kartentisch.server.store import KeptGame, Store
    from kartentisch.server.thinkers import Thinkers

HOW = How(worlds=240)
"""Fewer worlds than in the terminal: a part must be short, as a bot may wait until it is done."""
PART_SECONDS = 10.0
ATTEMPTS = 3
"""How often a part is tried whose worker has died."""

_encode = msgspec.json.Encoder().encode


class Analyses:
    """The analyses that are under way, and what was found of some that were stopped."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store, self._thinkers = store, thinkers
        self._jobs: dict[str, _Job] = {}
        """By the id of the game; the one that was begun or gone on with last comes last."""
        self._rates = Rates(limits.ANALYSIS_SECONDS, limits.ANALYSES_AT_ONCE, limits.ASKERS_KEPT)

    def begin(self, game: KeptGame, who: Asker, outbox: Outbox) -> None:
        """Analyses a game, or tells that it is analysed already; whatever else that socket has waited for stops."""
        if is_current(game.analysis):
            outbox.answer(_encode(wire.AnalysisNews(game.id, 1, 1)))
            return
        self.leave(outbox)
        job = self._jobs.get(game.id)
        if job is None or not job.runs:
            places = [other.place for other in self._jobs.values() if other.runs]
            if len(places) >= limits.ANALYSES_WAITING or places.count(who.place) >= limits.ANALYSES_OF_AN_ADDRESS:
                raise Refusal(ServerReason.BUSY)
            if any(who.person in other.outboxes.values() for other in self._jobs.values()):
                raise Refusal(ServerReason.ONE_ANALYSIS)
            if not self._rates.admits(who.person, time.monotonic()):
                raise Refusal(ServerReason.TOO_FAST)
            job = self._jobs.pop(game.id, None) or _Job(game, self._store, self._thinkers)
            self._jobs[game.id] = job
            job.start(who, self._ended)
        job.outboxes[outbox] = who.person
        job.tell()

    def leave(self, outbox: Outbox, game: str | None = None) -> None:
        """A socket does not wait for an analysis (None: for any) any more."""
        for job in [job for job in self._jobs.values() if outbox in job.outboxes and game in (None, job.game.id)]:
            del job.outboxes[outbox]
            if not job.outboxes:
                job.stop()
        stopped = [id_ for id_, job in self._jobs.items() if not job.runs]
        for id_ in stopped[: max(0, len(stopped) - limits.ANALYSES_KEPT)]:
            del self._jobs[id_]

    def so_far(self, game: KeptGame) -> Callable[[], bytes]:
        """Tells, in whatever thread, the analysis as it is stored, or what was found of it until now.

        `Refusal` if that is nothing.
        """
        if is_current(game.analysis):
            assert game.analysis is not None
            return game.analysis.encode
        job = self._jobs.get(game.id)
        if job is None or job.record is None:
            raise Refusal(ServerReason.NO_ANALYSIS)
        return job.told

    def close(self) -> None:
        """Stops everything."""
        for job in self._jobs.values():
            job.stop()

    def _ended(self, game: str) -> None:
        del self._jobs[game]


class _Job:
    """One game: what is left to do, what was found, and who waits for it."""

    def __init__(self, game: KeptGame, store: Store, thinkers: Thinkers) -> None:
        self.game, self._store, self._thinkers = game, store, thinkers
        self.outboxes: dict[Outbox, str] = {}
        """The sockets that wait for it, and whose they are."""
        self.place = ""
        """Where whoever had it begun, or gone on with, comes from."""
        self.record: Record | None = None
        self._todo: list[Part | Eyes] = []
        self._found: list[Found] = []
        self._task: asyncio.Task[None] | None = None
        self._told_at = 0.0

    @property
    def runs(self) -> bool:
        """Whether it is under way."""
        return self._task is not None

    def start(self, who: Asker, ended: Any) -> None:
        """Begins, or goes on; `ended` is called with the game's id once it is done or has failed."""
        self.place = who.place
        self._task = asyncio.create_task(self._run(who))
        self._task.add_done_callback(partial(self._over, ended))

    def stop(self) -> None:
        """Stops for now."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def tell(self, done: bool = False) -> None:
        """Tells all who wait how far it is."""
        of = max(1, len(self._todo)) + 1  # putting it together and storing it is the last part
        news = _encode(wire.AnalysisNews(self.game.id, of if done else len(self._found), of))
        for outbox in self.outboxes:
            outbox.answer(news)

    def told(self) -> bytes:
        """What was found until now, in the form in which it is stored."""
        assert self.record is not None
        found = tuple(self._found)  # it goes on meanwhile
        play = games.load(self.record.game)
        findings = [_finding(play, one) for one in found if not isinstance(one, Suspected)]
        whole = told.game(self.record, HOW, gathered(self.record, findings))
        suspicion = [{"eyes": one.eyes, "rounds": one.rounds} for one in found if isinstance(one, Suspected)]
        return _encode({"form": FORM, **whole, "suspicion": suspicion})

    async def _run(self, who: Asker) -> None:
        if self.record is None:
            self.record, self._todo = await asyncio.to_thread(_plan, self.game)
            self.tell()
        while len(self._found) < len(self._todo):
            self._found.append(await self._part(self._todo[len(self._found)], who))
            now = time.monotonic()
            if now - self._told_at >= limits.ANALYSIS_NEWS_SECONDS:
                self._told_at = now
                self.tell()
        analysis = await asyncio.to_thread(self.told)
        await self._store.keep_analysis(self.game.id, analysis.decode())
        self.tell(done=True)

    async def _part(self, part: Part | Eyes, who: Asker) -> Found:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._thinkers.work(Work(part, HOW, PART_SECONDS), who)
            except BotFailed:
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError

    def _over(self, ended: Any, task: asyncio.Task[None]) -> None:
        if task.cancelled() or task is not self._task:
            return
        self._task = None
        error = task.exception()
        if error is not None:
            log.error("analysis-failed", game=mark(self.game.id), why=type(error).__name__)
            if not isinstance(error, (BotFailed, StoreError)):
                log.error("analysis-unexpected", error)
            for outbox in self.outboxes:
                outbox.answer(_encode(wire.AnalysisNews(self.game.id, 0, 0)))
        ended(self.game.id)


def _plan(game: KeptGame) -> tuple[Record, list[Part | Eyes]]:
    """The record and all parts of its analysis: first what concerns people, then the bots."""
    record = replay.read(game.record)
    bots = read_summary(game.summary).bots
    todo = parts(record, HOW, [bot or LEVEL for bot in bots])
    eyes = [Eyes(record, seat) for seat in (None, *range(len(record.players)))]
    return record, [*eyes, *sorted(todo, key=lambda part: bots[part.seat] is not None)]


def _finding(play: Any, found: Judged | Again) -> Finding:
    if isinstance(found, Again):
        return Replayed(found.round, found.seat, found.points)
    ratings: Sequence[Rating] = [Rating(play.parse(r.move), r.value, r.error, r.wins) for r in found.ratings]
    compared = Comparison(tuple(ratings), play.parse(found.best), found.regret, found.error, found.worlds)
    return Decision(found.round, found.move, found.seat, play.parse(found.played), compared, found.matters)
