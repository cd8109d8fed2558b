"""What everybody at a table is told: the table as one viewer may see it, made of views only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from msgspec import Raw, Struct

from kartentisch.game import Seat
from kartentisch.games import GAMES
from kartentisch.server import wire
from kartentisch.server.identity import alias
from kartentisch.server.story import Heard, Story
from kartentisch.table.company import can_undo, undo_waits_for
from kartentisch.table.due import UNDO_SECONDS, next_round_due
from kartentisch.table.model import Line, Table, Undo, is_program

ONLOOKERS_NAMED = 30
"""More names would make everybody's news longer with everybody who comes to look."""

_encode = msgspec.json.Encoder().encode
_HOLE = Raw(b"\0")
"""Stands for what is put in later: a byte that no JSON has, as texts are escaped."""


class GameWire(Protocol):
    """What a game's module ``wire`` has. On the wire a view is one object with the fields of both parts."""

    def shared(self, view: Any) -> Struct:
        """The part that is equal for all."""

    def own(self, view: Any) -> Struct:
        """The part that belongs to the view's seat."""

    def looked_up(self, view: Any) -> Mapping[str, int]:
        """Of which events only so many, the newest, may still be looked up in this round."""


@lru_cache(maxsize=16)
def game_wire(name: str) -> GameWire | None:
    """How a game's views travel; None: it is not played here."""
    module = f"{GAMES[name]}.wire" if name in GAMES else None
    return cast("GameWire", import_module(module)) if module and find_spec(module) else None


_NOTHING = Heard()


class _Pieces(NamedTuple):
    """The news as they are for everybody, cut where something belongs that differs from viewer to viewer."""

    before_you: bytes
    before_host: bytes
    before_view: bytes
    around_told: tuple[bytes, bytes, bytes]
    end: bytes
    told: bytes | None
    """Log and events with what is around them, where everybody has heard the same."""


