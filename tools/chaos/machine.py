"""Machines whose clock can be turned and whose disk can be slow or full, without any rights: each is a process of ours.

A small library (``machine.c``) is loaded before the C library and asks a file what is wrong; this needs Linux and a C
compiler.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

SOURCE = Path(__file__).parent / "machine.c"
COMPILERS = ("cc", "gcc", "clang")
MISSING = (
    "no clock is turned, no disk is slow, and that of PostgreSQL is never full:"
    " that needs Linux and a C compiler (Debian: gcc and libc6-dev)"
)


def compiler() -> str | None:
    """A C compiler of this machine, if there can be such trouble here at all."""
    return next(filter(None, map(shutil.which, COMPILERS)), None) if sys.platform == "linux" else None


class Machine:
    """What is wrong with the clock and the disk of one process and its children; at first nothing."""

    def __init__(self, file: Path, library: Path) -> None:
        self._file = file
        self._seconds = self._milliseconds = 0
        self._full = False
        self._file.write_bytes(bytes(24))
        self._file.chmod(0o644)
        self.environment: Mapping[str, str] = {"LD_PRELOAD": str(library), "KARTENTISCH_MACHINE": str(file)}
        """What the process is started with."""

    def set_clock(self, seconds: int) -> None:
        """From now on it is so much later than it is, or earlier."""
        self._seconds = seconds
        self._tell()

    def slow_disk(self, milliseconds: int) -> None:
        """From now on whatever must be on disk takes so much longer to get there."""
        self._milliseconds = milliseconds
        self._tell()

    def fill_disk(self, full: bool) -> None:
        """From now on no file may grow, or any may; what has its place can be written."""
        self._full = full
        self._tell()

    def _tell(self) -> None:
        with self._file.open("r+b", buffering=0) as file:
            file.write(struct.pack("=qqq", self._seconds, self._milliseconds, self._full))


class Machines:
    """Makes machines, in a folder that everybody may read: PostgreSQL may be run by somebody else."""

    def __init__(self, compiler: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="kartentisch-machines-"))
        self._folder.chmod(0o755)
        self._library = self._folder / "machine.so"
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", self._library, SOURCE], check=True)
        self._library.chmod(0o755)
        self._number = 0

    def new(self) -> Machine:
        """One without any trouble."""
        self._number += 1
        return Machine(self._folder / str(self._number), self._library)

    def close(self) -> None:
        """Removes all of them; processes that run keep theirs as it is."""
        shutil.rmtree(self._folder, ignore_errors=True)
