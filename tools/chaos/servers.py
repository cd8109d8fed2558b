"""The servers that have a bad day, each a process on a port that it keeps."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path

from kartentisch.server.store.opening import is_shared
from tools.chaos.machine import Machine

STOP_SECONDS = 20


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


class Worker:
    """One server. It comes back on the same port, as behind a balancer."""

    def __init__(
        self, database: str, log: Path, machine: Machine | None, program: tuple[str, str] = ("-m", "kartentisch")
    ) -> None:
        """`machine`: what its clock and its disk are like, where there can be trouble with them.

        `program`: what Python runs.
        """
        self.machine = machine
        self.port = free_port()
        self._log = log
        self._command = [sys.executable, *program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self._command += ["--database", database, "--workers", "1"]
        self.link = free_port()
        """Where other servers reach it."""
        if is_shared(database):
            self._command += ["--link", f"127.0.0.1:{self.link}"]
        self._process: subprocess.Popen[bytes] | None = None
        self._ending = False

    def start(self) -> None:
        """Starts it, without waiting until it answers."""
        self._ending = False
        with self._log.open("ab") as log:
            environment = {**os.environ, **(self.machine.environment if self.machine is not None else {})}
            self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=log, env=environment)

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """Its process."""
        assert self._process is not None
        return self._process

    def start_again(self) -> None:
        """Starts it if it has given up by itself."""
        if not self._ending and self._process is not None and self._process.poll() is not None:
            self.start()

    async def end(self, how: signal.Signals) -> None:
        """Kills it or tells it to stop, and waits until it is gone."""
        self._ending = True
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, STOP_SECONDS)

    def pause(self, on: bool) -> None:
        """Stops it where it stands, or lets it go on."""
        os.kill(self.process.pid, signal.SIGSTOP if on else signal.SIGCONT)

    def full_disk(self, on: bool) -> None:
        """No file of it may grow, as on a full disk."""
        _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (0 if on else most, most))

    async def answers(self) -> bool:
        """Whether it is well, by its own account."""
        try:
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                line = await reader.readline()
                writer.close()
        except (OSError, TimeoutError):
            return False
        return b" 200 " in line
