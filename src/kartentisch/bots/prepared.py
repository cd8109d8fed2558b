"""Which levels of bots have their machine code on disk: a stamp for each, which is void once the code has changed.

Nothing here needs Numba, so that a server can look without loading it.
"""

from __future__ import annotations

import contextlib
import os
import platform
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from kartentisch import games
from kartentisch.bots import RANDOM, SIMPLE, USUAL, names

ROOT = Path(__file__).resolve().parent.parent
QUICK = (RANDOM, SIMPLE)
"""The levels that have no machine code, in any game."""
_PACKAGES = ("numba", "llvmlite", "numpy")


class Level(NamedTuple):
    """A level of bots of one game."""

    game: str
    name: str


def missing() -> tuple[Level, ...]:
    """The levels that would have to be compiled before their first move; first those that most people play against."""
    found = [Level(game, name) for game in games.GAMES for name in names(games.load(game)) if name not in QUICK]
    return tuple(sorted((level for level in found if not is_there(level)), key=lambda level: level.name != USUAL))


def is_there(level: Level) -> bool:
    """Whether the machine code of a level was put on disk, and nothing that it is made of has changed since."""
    try:
        return _stamp(level).read_text("utf-8") == _digest(level.game)
    except OSError:
        return False


def note(level: Level) -> None:
    """Notes that the machine code of a level is on disk."""
    with contextlib.suppress(OSError):  # where nothing can be kept, it is compiled again in each process
        stamp = _stamp(level)
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(_digest(level.game), "utf-8")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Waits until no other process of this machine compiles bots into the same place, and keeps it for itself."""
    try:
        import fcntl
    except ImportError:  # Windows: at worst something is compiled twice
        yield
        return
    try:
        place = folder()
        place.mkdir(parents=True, exist_ok=True)
        lock = (place / "preparing.lock").open("a")
    except OSError:
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def leave_working_directory() -> None:
    """For processes of a server in which bots think, before they load Numba: it reads settings from where it is."""
    if told := os.environ.get("NUMBA_CACHE_DIR"):
        os.environ["NUMBA_CACHE_DIR"] = os.path.abspath(told)
    os.chdir(ROOT)


def _stamp(level: Level) -> Path:
    return folder() / f"{level.game}-{level.name}.{sys.implementation.cache_tag}.prepared"


def folder() -> Path:
    """A folder that lives and dies with Numba's cache (see `kartentisch.compiled.compiled`)."""
    if told := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(told)
    beside = ROOT / "__pycache__"
    if os.access(beside if beside.exists() else ROOT, os.W_OK):
        return beside
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "kartentisch"


def _digest(game: str) -> str:
    """A digest of all that decides about a game's machine code: source, fitted arrays, libraries, processor."""
    parts: list[object] = [sys.version, platform.machine(), _processor(), *map(_version, _PACKAGES)]
    own = ROOT / "games" / game
    for file in sorted({*ROOT.glob("*.py"), *own_files(ROOT / "bots"), *own_files(own)}):
        stat = file.stat()
        parts.append((str(file.relative_to(ROOT)), stat.st_mtime_ns, stat.st_size))
    return sha256(repr(parts).encode()).hexdigest()


def own_files(folder: Path) -> Iterator[Path]:
    """All files that a folder came with, fitted numbers of any kind among them, and none that compilers left there."""
    for file in folder.rglob("[!.]*"):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _processor() -> str:
    try:
        told = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return platform.processor()
    return next((line for line in told.splitlines() if line.startswith("model name")), "")
