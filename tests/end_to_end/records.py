"""What the pages showed and the sockets carried, held against the record of the game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from tests.cli.running import kartentisch
from tests.end_to_end.people import Frame, Person, Row

_CARD = re.compile(r"\b[rygbv](?:1[0-5]|[1-9])\b")


def check(record: Frame, tmp_path: Path) -> None:
    """Our own checker accepts it."""
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(record) + "\n", "utf-8")
    assert kartentisch("check", str(file)).stdout == b"1 records, all good\n"


def agrees(person: Person, record: Frame) -> None:
    """The sheet that somebody sees says what the record says."""
    expected = {}
    for seat, name in enumerate(record["players"]):
        shown = person.screen.say("page-you-are", name=name) if name == person.name else name
        expected[shown] = Row([played["scores"][seat] for played in record["rounds"]], record["totals"][seat])
    assert person.sheet() == expected


def history(record: Frame) -> list[str]:
    """All deals and moves: what was done at each version of the game."""
    return [move for played in record["rounds"] for move in ("deal", *played["moves"])]


def known(record: Frame, version: int, seat: int | None) -> set[str]:
    """The cards that a seat (none: an onlooker) may know at that version: those played, and the own hand."""
    cards: set[str] = set()
    left = version
    for played in record["rounds"]:
        if left <= 0:
            break
        cards = {move for move in played["moves"][: left - 1] if _CARD.fullmatch(move)}
        if seat is not None:
            cards |= set(played["hands"][seat].split())
        left -= 1 + len(played["moves"])
    return cards


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            if key != "table":  # an address that is drawn by lot and may look like anything
                yield from (key, *_strings(each))
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def cards_in(frame: Frame) -> set[str]:
    """Every card that a frame names, wherever it does."""
    return {card for text in _strings(frame) for card in _CARD.findall(text)}


def leaks(frames: list[Frame], record: Frame, seat: int | None) -> list[tuple[int, set[str]]]:
    """Cards in frames of a table and in answers with its log that the seat could not know then, with the version."""
    return [
        (version, more)
        for frame, version in with_versions(frames)
        if (more := cards_in(frame) - known(record, version, seat))
    ]


def with_versions(frames: list[Frame]) -> Iterator[tuple[Frame, int]]:
    """The frames of a table and the answers with its log. An answer is no newer than the next frame of the table."""
    version = max((frame["version"] for frame in frames if frame["type"] == "table"), default=0)
    for frame in reversed(frames):
        if frame["type"] == "table":
            version = frame["version"]
            yield frame, version
        elif frame["type"] == "done" and frame["log"] is not None:
            yield frame, version
