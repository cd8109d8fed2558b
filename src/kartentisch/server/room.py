"""One table on the network: a queue of things to do, one after the other; each is stored, and only then shown.

Callbacks work off the queue, not a task: waking a task takes about as long as the rules take for a move.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from kartentisch import protocol
from kartentisch.game import Shuffler
from kartentisch.server.advice import Advisor
from kartentisch.server.audience import Audience, Receipt, Watcher
from kartentisch.server.bots import Act, Bots
from kartentisch.server.event_log import replayed
from kartentisch.server.fair_queue import Asker
from kartentisch.server.finished import finished
from kartentisch.server.logs import log, mark
from kartentisch.server.probe import Probed, Prober
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.store import Conflict, Facts, Lost, Unavailable
from kartentisch.table import entries as was
from kartentisch.table.due import alarm
from kartentisch.table.hints import last_decision
from kartentisch.table.reasons import Refused, TableReason
from kartentisch.table.table import (
    Outcome,
    Table,
    arrive,
    depart,
    handle,
    rename,
    seat_of,
    tick,
)

if TYPE_CHECKING:
    from kartentisch.server.metrics import Metrics
    from kartentisch.server.outbox import Outbox
    from kartentisch.server.restoring import Restoring
    from kartentisch.server.store import Store
    from kartentisch.server.thinkers import Thinkers
    from kartentisch.server.wire import GameEvent
    from kartentisch.table.commands import AnyCommand


class _Job(NamedTuple):
    act: Act
    done: asyncio.Future[None]
    receipt: Receipt | None


class Services(NamedTuple):
    """What every table needs of the rest of the server."""

    store: Store
    restoring: Restoring
    thinkers: Thinkers
    metrics: Metrics
    chance: Shuffler
    """Where shuffled chairs come from, and the deals of tables without a secret of their own."""
    changed: Callable[[Room], None]
    """Called whenever the table has changed."""
    lost: Callable[[Room], None] = lambda _: None
    """Called when another server holds the table."""


class Room:
    """A table in memory, and those who look at it."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self._services = services
        self._log = replayed(table.match)
        self._audience = Audience(table, self._log)
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[_Job] = deque()
        self._busy = False
        """Whether a job is being done: no other may begin before its entries are stored and shown."""
        self._reloading: asyncio.Task[None] | None = None
        self._closed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._bots = Bots(services.thinkers, services.metrics, self.asker, self._put)
        self._prober = Prober()
        self._advisor = Advisor(services.thinkers)

    def asker(self) -> Asker:
        """On whose behalf bots think: the host's, wherever they (or, if they are away, anybody here) come from."""
        host = self.table.host or self.table.id
        return Asker(self._audience.place_of(host) or host, host)

    # What sockets ask for

    @property
    def watched(self) -> bool:
        """Whether anybody looks at the table."""
        return bool(self._audience.watchers)

    def enter(self, watcher: Watcher) -> None:
        """Adds a watcher and shows them the table; `Refusal` if they may not look at it.

        Their name may have changed while they were away. Whoever watches already is shown the table again, and nobody
        else hears of it.
        """
        person, name = watcher.person_id, watcher.name
        if not self._open and seat_of(self.table, person) is None:
            raise Refusal(ServerReason.NO_ONLOOKERS)
        if watcher in self._audience.watchers:
            self._audience.show_to(watcher)
            return
        self._audience.admit(watcher)
        self._audience.enter(watcher)
        entered = self._put(lambda table, now: rename(arrive(table, person, now), person, name, now))
        entered.add_done_callback(lambda _: self._audience.show_to(watcher))

    def leave(self, watcher: Watcher) -> None:
        """Removes a watcher; when a person's last socket goes, the person is away."""
        self._audience.leave(watcher)
        person = watcher.person_id
        self._put(lambda table, now: Outcome(table if self._audience.has(person) else depart(table, person, now)))

    def command(self, person: str, name: str, command: AnyCommand, receipt: Receipt) -> asyncio.Future[None]:
        """Carries out a command. The future is done once it is stored and answered, or raises a refusal."""
        return self._put(lambda table, now: handle(table, person, name, command, now, self._services.chance), receipt)

    async def rename(self, person: str, name: str) -> None:
        """Gives a person a new name, on all their devices that watch this table."""
        self._audience.renamed(person, name)
        await self._put(lambda table, now: rename(table, person, name, now))

    def probe(self, person: str, text: str) -> Probed:
        """Whether a person could make this move now, as far as they know themselves."""
        return self._prober.probe(self.table, person, text)

    def hint(self, who: Asker, outbox: Outbox) -> None:
        """Tells what a master would do, once that was asked for (`commands.Hint`)."""
        if self.table.turn is not None and seat_of(self.table, who.person) == self.table.turn:
            self._advisor.hint(self.table, who, outbox)

    def review(self, who: Asker, outbox: Outbox) -> None:
        """Tells what the last decision of somebody alone with bots has cost."""
        self._advisor.review(self.table, last_decision(self.table, who.person), who, outbox)

    def record(self) -> str:
        """The finished game as a record."""
        if self.table.match is None or self.table.stage != "over":
            raise Refused(TableReason.NOT_OVER)
        return self.table.match.record.text()

    def log(self, person: str) -> list[GameEvent]:
        """The events of the round that a person may look up."""
        return self._audience.asked().log(seat_of(self.table, person))

    def turn_out(self) -> None:
        """Everybody is told that the table is closed, and does not watch it any more."""
        for watcher in list(self._audience.watchers):
            self._audience.leave(watcher)
            watcher.turned_out(Refusal(ServerReason.CLOSED))

    def send_away(self) -> None:
        """Everybody is to come back, and finds the table at whichever server holds it then."""
        for watcher in list(self._audience.watchers):
            watcher.outbox.close(protocol.CLOSE_COME_BACK)

    def close(self) -> None:
        """Forgets the table; everything is in the store."""
        self._closed = self._busy = True
        while self._jobs:
            _answer(self._jobs.popleft(), Refusal(ServerReason.FAILED))
        self._bots.forget()
        self._advisor.close()
        self._audience.close()
        if self._reloading is not None:
            self._reloading.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # The queue

    def _put(self, act: Act, receipt: Receipt | None = None) -> asyncio.Future[None]:
        job = _Job(act, self._loop.create_future(), receipt)
        if self._closed:
            _answer(job, Refusal(ServerReason.FAILED))
        else:
            self._jobs.append(job)
            if not self._busy:
                self._begin()
        return job.done

    def _begin(self) -> None:
        """Does the waiting jobs until one of them has something to store."""
        while self._jobs and not self._busy:
            self._busy = True
            job = self._jobs.popleft()
            try:
                outcome = job.act(self.table, time.monotonic())
                if outcome.entries:
                    self._store(outcome).add_done_callback(partial(self._stored, job, outcome))
                    return
            except Exception as error:
                self._end(job, error)
            else:
                self._finish(job, outcome)

    def _store(self, outcome: Outcome) -> asyncio.Future[None]:
        before, after = self.table, outcome.table
        changed = before.chairs is not after.chairs or (before.stage == "over") != (after.stage == "over")
        data = [was.encode(entry) for entry in outcome.entries]
        return self._services.store.append(after.id, before.n, data, facts_of(after, before) if changed else None)

    def _stored(self, job: _Job, outcome: Outcome, stored: asyncio.Future[None]) -> None:
        error = Unavailable("cancelled") if stored.cancelled() else stored.exception()
        if self._closed:  # the entries are stored; nobody is left to show them to
            _answer(job, None if error is None else Refusal(ServerReason.FAILED))
            return
        if isinstance(error, Lost):
            _answer(job, Refusal(ServerReason.FAILED))
            self._services.lost(self)
            return
        if isinstance(error, Conflict):
            self._reloading = self._loop.create_task(self._reload(job))
            return
        if error is None:
            self._finish(job, outcome)
        else:
            if isinstance(error, Unavailable):
                log.error("store-unavailable", table=mark(self.table.id), why=str(error))
                error = Refusal(ServerReason.FAILED)
            self._end(job, error)
        self._begin()

    def _finish(self, job: _Job, outcome: Outcome) -> None:
        try:
            self._show(outcome, job.receipt)
        except Exception as error:
            self._end(job, error)
        else:
            self._end(job)

    def _end(self, job: _Job, error: BaseException | None = None) -> None:
        self._busy = False
        if error is not None and not isinstance(error, Refused | Refusal):
            log.error("table-failed", error, table=mark(self.table.id))
            error = Refusal(ServerReason.FAILED)
        _answer(job, error)

    async def _reload(self, job: _Job) -> None:
        """Loads the table again: another process has appended entries, and the store is authoritative."""
        log.error("table-conflict", table=mark(self.table.id))
        error: Exception = Refusal(ServerReason.FAILED)
        try:
            table = await self._services.restoring.table(self.table.id)
            assert table is not None
            now = time.monotonic()
            for person in {watcher.person_id for watcher in self._audience.watchers}:
                table = arrive(table, person, now)
            self._log = replayed(table.match, self._log.last)
            self._prober = Prober()
            self._bots.forget()
            self._show(Outcome(table))
            self._audience.show(table, self._log)
        except Exception as unexpected:
            error = unexpected
        except asyncio.CancelledError:
            _answer(job, error)  # the room is being closed
            raise
        self._end(job, error)
        self._begin()

    def _show(self, outcome: Outcome, receipt: Receipt | None = None) -> None:
        self.table = table = outcome.table
        self._log = self._log.after(outcome.entries, outcome.events, table.moves)
        if not self._open:
            for watcher in [w for w in self._audience.watchers if seat_of(table, w.person_id) is None]:
                self._audience.leave(watcher)
                watcher.turned_out(Refusal(ServerReason.NO_ONLOOKERS))
        self._set_alarm()
        self._advisor.changed(table)
        if self.watched:  # without watchers the bots wait
            self._bots.ask(table)
        self._services.changed(self)
        if table.stage == "over" and outcome.entries and outcome.events:
            self._services.metrics.games_over.labels(table.settings.game).inc()
        # Last: after the answer nothing may fail any more.
        if outcome.entries:
            self._audience.show(table, self._log, receipt)
        else:
            self._audience.show_soon(table, self._log, receipt)

    @property
    def _open(self) -> bool:
        """Whether everybody with the link may enter: always before the game, so that people can sit down."""
        return self.table.settings.onlookers or self.table.stage == "gathering"

    # Time

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = alarm(self.table)
        if due is not None:
            wait, chance = max(0.0, due - time.monotonic()), self._services.chance
            self._alarm = self._loop.call_later(wait, self._put, lambda table, now: tick(table, now, chance))


def _answer(job: _Job, error: BaseException | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error.with_traceback(None))  # its traceback holds the job: a reference cycle
        job.done.exception()  # marks it as retrieved: perhaps nobody waits for it


def facts_of(table: Table, before: Table | None = None) -> Facts:
    """The facts about a table that the store keeps beside its entries; with them a game that has ended since before."""
    people = frozenset(chair.person for chair in table.chairs if chair.person is not None)
    over = table.stage == "over"
    ended = over and before is not None and before.stage != "over"
    return Facts(people, over, finished=finished(table) if ended else None)
