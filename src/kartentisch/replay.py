"""Reads foreign records strictly: a text is a record that the rules allow, or `BadRecord` says where it is wrong.

To step through a record that is known to be good, use `match.positions`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from kartentisch import games, strict_json
from kartentisch.game import Illegal, quoted
from kartentisch.match import Match, Position, latest, start, total
from kartentisch.record import VERSION, Record

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


class BadRecord(Exception):
    """Where a record goes wrong and why. Round 0 is the header, move 0 the deal.

    In an unfinished round, something missing or written too early is reported at the move that should have followed.
    `game` names the game whose catalogue has the reason; it is empty for general reasons.
    """

    def __init__(self, round_number: int, move_number: int, cause: Illegal, game: str = "") -> None:
        super().__init__(round_number, move_number, cause, game)
        self.round = round_number
        self.move = move_number
        self.cause = cause
        self.game = game

    def __str__(self) -> str:
        return f"round {self.round}, move {self.move}: {self.cause}"


def read(text: str | bytes) -> Record:
    """The record of a JSON text, replayed through the rules, kept exactly as written; or `BadRecord`."""
    with _At(0, 0):
        data = strict_json.loads(text)
    last = latest(_follow(data))
    header = cast("Mapping[str, Any]", data)
    key = last.match.game.scores_key
    record = last.match.record
    rounds = (
        played if key in entry else played._replace(scores=None)
        for played, entry in zip(record.rounds, header["rounds"], strict=True)
    )
    return record._replace(rounds=tuple(rounds), totals=record.totals if "totals" in header else None)


def follow(text: str | bytes) -> Iterator[Position]:
    """The positions of a record one by one, so that those before a fault can still be looked at."""
    with _At(0, 0):
        data = strict_json.loads(text)
    yield from _follow(data)


def _follow(data: object) -> Iterator[Position]:
    with _At(0, 0):
        header, match = _header(data)
    yield Position(0, 0, match)
    number = last = 0
    for number, entry in enumerate(header["rounds"], 1):
        with _At(number, 0):
            fields, moves = _round(match, entry)
        with _At(number, 0, match.game.name):
            match = match.play(match.game.deal_text.read(fields))
        yield Position(number, 0, match)
        for count, text in enumerate(moves, 1):
            match = _moved(match, text, number, count)
            yield Position(number, count, match)
        last = len(moves) + (not match.round_over)
        with _At(number, last):
            _check_scores(match, fields, more=number < len(header["rounds"]))
    with _At(number, last):
        _check_totals(match, header)


def _moved(match: Match[Any, Any], text: str, number: int, count: int) -> Match[Any, Any]:
    if match.round_over:
        raise BadRecord(number, count, Illegal("record-round-over", text=quoted(text)))
    with _At(number, count, match.game.name):
        move = match.game.parse(text)
        return match.play(move)


class _At:
    """Turns a refusal inside it into a `BadRecord` at a place. (A class, as it is entered for every move.)"""

    __slots__ = ("place",)

    def __init__(self, round_number: int, move_number: int, game: str = "") -> None:
        self.place = round_number, move_number, game

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Illegal):
            round_number, move_number, game = self.place
            raise BadRecord(round_number, move_number, error, game) from None


def _header(data: object) -> tuple[Mapping[str, Any], Match[Any, Any]]:
    if isinstance(data, dict) and "kartentisch" in data and not _same(data["kartentisch"], VERSION):
        raise Illegal("record-version", version=VERSION, found=quoted(data["kartentisch"]))
    header = _fields(data, ("kartentisch", "game", "players", "rounds"), ("options", "meta", "totals"))
    if not isinstance(header["game"], str):
        raise Illegal("record-key-text", key="game")
    game = games.load(header["game"])
    players = _texts(header, "players")
    for key in ("options", "meta"):
        if not isinstance(header.get(key, {}), dict):
            raise Illegal("record-key-object", key=key)
    if not isinstance(header["rounds"], list):
        raise Illegal("record-key-list", key="rounds")
    return header, start(game, players, header.get("options"), header.get("meta"))


def _round(match: Match[Any, Any], entry: object) -> tuple[Mapping[str, Any], Sequence[str]]:
    game = match.game
    fields = _fields(entry, (*game.deal_text.keys, "moves"), (game.scores_key,))
    return fields, _texts(fields, "moves")


def _check_scores(match: Match[Any, Any], fields: Mapping[str, object], more: bool) -> None:
    key = match.game.scores_key
    if match.round_over:
        if key in fields:
            _check_equal(key, fields[key], match.game.rules.scores(match.state)[-1])
    elif key in fields:
        raise Illegal("record-early-round", key=key)
    elif more:
        raise Illegal("record-unfinished")


def _check_totals(match: Match[Any, Any], header: Mapping[str, object]) -> None:
    if "totals" in header:
        if not match.game.rules.is_over(match.state):
            raise Illegal("record-early-game", key="totals")
        _check_equal("totals", header["totals"], total(match.game.rules.scores(match.state)))


def _check_equal(key: str, found: object, expected: tuple[int, ...]) -> None:
    if not (isinstance(found, list) and len(found) == len(expected) and all(map(_same, found, expected))):
        raise Illegal("record-scores", key=key, expected=str(list(expected)), found=quoted(found))


def _fields(entry: object, required: tuple[str, ...], optional: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(entry, dict):
        raise Illegal("record-object", found=quoted(entry))
    for key in required:
        if key not in entry:
            raise Illegal("record-missing", key=key)
    for key in entry:
        if key not in required and key not in optional:
            raise Illegal("record-unknown-key", key=quoted(key))
    return entry


def _texts(fields: Mapping[str, object], key: str) -> Sequence[str]:
    texts = fields[key]
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Illegal("record-key-texts", key=key)
    return texts


def _same(found: object, expected: int) -> bool:
    """Equal and of the same type: true is not 1, and neither is 1.0."""
    return type(found) is int and found == expected
