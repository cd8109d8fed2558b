"""Addresses of servers and links to tables, as people write and send them."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from kartentisch.game import Illegal, quoted

_SECURE = {"http": False, "ws": False, "https": True, "wss": True}
_TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,40})/?")


class Link(NamedTuple):
    """A table at a server."""

    origin: str
    """The server as a page names it, scheme, host and port: whom one is known to."""
    socket: str
    """The address of its socket."""
    table: str


def is_link(text: str) -> bool:
    """Whether a text looks like a link rather than like a name."""
    return "/" in text


def read_link(text: str) -> Link:
    """The table that a link leads to; `Illegal` if it leads to none."""
    parts = _parts(text, "usage-link")
    found = _TABLE.fullmatch(parts.path)
    if found is None:
        raise Illegal("usage-link", text=quoted(text))
    scheme = "https" if _SECURE[parts.scheme] else "http"
    return Link(f"{scheme}://{_place(parts)}", _socket(parts), found[1])


def socket_address(text: str) -> tuple[str, str]:
    """The host of a server and the address of its socket; `Illegal` if the text names no server."""
    parts = _parts(text, "usage-url")
    return parts.hostname or "", _socket(parts)


def _parts(text: str, reason: str) -> SplitResult:
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        known = bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not known or parts.scheme not in _SECURE or parts.username or parts.query:
        raise Illegal(reason, text=quoted(text))
    return parts


def _socket(parts: SplitResult) -> str:
    return f"{'wss' if _SECURE[parts.scheme] else 'ws'}://{_place(parts)}/ws"


def _place(parts: SplitResult) -> str:
    host = parts.hostname or ""
    shown = f"[{host}]" if ":" in host else host
    return shown if parts.port is None else f"{shown}:{parts.port}"
