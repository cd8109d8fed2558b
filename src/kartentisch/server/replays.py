"""Games seen again: for every step of a record the news that a live table would have sent, made by the same code.

Only games that have ended, and records that somebody holds anyway, get here: all their secrets are told already.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from kartentisch import replay
from kartentisch.fair import check
from kartentisch.game import Illegal, Seat
from kartentisch.match import Match, Position
from kartentisch.replay import BadRecord
from kartentisch.server import limits, wire
from kartentisch.server.analysed import check_seat, is_current
from kartentisch.server.event_log import EventLog, retold
from kartentisch.server.finished import read_summary
from kartentisch.server.news import Picture, game_wire
from kartentisch.server.store import KeptGame
from kartentisch.table.commands import TableSettings
from kartentisch.table.model import Chair, Stage, Table
from kartentisch.texts import speaker

_encode = msgspec.json.Encoder().encode


class Seen(NamedTuple):
    """A game to be seen again. A record from elsewhere has no `id` and no time; all its seats are taken for people."""

    id: str
    record: str | bytes
    bots: Sequence[str | None] | None = None
    ended: int | None = None
    early: bool = False
    counts: bool = True
    analysed: bool = False


def kept(game: KeptGame) -> Seen:
    """A game that was played here."""
    summary = read_summary(game.summary)
    return Seen(
        game.id, game.record, summary.bots, game.ended, summary.early, summary.counts, is_current(game.analysis)
    )


def replayed(seen: Seen, eyes: Seat, open_hands: bool) -> bytes:
    """A `wire.Replay` as that seat saw the game; with `open_hands` what every other seat saw for itself, too.

    `BadRecord` where the record is none that the rules allow.
    """
    found = [
        wire.ReplayStep(
            round=position.round,
            move=move,
            news=Picture(table, log, (), 0.0).news(eyes, host=False),
            seats=_own(table.match) if open_hands and table.match is not None else None,
        )
        for position, move, table, log in _steps(seen, eyes)
    ]
    return _encode(wire.Replay(seen.id or None, seen.ended, found, seen.analysed))


def fair(seen: Seen) -> bytes:
    """A `wire.FairDeals`; `BadRecord` where the deals do not follow from what was promised, or nothing was."""
    record = replay.read(seen.record)
    check(record)
    return _encode(wire.FairDeals(rounds=len(record.rounds)))


def told(seen: Seen, language: str) -> str:
    """The whole game in words, a line for each step, with all that only one seat heard of."""
    say = speaker(language)
    lines: list[str] = []
    for position, move, table, log in _steps(seen, 0):
        names = [chair.name for chair in table.chairs]
        if not lines:
            lines.append(f"{say(f'{table.settings.game}-page-title')}: {', '.join(names)}")
        if move == 0:
            lines.append("")
        sentences = [position.match.game.words.sentence(event, names, say) for _, event in log.latest]
        lines.append(f"{position.round}.{move:<3} {' · '.join(filter(None, sentences))}".rstrip())
    return "\n".join(lines) + "\n"


def _steps(seen: Seen, eyes: Seat) -> Iterator[tuple[Position, int, Table, EventLog]]:
    """Every step from the first deal on: where it is, the table then, and its log. Where a game was ended early, the
    last step is that end."""
    last: tuple[Position, int, Table, EventLog] | None = None
    for version, (position, log) in enumerate(retold(replay.follow(seen.record))):
        if not version:
            _check(position.match, eyes)
            continue
        last = position, position.move, _table(seen, position.match, version), log
        yield last
    if last is None:
        raise BadRecord(0, 0, Illegal("record-no-rounds"))
    if seen.early:
        position, move, table, log = last
        yield position, move + 1, msgspec.structs.replace(table, stage="over", ended_early=True), log


def _check(match: Match[Any, Any], eyes: Seat) -> None:
    check_seat(eyes, len(match.record.players))
    if game_wire(match.game.name) is None:
        raise BadRecord(0, 0, Illegal("record-not-shown"))


def _table(seen: Seen, match: Match[Any, Any], version: int) -> Table:
    """The table as it was. Who they were, when they came and what they said is not known any more."""
    game, record = match.game, match.record
    over: Stage = "over" if game.rules.is_over(match.state) else "between" if match.round_over else "playing"
    bots = seen.bots or [None] * len(record.players)
    names = record.players if seen.id else list(_names(record.players))
    chairs = tuple(
        Chair(None if bot else f"seat {seat}", name, bot)
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    )
    return Table(
        id=seen.id,
        settings=TableSettings(game.name, len(chairs), cast("dict[str, bool | int | str]", dict(record.options or {}))),
        host="",
        chairs=chairs,
        stage=over,
        match=match,
        version=version,
        counts=seen.counts,
        present=frozenset(chair.person for chair in chairs if chair.person is not None),
    )


def _names(players: Iterable[str]) -> Iterator[str]:
    """Names from elsewhere hold anything, and every message repeats them."""
    for seat, name in enumerate(players):
        clean = "".join(c for c in name if c.isprintable()).strip()[: limits.LONGEST_NAME]
        yield clean or str(seat + 1)


def _own(match: Match[Any, Any]) -> list[Any]:
    """What each seat saw for itself alone."""
    speaks = game_wire(match.game.name)
    assert speaks is not None
    return [speaks.own(match.game.view(match.state, seat)) for seat in range(len(match.record.players))]
