"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import connect

from tests.cli.running import environment
from tests.server.store.databases import Database, located

PATIENCE = 20.0
SIEGEL = {"game": "siegel", "players": 4, "pace": "fast", "options": {"rounds": 1}}

Frame = dict[str, Any]

_USUAL = ("--host", "127.0.0.1", "--port", "0", "--log-level", "debug")


class Page(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def fetched(host: str, path: str, **headers: str) -> Page:
    with closing(HTTPConnection(host, timeout=PATIENCE)) as connection:
        connection.request("GET", path, headers={name.replace("_", "-"): told for name, told in headers.items()})
        answer = connection.getresponse()
        return Page(answer.status, {name.lower(): told for name, told in answer.getheaders()}, answer.read())


class Server:
    """A server on a port that the operating system chooses."""

    def __init__(
        self,
        database: Path | Database,
        *arguments: str,
        expected: str = "",
        program: tuple[str, str] = ("-m", "kartentisch"),
        **variables: str,
    ) -> None:
        self.database, self.log = (
            (located(database), database.with_suffix(".log"))
            if isinstance(database, Path)
            else (database.url, database.log)
        )
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *program, "serve", *_USUAL, "--database", self.database, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment(**variables),
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert expected in line
        found = re.search(r"http://[\w.]+:(\d+)/", line)
        assert found or expected, line + self.log.read_text("utf-8")
        self.port = int(found[1]) if found else _listening(self.pid)
        self.host = f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def get(self, path: str, **headers: str) -> Page:
        return fetched(self.host, path, **headers)

    def metric(self, name: str) -> float:
        """The sum of all lines of that metric."""
        lines = re.findall(rf"^kartentisch_{name}(?:{{.*}})? (.+)$", self.get("/metrics").body.decode(), re.MULTILINE)
        return sum(map(float, lines))

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        return self._children("kartentisch.server.thinker")

    def preparers(self) -> list[int]:
        """The processes in which its bots are prepared."""
        return self._children("kartentisch.server.preparer")

    def _children(self, module: str) -> list[int]:
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("utf-8").split()
        return [int(pid) for pid in listed if module in Path(f"/proc/{pid}/cmdline").read_text("utf-8").split("\0")]

    def memory(self) -> int:
        """Kilobytes that it holds."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text("utf-8"))
        assert found
        return int(found[1])

    def peers(self) -> set[int]:
        """The ports of those that it has a connection to, as long as it holds their sockets."""
        held = _sockets(self.pid)
        lines = Path(f"/proc/{self.pid}/net/tcp").read_text("utf-8").splitlines()[1:]
        return {int(f[2].partition(":")[2], 16) for f in map(str.split, lines) if f"socket:[{f[9]}]" in held}

    def kill(self) -> None:
        """As a power cut does."""
        self._stop(signal.SIGKILL)

    def stop(self) -> None:
        if self._process.poll() is None:
            self._stop(signal.SIGTERM)

    def _stop(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


def _sockets(pid: int) -> dict[str, int]:
    """Its open sockets, each with its descriptor."""
    found = {}
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            found[link.readlink().name] = int(link.name)
    return found


def _listening(pid: int) -> int:
    """The port of a server that tells its public address only: of those where it listens, the one opened first."""
    sockets = _sockets(pid)
    ports = {}
    for fields in map(str.split, Path(f"/proc/{pid}/net/tcp").read_text("utf-8").splitlines()[1:]):
        if fields[3] == "0A" and (name := f"socket:[{fields[9]}]") in sockets:
            ports[sockets[name]] = int(fields[1].partition(":")[2], 16)
    return ports[min(ports)]


@contextmanager
def running(database: Path | Database, *arguments: str, expected: str = "", **more: Any) -> Iterator[Server]:
    server = Server(database, *arguments, expected=expected, **more)
    try:
        yield server
    finally:
        server.stop()


def dialled(server: Server, **how: Any) -> Any:
    """A socket to be used in a with statement."""
    usual = {"open_timeout": PATIENCE, "close_timeout": 1, "compression": None, "proxy": None}
    return connect(f"ws://{server.host}/ws", **{**usual, **how})


@contextmanager
def raw(server: Server) -> Iterator[socket.socket]:
    """A WebSocket without anybody to look after it: what is written goes out as it is, and nothing is read."""
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8_192)  # so that what is sent is soon what was read
        opened.settimeout(PATIENCE)
        opened.connect(("127.0.0.1", server.port))
        lines = ("GET /ws HTTP/1.1", f"Host: {server.host}", "Upgrade: websocket", "Connection: Upgrade")
        key = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13")
        opened.sendall("\r\n".join((*lines, *key, "", "")).encode())
        assert opened.recv(4_096).startswith(b"HTTP/1.1 101 ")
        yield opened


class Client:
    """One socket. What comes in is kept: answers by their id, of a table the newest news."""

    def __init__(self, server: Server, **hello: Any) -> None:
        self._ends = ExitStack()
        headers = hello.pop("headers", {})
        self.socket = self._ends.enter_context(dialled(server, additional_headers=headers))
        self.frames: list[Frame] = []
        self.news: Frame = {}
        self.lobby: list[Frame] = []
        self._id = 0
        self._answers: dict[int, Frame] = {}
        if hello.pop("quiet", False):
            return
        self.welcome = self.ask("hello", protocol=2, **{"name": "Ada", **hello})
        assert self.welcome["type"] == "welcome", self.welcome
        self.secret: str = self.welcome["secret"] or hello["secret"]

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self._ends.close()

    def send(self, kind: str, **fields: Any) -> int:
        self._id += 1
        self.socket.send(json.dumps({"type": kind, "id": self._id, **fields}))
        return self._id

    def ask(self, kind: str, **fields: Any) -> Frame:
        """Sends a request and waits for its answer."""
        return self.answer(self.send(kind, **fields))

    def do(self, what: str, **fields: Any) -> Frame:
        """A table command."""
        return self.ask("at", command={"do": what, **fields})

    def answer(self, number: int) -> Frame:
        self.until(lambda: number in self._answers)
        return self._answers.pop(number)

    def until(self, condition: Callable[[], object], patience: float = PATIENCE) -> None:
        """Reads until something is the case."""
        deadline = time.monotonic() + patience
        while not condition():
            self.read(deadline - time.monotonic())

    def read(self, patience: float) -> Frame:
        frame: Frame = json.loads(self.socket.recv(timeout=max(0.0, patience)))
        self.frames.append(frame)
        if frame["type"] == "table":
            self.news = frame
        elif frame["type"] == "lobby":
            self.lobby = frame["tables"]
        elif frame.get("id") is not None:
            self._answers[frame["id"]] = frame
        return frame

    def settle(self, seconds: float = 0.3) -> None:
        """Reads whatever comes within a moment."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                self.read(left)
            except TimeoutError:
                return

    # Playing

    def create(self, settings: Frame | None = None, **more: Any) -> str:
        answer = self.ask("create", settings=settings or SIEGEL, **more)
        assert answer["type"] == "done", answer
        self.until(lambda: self.news.get("table") == answer["table"])
        table: str = answer["table"]
        return table

    def watch(self, table: str) -> Frame:
        self.news = {}
        answer = self.ask("watch", table=table)
        if answer["type"] == "done":
            self.until(lambda: self.news.get("table") == table)
        return answer

    def reach(self, version: int) -> None:
        """Waits until the game has come that far."""
        self.until(lambda: self.news["version"] >= version)

    @property
    def on_turn(self) -> bool:
        return self.news["turn"] is not None and self.news["turn"] == self.news["you"]

    def any_move(self) -> str:
        """Some move that the view offers."""
        view = self.news["view"]
        if view["prediction"]:
            return "none"
        move: str = (view["cards"] or view["hand_backs"])[0]
        return move

    def move(self) -> Frame:
        """Makes some move and returns its answer."""
        return self.do("move", version=self.news["version"], move=self.any_move())


def play(clients: list[Client], moves: int | None = None) -> int:
    """Lets those on turn move (and nod) until the game is over, or that often; returns how often."""
    made = 0
    while made != moves:
        version = max(client.news["version"] for client in clients)
        for client in clients:
            client.reach(version)
        stage = clients[0].news["stage"]
        if stage == "over":
            break
        movers = [client for client in clients if client.on_turn]
        if stage == "between":
            for client in clients:
                client.do("nod")
        elif movers:
            answer = movers[0].move()
            assert answer["type"] == "done", answer
            made += 1
        clients[0].reach(version + 1)
    return made
