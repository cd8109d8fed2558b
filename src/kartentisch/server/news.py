"""The messages to everybody at a table: the table as one viewer may see it, made of views only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from kartentisch.game import Seat
from kartentisch.games import GAMES
from kartentisch.server import limits, wire
from kartentisch.server.event_log import EventLog, Numbered, heard_by
from kartentisch.server.identity import alias
from kartentisch.table.company import can_undo, undo_waits_for
from kartentisch.table.due import UNDO_SECONDS, next_round_due, removal_due
from kartentisch.table.model import Line, Table, Undo, alone_with_bots, bot_id, is_program, seat_of

_encode = msgspec.json.Encoder().encode


class GameWire(Protocol):
    """What a game's module ``wire`` has. On the wire a view is one object with the fields of both parts."""

    def shared(self, view: Any) -> Struct:
        """The part that is equal for all."""

    def own(self, view: Any) -> Struct:
        """The part that belongs to the view's seat."""

    def looked_up(self, view: Any) -> Mapping[str, int]:
        """Limits for the log: of an event named here only that many of the newest may be looked up in this round."""


@lru_cache(maxsize=16)
def game_wire(name: str) -> GameWire | None:
    """The module that turns a game's views into messages; None if the server does not offer the game."""
    module = f"{GAMES[name]}.wire" if name in GAMES else None
    return cast("GameWire", import_module(module)) if module and find_spec(module) else None


class Picture:
    """A table at one moment, for whoever looks at it. What all viewers share is made once."""

    def __init__(self, table: Table, log: EventLog, onlookers: Sequence[str], now: float) -> None:
        """Draws a table. `onlookers`: the names of those who look on, empty for those without a name."""
        self._table, self._log, self._now = table, log, now
        self._wire = game_wire(table.settings.game)
        self._shared_view: dict[str, Any] = {}
        limits: Mapping[str, int] = {}
        if table.match is not None and self._wire is not None:
            # Made from an onlooker's view, so that it cannot contain anybody's secret.
            seen = table.match.game.view(table.match.state, None)
            self._shared_view = asdict(self._wire.shared(seen))
            limits = self._wire.looked_up(seen)
        self._looked_up = log.looked_up(limits)
        self._public_log = [number for number, event in self._looked_up if event.audience is None]
        self._public_events = _events(heard_by(log.latest, None))
        self._shared = self._for_all(onlookers)
        self._frames: dict[tuple[Seat | None, bool], bytes] = {}
        self._logs: dict[Seat | None, list[wire.GameEvent]] = {}

    def frame(self, seat: Seat | None, host: bool) -> bytes:
        """The news for a seat (None: for an onlooker), encoded once for all who are shown the same."""
        viewer = seat, host
        if viewer not in self._frames:
            self._frames[viewer] = _encode(self.news(seat, host))
        return self._frames[viewer]

    def news(self, seat: Seat | None, host: bool) -> wire.TableFrame:
        """The news for a seat (None: for an onlooker), field by field."""
        return replace(
            self._shared,
            you=seat,
            host=host,
            view=self._view(seat),
            log=self._log_of(seat),
            events=self._events_of(seat),
            can_undo=can_undo(self._table, seat),
            no_undo=_stays(self._table, seat),
        )

    def log(self, seat: Seat | None) -> list[wire.GameEvent]:
        """The events of the round that a seat (None: an onlooker) may look up; one list for all who know the same."""
        knows = None if len(self._public_log) == len(self._looked_up) else seat
        if knows not in self._logs:
            self._logs[knows] = _events(heard_by(self._looked_up, knows))
        return self._logs[knows]

    def _log_of(self, seat: Seat | None) -> list[int]:
        if len(self._public_log) == len(self._looked_up):  # all may hear all of it
            return self._public_log
        return [number for number, _ in heard_by(self._looked_up, seat)]

    def _events_of(self, seat: Seat | None) -> list[wire.GameEvent]:
        if len(self._public_events) == len(self._log.latest):  # all may hear all of them
            return self._public_events
        return _events(heard_by(self._log.latest, seat))

    def _view(self, seat: Seat | None) -> dict[str, Any] | None:
        match = self._table.match
        if match is None or self._wire is None:
            return None
        return {**self._shared_view, **asdict(self._wire.own(match.game.view(match.state, seat)))}

    def _for_all(self, onlookers: Sequence[str]) -> wire.TableFrame:
        """The part of the message that is the same for all viewers."""
        table = self._table
        return wire.TableFrame(
            table=table.id,
            version=table.version,
            settings=table.settings,
            stage=table.stage,
            paused=table.paused,
            paused_by=table.paused_by,
            ended_early=table.ended_early,
            seats=[self._seat(seat) for seat in range(len(table.chairs))],
            you=None,
            host=False,
            onlookers=len(onlookers),
            onlooker_names=list(islice(filter(None, onlookers), limits.ONLOOKERS_NAMED)),
            turn=table.turn,
            clock=None if table.settings.clock is None else self._clock(table.settings.clock),
            next_round_in=self._next_round(),
            view=None,
            log=[],
            events=[],
            free_text=table.free_text,
            hints=table.hints,
            talk=[_line(table, line) for line in table.talk],
            can_undo=False,
            no_undo=None,
            counts=table.counts,
            undo=None if table.undo is None else self._undo(table.undo),
            nudges=sorted(table.nudges),
            removal=self._removal(),
            fair=_fair(table),
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
            hints=table.hinted.count(seat),
            who=None if chair.free else alias(table.id, chair.person or bot_id(seat)),
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

    def _removal(self) -> wire.RemovalNews | None:
        removal = self._table.removal
        seat = None if removal is None else seat_of(self._table, removal.person)
        if removal is None or seat is None:
            return None
        due = removal_due(self._table)
        return wire.RemovalNews(seat, None if due is None else self._left(due, 0.0), removal.final)

    def _next_round(self) -> float | None:
        """Seconds until the next round begins by itself; None where it waits for somebody without a limit."""
        due = next_round_due(self._table)
        return None if due is None else self._left(due, 0.0)

    def _left(self, since: float, seconds: float) -> float:
        return round(max(0.0, since + seconds - self._now), 1)


def _fair(table: Table) -> wire.FairNews | None:
    promised = table.commitment
    if promised is None:
        return None
    return wire.FairNews(promised, [seat for seat, mix in enumerate(table.mixed) if mix is not None])


def _line(table: Table, line: Line) -> wire.TalkNews:
    return wire.TalkNews(line.number, alias(table.id, line.person), line.name, line.phrase, line.text, line.blank)


def _stays(table: Table, seat: Seat | None) -> str | None:
    """The key of the sentence why the last decision of somebody alone with bots stays made, if it does."""
    last = table.last_move
    if last is None or last.stays is None or last.seat != seat or alone_with_bots(table) != seat:
        return None
    return f"refused-{last.stays}"


def _events(numbered: Sequence[Numbered]) -> list[wire.GameEvent]:
    return [wire.GameEvent(number, event.name, dict(event.args)) for number, event in numbered]
