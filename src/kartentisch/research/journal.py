"""The results of an arena so far, one line for each table, so that an arena that was stopped can be continued."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import kartentisch
from kartentisch.bots import is_path, source
from kartentisch.bots.prepared import own_files
from kartentisch.game import Illegal
from kartentisch.games import GAMES
from kartentisch.research.plan import Plan, Seating
from kartentisch.research.playing import Seen, Times

try:
    import fcntl
except ImportError:  # Windows: two arenas on one file are not told apart there
    fcntl = None  # type: ignore[assignment]

VERSION = 3

_SHOWS = {"wire.py", "text.py"}
"""Files of a game that show it and have no influence on results."""

Results = dict[Seating, list[Seen]]


class Journal:
    """An open journal: `results` holds what it held at first and all that was added."""

    def __init__(self, plan: Plan, path: Path | None, mode: str, anew: bool = False) -> None:
        self.results: Results = {}
        self._path = path
        if path is None:
            self._file = None
            return
        head = json.dumps({"arena": VERSION, "mode": mode, **plan.settings(), "code": code(plan)}).encode() + b"\n"
        self._file = _alone(path)
        kept = b"" if anew else self._file.read()
        kept = kept[: kept.rfind(b"\n") + 1]  # a power cut may have left half a line
        if kept:
            try:
                self._read(kept.splitlines(), head)
            except Illegal:
                self._file.close()
                raise
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

    def add(self, table: Seating, seen: list[Seen]) -> None:
        """Appends the results of a table."""
        self.results[table] = seen
        if self._file:
            self._write(json.dumps([table, seen], separators=(",", ":")).encode() + b"\n")

    def _write(self, line: bytes) -> None:
        assert self._file
        self._file.write(line)
        self._file.flush()

    def close(self, done: bool) -> None:
        """Closes the journal, and removes its file if everything is `done`."""
        if self._file and self._path:
            if done:
                self._path.unlink(
                    missing_ok=True
                )  # before it is unlocked: another arena must not open a file that is about to be removed
            self._file.close()


def _alone(path: Path) -> BinaryIO:
    """The file, opened and locked; `Illegal` while another arena uses it."""
    try:
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
    except OSError as error:
        raise Illegal("file-unwritable", file=str(path), why=error.strerror or type(error).__name__) from None
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise Illegal("arena-busy", file=str(path)) from None
        if not _is_at(file, path):  # the arena that had it has just finished
            file.close()
            return _alone(path)
    return file


def _is_at(file: BinaryIO, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


def code(plan: Plan) -> str:
    """A digest of the bots' code: an arena is not continued with other bots under the same names.

    It covers all code of this package that a game's bots use; of a foreign bot its module and the package around it.
    """
    package = Path(kartentisch.__file__).parent
    game = package.joinpath(*GAMES[plan.game].split(".")[1:])
    files = {f"/{name}": package / name for name in ("compiled.py", "game.py")}
    for root in (package / "bots", game):
        files |= {f"/{file.relative_to(package)}": file for file in own_files(root)}
    for name in filter(is_path, plan.bots):
        found = source(name)
        if found is not None:
            alone = "." not in name.partition(":")[0]
            beside = [Path(found)] if alone else Path(found).parent.glob("[!.]*.py")
            files |= {f"{name}/{file.name}": file for file in beside}
    digest = sha256()
    for name, file in sorted(files.items()):
        if file.name not in _SHOWS:
            digest.update(name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def journal(plan: Plan, path: Path | None, mode: str, anew: bool = False) -> Iterator[Journal]:
    """A journal, which is removed if all went well; with `anew` its old contents are dropped."""
    kept = Journal(plan, path, mode, anew)
    try:
        yield kept
    except BaseException:
        kept.close(done=False)
        raise
    kept.close(done=True)


def _parsed(line: bytes) -> tuple[Seating, list[Seen]]:
    (kind, index, bots, watched), seen = json.loads(line)
    return Seating(kind, index, tuple(bots), tuple(watched)), [_seen(*fields) for fields in seen]


def _seen(*fields: Any) -> Seen:
    found = Seen(*fields)
    belief = None if found.belief is None else (found.belief[0], found.belief[1])
    return found._replace(belief=belief, times=Times(*found.times))
