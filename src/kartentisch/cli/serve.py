"""``kartentisch serve``: the table in the browser, for this machine and others."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kartentisch.cli.arguments import Arguments, flag, number, value
from kartentisch.game import Illegal, quoted
from kartentisch.server.settings import EVERYWHERE, KEEP_DAYS, LINK, ServerSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.cli.arguments import Given
    from kartentisch.game import Say

OPTIONS = (
    "host",
    "port",
    "database",
    "link",
    "public-url",
    "origin",
    "trusted-proxies",
    "log-level",
    "log-format",
    "workers",
    "keep",
    "club",
    "imprint",
    "privacy",
    "password-file",
)
LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("auto", "text", "json")
LONGEST_CLUB = 60
HIGHEST_PORT = 65_535


def run(arguments: Sequence[str], language: str, say: Say) -> int:
    """The command."""
    given = read(arguments)
    if flag(given, "help"):
        print(say("cli-help-serve"))
        return 0
    settings = settings_of(given, language)
    # Imported here: the server's libraries take longer than everything else together.
    from kartentisch.server.run import run as serve

    return serve(settings, say)


def read(arguments: Sequence[str]) -> Given:
    """What was given. What is not on the command line may stand in the environment."""
    parser = Arguments()
    for name in OPTIONS:
        parser.option(f"--{name}")
    parser.switch("--open")
    given = parser.read(arguments)
    for name in OPTIONS:
        key = name.replace("-", "_")
        if given[key] is None:
            given[key] = os.environ.get(f"KARTENTISCH_{key.upper()}") or None
    return given


def settings_of(given: Given, language: str) -> ServerSettings:
    """How the server is to be run; `Illegal` where that cannot be."""
    return ServerSettings(
        host=value(given, "host") or EVERYWHERE,
        port=_port(given),
        database=value(given, "database") or "",
        link=_link(value(given, "link")),
        public_url=_address(value(given, "public_url") or ""),
        origins=tuple((value(given, "origin") or "").split()),
        trusted_proxies=_proxies(value(given, "trusted_proxies") or "127.0.0.1"),
        log_level=_level(value(given, "log_level") or "info"),
        workers=number(given, "workers", least=1),
        log_format=_format(value(given, "log_format") or "auto"),
        language=language,
        club=" ".join((value(given, "club") or "").split())[:LONGEST_CLUB],
        imprint=value(given, "imprint") or "",
        privacy=value(given, "privacy") or "",
        password=_password(value(given, "password_file")),
        keep_days=_days(given),
        open_browser=flag(given, "open"),
    )


def _port(given: Given) -> int | None:
    port = number(given, "port", least=0)
    if port is not None and port > HIGHEST_PORT:
        raise Illegal("serve-port", port=str(port), most=str(HIGHEST_PORT))
    return port


def _link(text: str | None) -> str:
    if text is None:
        return LINK
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise Illegal("serve-link", text=quoted(text))
    return text


def _days(given: Given) -> int:
    days = number(given, "keep", least=0)
    return KEEP_DAYS if days is None else days


def _address(text: str) -> str:
    parts = urlsplit(text)
    if text and not (parts.scheme in ("http", "https") and parts.netloc):
        raise Illegal("serve-public-url", text=quoted(text))
    return text


def _proxies(text: str) -> str:
    """Addresses and networks. One that is misspelt would be trusted by nobody, and all who come through it be one."""
    for part in text.split(","):
        try:
            ip_network(part.strip(), strict=False)
        except ValueError:
            if text.strip() != "*":
                raise Illegal("serve-trusted-proxies", text=quoted(part.strip())) from None
    return text


def _level(text: str) -> str:
    if text not in LOG_LEVELS:
        raise Illegal("serve-log-level", text=quoted(text), known=", ".join(LOG_LEVELS))
    return text


def _format(text: str) -> str:
    if text not in LOG_FORMATS:
        raise Illegal("serve-log-format", text=quoted(text), known=", ".join(LOG_FORMATS))
    return text


def _password(file: str | None) -> str:
    """The first line of a file. It does not stand on the command line, which everybody on the machine can read."""
    if file is None:
        return ""
    try:
        lines = Path(file).read_text("utf-8-sig").splitlines()
    except OSError as error:
        raise Illegal("serve-file", file=file, why=error.strerror or type(error).__name__) from None
    except UnicodeError:
        raise Illegal("serve-file", file=file, why="UTF-8") from None
    password = lines[0].strip() if lines else ""
    if not password:
        raise Illegal("serve-password-empty", file=file)
    return password
