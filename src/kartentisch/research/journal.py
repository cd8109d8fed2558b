"""What has been played so far, a line a table, so that an arena that was stopped can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kartentisch.game import Illegal
from kartentisch.research.plan import Plan, Table
from kartentisch.research.playing import Seen, Times

VERSION = 1

Results = dict[Table, list[Seen]]


class Journal:
    """An open journal: `results` holds what it held at first and all that was added."""

    def __init__(self, plan: Plan, path: Path | None, mode: str) -> None:
        self.results: Results = {}
        self._path = path
        if path is None:
            self._file = None
            return
        head = json.dumps({"arena": VERSION, "mode": mode, **plan.settings()}).encode() + b"\n"
        kept = path.read_bytes() if path.exists() else b""
        kept = kept[: kept.rfind(b"\n") + 1]  # a power cut may have left half a line
        if kept:
            self._read(kept.splitlines(), head)
        self._file = path.open("r+b" if kept else "wb")
        self._file.truncate(len(kept))
        self._file.seek(len(kept))
        if not kept:
            self._write(head)

    def _read(self, lines: list[bytes], head: bytes) -> None:
        try:
            found, wanted = json.loads(lines[0]), json.loads(head)
            assert isinstance(found, dict)
            differing = [name for name in wanted if found.get(name) != wanted[name]]
            if not differing:
                self.results.update(map(_parsed, lines[1:]))
        except (ValueError, TypeError, AssertionError):
            raise Illegal("arena-journal", file=str(self._path)) from None
        if differing:
            raise Illegal("arena-other", file=str(self._path), names=", ".join(differing))

    def add(self, table: Table, seen: list[Seen]) -> None:
        """Keeps a table."""
        self.results[table] = seen
        if self._file:
            self._write(json.dumps([table, seen], separators=(",", ":")).encode() + b"\n")

    def _write(self, line: bytes) -> None:
        assert self._file
        self._file.write(line)
        self._file.flush()

    def close(self, done: bool) -> None:
        """Ends it; nothing is left to go on with when everything is done."""
        if self._file and self._path:
            self._file.close()
            if done:
                self._path.unlink()


@contextmanager
def journal(plan: Plan, path: Path | None, mode: str) -> Iterator[Journal]:
    """A journal that is gone when all went well."""
    kept = Journal(plan, path, mode)
    try:
        yield kept
    except BaseException:
        kept.close(done=False)
        raise
    kept.close(done=True)


def _parsed(line: bytes) -> tuple[Table, list[Seen]]:
    (kind, index, bots, watched), seen = json.loads(line)
    return Table(kind, index, tuple(bots), tuple(watched)), [_seen(*fields) for fields in seen]


def _seen(seat: int, place: int, points: int, won: float, measures: Any, belief: Any, times: Any) -> Seen:
    return Seen(seat, place, points, won, measures, None if belief is None else (belief[0], belief[1]), Times(*times))
