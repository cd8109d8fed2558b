"""The bots at one table: whoever is on turn is asked, and plays at the table's pace."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kartentisch import bots
from kartentisch.server.logs import log, mark
from kartentisch.server.refusals import Refusal
from kartentisch.server.thinker import Question, Said
from kartentisch.server.thinkers import BotFailed
from kartentisch.table.commands import Phrase
from kartentisch.table.due import BotTurn, bot_on_turn
from kartentisch.table.reasons import Refused, TableReason
from kartentisch.table.table import Outcome, Table, bot_moved, bot_said

if TYPE_CHECKING:
    from kartentisch.game import Seat
    from kartentisch.server.fair_queue import Asker
    from kartentisch.server.metrics import Metrics
    from kartentisch.server.thinkers import Thinkers

PACES = {"slow": 2.5, "normal": 1.2, "fast": 0.15}
"""Seconds after which a bot plays. They do not depend on its cards."""
SIMPLER = (bots.SIMPLE, bots.RANDOM)
"""The levels that take over for a bot that fails, in this order."""
RETRY_SECONDS = 1.0
SILENT_TURNS = 4
"""After a bot has said something, none of them says anything for so many turns, or up to twice as many."""

Act = Callable[[Table, float], Outcome]
"""Something to do at a table."""


class Bots:
    """Asks for the moves of one table's bots, on behalf of `asker`. `put` appends an action to the table's queue."""

    def __init__(
        self,
        thinkers: Thinkers,
        metrics: Metrics,
        asker: Callable[[], Asker],
        put: Callable[[Act], asyncio.Future[None]],
    ) -> None:
        self._thinkers, self._metrics, self._asker, self._put = thinkers, metrics, asker, put
        self._turn: BotTurn | None = None
        """The turn that a bot is thinking about."""
        self._task: asyncio.Task[None] | None = None
        """The task that asks for the move. There is at most one: a question whose answer is not needed is withdrawn."""
        self._silent = 0
        """The version of the game from which on a bot may say something."""
        self._demoted: dict[tuple[Seat, str], str] = {}

    def ask(self, table: Table) -> None:
        """Asks the bot on turn, if a bot is on turn and it has not been asked yet."""
        turn = bot_on_turn(table)
        if turn == self._turn:
            return
        self.forget()
        if turn is not None:
            self._turn = turn
            self._task = asyncio.create_task(self._think(turn, table))

    def forget(self) -> None:
        """Withdraws the question: the table has changed, or is closed."""
        self._turn = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, turn: BotTurn, table: Table) -> None:
        """Plays a fixed time after the turn began, or a multiple of that: the pace must not tell about cards."""
        began = time.monotonic()
        assert table.match is not None
        pace = PACES[table.settings.pace]
        view = table.match.game.view(table.match.state, turn.seat)
        me = asyncio.current_task()
        # While the table decides nothing is withdrawn; it may have asked anew by then.
        while self._turn == turn and self._task in (None, me):
            self._task = me
            level = self._demoted.get((turn.seat, turn.level), turn.level)
            talks = table.settings.bot_talk and turn.version >= self._silent
            question = Question(table.settings.game, level, view, secrets.randbits(64), pace * 0.6, talks=talks)
            try:
                chosen = await self._thinkers.play(question, self._asker())
                spent = time.monotonic() - began
                await asyncio.sleep(pace * (spent // pace + 1) - spent)
                self._task = None  # from here on the table decides whether the move counts
                await self._put(partial(_moves, turn, chosen.move))
                self._metrics.moves_of_bots.inc()
                if chosen.said is not None:
                    self._silent = turn.version + SILENT_TURNS + secrets.randbelow(SILENT_TURNS)
                    await self._say(turn.seat, chosen.said)
                break
            except BotFailed as failure:
                await self._demote(turn, level, failure.why, table)
            except Refused as refusal:
                if refusal.reason != TableReason.ILLEGAL:
                    break  # paused, ended, or the person is back
                await self._demote(turn, level, "illegal", table)
            except Refusal:
                await asyncio.sleep(RETRY_SECONDS)
        if self._turn == turn and self._task in (None, me):
            self._turn = None

    async def _say(self, seat: Seat, said: Said) -> None:
        """Says something beside the game, unless a person sits there by now or enough was said."""
        with contextlib.suppress(Refused, Refusal):
            await self._put(partial(_says, seat, Phrase(said.phrase, said.blank)))

    async def _demote(self, turn: BotTurn, level: str, why: str, table: Table) -> None:
        """Puts a simpler bot on that chair; if there is none, the same one tries again a little later."""
        after = SIMPLER[SIMPLER.index(level) + 1 :] if level in SIMPLER else SIMPLER
        simpler = next((name for name in after if name in bots.names(table.game)), None)
        if simpler is None:
            await asyncio.sleep(RETRY_SECONDS)
        self._demoted[turn.seat, turn.level] = simpler or level
        self._metrics.bots_replaced.labels(level, why).inc()
        log.warning("bot-replaced", table=mark(table.id), seat=turn.seat, bot=level, by=simpler, why=why)


def _moves(turn: BotTurn, move: str, table: Table, now: float) -> Outcome:
    return bot_moved(table, turn.seat, turn.version, move, now)


def _says(seat: Seat, phrase: Phrase, table: Table, now: float) -> Outcome:
    return bot_said(table, seat, phrase, now)
