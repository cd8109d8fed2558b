"""Hints at one table: asked of the workers on behalf of whoever is on turn, and told to nobody else.

A hint whose decision has been made is withdrawn. Everything is made from the view of whoever asks.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from kartentisch.analysis.decisions import LEVEL
from kartentisch.analysis.replays import STRONG
from kartentisch.server import limits, wire
from kartentisch.server.logs import log, mark
from kartentisch.server.thinker import Question, Why
from kartentisch.server.thinkers import BotFailed

if TYPE_CHECKING:
    from kartentisch.server.fair_queue import Asker
    from kartentisch.server.outbox import Outbox
    from kartentisch.server.thinkers import Thinkers
    from kartentisch.table.hints import Past
    from kartentisch.table.model import Table

_encode = msgspec.json.Encoder().encode


class _Asked(NamedTuple):
    """A hint that is being found, or was: for which decision."""

    version: int
    frame: asyncio.Task[bytes]


class Advisor:
    """Finds hints for one table. There is one at a time, as only one seat is on turn."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asked: _Asked | None = None
        self._review: asyncio.Task[None] | None = None
        self._tellers: dict[asyncio.Task[None], Outbox] = {}
        """Those who wait for the hint, and where to."""

    def hint(self, table: Table, who: Asker, outbox: Outbox) -> None:
        """Tells what a master would do now; asked twice about one decision, it is told the same."""
        if self._asked is None or self._asked.version != table.version:
            self.forget()
            self._asked = _Asked(table.version, asyncio.create_task(self._found(table, who)))
        telling = asyncio.create_task(_tell(self._asked.frame, outbox))
        self._tellers[telling] = outbox
        telling.add_done_callback(self._tellers.pop)

    def review(self, table: Table, past: Past, who: Asker, outbox: Outbox) -> None:
        """Tells what a decision has cost; the one before it is not told of any more."""
        if self._review is not None:
            self._review.cancel()
        self._review = asyncio.create_task(self._reviewed(table, past, who, outbox))

    def changed(self, table: Table) -> None:
        """Withdraws a hint that nobody can use any more. Whose decision is still to be made is told that none comes."""
        asked = self._asked
        if asked is None or (asked.version == table.version and table.hints and not table.paused):
            return
        if asked.version == table.version and not asked.frame.done():
            for outbox in self._tellers.values():
                outbox.answer(_none(table))
        self.forget()

    def forget(self) -> None:
        """Withdraws a hint."""
        if self._asked is not None:
            self._asked.frame.cancel()
            self._asked = None

    def close(self) -> None:
        """Withdraws everything."""
        self.forget()
        if self._review is not None:
            self._review.cancel()

    async def _found(self, table: Table, who: Asker) -> bytes:
        match, seat = table.match, table.turn
        assert match is not None
        view = match.game.view(match.state, seat)
        question = Question(match.game.name, STRONG, view, secrets.randbits(64), limits.HINT_THINKING_SECONDS)
        try:
            found = await self._thinkers.hint(question, who)
        except BotFailed as failure:
            log.warning("hint-failed", table=mark(table.id), why=failure.why)
            return _none(table)
        moves = [wire.HintMove(move.move, move.value, move.error, _sentence(move.why)) for move in found.moves]
        return _encode(wire.HintNews(table.id, table.version, moves, found.more, found.worlds))

    async def _reviewed(self, table: Table, past: Past, who: Asker, outbox: Outbox) -> None:
        game, played = table.settings.game, str(past.played)
        question = Question(game, LEVEL, past.view, secrets.randbits(64), limits.HINT_THINKING_SECONDS, played=played)
        try:
            found = await self._thinkers.review(question, who)
        except BotFailed as failure:
            log.warning("review-failed", table=mark(table.id), why=failure.why)
            return
        cost, error = round(found.cost, 3), round(found.error, 3)
        why = _sentence(found.why)
        outbox.answer(
            _encode(wire.ReviewNews(table.id, table.version, found.matters, played, found.best, cost, error, why))
        )


async def _tell(found: asyncio.Task[bytes], outbox: Outbox) -> None:
    try:
        outbox.answer(await asyncio.shield(found))
    except asyncio.CancelledError:
        if not found.cancelled():
            raise


def _none(table: Table) -> bytes:
    """The news that there is no hint; whoever wants one may ask again."""
    return _encode(wire.HintNews(table.id, table.version, [], 0, 0))


def _sentence(why: Why | None) -> wire.Sentence | None:
    return None if why is None else wire.Sentence(why.key, why.args)
