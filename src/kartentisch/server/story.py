"""What has happened at a table in this round, and who may hear it."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from kartentisch.game import Event, Seat
from kartentisch.match import Match, positions
from kartentisch.server import wire

_encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """An event with its number, as it goes onto the wire."""

    number: int
    name: str
    frame: bytes
    audience: frozenset[Seat] | None


class Heard:
    """Events in their order as a list on the wire, for each seat without what it may not hear."""

    __slots__ = ("_audiences", "_frames", "_more", "_own", "_public")

    def __init__(self) -> None:
        self._frames: dict[int, bytes] = {}
        self._audiences: dict[int, frozenset[Seat]] = {}
        """Who may hear what not everybody may."""
        self._public: bytes | None = b""
        """What everybody may hear, as it was asked for last; None: it has to be gathered again,"""
        self._more: list[bytes] = []
        """and what has come since. To gather all of it with every event would take longer than all else."""
        self._own: dict[Seat | None, bytes] = {}
        """The same for those who may hear more."""

    @property
    def private(self) -> bool:
        """Whether there is anything that not everybody may hear."""
        return bool(self._audiences)

    def add(self, told: Told) -> None:
        """One more."""
        self._frames[told.number] = told.frame
        self._own.clear()
        if told.audience is None:
            self._more.append(told.frame)
        else:
            self._audiences[told.number] = told.audience

    def forget(self, number: int) -> None:
        """It may not be looked up any more."""
        del self._frames[number]
        self._audiences.pop(number, None)
        self._own.clear()
        self._public = None

    def by(self, seat: Seat | None) -> bytes:
        """What a seat (None: an onlooker) hears."""
        if self._audiences and any(seat in audience for audience in self._audiences.values()):
            if seat not in self._own:
                self._own[seat] = self._gathered(seat)
            return b"[%b]" % self._own[seat]
        if self._public is None:
            self._public = self._gathered(None)
        elif self._more:
            self._public = b",".join(filter(None, (self._public, *self._more)))
        self._more.clear()
        return b"[%b]" % self._public

    def _gathered(self, seat: Seat | None) -> bytes:
        audiences = self._audiences
        return b",".join([f for n, f in self._frames.items() if n not in audiences or seat in audiences[n]])


class Story:
    """The events of the round, and those of the last change. Numbers grow as long as the table is in memory."""

    __slots__ = ("_forgotten", "_kept", "_last", "_named", "_number", "_told", "latest")

    def __init__(self, match: Match[Any, Any] | None) -> None:
        self._number = 0
        self._told: list[Told] = []
        """All of the round,"""
        self._last = 0
        """how many of them the last change has added,"""
        self._kept = Heard()
        """those that may still be looked up,"""
        self._named: defaultdict[str, deque[int]] = defaultdict(deque)
        """their numbers by name,"""
        self._forgotten = False
        """and whether there are others."""
        self.latest = Heard()
        if match is not None:
            before = None
            for position in positions(match.record):
                if before is not None and (played := position.match.record.rounds):
                    move = (played[-1].deal, *played[-1].moves)[position.move]
                    self.add(match.game.events(before, move, position.match.state), position.move == 0)
                before = position.match.state
        self.latest = Heard()

    def add(self, events: Sequence[Event], new_round: bool) -> None:
        """What a change has made happen."""
        if new_round:
            self._retell(())
        self.latest = Heard()
        for event in events:
            self._number += 1
            frame = _encode(wire.GameEvent(self._number, event.name, cast("Any", event.args)))
            told = Told(self._number, event.name, frame, event.audience)
            self.latest.add(told)
            self._keep(told)
        self._last = len(events)

    def take_back(self, events: Sequence[Event]) -> None:
        """The last change has not happened: only that it was taken back is told."""
        self._retell(self._told[: len(self._told) - self._last])
        self.add(events, new_round=False)

    def log(self, looked_up: Mapping[str, int]) -> Heard:
        """What may be looked up of the round: of some events only so many, the newest.

        Where nothing is limited any more, as at the end of a round, what was forgotten is told again.
        """
        if self._forgotten and not looked_up:
            self._retell(self._told)
        for name, most in looked_up.items():
            numbers = self._named[name]
            while len(numbers) > most:
                self._kept.forget(numbers.popleft())
                self._forgotten = True
        return self._kept

    def _retell(self, told: Iterable[Told]) -> None:
        self._told, self._kept, self._named, self._forgotten = [], Heard(), defaultdict(deque), False
        for each in told:
            self._keep(each)

    def _keep(self, told: Told) -> None:
        self._told.append(told)
        self._kept.add(told)
        self._named[told.name].append(told.number)
