"""A wire between a browser and the server that can be cut."""

from __future__ import annotations

import contextlib
import socket
from threading import Lock, Thread


class Wire:
    """Passes everything on, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._ends: set[socket.socket] = set()
        self._lock = Lock()
        self._whole = True
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no new one comes about."""
        with self._lock:
            self._whole = False
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def close(self) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        with near, socket.socket() as far:
            with self._lock:
                if not self._whole:
                    return
                self._ends |= {near, far}
            with contextlib.suppress(OSError):
                far.connect(self._to)
                back = Thread(target=_pass_on, args=(far, near), daemon=True)
                back.start()
                _pass_on(near, far)
                back.join()
            with self._lock:
                self._ends -= {near, far}


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
