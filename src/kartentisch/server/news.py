"""What everybody at a table is told: the table as one viewer may see it, made of views only."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from msgspec import Raw, Struct

from kartentisch.game import Event, Seat
from kartentisch.games import GAMES
from kartentisch.match import Match, positions
from kartentisch.server import wire
from kartentisch.server.identity import is_bot
from kartentisch.table.model import Table
from kartentisch.table.table import NEXT_ROUND_SECONDS

_encode = msgspec.json.Encoder().encode


class GameWire(Protocol):
    """What a game's module ``wire`` has. On the wire a view is one object with the fields of both parts."""

    def shared(self, view: Any) -> Struct:
        """The part that is equal for all."""

    def mine(self, view: Any) -> Struct:
        """The part that belongs to the view's seat."""

    def looked_up(self, view: Any) -> Mapping[str, int]:
        """Of which events only so many, the newest, may still be looked up in this round."""


@lru_cache(maxsize=16)
def game_wire(name: str) -> GameWire | None:
    """How a game's views travel; None: it is not played here."""
    module = f"{GAMES[name]}.wire" if name in GAMES else None
    return cast("GameWire", import_module(module)) if module and find_spec(module) else None


class Told(NamedTuple):
    """An event with its number, and as it goes onto the wire."""

    number: int
    event: Event
    frame: bytes


class Story:
    """The events of the round, and those of the last change. Numbers grow as long as the table is in memory."""

    __slots__ = ("_kept", "_named", "_number", "_round", "latest")

    def __init__(self, match: Match[Any, Any] | None) -> None:
        self._number = 0
        self._round: list[Told] = []
        self._kept: dict[int, Told] = {}
        """Those of the round that may still be looked up, by number,"""
        self._named: dict[str, deque[int]] = {}
        """and their numbers by name."""
        self.latest: list[Told] = []
        if match is not None:
            before = None
            for position in positions(match.record):
                if before is not None and (played := position.match.record.rounds):
                    move = (played[-1].deal, *played[-1].moves)[position.move]
                    self.add(match.game.events(before, move, position.match.state), position.move == 0)
                before = position.match.state
        self.latest = []

    def add(self, events: Sequence[Event], new_round: bool) -> None:
        """What a change has made happen."""
        if new_round:
            self._round, self._kept, self._named = [], {}, {}
        self.latest = []
        for event in events:
            self._number += 1
            frame = _encode(wire.GameEvent(self._number, event.name, cast("Any", event.args)))
            told = Told(self._number, event, frame)
            self.latest.append(told)
            self._kept[told.number] = told
            self._named.setdefault(event.name, deque()).append(told.number)
        self._round += self.latest

    def log(self, looked_up: Mapping[str, int]) -> Collection[Told]:
        """What may be looked up of the round."""
        for name, most in looked_up.items():
            numbers = self._named.get(name)
            while numbers and len(numbers) > most:
                del self._kept[numbers.popleft()]
        return self._kept.values() if looked_up else self._round


class Picture:
    """A table at one moment, for whoever looks at it. What is the same for all is made once, or taken from `before`."""

    def __init__(self, table: Table, story: Story, onlookers: int, now: float, before: Picture | None = None) -> None:
        self._table, self._story, self._onlookers, self._now = table, story, onlookers, now
        kept = before if before is not None and before._table.settings is table.settings else None
        self._settings: Raw = kept._settings if kept else Raw(_encode(table.settings))
        kept = before if before is not None and before._looks_like(table) else None
        seats = range(len(table.chairs))
        self._seats: Raw = kept._seats if kept else Raw(_encode([self._seat(seat) for seat in seats]))
        self._frames: dict[tuple[Seat | None, bool], str] = {}
        self._shared: bytes | None = None
        self._log: _Heard | None = None
        self._events = _Heard(story.latest)

    def frame(self, seat: Seat | None, host: bool) -> str:
        """The news for a seat (None: for an onlooker)."""
        viewer = seat, host
        if viewer not in self._frames:
            self._frames[viewer] = self._drawn(seat, host)
        return self._frames[viewer]

    def put_away(self) -> None:
        """Keeps only what the next picture may need."""
        self._frames.clear()
        self._shared = self._log = None

    def _drawn(self, seat: Seat | None, host: bool) -> str:
        table = self._table
        view, log, turn = None, _NOTHING, None
        if table.match is not None:
            speaks = game_wire(table.settings.game)
            assert speaks is not None
            seen = table.match.game.view(table.match.state, seat)
            if self._shared is None or self._log is None:
                self._shared = _encode(speaks.shared(seen))
                self._log = _Heard(self._story.log(speaks.looked_up(seen)))
            # Two objects into one: what is equal for all is written once only.
            view = Raw(self._shared[:-1] + b"," + _encode(speaks.mine(seen))[1:])
            log, turn = self._log.by(seat), seen.turn
        news = wire.TableNews(
            table=table.id,
            version=table.version,
            settings=cast("Any", self._settings),
            stage=table.stage,
            paused=table.paused,
            ended_early=table.ended_early,
            seats=cast("Any", self._seats),
            you=seat,
            host=host,
            onlookers=self._onlookers,
            turn=turn if table.stage == "playing" else None,
            clock=self._clock(),
            next_round_in=self._next_round(),
            view=view,
            log=cast("Any", log),
            events=cast("Any", self._events.by(seat)),
        )
        return _encode(news).decode()

    def _looks_like(self, table: Table) -> bool:
        """Whether the chairs look the same; while somebody is away, time itself changes them."""
        mine = self._table
        return (
            mine.chairs is table.chairs
            and mine.host == table.host
            and mine.nodded == table.nodded
            and mine.agreed == table.agreed
            and mine.present == table.present
            and not (mine.away or table.away)
        )

    def _seat(self, seat: Seat) -> wire.SeatNews:
        table = self._table
        chair = table.chairs[seat]
        away = table.away.get(chair.person or "")
        due = away is not None and chair.bot is None and self._running and bool(table.people)
        return wire.SeatNews(
            name=chair.name,
            person=chair.person is not None,
            bot=chair.bot,
            present=chair.person in table.present,
            host=chair.person is not None and chair.person == table.host,
            nodded=seat in table.nodded,
            ends=seat in table.agreed,
            takeover_in=self._left(away, table.settings.grace) if away is not None and due else None,
            program=chair.person is not None and is_bot(chair.person),
        )

    @property
    def _running(self) -> bool:
        return self._table.stage in ("playing", "between") and not self._table.paused

    def _clock(self) -> float | None:
        table = self._table
        seat = table.turn
        if seat is None or table.settings.clock is None or not self._running or table.chairs[seat].bot is not None:
            return None
        return self._left(table.since, table.settings.clock)

    def _next_round(self) -> float | None:
        if self._table.stage != "between" or not self._running:
            return None
        return self._left(self._table.since, NEXT_ROUND_SECONDS)

    def _left(self, since: float, seconds: float) -> float:
        return round(max(0.0, since + seconds - self._now), 1)


_NOTHING = Raw(b"[]")


class _Heard:
    """Some events as a list on the wire, for each seat without what it may not hear."""

    __slots__ = ("_all", "_told")

    def __init__(self, told: Collection[Told]) -> None:
        self._told = told
        self._all = _listed(told) if all(t.event.audience is None for t in told) else None

    def by(self, seat: Seat | None) -> Raw:
        if self._all is not None:
            return self._all
        return _listed(
            t for t in self._told if t.event.audience is None or (seat is not None and seat in t.event.audience)
        )


def _listed(told: Iterable[Told]) -> Raw:
    return Raw(b"[" + b",".join(t.frame for t in told) + b"]")
