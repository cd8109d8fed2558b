"""One table on the network: one queue of things to do, one after the other; stored, and only then shown."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kartentisch import bots
from kartentisch.game import Illegal, Seat
from kartentisch.server.logs import log, mark
from kartentisch.server.news import Picture, Story
from kartentisch.server.refusals import Reason, Refusal, key
from kartentisch.server.store import Conflict, Facts, Unavailable
from kartentisch.server.thinker import Question
from kartentisch.server.thinkers import BotFailed
from kartentisch.table import entries as was
from kartentisch.table.reasons import Reason as TableReason
from kartentisch.table.reasons import Refused
from kartentisch.table.table import (
    BotTurn,
    Outcome,
    Table,
    alarm,
    arrive,
    bot_moved,
    bot_on_turn,
    depart,
    handle,
    rename,
    restore,
    seat_of,
    tick,
)

if TYPE_CHECKING:
    from kartentisch.server.metrics import Metrics
    from kartentisch.server.outbox import Outbox
    from kartentisch.server.store import Store
    from kartentisch.server.thinkers import Thinkers
    from kartentisch.table.commands import AnyCommand

PACES = {"slow": 2.5, "normal": 1.2, "fast": 0.15}
"""Seconds after which a bot plays, whatever it holds."""
SIMPLER = ("apprentice", bots.RANDOM)
"""Who takes over for a bot that fails."""
RETRY_SECONDS = 1.0

Act = Callable[[Table, float], Outcome]

_deals = secrets.SystemRandom()


class Services(NamedTuple):
    """What every table needs of the rest of the server."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    changed: Callable[[Room], None]
    """Called whenever the table has changed."""


class Watcher(Protocol):
    """A socket that looks at the table."""

    @property
    def person_id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def outbox(self) -> Outbox: ...
    def renamed(self, name: str) -> None:
        """The person goes by another name."""

    def turned_out(self) -> None:
        """The table may not be looked at any more."""


class Probed(NamedTuple):
    """Whether a move may be made, and if not, the key of the reason."""

    legal: bool
    reason: str = ""
    rule: str = ""
    args: dict[str, str | int] = {}  # noqa: RUF012 - never changed


