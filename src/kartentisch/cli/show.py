"""``kartentisch show FILE``: a position of a record as text, as a seat saw it, or one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kartentisch import replay
from kartentisch.cli.arguments import Arguments, flag, needed, number
from kartentisch.cli.check import BAD, fault, located
from kartentisch.cli.files import RecordText, records
from kartentisch.cli.screen import interactive
from kartentisch.game import Illegal
from kartentisch.replay import BadRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say, Seat
    from kartentisch.match import Position


def run(arguments: Sequence[str], language: str, say: Say) -> int:
    """The command."""
    parser = Arguments()
    parser.place("file")
    for name in ("--line", "--round", "--move", "--seat"):
        parser.option(name)
    parser.switch("--step")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-show"))
        return 0
    name = needed(given, "file")
    wanted = number(given, "line", least=1)
    round_number = number(given, "round", least=0)
    move_number = number(given, "move", least=0)
    if move_number is not None and round_number is None:
        raise Illegal("usage-move-alone")
    seat = number(given, "seat", least=0)
    record = _record(name, wanted)
    try:
        if flag(given, "step"):
            return _stepped(record, seat, language, say)
        position = _position(record, round_number, move_number)
    except BadRecord as problem:
        print(located(name, record.number, problem, say))
        return BAD
    print(told(position, seat, say))
    return 0


def _record(name: str, wanted: int | None) -> RecordText:
    """The record that begins on that line, the first one if none is named."""
    for record in records(name):
        if wanted is None or record.number == wanted:
            return record
    if wanted is None:
        raise Illegal("show-no-record")
    raise Illegal("show-no-line", line=wanted)


def _stepped(record: RecordText, seat: Seat | None, language: str, say: Say) -> int:
    """In the terminal, from the beginning on."""
    positions = _whole(record)
    players = positions[0].match.record.players
    _check_seat(seat, players)
    app = interactive("kartentisch.terminal.app")
    status: int = app.step_through(positions, shown_names(players, say), seat, language)
    return status


def _whole(record: RecordText) -> list[Position]:
    if not record.whole:
        problem = fault(record)
        assert problem
        raise problem
    return list(replay.follow(record.text))


def _check_seat(seat: Seat | None, players: Sequence[str]) -> None:
    if seat is not None and seat >= len(players):
        raise Illegal("show-no-seat", seat=seat, last=len(players) - 1)


def _position(record: RecordText, round_number: int | None, move_number: int | None) -> Position:
    """The position asked for, the last one if none is named. A fault further on does not matter."""
    if not record.whole:
        problem = fault(record)
        assert problem
        raise problem
    found: Position | None = None
    for position in replay.follow(record.text):
        if round_number is not None and position.round > round_number:
            break
        if round_number in (None, position.round) and move_number in (None, position.move):
            found = position
            if move_number is not None:
                break
    if found is None:
        raise Illegal("show-no-position", round=round_number or 0, move=move_number or 0)
    return found


def told(position: Position, seat: Seat | None, say: Say) -> str:
    """Where the game stands, in the words of its own catalogue."""
    match = position.match
    players = match.record.players
    _check_seat(seat, players)
    names = shown_names(players, say)
    where = say("show-where", game=match.game.name, round=position.round, move=position.move)
    whose = say("show-onlooker") if seat is None else say("show-seat", seat=seat, name=names[seat])
    text = match.game.words.position(match.game.view(match.state, seat), names, say)
    return f"{where} · {whose}\n\n{text.rstrip()}"


def shown_names(players: Sequence[str], say: Say) -> tuple[str, ...]:
    """Names as they may be printed: records may leave them empty or use one twice, and foreign ones hold anything."""
    clean = ["".join(c if c.isprintable() else "�" for c in name).strip() for name in players]
    names = [name or say("show-nameless", seat=seat) for seat, name in enumerate(clean)]
    return tuple(name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names))
