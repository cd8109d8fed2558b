"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

PORT = 8765
EVERYWHERE = "0.0.0.0"
LOCAL = ("127.0.0.1", "localhost", "::1")
KEEP_DAYS = 180
LINK = "127.0.0.1:0"


def data_folder() -> Path:
    """The place for data of the user who runs this."""
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kartentisch"


def usual_database() -> str:
    """Where tables are kept unless told otherwise."""
    return str(data_folder() / "tables.sqlite")


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What the command line and the environment decide."""

    host: str = EVERYWHERE
    port: int | None = None
    """The TCP port. None: the usual one or, if it is in use, any other; 0: any."""
    database: str = ""
    """A URL (``sqlite:///absolute/path``, ``postgresql://…``) or a path of an SQLite file; empty: `usual_database`."""
    link: str = LINK
    """Where other servers that share the database reach this one, as HOST:PORT; port 0: any."""
    public_url: str = ""
    """The URL by which others reach this server, if not by its own address."""
    origins: tuple[str, ...] = ()
    """The origins of pages, beside our own, that may open a socket."""
    trusted_proxies: str = "127.0.0.1"
    log_level: str = "info"
    log_format: str = "auto"
    """How logs are written: "text", "json", or "auto": text on a terminal, else JSON."""
    language: str = "en"
    """The language of what whoever runs the server has written (`imprint`, `privacy`)."""
    club: str = ""
    """The name of the club or circle of friends, shown on the page."""
    imprint: str = ""
    privacy: str = ""
    """Text files that the page links to."""
    password: str = ""
    """What new people must know to come in; empty: nothing."""
    workers: int | None = None
    """The number of worker processes for bots; None: chosen by the number of cores."""
    keep_days: int = KEEP_DAYS
    """Days for which a table is kept after somebody was there, and a person without a table; 0: for ever."""
    open_browser: bool = False
