"""What has happened at a table in this round, for animation and for the log that people read.

Every event has a number, which grows from one to the next and is never used again while the table is in memory.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kartentisch.game import Event, Seat
from kartentisch.match import Match, Position, positions
from kartentisch.table.entries import Entry
from kartentisch.table.events import EVENTS

ASIDE_KEPT = 2
"""Of what is told beside the moves of the game (who undid a move, whom a bot plays for), so much is kept for each seat
and move: the log of a round is no longer than its moves allow, whatever people do between them."""


class Numbered(NamedTuple):
    """An event of the table with its number."""

    number: int
    event: Event


class EventLog(NamedTuple):
    """The events of a round. It is never changed: whatever happens gives a new one."""

    round: tuple[Numbered, ...] = ()
    """All events of the round, without those of moves that were undone."""
    latest: tuple[Numbered, ...] = ()
    """The events of the last change; empty after a restart, because nobody was connected to be told."""
    lengths: tuple[int, ...] = ()
    """How long `round` was after the deal, and after each move of the round that is in the record: an undo goes back
    to one of these, so that it also takes away what was told of an undo to the same move before."""
    last: int = 0
    """The highest event number used so far."""

    def after(self, entries: Iterable[Entry], events: Sequence[Event], moves: int) -> EventLog:
        """The log after a change: its entries say whether a round has begun or moves were undone.

        `moves`: how many moves the record of the round has now. Steps of a move in progress are not among them.
        """
        if not events:
            return self
        kept, lengths = self.round, self.lengths
        for entry in entries:
            if entry.begins_round:
                kept, lengths = (), ()
            elif entry.undoes_move:
                kept, lengths = kept[: lengths[moves]], lengths[: moves + 1]
        return self._with(kept, lengths, events, moves)

    def _with(
        self, kept: tuple[Numbered, ...], lengths: tuple[int, ...], events: Sequence[Event], moves: int
    ) -> EventLog:
        latest = tuple(Numbered(number, event) for number, event in enumerate(events, self.last + 1))
        if lengths and events[-1].name in EVENTS:
            kept = kept[: lengths[-1]] + _thinned(kept[lengths[-1] :], events)
        grown = kept + latest
        if len(lengths) == moves:
            lengths = (*lengths, len(grown))
        return EventLog(grown, latest, lengths, self.last + len(latest))

    def looked_up(self, limits: Mapping[str, int]) -> tuple[Numbered, ...]:
        """The events of the round that may be looked up; of a kind named in `limits` only that many of the newest."""
        if not limits:
            return self.round
        left = dict(limits)
        kept = []
        for numbered in reversed(self.round):
            name = numbered.event.name
            if name in left:
                if not left[name]:
                    continue
                left[name] -= 1
            kept.append(numbered)
        return tuple(reversed(kept))


def _thinned(aside: tuple[Numbered, ...], events: Sequence[Event]) -> tuple[Numbered, ...]:
    """What was told since the last move, without what is too much beside the new events."""
    told = Counter(event.args["seat"] for event in events if event.name in EVENTS)
    kept = []
    for numbered in reversed(aside):
        event = numbered.event
        if event.name in EVENTS:
            told[event.args["seat"]] += 1
            if told[event.args["seat"]] > ASIDE_KEPT:
                continue
        kept.append(numbered)
    return tuple(reversed(kept))


def replayed(match: Match[Any, Any] | None, last: int = 0) -> EventLog:
    """The log of a game that was played before; `last` is the highest number that has been used already."""
    if match is None:
        return EventLog(last=last)
    ((_, log),) = deque(retold(positions(match.record), last), maxlen=1)
    return log._replace(latest=())


def retold(found: Iterable[Position], last: int = 0) -> Iterator[tuple[Position, EventLog]]:
    """The positions of a record one by one, each with the log as it was then."""
    log = EventLog(last=last)
    before = None
    for position in found:
        if before is not None and (rounds := position.match.record.rounds):
            move = (rounds[-1].deal, *rounds[-1].moves)[position.move]
            events = position.match.game.events(before, move, position.match.state)
            kept, lengths = ((), ()) if position.move == 0 else (log.round, log.lengths)
            log = log._with(kept, lengths, events, position.move)
        yield position, log
        before = position.match.state


def heard_by(events: Iterable[Numbered], seat: Seat | None) -> list[Numbered]:
    """The events that a seat (None: an onlooker) may know of."""
    return [
        numbered
        for numbered in events
        if numbered.event.audience is None or (seat is not None and seat in numbered.event.audience)
    ]