class Room:
    """A table in memory, and those who look at it."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self._services = services
        self._story = Story(table.match)
        self._picture: Picture | None = None
        self._jobs: asyncio.Queue[tuple[Act, asyncio.Future[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: BotTurn | None = None
        self._bots: set[asyncio.Task[None]] = set()
        self._demoted: dict[tuple[Seat, str], str] = {}
        self._world: tuple[int, Seat, Any] | None = None

    # What sockets ask for

    def admit(self, person: str) -> None:
        """`Refusal` if somebody may not look at this table."""
        if not self._open and seat_of(self.table, person) is None:
            raise Refusal(Reason.NO_ONLOOKERS)

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table from now on; everybody is shown it anew."""
        person = watcher.person_id
        self.watchers.add(watcher)
        self._put(lambda table, _: Outcome(arrive(table, person)))

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away; a person's last socket is a departure."""
        self.watchers.discard(watcher)
        person = watcher.person_id
        self._put(lambda table, now: Outcome(table if self._watches(person) else depart(table, person, now)))

    async def command(self, person: str, name: str, command: AnyCommand) -> None:
        """Carries out a command; when this returns, it is on disk. Or `Refused`, or `Refusal`."""
        await self._put(lambda table, now: handle(table, person, name, command, now, _deals))

    async def rename(self, person: str, name: str) -> None:
        """Somebody goes by another name, on every device that is here."""
        for watcher in self.watchers:
            if watcher.person_id == person:
                watcher.renamed(name)
        await self._put(lambda table, now: rename(table, person, name, now))

    def probe(self, person: str, text: str) -> Probed:
        """Whether a person could make this move now, as far as they know themselves."""
        table = self.table
        seat = seat_of(table, person)
        if seat is None:
            raise Refused(TableReason.NOT_A_MEMBER)
        if seat != table.turn or table.match is None:
            return Probed(False, key(Refused(TableReason.NOT_YOUR_TURN)))
        game = table.match.game
        if self._world is None or self._world[:2] != (table.version, seat):
            view = game.view(table.match.state, seat, memory=True)
            self._world = table.version, seat, game.sample(view, Random(table.version))
        try:
            game.rules.apply(self._world[2], game.parse(text))
        except Illegal as cause:
            return Probed(False, key(Refused(TableReason.ILLEGAL, cause, game.name)), cause.rule, cause.details)
        return Probed(True)

    def record(self) -> str:
        """The finished game as a record."""
        if self.table.match is None or self.table.stage != "over":
            raise Refused(TableReason.NOT_OVER)
        return self.table.match.record.text()

    def close(self) -> None:
        """Forgets the table; everything is in the store."""
        self._task.cancel()
        for thinking in self._bots:
            thinking.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # The queue

    def _put(self, act: Act) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((act, done))
        return done

    async def _work(self) -> None:
        while True:
            act, done = await self._jobs.get()
            error: Exception | None = None
            try:
                await self._carry_out(act)
            except (Refused, Refusal) as refusal:
                error = refusal
            except Exception as unexpected:
                log.error("table-failed", unexpected, table=mark(self.table.id))
                error = Refusal(Reason.FAILED)
            if not done.done():
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
                    done.exception()  # nobody may be waiting for it

    async def _carry_out(self, act: Act) -> None:
        outcome = act(self.table, time.monotonic())
        if outcome.entries:
            try:
                await self._store(outcome)
            except Conflict:
                await self._reload()
                raise Refusal(Reason.FAILED) from None
            except Unavailable as cause:
                log.error("store-unavailable", table=mark(self.table.id), why=str(cause))
                raise Refusal(Reason.FAILED) from None
        self._show(outcome)

    async def _store(self, outcome: Outcome) -> None:
        before, after = self.table, outcome.table
        changed = before.chairs is not after.chairs or before.stage != after.stage
        data = [was.encode(entry) for entry in outcome.entries]
        await self._services.store.append(after.id, before.n, data, facts_of(after) if changed else None)

    async def _reload(self) -> None:
        """Somebody else has gone on with this table: what is in the store is the truth."""
        log.error("table-conflict", table=mark(self.table.id))
        stored = await self._services.store.entries(self.table.id)
        table = restore(map(was.decode, stored), time.monotonic())
        for person in {watcher.person_id for watcher in self.watchers}:
            table = arrive(table, person)
        self._story = Story(table.match)
        self._world = self._thinking = None
        self._show(Outcome(table))

    def _show(self, outcome: Outcome) -> None:
        self.table = table = outcome.table
        if any(isinstance(entry, was.TakenBack) for entry in outcome.entries):
            self._story.take_back(outcome.events)
        elif outcome.events:
            self._story.add(outcome.events, any(isinstance(entry, was.Dealt) for entry in outcome.entries))
        if not self._open:
            for watcher in [w for w in self.watchers if seat_of(table, w.person_id) is None]:
                self.watchers.discard(watcher)
                watcher.turned_out()
        self._publish()
        self._set_alarm()
        self._ask_bot()
        self._services.changed(self)
        if table.stage == "over" and outcome.entries and outcome.events:
            self._services.metrics.games_over.labels(table.settings.game).inc()

    # Who sees it

    def _watches(self, person: str) -> bool:
        return any(watcher.person_id == person for watcher in self.watchers)

    @property
    def _open(self) -> bool:
        """Before the game everybody who has the link may come in, or nobody could sit down."""
        return self.table.settings.onlookers or self.table.stage == "gathering"

    def _publish(self) -> None:
        table = self.table
        seats = {chair.person: seat for seat, chair in enumerate(table.chairs)}
        onlookers = {w.person_id: w.name for w in self.watchers if w.person_id not in seats}
        names = sorted(onlookers.values())
        picture = self._picture = Picture(table, self._story, names, time.monotonic(), self._picture)
        frames = [
            (watcher.outbox, picture.frame(seats.get(person := watcher.person_id), person == table.host))
            for watcher in self.watchers
        ]
        # Drawn first, then sent in one go: sent one by one, each frame would wait for the next viewer's to be drawn.
        for outbox, frame in frames:
            outbox.table(frame)
        picture.put_away()

    # Time and bots

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = alarm(self.table)
        if due is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, due - time.monotonic())
            self._alarm = loop.call_later(wait, self._put, lambda table, now: tick(table, now, _deals))

    def _ask_bot(self) -> None:
        """Asks the bot on turn, if anybody is there to see it play; an empty table waits."""
        turn = bot_on_turn(self.table) if self.watchers else None
        if turn is not None and turn != self._thinking:
            self._thinking = turn
            thinking = asyncio.create_task(self._think(turn))
            self._bots.add(thinking)
            thinking.add_done_callback(self._bots.discard)

    async def _think(self, turn: BotTurn) -> None:
        """Always answers a fixed time after the turn began, or a multiple of it: pace tells nothing about cards."""
        table, began = self.table, time.monotonic()
        assert table.match is not None
        pace = PACES[table.settings.pace]
        view = table.match.game.view(table.match.state, turn.seat, memory=True)
        while self._thinking == turn:
            level = self._demoted.get((turn.seat, turn.level), turn.level)
            question = Question(table.settings.game, level, view, secrets.randbits(64), pace * 0.6)
            try:
                move = await self._services.thinkers.choose(question)
                spent = time.monotonic() - began
                await asyncio.sleep(pace * (spent // pace + 1) - spent)
                await self._put(partial(_bot_moves, turn, move))
                self._services.metrics.moves_of_bots.inc()
                break
            except BotFailed as failure:
                await self._demote(turn, level, failure.why)
            except Refused as refusal:
                if refusal.reason != TableReason.ILLEGAL:
                    break  # paused, ended, or the person is back
                await self._demote(turn, level, "illegal")
            except Refusal:
                await asyncio.sleep(RETRY_SECONDS)
        if self._thinking == turn:
            self._thinking = None

    async def _demote(self, turn: BotTurn, level: str, why: str) -> None:
        """From now on a simpler bot plays on that chair; if there is none, the same one tries again a little later."""
        after = SIMPLER[SIMPLER.index(level) + 1 :] if level in SIMPLER else SIMPLER
        simpler = next((name for name in after if name in bots.names(self.table.game)), None)
        if simpler is None:
            await asyncio.sleep(RETRY_SECONDS)
        self._demoted[turn.seat, turn.level] = simpler or level
        self._services.metrics.bots_replaced.labels(level, why).inc()
        log.warning("bot-replaced", table=mark(self.table.id), seat=turn.seat, level=level, by=simpler, why=why)


def _bot_moves(turn: BotTurn, move: str, table: Table, now: float) -> Outcome:
    return bot_moved(table, turn.seat, turn.version, move, now)


def facts_of(table: Table) -> Facts:
    """What the store keeps beside the entries."""
    return Facts(frozenset(c.person for c in table.chairs if c.person is not None), table.stage == "over")
