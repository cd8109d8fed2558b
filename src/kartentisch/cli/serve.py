"""``kartentisch serve``: the table in the browser, for this machine and others."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kartentisch.cli.arguments import Arguments, flag, number, value
from kartentisch.game import Illegal, quoted
from kartentisch.server.settings import EVERYWHERE, KEEP_DAYS, ServerSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.cli.arguments import Given
    from kartentisch.game import Say

OPTIONS = ("host", "port", "database", "public-url", "origin", "trusted-proxies", "log-level", "workers", "keep")
LOG_LEVELS = ("debug", "info", "warning", "error")
HIGHEST_PORT = 65_535


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command. What is not given on the command line may stand in the environment."""
    parser = Arguments()
    for name in OPTIONS:
        parser.option(f"--{name}")
    parser.switch("--open")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-serve"))
        return 0
    for name in OPTIONS:
        key = name.replace("-", "_")
        if given[key] is None:
            given[key] = os.environ.get(f"KARTENTISCH_{key.upper()}") or None
    settings = ServerSettings(
        host=value(given, "host") or EVERYWHERE,
        port=_port(given),
        database=value(given, "database") or "",
        public_url=_address(value(given, "public_url") or ""),
        origins=tuple((value(given, "origin") or "").split()),
        trusted_proxies=value(given, "trusted_proxies") or "127.0.0.1",
        log_level=_level(value(given, "log_level") or "info"),
        workers=number(given, "workers", least=1),
        keep_days=_days(given),
        open_browser=flag(given, "open"),
    )
    # Imported here: the server's libraries take longer than everything else together.
    from kartentisch.server.run import run as serve

    return serve(settings, say)


def _port(given: Given) -> int | None:
    port = number(given, "port", least=0)
    if port is not None and port > HIGHEST_PORT:
        raise Illegal("serve-port", port=str(port), most=str(HIGHEST_PORT))
    return port


def _days(given: Given) -> int:
    days = number(given, "keep", least=0)
    return KEEP_DAYS if days is None else days


def _address(text: str) -> str:
    parts = urlsplit(text)
    if text and not (parts.scheme in ("http", "https") and parts.netloc):
        raise Illegal("serve-public-url", text=quoted(text))
    return text


def _level(text: str) -> str:
    if text not in LOG_LEVELS:
        raise Illegal("serve-log-level", text=quoted(text), known=", ".join(LOG_LEVELS))
    return text