class Picture:
    """A table at one moment, for whoever looks at it. What is the same for all is made once, or taken from `before`."""

    def __init__(
        self, table: Table, story: Story, onlookers: Sequence[str], now: float, before: Picture | None = None
    ) -> None:
        """`onlookers`: the names of those who look on, empty where somebody has none."""
        self._table, self._story, self._onlookers, self._now = table, story, onlookers, now
        kept = before if before is not None and before._table.settings is table.settings else None
        self._settings: Raw = kept._settings if kept else Raw(_encode(table.settings))
        kept = before if before is not None and before._looks_like(table) else None
        seats = range(len(table.chairs))
        self._seats: Raw = kept._seats if kept else Raw(_encode([self._seat(seat) for seat in seats]))
        kept = before if before is not None and before._table.talk is table.talk else None
        self._talk: Raw = kept._talk if kept else Raw(_encode([_line(table, line) for line in table.talk]))
        self._frames: dict[tuple[Seat | None, bool], bytes] = {}
        self._sheet: list[bytes] | None = (
            before._sheet if before is not None and self._differs_by_a_move_only(before) else None
        )
        self._pieces: _Pieces | None = None
        self._log = _NOTHING
        self._speaks = game_wire(table.settings.game)

    def frame(self, seat: Seat | None, host: bool) -> bytes:
        """The news for a seat (None: for an onlooker)."""
        viewer = seat, host
        frame = self._frames.get(viewer)
        if frame is None:
            frame = self._frames[viewer] = self._drawn(seat, host)
        return frame

    def put_away(self) -> None:
        """Keeps only what the next picture may need."""
        self._frames.clear()
        self._pieces = None
        self._log = _NOTHING

    def _drawn(self, seat: Seat | None, host: bool) -> bytes:
        pieces = self._pieces or self._cut()
        table = self._table
        match, speaks = table.match, self._speaks
        own = b"null"
        if match is not None and speaks is not None:
            # Two objects into one: what is equal for all, which ends the piece before, and what is the seat's own.
            own = _encode(speaks.own(match.game.view(match.state, seat)))[1:]
        return b"".join(
            (
                pieces.before_you,
                b"null" if seat is None else b"%d" % seat,
                pieces.before_host,
                b"true" if host else b"false",
                pieces.before_view,
                own,
                pieces.told or self._told(pieces.around_told, seat),
                b"true" if can_undo(table, seat) else b"false",
                pieces.end,
            )
        )

    def _cut(self) -> _Pieces:
        """Also finds what may be looked up: it depends on what everybody sees."""
        table = self._table
        sheet = self._sheet = self._sheet or self._written()
        start, a, b, c, turned, d, e, f, end = sheet
        a = b"%s%d%s" % (start, table.version, a)
        c = b"%s%s%s" % (c, b"null" if table.turn is None else b"%d" % table.turn, turned)
        if table.match is not None and self._speaks is not None:
            # From what an onlooker sees: whatever is in here, nobody's secret can be.
            seen = table.match.game.view(table.match.state, None)
            shared = self._speaks.shared(seen)
            self._log = self._story.log(self._speaks.looked_up(seen))
            c += _encode(shared)[:-1] + b","
        alike = not (self._log.private or self._story.latest.private)
        self._pieces = _Pieces(a, b, c, (d, e, f), end, self._told((d, e, f), None) if alike else None)
        return self._pieces

    def _told(self, around: tuple[bytes, bytes, bytes], seat: Seat | None) -> bytes:
        before, between, after = around
        return b"".join((before, self._log.by(seat), between, self._story.latest.by(seat), after))

    def _written(self) -> list[bytes]:
        """The news with holes for all that differs from viewer to viewer, and from one move to the next."""
        table = self._table
        hole: Any = _HOLE
        news = wire.TableNews(
            table=table.id,
            version=hole,
            settings=cast("Any", self._settings),
            stage=table.stage,
            paused=table.paused,
            ended_early=table.ended_early,
            seats=cast("Any", self._seats),
            you=hole,
            host=hole,
            onlookers=len(self._onlookers),
            onlooker_names=list(islice(filter(None, self._onlookers), ONLOOKERS_NAMED)) if self._onlookers else [],
            turn=hole,
            clock=None if table.settings.clock is None else self._clock(table.settings.clock),
            next_round_in=self._next_round(),
            view=hole,
            log=hole,
            events=hole,
            free_text=table.free_text,
            talk=cast("Any", self._talk),
            can_undo=hole,
            undo=None if table.undo is None else self._undo(table.undo),
            nudges=sorted(table.nudges),
        )
        return _encode(news).split(b"\0")

    def _differs_by_a_move_only(self, before: Picture) -> bool:
        """Whether no more than version and turn are new of what is written for everybody. Where clocks run, all is."""
        now, then = self._table, before._table
        return (
            now.stage == then.stage == "playing"
            and now.settings is then.settings
            and now.settings.clock is None
            and self._seats is before._seats
            and self._talk is before._talk
            and self._onlookers == before._onlookers
            and now.paused == then.paused
            and now.ended_early == then.ended_early
            and now.undo is None
            and then.undo is None
            and not (now.nudges or then.nudges)
        )

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
            program=is_program(chair.person),
            who=None if chair.person is None else alias(table.id, chair.person),
        )

    @property
    def _running(self) -> bool:
        return self._table.stage in ("playing", "between") and not self._table.paused

    def _clock(self, seconds: float) -> float | None:
        seat = self._table.turn
        if seat is None or not self._running or self._table.undo or self._table.chairs[seat].bot is not None:
            return None
        return self._left(self._table.since, seconds)

    def _undo(self, undo: Undo) -> wire.UndoNews:
        return wire.UndoNews(undo.seat, sorted(undo_waits_for(self._table)), self._left(undo.since, UNDO_SECONDS))

    def _next_round(self) -> float | None:
        """None where it waits for somebody, however long that takes."""
        due = next_round_due(self._table)
        return None if due is None else self._left(due, 0.0)

    def _left(self, since: float, seconds: float) -> float:
        return round(max(0.0, since + seconds - self._now), 1)


def _line(table: Table, line: Line) -> wire.TalkNews:
    return wire.TalkNews(line.number, alias(table.id, line.person), line.name, line.phrase, line.text)
