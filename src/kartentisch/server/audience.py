"""Those who watch one table, and when each of them is shown it.

Seats are shown every change at once. For onlookers changes are gathered, and who comes and goes is news that can wait:
however many onlookers there are and whatever they do, a move costs the players of the table next to nothing more.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kartentisch.server import limits
from kartentisch.server.news import Picture
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.table.names import distinct

if TYPE_CHECKING:
    from kartentisch.game import Seat
    from kartentisch.server.event_log import EventLog
    from kartentisch.server.outbox import Outbox
    from kartentisch.table.model import Table


class Receipt(NamedTuple):
    """The answer to a command, sent together with the table as the command has made it."""

    outbox: Outbox
    frame: bytes


class Watcher(Protocol):
    """A socket that looks at the table."""

    @property
    def person_id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def place(self) -> str | None:
        """Where it comes from, if that is counted."""

    @property
    def outbox(self) -> Outbox: ...
    def renamed(self, name: str) -> None:
        """The person goes by another name."""

    def turned_out(self, why: Refusal) -> None:
        """The table may not be looked at any more."""


class Audience:
    """The watchers of one table. They see nothing but what was last handed to `show` or `show_soon`."""

    def __init__(self, table: Table, log: EventLog) -> None:
        self.watchers: set[Watcher] = set()
        self._table, self._log = table, log
        self._loop = asyncio.get_running_loop()
        self._names: list[str] | None = None
        """The names of the onlookers, empty for those of whom none is shown; None: to be gathered anew."""
        self._seat_index: tuple[Any, dict[str | None, Seat]] = None, {}
        """The seats by person, and the chairs they were made from: nearly all moves leave the chairs alone."""
        self._asked: tuple[Picture, float] | None = None
        """The picture for those who ask for the table as it is, and when it was made."""
        self._onlookers_shown = 0.0
        self._onlookers_later: asyncio.TimerHandle | None = None
        self._all_later: asyncio.TimerHandle | None = None

    # Who is here

    def admit(self, watcher: Watcher) -> None:
        """`Refusal` if there is no room for one more watcher like this one."""
        person, seats = watcher.person_id, self._seats()
        if sum(other.person_id == person for other in self.watchers) >= limits.SOCKETS_OF_A_PERSON_AT_A_TABLE:
            raise Refusal(ServerReason.TOO_MANY_DEVICES, most=limits.SOCKETS_OF_A_PERSON_AT_A_TABLE)
        if person in seats:
            return
        onlookers = [other for other in self.watchers if other.person_id not in seats]
        if len(onlookers) >= limits.ONLOOKERS:
            raise Refusal(ServerReason.TOO_MANY_ONLOOKERS, most=limits.ONLOOKERS)
        neighbours = sum(other.place == watcher.place for other in onlookers) if watcher.place else 0
        if neighbours >= limits.ONLOOKERS_OF_AN_ADDRESS:
            raise Refusal(ServerReason.TOO_MANY_ONLOOKERS, most=limits.ONLOOKERS_OF_AN_ADDRESS)

    def enter(self, watcher: Watcher) -> None:
        """Adds a watcher, who has yet to be shown the table."""
        self.watchers.add(watcher)
        self._names = None

    def leave(self, watcher: Watcher) -> None:
        """Removes a watcher."""
        self.watchers.discard(watcher)
        self._names = None

    def renamed(self, person: str, name: str) -> None:
        """Somebody goes by another name, on all their devices."""
        for watcher in self.watchers:
            if watcher.person_id == person:
                watcher.renamed(name)
        self._names = None

    def has(self, person: str) -> bool:
        """Whether some socket of that person is here."""
        return any(watcher.person_id == person for watcher in self.watchers)

    def place_of(self, person: str) -> str | None:
        """Where that person comes from or, if they are away, somebody with a chair or else anybody, if that is counted.

        Nobody makes a table count as theirs by looking on.
        """
        if self.has(person):
            places = {watcher.place for watcher in self.watchers if watcher.person_id == person}
        else:
            seats = self._seats()
            seated = {watcher.place for watcher in self.watchers if watcher.person_id in seats}
            places = seated or {watcher.place for watcher in self.watchers}
        return min((place for place in places if place is not None), default=None)

    # What they see

    def show(self, table: Table, log: EventLog, receipt: Receipt | None = None) -> None:
        """Shows a change: to seats at once, to onlookers as often as they may be shown the table."""
        self._table, self._log, self._asked = table, log, None
        now = time.monotonic()
        wait = self._onlookers_shown + limits.ONLOOKERS_SHOWN_SECONDS - now
        frames = self._frames(now, seats=True, onlookers=wait <= 0)
        if wait <= 0:
            self._onlookers_shown = now
            if self._all_later is not None:  # all are shown it now
                self._all_later.cancel()
                self._all_later = None
        elif self._onlookers_later is None and len(frames) < len(self.watchers):
            self._onlookers_later = self._loop.call_later(wait, self._show_onlookers)
        # After the answer nothing may fail any more, so all messages are made before.
        if receipt is not None:
            receipt.outbox.answer(receipt.frame)
        for outbox, frame in frames:
            outbox.table(frame)

    def show_soon(self, table: Table, log: EventLog, receipt: Receipt | None = None) -> None:
        """Shows who is here, and whatever else can wait for a moment; what happens until then is shown together."""
        self._table, self._log, self._asked = table, log, None
        if receipt is not None:
            receipt.outbox.answer(receipt.frame)
        if self._all_later is None:
            self._all_later = self._loop.call_later(limits.COMING_AND_GOING_SECONDS, self._show_all)

    def show_to(self, watcher: Watcher) -> None:
        """Shows the table to one who asks for it, and to nobody else."""
        person = watcher.person_id
        if watcher in self.watchers:
            watcher.outbox.table(self.asked().frame(self._seats().get(person), person == self._table.host))

    def asked(self) -> Picture:
        """The table as it is, for those who ask. They share one for a moment: only seconds left in it can be older."""
        now = time.monotonic()
        if self._asked is None or now - self._asked[1] >= limits.ONLOOKERS_SHOWN_SECONDS:
            self._asked = self._picture(now), now
        return self._asked[0]

    def close(self) -> None:
        """Shows nothing more."""
        for timer in (self._onlookers_later, self._all_later):
            if timer is not None:
                timer.cancel()

    def _show_all(self) -> None:
        self._all_later = None
        self.show(self._table, self._log)

    def _show_onlookers(self) -> None:
        self._onlookers_later = None
        self._onlookers_shown = now = time.monotonic()
        for outbox, frame in self._frames(now, seats=False, onlookers=True):
            outbox.table(frame)

    def _frames(self, now: float, seats: bool, onlookers: bool) -> list[tuple[Outbox, bytes]]:
        """The table for those watchers who have a seat, and for those who have none."""
        seat_of, host = self._seats(), self._table.host
        people = [(watcher.outbox, watcher.person_id) for watcher in self.watchers]
        if not (seats and onlookers):
            people = [(outbox, person) for outbox, person in people if (seats if person in seat_of else onlookers)]
        if not people:
            return []
        picture = self._picture(now)
        return [(outbox, picture.frame(seat_of.get(person), person == host)) for outbox, person in people]

    def _picture(self, now: float) -> Picture:
        seats = self._seats()
        if self._names is None:
            named = {watcher.person_id: watcher.name for watcher in self.watchers if watcher.person_id not in seats}
            taken = [chair.name for chair in self._table.chairs]
            shown: list[str] = []
            for name in sorted(filter(None, named.values()))[: limits.ONLOOKERS_NAMED]:
                shown.append(distinct(name, (*taken, *shown)))
            self._names = shown + [""] * (len(named) - len(shown))
        return Picture(self._table, self._log, self._names, now)

    def _seats(self) -> dict[str | None, Seat]:
        if self._table.chairs is not self._seat_index[0]:
            chairs = self._table.chairs
            self._seat_index = chairs, {chair.person: seat for seat, chair in enumerate(chairs)}
            self._names = None
        return self._seat_index[1]
