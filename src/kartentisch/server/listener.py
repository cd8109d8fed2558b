"""The socket that the server listens on. Accepted connections inherit its buffer sizes."""

from __future__ import annotations

import os
import socket

from kartentisch.game import Illegal
from kartentisch.server.limits import RECEIVE_BYTES, UNSENT_BYTES
from kartentisch.server.settings import PORT, ServerSettings


def bound(settings: ServerSettings) -> socket.socket:
    """A socket that listens at the address of the settings; `Illegal` if that cannot be had."""
    ports = (PORT, 0) if settings.port is None else (settings.port,)
    for port in ports:
        try:
            family, _, _, _, address = socket.getaddrinfo(settings.host, port, type=socket.SOCK_STREAM)[0]
            listener = socket.socket(family, socket.SOCK_STREAM)
            _limit(listener)
            listener.bind(address)
            listener.listen()
        except OSError as error:
            why = error.strerror or type(error).__name__
        else:
            return listener
    raise Illegal("serve-address", host=settings.host, port=str(ports[0]), why=why)


def check_link(address: str) -> None:
    """`Illegal` where nothing can be listened at for other servers (see `ServerSettings.link`)."""
    host, _, port = address.rpartition(":")
    try:
        family, _, _, _, place = socket.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as tried:
            if os.name == "posix":
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(place)
    except OSError as error:
        raise Illegal("serve-address", host=host, port=port, why=error.strerror or type(error).__name__) from None


def _limit(listener: socket.socket) -> None:
    """Sets small buffers: for a slow client, frames should wait in its `Outbox`, where newer ones replace them."""
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # not on Windows
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)
